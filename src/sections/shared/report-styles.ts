/** The styles of a report: a sheet with figures in columns, of which phones show three. */
import { css, type CSSObject } from "@emotion/react";
import { hiddenHead, WHEN_TINY, whenNarrow } from "../../components/table";
import { color, font, radius, size, space, weight } from "../../design/tokens";

/** A sheet so wide that notes fit next to its table. */
const WITH_MARGIN = "@container (min-width:62rem)";

/** A row as a card, in which each cell has its column's name. */
export const cards: CSSObject = {
  ...hiddenHead,
  "& :is(table,tbody),& tbody :is(th,td)": { display: "block" },
  "& tbody tr": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit,minmax(min(100%,6.5rem),1fr))",
    borderTop: `2px solid ${color.ink}`,
    padding: `${space.tiny} 0 ${space.base}`,
  },
  "& tbody :is(th,td:last-of-type)": { gridColumn: "1 / -1" },
  "& tbody th": { position: "static", border: 0, padding: `${space.tiny} 0`, fontSize: size.h4 },
  "& :is(thead,tbody) th:first-of-type": { width: "auto" },
  "& tbody td": { border: 0, padding: `${space.hair} 0`, textAlign: "start" },
  "& td::before": {
    content: "attr(data-label)",
    display: "block",
    font: `${weight.normal} ${size.small}/1.5 ${font.text}`,
    color: color.muted,
  },
};

export const reportStyles = {
  sheet: css({
    margin: 0,
    display: "grid",
    gap: space.medium,
    padding: space.box,
    background: color.paper,
    border: `1px solid ${color.line}`,
    borderTop: `6px solid ${color.ink}`,
    borderRadius: radius.small,
    "@media print": { padding: 0, border: 0 },
  }),
  head: css({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `${space.tiny} ${space.medium}` }),
  label: css({ color: color.pulseInk, fontSize: size.small, fontWeight: weight.bold }),
  table: css({
    [WITH_MARGIN]: { width: "calc(100% - 9.5rem)" },
    "& thead th": { position: "static", fontSize: size.small, overflowWrap: "normal" },
    "& td": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
    "& thead th:not(:first-of-type)": { textAlign: "end" },
    "& tbody th": { overflowWrap: "anywhere" },
    "& :is(thead,tbody) th:first-of-type": { width: "28%" },
    "& td:last-of-type": { font: `${weight.bold} ${size.h4}/1.2 ${font.display}`, position: "relative" },
  }),
  /** On phones: three columns, and cards when all are asked for, or with text twice as large. */
  narrow: css(
    whenNarrow({
      "&:not(:has(:checked))": {
        "& thead th": { fontSize: "0.8125rem", overflowWrap: "anywhere", hyphens: "auto" },
        "& :is(th,td)": { paddingInline: `0 ${space.tiny}` },
        "& td:not(:first-of-type,:last-of-type),& thead th:not(:nth-of-type(-n+2),:last-of-type)": { display: "none" },
        "& :is(thead,tbody) th:first-of-type": { width: "42%" },
        [WHEN_TINY]: cards,
      },
      "&:has(:checked)": cards,
    }),
  ),
  ended: css({
    "& s": { textDecorationThickness: 2, textDecorationColor: color.pulse },
    "& :is(td,th)": { color: color.muted },
  }),
  /** In the margin next to the row, as somebody writes it on a printed sheet. */
  why: css({
    display: "block",
    textWrap: "balance",
    color: color.pulseInk,
    font: `${weight.bold} ${size.small}/1.25 ${font.display}`,
    textAlign: "start",
    "@container (min-width:44rem)": { textAlign: "end" },
    [WITH_MARGIN]: {
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: `calc(100% + ${space.base})`,
      width: "8.5rem",
      display: "grid",
      alignContent: "center",
      textAlign: "start",
      rotate: "-2deg",
    },
  }),
  sum: css({ "& :is(td,th)": { borderTop: `2px solid ${color.ink}`, borderBottom: 0, fontWeight: weight.bold } }),
  note: css({ color: color.muted, fontSize: size.small, maxWidth: "44rem" }),
};
