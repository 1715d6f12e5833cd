import { css, keyframes } from "@emotion/react";
import { useContext } from "react";
import { LINES, phrase, type Beat } from "../design/pulse";
import { color } from "../design/tokens";
import { LineStyleContext } from "./line-style";

/**
 * Reveals the line from start to end. Not a dash animation: browsers disagree on dash lengths with non-scaling
 * strokes, and in wide windows the line would end early.
 */
const draw = keyframes`from{clip-path:inset(-1rem 100% -1rem -1rem)}to{clip-path:inset(-1rem)}`;

const styles = {
  svg: css({
    display: "block",
    width: "100%",
    overflow: "visible",
    fill: "none",
    stroke: color.pulse,
    strokeWidth: 2.5,
    strokeLinejoin: "round",
    strokeLinecap: "round",
  }),
  /** Draws itself on load; with reduced motion it is drawn from the start. */
  drawn: css({
    "@media (prefers-reduced-motion:no-preference)": {
      animation: `${draw} 1.4s cubic-bezier(.4,0,.2,1) backwards`,
    },
  }),
  /** Below the fold: draws itself when scrolled into view. */
  later: css({
    // A short range, because the last line of a page cannot scroll far up.
    "@supports (animation-timeline:view())": { animationTimeline: "view()", animationRange: "entry 0% contain 12%" },
  }),
};

interface PulsePathProps {
  /** Path data. */
  d: string;
  /** True above the fold. */
  atOnce?: boolean;
}

/** One path of the line, for drawings with further elements. */
export const PulsePath = ({ d, atOnce = false }: PulsePathProps) => (
  <path d={d} css={[styles.drawn, !atOnce && styles.later]} vectorEffect="non-scaling-stroke" />
);

/** Width of the line's coordinate system. */
export const LINE_WIDTH = 1200;

interface PulseLineProps {
  /** Beats on a line `LINE_WIDTH` long, or a seed for a generated phrase. */
  beats: readonly Beat[] | string;
  height?: number;
  atOnce?: boolean;
  className?: string;
}

/** A flat line with beats, or a calm curve with the plain style, at its container's width; decorative. */
export const PulseLine = ({ beats, height = 120, atOnce, className }: PulseLineProps) => {
  const style = useContext(LineStyleContext);
  if (style === "none") return null;
  const line = LINES[style];
  const list = typeof beats === "string" ? phrase(beats, LINE_WIDTH) : beats;
  return (
    <svg
      css={styles.svg}
      className={className}
      viewBox={`0 0 ${LINE_WIDTH} ${height}`}
      preserveAspectRatio="none"
      style={{ height }}
      aria-hidden="true"
    >
      <PulsePath d={line(LINE_WIDTH, height * 0.72, height * 0.66, list)} atOnce={atOnce} />
    </svg>
  );
};
