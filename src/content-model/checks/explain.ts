/** Turns Zod issues into messages for editors. */
import { z } from "zod";
import { didYouMean } from "../messages/did-you-mean";
import { told, type Fault, type Told } from "./explain-value";
import { compareProblems, type ContentProblem } from "../messages/problem";
import { fieldMeta, schemaAt, shapeOf, unwrap, variantsOf, visitValues, type PathStep } from "../fields/schema-walk";
import type { Source } from "../source";
import { hasThousandsPoint, isOtherNotation } from "../messages/numbers";
import { FILE_VOICE, FORM_VOICE, describePath, type Voice } from "../messages/voices";
import { quote, shorten } from "../messages/words";

/** The field's example, as it is entered. */
const exampleLine = (schema: z.ZodType, name: PathStep | undefined, voice: Voice): string | undefined => {
  const example = fieldMeta(schema).examples?.[0];
  if (example === undefined) return undefined;
  return voice.entered(
    name,
    typeof example === "string" && !/^[A-Za-z][\w ,.'/-]*$/.test(example)
      ? voice.quoted(quote(example))
      : String(example),
  );
};

const valueAt = (data: unknown, path: readonly PathStep[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<PathStep, unknown> | null | undefined)?.[step], data);

interface Context {
  file: string;
  schema: z.ZodType;
  source: Source;
}

/** A context and whom its messages are for. */
interface Speaking extends Context {
  voice: Voice;
}

const unionAt = (schema: z.ZodType, path: readonly PathStep[], data: unknown): z.ZodType | undefined => {
  const above = path.at(-1) === "type" ? schemaAt(schema, path.slice(0, -1), data) : undefined;
  return above && variantsOf(above) ? above : undefined;
};

const faultAt = (path: readonly PathStep[], place: Fault["place"], { schema, source, voice }: Speaking): Fault => {
  const name = path.at(-1);
  const field = schemaAt(schema, path, source.data);
  const example = field ? exampleLine(field, name, voice) : undefined;
  return {
    voice,
    name,
    path,
    schema,
    where: voice.nameOf(path, schema, source.data),
    field,
    union: unionAt(schema, path, source.data),
    value: valueAt(source.data, path),
    place,
    raw: place.lineText.slice(place.column - 1, place.column - 1 + (place.length ?? 1)),
    purpose: field ? fieldMeta(field).description : undefined,
    forExample: example ? `For example: ${example}` : undefined,
    example,
  };
};

/** The fields allowed in the group at a path. */
const fieldNames = (schema: z.ZodType, path: readonly PathStep[], data: unknown): string[] => {
  const group = schemaAt(schema, path, data);
  return Object.keys((group && shapeOf(group)) ?? {});
};

const unknownFields = (
  keys: readonly string[],
  path: readonly PathStep[],
  { file, schema, source }: Context,
): ContentProblem[] => {
  const known = fieldNames(schema, path, source.data);
  return keys.map((key) => {
    const guess = didYouMean(key, known);
    const isRestOfNumber = /^\d{3}$/.test(key);
    return {
      file,
      code: "unknown-field",
      ...source.locate([...path, key], true),
      message: `There is no field "${shorten(key)}" in ${path.length > 0 ? `"${describePath(path)}"` : "this file"}.`,
      help: isRestOfNumber
        ? "a comma starts the next field; write the number without a comma."
        : guess
          ? `did you mean "${guess}"?`
          : `use one of: ${known.join(", ")}.`,
    };
  });
};

/** Turns one Zod issue into problems; one for each unknown field. */
const explainIssue = (issue: z.core.$ZodIssue, context: Context): ContentProblem[] => {
  const path = issue.path as PathStep[];
  if (issue.code === "unrecognized_keys") return unknownFields(issue.keys, path, context);
  // For a list that is too long, mark the first extra item rather than the list's name.
  const isTooMany = issue.code === "too_big" && issue.origin === "array";
  const place = context.source.locate(isTooMany ? [...path, Number(issue.maximum)] : path);
  const tell = (voice: Voice): Told => told(issue, faultAt(path, place, { ...context, voice }));
  const { message, help } = tell(FORM_VOICE);
  const form = { message: FORM_VOICE.plain(message), help: FORM_VOICE.plain(help) };
  return [{ file: context.file, path, ...place, ...tell(FILE_VOICE), form }];
};

/** Paths of misspelt fields, so that they are not reported as missing, too. */
const misspelt = (issues: readonly z.core.$ZodIssue[], { schema, source }: Context): Set<string> =>
  new Set(
    issues.flatMap((issue) => {
      const path = issue.path as PathStep[];
      return issue.code === "unrecognized_keys"
        ? issue.keys
            .flatMap((key) => didYouMean(key, fieldNames(schema, path, source.data)) ?? [])
            .map((name) => describePath([...path, name]))
        : [];
    }),
  );

/** Turns all Zod issues of a file into problems. */
export const explainIssues = (issues: readonly z.core.$ZodIssue[], context: Context): ContentProblem[] => {
  const meant = misspelt(issues, context);
  const otherTypes = new Set(
    issues.flatMap(({ code, path }) => (code === "invalid_type" ? [describePath(path as PathStep[])] : [])),
  );
  return (
    issues
      // A length says nothing about a value of the wrong type.
      .filter(
        ({ code, path }) =>
          !((code === "too_big" || code === "too_small") && otherTypes.has(describePath(path as PathStep[]))),
      )
      .filter(
        ({ path }) =>
          valueAt(context.source.data, path as PathStep[]) !== undefined ||
          !meant.has(describePath(path as PathStep[])),
      )
      .flatMap((issue) => explainIssue(issue, context))
      // Two rules of one field can fail for the same reason.
      .filter(
        (problem, index, all) =>
          index === all.findIndex((other) => compareProblems(problem, other) === 0 && problem.help === other.help),
      )
  );
};

const isWhole = (schema: z.ZodType): boolean => {
  const inner = unwrap(schema);
  return inner instanceof z.ZodNumber && inner.format === "safeint";
};

/** Numbers such as `60.000`, which YAML reads as 60: valid, but usually not intended. */
export const misreadNumbers = ({ file, schema, source }: Context): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  visitValues(schema, source.data, (value, field, path) => {
    // A whole number with decimals has an error of its own.
    if (typeof value !== "number" || !(fieldMeta(field).isAmount || (isWhole(field) && Number.isInteger(value))))
      return;
    const place = source.locate(path);
    const { raw, name, where } = faultAt(path, place, { file, schema, source, voice: FILE_VOICE });
    if (isOtherNotation(raw)) {
      problems.push({
        file,
        code: "misread-number",
        severity: "warning",
        ...place,
        message: `"${where}" is ${raw}, which is read as ${value}.`,
        help: `write digits alone: ${FILE_VOICE.entered(name, String(value))}`,
      });
      return;
    }
    if (!hasThousandsPoint(raw)) return;
    const thousands = raw.replace(".", "");
    problems.push({
      file,
      code: "misread-number",
      severity: "warning",
      ...place,
      message: `"${where}" is ${raw}, which is read as ${value}: a point begins the decimals.`,
      help: `for ${thousands}, write ${FILE_VOICE.entered(name, thousands)}; for ${value}, write ${FILE_VOICE.entered(name, String(value))}`,
    });
  });
  return problems;
};

/** The placeholders that a text may use. */
export const allowedPlaceholders = (schema: z.ZodType): readonly string[] =>
  fieldMeta(unwrap(schema)).placeholders ?? [];
