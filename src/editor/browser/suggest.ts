/** Suggests what search engines show of a new entry, from its title and excerpt, until somebody writes it. */
import { Map as ImmutableFields, type Map as Fields } from "immutable";
import { siteName } from "./search-preview";
import { openEntry, openFields, setField, store, type ImmutableMap } from "./store";

/** Fields of entries that say in a sentence or two what they are about. */
const SUMMARIES = ["excerpt", "description", "intro", "summary"];

/** Cuts a text behind a word. */
const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s\S*$/, "")}…`;

const limitsOf = (field: ImmutableMap): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...(field.get("fields") as Iterable<ImmutableMap>)].map((inner) => [
      String(inner.get("name")),
      Number(inner.get("most") ?? 0),
    ]),
  );

const suggestionFor = (data: ImmutableMap, limits: Readonly<Record<string, number>>): Record<string, string> => {
  // A legal document's summary is a group.
  const textAt = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const title = textAt("title") || textAt("name");
  const named = `${title} | ${siteName()}`;
  const summary = SUMMARIES.map(textAt).find((text) => text !== "") ?? "";
  return {
    title: title && (named.length <= (limits["title"] ?? 0) ? named : cutTo(title, (limits["title"] ?? 1) - 1)),
    description: cutTo(summary.replace(/\s+/g, " "), (limits["description"] ?? 1) - 1),
  };
};

/** Follows title and excerpt of new entries. */
export const suggestForSearch = (): void => {
  let last: Record<string, string> = {};
  let seen: unknown;
  store.subscribe(() => {
    const entry = openEntry();
    const data = entry?.get("data") as ImmutableMap | undefined;
    if (!entry || !data || data === seen) return;
    seen = data;
    if (entry.get("newRecord") !== true) return;
    const field = openFields().find((one) => one.get("search_preview") === true);
    if (!field) return;
    const name = String(field.get("name"));
    const now = (data.get(name) as Fields<string, unknown> | undefined) ?? ImmutableFields<string, unknown>();
    const suggestion = suggestionFor(data, limitsOf(field));
    const isFree = (one: string): boolean => [undefined, "", last[one]].includes(now.get(one) as string | undefined);
    const next = Object.entries(suggestion).reduce(
      (fields, [one, text]) => (isFree(one) && (fields.get(one) ?? "") !== text ? fields.set(one, text) : fields),
      now,
    );
    last = suggestion;
    if (next === now) return;
    setField(name, next);
  });
};
