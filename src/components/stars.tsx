import { css } from "@emotion/react";
import { color } from "../design/tokens";

const stars = css({ color: color.pulseInk, letterSpacing: "0.15em", lineHeight: 1 });

/** A rating as stars, with a text for screen readers. */
export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <p css={stars} role="img" aria-label={label}>
    {"★".repeat(rating)}
    {"☆".repeat(5 - rating)}
  </p>
);
