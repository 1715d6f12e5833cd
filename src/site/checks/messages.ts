/** What this site's own rules say: of prices, jobs, episodes, counting visits, and search results. */
import {
  countOf,
  didYouMeanOr,
  intendedNumber,
  type Locale,
  type Names,
  type OfField,
  type Pay,
  type Price,
  say,
  shorten,
  type Texts,
  withMessages,
} from "content-kit";
import { excerpt, SHORT_EXCERPT } from "content-kit/lib/format";
import { clockTime } from "content-kit/lib/timestamps";
import { ANALYTICS_PLACE } from "../../content-model/fields/analytics-texts";

interface FilledSnippet extends OfField, Texts<"what" | "file" | "text"> {
  length: number;
  most: number;
  over: number;
  pages: number;
}

/** Reports these, and the messages that every site has. */
export const { finding, warning } = withMessages({
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
  "not-shown/analytics-place": (_: undefined, { label }: Names) =>
    say(
      `The texts of "${label(["analytics"])}" have no place: no paragraph of the text is ${ANALYTICS_PLACE}.`,
      `write ${ANALYTICS_PLACE} where they belong, with an empty line above and below it.`,
    ),
  "missing-field/analytics-text": ({ name, field }: Texts<"name" | "field">, { label }: Names) =>
    say(
      `No published legal document tells visitors about ${name}: "${label(["analytics", field])}" is missing in each.`,
      `add it to the privacy policy, and ${ANALYTICS_PLACE} in a paragraph of its own to its text.`,
    ),
  "not-shown/city-image": ({ city }: Texts<"city">) =>
    say(`"${city}" is a city of another state, so its photograph is not shown.`, "move it to the file of that state."),
  "not-shown/step": ({ service, step, count }: { service: string; step: number; count: number }, { name }: Names) =>
    say(
      `"${service}" works at step ${step}, but "${name(["pace"])}" has ${count} steps, so the drawing does not name it.`,
      "write the number of one of the steps, or none.",
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
  "wrong-duration": (params: Texts<"duration" | "audioFile" | "measured">, { label, media }: Names) =>
    say(
      `"${label(["duration"])}" says ${params.duration}, but ${media(params.audioFile)} plays for ${params.measured}.`,
      `write duration: "${params.measured}", or name the right file.`,
      `write ${params.measured}, or choose the right file.`,
    ),
  "moment-after-end": ({ start, end }: { start: number; end: number }) =>
    say(
      `This starts at ${clockTime(start)}, but the episode ends at ${clockTime(end)}.`,
      "correct the time, or check whether it belongs to another episode.",
    ),
  "moments-out-of-order": ({ start, before }: { start: number; before: number }) =>
    say(
      `This starts at ${clockTime(start)}, but the one above it at ${clockTime(before)}.`,
      "list them in order of time, each with its own.",
    ),
  "missing-field/episode-number": (_: undefined, { label }: Names) =>
    say(
      `"${label(["number"])}" is missing. Its number in the series; a trailer or a bonus episode may have none.`,
      "add it, for example: number: 12. For a recording outside the series, write type: trailer or type: bonus",
      "fill it in, for example: 12. For a recording outside the series, choose the type trailer or bonus.",
    ),
  "too-long/excerpt": ({ before, text }: Texts<"before" | "text">, { label }: Names) =>
    say(
      `The first ${SHORT_EXCERPT} characters of "${label(["excerpt"])}" end within a word ("${shorten(before)}"), so other articles show only: ${excerpt(text, SHORT_EXCERPT)}`,
      "reword it, so that a sentence or a word ends there.",
    ),
  "search-result/too-long": (params: FilledSnippet, { label, entry }: Names) => {
    const { path, length, what, file, text, most, over, pages } = params;
    return say(
      `"${label(path)}" is ${countOf(length, "character")} long for ${what} (${entry(file)}): "${text}". Search results truncate it after ${most}, on ${over} of ${countOf(pages, "page")}.`,
      `shorten the text around the names by ${countOf(length - most, "character")}.`,
    );
  },
  "search-result/too-short": ({ path, length, least }: OfField & { length: number; least: number }, { label }: Names) =>
    say(
      `"${label(path)}" has ${countOf(length, "character")}; search engines replace descriptions shorter than ${least}.`,
      "say in one or two sentences, up to 160 characters, what a visitor finds on the page.",
    ),
});
