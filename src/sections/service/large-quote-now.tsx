import { css } from "@emotion/react";
import { ButtonLink } from "../../components/button";
import { Section } from "../../components/container";
import { Paragraphs } from "../../components/paragraphs";
import { color, font, size, space, weight } from "../../design/tokens";

const styles = {
  words: css({
    font: `${weight.bold} ${size.title}/1.08 ${font.display}`,
    letterSpacing: "-.02em",
    maxWidth: "15em",
    textWrap: "balance",
  }),
  action: css({ marginTop: space.large }),
  note: css({ color: color.muted, marginTop: space.medium, maxWidth: "34rem" }),
};

interface LargeQuoteProps {
  words: string;
  note: string;
  action?: { label: string; to: string };
}

/** A sentence in large type on a dark section, and the next step. */
export const LargeQuote = ({ words, note, action }: LargeQuoteProps) => (
  <div>
    <Section tone="deep" narrow>
      <Paragraphs css={styles.words} text={words} />
      <p css={styles.note}>{note}</p>
      {action && (
        <p css={styles.action}>
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </p>
      )}
    </Section>
  </div>
);
