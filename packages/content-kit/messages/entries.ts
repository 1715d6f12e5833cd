/** What does not fit together in an entry, or between entries. */
import { say, type Names, type OfField, type Texts } from "./message";

export const ENTRIES = {
  /** A field that is needed because of something else. */
  "missing-field/needed": (
    { path, why, file, example }: OfField & { why: string; file?: string; example?: string },
    { label, form }: Names,
  ) => {
    const field = `"${label(path)}"${file === undefined ? "" : ` of ${form(file)}`}`;
    const like = (written: string): string => (example === undefined ? "." : `, for example: ${written}${example}`);
    return say(`${field} is missing: ${why}.`, `add it${like(`${path.at(-1)}: `)}`, `fill it in${like("")}`);
  },
  /** A field that has no effect because of something else. */
  "conflicting-fields/unused": ({ path, why }: OfField & Texts<"why">, { label }: Names) =>
    say(`"${label(path)}" has no use: ${why}.`, "remove it.", "clear the field."),
  /** Of two fields, one may not be less than the other. */
  "conflicting-fields/order": (
    params: OfField & { value: string | number; other: OfField["path"]; than: string | number },
    { label }: Names,
  ) => {
    const { path, value, other, than } = params;
    const is = `is ${typeof value === "number" ? "less than" : "not after"}`;
    return say(`"${label(path)}" (${value}) ${is} "${label(other)}" (${than}).`, "correct one of the two.");
  },
  "wrong-form/site-url": ({ path, pathname, origin }: OfField & Texts<"pathname" | "origin">, { label }: Names) =>
    say(
      `"${label(path)}" has the path ${pathname}, but a site cannot be below a path: its pages, feeds and files have addresses from the root of their host.`,
      `give it a domain or a subdomain of its own, such as ${origin}`,
    ),
  "duplicate-name": ({ path, value, file }: OfField & Texts<"value" | "file">, { label, entry }: Names) =>
    say(
      `"${label(path)}" is "${value}", as in ${entry(file)}.`,
      "write another one: what is copied needs a name of its own.",
    ),
  /** Two fields of the same fact, one of which is a text. */
  "conflicting-fields/figure": (
    { path, text, other, value }: OfField & { text: string; other: OfField["path"]; value: string | number },
    { label }: Names,
  ) => say(`"${label(path)}" says "${text}", but "${label(other)}" is ${value}.`, "write the same in both."),
  "unlikely-date": (params: OfField & { value: string; isPublication: boolean; years: number }, { label }: Names) =>
    say(
      `"${label(params.path)}" is ${params.value}, more than ${params.years} years from now.${params.isPublication ? " Until then, the page is not published." : ""}`,
      "check the year.",
    ),
  "duplicate-slug/in-list": ({ path, name, line }: OfField & { name: string; line: number }, { label }: Names) =>
    say(
      `"${label(path)}" is "${name}", as it is on line ${line} already.`,
      "write another one, or remove one of the two.",
    ),
};
