import { AmountRows } from "./amount-rows";
import { WIDTH, type DrawingProps } from "./parts";

const OF = 10;
const STEP = WIDTH / OF;

/** Of each amount, how many of ten squares are filled. */
export const Shares = (props: DrawingProps) => (
  <AmountRows {...props}>
    {(amount, { y, room }) =>
      Array.from({ length: OF }, (_, square) => (
        <rect
          key={square}
          className={square < Math.round(amount / OF) ? "vital" : "mark"}
          x={square * STEP + 2}
          y={y}
          width={STEP - 12}
          height={Math.min(STEP - 12, room)}
          rx="6"
        />
      ))
    }
  </AmountRows>
);
