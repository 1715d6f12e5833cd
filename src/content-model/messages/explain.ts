/** Says in plain words what a file has and its schema does not allow. */
import { closest, distance } from "fastest-levenshtein";
import { z } from "zod";
import type { ContentProblem, Place, ProblemCode } from "./problem";
import { elementOf, fieldMeta, isOptional, schemaAt, shapeOf, unwrap, type PathStep } from "../fields/schema-walk";
import type { Source } from "../source";
import { YES_OR_NO } from "../fields/yes-or-no";
import { countOf, howToQuote, quote, shorten, valueInWords } from "./words";

/** How many letters may be wrong in a word that is still recognised; in a short one nearly every other word is near. */
const slipsAllowed = (word: string): number => (word.length <= 3 ? 1 : Math.max(2, Math.floor(word.length / 3)));

/** The nearest word of `known`, where it is near enough to be a slip. */
export const didYouMean = (word: string, known: readonly string[]): string | undefined => {
  if (known.length === 0) return undefined;
  const nearest = closest(
    word.toLowerCase(),
    known.map((name) => name.toLowerCase()),
  );
  const name = known.find((candidate) => candidate.toLowerCase() === nearest);
  return distance(word.toLowerCase(), nearest) <= slipsAllowed(word) ? name : undefined;
};

/** A path as people count: `tiers › item 2 › price › monthly`. */
export const pathInWords = (path: readonly PathStep[]): string =>
  path.map((step) => (typeof step === "number" ? `item ${step + 1}` : step)).join(" › ");

const TYPE_WORDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, each item on a line that begins with a hyphen",
  object: "a group of fields, indented below it",
};

/** A value as it would stand in the file, behind its field's name or its item's hyphen. */
const written = (name: PathStep | undefined, value: string): string =>
  typeof name === "string" ? `${name}: ${value}` : `- ${value}`;

/** An example as it would stand in the file. */
const exampleLine = (schema: z.ZodType, name: PathStep | undefined): string | undefined => {
  const example = fieldMeta(schema).examples?.[0];
  if (example === undefined) return undefined;
  return written(
    name,
    typeof example === "string" && !/^[A-Za-z][\w ,.'/-]*$/.test(example) ? quote(example) : String(example),
  );
};

const valueAt = (data: unknown, path: readonly PathStep[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<PathStep, unknown> | null | undefined)?.[step], data);

const sentence = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(" ");

const requiredFields = (schema: z.ZodType): string[] =>
  Object.entries(shapeOf(schema) ?? {}).flatMap(([name, field]) => (isOptional(field) ? [] : [name]));

interface Context {
  file: string;
  schema: z.ZodType;
  source: Source;
}

/** One value that is not as it should be, and all that there is to say about it. */
interface Fault {
  name: PathStep | undefined;
  /** The field in words, with the way to it. */
  where: string;
  field: z.ZodType | undefined;
  value: unknown;
  place: Place & { lineText: string };
  /** The value's characters on its line, with quotes and leading zeros. */
  raw: string;
  /** The sentence of the field's own purpose. */
  purpose: string | undefined;
  forExample: string | undefined;
  example: string | undefined;
}

interface Told {
  code: ProblemCode;
  message: string;
  help: string;
}

/** How to fill in a field that has nothing. */
const howToFill = ({ field, example, name, value }: Fault): string => {
  const orRemove = typeof name === "number" && value === null ? "take its hyphen away, or " : "";
  if (field && elementOf(field)) return "give it a list, each item on a line of its own that begins with a hyphen.";
  if (example) return `${orRemove}${value === null ? "fill it in" : "add it"}, for example: ${example}`;
  return `${orRemove}write its fields, indented below it: ${field ? requiredFields(field).join(", ") : ""}.`;
};

const missing = (fault: Fault): Told => ({
  code: "missing-field",
  message: sentence(`The field "${fault.where}" is ${fault.value === null ? "empty" : "missing"}.`, fault.purpose),
  help: howToFill(fault),
});

/** How a value becomes text: one that is taken for something else goes in quotes. */
const asText = ({ value, raw, name, place, field, forExample }: Fault): string => {
  if (typeof value !== "object") {
    const inQuotes = `put it in quotes: ${written(name, quote(raw))}`;
    // Quotes alone do not help where the text would have the wrong form then.
    return field?.safeParse(raw).success === false ? sentence("write it in the right form.", forExample) : inQuotes;
  }
  const isOneLine = /^[{[]/.test(raw) || (typeof name === "number" && !Array.isArray(value));
  return isOneLine
    ? howToQuote(place.lineText, typeof name === "number")
    : sentence("write one text after the colon.", forExample);
};

const asTruth = ({ value, name, forExample }: Fault): string => {
  const word = String(value).toLowerCase();
  if (typeof value === "string" && /^(?:true|yes|on|y)$/.test(word)) return `write ${written(name, "true")}`;
  if (typeof value === "string" && /^(?:false|no|off|n)$/.test(word)) return `write ${written(name, "false")}`;
  return sentence("write true or false, without quotes.", forExample);
};

const asNumber = ({ value, name, field, forExample }: Fault): string => {
  if (Number.isFinite(value)) return sentence("write a whole number.", forExample);
  const text = typeof value === "string" ? value.trim() : "";
  const number = field && unwrap(field);
  const isWhole = number instanceof z.ZodNumber && number.format === "safeint";
  // Of a number with decimals, a single comma stands before them; thousands are parted by several, or in a whole number.
  if (!isWhole && /^-?\d+,\d+$/.test(text))
    return `write a point before the decimals: ${written(name, text.replace(",", "."))}`;
  const digits = text.replace(/[,_\s](?=\d{3}(?!\d))/g, "");
  return /^-?\d+(?:\.\d+)?$/.test(digits)
    ? `write it without quotes and commas: ${written(name, digits)}`
    : sentence("write it in digits, without quotes.", forExample);
};

/** How a value becomes what its field asks for. */
const inRightForm = (expected: string, fault: Fault): string => {
  switch (expected) {
    case "string":
      return asText(fault);
    case "boolean":
      return asTruth(fault);
    case "number":
    case "int":
      return asNumber(fault);
    case "array":
      return "write each item on a line of its own below the name, with a hyphen and a space before it.";
    default:
      return `write its fields below it, each on a line of its own: ${fault.field ? requiredFields(fault.field).join(", ") : ""}.`;
  }
};

const wrongType = (expected: string, fault: Fault): Told => ({
  code: "wrong-type",
  message: sentence(
    `"${fault.where}" must be ${TYPE_WORDS[expected] ?? expected}, but here stands ${valueInWords(fault.value, fault.raw)}.`,
    fault.purpose,
  ),
  help: inRightForm(expected, fault),
});

const notAllowed = (allowed: readonly string[], { value, raw, where }: Fault): Told => {
  const guess = typeof value === "string" ? didYouMean(value, allowed) : undefined;
  return {
    code: "not-allowed",
    message: `"${where}" cannot be ${typeof value === "string" ? `"${shorten(value)}"` : valueInWords(value, raw)}.`,
    help: guess
      ? `did you mean "${guess}"? Otherwise choose one of: ${allowed.join(", ")}.`
      : `choose one of: ${allowed.join(", ")}.`,
  };
};

type SizeIssue = z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall;

/** What a text that is too long is called: one that is cut in search results is told by a word of its own. */
const longText = (field: z.ZodType | undefined): ProblemCode => {
  const part = field && fieldMeta(field).searchResult;
  return part ? `search-${part}` : "too-long";
};

/** Lists, texts and numbers that are larger than fits, or smaller than is needed. */
const wrongSize = (issue: SizeIssue, fault: Fault): Told => {
  const { value, where, purpose, forExample } = fault;
  const isBig = issue.code === "too_big";
  const limit = Number(isBig ? issue.maximum : issue.minimum);
  const size = (value as { length: number }).length;
  if (issue.origin === "array")
    return isBig
      ? {
          code: "too-many",
          message: sentence(`"${where}" has ${countOf(size, "item")}; at most ${limit} fit.`, purpose),
          help: `take out ${size - limit}, this one for example.`,
        }
      : {
          code: "too-few",
          message: sentence(`"${where}" has ${countOf(size, "item")}; it needs at least ${limit}.`, purpose),
          help: `add ${limit - size}.`,
        };
  if (issue.origin === "string")
    return isBig
      ? {
          code: longText(fault.field),
          message: sentence(`"${where}" is ${countOf(size, "character")} long; at most ${limit} fit.`, purpose),
          help: `shorten it by ${countOf(size - limit, "character")}.`,
        }
      : {
          code: "too-short",
          message: sentence(`"${where}" is empty.`, purpose),
          help: sentence("fill it in.", forExample),
        };
  return {
    code: "not-allowed",
    message: sentence(`"${where}" is ${fault.raw}; it must be ${isBig ? "at most" : "at least"} ${limit}.`, purpose),
    help: sentence("correct the number.", forExample),
  };
};

/** What is meant by the forms that have a name in Zod. */
const FORMS: Readonly<Record<string, string>> = {
  date: "write a day of the calendar: year, month and day.",
  email: "write a whole e-mail address.",
};

const howToForm = ({ value, field }: Fault, format: string | undefined): string => {
  const text = String(value);
  if (text.startsWith("http://")) return "begin it with https://, not http://.";
  if (text !== text.trim() && field?.safeParse(text.trim()).success)
    return "take away the space at its beginning or its end, inside the quotes.";
  const form = field && fieldMeta(unwrap(field)).form;
  return FORMS[format ?? ""] ?? (form ? `write ${form}.` : "write it in the right form.");
};

const wrongForm = (fault: Fault, format?: string): Told => ({
  code: "wrong-form",
  message: sentence(`"${fault.where}" has the wrong form: "${shorten(String(fault.value))}".`, fault.purpose),
  help: sentence(howToForm(fault, format), fault.forExample),
});

/** True where an issue says that the value is of another type altogether. */
const isOtherType = ({ code, path }: z.core.$ZodIssue): boolean => code === "invalid_type" && path.length === 0;

/** A value that fits none of several forms; where its type fits one, that one says what is wrong. */
const noneOf = (issue: z.core.$ZodIssueInvalidUnion, fault: Fault): Told => {
  const [nearest] = issue.errors.find((issues) => !issues.some(isOtherType)) ?? [];
  if (nearest) return told(nearest, fault);
  const help =
    typeof fault.value === "number"
      ? `put it in quotes: ${written(fault.name, quote(fault.raw))}`
      : sentence("write true, false, or words.", fault.forExample);
  return {
    code: "wrong-type",
    message: sentence(`"${fault.where}" cannot be ${valueInWords(fault.value, fault.raw)}.`, fault.purpose),
    help,
  };
};

/** True for `yes` where true or words could stand. */
const isMeantAsTruth = ({ value, field }: Fault): boolean =>
  typeof value === "string" && YES_OR_NO.test(value) && field?.safeParse(true).success === true;

/** What one issue of Zod means for an editor. */
const told = (issue: z.core.$ZodIssue, fault: Fault): Told => {
  if (fault.value === undefined || fault.value === null) return missing(fault);
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue.expected, fault);
    case "invalid_value":
      return notAllowed(issue.values.map(String), fault);
    case "too_big":
    case "too_small":
      return wrongSize(issue, fault);
    case "invalid_format":
      return wrongForm(fault, issue.format);
    case "invalid_union":
      return noneOf(issue, fault);
    default:
      return isMeantAsTruth(fault) ? wrongType("boolean", fault) : wrongForm(fault);
  }
};

const faultAt = (path: readonly PathStep[], place: Fault["place"], { schema, source }: Context): Fault => {
  const name = path.at(-1);
  const field = schemaAt(schema, path);
  const example = field ? exampleLine(field, name) : undefined;
  return {
    name,
    where: pathInWords(path),
    field,
    value: valueAt(source.data, path),
    place,
    raw: place.lineText.slice(place.column - 1, place.column - 1 + (place.length ?? 1)),
    purpose: field ? fieldMeta(field).description : undefined,
    forExample: example ? `For example: ${example}` : undefined,
    example,
  };
};

/** The fields that the group at a path may have. */
const fieldNames = (schema: z.ZodType, path: readonly PathStep[]): string[] => {
  const group = schemaAt(schema, path);
  return Object.keys((group && shapeOf(group)) ?? {});
};

const unknownFields = (
  keys: readonly string[],
  path: readonly PathStep[],
  { file, schema, source }: Context,
): ContentProblem[] => {
  const known = fieldNames(schema, path);
  return keys.map((key) => {
    const guess = didYouMean(key, known);
    const isRestOfNumber = /^\d{3}$/.test(key);
    return {
      file,
      code: "unknown-field",
      ...source.locate([...path, key], true),
      message: `There is no field "${shorten(key)}" in ${path.length > 0 ? `"${pathInWords(path)}"` : "this file"}.`,
      help: isRestOfNumber
        ? "a comma begins the next field; write the number before it without a comma."
        : guess
          ? `did you mean "${guess}"?`
          : `use one of: ${known.join(", ")}.`,
    };
  });
};

/** Turns one issue of Zod into problems; unknown fields become one problem each. */
const explainIssue = (issue: z.core.$ZodIssue, context: Context): ContentProblem[] => {
  const path = issue.path as PathStep[];
  if (issue.code === "unrecognized_keys") return unknownFields(issue.keys, path, context);
  // Of a list that is too long, the first item that does not fit says more than the list's name.
  const isTooMany = issue.code === "too_big" && issue.origin === "array";
  const place = context.source.locate(isTooMany ? [...path, Number(issue.maximum)] : path);
  return [{ file: context.file, ...place, ...told(issue, faultAt(path, place, context)) }];
};

/** The fields that are only misspelt, as ways to them: to say of these that they are missing too would be twice the same. */
const misspelt = (issues: readonly z.core.$ZodIssue[], { schema }: Context): Set<string> =>
  new Set(
    issues.flatMap((issue) => {
      const path = issue.path as PathStep[];
      return issue.code === "unrecognized_keys"
        ? issue.keys
            .flatMap((key) => didYouMean(key, fieldNames(schema, path)) ?? [])
            .map((name) => pathInWords([...path, name]))
        : [];
    }),
  );

/** Turns all issues of a file into problems. */
export const explainIssues = (issues: readonly z.core.$ZodIssue[], context: Context): ContentProblem[] => {
  const meant = misspelt(issues, context);
  const otherTypes = new Set(
    issues.flatMap(({ code, path }) => (code === "invalid_type" ? [pathInWords(path as PathStep[])] : [])),
  );
  return (
    issues
      // How long a text is says nothing where a list should be.
      .filter(
        ({ code, path }) =>
          !((code === "too_big" || code === "too_small") && otherTypes.has(pathInWords(path as PathStep[]))),
      )
      .filter(
        ({ path }) =>
          valueAt(context.source.data, path as PathStep[]) !== undefined || !meant.has(pathInWords(path as PathStep[])),
      )
      .flatMap((issue) => explainIssue(issue, context))
  );
};

/** The names in curly braces that a text may use. */
export const allowedPlaceholders = (schema: z.ZodType): readonly string[] =>
  fieldMeta(unwrap(schema)).placeholders ?? [];
