/** Checks between the fields of a price table: its tiers, its headings, and its sums. */
import type { z } from "zod";
import type { Entry } from "./entry";
import { amountOf, formatAmount, namesMoney, type Locale } from "../fields/price";
import type { PathStep } from "../fields/schema-walk";
import type { kinds } from "../kinds";
import { didYouMean } from "../messages/did-you-mean";
import type { ContentProblem } from "../messages/problem";

type PricingData = z.infer<typeof kinds.pricing.schema>;

/** Headings of a price table that begin with no row, or above the heading before them. */
const groupProblems = (entry: Entry, { groups = [] }: PricingData, lines: readonly string[]): ContentProblem[] =>
  groups.flatMap(({ title, first }, index): ContentProblem[] => {
    const at = { file: entry.path, ...entry.source.locate(["groups", index, "first"]) };
    const guess = didYouMean(first, lines);
    if (!lines.includes(first))
      return [
        {
          ...at,
          code: "not-shown",
          message: `The first tier has no feature "${first}", so "${title}" stands above no row.`,
          help: guess
            ? `use the same words as the first tier: ${guess}`
            : `use one of its features: ${lines.join("; ")}.`,
        },
      ];
    const before = groups[index - 1];
    if (index === 0 && first !== lines[0])
      return [
        {
          ...at,
          code: "not-shown",
          message: `The rows above "${first}" have no heading.`,
          help: `let the first group begin with the first feature: ${lines[0]}`,
        },
      ];
    return before && lines.includes(before.first) && lines.indexOf(first) <= lines.indexOf(before.first)
      ? [
          {
            ...at,
            code: "conflicting-fields",
            message: `"${title}" begins above "${before.title}", which is listed before it.`,
            help: "list the groups in the order of the first tier's features.",
          },
        ]
      : [];
  });

/** Add-ons whose sum with the price cannot be shown. */
const addOnProblems = (entry: Entry, { tiers }: PricingData, locale: Locale): ContentProblem[] =>
  tiers.flatMap(({ price: { monthly, addOn } }, index) =>
    addOn
      ? (
          [
            ["monthly", monthly, ["tiers", index, "price", "monthly"]],
            ["addOn › price", addOn.price, ["tiers", index, "price", "addOn", "price"]],
          ] as const
        ).flatMap(([name, price, path]): ContentProblem[] =>
          amountOf(price, locale) === undefined
            ? [
                {
                  file: entry.path,
                  ...entry.source.locate([...path]),
                  code: "not-shown",
                  message: `"${name}" is not a single amount in ${locale.currency}, so the sum of price and add-on cannot be shown: ${price}`,
                  help: `write an amount such as ${formatAmount(1250, locale)}, or remove addOn.`,
                },
              ]
            : [],
        )
      : [],
  );

/** Prices that name money, but no amount: "abc dollars". Words such as "On request" are no mistake. */
const amountProblems = (entry: Entry, { tiers }: PricingData, locale: Locale): ContentProblem[] =>
  tiers.flatMap(({ price: { monthly, addOn } }, index) =>
    (
      [
        [monthly, ["monthly"]],
        [addOn?.price ?? "", ["addOn", "price"]],
      ] as const
    ).flatMap(([price, path]): ContentProblem[] =>
      namesMoney(price, locale) && !/\p{Nd}/u.test(price)
        ? [
            {
              file: entry.path,
              ...entry.source.locate(["tiers", index, "price", ...path]),
              path: ["tiers", index, "price", ...path],
              code: "wrong-form",
              message: `"${price}" names a currency, but no amount.`,
              help: `write an amount such as ${formatAmount(1250, locale)}, or words without a currency, such as "On request".`,
            },
          ]
        : [],
    ),
  );

/** Tiers marked twice, and features that the first tier lacks. */
const tierProblems = (entry: Entry, { tiers }: PricingData): ContentProblem[] => {
  const at = (path: PathStep[]) => ({ file: entry.path, ...entry.source.locate(path) });
  const popular = tiers.flatMap((tier, index) => (tier.popular ? [index] : []));
  const lines = tiers[0]?.features.map(({ name }) => name) ?? [];
  return [
    ...popular.slice(1).map((index): ContentProblem => ({
      ...at(["tiers", index, "popular"]),
      code: "conflicting-fields",
      message: `A second tier is marked as the popular one; the first is "${tiers[popular[0] ?? 0]?.name}".`,
      help: 'remove "popular: true" from one of the two.',
    })),
    ...tiers.slice(1).flatMap(({ features }, index) =>
      features.flatMap(({ name }, line): ContentProblem[] => {
        if (lines.includes(name)) return [];
        const guess = didYouMean(name, lines);
        return [
          {
            ...at(["tiers", index + 1, "features", line, "name"]),
            code: "not-shown",
            severity: "warning",
            message: `The first tier has no feature "${name}", so the table has no row for it.`,
            help: guess
              ? `use the same words as the first tier: ${guess}`
              : "add it to the first tier, with included: false if that tier does not have it.",
          },
        ];
      }),
    ),
  ];
};

/** All problems between the fields of one price table. */
export const pricingProblems = (entry: Entry, locale: Locale | undefined): ContentProblem[] => {
  const plan = entry.data as PricingData;
  const lines = (plan.tiers[0]?.features ?? []).map(({ name }) => name);
  return [
    ...tierProblems(entry, plan),
    ...groupProblems(entry, plan, lines),
    ...(locale ? [...amountProblems(entry, plan, locale), ...addOnProblems(entry, plan, locale)] : []),
  ];
};
