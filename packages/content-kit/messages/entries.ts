/** What does not fit together in an entry, or between entries. */
import type { Pay } from "../fields/pay";
import type { Locale, Price } from "../fields/price";
import { intendedNumber } from "./numbers";
import { didYouMeanOr, say, type Names, type OfField, type Texts } from "./message";

/** The paragraph that analytics texts take the place of. */
export const ANALYTICS_PLACEHOLDER = "analytics";

const PLACE = `{${ANALYTICS_PLACEHOLDER}}`;

export const ENTRIES = {
  /** A field that is needed because of something else. */
  "missing-field/needed": (
    { path, why, file, example }: OfField & { why: string; file?: string; example?: string },
    { label, form }: Names,
  ) => {
    const field = `"${label(path)}"${file === undefined ? "" : ` of ${form(file)}`}`;
    const like = (written: string): string => (example === undefined ? "." : `, for example: ${written}${example}`);
    return say(`${field} is missing: ${why}.`, `add it${like(`${path.at(-1)}: `)}`, `fill it in${like("")}`);
  },
  /** A field that has no effect because of something else. */
  "conflicting-fields/unused": ({ path, why }: OfField & Texts<"why">, { label }: Names) =>
    say(`"${label(path)}" has no use: ${why}.`, "remove it.", "clear the field."),
  /** Of two fields, one may not be less than the other. */
  "conflicting-fields/order": (
    params: OfField & { value: string | number; other: OfField["path"]; than: string | number },
    { label }: Names,
  ) => {
    const { path, value, other, than } = params;
    const is = `is ${typeof value === "number" ? "less than" : "not after"}`;
    return say(`"${label(path)}" (${value}) ${is} "${label(other)}" (${than}).`, "correct one of the two.");
  },
  "conflicting-fields/pay": (_: undefined, { label }: Names) =>
    say(
      `"${label(["pay"])}" is either one amount, or the lower and the upper end of a range.`,
      "write amount: 29, or for a range: min: 25 and max: 32; if the pay is not published, remove pay with its lines.",
      "fill in one amount, or both ends of a range; if the pay is not published, remove it.",
    ),
  /** Pay in words, as older files have it. */
  "renamed-field/salary": ({ pay: { amount, min, max, unit } }: { pay: Pay }, { label }: Names) => {
    const fields = amount ? `amount: ${amount}` : `min: ${min}, max: ${max}`;
    return say(
      `"${label(["salary"])}" is pay in words, which search engines do not read.`,
      `write pay: { ${fields}, unit: ${unit} } in its place; pages make the text from it.`,
      `clear it, and fill in ${fields} and ${unit} under "${label(["pay"])}".`,
    );
  },
  "conflicting-fields/two-recordings": () =>
    say("The episode names both a file and an address for its audio.", "keep one of the two."),
  "conflicting-fields/group-order": ({ title, first }: Texts<"title" | "first">) =>
    say(
      `"${title}" cannot be above "${first}" here.`,
      "list the headings in the order of the first tier's features, and begin with the first feature.",
    ),
  "conflicting-fields/hero-first": ({ type }: Texts<"type">) =>
    say(
      `The first section is of the type ${type}, and the page has no main heading.`,
      "begin with a section of the type hero.",
    ),
  "conflicting-fields/section-without-file": ({ service, path }: Texts<"service" | "path">, { form }: Names) =>
    say(
      `The service "${service}" has no ${form(path)}, which this section would show.`,
      "name a service that has one, or add it.",
    ),
  "not-shown/feature": ({ name, guess }: { name: string; guess: string | undefined }) =>
    say(
      `The first tier has no feature "${name}", so the table has no row for it.`,
      didYouMeanOr(guess, "add it to the first tier, as not included if that tier does not have it."),
    ),
  "not-shown/add-on": ({ path, price, locale }: OfField & { price: Price; locale: Locale }, { label }: Names) =>
    say(
      `"${label(path)}" is not a single amount in ${locale.currency}, so the sum of price and add-on cannot be shown: ${price}`,
      `write it as a number, such as 1250, or remove the add-on.`,
    ),
  "wrong-form/amount": (params: OfField & { price: string; amount: number | undefined }, { label }: Names) => {
    const { path, price, amount } = params;
    const like = amount ?? intendedNumber(price, () => true) ?? 1250;
    return amount === undefined
      ? say(
          `"${label(path)}" is the text "${price}", so cards, sums and search engines do not know the price.`,
          `write it as a number, for example ${path.at(-1)}: ${like}, or text without figures, such as "On request".`,
          `write it as a number, for example ${like}, or text without figures, such as "On request".`,
        )
      : say(
          `"${label(path)}" is "${price}"; prices are numbers, and pages write them with the currency of site.yaml.`,
          `write ${path.at(-1)}: ${like}`,
          `write ${like}`,
        );
  },
  "wrong-form/analytics-id": ({ name, idForm, idExample }: Texts<"name" | "idForm" | "idExample">, { label }: Names) =>
    say(
      `"${label(["analytics", "id"])}" is not an id of ${name}: ${idForm}.`,
      `write it as the service shows it, for example: id: ${idExample}`,
      `write it as the service shows it, for example: ${idExample}`,
    ),
  "wrong-form/site-url": ({ path, pathname, origin }: OfField & Texts<"pathname" | "origin">, { label }: Names) =>
    say(
      `"${label(path)}" has the path ${pathname}, but a site cannot be below a path: its pages, feeds and files have addresses from the root of their host.`,
      `give it a domain or a subdomain of its own, such as ${origin}`,
    ),
  "not-shown/analytics-place": (_: undefined, { label }: Names) =>
    say(
      `The texts of "${label(["analytics"])}" have no place: no paragraph of the text is ${PLACE}.`,
      `write ${PLACE} where they belong, with an empty line above and below it.`,
    ),
  "missing-field/analytics-text": ({ name, field }: Texts<"name" | "field">, { label }: Names) =>
    say(
      `No published legal document tells visitors about ${name}: "${label(["analytics", field])}" is missing in each.`,
      `add it to the privacy policy, and ${PLACE} in a paragraph of its own to its text.`,
    ),
  "not-shown/city-image": ({ city }: Texts<"city">) =>
    say(`"${city}" is a city of another state, so its photograph is not shown.`, "move it to the file of that state."),
  "not-shown/step": ({ service, step, count }: { service: string; step: number; count: number }, { name }: Names) =>
    say(
      `"${service}" works at step ${step}, but "${name(["pace"])}" has ${count} steps, so the drawing does not name it.`,
      "write the number of one of the steps, or none.",
    ),
  "duplicate-name": ({ path, value, file }: OfField & Texts<"value" | "file">, { label, entry }: Names) =>
    say(
      `"${label(path)}" is "${value}", as in ${entry(file)}.`,
      "write another one: what is copied needs a name of its own.",
    ),
  /** Two fields of the same fact, one of which is a text. */
  "conflicting-fields/figure": (
    { path, text, other, value }: OfField & { text: string; other: OfField["path"]; value: string | number },
    { label }: Names,
  ) => say(`"${label(path)}" says "${text}", but "${label(other)}" is ${value}.`, "write the same in both."),
  "unlikely-date": (params: OfField & { value: string; isPublication: boolean; years: number }, { label }: Names) =>
    say(
      `"${label(params.path)}" is ${params.value}, more than ${params.years} years from now.${params.isPublication ? " Until then, the page is not published." : ""}`,
      "check the year.",
    ),
  "duplicate-slug/in-list": ({ path, name, line }: OfField & { name: string; line: number }, { label }: Names) =>
    say(
      `"${label(path)}" is "${name}", as it is on line ${line} already.`,
      "write another one, or remove one of the two.",
    ),
  "duplicate-slug/topic-spelling": ({ name, first, file }: Texts<"name" | "first" | "file">, { entry }: Names) =>
    say(
      `The topic "${name}" would have the same page as "${first}" (${entry(file)}).`,
      `write it the same way in all articles: "${first}". If they are two topics, rename one of them.`,
    ),
  "duplicate-episode": (params: OfField & Texts<"value" | "file">, { label, entry }: Names) =>
    say(
      `"${label(params.path)}" is ${params.value}, as that of ${entry(params.file)}; podcast apps would mix them up.`,
      "give each episode its own: the id that it had first, the next number, its own recording.",
    ),
};
