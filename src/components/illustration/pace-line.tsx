import { useContext } from "react";
import type { PaceKind } from "../../content-model/fields/illustrations";
import { LINES, type Beat } from "../../design/pulse";
import { drawingOf } from "../icon";
import { LineStyleContext } from "../line-style";
import { WIDTH } from "./parts";

export interface Pace {
  kind: string;
  steps: readonly { at: number }[];
}

export interface PaceLineProps {
  icon: string;
  pace: Pace;
  /** The step that is marked, counted from 1; the last one by default. */
  step?: number | null | undefined;
}

/** Height of the line with its icon and dots. */
export const LINE_HEIGHT = 118;
/** Where the line begins, behind the icon. */
const START = 112;
const BASELINE = 92;
/** Height of a wave relative to a beat, which is narrower. */
const WAVE = 1.9;
const BEAT_WIDTH = 12;

/** Where a step is on the line. */
export const stepX = ({ at }: { at: number }): number => START + 18 + Math.round((at / 100) * (WIDTH - START - 36));

/** The heights of the beats of each kind of pace. */
const HEIGHTS = {
  slow: (index, count) => ((index + 1) / count) ** 2,
  sudden: (index) => (index === 0 ? 1 : 0.5),
  returning: () => 0.75,
  seasonal: () => WAVE,
} satisfies Record<PaceKind, (index: number, count: number) => number>;

/** An industry's icon, and the line of how its people decide: a beat for each step. */
export const PaceLine = ({ icon, pace: { kind, steps }, step }: PaceLineProps) => {
  const style = useContext(LineStyleContext);
  // Waves have the calm curve of the plain style.
  const line = LINES[kind === "seasonal" ? "plain" : style];
  const heightOf = HEIGHTS[kind as PaceKind];
  const beats = steps.map((one, index): Beat => ({ x: stepX(one) - START, height: heightOf(index, steps.length) }));
  beats.sort((one, other) => one.x - other.x);
  // It ends with its last beat: a flat end would say the opposite.
  const end = Math.min(WIDTH - START, (beats.at(-1)?.x ?? 0) + BEAT_WIDTH);
  return (
    <>
      <circle className="mist" cx="56" cy="56" r="54" stroke="none" />
      <g className="sign" transform="translate(20 20) scale(3)" {...drawingOf(icon)} />
      <g transform={`translate(${START})`}>
        <path className="ours" d={line(end, BASELINE, 54, beats, BEAT_WIDTH)} />
      </g>
      {steps.map((one, index) => (
        <circle
          key={index}
          className={index + 1 === (step ?? steps.length) ? "dot" : "quiet"}
          cx={stepX(one)}
          cy={BASELINE + 18}
          r="6"
        />
      ))}
    </>
  );
};
