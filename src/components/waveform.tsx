import { css } from "@emotion/react";
import type { CSSProperties } from "react";
import { waveform } from "../design/pulse";
import { color } from "../design/tokens";

const svg = css({
  display: "block",
  width: "100%",
  height: "auto",
  fill: "none",
  stroke: color.pulse,
  strokeWidth: 4,
  strokeLinecap: "round",
});

/** Distance of bars in SVG units. */
const STEP = 8;

interface WaveformProps {
  seed: string;
  /** Heights of the bars, 0 to 1; by default they are generated from the seed. */
  levels?: readonly number[] | null | undefined;
  height?: number;
  /** Number of bars. */
  bars?: number;
  className?: string;
  style?: CSSProperties;
}

/** A waveform, measured or generated; decorative. */
export const Waveform = ({ seed, levels, height = 120, bars = 56, ...rest }: WaveformProps) => {
  const heights = levels ?? waveform(seed, bars);
  const path = heights
    .map((level, index) => {
      const length = Math.max(1, Math.round(level * (height - 4)));
      return `M${index * STEP + STEP / 2} ${(height - length) / 2}v${length}`;
    })
    .join("");
  return (
    <svg css={svg} {...rest} viewBox={`0 0 ${heights.length * STEP} ${height}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
};
