import { css } from "@emotion/react";
import { Badge } from "../components/badge";
import { Tip } from "../components/tip";
import { fillIn } from "../content-model/placeholders";
import { above, color, font, onDeepProperties, size, space, upTo } from "../design/tokens";
import { labels } from "../shell";
import { PricingCell } from "./pricing-cell";

type Plan = Pick<Queries.PricingFragment, "tiers" | "rows">;

const styles = {
  table: css({
    fontSize: "0.9375rem",
    borderCollapse: "separate",
    borderSpacing: 0,
    [above.small]: { tableLayout: "fixed" },
  }),
  cell: css({
    textAlign: "start",
    verticalAlign: "middle",
    padding: `${space.small} ${space.base}`,
    borderBottom: `1px solid ${color.line}`,
    fontWeight: 400,
  }),
  head: css({
    verticalAlign: "bottom",
    borderBottom: `2px solid ${color.ink}`,
    paddingTop: space.medium,
    background: color.paper,
  }),
  feature: css({ paddingInlineStart: 0, fontWeight: 600, [above.small]: { width: "27%" } }),
  featureRow: css({ display: "flex", gap: space.tiny, justifyContent: "space-between", alignItems: "center" }),
  popular: css({
    background: color.deep,
    ...onDeepProperties,
    "thead &": { borderRadius: "12px 12px 0 0" },
    "tbody tr:last-of-type &": { borderRadius: "0 0 12px 12px" },
  }),
  name: css({ display: "block", fontWeight: 640 }),
  price: css({
    display: "block",
    font: `640 ${size.h3}/1.1 ${font.display}`,
    letterSpacing: "-.02em",
    marginBlock: space.hair,
    fontVariantNumeric: "tabular-nums",
  }),
  tip: css({ display: "grid", gridTemplateColumns: "auto auto", gap: "0.25rem 1rem", "& dd": { fontWeight: 600 } }),
  tipRow: css({ display: "contents" }),
  small: css({ display: "block", fontSize: "0.8125rem", lineHeight: 1.4, color: color.muted }),
  /** On a phone: the tiers first, one below the other, then each feature with its value for every tier. */
  narrow: css({
    [upTo.small]: {
      "&, & thead, & tbody, & tr, & th, & td": { display: "block", width: "auto" },
      "& thead th:first-of-type": { display: "none" },
      "& thead tr": { display: "grid", gap: space.tiny, marginBottom: space.large },
      "& thead th": { border: `1px solid ${color.line}`, borderRadius: 12, padding: space.base },
      "& tbody tr": { borderTop: `2px solid ${color.ink}`, paddingBlock: space.tiny, marginBottom: space.small },
      "& tbody th": { border: 0, padding: `${space.hair} 0` },
      "& tbody td": {
        display: "grid",
        gridTemplateColumns: "1fr 1fr",
        gap: space.base,
        border: 0,
        padding: `${space.hair} ${space.small}`,
        borderRadius: 6,
      },
      "& tbody td::before": { content: "attr(data-label)", color: color.muted },
    },
  }),
};

/** The value of a feature in every tier, in words, for its tip. */
const TipList = ({ row }: { row: Plan["rows"][number] }) => (
  <dl css={styles.tip}>
    {row.cells.map((cell, index) => (
      <div key={index} css={styles.tipRow}>
        <dt>{cell.tier}</dt>
        <dd>{cell.quantity ?? (cell.included ? labels.included : labels.notIncluded)}</dd>
      </div>
    ))}
  </dl>
);

/** The price table: a column for each tier, the popular one dark, and a tip for each feature with the value of every tier. */
export const PricingTable = ({ tiers, rows }: Plan) => (
  <table role="table" css={[styles.table, styles.narrow]} aria-labelledby="pricing-title">
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col" css={[styles.cell, styles.head, styles.feature]}>
          <span className="visually-hidden">{labels.featureColumn}</span>
        </th>
        {tiers.map(({ name, description, popular, price }, index) => (
          <th key={index} role="columnheader" scope="col" css={[styles.cell, styles.head, popular && styles.popular]}>
            {popular && <Badge>{labels.popular}</Badge>}
            <span css={styles.name}>{name}</span>
            <span css={styles.price}>{price.monthly}</span>
            <span css={styles.small}>{description}</span>
            {price.note && <span css={styles.small}>{price.note}</span>}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row, index) => (
        <tr key={index} role="row">
          <th role="rowheader" scope="row" css={[styles.cell, styles.feature]}>
            <span css={styles.featureRow}>
              {row.feature}
              <Tip
                id={`pricing-tip-${index + 1}`}
                label={fillIn(labels.priceTip, { feature: row.feature })}
                title={row.feature}
              >
                <TipList row={row} />
              </Tip>
            </span>
          </th>
          {row.cells.map((cell, column) => (
            <td
              key={column}
              role="cell"
              data-label={cell.tier}
              css={[styles.cell, tiers[column]?.popular && styles.popular]}
            >
              <PricingCell {...cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
