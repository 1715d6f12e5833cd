import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, size, space, weight } from "../design/tokens";

/** Widths at which three figures do not fit. */
const NARROW = "@container page (max-width:32rem)";

const styles = {
  // Columns are derived from the number of figures, not from their content, so nothing moves while fonts load.
  grid: css({
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill,minmax(min(100%,max(8.5rem,calc((100% - (var(--count) - 1)*${space.medium})/var(--count) - 1px))),1fr))`,
    gap: `${space.large} ${space.medium}`,
  }),
  // Three figures in two columns would leave one alone, so they are rows.
  lines: css({
    [NARROW]: {
      gridTemplateColumns: "minmax(0,1fr)",
      gap: space.medium,
      "& > div": { flexDirection: "row", flexWrap: "wrap", alignItems: "baseline" },
      "& dt": { flex: "1 0 7rem" },
      "& dd:first-of-type": { flex: "0 0 7.75rem" },
    },
  }),
  item: css({ display: "flex", flexDirection: "column", gap: space.hair }),
  number: css({
    order: -1,
    font: `${weight.bold} ${size.figure}/1 ${font.display}`,
    letterSpacing: "-.03em",
    fontVariantNumeric: "tabular-nums",
  }),
  below: css({ flex: "0 0 100%" }),
  label: css({ color: color.muted, fontSize: size.small, lineHeight: 1.45, maxWidth: "18rem" }),
};

interface Figure {
  number: string;
  label: string;
  /** Shown below the label. */
  below?: ReactNode;
}

/** Figures side by side, each with its label. */
export const StatList = ({ stats, className }: { stats: readonly Figure[]; className?: string }) => (
  <dl
    css={[styles.grid, stats.length % 2 === 1 && styles.lines]}
    className={className}
    style={{ "--count": stats.length }}
  >
    {stats.map(({ number, label, below }, index) => (
      <div key={index} css={styles.item}>
        <dt css={styles.label}>{label}</dt>
        <dd css={styles.number}>{number}</dd>
        {below && <dd css={styles.below}>{below}</dd>}
      </div>
    ))}
  </dl>
);
