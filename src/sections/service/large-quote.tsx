import { css } from "@emotion/react";
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
  note: css({ color: color.muted, marginTop: space.medium, maxWidth: "34rem" }),
};

interface LargeQuoteProps {
  words: string;
  note: string;
}

/** A sentence in large type on a dark section. */
export const LargeQuote = ({ words, note }: LargeQuoteProps) => (
  <Section tone="deep" narrow>
    <Paragraphs css={styles.words} text={words} />
    <p css={styles.note}>{note}</p>
  </Section>
);
