/** Styles of the chart on the home page, and the columns of its axis. */
import { css } from "@emotion/react";
import { type HeroAxis, HERO_BOX } from "../../design/hero-line";
import { BREAKPOINTS, color, font, size, space, weight } from "../../design/tokens";

/** Highest point below the top of the drawing, in percent. */
export const PEAK = ((HERO_BOX.baseline - HERO_BOX.reach) / HERO_BOX.height) * 100;

/** By container width in em: with large text, the chart is below the text, and its marks are below each other. */
const wide = `@container (min-width:${BREAKPOINTS.medium}.01rem)`;
const tight = "@container (max-width:15rem)";

export const styles = {
  figure: css({ position: "relative", marginTop: "7rem", [wide]: { marginTop: "-7.5rem" } }),
  svg: css({
    display: "block",
    width: "100%",
    height: "clamp(11rem,22vw,20rem)",
    overflow: "visible",
    fill: "none",
    stroke: color.pulse,
    strokeWidth: 3,
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "[dir=rtl] &": { scale: "-1 1" },
  }),
  peak: css({
    position: "absolute",
    insetInlineEnd: "calc(100% - var(--peak))",
    bottom: "100%",
    translate: "0 -0.5rem",
    textAlign: "end",
    display: "grid",
    [wide]: { translate: "0 -0.75rem" },
  }),
  chart: css({ position: "relative" }),
  peakNumber: css({ font: `${weight.bold} ${size.figure}/1 ${font.display}`, letterSpacing: "-.03em" }),
  peakLabel: css({
    fontSize: size.small,
    color: color.muted,
    maxWidth: "13rem",
    lineHeight: 1.35,
    textWrap: "balance",
    marginTop: space.hair,
  }),
  dot: css({
    position: "absolute",
    top: `${PEAK}%`,
    insetInlineEnd: "calc(100% - var(--peak) - 7.5px)",
    width: 15,
    height: 15,
    translate: "0 -50%",
    borderRadius: "50%",
    border: `3px solid ${color.pulse}`,
    background: color.paper,
  }),
  axis: css({
    display: "grid",
    borderTop: `1px solid ${color.line}`,
    "& li": { display: "contents" },
    [tight]: { display: "block", "& li": { display: "flex", flexFlow: "wrap", alignItems: "baseline", gap: "0 8px" } },
  }),
  /** A mark and its words begin below its point, or end there. */
  day: css({
    gridRow: 1,
    padding: "0.5rem 0 0.2rem",
    paddingInlineStart: 4,
    position: "relative",
    fontSize: size.small,
    fontWeight: weight.bold,
    lineHeight: 1.2,
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      top: 0,
      height: "0.45rem",
      borderInlineStart: `1px solid ${color.edge}`,
    },
  }),
  note: css({ gridRow: 2, paddingInline: 4, fontSize: "0.8125rem", lineHeight: 1.3, color: color.muted }),
  zero: css({ fontWeight: weight.normal, color: color.muted, [tight]: { display: "none" } }),
  last: css({
    textAlign: "end",
    paddingInlineEnd: 4,
    "&::before": { insetInline: "auto 0" },
    [tight]: { textAlign: "start" },
  }),
  unit: css({ textAlign: "end", fontSize: "0.8125rem", color: color.muted, padding: "0.35rem 4px 0" }),
};

/** Grid columns of the axis in `fr`, and the first column of each mark. */
export const columnsOf = ({ marks, zero }: HeroAxis): { template: string; first: number[]; zeroAt: number } => {
  const last = marks.at(-1) ?? 1;
  // The first mark begins at the edge; the last one ends at its point.
  const starts = marks.map((mark, index) =>
    index === 0 && zero !== undefined ? 0 : index === marks.length - 1 ? ((marks[index - 1] ?? 0) + last) / 2 : mark,
  );
  const edges = [...new Set([0, ...starts, ...(zero === undefined ? [] : [zero])])].sort((one, other) => one - other);
  const widths = edges.map((edge, index) => (edges[index + 1] ?? last) - edge);
  return {
    template: [...widths, 1 - last].map((width) => `minmax(0,${width.toFixed(4)}fr)`).join(" "),
    first: starts.map((start) => edges.indexOf(start) + 1),
    zeroAt: zero === undefined ? 0 : edges.indexOf(zero) + 1,
  };
};
