import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { above, color, space, weight } from "../../design/tokens";
import { NO_COST } from "../shared/no-cost";

export const query = graphql`
  fragment ReportExtract on Report {
    label
    columns {
      procedure
      cost
    }
    rows {
      procedure
      costText
      ended
    }
  }
`;

const styles = {
  table: css({
    width: "100%",
    marginTop: space.base,
    padding: `${space.tiny} ${space.small}`,
    borderCollapse: "separate",
    borderSpacing: 0,
    background: color.paper,
    border: `1px solid ${color.line}`,
    borderTop: `4px solid ${color.ink}`,
    fontSize: "0.8125rem",
    lineHeight: 1.35,
    fontVariantNumeric: "tabular-nums",
    "& caption": { captionSide: "bottom", textAlign: "start", color: color.muted, paddingTop: space.hair },
    "& :is(th,td)": { padding: `${space.hair} 0`, textAlign: "start", verticalAlign: "top", fontWeight: weight.normal },
    "& :is(th,td):last-child": { textAlign: "end", paddingInlineStart: space.tiny, fontWeight: weight.bold },
    // In the column of a step it is narrow.
    [above.medium]: { "& [scope=row]": { minWidth: "5.4rem" }, "& :last-child": { overflowWrap: "normal" } },
    "& thead th": { color: color.muted, borderBottom: `1px solid ${color.line}` },
    "& s": { color: color.muted, textDecorationThickness: 2, textDecorationColor: color.pulse },
  }),
};

/** The costs of a report, small. */
export const ReportExtract = ({ label, columns, rows }: Queries.ReportExtractFragment) => (
  <table css={styles.table}>
    <caption>{label}</caption>
    <thead>
      <tr>
        <th scope="col">{columns.procedure}</th>
        <th scope="col">{columns.cost}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ procedure, costText, ended }, index) => (
        <tr key={index}>
          <th scope="row">{ended ? <s>{procedure}</s> : procedure}</th>
          <td>{ended ? <s>{costText ?? NO_COST}</s> : (costText ?? NO_COST)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
