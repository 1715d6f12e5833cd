import { css } from "@emotion/react";
import { Fragment } from "react";
import { Tip } from "../../components/tip";
import { fillIn } from "content-kit/lib/placeholders";
import { weight } from "../../design/tokens";
import { labels } from "../../site-data";

const list = css({
  display: "grid",
  gridTemplateColumns: "auto auto",
  gap: "0.25rem 1rem",
  "& dd": { fontWeight: weight.bold },
});

interface PricingTipProps {
  id: string;
  row: Queries.PricingFragment["rows"][number];
}

/** A feature's value in every tier. */
export const PricingTip = ({ id, row }: PricingTipProps) => (
  <Tip id={id} label={fillIn(labels.priceTip, { feature: row.feature })} title={row.feature}>
    <dl css={list}>
      {row.cells.map((cell, index) => (
        <Fragment key={index}>
          <dt>{cell.tier}</dt>
          <dd>{cell.quantity ?? (cell.included ? labels.included : labels.notIncluded)}</dd>
        </Fragment>
      ))}
    </dl>
  </Tip>
);
