import type { CSSProperties } from "react";
import type { DrawingProps } from "./parts";
import { linesOf, Words } from "./words";

/** Streets around the place that is looked for. */
const STREETS =
  "M0 60C60 50 120 84 196 72M0 150C70 140 130 168 196 152M0 228C60 216 120 246 196 232M52 0C40 90 66 180 46 290M128 0C116 80 144 190 126 290";
const PINS = [
  [104, 112],
  [36, 194],
  [162, 46],
  [150, 246],
] as const;
const ROW = 92;
/** Width of the words in a row. */
const ROOM = 234;

/** A search for something nearby: a map with its places, and their list, of which the first is the one that rises. */
export const MapResults = ({ title, items }: DrawingProps) => (
  <>
    <rect className="paper" x="1" y="1" width="478" height="52" rx="26" />
    <path className="mark" d="M38 32l7 7M24 26a8 8 0 1 1 16 0a8 8 0 1 1 -16 0" />
    <Words x={58} y="33" lines={[title]} room={400} />
    {items.map(({ label, note }, index) => {
      // The first was the last before.
      const from = index === 0 ? (items.length - 1) * ROW : -ROW;
      const lines = linesOf(label, ROOM);
      const style: CSSProperties = { "--turn": 0, "--from": `${from}px` };
      return (
        <g key={label} className="later" style={style}>
          <rect className="paper" x="216" y={71 + index * ROW} width="263" height={ROW - 12} rx="10" />
          {index === 0 && <path className="ours" d={`M217 ${83 + index * ROW}v${ROW - 36}`} />}
          <Words x={236} y={106 + index * ROW} lines={lines} room={ROOM} />
          {note && lines.length === 1 && <Words note x={236} y={132 + index * ROW} lines={[note]} room={ROOM} />}
        </g>
      );
    })}
    {/* Last: the search index takes a drawing to end at its first closing tag, and would index texts after it. */}
    <svg x="0" y="70" width="196" height="290" viewBox="0 0 196 290">
      <rect className="mist" width="196" height="290" rx="12" stroke="none" />
      <path d={STREETS} strokeWidth="7" />
      {items.map(({ label }, index) => {
        const [x, y] = PINS[index % PINS.length] ?? PINS[0];
        return <circle key={label} className={index === 0 ? "dot" : "quiet"} cx={x} cy={y} r={index === 0 ? 13 : 8} />;
      })}
    </svg>
  </>
);
