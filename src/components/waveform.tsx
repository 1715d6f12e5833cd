import { css } from "@emotion/react";
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
  height?: number;
  /** Number of bars. */
  bars?: number;
  className?: string;
}

/** An episode's waveform, generated from its slug; decorative. */
export const Waveform = ({ seed, height = 120, bars = 56, className }: WaveformProps) => {
  const path = waveform(seed, bars)
    .map((level, index) => {
      const length = Math.max(1, Math.round(level * (height - 4)));
      return `M${index * STEP + STEP / 2} ${(height - length) / 2}v${length}`;
    })
    .join("");
  return (
    <svg css={svg} className={className} viewBox={`0 0 ${bars * STEP} ${height}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
};
