/** Maps fields of the content model to Decap CMS's fields. */
import { z } from "zod";
import { labelOf, singular } from "../content-model/kinds/labels";
import { elementOf, fieldMeta, isOptional, shapeOf, unwrap } from "../content-model/fields/schema-walk";

/** A form field; further settings depend on the widget. */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required?: boolean;
  fields?: FormField[];
  field?: FormField;
  [setting: string]: unknown;
}

export interface Choice {
  label: string;
  value: string;
}

/** Inputs beside the model. */
export interface FormContext {
  /** Choices for references, by kind. */
  choices: Readonly<Record<string, readonly Choice[]>>;
  /** Folder for uploads, below the media folder. */
  mediaFolder: string;
  /** The media folder's path from the backend's root. */
  mediaRoot: string;
}

/** Decap CMS checks a list's minimum only together with a maximum. */
const MANY = 100_000;

/** Longer lists of choices become a searchable text field. */
const LONGEST_CHOICE = 60;

const least = (schema: z.ZodType): { minimum?: number; maximum?: number; minItems?: number; maxItems?: number } =>
  z.toJSONSchema(schema);

/** Validation pattern and message. */
const patternOf = (schema: z.ZodType): [string, string] | undefined => {
  const { pattern, maxLength, format } = z.toJSONSchema(schema);
  const example = fieldMeta(schema).examples?.[0];
  if (pattern && format !== "date") return [pattern, `is not of the right form; for example: ${String(example)}`];
  return maxLength === undefined ? undefined : [`^[^]{1,${maxLength}}$`, `may have at most ${maxLength} characters`];
};

const mediaSettings = ({ mediaFolder, mediaRoot }: FormContext) => ({
  media_folder: `/${mediaRoot}/${mediaFolder}`,
  public_folder: mediaFolder,
  choose_url: false,
});

const referenceSettings = (kind: string, { choices }: FormContext): Partial<FormField> => {
  const options = choices[kind] ?? [];
  return options.length > LONGEST_CHOICE ? { widget: "suggestion", options } : { widget: "select", options };
};

const textSettings = (schema: z.ZodType, context: FormContext): Partial<FormField> => {
  const pattern = patternOf(schema);
  const settings = pattern ? { pattern } : {};
  switch (fieldMeta(schema).control) {
    case "date":
      return { widget: "datetime", format: "YYYY-MM-DD", date_format: "YYYY-MM-DD", time_format: false };
    case "image":
      return { widget: "image", ...mediaSettings(context) };
    case "audio":
      return { widget: "file", ...mediaSettings(context) };
    case "multiline":
      return { widget: "text", ...settings };
    default:
      return { widget: "string", ...settings };
  }
};

const numberSettings = (schema: z.ZodNumber): Partial<FormField> => {
  const { minimum, maximum } = least(schema);
  const isWhole = schema.format === "safeint";
  return {
    widget: "number",
    value_type: isWhole ? "int" : "float",
    step: isWhole ? 1 : 0.0001,
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { max: maximum }),
  };
};

/** Summary of a collapsed list item: its first text. */
const summaryOf = (fields: readonly FormField[]): string => {
  const first = fields.find(({ widget }) => ["string", "text", "select", "suggestion"].includes(widget)) ?? fields[0];
  return `{{fields.${first?.name}}}`;
};

const listSettings = (
  schema: z.ZodType,
  element: z.ZodType,
  name: string,
  context: FormContext,
): Partial<FormField> => {
  const { minItems, maxItems } = least(schema);
  const item = fieldOf(name, element, context);
  const label = singular(fieldMeta(schema).label ?? labelOf(name));
  if (fieldMeta(schema).isLong && item.fields)
    return { widget: "long-list", label_singular: label, fields: item.fields };
  return {
    widget: "list",
    collapsed: true,
    label_singular: label,
    ...(minItems === undefined ? {} : { min: minItems, max: maxItems ?? MANY }),
    ...(item.fields
      ? { fields: item.fields, summary: summaryOf(item.fields) }
      : { field: { ...item, label }, summary: `{{fields.${name}}}` }),
  };
};

/** Groups up to this size are open initially. */
const SMALL_GROUP = 3;

const groupSettings = (schema: z.ZodType, context: FormContext): Partial<FormField> => {
  const fields = formFields(schema, context);
  return { widget: "object", collapsed: fields.length > SMALL_GROUP, fields };
};

const settingsOf = (schema: z.ZodType, name: string, context: FormContext): Partial<FormField> => {
  const { reference } = fieldMeta(schema);
  if (reference) return referenceSettings(reference, context);
  const element = elementOf(schema);
  if (element) return listSettings(schema, element, name, context);
  if (shapeOf(schema)) return groupSettings(schema, context);
  if (schema instanceof z.ZodEnum)
    return {
      widget: "select",
      options: (schema.options as string[]).map((value) => ({ label: labelOf(value.toLowerCase()), value })),
    };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean", default: false };
  if (schema instanceof z.ZodNumber) return numberSettings(schema);
  if (schema instanceof z.ZodUnion) return { widget: "inclusion", hint: "Yes, no, or how much of it in words." };
  return textSettings(schema, context);
};

/** In an optional group nothing is required until a field is filled in; the content check reports it then. */
const withoutDuty = (field: FormField): FormField => ({
  ...field,
  required: false,
  ...(field.fields ? { fields: field.fields.map(withoutDuty) } : {}),
  ...(field.widget === "object" ? { collapsed: true } : {}),
  ...(field.widget === "list" ? { min: undefined, max: undefined } : {}),
});

const fieldOf = (name: string, schema: z.ZodType, context: FormContext): FormField => {
  const inner = unwrap(schema);
  const { label, description } = fieldMeta(schema);
  const field: FormField = {
    name,
    label: label ?? labelOf(name),
    widget: "string",
    hint: description,
    required: true,
    ...settingsOf(inner, name, context),
  };
  if (field.widget === "boolean") return { ...field, required: false, hint: description?.replace(/^true /, "On ") };
  return isOptional(schema) ? withoutDuty(field) : field;
};

/** The fields of a group in the model's order. */
export const formFields = (schema: z.ZodType, context: FormContext): FormField[] =>
  Object.entries(shapeOf(schema) ?? {}).map(([name, field]) => fieldOf(name, field, context));
