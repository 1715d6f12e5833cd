import { css, type CSSObject, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { color, onDeepProperties, space, weight } from "../design/tokens";

/** How a column is marked as the one to look at. */
export type ColumnMark = "quiet" | "dark";

/**
 * Rules for a `TableFrame` that is too narrow for all columns beside each other: by its own width in the visitor's own
 * text size. Paper is as narrow, but shows a table whole.
 */
export const whenNarrow = (rules: CSSObject): CSSObject => ({
  "@media screen": { "@container (max-width:43.99rem)": rules },
});

const styles = {
  frame: css({ containerType: "inline-size" }),
  // Borders of their own, as shared ones stay behind when a cell sticks.
  table: css({ fontSize: "0.9375rem", tableLayout: "fixed", borderCollapse: "separate", borderSpacing: 0 }),
  cell: css({
    textAlign: "start",
    padding: `${space.small} ${space.base}`,
    borderBottom: `1px solid ${color.line}`,
    fontWeight: weight.normal,
    "@media print": { padding: `${space.tiny} ${space.tiny} ${space.tiny} 0` },
  }),
  /** Below the header of the site, over what scrolls by. */
  columnHead: css({
    position: "sticky",
    top: "var(--header)",
    zIndex: 1,
    verticalAlign: "bottom",
    background: color.paper,
    borderBottom: `2px solid ${color.ink}`,
    fontWeight: weight.bold,
    // Flush with the heads of the lines.
    "&:not(* + *)": { paddingInlineStart: 0 },
  }),
  rowHead: css({
    position: "sticky",
    insetInlineStart: 0,
    paddingInlineStart: 0,
    background: color.paper,
    fontWeight: weight.bold,
  }),
};

const marks = {
  quiet: css({ background: color.mist, color: color.ink, fontWeight: weight.bold }),
  // Where the columns stand beside each other alone: a column that is shown by itself needs no mark.
  dark: css({ "@container (min-width:44rem)": { background: color.deep, ...onDeepProperties } }),
} satisfies Record<ColumnMark, SerializedStyles>;

interface PartProps {
  children?: ReactNode;
  className?: string;
}

interface MarkedPartProps extends PartProps {
  mark?: ColumnMark;
}

/** What a table stands in, so that it knows its room. It never scrolls: what sticks would stick to it. */
export const TableFrame = ({ children, className }: PartProps) => (
  <div css={styles.frame} className={className}>
    {children}
  </div>
);

interface TableProps extends PartProps {
  /** The id of the heading that names it. */
  labelledBy: string;
  head: ReactNode;
}

/** A table whose column heads stay in sight. Roles are spelt out, as browsers drop them where the display changes. */
export const Table = ({ labelledBy, head, children, className }: TableProps) => (
  <table role="table" css={styles.table} className={className} aria-labelledby={labelledBy}>
    <thead role="rowgroup">{head}</thead>
    <tbody role="rowgroup">{children}</tbody>
  </table>
);

/** A line of a table. */
export const Row = ({ children }: PartProps) => <tr role="row">{children}</tr>;

/** What a column is about. */
export const ColumnHead = ({ mark, children, className }: MarkedPartProps) => (
  <th role="columnheader" scope="col" css={[styles.cell, styles.columnHead, mark && marks[mark]]} className={className}>
    {children}
  </th>
);

/** What a line is about. */
export const RowHead = ({ children, className }: PartProps) => (
  <th role="rowheader" scope="row" css={[styles.cell, styles.rowHead]} className={className}>
    {children}
  </th>
);

interface CellProps extends MarkedPartProps {
  /** The column's name, for a layout that shows no column heads. */
  label?: string;
}

/** One value. */
export const Cell = ({ mark, label, children, className }: CellProps) => (
  <td role="cell" data-label={label} css={[styles.cell, mark && marks[mark]]} className={className}>
    {children}
  </td>
);
