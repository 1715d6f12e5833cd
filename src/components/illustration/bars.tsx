import { HEIGHT, WIDTH, type DrawingProps } from "./parts";
import { Words } from "./words";

const TOP = 64;
/** Room of a label that has a note at the end of its line. */
const LABEL = 300;

/** Amounts as bars, to one scale; the last one is marked. */
export const Bars = ({ title, items }: DrawingProps) => {
  const row = (HEIGHT - TOP) / items.length;
  return (
    <>
      <text x="0" y="32">
        {title}
      </text>
      {items.map(({ label, note, amount }, index) => {
        const y = TOP + index * row;
        return (
          <g key={label} className="later" style={{ "--turn": index }}>
            <Words x={0} y={y + 18} lines={[label]} room={note ? LABEL : WIDTH} />
            {note && <Words note x={WIDTH} y={y + 18} lines={[note]} room={WIDTH - LABEL} textAnchor="end" />}
            <rect className="mist" x="0" y={y + 28} width={WIDTH} height="26" rx="4" stroke="none" />
            <rect
              className={index === items.length - 1 ? "dot" : "vital"}
              x="0"
              y={y + 28}
              width={((amount ?? 0) / 100) * WIDTH}
              height="26"
              rx="4"
            />
          </g>
        );
      })}
    </>
  );
};
