/** Checks between the fields of a price table: its tiers, its headings, and its sums. */
import {
  amountOf,
  amountsIn,
  type ContentProblem,
  didYouMean,
  type EntryOf,
  type Finding,
  type Locale,
  namesMoney,
  type PathStep,
  type Price,
  problemAt,
} from "content-kit";
import { finding, warning } from "./messages";
import type { z } from "zod";
import type { kinds } from "../../content-model/kinds";

type PricingData = z.infer<typeof kinds.pricing.schema>;

/** Headings of a price table that begin with no row, or above the heading before them. */
const groupProblems = (
  entry: EntryOf<typeof kinds.pricing>,
  { groups = [] }: PricingData,
  lines: readonly string[],
): ContentProblem[] =>
  groups.flatMap(({ title, first }, index): ContentProblem[] => {
    const at = ["groups", index, "first"];
    if (!lines.includes(first))
      return [problemAt(entry, at, finding("not-shown/feature", { name: first, guess: didYouMean(first, lines) }))];
    const before = index === 0 ? lines[0] : groups[index - 1]?.first;
    const isInOrder = index === 0 ? first === before : lines.indexOf(first) > lines.indexOf(before ?? "");
    return isInOrder ? [] : [problemAt(entry, at, finding("conflicting-fields/group-order", { title, first }))];
  });

/** A price that is no number: an amount as older files have it, "$1,250", or text that seems to mean one, "1,350/mo". */
const textOfAmount = (price: Price, path: readonly PathStep[], locale: Locale): Finding[] => {
  if (typeof price === "number") return [];
  const amount = amountOf(price, locale);
  const isMoney = amount !== undefined || /\p{Nd}/u.test(price) || namesMoney(price, locale);
  return isMoney ? [warning("wrong-form/amount", { path, price, amount })] : [];
};

/** Prices that are text, add-ons whose sum with the price cannot be shown, and notes with another price of the add-on. */
const amountProblems = (entry: EntryOf<typeof kinds.pricing>, locale: Locale): ContentProblem[] =>
  entry.data.tiers.flatMap(({ price: { monthly, note, addOn } }, index) => {
    const at = ["tiers", index, "price"];
    const other = [...at, "addOn", "price"];
    const prices = [{ price: monthly, path: [...at, "monthly"] }, ...(addOn ? [{ ...addOn, path: other }] : [])];
    const value = addOn && amountOf(addOn.price, locale);
    const figures = note !== undefined && namesMoney(note, locale) ? amountsIn(note, locale) : [];
    const found = prices.flatMap(({ price, path }) =>
      addOn && amountOf(price, locale) === undefined
        ? [{ path, ...finding("not-shown/add-on", { path, price, locale }) }]
        : textOfAmount(price, path, locale).map((each) => ({ path, ...each })),
    );
    if (note !== undefined && value !== undefined && figures.length > 0 && !figures.includes(value)) {
      const path = [...at, "note"];
      found.push({ path, ...finding("conflicting-fields/figure", { path, text: note, other, value }) });
    }
    return found.map((each) => ({ ...problemAt(entry, each.path, each), path: each.path }));
  });

/** Tiers marked twice, and features that the first tier lacks. */
const tierProblems = (entry: EntryOf<typeof kinds.pricing>, { tiers }: PricingData): ContentProblem[] => {
  const popular = tiers.flatMap((tier, index) => (tier.popular ? [index] : []));
  const lines = tiers[0]?.features.map(({ name }) => name) ?? [];
  return [
    ...popular.slice(1).map((index) => {
      const path = ["tiers", index, "popular"];
      const { line } = entry.source.locate(["tiers", popular[0] ?? 0, "popular"]);
      return problemAt(entry, path, finding("duplicate-slug/in-list", { path, name: "true", line }));
    }),
    ...tiers.slice(1).flatMap(({ features }, index) =>
      features.flatMap(({ name }, line): ContentProblem[] => {
        if (lines.includes(name)) return [];
        const path = ["tiers", index + 1, "features", line, "name"];
        return [problemAt(entry, path, warning("not-shown/feature", { name, guess: didYouMean(name, lines) }))];
      }),
    ),
  ];
};

/** All problems between the fields of one price table. */
export const pricingProblems = (entry: EntryOf<typeof kinds.pricing>, locale: Locale | undefined): ContentProblem[] => {
  const plan = entry.data;
  const lines = (plan.tiers[0]?.features ?? []).map(({ name }) => name);
  return [
    ...tierProblems(entry, plan),
    ...groupProblems(entry, plan, lines),
    ...(locale ? amountProblems(entry, locale) : []),
  ];
};
