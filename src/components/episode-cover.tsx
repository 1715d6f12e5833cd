import { css } from "@emotion/react";
import { color, font, onDeepProperties, radius, size, space, weight } from "../design/tokens";
import { Waveform } from "./waveform";

const styles = {
  cover: css({
    background: color.deep,
    ...onDeepProperties,
    borderRadius: radius.base,
    paddingBlock: space.medium,
    display: "grid",
    gridTemplateRows: "auto 1fr auto",
    alignItems: "center",
    aspectRatio: "1 / 1",
    width: "100%",
    overflow: "hidden",
    containerType: "inline-size",
    "& > span": { paddingInline: "max(1rem,7cqi)" },
  }),
  label: css({ fontSize: size.small, color: color.muted }),
  number: css({ font: `${weight.bold} clamp(3rem,38cqi,11rem)/.72 ${font.display}`, letterSpacing: "-.05em" }),
};

interface EpisodeCoverProps {
  seed: string;
  /** Text for number and duration. */
  label: string;
  /** Missing for trailers and bonus episodes. */
  number?: number | null;
}

/** Generated cover of an episode without a picture: waveform and number. The title is always beside it. */
export const EpisodeCover = ({ seed, label, number }: EpisodeCoverProps) => (
  <div css={styles.cover} aria-hidden="true">
    <span css={styles.label}>{label}</span>
    <Waveform seed={seed} />
    {typeof number === "number" && <span css={styles.number}>{number}</span>}
  </div>
);
