/** For forms: values that the content model does not accept. */
import type { VALUES as FILE_VALUES } from "../for-files/values";
import {
  say,
  sentences,
  type FormNames,
  type FormTemplates,
  type Message,
  type Size,
  type ValueFault,
} from "../template";
import { countOf, describeValue, shorten } from "../words";

/** Types of values, after "must be". */
const TYPES: Readonly<Record<string, string>> = { int: "a whole number", number: "a number" };

const purposeOf = ({ purpose }: ValueFault, { described }: FormNames): string | undefined =>
  purpose && described(purpose);

const forExample = ({ example }: ValueFault): string | undefined =>
  example === undefined ? undefined : `For example: ${example}`;

const howToFill = ({ path, isList, isChoice, example, fields }: ValueFault, { name }: FormNames): string => {
  if (isList) return "add an item.";
  if (isChoice) return "choose one.";
  if (example !== undefined) return `fill it in, for example: ${example}`;
  return `fill in ${fields.map((field) => name([...path, field])).join(", ")}.`;
};

const empty = (fault: ValueFault, names: FormNames): Message =>
  say(sentences(`"${names.label(fault.path)}" is empty.`, purposeOf(fault, names)), howToFill(fault, names));

const mustBe = (fault: ValueFault, names: FormNames, type: string, help: string): Message =>
  say(
    sentences(
      `"${names.label(fault.path)}" must be ${type}, but is ${describeValue(fault.value, fault.raw)}.`,
      purposeOf(fault, names),
    ),
    help,
  );

const sized = (fault: Size, names: FormNames, rest: string, help: string): Message =>
  say(sentences(`"${names.label(fault.path)}" ${rest}`, purposeOf(fault, names)), help);

const tooLong = (fault: Size, names: FormNames): Message =>
  sized(
    fault,
    names,
    `is ${countOf(fault.size, "character")} long; at most ${fault.limit} fit.`,
    `shorten it by ${countOf(fault.size - fault.limit, "character")}.`,
  );

const wrongFormat = (fault: ValueFault, names: FormNames, help: string): Message =>
  say(
    sentences(
      `"${names.label(fault.path)}" has the wrong format: "${shorten(String(fault.value))}".`,
      purposeOf(fault, names),
    ),
    help,
  );

const brokenRule = (fault: ValueFault & { is: string; fix: string }, { label }: FormNames): Message =>
  say(
    `"${label(fault.path)}" is ${shorten(String(fault.value))}, which ${fault.is}.`,
    sentences(fault.fix, forExample(fault)),
  );

const uncapitalized = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Advice for Zod's named formats. */
const FORMATS: Readonly<Record<string, string>> = {
  date: "choose a date that exists.",
  email: "write a complete e-mail address.",
};

export const VALUES: FormTemplates<typeof FILE_VALUES> = {
  "missing-field/empty": empty,
  "missing-field/no-value": empty,
  "missing-field/comment": empty,
  "wrong-type/text": (fault, names) =>
    mustBe(fault, names, "text", sentences("write a single text.", forExample(fault))),
  "wrong-type/truth": (fault, names) => mustBe(fault, names, "on or off", "switch it on or off."),
  "wrong-type/number": (fault, names) =>
    mustBe(
      fault,
      names,
      TYPES[fault.type] ?? fault.type,
      fault.digits !== undefined
        ? `write digits only, with a point before decimals: ${fault.digits}`
        : sentences(Number.isFinite(fault.value) ? "write a whole number." : "write digits.", forExample(fault)),
    ),
  "wrong-type/list": (fault, names) => mustBe(fault, names, "a list", "add an item for each."),
  "wrong-type/group": (fault, names) =>
    mustBe(
      fault,
      names,
      "a group",
      `fill in ${fault.fields.map((field) => names.name([...fault.path, field])).join(", ")}.`,
    ),
  "wrong-type/truth-or-text": (fault, names) =>
    say(
      sentences(
        `"${names.label(fault.path)}" cannot be ${describeValue(fault.value, fault.raw)}.`,
        purposeOf(fault, names),
      ),
      sentences("switch it on or off, or write a text.", forExample(fault)),
    ),
  "not-allowed/choice": ({ path, value, raw, allowed, guess }, { label }) =>
    say(
      `"${label(path)}" cannot be ${typeof value === "string" ? `"${shorten(value)}"` : describeValue(value, raw)}.`,
      `${guess ? `did you mean "${guess}"? Otherwise choose` : "choose"} one of: ${allowed.join(", ")}.`,
    ),
  "not-allowed/number": (fault, names) =>
    say(
      sentences(
        `"${names.label(fault.path)}" is ${fault.raw}; it must be ${fault.isBig ? "at most" : "at least"} ${fault.limit}.`,
        purposeOf(fault, names),
      ),
      sentences("correct the number.", forExample(fault)),
    ),
  "too-many": (fault, names) =>
    sized(
      fault,
      names,
      `has ${countOf(fault.size, "item")}; at most ${fault.limit} fit.`,
      `remove ${fault.size - fault.limit}, for example this one.`,
    ),
  "too-few": (fault, names) =>
    sized(
      fault,
      names,
      `has ${countOf(fault.size, "item")}; it needs at least ${fault.limit}.`,
      `add ${fault.limit - fault.size}.`,
    ),
  "too-long/text": tooLong,
  "search-title/too-long": tooLong,
  "search-description/too-long": tooLong,
  "too-short/empty": (fault, names) =>
    say(
      sentences(`"${names.label(fault.path)}" is empty.`, purposeOf(fault, names)),
      sentences("fill it in.", forExample(fault)),
    ),
  "wrong-form/meant": (fault, names) => wrongFormat(fault, names, `write ${fault.meant}`),
  "wrong-form/http": (fault, names) =>
    wrongFormat(fault, names, sentences("begin it with https://, not http://.", forExample(fault))),
  "wrong-form/space": (fault, names) =>
    wrongFormat(fault, names, sentences("remove the space at the beginning or end.", forExample(fault))),
  "wrong-form/format": (fault, names) =>
    wrongFormat(
      fault,
      names,
      sentences(
        FORMATS[fault.format ?? ""] ??
          `write ${fault.form === undefined ? "it in the expected format" : uncapitalized(names.described(fault.form))}.`,
        forExample(fault),
      ),
    ),
  "not-allowed/rule": brokenRule,
  "unlikely-date/rule": brokenRule,
  "misread-number/notation": ({ path, raw, value }, { label }) =>
    say(`"${label(path)}" is ${raw}, which is read as ${value}.`, `write digits only: ${value}`),
  "misread-number/point": ({ path, raw, value }, { label }) =>
    say(
      `"${label(path)}" is ${raw}, which is read as ${value}: a point begins the decimals.`,
      `for ${raw.replace(".", "")}, write ${raw.replace(".", "")}; for ${value}, write ${value}`,
    ),
  "unknown-field": ({ key, path }, { label }) =>
    say(
      `There is no field "${shorten(key)}" in ${path.length > 0 ? `"${label(path)}"` : "this form"}.`,
      "it was written into the file by hand: remove it there.",
    ),
};
