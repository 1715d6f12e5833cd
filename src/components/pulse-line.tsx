import { css, keyframes } from "@emotion/react";
import { useContext, type ReactNode } from "react";
import { LINES, phrase, type Beat } from "../design/pulse";
import { color } from "../design/tokens";
import { LineStyleContext } from "./line-style";

/**
 * It comes in sight from its beginning to its end. A dash that grows would be the usual way; but browsers do not agree on how long
 * one is on a stroke that is not scaled, and on a window wider than the drawing it ends before the line does.
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
  /** Draws itself once, on load; without motion it simply stands there. */
  drawn: css({
    "@media (prefers-reduced-motion:no-preference)": {
      animation: `${draw} 1.4s cubic-bezier(.4,0,.2,1) backwards`,
    },
  }),
  /** Further down the page it waits until the visitor has come there. */
  later: css({
    // Soon after it is in sight as a whole: the last one of a page comes no higher than the footer lets it.
    "@supports (animation-timeline:view())": { animationTimeline: "view()", animationRange: "entry 0% contain 12%" },
  }),
};

interface PulsePathProps {
  /** The `d` of the path. */
  d: string;
  /** True on the first screen, where nobody has to scroll for it. */
  atOnce?: boolean;
}

/** One path of the line; for drawings that put more than the line into their SVG. */
export const PulsePath = ({ d, atOnce = false }: PulsePathProps) => (
  <path d={d} css={[styles.drawn, !atOnce && styles.later]} vectorEffect="non-scaling-stroke" />
);

/** The length on which the line's phrases are drawn, whatever the width of the window. */
export const LINE_WIDTH = 1200;

interface PulseDrawingProps {
  height: number;
  /** `PulsePath`s, on a ground `LINE_WIDTH` wide. */
  children: ReactNode;
  className?: string;
}

/** The ground of the line, as wide as its container: an ornament, hidden from screen readers. */
export const PulseDrawing = ({ height, children, className }: PulseDrawingProps) => (
  <svg
    css={styles.svg}
    className={className}
    viewBox={`0 0 ${LINE_WIDTH} ${height}`}
    preserveAspectRatio="none"
    style={{ height }}
    aria-hidden="true"
  >
    {children}
  </svg>
);

interface PulseLineProps {
  /** The beats on a line `LINE_WIDTH` long; or a seed, for a phrase of its own. */
  beats: readonly Beat[] | string;
  height?: number;
  atOnce?: boolean;
  className?: string;
}

/** A flat line with beats; a calm curve where the site has the plain line. */
export const PulseLine = ({ beats, height = 120, atOnce, className }: PulseLineProps) => {
  const line = LINES[useContext(LineStyleContext)];
  const list = typeof beats === "string" ? phrase(beats, LINE_WIDTH) : beats;
  return (
    <PulseDrawing height={height} className={className}>
      <PulsePath d={line(LINE_WIDTH, height * 0.72, height * 0.66, list)} atOnce={atOnce} />
    </PulseDrawing>
  );
};
