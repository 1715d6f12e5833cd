/** Checks between the fields of a price table: its tiers, its headings, and its sums. */
import { finding, warning, type Finding } from "../messages/finding";
import type { z } from "zod";
import { problemAt, type EntryOf } from "./entry";
import { otherFigures } from "./between-fields";
import { amountOf, amountsIn, lacksCurrency, misspelledAmount, namesMoney, type Locale } from "../fields/price";
import type { kinds } from "../kinds";
import { didYouMean } from "../messages/did-you-mean";
import type { ContentProblem } from "../messages/problem";

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

/** What is wrong with a price: money without an amount, "abc dollars", or a misspelled one, "$12,50". */
const wrongAmount = (price: string, locale: Locale): Finding | undefined => {
  const misspelled = misspelledAmount(price, locale);
  if (lacksCurrency(price, locale)) return warning("wrong-form/amount", { price, locale });
  if (misspelled) return (misspelled === "here" ? warning : finding)("wrong-form/amount", { price, locale });
  return namesMoney(price, locale) && !/\p{Nd}/u.test(price)
    ? finding("wrong-form/amount", { price, locale })
    : undefined;
};

/**
 * Prices that are no amounts although they are meant as such, and add-ons whose sum with the price cannot be shown.
 * Words such as "On request" are fine.
 */
const amountProblems = (entry: EntryOf<typeof kinds.pricing>, locale: Locale): ContentProblem[] =>
  entry.data.tiers.flatMap(({ price: { monthly, note = "", addOn } }, index) => {
    const at = ["tiers", index, "price"];
    const prices = [
      { price: monthly, path: [...at, "monthly"] },
      ...(addOn ? [{ price: addOn.price, path: [...at, "addOn", "price"] }] : []),
    ];
    const more = addOn && amountOf(addOn.price, locale);
    const figures = namesMoney(note, locale) ? amountsIn(note, locale) : [];
    return [
      ...prices.flatMap(({ price, path }): ContentProblem[] => {
        const noSum = addOn && amountOf(price, locale) === undefined;
        const found = wrongAmount(price, locale) ?? (noSum && finding("not-shown/add-on", { path, price, locale }));
        return found ? [{ path, ...problemAt(entry, path, found) }] : [];
      }),
      ...(more === undefined
        ? []
        : otherFigures(entry, [...at, "note"], figures, [{ path: [...at, "addOn", "price"], means: [more] }])),
    ];
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
