import type { DrawingProps } from "./parts";
import { linesOf, Words } from "./words";

const COLUMNS = 5;
const ROWS = 6;
/** The order in which the days fill: not one after the other, as in a calendar of people. */
const SCATTER = 7;
/** Width of the words of a letter. */
const ROOM = 172;

/** Letters in an inbox, and the calendar that they fill: a day for each appointment that follows. */
export const InboxCalendar = ({ title, items }: DrawingProps) => {
  const row = 290 / items.length;
  const ends = items.reduce<number[]>((sums, { amount }) => [...sums, (sums.at(-1) ?? 0) + (amount ?? 0)], []);
  const letters = items.map((_, index) => 64 + index * row + (row - 12) / 2);
  const days = Array.from({ length: COLUMNS * ROWS }, (_, day) => (day * SCATTER) % (COLUMNS * ROWS));
  return (
    <>
      <text x="0" y="32">
        {title}
      </text>
      {items.map(({ label, note }, index) => {
        const y = 64 + index * row;
        const lines = linesOf(label, ROOM);
        return (
          <g key={label} className="later" style={{ "--turn": index }}>
            <rect className="paper" x="1" y={y} width="232" height={row - 12} rx="10" />
            <path className="mark" d={`M18 ${y + 20}h26v18h-26zl13 10 13 -10`} />
            <Words x={54} y={y + 36} lines={lines} room={ROOM} />
            {note && lines.length === 1 && <Words note x={54} y={y + 61} lines={[note]} room={ROOM} />}
          </g>
        );
      })}
      <path className="ours" d={letters.map((y) => `M234 ${y}C262 ${y} 250 209 278 209`).join("")} />
      <rect className="mist" x="278" y="64" width="202" height="290" rx="12" stroke="none" />
      <path d="M320 52v22M438 52v22" strokeWidth="5" />
      {days.map((day, index) => {
        const letter = ends.findIndex((end) => index < end);
        const [x, y] = [292 + (day % COLUMNS) * 36, 92 + Math.floor(day / COLUMNS) * 43];
        return letter === -1 ? (
          <rect key={day} className="paper" x={x} y={y} width="28" height="32" rx="6" stroke="none" />
        ) : (
          <rect
            key={day}
            className="vital later"
            style={{ "--turn": letter + 1 }}
            x={x}
            y={y}
            width="28"
            height="32"
            rx="6"
          />
        );
      })}
    </>
  );
};
