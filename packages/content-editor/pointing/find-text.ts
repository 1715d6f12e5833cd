/** Finds the fields that a visible text comes from. */
import { z } from "zod";
import {
  BODY,
  bodyOf,
  type Entry,
  fieldMeta,
  labelOfPath,
  type MarkdownNode,
  parseMarkdown,
  type PathStep,
  unwrap,
  visitMarkdown,
  visitValues,
  wordsOf,
} from "content-kit";
import { escapeRegExp } from "content-kit/lib/escape-reg-exp";
import { formatDate, formatNumber } from "content-kit/lib/format";
import { memoizeByObject } from "content-kit/lib/memoize";
import { formAddress } from "../form-address";
import { theSite } from "../kinds";
import { nameOfFile } from "../publish/describe-files";
import { filesBehind } from "./files-behind";

/** A field that a text may come from. */
export interface PointedField {
  label: string;
  /** The address of its form, at the field. */
  form: string;
}

interface FieldText {
  path: readonly PathStep[];
  text: string;
}

/** Without differences that typography makes. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u00ad\u200b\u2060]/g, "")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

/** The texts of Markdown, each with the place of its block. */
const textsOf = (blocks: readonly MarkdownNode[]): { text: string; block: number }[] => {
  const found: { text: string; block: number }[] = [];
  for (const [block, node] of blocks.entries())
    visitMarkdown(node, (inner) => {
      if (["heading", "paragraph", "tableCell"].includes(inner.type)) found.push({ text: wordsOf(inner), block });
      else if (inner.type === "image" && inner.alt) found.push({ text: inner.alt, block });
    });
  return found;
};

/** A value as pages show it. */
const shownAs = (value: unknown, language: string): string[] => {
  if (typeof value === "number") return [String(value), formatNumber(value, language)];
  if (typeof value !== "string") return [];
  return /^\d{4}-\d\d-\d\d$/.test(value) ? [value, formatDate(value, language)] : [value];
};

const fieldTexts = ({ kind, data, source }: Entry, language: string): FieldText[] => {
  const found: FieldText[] = [];
  visitValues(kind.schema, data, (value, schema, path) => {
    const { control, link, reference } = fieldMeta(schema);
    const isCode = unwrap(schema) instanceof z.ZodEnum || unwrap(schema) instanceof z.ZodLiteral;
    if (isCode || reference || link) return;
    const texts =
      control === "markdown" && typeof value === "string"
        ? textsOf(parseMarkdown(value).children).map(({ text }) => text)
        : shownAs(value, language);
    found.push(...texts.map((text) => ({ path, text: plain(text) })));
  });
  const body = kind.body ? textsOf(bodyOf(source).children) : [];
  return [...found, ...body.map(({ text, block }) => ({ path: [BODY, block], text: plain(text) }))];
};

/** The texts of each entry, worked out once for each state of the content. */
const textsIn = memoizeByObject((entries: readonly Entry[]) => {
  const { language = "en-US" } = theSite().settings(entries) ?? {};
  return memoizeByObject((entry: Entry) => fieldTexts(entry, language).map((field) => ({ entry, ...field })));
});

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

const contains = (whole: string, part: string): boolean =>
  whole.includes(part) &&
  letters(part) >= 3 &&
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(part)}(?![\\p{L}\\p{N}])`, "u").test(whole);

/** Whether a text is made from one with placeholders; too few fixed letters fit anything. */
const isFilledIn = (seen: string, text: string): boolean => {
  const fixed = text.split(/\{\w+\}/);
  const pattern = `^${fixed.map(escapeRegExp).join(".{1,60}")}$`;
  return fixed.length > 1 && letters(text.replace(/\{\w+\}/g, "")) >= 3 && new RegExp(pattern).test(seen);
};

/** How a text fits a field, or a part of it does: in the order of how well. */
const FITS = [
  (seen: string, text: string): boolean => seen === text,
  isFilledIn,
  (seen: string, text: string): boolean => contains(text, seen),
  contains,
];

interface Pointed {
  path: string;
  /** The block's text, and the words of it that were pointed at. */
  seen: readonly string[];
  /** The addresses that the page links to. */
  links: readonly string[];
  /** `main`, `header` or `footer`. */
  part: string;
  /** Its place among the equal texts of the page, and how many there are. */
  turn: number;
  turns: number;
}

const pointedField = ({ entry, path }: FieldText & { entry: Entry }): PointedField => {
  const at = path[0] === BODY ? [BODY] : path;
  return {
    label: `${nameOfFile(entry.path)} › ${labelOfPath(entry.kind.schema, at, entry.data)}`,
    form: formAddress(entry, path),
  };
};

/** Of one field in all items of a list, that of the item in turn, where the page has as many such texts. */
const inTurn = <F extends FieldText & { entry: Entry }>(found: F[], { turn, turns }: Pointed): F[] => {
  const names = found.map(({ entry, path }) => [entry.path, ...path.filter((step) => typeof step === "string")].join());
  return new Set(names).size === 1 && found.length === turns ? found.slice(turn, turn + 1) : found;
};

/** Those that fit best, of the files that come first. */
const findText = (pointed: Pointed, entries: readonly Entry[]): PointedField[] => {
  const { path, seen, links, part } = pointed;
  const fields = textsIn(entries);
  const groups = filesBehind({ path, links, isInMain: part === "main" }, entries).map((files) =>
    files.flatMap((entry) => fields(entry)),
  );
  const texts = [...new Set(seen.map(plain))].filter(Boolean);
  for (const [fits, text] of FITS.flatMap((fit) => texts.map((one) => [fit, one] as const)))
    for (const group of groups) {
      const found = group.filter((field) => fits(text, field.text));
      const longest = fits === contains ? Math.max(...found.map((field) => field.text.length)) : 0;
      const best = found.filter((field) => field.text.length >= longest);
      // Of other entries, a page shows their names rather than what is in them; a menu has a group for each part.
      const names = best.filter(({ path: at }) => at.length === 1 || at[0] === part);
      if (found.length > 0) return inTurn(names.length > 0 ? names : best, pointed).map(pointedField);
    }
  // A page that adds up what other files have. Not numbers alone: some file has any.
  const words = texts.filter((text) => /[^\d.,%+\s]/.test(text));
  return entries.flatMap((entry) => fields(entry).filter(({ text }) => words.includes(text))).map(pointedField);
};

/** The fields that a text may come from: none if the site counts or draws it. */
export const findFields = (pointed: Pointed, entries: readonly Entry[]): PointedField[] =>
  [...new Map(findText(pointed, entries).map((field) => [field.form, field])).values()].slice(0, 20);
