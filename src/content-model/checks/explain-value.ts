/** Explains why a value is invalid. */
import type { z } from "zod";
import { didYouMean } from "../messages/did-you-mean";
import type { Place, ProblemCode } from "../messages/problem";
import { elementOf, fieldMeta, isOptional, shapeOf, unwrap, variantsOf, type PathStep } from "../fields/schema-walk";
import type { RuleWords } from "../fields";
import { YES_OR_NO } from "../fields/yes-or-no";
import { intendedNumber } from "../messages/numbers";
import { repaired } from "../messages/repair";
import type { Voice } from "../messages/voices";
import { countOf, howToQuote, quote, shorten, describeValue } from "../messages/words";

const sentence = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(" ");

const requiredFields = (schema: z.ZodType): string[] =>
  Object.entries(shapeOf(schema) ?? {}).flatMap(([name, field]) => (isOptional(field) ? [] : [name]));

/** One invalid value with its context. */
export interface Fault {
  voice: Voice;
  name: PathStep | undefined;
  /** Its path, from the top of the file. */
  path: readonly PathStep[];
  schema: z.ZodType;
  /** What the field is called. */
  where: string;
  field: z.ZodType | undefined;
  /** The schema above it, if that is one of several groups and this is the field that says which. */
  union: z.ZodType | undefined;
  value: unknown;
  place: Place & { lineText: string };
  /** The value's source text, including quotes and leading zeros. */
  raw: string;
  /** The field's description. */
  purpose: string | undefined;
  forExample: string | undefined;
  example: string | undefined;
}

export interface Told {
  code: ProblemCode;
  message: string;
  help: string;
}

/** Advice for an empty or missing field. */
const howToFill = ({ field, example, name, value, voice, path, schema }: Fault): string => {
  const orRemove = typeof name === "number" && value === null ? "remove its hyphen, or " : "";
  if (field && elementOf(field)) return voice.fillList;
  if (example) return `${orRemove}${voice.fill(example, value === null)}`;
  return `${orRemove}${voice.fillGroup(path, field ? requiredFields(field) : [], schema)}`;
};

/** Texts that YAML reads as no value at all. */
const NO_VALUE = /^(?:null|~)$/i;

/** A field or an item whose line has nothing but a comment. */
const ONLY_COMMENT = /^\s*(?:- +)*(?:[^\s#:"'][^:#]*:)?\s*(?<=[\s:])#(\s?)/;

/** An empty value that the line seems to have: `author: Null`, `title: #1 in dental marketing`. */
const looksFilled = (fault: Fault): Omit<Told, "code"> | undefined => {
  const { value, raw, field, place, name, where } = fault;
  if (value !== null || !field || elementOf(field) || shapeOf(field)) return undefined;
  if (NO_VALUE.test(raw))
    return {
      message: `The field "${where}" is empty: ${raw} without quotes means "no value".`,
      help: `if ${raw} is the text, put it in quotes: ${fault.voice.entered(name, quote(raw))}; otherwise ${howToFill(fault)}`,
    };
  const [isComment, space] = ONLY_COMMENT.exec(place.lineText) ?? [];
  if (isComment === undefined) return undefined;
  const message = `The field "${where}" is empty: everything from # on is a comment, which visitors do not see.`;
  const inQuotes = howToQuote(place.lineText, typeof name === "number");
  return {
    message,
    help: space ? `if # is part of the text, ${inQuotes}; otherwise ${howToFill(fault)}` : inQuotes,
  };
};

const missing = (fault: Fault): Told => {
  const { message = fault.voice.missing(fault.where, fault.value === null), help } = looksFilled(fault) ?? {};
  return { code: "missing-field", message: sentence(message, fault.purpose), help: help ?? howToFill(fault) };
};

/** Advice for a value that should be text. */
const asText = ({ value, raw, name, place, field, forExample, voice }: Fault): string => {
  if (typeof value !== "object") {
    const inQuotes = `put it in quotes: ${voice.entered(name, quote(raw))}`;
    // Quotes do not help if the quoted text has the wrong format.
    return field?.safeParse(raw).success === false
      ? sentence("write it in the expected format.", forExample)
      : inQuotes;
  }
  const isOneLine = /^[{[]/.test(raw) || (typeof name === "number" && !Array.isArray(value));
  return isOneLine
    ? howToQuote(place.lineText, typeof name === "number")
    : sentence("write a single text after the colon.", forExample);
};

const asTruth = ({ value, name, forExample, voice }: Fault): string => {
  const word = String(value).toLowerCase();
  if (typeof value === "string" && /^(?:true|yes|on|y)$/.test(word)) return `write ${voice.entered(name, "true")}`;
  if (typeof value === "string" && /^(?:false|no|off|n)$/.test(word)) return `write ${voice.entered(name, "false")}`;
  return sentence("write true or false, without quotes.", forExample);
};

const asNumber = ({ value, raw, name, field, forExample, voice }: Fault): string => {
  const text = typeof value === "string" ? value : typeof value === "number" ? raw : "";
  const digits = intendedNumber(text, (number) => field?.safeParse(number).success === true);
  if (digits !== undefined) return `write digits alone, with a point before decimals: ${voice.entered(name, digits)}`;
  return sentence(Number.isFinite(value) ? "write a whole number." : "write digits, without quotes.", forExample);
};

/** Advice for a value of the wrong type. */
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
      return "write each item on its own line below the name, after a hyphen and a space.";
    default:
      return `write its fields below it, each on its own line: ${fault.field ? requiredFields(fault.field).join(", ") : ""}.`;
  }
};

const wrongType = (expected: string, fault: Fault): Told => ({
  code: "wrong-type",
  message: sentence(
    `"${fault.where}" must be ${fault.voice.types[expected] ?? expected}, but is ${describeValue(fault.value, fault.raw)}.`,
    fault.purpose,
  ),
  help: inRightForm(expected, fault),
});

const notAllowed = (allowed: readonly string[], { value, raw, where }: Fault): Told => {
  const guess = typeof value === "string" ? didYouMean(value, allowed) : undefined;
  return {
    code: "not-allowed",
    message: `"${where}" cannot be ${typeof value === "string" ? `"${shorten(value)}"` : describeValue(value, raw)}.`,
    help: guess
      ? `did you mean "${guess}"? Otherwise choose one of: ${allowed.join(", ")}.`
      : `choose one of: ${allowed.join(", ")}.`,
  };
};

type SizeIssue = z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall;

/** The code for a text that is too long; search result texts have their own. */
const longText = (field: z.ZodType | undefined): ProblemCode => {
  const part = field && fieldMeta(field).searchResult;
  return part ? `search-${part}` : "too-long";
};

/** Lists, texts and numbers outside their bounds. */
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
          help: `remove ${size - limit}, for example this one.`,
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

/** Advice for Zod's named formats. */
const FORMS: Readonly<Record<string, string>> = {
  date: "write a date that exists, as year, month and day.",
  email: "write a complete e-mail address.",
};

const howToForm = ({ value, field }: Fault, format: string | undefined): string => {
  const text = String(value);
  if (text.startsWith("http://")) return "begin it with https://, not http://.";
  if (text !== text.trim() && field?.safeParse(text.trim()).success)
    return "remove the space at the beginning or end, inside the quotes.";
  const form = field && fieldMeta(unwrap(field)).form;
  return FORMS[format ?? ""] ?? (form ? `write ${form}.` : "write it in the expected format.");
};

const wrongForm = (fault: Fault, format?: string): Told => {
  const { value, field, name, voice, where, purpose, forExample } = fault;
  const meant =
    typeof value === "string" ? repaired(value, (text) => field?.safeParse(text).success === true) : undefined;
  return {
    code: "wrong-form",
    message: sentence(`"${where}" has the wrong format: "${shorten(String(value))}".`, purpose),
    help:
      meant === undefined
        ? sentence(howToForm(fault, format), forExample)
        : `write ${voice.entered(name, quote(meant))}`,
  };
};

/** A value of the right format that breaks a rule with words of its own. */
const brokenRule = ({ code = "not-allowed", is, help }: RuleWords, { where, value, forExample }: Fault): Told => ({
  code,
  message: `"${where}" is ${shorten(String(value))}, which ${is}.`,
  help: sentence(help, forExample),
});

/** True for an issue about the value's own type. */
const isOtherType = ({ code, path }: z.core.$ZodIssue): boolean => code === "invalid_type" && path.length === 0;

/** A value that matches no member of a union; explained by the member whose type matches, if any. */
const noneOf = (issue: z.core.$ZodIssueInvalidUnion, fault: Fault): Told => {
  const types = fault.union && [...(variantsOf(fault.union)?.keys() ?? [])];
  if (types)
    return fault.value === undefined ? missing({ ...fault, example: `type: ${types[0]}` }) : notAllowed(types, fault);
  const [nearest] = issue.errors.find((issues) => !issues.some(isOtherType)) ?? [];
  if (nearest) return told(nearest, fault);
  const help =
    typeof fault.value === "number"
      ? `put it in quotes: ${fault.voice.entered(fault.name, quote(fault.raw))}`
      : sentence("write true, false, or text.", fault.forExample);
  return {
    code: "wrong-type",
    message: sentence(`"${fault.where}" cannot be ${describeValue(fault.value, fault.raw)}.`, fault.purpose),
    help,
  };
};

/** True for `yes` in a boolean-or-text field. */
const isMeantAsTruth = ({ value, field }: Fault): boolean =>
  typeof value === "string" && YES_OR_NO.test(value) && field?.safeParse(true).success === true;

/** Explains one Zod issue. */
export const told = (issue: z.core.$ZodIssue, fault: Fault): Told => {
  if (issue.code === "invalid_union" && fault.union) return noneOf(issue, fault);
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
    case "custom":
      if (issue.params) return brokenRule(issue.params as unknown as RuleWords, fault);
      return isMeantAsTruth(fault) ? wrongType("boolean", fault) : wrongForm(fault);
    default:
      return isMeantAsTruth(fault) ? wrongType("boolean", fault) : wrongForm(fault);
  }
};
