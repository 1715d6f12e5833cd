/** Checks between the fields of one entry: dates, pay, figures, opening times, steps. */
import { finding, warning } from "../messages/finding";
import { breaksWord, SHORT_EXCERPT } from "../../lib/format";
import { amountsIn, type Locale } from "../fields/price";
import { problemAt, type Entry, type EntryOf } from "./entry";
import type { kinds } from "../kinds";
import type { PathStep } from "../fields/schema-walk";
import { valueAt } from "../fields/schema-walk";
import type { ContentProblem } from "../messages/problem";

/** Reports a value that is before or below that of another field, which may be missing. */
const inOrder = (
  entry: Pick<Entry, "path" | "source"> & { data: unknown },
  lower: readonly PathStep[],
  upper: readonly PathStep[],
  isEqualFine = true,
): ContentProblem[] => {
  const [than, value] = [valueAt(entry.data, lower), valueAt(entry.data, upper)];
  if (typeof value !== "number" && typeof value !== "string") return [];
  if (typeof than !== "number" && typeof than !== "string") return [];
  return value < than || (value === than && !isEqualFine)
    ? [problemAt(entry, upper, finding("conflicting-fields/order", { path: upper, value, other: lower, than }))]
    : [];
};

/** Dates, and an excerpt whose first characters, which links show, end within a word. */
export const articleProblems = (entry: EntryOf<typeof kinds.article>): ContentProblem[] => {
  const { excerpt: text } = entry.data;
  const before = text.slice(0, SHORT_EXCERPT).split(/\s/).at(-1) ?? "";
  return [
    ...(breaksWord(text, SHORT_EXCERPT)
      ? [problemAt(entry, ["excerpt"], warning("too-long/excerpt", { before, text }))]
      : []),
    ...inOrder(entry, ["date"], ["updated"]),
  ];
};

/** Reports values of other fields that a text beside them, which has figures, does not have. */
export const otherFigures = (
  entry: Pick<Entry, "path" | "source"> & { data: unknown },
  path: readonly PathStep[],
  figures: readonly (number | undefined)[],
  others: readonly { path: readonly PathStep[]; means: readonly (number | undefined)[] }[],
  found: typeof finding = finding,
): ContentProblem[] => {
  const wrong = figures.length > 0 && others.find(({ means }) => !means.some((value) => figures.includes(value)));
  if (!wrong) return [];
  const [text, value] = [path, wrong.path].map((each) => String(valueAt(entry.data, each))) as [string, string];
  return [problemAt(entry, path, found("conflicting-fields/figure", { path, text, other: wrong.path, value }))];
};

const PAY = ["amount", "min", "max"] as const;

/** Dates, and pay, which is one amount or a range. */
export const jobProblems = (entry: EntryOf<typeof kinds.job>, locale?: Locale): ContentProblem[] => {
  const { pay, salary } = entry.data;
  if (!pay) return inOrder(entry, ["datePosted"], ["closes"]);
  const isRange = pay.min !== undefined || pay.max !== undefined;
  const path = ["salary"];
  const why = "search engines read the pay, but people do not";
  const problems = [
    ...inOrder(entry, ["datePosted"], ["closes"]),
    ...inOrder(entry, ["pay", "min"], ["pay", "max"]),
    ...(isRange === (pay.amount !== undefined)
      ? [problemAt(entry, ["pay"], finding("conflicting-fields/pay"), true)]
      : []),
    ...(salary === undefined
      ? [problemAt(entry, ["pay"], finding("missing-field/needed", { path, why, example: '"$29/hour"' }), true)]
      : []),
  ];
  if (problems.length > 0 || !salary || !locale) return problems;
  const paid = PAY.flatMap((name) => (pay[name] === undefined ? [] : [{ path: ["pay", name], means: [pay[name]] }]));
  return otherFigures(entry, path, amountsIn(salary, locale), paid);
};

/** Each figure is a part of the one before it. */
export const reportProblems = (entry: EntryOf<typeof kinds.report>): ContentProblem[] =>
  entry.data.rows.flatMap((_, index) => [
    ...inOrder(entry, ["rows", index, "bookings"], ["rows", index, "inquiries"]),
    ...inOrder(entry, ["rows", index, "kept"], ["rows", index, "bookings"]),
  ]);

/** Services of a city without a text, and texts without a service. */
export const cityProblems = (entry: EntryOf<typeof kinds.cityPage>): ContentProblem[] => {
  const { services, advice } = entry.data;
  const path = ["advice", Math.min(services.length, advice.length)];
  if (services.length === advice.length) return [];
  const why = `${services.length} services are listed, and each has a text in its place`;
  const id = advice.length < services.length ? "missing-field/needed" : "conflicting-fields/unused";
  return [problemAt(entry, path, finding(id, { path, why }))];
};

/** Times that end before they begin, and others than those that people read. */
export const hoursProblems = (entry: EntryOf<typeof kinds.site>): ContentProblem[] => {
  const { text, week = [] } = entry.data.hours;
  const times = week.flatMap((_, index) => ["opens", "closes"].map((name) => ["hours", "week", index, name]));
  const hourAt = (path: readonly PathStep[]): number => parseInt(String(valueAt(entry.data, path)), 10) % 12;
  return [
    ...week.flatMap((_, index) => {
      const path = ["hours", "week", index];
      return inOrder(entry, [...path, "opens"], [...path, "closes"], false);
    }),
    ...otherFigures(
      entry,
      ["hours", "text"],
      (text.match(/\d+/g) ?? []).map(Number),
      // Noon and midnight may be words.
      times.filter(hourAt).map((path) => ({ path, means: [hourAt(path), hourAt(path) + 12] })),
      warning,
    ),
  ];
};

/** Services at a step that the drawing does not have. */
export const industryProblems = (entry: EntryOf<typeof kinds.industry>): ContentProblem[] => {
  const { pace, services } = entry.data;
  const count = pace?.steps.length ?? 0;
  return services.flatMap(({ service, step }, index) =>
    step === undefined || step <= count
      ? []
      : [problemAt(entry, ["services", index, "step"], warning("not-shown/step", { service, step, count }))],
  );
};

/** Photographs of cities of other states. */
export const cityImageProblems = (entry: EntryOf<typeof kinds.state>): ContentProblem[] =>
  (entry.data.cityImages ?? []).flatMap(({ city }, index) =>
    city.startsWith(`${entry.slug}/`)
      ? []
      : [problemAt(entry, ["cityImages", index, "city"], warning("not-shown/city-image", { city }))],
  );
