/** Turns Zod issues into problems. */
import type { ValueFault } from "../messages/values";
import { finding, warning } from "../messages/finding";
import * as z from "zod";
import { didYouMean } from "../messages/did-you-mean";
import { explained, requiredFields, type Fault } from "./explain-value";
import { compareProblems, type ContentProblem, type Place } from "../messages/problem";
import {
  elementOf,
  fieldMeta,
  isChoice,
  schemaAt,
  shapeOf,
  unwrap,
  valueAt,
  variantsOf,
  visitValues,
  type PathStep,
} from "../fields/schema-walk";
import type { Source } from "../source";
import { hasThousandsPoint } from "../messages/numbers";
import { describePath } from "../messages/describe-path";
import { fileMessage } from "../messages";

const pathOf = ({ path }: Pick<z.core.$ZodIssue, "path">): PathStep[] =>
  path.map((step) => (typeof step === "number" ? step : String(step)));

interface Context {
  file: string;
  schema: z.ZodType;
  source: Source;
}

const unionAt = (schema: z.ZodType, path: readonly PathStep[], data: unknown): z.ZodType | undefined => {
  const above = path.at(-1) === "type" ? schemaAt(schema, path.slice(0, -1), data) : undefined;
  return above && variantsOf(above) ? above : undefined;
};

const exampleOf = (field: z.ZodType | undefined): ValueFault["example"] => {
  const example = field && fieldMeta(field).examples?.[0];
  return typeof example === "string" || typeof example === "number" || typeof example === "boolean"
    ? example
    : undefined;
};

const faultAt = (path: readonly PathStep[], place: Place & { lineText: string }, context: Context): Fault => {
  const { schema, source } = context;
  const field = schemaAt(schema, path, source.data);
  return {
    path,
    field,
    union: unionAt(schema, path, source.data),
    value: valueAt(source.data, path),
    lineText: place.lineText,
    raw: place.lineText.slice(place.column - 1, place.column - 1 + (place.length ?? 1)),
    purpose: field && fieldMeta(field).description,
    example: exampleOf(field),
    isList: field !== undefined && elementOf(field) !== undefined,
    isChoice: field !== undefined && isChoice(field),
    fields: requiredFields(field),
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
  return keys.map((key) => ({
    file,
    ...source.locate([...path, key], true),
    // Inside { }, what follows a comma is a field without a value.
    ...finding("unknown-field", {
      ...{ key, path, guess: didYouMean(key, known), known },
      isCut: /^\d{1,3}$|\s|[^\w]$/.test(key) && valueAt(source.data, [...path, key]) === null,
    }),
  }));
};

/** Turns one Zod issue into problems; one for each unknown field. */
const explainIssue = (issue: z.core.$ZodIssue, context: Context): ContentProblem[] => {
  const path = pathOf(issue);
  if (issue.code === "unrecognized_keys") return unknownFields(issue.keys, path, context);
  // For a list that is too long, mark the first extra item rather than the list's name.
  const isTooMany = issue.code === "too_big" && issue.origin === "array";
  const place = context.source.locate(isTooMany ? [...path, Number(issue.maximum)] : path);
  return [{ file: context.file, path, ...place, ...explained(issue, faultAt(path, place, context)) }];
};

/** Paths of misspelled fields, so that they are not reported as missing, too. */
const misspelled = (issues: readonly z.core.$ZodIssue[], { schema, source }: Context): Set<string> =>
  new Set(
    issues.flatMap((issue) => {
      const path = pathOf(issue);
      return issue.code === "unrecognized_keys"
        ? issue.keys
            .flatMap((key) => didYouMean(key, fieldNames(schema, path, source.data)) ?? [])
            .map((name) => describePath([...path, name]))
        : [];
    }),
  );

/** Turns all Zod issues of a file into problems. */
export const explainIssues = (issues: readonly z.core.$ZodIssue[], context: Context): ContentProblem[] => {
  const meant = misspelled(issues, context);
  const otherTypes = new Set(
    issues.flatMap(({ code, path }) => (code === "invalid_type" ? [describePath(pathOf({ path }))] : [])),
  );
  return (
    issues
      // A length says nothing about a value of the wrong type.
      .filter(
        ({ code, path }) =>
          !((code === "too_big" || code === "too_small") && otherTypes.has(describePath(pathOf({ path })))),
      )
      .filter(
        ({ path }) =>
          valueAt(context.source.data, pathOf({ path })) !== undefined || !meant.has(describePath(pathOf({ path }))),
      )
      .flatMap((issue) => explainIssue(issue, context))
      // Two rules of one field can fail for the same reason.
      .filter(
        (problem, index, all) =>
          index ===
          all.findIndex(
            (other) => compareProblems(problem, other) === 0 && fileMessage(problem).help === fileMessage(other).help,
          ),
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
    const { raw } = faultAt(path, place, { file, schema, source });
    if (hasThousandsPoint(raw)) problems.push({ file, ...place, ...warning("misread-number", { path, raw, value }) });
  });
  return problems;
};
