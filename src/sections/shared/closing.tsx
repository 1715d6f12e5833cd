import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Actions } from "../../components/actions";
import { Container } from "../../components/container";
import { phoneLink } from "content-kit/lib/phone-link";
import { LINE_WIDTH, PulseLine } from "../../components/pulse-line";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, font, size, space, weight } from "../../design/tokens";
import { site } from "../../site-data";
import { TrustLinks } from "./trust-links";

export const query = graphql`
  fragment Closing on CallToAction {
    title
    text
    primary {
      label
      to
    }
    secondary {
      label
      to
    }
  }
`;

const styles = {
  // `clip`, because `hidden` would be the scroll container of the line's animation.
  section: css({
    paddingTop: space.section,
    overflow: "clip",
    "&:not(:has(> svg))": { paddingBottom: space.section },
  }),
  grid: css({
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    gap: space.large,
    [above.medium]: { gridTemplateColumns: "minmax(0,1fr) auto", alignItems: "end" },
  }),
  block: css({
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    justifyItems: "start",
    gap: space.medium,
    maxWidth: "52rem",
  }),
  title: css({ fontSize: size.h1 }),
  text: css({ fontSize: size.lead, color: color.muted, maxWidth: "36rem" }),
  call: css({ color: color.muted }),
  phone: css({
    display: "block",
    font: `${weight.bold} ${size.h3}/1.5 ${font.display}`,
    letterSpacing: "-.02em",
    color: color.ink,
    [above.small]: { whiteSpace: "nowrap" },
    textDecorationColor: color.pulse,
    "&:hover": { color: color.vital },
  }),
  line: css({ marginTop: space.large }),
};

/** The line at rest: a calm and steady pulse from edge to edge. */
const STEADY = Array.from({ length: 6 }, (_, index) => ({ x: ((index + 0.5) * LINE_WIDTH) / 6, height: 0.45 }));

interface ClosingProps {
  title: string;
  text?: string | null;
  primary: { label: string; to: string };
  secondary?: { label: string; to: string } | null;
}

/** Last section of a page: call to action, telephone number, and the line at rest. */
export const Closing = ({ title, text, primary, secondary }: ClosingProps) => (
  <section css={styles.section} aria-labelledby="closing" data-print="off">
    <Container>
      <div css={styles.grid}>
        <div css={styles.block}>
          <h2 id="closing" css={styles.title}>
            {title}
          </h2>
          {text && <Paragraphs css={styles.text} text={text} />}
          <Actions primary={primary} secondary={secondary} />
          <TrustLinks />
        </div>
        <p css={styles.call}>
          <a href={phoneLink(site.phone)} css={styles.phone}>
            {site.phone}
          </a>
          {site.hours.text}
        </p>
      </div>
    </Container>
    <PulseLine beats={STEADY} height={130} css={styles.line} />
  </section>
);
