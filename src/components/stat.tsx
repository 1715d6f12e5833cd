import { css } from "@emotion/react";
import { above, color, font, size, space } from "../design/tokens";

const styles = {
  // A fixed count of columns: with one found out from what has arrived, the figures would move while the page loads.
  grid: css({
    display: "grid",
    gridTemplateColumns: "repeat(2,1fr)",
    gap: `${space.large} ${space.medium}`,
    [above.small]: { gridTemplateColumns: "repeat(var(--count),1fr)" },
  }),
  item: css({ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end", gap: space.hair }),
  number: css({
    font: `620 ${size.figure}/1 ${font.display}`,
    letterSpacing: "-.03em",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  }),
  label: css({ color: color.muted, fontSize: size.small, lineHeight: 1.45, maxWidth: "18rem" }),
};

interface Figure {
  number: string;
  label: string;
}

/** Figures side by side, each with what it counts. */
export const StatList = ({ stats, className }: { stats: readonly Figure[]; className?: string }) => (
  <dl css={styles.grid} className={className} style={{ "--count": stats.length }}>
    {stats.map(({ number, label }, index) => (
      <div key={index} css={styles.item}>
        <dt css={styles.label}>{label}</dt>
        <dd css={styles.number}>{number}</dd>
      </div>
    ))}
  </dl>
);
