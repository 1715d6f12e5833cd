/** Values that the content model does not accept. */
import type { PathStep } from "../fields/schema-walk";
import { didYouMeanOr, say, sentences, type Names, type OfField, type Row } from "./message";
import { countOf, describeValue, howToQuote, MOST_NAMES, quote, shorten } from "./words";

/** A value that the content model does not accept. */
export interface ValueFault extends OfField {
  value: unknown;
  /** The value's source, including quotes and leading zeros. */
  raw: string;
  lineText: string;
  /** The field's description. */
  purpose: string | undefined;
  example: string | number | boolean | undefined;
  isList: boolean;
  /** True where a form offers the values. */
  isChoice: boolean;
  /** The required fields of a group. */
  fields: readonly string[];
}

type Faulty<More> = ValueFault & More;

/** The size of a list, a text or a number, and its limit. */
type Size = Faulty<{ size: number; limit: number }>;

/** Types of values, after "must be". */
const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

/** A value as written. */
const written = (path: readonly PathStep[], value: string): string =>
  typeof path.at(-1) === "string" ? `${path.at(-1)}: ${value}` : `- ${value}`;

const exampleOf = ({ example, path }: ValueFault): string | undefined =>
  example === undefined
    ? undefined
    : written(
        path,
        typeof example === "string" && !/^[A-Za-z][\w ,.'/-]*$/.test(example) ? quote(example) : String(example),
      );

/** A way out with an example, for files and for forms. */
const withExample = (message: string, fault: ValueFault, fix: string, fixInForm = fix): Row => {
  const example = exampleOf(fault);
  return say(
    message,
    sentences(fix, example && `For example: ${example}`),
    sentences(fixInForm, example && `For example: ${fault.example}`),
  );
};

/** The field, what is wrong with it, and what it is for. */
const about = ({ path, purpose }: ValueFault, names: Names, is: string): string =>
  sentences(`"${names.label(path)}" ${is}`, purpose && names.described(purpose));

const namesOf = ({ path, fields }: ValueFault, { name }: Names): string =>
  fields.map((field) => name([...path, field])).join(", ");

/** Advice for an empty or missing field. */
const howToFill = (fault: ValueFault): string => {
  const { path, isList, value, fields } = fault;
  if (isList) return "write a list, each item on its own line after a hyphen.";
  const orRemove = typeof path.at(-1) === "number" && value === null ? "remove its hyphen, or " : "";
  const example = exampleOf(fault);
  return example
    ? `${orRemove}${value === undefined ? "add it" : "fill it in"}, for example: ${example}`
    : `${orRemove}write its fields, indented below it: ${fields.join(", ")}.`;
};

const howToFillInForm = (fault: ValueFault, names: Names): string => {
  const { isList, isChoice, example } = fault;
  if (isList) return "add an item.";
  if (isChoice) return "choose one.";
  return example === undefined ? `fill in ${namesOf(fault, names)}.` : `fill it in, for example: ${example}`;
};

const isItem = ({ path }: ValueFault): boolean => typeof path.at(-1) === "number";

const inQuotes = ({ path, raw }: ValueFault): string => `put it in quotes: ${written(path, quote(raw))}`;

type WrongType = Faulty<{ type: string; isRightInQuotes: boolean; digits: string | undefined }>;

const notText = (message: string, fault: WrongType): Row => {
  const { value, raw, lineText, isRightInQuotes } = fault;
  const inForm = "write a single text.";
  // Quotes do not help if the quoted text has the wrong format.
  if (typeof value !== "object")
    return isRightInQuotes
      ? say(message, inQuotes(fault), inForm)
      : withExample(message, fault, "write it in the expected format.");
  const isOneLine = /^[{[]/.test(raw) || (isItem(fault) && !Array.isArray(value));
  return isOneLine
    ? say(message, howToQuote(lineText, isItem(fault)), inForm)
    : withExample(message, fault, "write a single text after the colon.", inForm);
};

const notTrueOrFalse = (message: string, fault: ValueFault): Row => {
  const word = typeof fault.value === "string" ? fault.value.toLowerCase() : "";
  const meant = /^(?:true|yes|on|y)$/.test(word) ? "true" : /^(?:false|no|off|n)$/.test(word) ? "false" : undefined;
  const inForm = "switch it on or off.";
  return meant === undefined
    ? withExample(message, fault, "write true or false, without quotes.", inForm)
    : say(message, `write ${written(fault.path, meant)}`, inForm);
};

const notNumber = (message: string, fault: WrongType): Row => {
  const { digits, path, value } = fault;
  const how = "write digits only, with a point before decimals:";
  return digits === undefined
    ? withExample(message, fault, Number.isFinite(value) ? "write a whole number." : "write digits, without quotes.")
    : say(message, `${how} ${written(path, digits)}`, `${how} ${digits}`);
};

const wrongType = (fault: WrongType, names: Names): Row => {
  const { type, value, raw } = fault;
  const expected = TYPES[type];
  const is = describeValue(value, raw);
  const message = about(fault, names, expected ? `must be ${expected}, but is ${is}.` : `cannot be ${is}.`);
  switch (type) {
    case "string":
      return notText(message, fault);
    case "boolean":
      return notTrueOrFalse(message, fault);
    case "number":
    case "int":
      return notNumber(message, fault);
    case "array":
      return say(message, "write each item on its own line below the name, after a hyphen.", "add an item for each.");
    case "object":
      return say(
        message,
        `write its fields below it, each on its own line: ${fault.fields.join(", ")}.`,
        `fill in ${namesOf(fault, names)}.`,
      );
    default:
      return typeof value === "number"
        ? say(message, inQuotes(fault), "write a text.")
        : withExample(message, fault, "write true, false, or text.", "switch it on or off, or write a text.");
  }
};

/** Advice for Zod's named formats. */
const FORMATS: Readonly<Record<string, string>> = {
  date: "a date that exists, as year, month and day",
  email: "a complete e-mail address",
};

const uncapitalized = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const wrongForm = (fault: Faulty<{ meant?: string; format?: string; form?: string }>, names: Names): Row => {
  const { path, value, meant, format, form } = fault;
  const message = about(fault, names, `has the wrong format: "${shorten(String(value))}".`);
  if (meant !== undefined) return say(message, `write ${written(path, quote(meant))}`, `write ${meant}`);
  const expected = FORMATS[format ?? ""] ?? form ?? "it in the expected format";
  return withExample(message, fault, `write ${expected}.`, `write ${uncapitalized(names.described(expected))}.`);
};

const sized = (fault: Size, names: Names, has: string, fix: string): Row => say(about(fault, names, has), fix);

export const VALUES = {
  "missing-field/empty": (fault: ValueFault, names: Names) =>
    say(
      about(fault, names, fault.value === undefined ? "is missing." : "is empty."),
      howToFill(fault),
      howToFillInForm(fault, names),
    ),
  "missing-field/comment": (fault: ValueFault, names: Names) =>
    say(
      about(fault, names, "is empty: everything from # on is a comment, which visitors do not see."),
      `if # is part of the text, ${howToQuote(fault.lineText, isItem(fault))}; otherwise ${howToFill(fault)}`,
      howToFillInForm(fault, names),
    ),
  "wrong-type": wrongType,
  "wrong-form": wrongForm,
  "not-allowed/choice": (fault: Faulty<{ allowed: string[]; guess: string | undefined }>, { label }: Names) => {
    const { path, value, raw, allowed, guess } = fault;
    return say(
      `"${label(path)}" cannot be ${typeof value === "string" ? `"${shorten(value)}"` : describeValue(value, raw)}.`,
      `${guess ? `did you mean "${guess}"? Otherwise choose` : "choose"} one of: ${allowed.slice(0, MOST_NAMES).join(", ")}${allowed.length > MOST_NAMES ? " …" : "."}`,
    );
  },
  "not-allowed/number": (fault: Faulty<{ isBig: boolean; limit: number }>, names: Names) =>
    withExample(
      about(fault, names, `is ${fault.raw}; it must be ${fault.isBig ? "at most" : "at least"} ${fault.limit}.`),
      fault,
      "correct the number.",
    ),
  "not-allowed/rule": (fault: Faulty<{ is: string; fix: string }>, { label }: Names) =>
    withExample(`"${label(fault.path)}" is ${shorten(String(fault.value))}, which ${fault.is}.`, fault, fault.fix),
  "too-many": (fault: Size, names: Names) =>
    sized(
      fault,
      names,
      `has ${countOf(fault.size, "item")}; at most ${fault.limit} fit.`,
      `remove ${fault.size - fault.limit}, for example this one.`,
    ),
  "too-few": (fault: Size, names: Names) =>
    sized(
      fault,
      names,
      `has ${countOf(fault.size, "item")}; it needs at least ${fault.limit}.`,
      `add ${fault.limit - fault.size}.`,
    ),
  "too-long": (fault: Size, names: Names) =>
    sized(
      fault,
      names,
      `is ${countOf(fault.size, "character")} long; at most ${fault.limit} fit.`,
      `shorten it by ${countOf(fault.size - fault.limit, "character")}.`,
    ),
  "misread-number": ({ path, raw, value }: OfField & { raw: string; value: number }, { label }: Names) => {
    const thousands = raw.replace(".", "");
    return say(
      `"${label(path)}" is ${raw}, which is read as ${value}: a point begins the decimals.`,
      `for ${thousands}, write ${written(path, thousands)}; for ${value}, write ${written(path, String(value))}`,
      `for ${thousands}, write ${thousands}; for ${value}, write ${value}`,
    );
  },
  "unknown-field": (
    { key, path, guess, known, isCut }: OfField & { key: string; guess?: string; known: string[]; isCut: boolean },
    { label }: Names,
  ) =>
    say(
      `There is no field "${shorten(key)}" in ${path.length > 0 ? `"${label(path)}"` : "this file"}.`,
      isCut
        ? "inside { }, a comma starts the next field: put a text with a comma in quotes, and write a number without one."
        : didYouMeanOr(guess, `use one of: ${known.join(", ")}.`),
      "it was written into the file by hand: remove it there.",
    ),
  "renamed-field": ({ from, to }: { from: string; to: string }) =>
    say(`"${from}" is the old name of "${to}".`, `write ${to}: in its place.`),
};
