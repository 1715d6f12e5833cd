import { css } from "@emotion/react";
import { useContext } from "react";
import { LINES, phrase } from "../design/pulse";
import { color } from "../design/tokens";
import { LineStyleContext } from "./line-style";
import { LINE_WIDTH, PulsePath } from "./pulse-line";

const HEIGHT = 400;
/** Position, height and beat width of the front line. */
const FRONT = { baseline: 320, amplitude: 240, beatWidth: 80 };
/** Number of lines behind it, each further away; the last is almost flat. */
const ECHOES = 8;
const STEP = 30;

const styles = {
  svg: css({
    display: "block",
    width: "100%",
    height: "100%",
    // Each line hides those behind it. Parents with another background set --ground.
    background: `var(--ground,${color.mist})`,
    fill: `var(--ground,${color.mist})`,
    stroke: color.pulse,
    strokeWidth: 2.5,
    strokeLinejoin: "round",
    transition: "inherit",
  }),
  echoes: css({ stroke: color.edge, strokeWidth: 1.25, strokeOpacity: 0.5 }),
};

interface ArticlePictureProps {
  /** Seed of the line. */
  seed: string;
  atOnce?: boolean;
}

/** Generated picture of an article without a photograph, from the article's phrase of the line. */
export const ArticlePicture = ({ seed, atOnce }: ArticlePictureProps) => {
  const id = `line-${seed}`;
  const beats = phrase(seed, LINE_WIDTH);
  const line = LINES[useContext(LineStyleContext)];
  const lineAt = (baseline: number): string => line(LINE_WIDTH, baseline, FRONT.amplitude, beats, FRONT.beatWidth);
  return (
    <svg css={styles.svg} viewBox={`0 0 ${LINE_WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <path id={id} d={lineAt(0)} vectorEffect="non-scaling-stroke" />
      </defs>
      <g css={styles.echoes}>
        {Array.from({ length: ECHOES }, (_, index) => {
          const strength = (index + 1) / (ECHOES + 1);
          const y = FRONT.baseline - (ECHOES - index) * STEP;
          return <use key={index} href={`#${id}`} transform={`translate(0 ${y}) scale(1 ${strength.toFixed(2)})`} />;
        })}
      </g>
      <PulsePath d={lineAt(FRONT.baseline)} atOnce={atOnce} />
    </svg>
  );
};
