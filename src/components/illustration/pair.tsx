import type { DescribedPace } from "./decision-pace";
import { Drawing } from "./drawing";
import { Frame } from "./frame";
import { LINE_HEIGHT, PaceLine, stepX, type PaceLineProps } from "./pace-line";
import { HEIGHT, WIDTH, type DrawingProps } from "./parts";

interface PairDrawingProps extends PaceLineProps {
  pace: DescribedPace;
  illustration: DrawingProps & { kind: string; description: string };
  className?: string;
}

const TOP = LINE_HEIGHT + 56;
/** Half the width of a character of the step's label, at most. */
const HALF_LETTER = 6.2;

/** Where the label of a step is: below it, and inside of the drawing. */
const labelX = (x: number, label: string): number => {
  const half = label.length * HALF_LETTER;
  return Math.round(Math.min(Math.max(x, half), Math.max(WIDTH - half, WIDTH / 2)));
};

/** An industry's line, and below the step at which the service works, what the service does. */
export const PairDrawing = ({ icon, pace, step, illustration, className }: PairDrawingProps) => {
  const at = step ? pace.steps[step - 1] : undefined;
  const x = at ? stepX(at) : 0;
  return (
    <Frame height={TOP + HEIGHT} description={`${pace.description} ${illustration.description}`} className={className}>
      <text x="130" y="20">
        {pace.title}
      </text>
      {/* Without a step, no dot is marked. */}
      <PaceLine icon={icon} pace={pace} step={step ?? 0} />
      {at && (
        <>
          <path className="ours" strokeDasharray="1 8" d={`M${x} ${LINE_HEIGHT + 6}v12`} />
          <text x={labelX(x, at.label)} y={LINE_HEIGHT + 38} textAnchor="middle">
            {at.label}
          </text>
        </>
      )}
      <g transform={`translate(0 ${TOP})`}>
        <Drawing kind={illustration.kind} title={illustration.title} items={illustration.items} />
      </g>
    </Frame>
  );
};
