/** Suggests what search engines show of a new entry, from its title and excerpt, until somebody writes it. */
import { isFields, type Fields } from "../fields";
import type { FormField } from "../form-fields";
import { settings } from "./settings";

/** Fields of entries that say in a sentence or two what they are about. */
const SUMMARIES = ["excerpt", "description", "intro", "summary"];

/** Cuts a text behind a word. */
const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s\S*$/, "")}…`;

const suggestionFor = (data: Fields, { fields = [] }: FormField): Fields => {
  const mostOf = (name: string): number => fields.find((one) => one.name === name)?.most ?? 0;
  // A legal document's summary is a group.
  const textAt = (name: string): string => {
    const value = data[name];
    return typeof value === "string" ? value.trim() : "";
  };
  const title = textAt("title") || textAt("name");
  const named = `${title} | ${settings.site.name}`;
  const summary = SUMMARIES.map(textAt).find((text) => text !== "") ?? "";
  return {
    title: title && (named.length <= mostOf("title") ? named : cutTo(title, mostOf("title") - 1)),
    description: cutTo(summary.replace(/\s+/g, " "), mostOf("description") - 1),
  };
};

/** The data of a new entry after a change, with its suggestions. @param before the data that it had */
export const withSuggestions = (fields: readonly FormField[], before: Fields, data: Fields): Fields => {
  const field = fields.find(({ hasPreview }) => hasPreview);
  if (!field) return data;
  const [last, next] = [suggestionFor(before, field), suggestionFor(data, field)];
  const group = data[field.name];
  const now: Fields = isFields(group) ? group : {};
  const isFree = (name: string): boolean => [undefined, "", last[name]].includes(now[name]);
  const suggested = Object.entries(next).filter(([name, text]) => isFree(name) && text !== (now[name] ?? ""));
  return suggested.length > 0 ? { ...data, [field.name]: { ...now, ...Object.fromEntries(suggested) } } : data;
};
