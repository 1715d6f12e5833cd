import { WIDTH, type DrawingProps } from "./parts";
import { linesOf, Words } from "./words";

const MIDDLE = 206;
/** Half the height of the strip where all are still there, and the distance of its dots. */
const FULL = 66;
const GRID = 12;

/** An ad, and how many of those who press it are left at each step: a strip of dots that thins to those who come. */
export const AdFunnel = ({ title, items }: DrawingProps) => {
  const step = (WIDTH - 2 * GRID) / (items.length - 1);
  const amount = (index: number): number => items[Math.min(index, items.length - 1)]?.amount ?? 0;
  /** Half the height of the strip: it falls from step to step, steeply first. */
  const half = (x: number): number => {
    const index = Math.floor(x / step);
    const part = (1 - (x / step - index)) ** 2;
    return ((amount(index) * part + amount(index + 1) * (1 - part)) / 100) * FULL;
  };
  const dots = Array.from({ length: Math.floor((WIDTH - 2 * GRID) / GRID) + 1 }, (_, column) => {
    const rows = Math.floor(half(column * GRID) / GRID);
    return Array.from(
      { length: 2 * rows + 1 },
      (__, row) => `M${4 + column * GRID} ${MIDDLE + (row - rows) * GRID}h0`,
    ).join("");
  }).join("");
  return (
    <>
      <rect className="paper" x="1" y="1" width="300" height="108" rx="12" />
      <rect className="vital" x="20" y="20" width="34" height="18" rx="4" />
      <path d="M66 29h90M20 88h240" />
      <Words x={20} y="68" lines={[title]} room={265} />
      <path className="dots" d={dots} />
      <circle className="dot" cx={WIDTH - 12} cy={MIDDLE} r="11" />
      {items.map(({ label, note }, index) => {
        const isLast = index === items.length - 1;
        const x = isLast ? WIDTH : index * step;
        const y = index % 2 ? 346 : 312;
        const room = Math.min(1.25 * step, isLast ? WIDTH : WIDTH - x);
        const lines = linesOf(label, room);
        return (
          <g key={label} className="later" style={{ "--turn": index }} textAnchor={isLast ? "end" : "start"}>
            <path
              className="mark"
              d={`M${isLast ? WIDTH - 12 : x + 4} ${MIDDLE + half(x) + 14}V${y - 22}`}
              strokeDasharray="1 6"
            />
            <Words x={x} y={y} lines={lines} room={room}>
              {note && lines.length === 1 && <tspan className="note"> {note}</tspan>}
            </Words>
          </g>
        );
      })}
    </>
  );
};
