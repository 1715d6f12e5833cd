import { css } from "@emotion/react";
import { Badge } from "../../components/badge";
import { InlineParagraphs } from "../../components/paragraphs";
import { Cell, ColumnHead, Corner, Row } from "../../components/table";
import { color, font, space, weight } from "../../design/tokens";
import { labels } from "../../site-data";

/** The rounded ends of the popular tier's column. */
export const popularEnds = css({
  "thead tr:first-of-type > &": { borderRadius: "12px 12px 0 0" },
  "tbody:last-of-type tr:last-of-type > &": { borderRadius: "0 0 12px 12px" },
});

const styles = {
  corner: css({ width: "25%" }),
  words: css({ display: "grid", gap: space.hair, alignContent: "start" }),
  total: css({ fontWeight: weight.bold }),
  /** Above the name, in one line even in a narrow column. */
  badge: css({
    whiteSpace: "nowrap",
    "@container (min-width:44rem)": { marginInlineStart: "-0.6rem" },
  }),
  name: css({ display: "block", marginTop: space.hair }),
  price: css({
    display: "block",
    font: `${weight.bold} clamp(1.5rem,3.4cqi,2.25rem)/1.1 ${font.display}`,
    letterSpacing: "-.02em",
    marginTop: space.hair,
    fontVariantNumeric: "tabular-nums",
    "@media print": { fontSize: "1rem" },
  }),
  // A line for each, so that prices of all lengths stand side by side.
  month: css({ display: "block", fontWeight: weight.normal, fontSize: "0.875rem", color: color.muted }),
  small: css({ display: "block", fontSize: "0.875rem", lineHeight: 1.4, color: color.muted }),
};

type PricingHeadProps = Pick<Queries.PricingFragment, "tiers">;

/** The offers at the top of the price table: name and price, which stay in view, whom it is for, the sum. */
export const PricingHead = ({ tiers }: PricingHeadProps) => (
  <>
    <Row>
      <Corner css={styles.corner} />
      {tiers.map(({ name, popular, price }, index) => (
        <ColumnHead key={index} mark={popular ? "dark" : undefined} css={popular && popularEnds}>
          {popular && (
            <div css={styles.badge}>
              <Badge>{labels.popular}</Badge>
            </div>
          )}
          <span css={styles.name}>{name}</span>
          <span css={styles.price}>{price.monthly}</span>
          {labels.perMonth && <span css={styles.month}>{price.amount === null ? "\u00a0" : labels.perMonth}</span>}
        </ColumnHead>
      ))}
    </Row>
    <Row>
      <Cell />
      {tiers.map(({ description, popular, price }, index) => (
        <Cell key={index} mark={popular ? "dark" : undefined}>
          <div css={styles.words}>
            <span>
              <InlineParagraphs text={description} />
            </span>
            {price.total && <span css={styles.total}>{price.total}</span>}
            {price.note && <span css={styles.small}>{price.note}</span>}
          </div>
        </Cell>
      ))}
    </Row>
  </>
);
