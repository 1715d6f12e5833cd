/**
 * The building blocks of content schemas.
 *
 * A field is a Zod schema with a description and an example as metadata, which the content check, GraphQL, the JSON
 * Schemas, the forms and the reference page all use.
 */
import { MEDIA_SIGNS } from "./media-name";
import { z } from "zod";
import { filmAt } from "./films";
import { FIRST_YEAR, isTimeZone, LAST_YEAR } from "../../lib/calendar";

/** A field's metadata. */
export interface FieldMeta {
  /** One sentence: what the field is for and where it shows. */
  description: string;
  /** The form's label, if the field's name is not clear enough. */
  label?: string;
  /** Names of choices in forms, where the values do not explain themselves. */
  choiceNames?: Readonly<Partial<Record<string, string>>>;
  /** True for a list of hundreds of items, which forms collapse. */
  isLong?: boolean;
  /** True for a number that counts the entries of its kind; a new entry gets the next one. */
  isCounter?: boolean;
  /** True for an optional field that most entries have; examples and new files have it. */
  isUsual?: boolean;
  /** The field's old name, which is still read. */
  formerly?: string;
  /** One valid value, as an editor would write it. */
  examples?: unknown[];
  /** The kind of entry that the value refers to by slug; a city's is `state/city`. */
  reference?: Referred;
  /** The value's format in words, if it is more than a text or a number. */
  form?: string;
  /** The form control, if the schema does not imply it. */
  control?: "text" | "multiline" | "markdown" | "image" | "vector" | "audio" | "transcript" | "date";
  /** True where the value is a link; one to a path of this site must lead to a page. */
  link?: boolean;
  /** True for an address of another site. */
  isAddress?: boolean;
  /** True for the address of the site itself, which has no path. */
  isSiteUrl?: boolean;
  /** True for the address of a film. */
  isFilm?: boolean;
  /** The width in pixels that a picture has on a wide screen. */
  shownWidth?: number;
  /** The part of a search result that the text is, which limits its length. */
  searchResult?: "title" | "description";
  /** The value of an optional boolean that the file leaves out; null if another file has it. */
  unlessSaid?: boolean | null;
  /** True for an amount of money, which nobody writes with three decimals. */
  isAmount?: boolean;
  /** Placeholders allowed in the text. */
  placeholders?: readonly string[];
}

/** The format of slugs, and so of path segments. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Slugs become names of files and folders, of which file systems allow 255 bytes, and parts of names. */
const LONGEST_SLUG = 100;

/** Hosts limit the lines of their redirect rules. */
const LONGEST_PATH = 500;

/** Names that Windows keeps for devices: nobody there could open the folder. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** True for a name that Windows takes for a device, with any extension. */
const isDeviceName = (name: string): boolean => DEVICE.test(name.split(".", 1)[0] ?? "");

/** The message of a custom rule, in place of the one about the field's format. */
export interface RuleWords {
  /** The end of a message that begins with the field's name. */
  is: string;
  help: string;
}

/** Adds a rule that returns the problem of a value. */
const ruled = <S extends z.ZodType<string>>(schema: S, problemOf: (value: string) => RuleWords | undefined) =>
  schema.superRefine((value, context) => {
    const words = problemOf(value);
    if (words) context.addIssue({ code: "custom", params: { ...words } });
  });

/** Why no file system may have this slug as a name; `undefined` if all may. */
export const slugProblem = (slug: string): RuleWords | undefined => {
  if (slug.length > LONGEST_SLUG)
    return {
      is: `has ${slug.length} characters, of which addresses and file names have at most ${LONGEST_SLUG} here`,
      help: `shorten it, for example to "${slug.slice(0, 40).replace(/-[^-]*$/, "")}".`,
    };
  return isDeviceName(slug)
    ? {
        is: "is a name that Windows keeps for a device, so nobody there can open the site's files",
        help: `use another word, for example "${slug}-page".`,
      }
    : undefined;
};

/** A text without spaces around it. */
const trimmed = (): z.ZodString => z.string().overwrite((text) => text.trim());

/** The same in one line: a line end in it would go into JSON-LD, feeds and browser tabs. */
const inOneLine = (): z.ZodString =>
  z.string().overwrite((text) => text.replace(/[ \t]*[\n\r\u0085\u2028\u2029]+[ \t]*/g, " ").trim());

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
  describe(inOneLine().min(1).max(max), {
    description,
    examples: [example],
    control: "text",
    placeholders,
    searchResult,
  });

/** A few sentences of plain text. `max` is in characters. */
export const prose = (description: string, example: string, { max = 1200, placeholders }: TextOptions = {}) =>
  describe(trimmed().min(1).max(max), { description, examples: [example], control: "multiline", placeholders });

/** A text in Markdown, inside a field. `max` is in characters. */
export const markdown = (description: string, example: string, { max = 20_000 }: { max?: number } = {}) =>
  describe(z.string().min(1).max(max), {
    description,
    examples: [example],
    form: "text in Markdown, below the name after a |",
    control: "markdown",
  });

/** A list with at least `min` and at most `max` members. */
export const list = <S extends z.ZodType>(
  item: S,
  description: string,
  { min = 1, max }: { min?: number; max?: number } = {},
) => describe(max === undefined ? z.array(item).min(min) : z.array(item).min(min).max(max), { description });

/** A code by which a search engine or network knows that a site is its owner's. */
export const verificationCode = (description: string, example: string) =>
  describe(z.string().regex(/^[\w=-]{6,120}$/), {
    description,
    examples: [example],
    form: 'the code alone: the value of content="…", without the quotes',
  });

/** Exactly one of a closed set of words. */
export const choice = <V extends readonly string[]>(
  values: V,
  description: string,
  choiceNames?: Readonly<Partial<Record<V[number], string>>>,
) => describe(z.enum(values), { description, examples: [values[0]], ...(choiceNames && { choiceNames }) });

/** A boolean. `unlessSaid` is the value of an optional one that is missing; null if another file has it. */
export const flag = (description: string, { unlessSaid = false }: Pick<FieldMeta, "unlessSaid"> = {}) =>
  describe(z.boolean(), { description, examples: [true], unlessSaid });

/** Part of an address: lower-case letters, digits and single hyphens. */
export const slug = (description: string, example: string) =>
  describe(ruled(z.string().regex(SLUG, { abort: true }), slugProblem), {
    description,
    examples: [example],
    form: "lower-case letters a-z, digits and single hyphens",
  });

/** The kinds that fields can refer to. */
export type Referred = "Service" | "Industry" | "Claim" | "City" | "Report";

/** The slug of another entry, which must exist. */
export const reference = (kind: Referred, description: string, example: string) =>
  describe(z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/), { description, examples: [example], reference: kind });

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
      .regex(/^[A-Za-z][\w+/-]*$/, { abort: true })
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

/** A whole number. */
export const whole = (description: string, example: number, { min = 0, max }: { min?: number; max?: number } = {}) =>
  describe(max === undefined ? z.int().min(min) : z.int().min(min).max(max), { description, examples: [example] });

/** A number that may have decimals. */
export const decimal = (description: string, example: number, { min, max }: { min: number; max: number }) =>
  describe(z.number().min(min).max(max), { description, examples: [example] });

/** An amount of money. */
export const money = (description: string, example: number, { max = 10_000_000 }: { max?: number } = {}) =>
  describe(z.number().min(0).max(max), { description, examples: [example], isAmount: true });

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
      .regex(/^\+?[\d\s()./\u2010-\u2013-]*(?:\p{L}+\.?\s?\d{1,8})?$/u, { abort: true })
      .refine((number) => /(?:\d\D*){3}/.test(number)),
    {
      description,
      examples: [example],
      form: "a telephone number in digits, which may have a plus, brackets and hyphens, and an extension such as ext. 12",
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

/** A path in media/ without characters that need URL encoding. */
export const MEDIA_NAME = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

/** Gatsby adds a hash of 32 digits to a file's name. */
const LONGEST_MEDIA_PART = 100;

/** Why no file system may have a file of this name in media/; `undefined` if all may. */
export const mediaNameProblem = (name: string): RuleWords | undefined => {
  const parts = name.split("/");
  if (parts.some((part) => part.length > LONGEST_MEDIA_PART))
    return {
      is: `has more than ${LONGEST_MEDIA_PART} characters between two slashes`,
      help: "give the file, or its folder, a shorter name.",
    };
  if (parts.some(isDeviceName))
    return { is: "has a name that Windows keeps for a device", help: "rename the file or its folder." };
  if (parts.some((part) => /[. ]$/.test(part)))
    return {
      is: "has a dot or a space at the end of a name, which Windows leaves out",
      help: "rename the file or its folder.",
    };
  return undefined;
};

/** File extensions by media type. */
const MEDIA = {
  image: { endings: ["jpg", "jpeg", "png", "webp", "avif"], what: "a picture" },
  vector: { endings: ["svg"], what: "a drawing" },
  audio: { endings: ["mp3", "m4a"], what: "an audio file" },
  transcript: { endings: ["vtt"], what: "a WebVTT file" },
  document: { endings: ["pdf"], what: "a PDF" },
} as const;

/** True for a file that visitors download by a link in a text. */
export const isDownload = (file: string): boolean =>
  MEDIA.document.endings.some((ending) => file.toLowerCase().endsWith(`.${ending}`));

/** Every file extension allowed in media/. */
export const MEDIA_ENDINGS: readonly string[] = Object.values(MEDIA).flatMap(({ endings }) => [...endings]);

/** A case-insensitive pattern without flags, which JSON Schema patterns do not have. */
const anyCase = (word: string): string => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

const mediaPattern = (endings: readonly string[]): RegExp =>
  new RegExp(`${MEDIA_NAME.source.slice(0, -1)}\\.(?:${endings.map(anyCase).join("|")})$`);

/** A file below `content/media`, named from there. */
export const mediaFile = (holds: Exclude<keyof typeof MEDIA, "document">, description: string, example: string) =>
  describe(ruled(z.string().regex(mediaPattern(MEDIA[holds].endings), { abort: true }), mediaNameProblem), {
    description,
    examples: [example],
    form: `${MEDIA[holds].what} below content/media (${MEDIA[holds].endings.join(", ")}), whose name has only ${MEDIA_SIGNS}`,
    control: holds,
  });

/** A group of fields with a name of its own in GraphQL and in the JSON Schemas. Unknown fields are errors. */
export const group = <S extends z.ZodRawShape>(id: string, description: string, shape: S) =>
  z.strictObject(shape).meta({ id, description });

/** A group that is one of several: its field `type` says which. */
export const variant = <T extends string, S extends z.ZodRawShape>(
  type: T,
  id: string,
  description: string,
  shape: S,
) =>
  z
    .strictObject({
      type: describe(z.literal(type), { description: "Which section it is.", examples: [type] }),
      ...shape,
    })
    .meta({ id, description });

/** A discriminated union by the field `type`, with a name of its own in GraphQL. */
export const oneOf = <V extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]]>(
  id: string,
  description: string,
  variants: V,
) => z.discriminatedUnion("type", variants).meta({ id, description });

/** Sets the form's label. */
export const called = <S extends z.ZodType>(label: string, schema: S): S => schema.meta({ label });

/** Keeps the field's old name readable. */
export const formerly = <S extends z.ZodType>(name: string, schema: S): S => schema.meta({ formerly: name });

/** States the width in pixels that a picture has on a wide screen: one far below it is warned of. */
export const shownAt = <S extends z.ZodType>(shownWidth: number, schema: S): S => schema.meta({ shownWidth });

/** Marks a list that may have hundreds of items. */
export const long = <S extends z.ZodType>(schema: S): S => schema.meta({ isLong: true });

/** Overrides a group's description for one place. */
export const as = <S extends z.ZodType>(schema: S, description: string): S => schema.describe(description);

/** The same number, as one that counts the entries of its kind. */
export const counter = <S extends z.ZodType>(schema: S): S => schema.meta({ isCounter: true });

/** The same optional field, as one that most entries have. */
export const usual = <S extends z.ZodType>(schema: S): S => schema.meta({ isUsual: true });
