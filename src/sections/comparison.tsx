import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SectionHeading } from "../components/section-heading";
import { labels } from "../shell";
import { color, size, space, upTo } from "../design/tokens";

export const query = graphql`
  fragment Comparison on Comparison {
    title
    subtitle
    rows {
      feature
      revita
      inHouse
      otherAgency
    }
  }
`;

const styles = {
  table: css({ fontSize: "0.9375rem", tableLayout: "fixed" }),
  cell: css({
    textAlign: "start",
    verticalAlign: "top",
    padding: space.base,
    borderBottom: `1px solid ${color.line}`,
    fontWeight: 400,
    color: color.muted,
    "thead &": {
      borderBottom: `2px solid ${color.ink}`,
      fontWeight: 640,
      color: color.ink,
      position: "sticky",
      top: "var(--header)",
      background: color.paper,
    },
  }),
  feature: css({ fontWeight: 600, color: color.ink, paddingInlineStart: 0 }),
  own: css({
    background: color.mist,
    color: color.ink,
    fontWeight: 600,
    "thead &": { background: color.mist, color: color.vital },
  }),
  /** On a phone each line becomes a block: the feature, then three labelled answers, ours first and marked. */
  narrow: css({
    [upTo.tablet]: {
      "& thead": { position: "absolute", clipPath: "inset(50%)", width: 1, height: 1, overflow: "hidden" },
      "&, & tbody, & tr, & th, & td": { display: "block" },
      "& tr": { borderTop: `2px solid ${color.ink}`, paddingBlock: space.small, marginBottom: space.base },
      "& tbody th": { border: 0, padding: `${space.hair} 0 ${space.tiny}`, fontSize: size.h4 },
      "& td": {
        display: "grid",
        gridTemplateColumns: "7rem 1fr",
        gap: space.base,
        border: 0,
        padding: `${space.tiny} ${space.small}`,
      },
      "& td::before": { content: "attr(data-label)", fontWeight: 400, color: color.muted },
    },
  }),
};

interface ComparisonProps extends Queries.ComparisonFragment {
  columns: { revita: string; inHouse: string; otherAgency: string };
}

const COLUMNS = ["revita", "inHouse", "otherAgency"] as const;

/** The agency beside the alternatives: a table whose own column is marked, and on a phone a block for each line. */
export const Comparison = ({ title, subtitle, rows, columns }: ComparisonProps) => (
  <section id="comparison" aria-labelledby="comparison-title">
    <SectionHeading id="comparison-title" title={title} text={subtitle} />
    {/* Roles are spelt out, as browsers drop a table's meaning when its display changes. */}
    <table role="table" css={[styles.table, styles.narrow]} aria-labelledby="comparison-title">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" css={[styles.cell, styles.feature]}>
            {labels.featureColumn}
          </th>
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col" css={[styles.cell, column === "revita" && styles.own]}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={index} role="row">
            <th role="rowheader" scope="row" css={[styles.cell, styles.feature]}>
              {row.feature}
            </th>
            {COLUMNS.map((column) => (
              <td
                key={column}
                role="cell"
                data-label={columns[column]}
                css={[styles.cell, column === "revita" && styles.own]}
              >
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
