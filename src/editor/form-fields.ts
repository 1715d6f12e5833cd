/** Maps fields of the content model to Decap CMS's fields. */
import { z } from "zod";
import { labelOf, labelOfChoice, singular } from "../content-model/fields/labels";
import { fieldLabel } from "../content-model/messages/form-labels";
import { inFormWords } from "./form-words";
import { elementOf, fieldMeta, isOptional, shapeOf, unwrap, variantsOf } from "../content-model/fields/schema-walk";

/** A form field; further settings depend on the widget. */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required?: boolean;
  fields?: FormField[];
  /** The kinds of items of a list, of which each item is one. */
  types?: FormField[];
  field?: FormField;
  [setting: string]: unknown;
}

export interface Choice {
  label: string;
  value: string;
}

/** Inputs besides the model. */
export interface FormContext {
  /** Choices for references, by kind. */
  choices: Readonly<Record<string, readonly Choice[]>>;
  /** Folder for uploads, below the media folder. */
  mediaFolder: string;
  /** The media folder's path from the backend's root. */
  mediaRoot: string;
  /** The width in pixels of the group's picture on a wide screen. */
  shownWidth?: number | undefined;
}

/** Longer lists of choices become a searchable text field. */
const LONGEST_CHOICE = 60;

const bounds = (schema: z.ZodType): { minimum?: number; maximum?: number } => z.toJSONSchema(schema);

/** The most characters of a text. */
const longest = (schema: z.ZodType): number | undefined =>
  (z.toJSONSchema(schema, { io: "input" }) as { maxLength?: number }).maxLength;

const mediaSettings = ({ mediaFolder, mediaRoot }: FormContext) => ({
  media_folder: `/${mediaRoot}/${mediaFolder}`,
  public_folder: mediaFolder,
  choose_url: false,
});

/** Where it is not the field's own, it is that of the group around it. */
const shownWidthOf = (schema: z.ZodType, context: FormContext): { shown_width?: number } => {
  const { shownWidth = context.shownWidth } = fieldMeta(schema);
  return shownWidth === undefined ? {} : { shown_width: shownWidth };
};

const referenceSettings = (kind: string, { choices }: FormContext): Partial<FormField> => {
  const options = choices[kind] ?? [];
  return { widget: options.length > LONGEST_CHOICE ? "suggestion" : "select", options, reference: true };
};

const PROSE_BUTTONS = ["bold", "italic", "link", "heading-three", "quote", "bulleted-list", "numbered-list"];

const textSettings = (schema: z.ZodType, context: FormContext): Partial<FormField> => {
  switch (fieldMeta(schema).control) {
    case "date":
      return { widget: "datetime", format: "YYYY-MM-DD", date_format: "YYYY-MM-DD", time_format: false };
    case "image":
      return { widget: "image", ...mediaSettings(context), ...shownWidthOf(schema, context) };
    case "audio":
      return { widget: "file", ...mediaSettings(context) };
    case "markdown":
      return { widget: "markdown", buttons: PROSE_BUTTONS };
    case "multiline":
      return { widget: "text" };
    default:
      return { widget: "string", ...(fieldMeta(schema).searchResult && { most: longest(schema) }) };
  }
};

const numberSettings = (schema: z.ZodNumber): Partial<FormField> => {
  const { minimum, maximum } = bounds(schema);
  const isWhole = schema.format === "safeint";
  return {
    widget: "number",
    value_type: isWhole ? "int" : "float",
    step: isWhole ? 1 : 0.0001,
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { max: maximum }),
  };
};

/** Fields that name an item together, as in `500+ practices served`. */
const NAMING_PAIRS = [
  ["number", "label"],
  ["value", "text"],
];

/** By which of its fields an item is known; the choice of an icon or a background says the least. */
const NAMING: readonly ((field: FormField) => boolean)[] = [
  ({ name }) => name === "title",
  ({ widget, field }) => widget === "list" && field?.options !== undefined,
  ({ widget, reference }) => widget === "string" || widget === "text" || reference === true,
  ({ widget }) => widget === "markdown",
  ({ widget }) => widget === "select",
];

const namingField = (fields: readonly FormField[]): FormField | undefined =>
  NAMING.map((isThat) => fields.find(isThat)).find(Boolean);

/** Summary of a collapsed list item; src/editor/browser/list.ts fills it in. */
const summaryOf = (fields: readonly FormField[]): string => {
  const names = NAMING_PAIRS.find((pair) => pair.every((name) => fields.some((field) => field.name === name))) ?? [
    (namingField(fields) ?? fields[0])?.name,
  ];
  return names.map((name) => `{{fields.${name}}}`).join(" ");
};

/** Prevents Decap CMS from starting a new entry with a default group instead of a list. */
const withoutDefault = ({ default: _, ...field }: FormField): FormField => field;

/** One of the groups that an item of a list may be; its `type` is chosen with it. */
const variantSettings = (type: string, group: z.ZodType, context: FormContext): FormField => {
  const fields = formFields(group, context).filter(({ name }) => name !== "type");
  return {
    name: type,
    label: labelOf(type),
    widget: "object",
    hint: inFormWords(fieldMeta(group).description ?? ""),
    summary: namingField(fields) ? `${labelOf(type)}: ${summaryOf(fields)}` : labelOf(type),
    fields,
  };
};

const listSettings = (
  schema: z.ZodType,
  element: z.ZodType,
  name: string,
  context: FormContext,
): Partial<FormField> => {
  const label = singular(fieldLabel(name, schema));
  const variants = variantsOf(element);
  if (variants)
    return {
      widget: "list",
      label_singular: label,
      default: [],
      types: [...variants].map(([type, group]) => variantSettings(type, group, context)),
    };
  const item = fieldOf(name, element, context);
  if (fieldMeta(schema).isLong && item.fields)
    return { widget: "long-list", label_singular: label, fields: item.fields.map(withoutDefault) };
  return {
    widget: "list",
    collapsed: true,
    label_singular: label,
    ...(item.fields
      ? // Decap CMS would start a new entry with a default item.
        { fields: item.fields, summary: summaryOf(item.fields), default: [] }
      : { field: { ...item, label }, summary: `{{fields.${name}}}` }),
  };
};

/** Groups up to this size are open initially. */
const SMALL_GROUP = 3;

const groupSettings = (schema: z.ZodType, context: FormContext): Partial<FormField> => {
  const fields = formFields(schema, { ...context, shownWidth: fieldMeta(schema).shownWidth });
  const hasPreview = fields.some(({ most }) => most !== undefined);
  return {
    widget: "object",
    collapsed: fields.length > SMALL_GROUP,
    fields,
    ...(hasPreview && { search_preview: true }),
  };
};

const SHOWS_EXAMPLE = ["string", "text", "number"];

/** Hint, with an example for text and number fields. */
const hintOf = (schema: z.ZodType, { widget, media_folder: folder }: Partial<FormField>): string | undefined => {
  const { description = "", examples = [] } = fieldMeta(schema);
  const example = examples[0] as string | number | undefined;
  const hint = inFormWords(description);
  if (typeof folder === "string")
    return `${hint} A file that you upload is kept in ${folder.replace(/^\//, "")}, with a name in lower case.`;
  const isShown = example !== undefined && SHOWS_EXAMPLE.includes(widget ?? "");
  return isShown ? `${hint} For example: ${example}` : hint || undefined;
};

const settingsOf = (field: z.ZodType, name: string, context: FormContext): Partial<FormField> => {
  const schema = unwrap(field);
  const { reference } = fieldMeta(schema);
  if (reference) return referenceSettings(reference, context);
  const element = elementOf(schema);
  // The label may be that of the optional field around the list.
  if (element) return listSettings(field, element, name, context);
  if (shapeOf(schema)) return groupSettings(schema, context);
  if (schema instanceof z.ZodEnum)
    return {
      widget: "select",
      options: (schema.options as string[]).map((value) => ({
        label: fieldMeta(schema).choiceNames?.[value] ?? labelOfChoice(value),
        value,
      })),
    };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean", default: false };
  if (schema instanceof z.ZodNumber) return numberSettings(schema);
  if (schema instanceof z.ZodUnion) return { widget: "inclusion", hint: "Yes, no, or how much of it in words." };
  return textSettings(schema, context);
};

const fieldOf = (name: string, schema: z.ZodType, context: FormContext): FormField => {
  const settings = settingsOf(schema, name, context);
  const hint = hintOf(schema, settings);
  const field: FormField = {
    name,
    label: fieldLabel(name, schema),
    widget: "string",
    ...(hint === undefined ? {} : { hint }),
    required: true,
    ...settings,
  };
  // The content check reports missing values; here `required` only affects the label. Switches always have a value.
  return isOptional(schema) && field.widget !== "boolean" ? { ...field, required: false } : field;
};

/** The fields of a group in the model's order. */
export const formFields = (schema: z.ZodType, context: FormContext): FormField[] =>
  Object.entries(shapeOf(schema) ?? {}).map(([name, field]) => fieldOf(name, field, context));
