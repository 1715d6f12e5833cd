import { css } from "@emotion/react";
import { color, font, size, space, weight } from "../design/tokens";
import { Stars } from "./stars";
import { InlineParagraphs } from "./paragraphs";

const styles = {
  figure: css({
    display: "grid",
    alignContent: "start",
    gap: space.base,
    padding: `${space.medium} 0`,
    borderTop: `2px solid ${color.ink}`,
  }),
  /** A form to be filled in. */
  sample: css({ padding: space.medium, border: `1px dashed ${color.edge}` }),
  words: css({ font: `${weight.normal} ${size.h4}/1.4 ${font.text}` }),
  result: css({ fontWeight: weight.bold, color: color.pulseInk }),
  by: css({ fontSize: size.small, color: color.muted, display: "grid", gap: space.hair }),
  name: css({ color: color.ink, fontWeight: weight.bold }),
};

interface QuoteProps {
  name: string;
  client: string;
  location: string;
  content: string;
  result: string;
  rating: number;
  offer: string;
  ratingLabel: string;
  /** Label of a sample; missing for real quotes. */
  sampleLabel?: string;
}

/** A testimonial: quote, name, client, result. */
export const Quote = ({
  name,
  client,
  location,
  content,
  result,
  rating,
  offer,
  ratingLabel,
  sampleLabel,
}: QuoteProps) => (
  <figure css={[styles.figure, sampleLabel && styles.sample]}>
    {sampleLabel && <p css={styles.by}>{sampleLabel}</p>}
    <Stars rating={rating} label={ratingLabel} />
    <blockquote css={styles.words}>
      <InlineParagraphs text={content} />
    </blockquote>
    <p css={styles.result}>{result}</p>
    <figcaption css={styles.by}>
      <span css={styles.name}>{name}</span>
      <span>{`${client}, ${location}`}</span>
      <span>{offer}</span>
    </figcaption>
  </figure>
);
