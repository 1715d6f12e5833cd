import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../components/button";
import { Container } from "../components/container";
import { PulseLine } from "../components/pulse-line";
import { color, size, space } from "../design/tokens";

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
  band: css({ paddingTop: space.band, overflow: "hidden" }),
  block: css({ display: "grid", justifyItems: "start", gap: space.medium, maxWidth: "52rem" }),
  title: css({ fontSize: size.h1 }),
  text: css({ fontSize: size.lead, color: color.muted, maxWidth: "36rem" }),
  actions: css({ display: "flex", flexWrap: "wrap", gap: `${space.base} ${space.medium}`, alignItems: "center" }),
  line: css({ marginTop: space.large }),
};

/** The line at rest: one calm beat. */
const LAST_BEAT = [{ x: 620, height: 0.8 }];

interface ClosingProps {
  title: string;
  text?: string | null;
  primary: { label: string; to: string };
  secondary?: { label: string; to: string } | null;
}

/** The closing band of a page: the next step, above the line at rest. */
export const Closing = ({ title, text, primary, secondary }: ClosingProps) => (
  <section css={styles.band} aria-labelledby="closing" data-print="off">
    <Container>
      <div css={styles.block}>
        <h2 id="closing" css={styles.title}>
          {title}
        </h2>
        {text && <p css={styles.text}>{text}</p>}
        <div css={styles.actions}>
          <ButtonLink to={primary.to} variant="hero" size="lg">
            {primary.label}
          </ButtonLink>
          {secondary && (
            <ButtonLink to={secondary.to} variant="link">
              {secondary.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </Container>
    <PulseLine beats={LAST_BEAT} height={130} css={styles.line} />
  </section>
);
