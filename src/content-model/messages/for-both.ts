/** For files and forms, as both have the same words: what is wrong does not depend on where it is written. */
import { FILL_IN } from "../fields/fill-in";
import { formatAmount, type Locale } from "../fields/price";
import { clockTime } from "../../lib/timestamps";
import { say } from "./template";
import { spelled } from "./words";

export const FOR_BOTH = {
  "conflicting-fields/two-recordings": () =>
    say("The episode names both a file and an address for its audio.", "keep one of the two."),
  "conflicting-fields/closes-first": ({ closes, opens }: { closes: string; opens: string }) =>
    say(
      `The office closes at ${closes}, before it opens at ${opens}.`,
      "correct one of the two times; times that go past midnight are two entries, on two days.",
    ),
  "conflicting-fields/hours-overlap": ({
    day,
    opens,
    closes,
    opens2,
    closes2,
  }: {
    day: string;
    opens: string;
    closes: string;
    opens2: string;
    closes2: string;
  }) =>
    say(
      `On ${day}, ${opens} to ${closes} overlaps ${opens2} to ${closes2}.`,
      "correct the times, or list the day once.",
    ),
  "conflicting-fields/closes-before-posted": ({ closes, datePosted }: { closes: string; datePosted: string }) =>
    say(`The job closes on ${closes}, before it is posted on ${datePosted}.`, "correct one of the two dates."),
  "not-shown/group-row": ({
    first,
    title,
    guess,
    lines,
  }: {
    first: string;
    title: string;
    guess: string | undefined;
    lines: readonly string[];
  }) =>
    say(
      `The first tier has no feature "${first}", so "${title}" is above no row.`,
      guess ? `use the same words as the first tier: ${guess}` : `use one of its features: ${lines.join("; ")}.`,
    ),
  "not-shown/rows-above-group": ({ first, top }: { first: string; top: string | undefined }) =>
    say(`The rows above "${first}" have no heading.`, `let the first group begin with the first feature: ${top}`),
  "conflicting-fields/group-order": ({ title, before }: { title: string; before: string }) =>
    say(
      `"${title}" begins above "${before}", which is listed before it.`,
      "list the groups in the order of the first tier's features.",
    ),
  "wrong-form/money": ({ price, locale }: { price: string; locale: Locale }) =>
    say(
      `"${price}" names a currency, but no amount.`,
      `write an amount such as ${formatAmount(1250, locale)}, or words without a currency, such as "On request".`,
    ),
  "wrong-form/amount": ({ price, locale }: { price: string; locale: Locale }) =>
    say(
      `The digits of "${price}" are not written as an amount.`,
      `write it like ${formatAmount(1250, locale)} or ${formatAmount(1250.5, locale)}.`,
    ),
  "conflicting-fields/report-figures": ({
    procedure,
    part,
    less,
    all,
    most,
  }: {
    procedure: string;
    part: string;
    less: number;
    all: string;
    most: number;
  }) =>
    say(
      `"${procedure}" has more ${part} (${less}) than ${all} (${most}), of which they are a part.`,
      `write at most ${most}, or correct ${all}.`,
    ),
  "conflicting-fields/hero-first": ({ type }: { type: string }) =>
    say(
      `The first section is of the type ${type}, and the page has no main heading.`,
      "begin with a section of the type hero.",
    ),
  "conflicting-fields/section-twice": ({ first, type }: { first: number; type: string }) =>
    say(`Section ${first + 1} is already of the type ${type}; a page has one of these.`, "remove one of the two."),
  "redirect-conflict/encoding": ({ written }: { written: string }) =>
    say(
      `${written} is not an address that a browser can request: a % and two digits stand for a part of a letter in UTF-8, as in %C3%A9 for é.`,
      "write the letters as they are, or copy the address from a browser. A percent sign itself is %25.",
    ),
  "redirect-conflict/whole-site": ({ written }: { written: string }) =>
    say(`${written} covers the whole site.`, "write a folder before the star, for example: /category/*"),
  "redirect-conflict/own-file": ({ address, written }: { address: string; written: string }) =>
    say(
      `${spelled(written, address)} is kept for files that the site itself needs.`,
      "remove it; no page can have had this address.",
    ),
  "not-utf8/transcript": () =>
    say(
      "The transcript is not saved as UTF-8, so accented and non-English letters would be garbled.",
      "save it again as UTF-8.",
    ),
  "moment-after-end/cue": ({ start, end }: { start: number; end: number }) =>
    say(
      `This cue starts at ${clockTime(start)}, but the episode ends at ${clockTime(end)}.`,
      "correct the time, or check whether this is another episode's transcript.",
    ),
  "moments-out-of-order/cue": ({ start }: { start: number }) =>
    say(`This cue starts at ${clockTime(start)}, before the cue above it.`, "put the cues in order of time."),
  "transcript-syntax/comma": () =>
    say(
      "The times have a comma before the milliseconds, as in SubRip (.srt) files.",
      "write a dot: 00:00:01.500 --> 00:00:04.000. Most programs can also save the transcript as WebVTT.",
    ),
  "transcript-syntax/times": () =>
    say(
      "This is not a valid cue time.",
      "write the times as 00:00:01.500 --> 00:00:04.000: two digits each, and three after the dot.",
    ),
  "transcript-syntax/order": () => say("The cue ends before it starts.", "put the later time second."),
  "transcript-syntax/head": () => say("The file does not begin with WEBVTT.", "make WEBVTT its first line."),
  "transcript-syntax/cue-in-head": () =>
    say(
      "This cue belongs to the head of the file, so players leave it out.",
      "leave an empty line below WEBVTT, and above the cue.",
    ),
  "transcript-syntax/empty": () => say("The transcript has no words.", "write them, each with its time above it."),
  unfinished: () =>
    say(
      `"${FILL_IN}" is where something is still to be written, and visitors read it.`,
      "write what belongs there, or make the entry a draft until then.",
    ),
  "renamed-field": ({ from, to }: { from: string; to: string }) =>
    say(`"${from}" is the old name of "${to}".`, `write ${to}: in its place.`),
  "empty-file": () => say("The file is empty.", "fill it in, or delete it."),
};
