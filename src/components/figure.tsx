import { css } from "@emotion/react";
import { color, font, size, space, weight } from "../design/tokens";

const styles = {
  block: css({ display: "grid", gap: space.tiny }),
  number: css({
    font: `${weight.bold} clamp(3.5rem,2rem + 6vw,7rem)/0.85 ${font.display}`,
    letterSpacing: "-.04em",
    color: color.pulseInk,
    fontVariantNumeric: "tabular-nums",
  }),
  label: css({ color: color.muted, fontSize: size.small, maxWidth: "16rem" }),
};

/** A large figure with its label. */
export const Figure = ({ number, label }: { number: string; label: string }) => (
  <p css={styles.block}>
    <strong css={styles.number}>{number}</strong> <span css={styles.label}>{label}</span>
  </p>
);
