import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/button";
import { PulseLine } from "../../components/pulse-line";
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
  // The flat line runs from the title to the edge of the window.
  title: css({
    display: "grid",
    gridTemplateColumns: "minmax(min-content,max-content) minmax(0,1fr)",
    alignItems: "center",
    gap: space.large,
    paddingTop: `calc(${space.section} * 0.8)`,
    "& svg": { width: "100vw", maxWidth: "none" },
  }),
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

/** 404 page with a flat line. */
export const NotFoundView = ({ title, text, link, children }: NotFoundViewProps) => (
  <HeroFrame>
    <div css={styles.title}>
      <h1 css={title.length <= SHORT_TITLE && styles.short}>{title}</h1>
      <PulseLine atOnce beats={[]} height={12} />
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
