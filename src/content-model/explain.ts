/** Says in plain words what a file has and its schema does not allow. */
import { closest, distance } from "fastest-levenshtein";
import type { z } from "zod";
import type { ContentProblem, ProblemCode } from "./problem";
import { elementOf, fieldMeta, schemaAt, shapeOf, unwrap, type PathStep } from "./schema-walk";
import type { Source } from "./source";

/** The nearest word of `known`, where it is near enough to be a slip. */
export const didYouMean = (word: string, known: readonly string[]): string | undefined => {
  if (known.length === 0) return undefined;
  const nearest = closest(word.toLowerCase(), known.map((name) => name.toLowerCase()));
  const name = known.find((candidate) => candidate.toLowerCase() === nearest);
  return name !== undefined && distance(word.toLowerCase(), nearest) <= Math.max(2, Math.floor(word.length / 3)) ? name : undefined;
};

/** A path as people count: `tiers › item 2 › price › monthly`. */
export const pathInWords = (path: readonly PathStep[]): string =>
  path.map((step) => (typeof step === "number" ? `item ${step + 1}` : step)).join(" › ");

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** A value as an editor sees it. */
const valueInWords = (value: unknown): string => {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of fields";
  if (typeof value === "string") return `the text "${shorten(value)}"`;
  if (typeof value === "boolean") return `${value}, which means yes or no`;
  return `the number ${String(value)}`;
};

const TYPE_WORDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, each item on a line that begins with a hyphen",
  object: "a group of fields, indented below it",
};

/** An example as it would stand in the file. */
const exampleLine = (schema: z.ZodType, name: PathStep | undefined): string | undefined => {
  const example = fieldMeta(schema).examples?.[0];
  if (example === undefined) return undefined;
  const value = typeof example === "string" && !/^[A-Za-z][\w ,.'/-]*$/.test(example) ? JSON.stringify(example) : String(example);
  return typeof name === "string" ? `${name}: ${value}` : `- ${value}`;
};

const valueAt = (data: unknown, path: readonly PathStep[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<PathStep, unknown> | undefined)?.[step], data);

const sentence = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(" ");

interface Context {
  file: string;
  schema: z.ZodType;
  source: Source;
}

/** Turns one issue of Zod into problems; unknown fields become one problem each. */
export const explainIssue = (issue: z.core.$ZodIssue, { file, schema, source }: Context): ContentProblem[] => {
  const path = issue.path as PathStep[];
  const name = path.at(-1);
  const field = schemaAt(schema, path);
  const value = valueAt(source.data, path);
  const purpose = field ? fieldMeta(field).description : undefined;
  const example = field ? exampleLine(field, name) : undefined;
  const forExample = example ? `For example: ${example}` : undefined;
  const where = pathInWords(path);
  const problem = (code: ProblemCode, message: string, help: string): ContentProblem[] => [
    { file, code, message, help, ...source.locate(path) },
  ];

  if (issue.code === "unrecognized_keys") {
    const known = Object.keys((field && shapeOf(field)) ?? {});
    return issue.keys.map((key) => {
      const guess = didYouMean(key, known);
      return {
        file,
        code: "unknown-field",
        ...source.locate([...path, key], true),
        message: `There is no field "${key}" ${path.length > 0 ? `in ${where}` : "in this file"}.`,
        help: guess ? `did you mean "${guess}"?` : `use one of: ${known.join(", ")}.`,
      };
    });
  }
  if (value === undefined || value === null) {
    const list = field ? elementOf(field) : undefined;
    const form = list ? "give it a list, each item on a line that begins with a hyphen." : example ? `write ${example}` : "fill in its fields, indented below it.";
    return problem("missing-field", sentence(`The field "${where}" is ${value === null ? "empty" : "missing"}.`, purpose), form);
  }
  switch (issue.code) {
    case "invalid_type": {
      const quoted = issue.expected === "string" && typeof value !== "object";
      return problem(
        "wrong-type",
        sentence(`"${where}" must be ${TYPE_WORDS[issue.expected] ?? issue.expected}, but here stands ${valueInWords(value)}.`, purpose),
        quoted ? `put it in quotes: ${typeof name === "string" ? `${name}: ` : "- "}"${String(value)}"` : sentence("write the value in the right form.", forExample),
      );
    }
    case "invalid_value": {
      const allowed = issue.values.map(String);
      const guess = didYouMean(String(value), allowed);
      return problem("not-allowed", `"${where}" cannot be "${String(value)}".`, sentence(guess ? `did you mean "${guess}"?` : undefined, `Allowed: ${allowed.join(", ")}.`));
    }
    case "invalid_format":
      return problem("wrong-form", sentence(`"${where}" has the wrong form: "${shorten(String(value))}".`, purpose), forExample ? `write it like this. ${forExample}` : "write it in the right form.");
    case "too_big": {
      if (issue.origin === "array") return problem("too-many", `"${where}" has ${(value as unknown[]).length} items; at most ${issue.maximum} fit.`, `take out ${(value as unknown[]).length - Number(issue.maximum)}.`);
      if (issue.origin === "string") return problem("too-long", sentence(`"${where}" is ${String(value).length} characters long; at most ${issue.maximum} fit.`, purpose), `shorten it by ${String(value).length - Number(issue.maximum)}.`);
      return problem("not-allowed", `"${where}" is ${String(value)}; at most ${issue.maximum} is possible.`, sentence("correct the number.", forExample));
    }
    case "too_small": {
      if (issue.origin === "array") return problem("too-few", sentence(`"${where}" has ${(value as unknown[]).length} items; it needs at least ${issue.minimum}.`, purpose), `add ${Number(issue.minimum) - (value as unknown[]).length}.`);
      if (issue.origin === "string") return problem("too-short", sentence(`"${where}" is empty.`, purpose), sentence("fill it in.", forExample));
      return problem("not-allowed", `"${where}" is ${String(value)}; at least ${issue.minimum} is needed.`, sentence("correct the number.", forExample));
    }
    case "invalid_union":
      return problem("wrong-type", sentence(`"${where}" cannot be ${valueInWords(value)}.`, purpose), sentence("write true, false, or words in quotes.", forExample));
    default:
      return problem("wrong-form", `"${where}": ${issue.message}.`, sentence("correct it.", forExample));
  }
};

/** The names in curly braces that a text may use. */
export const allowedPlaceholders = (schema: z.ZodType): readonly string[] => fieldMeta(unwrap(schema)).placeholders ?? [];
