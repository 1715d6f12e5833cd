/** Fills in forms from their own field definitions. */
import type { Locator, Page } from "playwright-core";
import type { z } from "zod";
import { elementOf, fieldMeta, shapeOf, unwrap, type PathStep } from "content-kit/fields/schema-walk";
import { exampleOf } from "content-kit/fields/examples";
import type { FormField } from "content-editor/form-fields";

type Values = Record<string, unknown>;

/** Entries of the fixture for references. */
const NAMED = {
  Service: "fotografie",
  Industry: "konditoreien",
  Claim: "",
  City: "hamburg/hamburg",
  Report: "ein-halbes-jahr",
} as const;

const isMedia = (schema: z.ZodType): boolean =>
  ["image", "audio", "transcript", "vector"].includes(fieldMeta(schema).control ?? "") ||
  Object.values(shapeOf(schema) ?? {}).some((field) => fieldMeta(field).control === "image");

/** Examples of all fields, optional ones included, without files and skipped fields. */
export const examplesFor = (schema: z.ZodType, leftOut: readonly string[]): unknown => {
  const shape = shapeOf(schema);
  if (shape)
    return Object.fromEntries(
      Object.entries(shape)
        .filter(([name, field]) => !leftOut.includes(name) && !isMedia(field))
        .map(([name, field]) => [name, examplesFor(field, leftOut)]),
    );
  const element = elementOf(schema);
  if (element) return (exampleOf(unwrap(schema)) as unknown[]).map(() => examplesFor(element, leftOut));
  const { reference } = fieldMeta(schema);
  return reference ? NAMED[reference as keyof typeof NAMED] : exampleOf(schema);
};

/** Opens the form at a field, by URL. Fields with a problem are marked, too. */
export const openAt = async (page: Page, form: string, path: readonly PathStep[]): Promise<Locator> => {
  await page.evaluate((hash) => (location.hash = hash), `${form}?field=${path.join(".")}`);
  const field = page.locator(`[data-path="${path.join(".")}"][data-marked]`);
  await field.locator(":focus").first().waitFor();
  return field;
};

const replaceText = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
};

/** Fills in the focused field. */
const fillFocused = async (page: Page, { widget }: FormField, value: unknown): Promise<void> => {
  const focused = page.locator("[data-marked] :focus");
  switch (widget) {
    case "boolean":
      if (value === true) await page.keyboard.press("Space");
      return;
    case "select":
      return void (await focused.selectOption(String(value)));
    case "datetime":
      return focused.fill(String(value));
    case "markdown":
      return page.keyboard.type(String(value));
    default:
      return replaceText(page, String(value));
  }
};

/** Adds an optional group's fields. */
const addGroup = async (page: Page, form: string, path: readonly PathStep[]): Promise<void> => {
  const add = (await openAt(page, form, path)).locator("> .bar > button").filter({ hasText: /^Add / });
  if (await add.isVisible()) await add.click();
};

/** Fills in all fields with a value. */
export const fillForm = async (
  page: Page,
  form: string,
  fields: readonly FormField[],
  values: Values,
  around: readonly PathStep[] = [],
): Promise<void> => {
  for (const field of fields) {
    const value = values[field.name];
    const path = [...around, field.name];
    if (value === undefined) continue;
    if (field.widget === "object") {
      await addGroup(page, form, path);
      await fillForm(page, form, field.fields ?? [], value as Values, path);
    } else if (Array.isArray(value)) await fillList(page, form, field, value, path);
    else {
      await openAt(page, form, path);
      await fillFocused(page, field, value);
    }
  }
};

const fillList = async (
  page: Page,
  form: string,
  { field, fields, types }: FormField,
  items: readonly unknown[],
  path: readonly PathStep[],
): Promise<void> => {
  for (const [index, item] of items.entries()) {
    const add = (await openAt(page, form, path)).locator("> .add");
    const variant = types?.find(({ name }) => name === (item as Values)["type"]);
    if (variant) await add.getByRole("combobox").selectOption(variant.label);
    await add.getByRole("button", { name: /^Add / }).click();
    if (variant) await fillForm(page, form, variant.fields ?? [], item as Values, [...path, index]);
    else if (fields) await fillForm(page, form, fields, item as Values, [...path, index]);
    else if (field) {
      await openAt(page, form, [...path, index]);
      await fillFocused(page, field, item);
    }
  }
};
