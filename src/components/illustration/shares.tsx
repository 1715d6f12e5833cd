import { HEIGHT, WIDTH, type DrawingProps } from "./parts";
import { Words } from "./words";

const TOP = 64;
/** Room of a label that has a note at the end of its line. */
const LABEL = 300;
const OF = 10;

/** Of each amount, how many of ten squares are filled. */
export const Shares = ({ title, items }: DrawingProps) => {
  const row = (HEIGHT - TOP) / items.length;
  const step = WIDTH / OF;
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
            {Array.from({ length: OF }, (_, square) => (
              <rect
                key={square}
                className={square < Math.round((amount ?? 0) / OF) ? "vital" : "mark"}
                x={square * step + 2}
                y={y + 28}
                width={step - 12}
                height={Math.min(step - 12, row - 34)}
                rx="6"
              />
            ))}
          </g>
        );
      })}
    </>
  );
};
