import { css } from "@emotion/react";
import { color, font, size, space, weight } from "../design/tokens";

/** Where three figures do not fit beside each other. */
const NARROW = "@media (max-width:32em)";

const styles = {
  // As many columns as figures, or as many as fit: worked out from the count, not from what has arrived, so that nothing
  // moves while the page loads.
  grid: css({
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill,minmax(min(100%,max(8.5rem,calc((100% - (var(--count) - 1)*${space.medium})/var(--count) - 1px))),1fr))`,
    gap: `${space.large} ${space.medium}`,
  }),
  // Of three, one would be left alone where two fit beside each other: there they stand in lines.
  lines: css({
    [NARROW]: {
      gridTemplateColumns: "minmax(0,1fr)",
      gap: space.medium,
      "& > div": { flexDirection: "row-reverse", alignItems: "baseline" },
      "& dd": { flex: "0 0 7.75rem" },
    },
  }),
  item: css({ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end", gap: space.hair }),
  number: css({
    font: `${weight.bold} ${size.figure}/1 ${font.display}`,
    letterSpacing: "-.03em",
    fontVariantNumeric: "tabular-nums",
  }),
  label: css({ color: color.muted, fontSize: size.small, lineHeight: 1.45, maxWidth: "18rem" }),
};

interface Figure {
  number: string;
  label: string;
}

/** Figures side by side, each with what it counts. */
export const StatList = ({ stats, className }: { stats: readonly Figure[]; className?: string }) => (
  <dl
    css={[styles.grid, stats.length % 2 === 1 && styles.lines]}
    className={className}
    style={{ "--count": stats.length }}
  >
    {stats.map(({ number, label }, index) => (
      <div key={index} css={styles.item}>
        <dt css={styles.label}>{label}</dt>
        <dd css={styles.number}>{number}</dd>
      </div>
    ))}
  </dl>
);
