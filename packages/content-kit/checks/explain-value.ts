/** Finds out what is wrong with an invalid value. */
import type { z } from "zod";
import { elementOf, fieldMeta, isOptional, shapeOf, unwrap, variantsOf } from "../fields/schema-walk";
import type { RuleWords } from "../fields";
import { YES_OR_NO } from "../fields/yes-or-no";
import { didYouMean } from "../messages/did-you-mean";
import { finding, type Finding } from "../messages/finding";
import { intendedNumber } from "../messages/numbers";
import { repaired } from "../messages/repair";
import type { ValueFault } from "../messages/values";

/** One invalid value with its context. */
export interface Fault extends ValueFault {
  field: z.ZodType | undefined;
  /** The schema above it, if that is one of several groups and this is the field that says which. */
  union: z.ZodType | undefined;
}

/** The required fields of a group. */
export const requiredFields = (schema: z.ZodType | undefined): string[] =>
  Object.entries((schema && shapeOf(schema)) ?? {}).flatMap(([name, field]) => (isOptional(field) ? [] : [name]));

/** What messages need of a fault. */
const forMessage = ({ path, value, raw, lineText, purpose, example, isList, isChoice, fields }: Fault): ValueFault => ({
  path,
  value,
  raw,
  lineText,
  purpose,
  example,
  isList,
  isChoice,
  fields,
});

/** A field or an item whose line has nothing but a comment: `title: #1 in dental marketing`. */
const ONLY_COMMENT = /^\s*(?:- +)*(?:[^\s#:"'][^:#]*:)?\s*(?<=[\s:])#/;

/** An empty or missing value. */
const missing = (fault: Fault): Finding => {
  const { value, field, lineText } = fault;
  const isComment = value === null && field && !elementOf(field) && !shapeOf(field) && ONLY_COMMENT.test(lineText);
  return finding(isComment ? "missing-field/comment" : "missing-field/empty", forMessage(fault));
};

const accepts = (field: z.ZodType | undefined, value: unknown): boolean => field?.safeParse(value).success === true;

const wrongType = (type: string, fault: Fault): Finding => {
  const { value, raw, field } = fault;
  const text = typeof value === "string" ? value : typeof value === "number" ? raw : "";
  return finding("wrong-type", {
    ...forMessage(fault),
    type,
    isRightInQuotes: field === undefined || accepts(field, raw),
    digits: intendedNumber(text, (number) => accepts(field, number)),
  });
};

const notAllowed = (allowed: string[], fault: Fault): Finding =>
  finding("not-allowed/choice", {
    ...forMessage(fault),
    allowed,
    guess: typeof fault.value === "string" ? didYouMean(fault.value, allowed) : undefined,
  });

/** Lists, texts and numbers outside their bounds. */
const wrongSize = (issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, fault: Fault): Finding => {
  const isBig = issue.code === "too_big";
  const limit = Number(isBig ? issue.maximum : issue.minimum);
  const value = forMessage(fault);
  if (typeof fault.value === "string") {
    const size = fault.value.length;
    return isBig ? finding("too-long", { ...value, size, limit }) : finding("missing-field/empty", value);
  }
  return Array.isArray(fault.value)
    ? finding(isBig ? "too-many" : "too-few", { ...value, size: fault.value.length, limit })
    : finding("not-allowed/number", { ...value, isBig, limit });
};

const wrongForm = (fault: Fault, format?: string): Finding => {
  const { field } = fault;
  const value = forMessage(fault);
  const text = String(fault.value);
  const meant = typeof fault.value === "string" ? repaired(text, (repair) => accepts(field, repair)) : undefined;
  return finding("wrong-form", { ...value, meant, format, form: field && fieldMeta(unwrap(field)).form });
};

/** A value of the right format that breaks a rule with words of its own. */
const brokenRule = ({ is, help }: RuleWords, fault: Fault): Finding =>
  finding("not-allowed/rule", { ...forMessage(fault), is, fix: help });

/** True for an issue about the value's own type. */
const isOtherType = ({ code, path }: z.core.$ZodIssue): boolean => code === "invalid_type" && path.length === 0;

/** A value that matches no member of a union; explained by the member whose type matches, if any. */
const noneOf = (issue: z.core.$ZodIssueInvalidUnion, fault: Fault): Finding => {
  const types = fault.union && [...(variantsOf(fault.union)?.keys() ?? [])];
  if (types) return fault.value === undefined ? missing({ ...fault, example: types[0] }) : notAllowed(types, fault);
  const [nearest] = issue.errors.find((issues) => !issues.some(isOtherType)) ?? [];
  const type = fault.field && fieldMeta(fault.field).isAmount ? "number" : "truth-or-text";
  return nearest ? explained(nearest, fault) : wrongType(type, fault);
};

/** True for `yes` in a boolean-or-text field. */
const isMeantAsTruth = ({ value, field }: Fault): boolean =>
  typeof value === "string" && YES_OR_NO.test(value) && accepts(field, true);

/** Explains one Zod issue. */
export const explained = (issue: z.core.$ZodIssue, fault: Fault): Finding => {
  if (issue.code === "invalid_union" && fault.union) return noneOf(issue, fault);
  if (fault.value === undefined || fault.value === null) return missing(fault);
  // A format says nothing about a text that is not there.
  if (fault.value === "" && ["invalid_format", "invalid_value", "custom"].includes(issue.code)) return missing(fault);
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
