import { css } from "@emotion/react";
import { Badge } from "../../components/badge";
import { Cell, ColumnHead, Row, RowHead, Table, TableFrame, whenNarrow } from "../../components/table";
import { color, font, onDeepProperties, size, space, weight } from "../../design/tokens";
import { labels } from "../../site-data";
import { PricingCell } from "./pricing-cell";
import { chosenTier, PricingPicker } from "./pricing-picker";
import { PricingTip } from "./pricing-tip";
import { InlineParagraphs } from "../../components/paragraphs";

type Plan = Pick<Queries.PricingFragment, "tiers" | "rows">;

const styles = {
  // Only name and price are sticky, to leave room for rows.
  table: css({
    "& thead th, & thead tr:first-of-type td": { borderBottom: 0 },
    "& thead tr:last-of-type td": { borderBottom: `2px solid ${color.ink}`, paddingTop: 0, verticalAlign: "top" },
    "& tbody th": { width: "27%" },
  }),
  corner: css({ width: "27%" }),
  featureRow: css({ display: "flex", gap: space.tiny, justifyContent: "space-between", alignItems: "center" }),
  popular: css({
    "thead tr:first-of-type > &": { borderRadius: "12px 12px 0 0" },
    "tbody tr:last-of-type > &": { borderRadius: "0 0 12px 12px" },
  }),
  /** Above the name, in one line even in a narrow column. */
  badge: css({
    whiteSpace: "nowrap",
    "@container (min-width:44rem)": { marginInlineStart: "-0.6rem" },
  }),
  name: css({ display: "block", marginTop: space.hair }),
  price: css({
    display: "block",
    font: `${weight.bold} ${size.h3}/1.1 ${font.display}`,
    letterSpacing: "-.02em",
    marginTop: space.hair,
    fontVariantNumeric: "tabular-nums",
    "@media print": { fontSize: "1rem" },
  }),
  small: css({ display: "block", fontSize: "0.8125rem", lineHeight: 1.4, color: color.muted }),
  /** On phones: the selected tier as a dark card, then a row per feature. */
  narrow: css(
    whenNarrow({
      "&, & thead, & thead tr, & tbody, & th, & thead td": { display: "block", width: "auto", position: "static" },
      "& thead th, & thead td": { background: color.deep, ...onDeepProperties, border: 0 },
      "& thead th": { borderRadius: "12px 12px 0 0", padding: `${space.medium} ${space.medium} ${space.tiny}` },
      "& thead tr:last-of-type td": {
        border: 0,
        borderRadius: "0 0 12px 12px",
        padding: `0 ${space.medium} ${space.medium}`,
        marginBottom: space.small,
      },
      "& tbody tr": {
        display: "grid",
        gridTemplateColumns: "minmax(0,3fr) minmax(0,2fr)",
        gap: space.base,
        alignItems: "center",
        borderBottom: `1px solid ${color.line}`,
      },
      "& tbody th": { width: "auto", border: 0, padding: `${space.small} 0` },
      "& tbody td": {
        display: "block",
        border: 0,
        padding: 0,
        background: "none",
        color: color.ink,
        textAlign: "end",
        fontWeight: weight.bold,
      },
      "& tbody td span": { marginInlineStart: "auto" },
    }),
  ),
};

const Head = ({ tiers }: Pick<Plan, "tiers">) => (
  <>
    <Row>
      <Cell css={styles.corner} />
      {tiers.map(({ name, popular, price }, index) => (
        <ColumnHead key={index} mark={popular ? "dark" : undefined} css={popular && styles.popular}>
          {popular && (
            <div css={styles.badge}>
              <Badge>{labels.popular}</Badge>
            </div>
          )}
          <span css={styles.name}>{name}</span>
          <span css={styles.price}>{price.monthly}</span>
        </ColumnHead>
      ))}
    </Row>
    <Row>
      <Cell />
      {tiers.map(({ description, popular, price }, index) => (
        <Cell key={index} mark={popular ? "dark" : undefined}>
          <span css={styles.small}>
            <InlineParagraphs text={description} />
          </span>
          {price.note && <span css={styles.small}>{price.note}</span>}
        </Cell>
      ))}
    </Row>
  </>
);

/** The price table: a column per tier, the popular one dark, and a tip per feature. Phones show one tier at a time. */
export const PricingTable = ({ tiers, rows }: Plan) => (
  <TableFrame css={chosenTier}>
    <PricingPicker tiers={tiers} />
    <Table labelledBy="pricing-title" css={[styles.table, styles.narrow]} head={<Head tiers={tiers} />}>
      {rows.map((row, index) => (
        <Row key={index}>
          <RowHead>
            <div css={styles.featureRow}>
              {row.feature}
              <PricingTip id={`pricing-tip-${index + 1}`} row={row} />
            </div>
          </RowHead>
          {row.cells.map((cell, column) => (
            <Cell
              key={column}
              mark={tiers[column]?.popular ? "dark" : undefined}
              css={tiers[column]?.popular && styles.popular}
            >
              <PricingCell {...cell} />
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  </TableFrame>
);
