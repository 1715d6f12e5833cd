import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { SerializedStyles } from "@emotion/react";
import { ShowAll } from "../../components/show-all";
import { Paragraphs } from "../../components/paragraphs";
import { Cell, ColumnHead, Row, RowHead, Table, TableFrame } from "../../components/table";
import { labels } from "../../site-data";
import { NO_COST } from "./no-cost";
import { reportStyles as styles } from "./report-styles";

export const query = graphql`
  fragment Report on Report {
    title
    label
    columns {
      offer
      spend
      inquiries
      bookings
      kept
      cost
    }
    rows {
      offer
      spendText
      inquiriesText
      bookingsText
      keptText
      costText
      ended
    }
    total
    sum {
      spendText
      inquiriesText
      bookingsText
      keptText
      costText
    }
    note
  }
`;

const COLUMNS = ["spend", "inquiries", "bookings", "kept"] as const;

interface LineProps {
  name: string;
  figures: NonNullable<Queries.ReportFragment["sum"]>;
  columns: Queries.ReportFragment["columns"];
  ended?: string | null;
  look?: SerializedStyles;
}

/** A row; one that was stopped is struck out, with the reason in the margin. */
const Line = ({ name, figures, columns, ended, look }: LineProps) => {
  const shown = (words: ReactNode) => (ended ? <s>{words}</s> : words);
  return (
    <Row css={[look, ended && styles.ended]}>
      <RowHead>{shown(name)}</RowHead>
      {COLUMNS.map((column) => (
        <Cell key={column} label={columns[column]}>
          {shown(figures[`${column}Text`])}
        </Cell>
      ))}
      <Cell label={columns.cost}>
        {shown(figures.costText ?? NO_COST)}
        {ended && <span css={styles.why}>{ended}</span>}
      </Cell>
    </Row>
  );
};

interface ReportProps {
  report: Queries.ReportFragment;
  /** Id of its heading; pages may show several. */
  id: string;
}

/** A report as clients get one: what was spent on each offer, and what came of it. */
export const Report = ({ report: { title, label, columns, rows, total, sum, note }, id }: ReportProps) => (
  <div>
    <figure css={styles.sheet} aria-labelledby={id}>
      <figcaption css={styles.head}>
        <h3 id={id}>{title}</h3>
        <p css={styles.label}>{label}</p>
      </figcaption>
      <TableFrame css={styles.narrow}>
        <ShowAll label={labels.allColumns} />
        <Table
          labelledBy={id}
          css={styles.table}
          head={
            <Row>
              {(["offer", ...COLUMNS, "cost"] as const).map((column) => (
                <ColumnHead key={column}>{columns[column]}</ColumnHead>
              ))}
            </Row>
          }
        >
          {rows.map((row, index) => (
            <Line key={index} name={row.offer} figures={row} columns={columns} ended={row.ended} />
          ))}
          {total && sum && <Line name={total} figures={sum} columns={columns} look={styles.sum} />}
        </Table>
      </TableFrame>
      {note && <Paragraphs css={styles.note} text={note} />}
    </figure>
  </div>
);
