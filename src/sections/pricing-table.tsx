import { css } from "@emotion/react";
import { Badge } from "../components/badge";
import { above, color, font, onDeepProperties, size, space, upTo } from "../design/tokens";
import { labels } from "../shell";
import { PricingCell } from "./pricing-cell";
import { chosenTier, PricingPicker } from "./pricing-picker";
import { PricingTip } from "./pricing-tip";

type Plan = Pick<Queries.PricingFragment, "tiers" | "rows">;

const styles = {
  table: css({
    fontSize: "0.9375rem",
    borderCollapse: "separate",
    borderSpacing: 0,
    [above.tablet]: { tableLayout: "fixed" },
  }),
  cell: css({
    textAlign: "start",
    verticalAlign: "middle",
    padding: `${space.small} ${space.base}`,
    borderBottom: `1px solid ${color.line}`,
    fontWeight: 400,
  }),
  head: css({ verticalAlign: "bottom", borderBottom: `2px solid ${color.ink}`, paddingTop: space.medium }),
  feature: css({ paddingInlineStart: 0, fontWeight: 600, [above.tablet]: { width: "27%" } }),
  featureRow: css({ display: "flex", gap: space.tiny, justifyContent: "space-between", alignItems: "center" }),
  popular: css({
    [above.tablet]: {
      background: color.deep,
      ...onDeepProperties,
      "thead &": { borderRadius: "12px 12px 0 0" },
      "tbody tr:last-of-type &": { borderRadius: "0 0 12px 12px" },
    },
  }),
  name: css({ display: "block", fontWeight: 640, marginTop: space.hair }),
  price: css({
    display: "block",
    font: `640 ${size.h3}/1.1 ${font.display}`,
    letterSpacing: "-.02em",
    marginBlock: space.hair,
    fontVariantNumeric: "tabular-nums",
  }),
  small: css({ display: "block", fontSize: "0.8125rem", lineHeight: 1.4, color: color.muted }),
  /** On a phone: the chosen tier as a card, then each feature on a line with its value. */
  narrow: css({
    [upTo.tablet]: {
      "&, & thead, & thead tr, & tbody, & th": { display: "block", width: "auto" },
      "& td": { display: "block", border: 0, padding: 0, textAlign: "end", fontWeight: 600 },
      "& thead tr > td": { display: "none" },
      "& thead th": {
        background: color.deep,
        ...onDeepProperties,
        border: 0,
        borderRadius: 12,
        padding: space.medium,
        marginBottom: space.small,
      },
      "& tbody tr": {
        display: "grid",
        gridTemplateColumns: "minmax(0,3fr) minmax(0,2fr)",
        gap: space.base,
        alignItems: "center",
        borderBottom: `1px solid ${color.line}`,
      },
      "& tbody th": { border: 0, padding: `${space.small} 0` },
      "& tbody td svg": { marginInlineStart: "auto" },
    },
  }),
};

/**
 * The price table: a column for each tier, the popular one dark, and a tip for each feature with the value of every tier.
 * On a phone one tier at a time reads better than a table that scrolls sideways.
 */
export const PricingTable = ({ tiers, rows }: Plan) => (
  <div css={chosenTier}>
    <PricingPicker tiers={tiers} />
    <table role="table" css={[styles.table, styles.narrow]} aria-labelledby="pricing-title">
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" css={[styles.cell, styles.head, styles.feature]} />
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
              <div css={styles.featureRow}>
                {row.feature}
                <PricingTip id={`pricing-tip-${index + 1}`} row={row} />
              </div>
            </th>
            {row.cells.map((cell, column) => (
              <td key={column} role="cell" css={[styles.cell, tiers[column]?.popular && styles.popular]}>
                <PricingCell {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
