/** Maps fields of the content model to fields of forms. */
import * as z from "zod";
import {
  elementOf,
  fieldLabel,
  fieldMeta,
  isOptional,
  labelOf,
  labelOfChoice,
  shapeOf,
  singular,
  unwrap,
  variantsOf,
} from "content-kit";
import { inFormWords } from "./form-words";

export type Widget =
  | "boolean"
  | "datetime"
  | "file"
  | "image"
  | "inclusion"
  | "list"
  | "markdown"
  | "number"
  | "object"
  | "select"
  | "string"
  | "suggestion"
  | "text";

/** A form field; which settings it has depends on its widget. */
export interface FormField {
  name: string;
  label: string;
  widget: Widget;
  hint?: string;
  required?: boolean;
  /** Of a group, or of the items of a list. */
  fields?: FormField[];
  /** The kinds of items of a list, of which each item is one. */
  types?: FormField[];
  /** Of the items of a list that are no groups. */
  field?: FormField;
  /** What one item of a list is called. */
  singular?: string;
  /** The fields by which an item of a list is known. */
  names?: readonly string[];
  /** Has hundreds of items. */
  isLong?: boolean;
  options?: readonly Choice[];
  isReference?: boolean;
  /** True for a text that is a number where it has digits alone. */
  isAmount?: boolean;
  /** The most characters that search engines show. */
  most?: number;
  hasPreview?: boolean;
  isClosed?: boolean;
  /** Of uploads, below the media folder; a text that has one is that of a page. */
  folder?: string;
  shownWidth?: number;
  step?: number;
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

/** The most characters of a text. */
const longest = (schema: z.ZodType): number | undefined =>
  (z.toJSONSchema(schema, { io: "input" }) as { maxLength?: number }).maxLength;

/** Where it is not the field's own, it is that of the group around it. */
const shownWidthOf = (schema: z.ZodType, context: FormContext): { shownWidth?: number } => {
  const { shownWidth = context.shownWidth } = fieldMeta(schema);
  return shownWidth === undefined ? {} : { shownWidth };
};

const referenceSettings = (kind: string, { choices }: FormContext): Partial<FormField> => {
  const options = choices[kind] ?? [];
  return { widget: options.length > LONGEST_CHOICE ? "suggestion" : "select", options, isReference: true };
};

const textSettings = (schema: z.ZodType, context: FormContext): Partial<FormField> => {
  switch (fieldMeta(schema).control) {
    case "date":
      return { widget: "datetime" };
    case "image":
      return { widget: "image", folder: context.mediaFolder, ...shownWidthOf(schema, context) };
    case "audio":
      return { widget: "file", folder: context.mediaFolder };
    case "markdown":
      return { widget: "markdown" };
    case "multiline":
      return { widget: "text" };
    default:
      return { widget: "string", ...(fieldMeta(schema).searchResult && { most: longest(schema) }) };
  }
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
  ({ widget, isReference }) => widget === "string" || widget === "text" || isReference === true,
  ({ widget }) => widget === "markdown",
  ({ widget }) => widget === "select",
];

const namingField = (fields: readonly FormField[]): FormField | undefined =>
  NAMING.map((isThat) => fields.find(isThat)).find(Boolean);

const namesOf = (fields: readonly FormField[]): readonly string[] => {
  const pair = NAMING_PAIRS.find((names) => names.every((name) => fields.some((field) => field.name === name)));
  return pair ?? [namingField(fields)?.name ?? []].flat();
};

/** One of the groups that an item of a list may be; its `type` is chosen with it. */
const variantSettings = (type: string, group: z.ZodType, context: FormContext): FormField => {
  const fields = formFields(group, context).filter(({ name }) => name !== "type");
  return {
    name: type,
    label: labelOf(type),
    widget: "object",
    hint: inFormWords(fieldMeta(group).description ?? ""),
    names: namesOf(fields),
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
  const list = { widget: "list", singular: label, ...(fieldMeta(schema).isLong && { isLong: true }) } as const;
  if (variants) return { ...list, types: [...variants].map(([type, group]) => variantSettings(type, group, context)) };
  const item = fieldOf(name, element, context);
  return item.fields
    ? { ...list, fields: item.fields, names: namesOf(item.fields) }
    : { ...list, field: { ...item, label } };
};

/** Groups up to this size are open initially. */
const SMALL_GROUP = 3;

const groupSettings = (schema: z.ZodType, context: FormContext): Partial<FormField> => {
  const fields = formFields(schema, { ...context, shownWidth: fieldMeta(schema).shownWidth });
  const hasPreview = fields.some(({ most }) => most !== undefined);
  return {
    widget: "object",
    fields,
    ...(fields.length > SMALL_GROUP && { isClosed: true }),
    ...(hasPreview && { hasPreview }),
  };
};

const SHOWS_EXAMPLE = ["string", "text", "number"];

/** Hint, with an example for text and number fields. */
const hintOf = (schema: z.ZodType, { widget, folder }: Partial<FormField>, root: string): string | undefined => {
  const { description = "", examples = [] } = fieldMeta(schema);
  const example = examples[0] as string | number | undefined;
  const hint = inFormWords(description);
  if (folder !== undefined)
    return `${hint} A file that you upload is kept in ${root}/${folder}, with a name in lower case.`;
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
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodNumber) return { widget: "number", step: schema.format === "safeint" ? 1 : 0.0001 };
  if (fieldMeta(schema).isAmount && schema instanceof z.ZodUnion) return { widget: "string", isAmount: true };
  if (schema instanceof z.ZodUnion) return { widget: "inclusion", hint: "Yes, no, or how much of it in words." };
  return textSettings(schema, context);
};

const fieldOf = (name: string, schema: z.ZodType, context: FormContext): FormField => {
  const settings = settingsOf(schema, name, context);
  const hint = hintOf(schema, settings, context.mediaRoot);
  return {
    name,
    label: fieldLabel(name, schema),
    widget: "string",
    ...(hint === undefined ? {} : { hint }),
    // Switches always have a value.
    required: !isOptional(schema) || settings.widget === "boolean",
    ...settings,
  };
};

/** The fields of a group in the model's order. */
export const formFields = (schema: z.ZodType, context: FormContext): FormField[] =>
  Object.entries(shapeOf(schema) ?? {}).map(([name, field]) => fieldOf(name, field, context));
