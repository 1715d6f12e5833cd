import { css } from "@emotion/react";
import { waveform } from "../design/pulse";
import { color } from "../design/tokens";

const svg = css({ display: "block", width: "100%", height: "auto", fill: color.pulse });

const BARS = 56;

/** An episode's waveform, drawn from its slug: an ornament, hidden from screen readers. */
export const Waveform = ({ seed, height = 120 }: { seed: string; height?: number }) => (
  <svg css={svg} viewBox={`0 0 ${BARS * 8} ${height}`} aria-hidden="true">
    {waveform(seed, BARS).map((level, index) => (
      <rect key={index} x={index * 8 + 2} width={4} rx={2} y={(height * (1 - level)) / 2} height={height * level} />
    ))}
  </svg>
);
