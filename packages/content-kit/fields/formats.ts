/** Fields whose texts have a format: dates, places, addresses. */
import * as z from "zod";
import { filmAt } from "./films";
import { FIRST_YEAR, isTimeZone, LAST_YEAR } from "../lib/calendar";
import { ruled, describe } from "./base";

/** Hosts limit the lines of their redirect rules. */
const LONGEST_PATH = 500;

/** A code by which a search engine or network knows that a site is its owner's. */
export const verificationCode = (description: string, example: string) =>
  describe(z.string().regex(/^[\w=-]{6,120}$/), {
    description,
    examples: [example],
    form: 'the code alone: the value of content="…", without the quotes',
  });

/** A calendar date without a time or a time zone, `YYYY-MM-DD`. */
export const date = (description: string, example: string) =>
  describe(
    ruled(z.iso.date({ abort: true }), (day) =>
      Number(day.slice(0, 4)) >= FIRST_YEAR && Number(day.slice(0, 4)) <= LAST_YEAR
        ? undefined
        : {
            is: "is in a year that cannot be meant",
            help: `write a year from ${FIRST_YEAR} to ${LAST_YEAR}, with four digits.`,
          },
    ),
    {
      description,
      examples: [example],
      form: "a date as year, month and day",
      control: "date",
    },
  );

/** A time of the day, `09:00`. */
export const timeOfDay = (description: string, example: string) =>
  describe(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/), {
    description,
    examples: [example],
    form: "a time with two digits for the hour and two for the minutes, from 00:00 to 23:59, in quotes",
  });

/** A time zone by its name in the IANA's list. */
export const timeZone = (description: string, example: string) =>
  describe(
    z
      .string()
      .regex(/^(?:[A-Za-z]+\/[\w+/-]+|UTC)$/, { abort: true })
      .refine(isTimeZone),
    { description, examples: [example], form: "the name of a time zone, such as Europe/Berlin" },
  );

/**
 * A path, everything below a folder (`/category/*`), or the home page with one parameter: `/?p=123` is a page of
 * WordPress without permalinks.
 */
export const OLD_PATH =
  /^(?:(?:\/(?!\.{1,2}(?:\/|$))[\w.~%!$&'()+,;=:@\u00A1-\uFFFF-]+)+(?:\/\*)?|\/\*|\/\?[A-Za-z_]\w*=[\w.~-]+)$/;

/** A previous path of a page, of the characters that URL paths have (RFC 3986), or letters of any script. */
export const oldPath = (description: string, example: string) =>
  describe(z.string().max(LONGEST_PATH).regex(OLD_PATH), {
    description,
    examples: [example],
    form: "a path of this site, which begins with a slash and does not end in one; /category/* for all paths below one; or one of the home page, such as /?p=123",
  });

/** A playing time, `MM:SS` or `H:MM:SS`. */
export const duration = (description: string, example: string) =>
  describe(z.string().regex(/^(?:\d{1,2}:[0-5]\d|\d{1,2}:[0-5]\d:[0-5]\d)$/), {
    description,
    examples: [example],
    form: "a playing time, as minutes and seconds, or hours, minutes and seconds, in quotes",
  });

/** The origin of the site itself. */
export const siteUrl = (description: string, example: string) => origin(description, example).meta({ isSiteUrl: true });

/** A site's origin (RFC 6454). */
export const origin = (description: string, example: string) =>
  describe(
    z
      .string()
      .regex(/^https:\/\/[^\s/?#]+$/, { abort: true })
      .refine((url) => URL.canParse(url) && new URL(url).origin === url),
    {
      description,
      examples: [example],
      isAddress: true,
      form: "https:// and a domain in lower case, with nothing after it",
    },
  );

const isCountry = (code: string): boolean =>
  new Intl.Locale(`und-${code}`).region === code &&
  new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined;

/** A country by its code of ISO 3166-1: two capital letters. `UK` is not one of them. */
export const country = (description: string, example: string) =>
  describe(
    z
      .string()
      .regex(/^[A-Z]{2}$/, { abort: true })
      .refine(isCountry),
    { description, examples: [example], form: "the code of a country: two capital letters, such as US, GB or DE" },
  );

/** A currency by its code of ISO 4217: three capital letters. */
export const currency = (description: string, example: string) =>
  describe(
    z
      .string()
      .regex(/^[A-Z]{3}$/, { abort: true })
      .refine((code) => Intl.supportedValuesOf("currency").includes(code)),
    { description, examples: [example], form: "the code of a currency: three capital letters, such as USD or EUR" },
  );

/** A telephone number as people read it; the tel: link is derived from it. */
export const phone = (description: string, example: string) =>
  describe(
    z
      .string()
      .overwrite((number) => number.trim())
      .max(40)
      // An extension is a word with digits behind it: ext. 12, x12, Durchwahl 12.
      // One right after a dot or hyphen is a digit that was mistyped: 555.O142.
      .regex(/^\+?[\d\s()./\u2010-\u2013-]*(?:(?<=[\d\s)])\p{L}+\.?\s?\d{1,8})?$/u, { abort: true })
      // E.164 has at most 15 digits: more, or a slash between spaces, are two numbers.
      .refine((number) => /^(?:\D*\d){3,15}\D*$/.test(number.replace(/\p{L}.*/u, "")) && !/\s\/\s/.test(number)),
    {
      description,
      examples: [example],
      form: "one telephone number in digits, which may have a plus, brackets and hyphens, and an extension such as ext. 12",
    },
  );

/** An address on the web, with its scheme. */
export const webAddress = (description: string, example: string) =>
  describe(z.string().regex(/^https:\/\/[^\s]+$/), {
    description,
    examples: [example],
    isAddress: true,
    form: "a web address that begins with https://",
  });

/** The address of a film on another host, which a page shows with its player. */
export const film = (description: string, example: string) =>
  describe(
    ruled(z.string().regex(/^https:\/\/[^\s]+$/, { abort: true }), (address) =>
      filmAt(address)
        ? undefined
        : {
            is: "is not the address of a film on YouTube or Vimeo",
            help: "copy the address from the film's own page, for example https://vimeo.com/76979871.",
          },
    ),
    { description, examples: [example], isFilm: true, form: "the address of a film on YouTube or Vimeo" },
  );

/** A BCP 47 language tag that Intl accepts. */
export const language = (description: string, example: string) =>
  describe(z.string().regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/), {
    description,
    examples: [example],
  });

/** The URL of audio on another host; podcast apps infer the format from the extension. */
export const audioAddress = (description: string, example: string) =>
  describe(z.string().regex(/^https:\/\/[^\s?#]+\.(?:mp3|m4a)(?:\?[^\s#]*)?$/i), {
    description,
    examples: [example],
    isAddress: true,
    form: "a web address that begins with https:// and whose path ends in .mp3 or .m4a",
  });

/** A UUID. */
export const uuid = (description: string, example: string) =>
  describe(z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/), {
    description,
    examples: [example],
    form: "32 hexadecimal digits in five groups",
  });

/** An e-mail address. */
export const email = (description: string, example: string) =>
  describe(z.email(), { description, examples: [example], form: "an e-mail address" });

/** Where a link leads: a path of this site with or without an anchor, a web address, an e-mail or a telephone link. */
export const target = (description: string, example: string) =>
  describe(z.string().regex(/^(?:\/[^\s]*|https:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+)$/), {
    description,
    examples: [example],
    form: "a path of this site that begins with a slash, a web address that begins with https://, or one that begins with mailto: or tel:",
    link: true,
  });
