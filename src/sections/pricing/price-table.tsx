import { css } from "@emotion/react";
import { memo } from "react";
import { SmartLink } from "../../components/smart-link";
import {
  Cell,
  ColumnHead,
  Corner,
  Row,
  RowHead,
  Table,
  WHEN_TINY,
  hiddenHead,
  whenNarrow,
} from "../../components/table";
import { color, font, size, space, weight } from "../../design/tokens";
import { scripted } from "./scripted";
import { leastOf, plansOf, priceOf } from "./sum";

const styles = {
  table: css({
    "& :is(td,th)": { verticalAlign: "top" },
    "& thead td": { width: "27%", borderBottom: `2px solid ${color.ink}` },
  }),
  /** On phones: a row for each service, with its price in the chosen plan. */
  narrow: css(
    whenNarrow({
      ...hiddenHead,
      "&, & tbody": { display: "block" },
      "& tbody tr": {
        display: "grid",
        gridTemplateColumns: "minmax(0,3fr) minmax(0,2fr)",
        gap: space.base,
        padding: `${space.small} 0`,
        borderBottom: `1px solid ${color.line}`,
        [WHEN_TINY]: { gridTemplateColumns: "minmax(0,1fr)" },
      },
      "& tbody :is(th,td)": { display: "block", position: "static", border: 0, padding: 0 },
    }),
  ),
  head: css({ display: "grid", gap: space.hair, justifyItems: "start" }),
  name: css({ display: "flex", gap: space.tiny, alignItems: "baseline", fontSize: size.h4, overflowWrap: "anywhere" }),
  tick: css({ width: "1.5rem", height: "1.5rem", flex: "none", accentColor: color.vital, translate: "0 .2em" }),
  small: css({
    fontSize: size.small,
    fontWeight: weight.normal,
    lineHeight: 1.4,
    color: color.muted,
    "& a": { display: "inline-block", lineHeight: "1.75rem" },
    "@media print": { fontSize: "0.6875rem", lineHeight: 1.25 },
  }),
  line: css({ display: "block" }),
  count: css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.tiny }),
  select: css({
    minHeight: "2.25rem",
    padding: `0 ${space.tiny}`,
    border: `1.5px solid ${color.edge}`,
    borderRadius: 8,
    background: color.paper,
    color: color.ink,
    font: "inherit",
  }),
  price: css({
    display: "block",
    font: `${weight.bold} ${size.h3}/1.2 ${font.display}`,
    letterSpacing: "-.02em",
    fontVariantNumeric: "tabular-nums",
    "@media print": { fontSize: "1rem" },
  }),
};

interface ServiceHeadProps {
  service: Queries.PricedServiceFragment;
  detailsLabel: string;
}

/** A service's tick, what may be added to it, and the way to its page. */
const ServiceHead = ({ service, detailsLabel }: ServiceHeadProps) => (
  <RowHead>
    <div css={styles.head}>
      <label css={styles.name}>
        <input css={[styles.tick, scripted]} type="checkbox" name="service" value={service.slug} data-print="off" />
        {service.title}
      </label>
      {service.pricing?.addOns && (
        <label css={[styles.small, styles.count, scripted]} data-print="off">
          {service.pricing.addOns.label}
          <select css={styles.select} name={service.slug}>
            {Array.from({ length: service.pricing.addOns.most + 1 - leastOf(service) }, (_, index) => (
              <option key={index}>{index + leastOf(service)}</option>
            ))}
          </select>
        </label>
      )}
      <span css={styles.small} data-print="off">
        <SmartLink to={`${service.path}#pricing`}>
          {detailsLabel}
          <span className="visually-hidden">, {service.title}</span>
        </SmartLink>
      </span>
    </div>
  </RowHead>
);

interface PriceTableProps {
  services: readonly Queries.PricedServiceFragment[];
  /** How often add-ons are chosen, as a query: a tick changes no price, and renders no cell again. */
  counts: string;
  detailsLabel: string;
}

/** The prices of all services by plan, with a tick for each service and what may be added to it. */
export const PriceTable = memo(({ services, counts, detailsLabel }: PriceTableProps) => {
  const plans = plansOf(services);
  const choice = new URLSearchParams(counts);
  return (
    <Table
      labelledBy="pricing-title"
      css={[styles.table, styles.narrow]}
      head={
        <Row>
          <Corner />
          {plans.map(({ name, description }) => (
            <ColumnHead key={name}>
              {name} <span css={[styles.small, styles.line]}>{description}</span>
            </ColumnHead>
          ))}
        </Row>
      }
    >
      {services.map((service) => (
        <Row key={service.slug}>
          <ServiceHead service={service} detailsLabel={detailsLabel} />
          {plans.map(({ name }) => {
            const price = priceOf(service, name, choice);
            return (
              <Cell key={name}>
                <span css={styles.price}>{price?.text ?? "–"}</span>
                {price?.note && <span css={[styles.small, styles.line]}>{price.note}</span>}
              </Cell>
            );
          })}
        </Row>
      ))}
    </Table>
  );
});
PriceTable.displayName = "PriceTable";
