import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { startTransition, useEffect, useRef, useState } from "react";
import { Section } from "../../components/container";
import { InlineParagraphs, Paragraphs } from "../../components/paragraphs";
import { SectionHeading } from "../../components/section-heading";
import { TableFrame } from "../../components/table";
import { formatAmount } from "content-kit/lib/amount";
import { fillIn } from "content-kit/lib/placeholders";
import { above, color, font, radius, size, space, weight } from "../../design/tokens";
import { site } from "../../site-data";
import { chosenTier, PricingPicker } from "../service/pricing-picker";
import { countText } from "../shared/count-text";
import { PriceTable } from "./price-table";
import { chosenColumn, scripted } from "./scripted";
import { choiceOf, countsIn, plansOf, restore, sumOf, visitsFor } from "./sum";

export const query = graphql`
  fragment PriceSum on PriceSum {
    title
    hint
    total
    quoted
    visit
    visitsOne
    visitsOther
    visitsForms {
      ...PluralForms
    }
    excludedTitle
    excluded
  }
`;

const styles = {
  // All of it on one sheet.
  heading: css({ "@media print": { marginBottom: space.tiny, "& h2": { fontSize: "1.125rem" } } }),
  sum: css({
    display: "grid",
    gap: space.large,
    marginTop: space.large,
    padding: space.box,
    background: color.mist,
    [above.medium]: { gridTemplateColumns: "repeat(3,minmax(0,1fr))" },
    "@media print": { gridTemplateColumns: "1fr 1fr 2fr", padding: 0, margin: 0 },
  }),
  part: css({ display: "grid", alignContent: "start", gap: space.tiny }),
  title: css({ fontSize: size.h4 }),
  name: css({ fontWeight: weight.bold }),
  total: css({
    font: `${weight.bold} ${size.h2}/1.1 ${font.display}`,
    letterSpacing: "-.02em",
    "@media print": { fontSize: "1.25rem" },
  }),
  field: css({
    width: "9rem",
    minHeight: "2.75rem",
    padding: `0 ${space.small}`,
    border: `1.5px solid ${color.edge}`,
    borderRadius: radius.base,
    background: color.paper,
    color: color.ink,
    font: "inherit",
  }),
  excluded: css({ display: "grid", gap: space.tiny, paddingInlineStart: "1.1rem", fontSize: size.small }),
};

const Excluded = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div css={styles.part}>
    <h3 css={styles.title}>{title}</h3>
    <ul css={styles.excluded}>
      {items.map((text, index) => (
        <li key={index}>
          <InlineParagraphs text={text} />
        </li>
      ))}
    </ul>
  </div>
);

interface PriceSumProps {
  services: readonly Queries.PricedServiceFragment[];
  /** The heading of the table. */
  title: string;
  copy: Queries.PriceSumFragment;
  detailsLabel: string;
}

/** The prices of all services, and the sum of those that are ticked. The choice is in the URL. */
export const PriceSum = ({ services, title, copy, detailsLabel }: PriceSumProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(() => new URLSearchParams());
  const read = (): URLSearchParams => {
    const chosen = form.current ? choiceOf(form.current) : new URLSearchParams();
    // The tick is painted first.
    startTransition(() => setChoice(chosen));
    return chosen;
  };
  useEffect(() => {
    // The URL, and what was ticked before hydration, are external state.
    const shared = new URLSearchParams(window.location.search);
    if (form.current && shared.has("plan")) restore(form.current, shared);
    read();
    // The first use of Intl takes 20 ms: not with the first tick.
    const timer = setTimeout(() => formatAmount(0, site), 200);
    return () => clearTimeout(timer);
  }, []);
  const change = (): void => window.history.replaceState(window.history.state, "", `?${String(read())}`);
  const plans = plansOf(services);
  const sum = sumOf(services, plans[Number(choice.get("plan"))]?.name, choice);
  const visits = sum && visitsFor(sum.amount, choice);
  return (
    <Section narrow id="pricing" labelledBy="pricing-title">
      <SectionHeading css={styles.heading} id="pricing-title" title={title} />
      <form ref={form} onChange={change} onSubmit={(event) => event.preventDefault()}>
        <TableFrame css={[chosenTier(plans.length), chosenColumn(plans.length)]}>
          <PricingPicker tiers={plans} always />
          <PriceTable services={services} counts={countsIn(services, choice)} detailsLabel={detailsLabel} />
        </TableFrame>
        <div css={styles.sum}>
          <section css={[styles.part, scripted]} aria-labelledby="sum">
            <h2 id="sum" css={styles.title}>
              {copy.title}
            </h2>
            <div role="status" css={styles.part}>
              {!sum && <Paragraphs text={copy.hint} />}
              {sum?.text && (
                <p>
                  <strong css={styles.total}>{fillIn(copy.total, { total: sum.text })}</strong>
                </p>
              )}
              {sum && sum.quoted.length > 0 && <p>{fillIn(copy.quoted, { services: sum.quoted.join(", ") })}</p>}
              {visits && (
                <p>{countText(visits, { one: copy.visitsOne, other: copy.visitsOther, forms: copy.visitsForms })}</p>
              )}
            </div>
          </section>
          <label css={[styles.part, scripted]}>
            <span css={styles.name}>{copy.visit}</span>
            <input css={styles.field} type="number" name="visit" min={1} inputMode="numeric" autoComplete="off" />
          </label>
          <Excluded title={copy.excludedTitle} items={copy.excluded} />
        </div>
      </form>
    </Section>
  );
};
