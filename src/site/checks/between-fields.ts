/** Checks between the fields of one entry: dates, pay, figures, opening times, steps. */
import {
  amountsIn,
  type ContentProblem,
  type Entry,
  type EntryOf,
  type Locale,
  type PathStep,
  payIn,
  problemAt,
  textOfUnit,
  valueAt,
} from "content-kit";
import { finding, warning } from "./messages";
import { breaksWord, SHORT_EXCERPT } from "content-kit/lib/format";
import { kinds } from "../../content-model/kinds";

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

/** A text that pages write from other fields. */
const written = (entry: Parameters<typeof problemAt>[0], path: readonly PathStep[], from: string): ContentProblem =>
  problemAt(entry, path, warning("conflicting-fields/unused", { path, why: `pages write it from the ${from}` }), true);

/** Dates, and pay, which is one amount or a range, in figures rather than in words. */
export const jobProblems = (
  entry: EntryOf<typeof kinds.job>,
  page: EntryOf<typeof kinds.jobPage> | undefined,
  locale: Locale | undefined,
): ContentProblem[] => {
  const { pay, salary } = entry.data;
  const texts = page?.data.payPer;
  const days = inOrder(entry, ["datePosted"], ["closes"]);
  if (!pay) {
    const meant = salary !== undefined && locale && payIn(salary, texts, locale);
    return meant ? [...days, problemAt(entry, ["salary"], warning("renamed-field/salary", { pay: meant }))] : days;
  }
  const isRange = pay.min !== undefined || pay.max !== undefined;
  const path = ["payPer", textOfUnit(pay)];
  const needed = { path, file: kinds.jobPage.files, why: "it is the text of the pay", example: `"{pay}/${path[1]}"` };
  return [
    ...days,
    ...inOrder(entry, ["pay", "min"], ["pay", "max"]),
    ...(isRange === (pay.amount !== undefined)
      ? [problemAt(entry, ["pay"], finding("conflicting-fields/pay"), true)]
      : []),
    ...(page && valueAt(page.data, path) === undefined
      ? [problemAt(entry, ["pay", "unit"], finding("missing-field/needed", needed))]
      : []),
    ...(salary === undefined ? [] : [written(entry, ["salary"], "pay")]),
  ];
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

/** Hours as days and times, of which each ends after it begins, or as text. */
export const hoursProblems = (entry: EntryOf<typeof kinds.site>): ContentProblem[] => {
  const { text, week } = entry.data.hours;
  const path = ["hours", "text"];
  const needed = { path, why: "there are no days and times", example: "By appointment" };
  if (!week) return text ? [] : [problemAt(entry, ["hours"], finding("missing-field/needed", needed))];
  return [
    ...week.flatMap((_, index) => {
      const at = ["hours", "week", index];
      return inOrder(entry, [...at, "opens"], [...at, "closes"], false);
    }),
    ...(text === undefined ? [] : [written(entry, path, "days and times")]),
  ];
};

const ADDRESS = ["street", "locality", "region", "postalCode"] as const;
const SCALE = ["before", "after"] as const;

/** Texts of the settings that lack what a field beside them has: a part of the address, an amount of a scale. */
export const settingsProblems = (entry: EntryOf<typeof kinds.site>, locale: Locale): ContentProblem[] => {
  const { address, claims } = entry.data;
  const lines = address.lines.join(", ");
  const differs = (path: readonly PathStep[], text: string, other: readonly PathStep[], value: string | number) =>
    problemAt(entry, other, warning("conflicting-fields/figure", { path, text, other, value }));
  return [
    ...ADDRESS.flatMap((name) => {
      const { [name]: part } = address;
      const isThere = part === undefined || lines.includes(part);
      return isThere ? [] : [differs(["address", "lines"], lines, ["address", name], part)];
    }),
    ...claims.flatMap(({ scale }, index) =>
      SCALE.flatMap((name) => {
        const amounts = scale ? amountsIn(scale[name], locale) : [];
        const amount = scale?.[`${name}Amount`];
        const at = ["claims", index, "scale"];
        return amount === undefined || amounts.length === 0 || amounts.includes(amount)
          ? []
          : [differs([...at, name], scale?.[name] ?? "", [...at, `${name}Amount`], amount)];
      }),
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
