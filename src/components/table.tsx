import { css, type CSSObject, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { color, onDeepProperties, space, weight } from "../design/tokens";

/** How a column is highlighted. */
type ColumnMark = "quiet" | "dark";

/** Rules for a `TableFrame` too narrow for all columns (container width in em). Print shows the whole table. */
export const whenNarrow = (rules: CSSObject): CSSObject => ({
  "@media screen": { "@container (max-width:43.99rem)": rules },
});

/** Where not even two columns have room for their words: text twice as large, on a phone. */
export const WHEN_TINY = "@container (max-width:15rem)";

/** The head of a table whose cells are blocks with their own labels: for screen readers alone. */
export const hiddenHead: CSSObject = {
  "& thead": { position: "absolute", clipPath: "inset(50%)", width: 1, height: 1, overflow: "hidden" },
};

const styles = {
  frame: css({ containerType: "inline-size" }),
  // Separate borders: collapsed ones do not move with sticky cells.
  table: css({
    ...{ fontSize: "0.9375rem", tableLayout: "fixed", borderCollapse: "separate", borderSpacing: 0 },
    // What has the focus is not behind the sticky headings.
    "& :is(tbody,tr + tr) :is(a,button)": { scrollMarginTop: "11rem" },
  }),
  cell: css({
    textAlign: "start",
    padding: `${space.small} ${space.base}`,
    borderBottom: `1px solid ${color.line}`,
    fontWeight: weight.normal,
    "@media print": { padding: `${space.tiny} ${space.tiny} ${space.tiny} 0` },
  }),
  /** Sticky below the site's header. */
  columnHead: css({
    position: "sticky",
    top: "var(--stuck)",
    zIndex: 1,
    verticalAlign: "bottom",
    background: color.paper,
    borderBottom: `2px solid ${color.ink}`,
    fontWeight: weight.bold,
    // Aligned with the row headings.
    "&:not(* + *)": { paddingInlineStart: 0 },
  }),
  /** Above the row headings, sticky with the columns' headings. */
  corner: css({ position: "sticky", top: "var(--stuck)", zIndex: 1, background: color.paper }),
  groupHead: css({
    textAlign: "start",
    padding: `${space.large} 0 ${space.tiny}`,
    borderBottom: `1px solid ${color.edge}`,
    color: color.pulseInk,
    fontWeight: weight.bold,
  }),
  groupCell: css({ padding: 0, borderBottom: `1px solid ${color.edge}` }),
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
  // Only where columns are side by side.
  dark: css({ "@container (min-width:44rem)": { background: color.deep, ...onDeepProperties } }),
} satisfies Record<ColumnMark, SerializedStyles>;

interface PartProps {
  children?: ReactNode;
  className?: string;
}

interface MarkedPartProps extends PartProps {
  mark?: ColumnMark;
}

/** Container for container queries. It does not scroll, because sticky headings would stick to it. */
export const TableFrame = ({ children, className }: PartProps) => (
  <div css={styles.frame} className={className}>
    {children}
  </div>
);

interface TableGroupProps extends PartProps {
  title: string;
  /** How each column is highlighted. */
  marks: readonly (ColumnMark | undefined)[];
}

/** Rows with a heading of their own, in a `grouped` table. */
export const TableGroup = ({ title, marks: columns, children }: TableGroupProps) => (
  <tbody role="rowgroup">
    <Row>
      <th role="rowheader" scope="rowgroup" css={styles.groupHead}>
        {title}
      </th>
      {columns.map((mark, index) => (
        <td key={index} role="cell" css={[styles.groupCell, mark && marks[mark]]} />
      ))}
    </Row>
    {children}
  </tbody>
);

interface TableProps extends PartProps {
  /** True if the children are `TableGroup`s. */
  grouped?: boolean;
  /** Id of its heading. */
  labelledBy: string;
  head: ReactNode;
}

/** A table with sticky column headings. Explicit roles, because changing `display` drops them. */
export const Table = ({ labelledBy, head, grouped = false, children, className }: TableProps) => (
  <table role="table" css={styles.table} className={className} aria-labelledby={labelledBy}>
    <thead role="rowgroup">{head}</thead>
    {grouped ? children : <tbody role="rowgroup">{children}</tbody>}
  </table>
);

/** A table row. */
export const Row = ({ children, className }: PartProps) => (
  <tr role="row" className={className}>
    {children}
  </tr>
);

/** A column heading. */
export const ColumnHead = ({ mark, children, className }: MarkedPartProps) => (
  <th role="columnheader" scope="col" css={[styles.cell, styles.columnHead, mark && marks[mark]]} className={className}>
    {children}
  </th>
);

/** The empty cell above the row headings. */
export const Corner = ({ className }: PartProps) => (
  <td role="cell" css={[styles.cell, styles.corner]} className={className} />
);

/** A row heading. */
export const RowHead = ({ children, className }: PartProps) => (
  <th role="rowheader" scope="row" css={[styles.cell, styles.rowHead]} className={className}>
    {children}
  </th>
);

interface CellProps extends MarkedPartProps {
  /** The column's name, for layouts without column headings. */
  label?: string;
}

/** A table cell. */
export const Cell = ({ mark, label, children, className }: CellProps) => (
  <td role="cell" data-label={label} css={[styles.cell, mark && marks[mark]]} className={className}>
    {children}
  </td>
);
