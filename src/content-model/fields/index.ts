/**
 * The building blocks that every kind of content is described with.
 *
 * A field is a Zod schema that carries, as metadata, one sentence of purpose and one example. The check of the files,
 * GraphQL, the JSON Schemas, the forms and the reference page all read them from here.
 */
import { z } from "zod";
import { isTimeZone } from "./calendar";

/** What a field says about itself beside its shape. */
export interface FieldMeta {
  /** One sentence: what the field is for and where it shows. */
  description: string;
  /** What a form calls the field, where its name does not say it. */
  label?: string;
  /** True for a list of hundreds of items, which a form keeps closed. */
  isLong?: boolean;
  /** One value of the right form, as an editor would write it. */
  examples?: unknown[];
  /** The kind of content that the value names, e.g. `Service`; the value is that entry's slug (a city's is `state/city`). */
  reference?: Referred;
  /** How the value is written, in words, where it is more than a text or a number. */
  form?: string;
  /** How a form should ask for the value, where its shape does not tell. */
  control?: "text" | "multiline" | "image" | "vector" | "audio" | "transcript" | "date";
  /** True where the value is a link; one to a path of this site must lead to a page. */
  link?: boolean;
  /** Which part of a search result the text is; its length decides whether all of it shows there. */
  searchResult?: "title" | "description";
  /** Names that may stand in curly braces in the text, and are filled in when the page is made. */
  placeholders?: readonly string[];
}

/** The form of every slug, and so of every part of an address. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const describe = <S extends z.ZodType>(schema: S, meta: FieldMeta): S => schema.meta({ ...meta });

interface TextOptions {
  max?: number;
  placeholders?: readonly string[];
  searchResult?: FieldMeta["searchResult"];
}

/** A single line of text. `max` is in characters. */
export const line = (
  description: string,
  example: string,
  { max = 160, placeholders, searchResult }: TextOptions = {},
) =>
  describe(z.string().min(1).max(max), {
    description,
    examples: [example],
    control: "text",
    placeholders,
    searchResult,
  });

/** A few sentences of plain text. `max` is in characters. */
export const prose = (description: string, example: string, { max = 1200, placeholders }: TextOptions = {}) =>
  describe(z.string().min(1).max(max), { description, examples: [example], control: "multiline", placeholders });

/** A list with at least `min` and at most `max` members. */
export const list = <S extends z.ZodType>(
  item: S,
  description: string,
  { min = 1, max }: { min?: number; max?: number } = {},
) => describe(max === undefined ? z.array(item).min(min) : z.array(item).min(min).max(max), { description });

/** Exactly one of a closed set of words. */
export const choice = <V extends readonly [string, ...string[]]>(values: V, description: string) =>
  describe(z.enum(values), { description, examples: [values[0]] });

/** Yes or no. */
export const flag = (description: string) => describe(z.boolean(), { description, examples: [true] });

/** Part of an address: lower-case letters, digits and single hyphens. */
export const slug = (description: string, example: string) =>
  describe(z.string().regex(SLUG), {
    description,
    examples: [example],
    form: "lower-case letters a-z, digits and single hyphens",
  });

/** The kinds of content that fields name. */
export type Referred = "Service" | "Industry" | "Claim" | "City";

/** The slug of another entry, which must exist. */
export const reference = (kind: Referred, description: string, example: string) =>
  describe(z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/), { description, examples: [example], reference: kind });

/** A calendar date without a time or a time zone, `YYYY-MM-DD`. */
export const date = (description: string, example: string) =>
  describe(z.iso.date(), {
    description,
    examples: [example],
    form: "a day, as year, month and day",
    control: "date",
  });

/** A time zone by its name in the IANA's list. */
export const timeZone = (description: string, example: string) =>
  describe(
    z
      .string()
      .regex(/^[A-Za-z][\w+/-]*$/)
      .refine(isTimeZone),
    { description, examples: [example], form: "the name of a time zone, such as Europe/Berlin" },
  );

/** A path of this site that a page once had: without a slash at its end, and with none of the signs that hosts read as rules. */
export const oldPath = (description: string, example: string) =>
  describe(z.string().regex(/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~%+,=@-]+)+$/), {
    description,
    examples: [example],
    form: "a path of this site, which begins with a slash and does not end in one",
  });

/** A playing time, `MM:SS` or `H:MM:SS`. */
export const duration = (description: string, example: string) =>
  describe(z.string().regex(/^(?:\d{1,2}:[0-5]\d|\d{1,2}:[0-5]\d:[0-5]\d)$/), {
    description,
    examples: [example],
    form: "a playing time, as minutes and seconds, or hours, minutes and seconds, in quotes",
  });

/** A whole number. */
export const whole = (description: string, example: number, { min = 0, max }: { min?: number; max?: number } = {}) =>
  describe(max === undefined ? z.int().min(min) : z.int().min(min).max(max), { description, examples: [example] });

/** A number that may have decimals. */
export const decimal = (description: string, example: number, { min, max }: { min: number; max: number }) =>
  describe(z.number().min(min).max(max), { description, examples: [example] });

/** Where a site stands: the origin of its pages, as RFC 6454 writes it. */
export const origin = (description: string, example: string) =>
  describe(
    z
      .string()
      .regex(/^https:\/\/[^\s/?#]+$/, { abort: true })
      .refine((url) => URL.canParse(url) && new URL(url).origin === url),
    { description, examples: [example], form: "https:// and a domain in small letters, with nothing behind it" },
  );

const isCountry = (code: string): boolean =>
  new Intl.Locale(`und-${code}`).region === code &&
  new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined;

/** A country by its code of ISO 3166-1: two capital letters. `UK` is none. */
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

/** A telephone number as people read it, of which a link can be made. */
export const phone = (description: string, example: string) =>
  describe(
    z
      .string()
      .max(30)
      .regex(/^\+?[\d\s()./\u2010-\u2013-]*$/, { abort: true })
      .refine((number) => /(?:\d\D*){3}/.test(number)),
    {
      description,
      examples: [example],
      form: "a telephone number in digits, which may have a plus, brackets and hyphens",
    },
  );

/** An address on the web, with its scheme. */
export const webAddress = (description: string, example: string) =>
  describe(z.string().regex(/^https:\/\/[^\s]+$/), {
    description,
    examples: [example],
    form: "a web address that begins with https://",
  });

/** A language with or without its region, as browsers write it. Anything else could not be used to write dates. */
export const language = (description: string, example: string) =>
  describe(z.string().regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/), {
    description,
    examples: [example],
  });

/** The address of audio on another host; podcast apps tell its format by how the path ends. */
export const audioAddress = (description: string, example: string) =>
  describe(z.string().regex(/^https:\/\/[^\s?#]+\.(?:mp3|m4a)(?:\?[^\s#]*)?$/i), {
    description,
    examples: [example],
    form: "a web address that begins with https:// and whose path ends in .mp3 or .m4a",
  });

/** A number of 32 hexadecimal digits in five groups that nothing else in the world has. */
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

/** The path of a file of media/: with none of the signs that an address writes in another way, such as a space or a bracket. */
export const MEDIA_NAME = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

/** The same in words. */
export const MEDIA_SIGNS = "letters from a to z, digits, dots, hyphens and underscores";

/** What a media file's name ends in, by what it holds. */
const MEDIA = {
  image: { endings: ["jpg", "jpeg", "png", "webp", "avif"], what: "a picture" },
  vector: { endings: ["svg"], what: "a drawing" },
  audio: { endings: ["mp3", "m4a"], what: "an audio file" },
  transcript: { endings: ["vtt"], what: "a WebVTT file" },
} as const;

/** Every ending that a file of media/ may have. */
export const MEDIA_ENDINGS: readonly string[] = Object.values(MEDIA).flatMap(({ endings }) => [...endings]);

/** A word in any case, as part of a pattern: what reads the pattern in other places knows no flags. */
const anyCase = (word: string): string => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

const mediaPattern = (endings: readonly string[]): RegExp =>
  new RegExp(`${MEDIA_NAME.source.slice(0, -1)}\\.(?:${endings.map(anyCase).join("|")})$`);

/** A file below `content/media`, named from there. */
export const mediaFile = (holds: keyof typeof MEDIA, description: string, example: string) =>
  describe(z.string().regex(mediaPattern(MEDIA[holds].endings)), {
    description,
    examples: [example],
    form: `${MEDIA[holds].what} below content/media (${MEDIA[holds].endings.join(", ")}), whose name has only ${MEDIA_SIGNS}`,
    control: holds,
  });

/** A group of fields with a name of its own in GraphQL and in the JSON Schemas. Unknown fields are errors. */
export const group = <S extends z.ZodRawShape>(id: string, description: string, shape: S) =>
  z.strictObject(shape).meta({ id, description });

/** The same field under the name that a form calls it, where its own does not say it to an editor. */
export const called = <S extends z.ZodType>(label: string, schema: S): S => schema.meta({ label });

/** The same list, of which there may be hundreds of items. */
export const long = <S extends z.ZodType>(schema: S): S => schema.meta({ isLong: true });

/** The same group, with a sentence that says what it is for in this place. */
export const as = <S extends z.ZodType>(schema: S, description: string): S => schema.describe(description);
