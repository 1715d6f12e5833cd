import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/button";
import { Paragraphs } from "../../components/paragraphs";
import { color, size, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";

export const query = graphql`
  fragment NotFoundView on NotFoundView {
    title
    text
    link {
      label
      to
    }
    metadata {
      ...Metadata
    }
  }
`;

const styles = {
  title: css({ paddingTop: `calc(${space.section} * 0.8)` }),
  short: css({ fontSize: size.giant, letterSpacing: "-.05em" }),
  words: css({
    display: "grid",
    justifyItems: "start",
    gap: space.medium,
    paddingBlock: `${space.medium} ${space.section}`,
    minHeight: "36vh",
    alignContent: "start",
  }),
  text: css({ fontSize: size.lead, color: color.muted }),
  ways: css({ width: "100%", marginTop: space.medium }),
};

/** Titles up to this length are set as a figure. */
const SHORT_TITLE = 5;

interface NotFoundViewProps extends Omit<Queries.NotFoundViewFragment, "metadata"> {
  /** Ways to what was looked for. */
  children?: ReactNode;
}

/** 404 page. */
export const NotFoundView = ({ title, text, link, children }: NotFoundViewProps) => (
  <HeroFrame>
    <div css={styles.title}>
      <h1 css={title.length <= SHORT_TITLE && styles.short}>{title}</h1>
    </div>
    <div css={styles.words}>
      <Paragraphs css={styles.text} text={text} />
      <ButtonLink to={link.to} variant="hero" size="lg">
        {link.label}
      </ButtonLink>
      {children && <div css={styles.ways}>{children}</div>}
    </div>
  </HeroFrame>
);
