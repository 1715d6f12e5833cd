import { css } from "@emotion/react";
import { color, size, space } from "../design/tokens";

const styles = {
  bars: css({ display: "grid", gap: space.tiny, marginTop: space.small, fontSize: size.small, lineHeight: 1.35 }),
  // A border, because forced colors and print leave out backgrounds.
  bar: css({
    display: "block",
    width: "var(--share)",
    marginTop: space.hair,
    borderTop: `0.625rem solid ${color.edge}`,
  }),
  after: css({ borderTopColor: color.pulse }),
};

interface ScaleBarsProps {
  before: string;
  beforeAmount: number;
  after: string;
  afterAmount: number;
}

/** Two amounts as bars, to the same scale. */
export const ScaleBars = ({ before, beforeAmount, after, afterAmount }: ScaleBarsProps) => {
  const share = (amount: number) => `${((100 * amount) / Math.max(beforeAmount, afterAmount)).toFixed(1)}%`;
  return (
    <ul role="list" css={styles.bars}>
      <li>
        {before}
        <span css={styles.bar} style={{ "--share": share(beforeAmount) }} />
      </li>
      <li>
        {after}
        <span css={[styles.bar, styles.after]} style={{ "--share": share(afterAmount) }} />
      </li>
    </ul>
  );
};
