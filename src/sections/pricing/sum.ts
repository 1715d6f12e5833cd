/** Adds up prices by a choice that is the query of the page's URL: `?plan=1&service=local-seo&paid-media=2`. */
import { graphql } from "gatsby";
import { formatAmount } from "content-kit/lib/amount";
import { site } from "../../site-data";

export const query = graphql`
  fragment PricedService on Service {
    slug
    path
    title
    pricing {
      addOns {
        label
        most
      }
      tiers {
        name
        description
        popular
        price {
          monthly
          amount
          note
          least
          addOn {
            amount
            total
          }
        }
      }
    }
  }
`;

type Service = Queries.PricedServiceFragment;

/** All plans by their names, in the order in which services name them. */
export const plansOf = (services: readonly Service[]) => {
  const tiers = services.flatMap(({ pricing }) => pricing?.tiers ?? []);
  return tiers.filter(({ name }, index) => tiers.findIndex((tier) => tier.name === name) === index);
};

/** How often everybody pays a service's add-on. */
export const leastOf = ({ pricing }: Service): 0 | 1 =>
  pricing?.tiers.some(({ price }) => price.addOn?.total) ? 1 : 0;

/** The part of a choice that changes prices, as a query. */
export const countsIn = (services: readonly Service[], choice: URLSearchParams): string =>
  String(new URLSearchParams([...choice].filter(([name]) => services.some(({ slug }) => slug === name))));

const countOf = (service: Service, choice: URLSearchParams): number => {
  const least = leastOf(service);
  const count = Number(choice.get(service.slug)) || least;
  return Math.min(Math.max(Math.trunc(count), least), service.pricing?.addOns?.most ?? least);
};

/** What a service costs in a plan; no amount for one that is quoted, and nothing without such a plan. */
export const priceOf = (service: Service, plan: string | undefined, choice: URLSearchParams) => {
  const price = service.pricing?.tiers.find(({ name }) => name === plan)?.price;
  if (!price) return undefined;
  const { amount: base, monthly, note, least, addOn } = price;
  const count = countOf(service, choice);
  const amount = base === null ? undefined : base + count * (addOn?.amount ?? 0);
  const text = amount === undefined || count === leastOf(service) ? least : formatAmount(amount, site);
  // "plus $500 per platform" belongs to the price without any.
  return { amount, text, note: [text === monthly ? "" : monthly, note ?? ""].join(" ").trim() };
};

/** The sum of the chosen services in a plan, and the names of those that are quoted; nothing without any service. */
export const sumOf = (services: readonly Service[], plan: string | undefined, choice: URLSearchParams) => {
  const slugs = choice.getAll("service");
  const chosen = services
    .filter(({ slug }) => slugs.includes(slug))
    .map((service) => ({ title: service.title, amount: priceOf(service, plan, choice)?.amount }));
  const amounts = chosen.flatMap(({ amount }) => amount ?? []);
  const amount = amounts.reduce((sum, each) => sum + each, 0);
  return chosen.length === 0
    ? undefined
    : {
        amount,
        text: amounts.length > 0 ? formatAmount(amount, site) : undefined,
        quoted: chosen.filter((each) => each.amount === undefined).map(({ title }) => title),
      };
};

/** How many visits of a worth pay for an amount. */
export const visitsFor = (amount: number, choice: URLSearchParams): number | undefined => {
  const worth = Number(choice.get("visit"));
  return amount > 0 && worth > 0 ? Math.ceil(amount / worth) : undefined;
};

/** The choice in a form, without what is as at the start. */
export const choiceOf = (form: HTMLFormElement): URLSearchParams => {
  const choice = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") choice.append(name, value);
  for (const field of form.elements) {
    const isUnchanged = field instanceof HTMLSelectElement && field.selectedIndex === 0;
    const isEmpty = field instanceof HTMLInputElement && field.value === "";
    if (isUnchanged || isEmpty) choice.delete(field.name);
  }
  return choice;
};

/** Puts a choice into a form. */
export const restore = (form: HTMLFormElement, choice: URLSearchParams): void => {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type))
      field.checked = choice.getAll(field.name).includes(field.value);
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = choice.get(field.name) ?? field.value;
  }
};
