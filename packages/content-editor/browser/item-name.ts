/** The names of the items of a list: what somebody wrote and chose in them. */
import { isFields } from "../fields";
import type { FormField } from "../form-fields";

const LONGEST = 80;

/** A value as its field shows it: the label of a choice, and the items of a list in a row. */
const shown = (field: FormField | undefined, value: unknown): string => {
  if (Array.isArray(value)) return value.map((item) => shown(field?.field, item)).join(", ");
  const option = field?.options?.find((one) => one.value === value);
  return option?.label ?? (typeof value === "string" || typeof value === "number" ? String(value) : "");
};

const written = (field: FormField, item: unknown): string => {
  if (!isFields(item)) return shown(field.field, item);
  const { fields = [], names = [] } = field;
  const fieldOf = (name: string) => fields.find((one) => one.name === name);
  const all = names.map((name) => shown(fieldOf(name), item[name]));
  return all.filter(Boolean).join(" ");
};

/** The name of an item, or its number. */
export const nameOfItem = (list: FormField, item: unknown, index: number): string => {
  const type = isFields(item) ? list.types?.find(({ name }) => name === item["type"]) : undefined;
  const [line = ""] = written(type ?? list, item).split("\n");
  // A text in Markdown may begin with a heading.
  const plain = line.replace(/^#{1,6} /, "").trim();
  const name = plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
  if (type) return name ? `${type.label}: ${name}` : type.label;
  return name || `${list.singular ?? list.label} ${index + 1}`;
};
