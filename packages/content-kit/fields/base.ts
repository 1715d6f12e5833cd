/**
 * The building blocks of content schemas.
 *
 * A field is a Zod schema with a description and an example as metadata, which the content check, GraphQL, the JSON
 * Schemas, the forms and the reference page all use.
 */
import * as z from "zod";
import { placeholdersIn } from "../lib/placeholders";

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
  /** The kind of entry, or of its parts, that the value refers to. */
  reference?: string;
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

/** Names that Windows keeps for devices: nobody there could open the folder. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** True for a name that Windows takes for a device, with any extension. */
export const isDeviceName = (name: string): boolean => DEVICE.test(name.split(".", 1)[0] ?? "");

/** The message of a custom rule, in place of the one about the field's format. */
export interface RuleWords {
  /** The end of a message that begins with the field's name. */
  is: string;
  help: string;
}

/** Adds a rule that returns the problem of a value. */
export const ruled = <S extends z.ZodType<string>>(schema: S, problemOf: (value: string) => RuleWords | undefined) =>
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

export const describe = <S extends z.ZodType>(schema: S, meta: FieldMeta): S => schema.meta({ ...meta });

interface TextOptions {
  max?: number;
  /** Unless the description names them. */
  placeholders?: readonly string[];
  searchResult?: FieldMeta["searchResult"];
}

/** A single line of text. `max` is in characters. */
export const line = (
  description: string,
  example: string,
  { max = 160, placeholders = placeholdersIn(description), searchResult }: TextOptions = {},
) =>
  describe(inOneLine().min(1).max(max), {
    description,
    examples: [example],
    control: "text",
    placeholders,
    searchResult,
  });

/** A few sentences of plain text. `max` is in characters. */
export const prose = (
  description: string,
  example: string,
  { max = 1200, placeholders = placeholdersIn(description) }: TextOptions = {},
) => describe(trimmed().min(1).max(max), { description, examples: [example], control: "multiline", placeholders });

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

/** The slug of another entry, which must exist. @param kind the name of its kind, or of a part of its kind */
export const reference = (kind: string, description: string, example: string) =>
  describe(z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/), { description, examples: [example], reference: kind });

/** A whole number. */
export const whole = (description: string, example: number, { min = 0, max }: { min?: number; max?: number } = {}) =>
  describe(max === undefined ? z.int().min(min) : z.int().min(min).max(max), { description, examples: [example] });

/** A number that may have decimals. */
export const decimal = (description: string, example: number, { min, max }: { min: number; max: number }) =>
  describe(z.number().min(min).max(max), { description, examples: [example] });

/** An amount of money. */
export const money = (description: string, example: number, { max = 10_000_000 }: { max?: number } = {}) =>
  describe(z.number().min(0).max(max), { description, examples: [example], isAmount: true });

/** An amount in the site's currency, or text such as `On request`. */
export const price = (description: string, example: number) =>
  describe(z.union([z.number().min(0).max(10_000_000), inOneLine().min(1).max(20)]), {
    description,
    examples: [example],
    control: "text",
    isAmount: true,
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
