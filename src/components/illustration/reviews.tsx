import type { DrawingProps } from "./parts";
import { Words } from "./words";

const STAR = "M0 -9l2.6 6 6.4 .6 -4.9 4.3 1.5 6.4L0 5l-5.6 3.3 1.5 -6.4L-9 -2.4l6.4 -.6z";
const MOST = 5;

/** Reviews that arrive one after the other, each with its stars. */
export const Reviews = ({ title, items }: DrawingProps) => {
  const step = 306 / items.length;
  const width = 478 - 24 * (items.length - 1);
  return (
    <>
      <text x="0" y="26">
        {title}
      </text>
      {items.map(({ label, note, amount }, index) => {
        const [x, y] = [1 + 24 * index, 48 + index * step];
        return (
          <g key={label} className="later" style={{ "--turn": index * 2 }}>
            <rect className="paper" x={x} y={y} width={width} height={step - 10} rx="12" />
            {Array.from({ length: MOST }, (_, star) => (
              <path
                key={star}
                className={star < (amount ?? MOST) ? "dot" : "mist"}
                transform={`translate(${x + 28 + star * 24} ${y + 26})`}
                d={STAR}
              />
            ))}
            <Words x={x + 20} y={y + 62} lines={[label]} room={width - 40} />
            {note && <Words note x={x + 160} y={y + 32} lines={[note]} room={width - 176} />}
          </g>
        );
      })}
    </>
  );
};
