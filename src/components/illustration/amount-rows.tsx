import type { ReactNode } from "react";
import { HEIGHT, WIDTH, type DrawingProps } from "./parts";
import { Words } from "./words";

const TOP = 64;
/** Room of a label that has a note at the end of its line. */
const LABEL = 300;

interface AmountRowsProps extends DrawingProps {
  /** Draws an amount, from 0 to 100, below its label. */
  children: (amount: number, place: { y: number; room: number; isLast: boolean }) => ReactNode;
}

/** A title, and a row for each amount with its label and note. */
export const AmountRows = ({ title, items, children }: AmountRowsProps) => {
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
            {children(amount ?? 0, { y: y + 28, room: row - 34, isLast: index === items.length - 1 })}
          </g>
        );
      })}
    </>
  );
};
