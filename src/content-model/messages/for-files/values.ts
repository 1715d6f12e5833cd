/** For files: values that the content model does not accept. */
import type { PathStep } from "../../fields/schema-walk";
import { describePath } from "../describe-path";
import { say, sentences, type Faulty, type Message, type Size, type ValueFault } from "../template";
import { countOf, describeValue, howToQuote, quote, shorten } from "../words";

/** Types of values, after "must be". */
const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list with each item on its own line after a hyphen",
  object: "a group of fields, indented below it",
};

const nameOf = ({ path }: Pick<ValueFault, "path">): PathStep | undefined => path.at(-1);

/** A value as written. */
const written = (name: PathStep | undefined, value: string): string =>
  typeof name === "string" ? `${name}: ${value}` : `- ${value}`;

const exampleOf = ({ example, path }: ValueFault): string | undefined =>
  example === undefined
    ? undefined
    : written(
        path.at(-1),
        typeof example === "string" && !/^[A-Za-z][\w ,.'/-]*$/.test(example) ? quote(example) : String(example),
      );

const forExample = (fault: ValueFault): string | undefined => {
  const example = exampleOf(fault);
  return example && `For example: ${example}`;
};

/** Advice for an empty or missing field. */
const howToFill = (fault: ValueFault): string => {
  const { isList, value, fields } = fault;
  if (isList) return "write a list, each item on its own line after a hyphen.";
  const orRemove = typeof nameOf(fault) === "number" && value === null ? "remove its hyphen, or " : "";
  const example = exampleOf(fault);
  return example
    ? `${orRemove}${value === null ? "fill it in" : "add it"}, for example: ${example}`
    : `${orRemove}write its fields, indented below it: ${fields.join(", ")}.`;
};

const inQuotes = (fault: ValueFault): string => `put it in quotes: ${written(nameOf(fault), quote(fault.raw))}`;

const isItem = (fault: ValueFault): boolean => typeof nameOf(fault) === "number";

const asText = (fault: Faulty<{ isRightInQuotes: boolean }>): string => {
  const { value, raw, lineText, isRightInQuotes } = fault;
  // Quotes do not help if the quoted text has the wrong format.
  if (typeof value !== "object")
    return isRightInQuotes ? inQuotes(fault) : sentences("write it in the expected format.", forExample(fault));
  const isOneLine = /^[{[]/.test(raw) || (isItem(fault) && !Array.isArray(value));
  return isOneLine
    ? howToQuote(lineText, isItem(fault))
    : sentences("write a single text after the colon.", forExample(fault));
};

const asTruth = (fault: ValueFault): string => {
  const word = typeof fault.value === "string" ? fault.value.toLowerCase() : "";
  if (/^(?:true|yes|on|y)$/.test(word)) return `write ${written(nameOf(fault), "true")}`;
  if (/^(?:false|no|off|n)$/.test(word)) return `write ${written(nameOf(fault), "false")}`;
  return sentences("write true or false, without quotes.", forExample(fault));
};

const mustBe = (fault: ValueFault, type: string): string =>
  sentences(
    `"${describePath(fault.path)}" must be ${TYPES[type] ?? type}, but is ${describeValue(fault.value, fault.raw)}.`,
    fault.purpose,
  );

/** Advice for Zod's named formats. */
const FORMATS: Readonly<Record<string, string>> = {
  date: "write a date that exists, as year, month and day.",
  email: "write a complete e-mail address.",
};

const sized = (fault: Size, noun: string, rest: string, help: string): Message =>
  say(sentences(`"${describePath(fault.path)}" ${noun} ${rest}`, fault.purpose), help);

const tooLong = (fault: Size): Message =>
  sized(
    fault,
    `is ${countOf(fault.size, "character")} long;`,
    `at most ${fault.limit} fit.`,
    `shorten it by ${countOf(fault.size - fault.limit, "character")}.`,
  );

export const VALUES = {
  "missing-field/empty": (fault: ValueFault) =>
    say(
      sentences(
        `The field "${describePath(fault.path)}" is ${fault.value === null ? "empty" : "missing"}.`,
        fault.purpose,
      ),
      howToFill(fault),
    ),
  "missing-field/no-value": (fault: ValueFault) =>
    say(
      sentences(
        `The field "${describePath(fault.path)}" is empty: ${fault.raw} without quotes means "no value".`,
        fault.purpose,
      ),
      `if ${fault.raw} is the text, ${inQuotes(fault)}; otherwise ${howToFill(fault)}`,
    ),
  "missing-field/comment": (fault: Faulty<{ hasSpace: boolean }>) => {
    const quoted = howToQuote(fault.lineText, isItem(fault));
    return say(
      sentences(
        `The field "${describePath(fault.path)}" is empty: everything from # on is a comment, which visitors do not see.`,
        fault.purpose,
      ),
      fault.hasSpace ? `if # is part of the text, ${quoted}; otherwise ${howToFill(fault)}` : quoted,
    );
  },
  "wrong-type/text": (fault: Faulty<{ isRightInQuotes: boolean }>) => say(mustBe(fault, "string"), asText(fault)),
  "wrong-type/truth": (fault: ValueFault) => say(mustBe(fault, "boolean"), asTruth(fault)),
  "wrong-type/number": (fault: Faulty<{ type: string; digits: string | undefined }>) =>
    say(
      mustBe(fault, fault.type),
      fault.digits !== undefined
        ? `write digits only, with a point before decimals: ${written(nameOf(fault), fault.digits)}`
        : sentences(
            Number.isFinite(fault.value) ? "write a whole number." : "write digits, without quotes.",
            forExample(fault),
          ),
    ),
  "wrong-type/list": (fault: ValueFault) =>
    say(mustBe(fault, "array"), "write each item on its own line below the name, after a hyphen and a space."),
  "wrong-type/group": (fault: Faulty<{ type: string }>) =>
    say(mustBe(fault, fault.type), `write its fields below it, each on its own line: ${fault.fields.join(", ")}.`),
  "wrong-type/truth-or-text": (fault: ValueFault) =>
    say(
      sentences(`"${describePath(fault.path)}" cannot be ${describeValue(fault.value, fault.raw)}.`, fault.purpose),
      typeof fault.value === "number" ? inQuotes(fault) : sentences("write true, false, or text.", forExample(fault)),
    ),
  "not-allowed/choice": ({
    path,
    value,
    raw,
    allowed,
    guess,
  }: Faulty<{ allowed: string[]; guess: string | undefined }>) =>
    say(
      `"${describePath(path)}" cannot be ${typeof value === "string" ? `"${shorten(value)}"` : describeValue(value, raw)}.`,
      `${guess ? `did you mean "${guess}"? Otherwise choose` : "choose"} one of: ${allowed.join(", ")}.`,
    ),
  "not-allowed/number": (fault: Faulty<{ isBig: boolean; limit: number }>) =>
    say(
      sentences(
        `"${describePath(fault.path)}" is ${fault.raw}; it must be ${fault.isBig ? "at most" : "at least"} ${fault.limit}.`,
        fault.purpose,
      ),
      sentences("correct the number.", forExample(fault)),
    ),
  "too-many": (fault: Size) =>
    sized(
      fault,
      `has ${countOf(fault.size, "item")};`,
      `at most ${fault.limit} fit.`,
      `remove ${fault.size - fault.limit}, for example this one.`,
    ),
  "too-few": (fault: Size) =>
    sized(
      fault,
      `has ${countOf(fault.size, "item")};`,
      `it needs at least ${fault.limit}.`,
      `add ${fault.limit - fault.size}.`,
    ),
  "too-long/text": tooLong,
  "search-title/too-long": tooLong,
  "search-description/too-long": tooLong,
  "too-short/empty": (fault: ValueFault) =>
    say(
      sentences(`"${describePath(fault.path)}" is empty.`, fault.purpose),
      sentences("fill it in.", forExample(fault)),
    ),
  "wrong-form/meant": (fault: Faulty<{ meant: string }>) =>
    say(wrongFormat(fault), `write ${written(nameOf(fault), quote(fault.meant))}`),
  "wrong-form/http": (fault: ValueFault) =>
    say(wrongFormat(fault), sentences("begin it with https://, not http://.", forExample(fault))),
  "wrong-form/space": (fault: ValueFault) =>
    say(
      wrongFormat(fault),
      sentences("remove the space at the beginning or end, inside the quotes.", forExample(fault)),
    ),
  "wrong-form/format": (fault: Faulty<{ format: string | undefined; form: string | undefined }>) =>
    say(
      wrongFormat(fault),
      sentences(
        FORMATS[fault.format ?? ""] ?? `write ${fault.form ?? "it in the expected format"}.`,
        forExample(fault),
      ),
    ),
  "not-allowed/rule": (fault: Faulty<{ is: string; fix: string }>) => brokenRule(fault),
  "unlikely-date/rule": (fault: Faulty<{ is: string; fix: string }>) => brokenRule(fault),
  "misread-number/notation": ({ path, raw, value }: { path: readonly PathStep[]; raw: string; value: number }) =>
    say(
      `"${describePath(path)}" is ${raw}, which is read as ${value}.`,
      `write digits only: ${written(path.at(-1), String(value))}`,
    ),
  "misread-number/point": ({ path, raw, value }: { path: readonly PathStep[]; raw: string; value: number }) => {
    const thousands = raw.replace(".", "");
    return say(
      `"${describePath(path)}" is ${raw}, which is read as ${value}: a point begins the decimals.`,
      `for ${thousands}, write ${written(path.at(-1), thousands)}; for ${value}, write ${written(path.at(-1), String(value))}`,
    );
  },
  "unknown-field": (params: { key: string; path: readonly PathStep[]; guess: string | undefined; known: string[] }) => {
    const { key, path, guess, known } = params;
    return say(
      `There is no field "${shorten(key)}" in ${path.length > 0 ? `"${describePath(path)}"` : "this file"}.`,
      /^\d{3}$/.test(key)
        ? "a comma starts the next field; write the number without a comma."
        : guess
          ? `did you mean "${guess}"?`
          : `use one of: ${known.join(", ")}.`,
    );
  },
};

const wrongFormat = ({ path, value, purpose }: ValueFault): string =>
  sentences(`"${describePath(path)}" has the wrong format: "${shorten(String(value))}".`, purpose);

const brokenRule = (fault: Faulty<{ is: string; fix: string }>): Message =>
  say(
    `"${describePath(fault.path)}" is ${shorten(String(fault.value))}, which ${fault.is}.`,
    sentences(fault.fix, forExample(fault)),
  );
