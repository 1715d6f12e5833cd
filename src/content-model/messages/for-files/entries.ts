/** For files: what does not fit together in an entry, or between entries. */
import { ANALYTICS_PLACEHOLDER } from "../../fields/analytics-texts";
import { formatAmount, type Locale } from "../../fields/price";
import { ONCE, say, type NamedOnce } from "../template";

const LEFT_OUT = "if the pay is not published, remove pay with its lines.";

export const ENTRIES = {
  "wrong-form/analytics-id": ({ name, idForm, idExample }: { name: string; idForm: string; idExample: string }) =>
    say(
      `"analytics › id" is not an id of ${name}: ${idForm}.`,
      `write it as the service shows it, for example: id: ${idExample}`,
    ),
  "conflicting-fields/analytics-service": ({
    field,
    service,
    fits,
  }: {
    field: string;
    service: string;
    fits: string;
  }) =>
    say(
      `"analytics › ${field}" is for ${fits}, but the service is ${service}.`,
      `remove ${field}, or write service: ${fits}`,
    ),
  "missing-field/consent": ({ name, labels }: { name: string; labels: string }) =>
    say(
      `${name} sets cookies, so visitors are asked first, but the words of the question are missing: "consent" of ${labels}.`,
      "add consent there with title, text, accept, reject and settings; docs/editing-content.md has an example.",
    ),
  "missing-field/analytics-text": ({ name, field }: { name: string; field: string }) =>
    say(
      `No published legal document tells visitors about ${name}: "analytics › ${field}" is missing in each.`,
      `add analytics with ${field} between the lines of three hyphens of the privacy policy, and {${ANALYTICS_PLACEHOLDER}} in a paragraph of its own to its text.`,
    ),
  "not-shown/analytics-place": () =>
    say(
      `The texts of "analytics" have no place: no paragraph of the text is {${ANALYTICS_PLACEHOLDER}}.`,
      `write {${ANALYTICS_PLACEHOLDER}} where they belong, with an empty line above and below it.`,
    ),
  "missing-field/analytics": () =>
    say(
      `{${ANALYTICS_PLACEHOLDER}} is filled in from "analytics", which is missing.`,
      `add it between the lines of three hyphens, for example: analytics: { none: "This site counts no visits." }`,
    ),
  "not-shown/city-image": ({ city, state }: { city: string; state: string | undefined }) =>
    say(
      `"${city}" is a city of another state, so its photograph is not shown.`,
      `move the item to locations/${state}.yaml.`,
    ),
  "missing-file/single": ({ description }: { description: string }) =>
    say(`The file is missing. ${description}`, "add it; docs/content-reference.md lists its fields."),
  "missing-file/service-part": ({
    slug,
    file,
    description,
  }: {
    slug: string;
    file: string | undefined;
    description: string;
  }) => say(`The service "${slug}" has no ${file}. ${description}`, "add the file, or remove the service's folder."),
  "missing-file/fallback": ({ fallback, description, copy }: { fallback: string; description: string; copy: string }) =>
    say(
      `Services without their own show those of "${fallback}", which has none. ${description}`,
      `add the file, or name another service as fallback in ${copy}.`,
    ),
  "missing-audio-length": () =>
    say(
      "The audio is on another host, and its size in bytes is missing.",
      "add audioLength with the size of the file, for example: audioLength: 50412345",
    ),
  "conflicting-fields/audio-length": ({ audioFile }: { audioFile: string | undefined }) =>
    say(
      "audioLength is the size of audio on another host, but there is no audioUrl.",
      audioFile ? "remove audioLength: the file is measured." : "add audioUrl, or remove audioLength.",
    ),
  "unlikely-place/far-city": ({ name, kilometers }: { name: string; kilometers: number }) =>
    say(
      `${name} is ${kilometers} kilometers away from the other cities in this file.`,
      "check for a missing minus sign, or swapped latitude and longitude.",
    ),
  "missing-field/film": ({ labels }: { labels: string }) =>
    say(
      `The film shows as a link, because its words are missing: "film" of ${labels}.`,
      'add it there, for example: film: { play: "Play the film from {host}", watch: "Watch on {host}" }',
    ),
  "not-shown/step": ({ service, step, count }: { service: string; step: number; count: number }) =>
    say(
      `"${service}" works at step ${step}, but ${count > 0 ? `"pace" has ${count} steps` : 'there is no "pace"'}, so the drawing does not name it.`,
      count > 0 ? `write a number from 1 to ${count}, or remove step.` : "add pace with its steps, or remove step.",
    ),
  "missing-field/pay-amount": () =>
    say(
      '"pay" has no amount. The pay as search engines read it: either amount, or min and max.',
      `add it below pay, for example: amount: 29, or for a range: min: 25 and max: 32; ${LEFT_OUT}`,
    ),
  "conflicting-fields/pay-amount-and-range": () =>
    say('"pay" has both an amount and a range.', "keep amount for one amount, or min and max for a range."),
  "conflicting-fields/pay-range": ({ min, max }: { min: number; max: number }) =>
    say(
      `The pay ranges from ${min} to ${max}, so its lower end is above its upper end.`,
      `write min: ${max} and max: ${min}, or correct one of the two.`,
    ),
  "missing-field/salary": () =>
    say(
      'Search engines read the pay, but people do not: "salary" is missing.',
      `add it, for example: salary: "$29/hour"; ${LEFT_OUT}`,
    ),
  "not-allowed/unpaid": ({ field }: { field: string }) =>
    say(
      `"pay › ${field}" is 0, so search engines would show the job as unpaid.`,
      `write the amount, for example: ${field}: 29; ${LEFT_OUT}`,
    ),
  "not-shown/add-on": ({ field, price, locale }: { field: string; price: string; locale: Locale }) =>
    say(
      `"${field}" is not a single amount in ${locale.currency}, so the sum of price and add-on cannot be shown: ${price}`,
      `write an amount such as ${formatAmount(1250, locale)}, or remove addOn.`,
    ),
  "conflicting-fields/popular-twice": ({ name }: { name: string | undefined }) =>
    say(
      `A second tier is marked as the popular one; the first is "${name}".`,
      'remove "popular: true" from one of the two.',
    ),
  "not-shown/tier-row": ({ name, guess }: { name: string; guess: string | undefined }) =>
    say(
      `The first tier has no feature "${name}", so the table has no row for it.`,
      guess
        ? `use the same words as the first tier: ${guess}`
        : "add it to the first tier, with included: false if that tier does not have it.",
    ),
  "duplicate-slug/topic-spelling": ({
    name,
    first,
    file,
    line,
    address,
  }: {
    name: string;
    first: string;
    file: string;
    line: number;
    address: string;
  }) =>
    say(
      `The topic "${name}" has the same address as "${first}" (${file}:${line}): ${address}.`,
      `write it the same way in all articles: "${first}". If they are two topics, rename one of them.`,
    ),
  "duplicate-slug/topic-twice": ({ name }: { name: string }) =>
    say(`The topic "${name}" is named twice.`, "remove one of the two lines."),
  "conflicting-fields/section-without-file": ({
    service,
    file,
    path,
  }: {
    service: string;
    file: string | undefined;
    path: string;
  }) =>
    say(
      `The service "${service}" has no ${file}, which this section would show.`,
      `name a service that has one, or add content/${path}.`,
    ),
  "duplicate-episode/id": ({ file, id }: { file: string; id: string }) =>
    say(
      `content/${file} has the same id in the feed, ${id}, so podcast apps show only one of the two.`,
      "give each episode the guid that it had first; remove it from an episode that never had one.",
    ),
  "duplicate-episode/guid": ({ file }: { file: string }) =>
    say(
      `"guid" is the address of another episode, content/${file}.`,
      "write the guid that this episode had first, or remove the field.",
    ),
  "duplicate-episode/number": ({
    file,
    number,
    season,
  }: {
    file: string;
    number: number | undefined;
    season: number | undefined;
  }) =>
    say(
      `content/${file} already has the number ${number}${season === undefined ? "" : ` in season ${season}`}.`,
      "number the episodes of a season one after another.",
    ),
  "duplicate-episode/audio": ({ file }: { file: string }) =>
    say(`content/${file} has the same audio.`, "name the recording of this episode."),
  "duplicate-slug/in-list": ({ what, name, line }: { what: NamedOnce; name: string; line: number }) =>
    say(`The ${what} "${name}" is already used on line ${line}.`, ONCE[what]),
  "missing-field/pagination": ({ count, noun, size }: { count: number; noun: string; size: number }) =>
    say(
      `"pagination" is missing, and a page lists ${size} of the ${count} ${noun}.`,
      "add pagination with title, description, label, newer and older, the words of the further pages.",
    ),
  "missing-field/topics": ({ topic, count }: { topic: string; count: number }) =>
    say(
      `"topics" is missing, and the topic "${topic}" of ${count} articles has a page.`,
      "add topics with metadata, text and label, the words of the pages of topics.",
    ),
};
