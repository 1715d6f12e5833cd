import { AmountRows } from "./amount-rows";
import { WIDTH, type DrawingProps } from "./parts";

/** Amounts as bars, to one scale; the last one is marked. */
export const Bars = (props: DrawingProps) => (
  <AmountRows {...props}>
    {(amount, { y, isLast }) => (
      <>
        <rect className="mist" x="0" y={y} width={WIDTH} height="26" rx="4" stroke="none" />
        <rect className={isLast ? "dot" : "vital"} x="0" y={y} width={(amount / 100) * WIDTH} height="26" rx="4" />
      </>
    )}
  </AmountRows>
);
