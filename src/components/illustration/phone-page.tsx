import type { DrawingProps } from "./parts";
import { linesOf, Words } from "./words";

/** Width of a question, and of the title on the phone. */
const ROOM = 262;
const TITLE_ROOM = 176;
/** Where the button is, and the rows above it begin. */
const BUTTON = 304;
const TOP = 84;

/** A page on a phone, and the questions that it answers on the way down to its button, which answers the last. */
export const PhonePage = ({ title, items }: DrawingProps) => {
  const step = (BUTTON - TOP) / (items.length - 1);
  const heading = linesOf(title, TITLE_ROOM);
  return (
    <>
      <rect className="paper" x="272" y="1" width="196" height="358" rx="26" strokeWidth="3" />
      <path d="M344 18h52" strokeWidth="5" />
      <Words x={370} y={heading.length > 1 ? 48 : 62} lines={heading} room={TITLE_ROOM} textAnchor="middle" />
      {items.map(({ label, note }, index) => {
        const y = TOP + index * step;
        const isLast = index === items.length - 1;
        const middle = y + (isLast ? 18 : (step - 14) / 2);
        const lines = linesOf(label, ROOM);
        return (
          <g key={label} className="later" style={{ "--turn": index }}>
            <Words x={0} y={middle - 10 - 22 * (lines.length - 1)} lines={lines} room={ROOM} />
            {note && lines.length === 1 && <Words note x={0} y={middle + 22} lines={[note]} room={ROOM} />}
            <path d={`M0 ${middle}H264`} />
            <circle className={isLast ? "dot" : "quiet"} cx="272" cy={middle} r="6" />
            {isLast ? (
              <>
                <rect className="vital" x="292" y={y} width="156" height="36" rx="8" />
                <path className="paper" d={`M340 ${middle}h60`} strokeWidth="4" />
              </>
            ) : (
              <>
                <rect className="mist" x="292" y={y} width="156" height={step - 14} rx="8" stroke="none" />
                <path
                  d={`M308 ${y + 18}h${index % 2 ? 84 : 112}M308 ${y + 34}h${index % 2 ? 104 : 70}`}
                  strokeWidth="5"
                />
              </>
            )}
          </g>
        );
      })}
    </>
  );
};
