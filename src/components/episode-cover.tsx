import { css } from "@emotion/react";
import { color, font, onDeepProperties, radius, size, space } from "../design/tokens";
import { Waveform } from "./waveform";

const styles = {
  cover: css({
    background: color.deep,
    ...onDeepProperties,
    borderRadius: radius.base,
    padding: space.medium,
    display: "grid",
    gap: space.medium,
    gridTemplateRows: "1.5rem 1fr 3.4rem",
    alignItems: "center",
    aspectRatio: "1 / 1",
    width: "100%",
    containerType: "inline-size",
  }),
  label: css({ fontSize: size.small, color: color.muted }),
  title: css({
    font: `620 clamp(1rem,7cqi,1.75rem)/1.12 ${font.display}`,
    letterSpacing: "-.02em",
    textWrap: "balance",
  }),
};

interface EpisodeCoverProps {
  seed: string;
  /** Number and duration. */
  label: string;
  title: string;
}

/** An episode's cover where it has no picture: its waveform with number and title. The page says both as text beside it. */
export const EpisodeCover = ({ seed, label, title }: EpisodeCoverProps) => (
  <div css={styles.cover} aria-hidden="true">
    <span css={styles.label}>{label}</span>
    <Waveform seed={seed} />
    <span css={styles.title}>{title}</span>
  </div>
);
