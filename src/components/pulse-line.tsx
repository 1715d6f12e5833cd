import { css, keyframes } from "@emotion/react";
import { heartbeat, phrase, type Beat } from "../design/pulse";
import { color } from "../design/tokens";

const draw = keyframes`from{stroke-dashoffset:1}to{stroke-dashoffset:0}`;

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
  /** Draws itself once, on load or when it comes into view; without motion it simply stands there. */
  drawn: css({
    "@media (prefers-reduced-motion:no-preference)": {
      strokeDasharray: 1,
      animation: `${draw} 1.4s cubic-bezier(.4,0,.2,1) both`,
      "@supports (animation-timeline:view())": { animationTimeline: "view()", animationRange: "entry 0% cover 35%" },
    },
  }),
};

interface PulsePathProps {
  /** The `d` of the path. */
  d: string;
}

/** One path of the line; for drawings that put more than the line into their SVG. */
export const PulsePath = ({ d }: PulsePathProps) => (
  <path d={d} pathLength={1} css={styles.drawn} vectorEffect="non-scaling-stroke" />
);

interface PulseLineProps {
  /** The beats on a line 1200 long; or a seed, for a phrase of its own. */
  beats: readonly Beat[] | string;
  height?: number;
  className?: string;
}

const WIDTH = 1200;

/** The pulse line across its container: an ornament, hidden from screen readers. */
export const PulseLine = ({ beats, height = 120, className }: PulseLineProps) => {
  const list = typeof beats === "string" ? phrase(beats, WIDTH) : beats;
  return (
    <svg
      css={styles.svg}
      className={className}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      style={{ height }}
      aria-hidden="true"
    >
      <PulsePath d={heartbeat(WIDTH, height * 0.72, height * 0.66, list)} />
    </svg>
  );
};
