import { useContext, type ComponentProps } from "react";
import type { PaceKind } from "../../content-model/fields/illustrations";
import { LINES, type Beat } from "../../design/pulse";
import { ICON_PATHS, type Icon } from "../icon";
import { LineStyleContext } from "../line-style";
import { Frame } from "./frame";
import { WIDTH } from "./parts";

export interface Pace {
  kind: string;
  steps: readonly { at: number }[];
}

export interface PaceLineProps {
  icon: ComponentProps<typeof Icon>["name"];
  pace: Pace;
  /** The step that is marked, counted from 1; the last one by default. */
  step?: number | null | undefined;
}

/** Height of the line with its icon and dots. */
export const LINE_HEIGHT = 118;
/** Where the line begins, behind the icon. */
const START = 112;
const BASELINE = 92;
/** Distance of the beats of one wave. */
const RIPPLE = 17;

/** Where a step is on the line. */
export const stepX = ({ at }: { at: number }): number => START + 18 + Math.round((at / 100) * (WIDTH - START - 36));

/** The beats of each kind of pace. */
const BEATS = {
  slow: (x, index, count) => [{ x, height: ((index + 1) / count) ** 2 }],
  sudden: (x, index) => [{ x, height: index === 0 ? 1 : 0.3 }],
  returning: (x) => [{ x, height: 0.75 }],
  seasonal: (x) => [-1, 0, 1].map((turn) => ({ x: x + turn * RIPPLE, height: turn === 0 ? 0.9 : 0.4 })),
} satisfies Record<PaceKind, (x: number, index: number, count: number) => Beat[]>;

/** An industry's icon, and the line of how its people decide: a beat for each step. */
export const PaceLine = ({ icon, pace: { kind, steps }, step }: PaceLineProps) => {
  const line = LINES[useContext(LineStyleContext)];
  const beats = steps.flatMap((one, index) => BEATS[kind as PaceKind](stepX(one) - START, index, steps.length));
  beats.sort((one, other) => one.x - other.x);
  return (
    <>
      <circle className="mist" cx="56" cy="56" r="54" stroke="none" />
      <path className="sign" transform="translate(20 20) scale(3)" d={ICON_PATHS[icon]} />
      <g transform={`translate(${START})`}>
        <path className="ours" d={line(WIDTH - START, BASELINE, 54, beats, 12)} />
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

/** The small drawing of an industry, as an ornament of its card. */
export const SmallPace = ({ className, ...props }: PaceLineProps & { className?: string }) => (
  <Frame height={LINE_HEIGHT} className={className}>
    <PaceLine {...props} />
  </Frame>
);
