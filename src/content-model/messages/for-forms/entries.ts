/** For forms: what does not fit together in an entry, or between entries. */
import type { ENTRIES as FILE_ENTRIES } from "../for-files/entries";
import { ANALYTICS_PLACEHOLDER } from "../../fields/analytics-texts";
import { formatAmount } from "../../fields/price";
import { ONCE, say, type FormTemplates } from "../template";

const LEFT_OUT = "if the pay is not published, remove “Pay”.";

export const ENTRIES: FormTemplates<typeof FILE_ENTRIES> = {
  "wrong-form/analytics-id": ({ name, idForm, idExample }, { label }) =>
    say(
      `"${label(["analytics", "id"])}" is not an id of ${name}: ${idForm}.`,
      `write it as the service shows it, for example: ${idExample}`,
    ),
  "conflicting-fields/analytics-service": ({ field, service, fits }, { label }) =>
    say(
      `"${label(["analytics", field])}" is for ${fits}, but the service is ${service}.`,
      `clear the field, or choose the service ${fits}.`,
    ),
  "missing-field/consent": ({ name, labels }, { form }) =>
    say(
      `${name} sets cookies, so visitors are asked first, but the words of the question are missing in ${form(labels)}.`,
      "fill in “Consent” there.",
    ),
  "missing-field/analytics-text": ({ name }) =>
    say(
      `No published legal document tells visitors about ${name}.`,
      `fill in “Analytics” of the privacy policy, and write {${ANALYTICS_PLACEHOLDER}} in a paragraph of its own of its text.`,
    ),
  "not-shown/analytics-place": (_, { label }) =>
    say(
      `The texts of "${label(["analytics"])}" have no place: no paragraph of the text is {${ANALYTICS_PLACEHOLDER}}.`,
      `write {${ANALYTICS_PLACEHOLDER}} where they belong, with an empty line above and below it.`,
    ),
  "missing-field/analytics": (_, { label }) =>
    say(
      `{${ANALYTICS_PLACEHOLDER}} is filled in from "${label(["analytics"])}", which is empty.`,
      "fill it in, for example: This site counts no visits.",
    ),
  "not-shown/city-image": ({ city }) =>
    say(`"${city}" is a city of another state, so its photograph is not shown.`, "move it to the form of that state."),
  "missing-file/single": ({ description }, { described }) =>
    say(`The file is missing. ${described(description)}`, "ask the person who edits the files to add it."),
  "missing-file/service-part": ({ slug, description }, { described }) =>
    say(`The service "${slug}" lacks this form. ${described(description)}`, "fill it in, or delete the service."),
  "missing-file/fallback": ({ fallback, description, copy }, { described, form }) =>
    say(
      `Services without their own show those of "${fallback}", which has none. ${described(description)}`,
      `fill it in, or name another service as fallback in ${form(copy)}.`,
    ),
  "missing-audio-length": (_, { name }) =>
    say(
      "The audio is on another host, and its size in bytes is missing.",
      `fill in “${name(["audioLength"])}” with the size of the file, for example: 50412345`,
    ),
  "conflicting-fields/audio-length": ({ audioFile }, { label, name }) =>
    say(
      `"${label(["audioLength"])}" is the size of audio on another host, but “${name(["audioUrl"])}” is empty.`,
      audioFile ? "clear the field: the file is measured." : `fill in “${name(["audioUrl"])}”, or clear the field.`,
    ),
  "unlikely-place/far-city": ({ name, kilometers }) =>
    say(
      `${name} is ${kilometers} kilometers away from the other cities of its state.`,
      "check for a missing minus sign, or swapped latitude and longitude.",
    ),
  "missing-field/film": ({ labels }, { form }) =>
    say(
      `The video shows as a link, because its words are missing in ${form(labels)}.`,
      "fill in “Film” there, for example: Play the video from {host}",
    ),
  "not-shown/step": ({ service, step, count }, { name }) =>
    say(
      `"${service}" works at step ${step}, but ${count > 0 ? `“${name(["pace"])}” has ${count} steps` : `“${name(["pace"])}” is empty`}, so the drawing does not name it.`,
      count > 0
        ? `write a number from 1 to ${count}, or clear the field.`
        : `fill in “${name(["pace"])}”, or clear the field.`,
    ),
  "missing-field/pay-amount": (_, { label }) =>
    say(
      `"${label(["pay"])}" has no amount.`,
      `fill in one amount, or the lower and the upper end of a range; ${LEFT_OUT}`,
    ),
  "conflicting-fields/pay-amount-and-range": (_, { label }) =>
    say(`"${label(["pay"])}" has both an amount and a range.`, "keep one of the two."),
  "conflicting-fields/pay-range": ({ min, max }) =>
    say(
      `The pay ranges from ${min} to ${max}, so its lower end is above its upper end.`,
      "swap the two, or correct one of them.",
    ),
  "missing-field/salary": (_, { name }) =>
    say(
      `Search engines read the pay, but people do not: “${name(["salary"])}” is empty.`,
      `fill it in, for example: $29/hour; ${LEFT_OUT}`,
    ),
  "not-allowed/unpaid": ({ field }, { label }) =>
    say(
      `"${label(["pay", field])}" is 0, so search engines would show the job as unpaid.`,
      `write the amount, for example: 29; ${LEFT_OUT}`,
    ),
  "not-shown/add-on": ({ field, price, locale }) =>
    say(
      `"${field}" is not a single amount in ${locale.currency}, so the sum of price and add-on cannot be shown: ${price}`,
      `write an amount such as ${formatAmount(1250, locale)}, or remove the add-on.`,
    ),
  "conflicting-fields/popular-twice": ({ name }) =>
    say(
      `A second tier is marked as the popular one; the first is "${name}".`,
      "switch “Popular” off for one of the two.",
    ),
  "not-shown/tier-row": ({ name, guess }) =>
    say(
      `The first tier has no feature "${name}", so the table has no row for it.`,
      guess
        ? `use the same words as the first tier: ${guess}`
        : "add it to the first tier, not included if that tier does not have it.",
    ),
  "duplicate-slug/topic-spelling": ({ name, first, address }) =>
    say(
      `The topic "${name}" has the same address as "${first}" in another article: ${address}.`,
      `write it the same way in all articles: "${first}". If they are two topics, rename one of them.`,
    ),
  "duplicate-slug/topic-twice": ({ name }) => say(`The topic "${name}" is named twice.`, "remove one of the two."),
  "conflicting-fields/section-without-file": ({ service, path }, { form }) =>
    say(
      `The service "${service}" has not filled in ${form(path)}, which this section would show.`,
      "name a service that has, or fill it in.",
    ),
  "duplicate-episode/id": ({ id }) =>
    say(
      `Another episode has the same id in the feed, ${id}, so podcast apps show only one of the two.`,
      "give each episode the one that it had first; clear it for an episode that never had one.",
    ),
  "duplicate-episode/guid": (_, { label }) =>
    say(
      `"${label(["guid"])}" is the address of another episode.`,
      "write the one that this episode had first, or clear the field.",
    ),
  "duplicate-episode/number": ({ number, season }) =>
    say(
      `Another episode already has the number ${number}${season === undefined ? "" : ` in season ${season}`}.`,
      "number the episodes of a season one after another.",
    ),
  "duplicate-episode/audio": () => say(`Another episode has the same audio.`, "name the recording of this episode."),
  "duplicate-slug/in-list": ({ what, name }) => say(`The ${what} "${name}" is already used above.`, ONCE[what]),
  "missing-field/pagination": ({ count, noun, size }, { label }) =>
    say(
      `"${label(["pagination"])}" is missing, and a page lists ${size} of the ${count} ${noun}.`,
      `fill in “${label(["pagination"])}”, the words of the further pages.`,
    ),
  "missing-field/topics": ({ topic, count }, { label }) =>
    say(
      `"${label(["topics"])}" is missing, and the topic "${topic}" of ${count} articles has a page.`,
      `fill in “${label(["topics"])}”, the words of the pages of topics.`,
    ),
};
