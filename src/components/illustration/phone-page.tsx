import type { DrawingProps } from "./parts";

/** A page on a phone, and the questions that it answers on the way down to its button. */
export const PhonePage = ({ title, items }: DrawingProps) => {
  const step = 216 / items.length;
  const isRoomy = step > 66;
  return (
    <>
      <rect className="paper" x="272" y="1" width="196" height="358" rx="26" strokeWidth="3" />
      <path d="M344 18h52" strokeWidth="5" />
      <text x="370" y="62" textAnchor="middle">
        {title}
      </text>
      <rect className="vital" x="292" y="304" width="156" height="36" rx="8" />
      <path className="paper" d="M340 322h60" strokeWidth="4" />
      {items.map(({ label, note }, index) => {
        const y = 84 + index * step;
        return (
          <g key={label} className="later" style={{ "--turn": index }}>
            <text x="0" y={y + 22}>
              {label}
            </text>
            {isRoomy && note && (
              <text className="note" x="0" y={y + 46}>
                {note}
              </text>
            )}
            <path d={`M0 ${y - 6}H264`} />
            <rect className="mist" x="292" y={y} width="156" height={step - 14} rx="8" stroke="none" />
            <path d={`M308 ${y + 18}h${index % 2 ? 84 : 112}M308 ${y + 34}h${index % 2 ? 104 : 70}`} strokeWidth="5" />
            <circle className={index === items.length - 1 ? "dot" : "quiet"} cx="272" cy={y - 6} r="6" />
          </g>
        );
      })}
    </>
  );
};
