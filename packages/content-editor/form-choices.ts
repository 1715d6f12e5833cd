/** Choices of reference fields. */
import { textAt, type Choice, type Entry } from "content-kit";

/** What fields can refer to now, by the kind of reference: entries, and parts of entries. */
export const choicesOf = (entries: readonly Entry[]): Readonly<Record<string, readonly Choice[]>> => {
  const choices: Record<string, Choice[]> = {};
  const add = (name: string, more: readonly Choice[]) => (choices[name] ??= []).push(...more);
  for (const entry of entries) {
    const { kind, slug, data } = entry;
    if (slug) add(kind.name, [{ label: textAt(data, "title") ?? textAt(data, "name") ?? slug, value: slug }]);
    for (const [part, { choices: of }] of Object.entries(kind.parts ?? {})) add(part, of(entry));
  }
  return choices;
};
