import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ShowAll } from "../../components/show-all";
import { SectionHeading } from "../../components/section-heading";
import {
  Cell,
  ColumnHead,
  Row,
  RowHead,
  Table,
  TableFrame,
  hiddenHead,
  WHEN_TINY,
  whenNarrow,
} from "../../components/table";
import { color, size, space, weight } from "../../design/tokens";
import { labels } from "../../site-data";

export const query = graphql`
  fragment Comparison on Comparison {
    title
    subtitle
    rows {
      feature
      ours
      inHouse
      otherAgency
    }
  }
`;

const styles = {
  table: css({
    "& td, & tbody th": { verticalAlign: "top", paddingBlock: space.base },
    "& td": { color: color.muted },
    "& td:first-of-type": { color: color.ink },
    // The agency's column is wider, with its heading in the brand color.
    "& thead th:nth-of-type(2)": { width: "29%", color: color.vital, borderRadius: "12px 12px 0 0" },
  }),
  /** On phones: the agency's column alone, and a block per row when all are asked for. */
  narrow: css(
    whenNarrow({
      "&:not(:has(:checked))": {
        "& thead th:nth-of-type(2)": { width: "55%" },
        "& :is(td,tbody th)": { paddingBlock: space.small },
        "& td:not(:first-of-type),& thead th:not(:nth-of-type(-n + 2))": { display: "none" },
        [WHEN_TINY]: {
          ...hiddenHead,
          "& :is(table,tbody,tr,th,td:first-of-type)": { display: "block", width: "auto" },
        },
      },
      "&:has(:checked)": {
        ...hiddenHead,
        "& :is(table,tbody,tr,tbody th)": { display: "block" },
        "& tr": { borderTop: `2px solid ${color.ink}`, padding: `${space.small} 0 ${space.large}` },
        "& tbody th": { position: "static", border: 0, padding: `${space.hair} 0 ${space.small}`, fontSize: size.h4 },
        "& tbody td": {
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit,minmax(min(100%,7.5rem),1fr))",
          gap: `0 ${space.base}`,
          border: 0,
          padding: `${space.tiny} ${space.small}`,
          overflowWrap: "anywhere",
        },
        "& td::before": { content: "attr(data-label)", fontWeight: weight.normal, color: color.muted },
      },
    }),
  ),
};

interface ComparisonProps extends Queries.ComparisonFragment {
  columns: { ours: string; inHouse: string; otherAgency: string };
}

const COLUMNS = ["ours", "inHouse", "otherAgency"] as const;

const markOf = (column: (typeof COLUMNS)[number]) => (column === "ours" ? "quiet" : undefined);

/** Comparison of the agency with alternatives: a table, on phones with the agency alone at first. */
export const Comparison = ({ title, subtitle, rows, columns }: ComparisonProps) => (
  <div>
    <section id="comparison" aria-labelledby="comparison-title">
      <SectionHeading id="comparison-title" title={title} text={subtitle} />
      <TableFrame css={styles.narrow}>
        <ShowAll label={labels.allColumns} />
        <Table
          labelledBy="comparison-title"
          css={styles.table}
          head={
            <Row>
              <ColumnHead>{labels.featureColumn}</ColumnHead>
              {COLUMNS.map((column) => (
                <ColumnHead key={column} mark={markOf(column)}>
                  {columns[column]}
                </ColumnHead>
              ))}
            </Row>
          }
        >
          {rows.map((row, index) => (
            <Row key={index}>
              <RowHead>{row.feature}</RowHead>
              {COLUMNS.map((column) => (
                <Cell key={column} mark={markOf(column)} label={columns[column]}>
                  {row[column]}
                </Cell>
              ))}
            </Row>
          ))}
        </Table>
      </TableFrame>
    </section>
  </div>
);
