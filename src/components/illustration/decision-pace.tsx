import { Frame } from "./frame";
import { LINE_HEIGHT, PaceLine, type Pace, type PaceLineProps } from "./pace-line";
import { HEIGHT, WIDTH } from "./parts";

export interface DescribedPace extends Pace {
  description: string;
  title: string;
  steps: readonly { label: string; note?: string | null; at: number }[];
}

interface DecisionPaceProps extends PaceLineProps {
  pace: DescribedPace;
  /** The services, and at which step each works. */
  services: readonly { name: string; step?: number | null | undefined }[];
  className?: string;
}

const TOP = LINE_HEIGHT + 30;
/** Characters that fit below a step. */
const ROOM = 54;
/** Height of the last row, and of every row at most. */
const LAST = 34;
const ROOMY = 76;

/** As many names as there is room for, and how many are left. */
const namesIn = (names: readonly string[]): string => {
  const shown = names.filter((_, index) => names.slice(0, index + 1).join(" · ").length <= ROOM);
  const left = names.length - shown.length;
  return [...shown, ...(left > 0 ? [`+${left}`] : [])].join(" · ");
};

/** The title of a pace, above its line. */
export const PaceTitle = ({ title }: { title: string }) => (
  <text x="130" y="20">
    {title}
  </text>
);

/** How the people of an industry decide, step by step, and the services at each step. */
export const DecisionPace = ({ icon, pace, step, services, className }: DecisionPaceProps) => {
  const row = Math.min(ROOMY, (HEIGHT - TOP - LAST) / (pace.steps.length - 1));
  const marked = step ?? pace.steps.length;
  return (
    <Frame description={pace.description} className={className}>
      <PaceTitle title={pace.title} />
      <PaceLine icon={icon} pace={pace} step={step} />
      <path className="mark" strokeDasharray="1 6" d={`M56 ${LINE_HEIGHT}V${TOP + (pace.steps.length - 1) * row}`} />
      {pace.steps.map(({ label, note }, index) => {
        const y = TOP + index * row;
        const names = services.flatMap(({ name, step: at }) => (at === index + 1 ? [name] : []));
        return (
          <g key={index} className="later" style={{ "--turn": index }}>
            <circle className={index + 1 === marked ? "dot" : "quiet"} cx="56" cy={y} r="9" />
            <text x="84" y={y + 6}>
              {label}
            </text>
            {note && (
              <text className="note" x={WIDTH} y={y + 6} textAnchor="end">
                {note}
              </text>
            )}
            {names.length > 0 && (
              <text className="note" x="84" y={y + 27}>
                {namesIn(names)}
              </text>
            )}
          </g>
        );
      })}
    </Frame>
  );
};
