/** A last look at a finished file for signs that something is unfinished. */
import { FILL_IN } from "../content-model/fields/fill-in";
import { childrenOf, type MarkdownNode } from "../content-model/source/markdown";
import type { Note, WrittenEntry } from "./entry-file";

/**
 * A shortcode that no plugin answers here. Words in brackets, such as [sic] and [1], are an author's; [recent_posts] is
 * not, nor is [instagram-feed] in a paragraph of its own.
 */
const SHORTCODE =
  /\[\/?[a-z][\w-]*(?:\s+[\w-]+\s*=[^\]]+|[\s=]+https?:[^\]]*)\/?\]|\[\/[a-z][\w-]*\]|\[[a-z]+(?:_[a-z\d]+)+\]|^\[[a-z]+(?:-[a-z\d]+)+\]$/im;

/** One with a number, such as [poll 3]; [Figure 3] and [in 2019] are an author's. */
const NUMBERED = /\[[a-z][a-z\d_-]*[\s=]+(?!(?:19|20)\d\d\])\d+\s*\/?\]/;

/** Where texts of several languages begin and end (qTranslate). */
const LANGUAGES = /\[:(?:[a-z]{2})?\]/;

const TEMPLATE = /\{\{[^{}\n]*\}\}|\{%[^%\n]*%\}|<\?(?:php|=)?|<%[^%\n]*%>/i;

const ADDRESS = /(?<![\w@])(?:https?:\/\/|www\.)\S+/i;

/** The fields that search engines and cards show as sentences. */
const SENTENCES = /^(?:excerpt|description|metadata description)$/;

const texts = (node: MarkdownNode): string =>
  node.type === "text" || node.type === "html"
    ? node.value
    : childrenOf(node)
        .map(texts)
        .join(node.type === "paragraph" ? "" : "\n");

const fieldsOf = (value: unknown, name: string): [name: string, text: string][] => {
  if (typeof value === "string") return [[name, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, one]) =>
    fieldsOf(one, Array.isArray(value) ? name : `${name} ${key}`.trim()),
  );
};

/** What an editor has to finish before visitors may see the file. */
export const unfinished = ({ data, body }: WrittenEntry): Note[] => {
  const notes: Note[] = [];
  const lack = (message: string, near: string): void => void notes.push({ message, isLacking: true, near });
  const prose = texts(body);
  for (const [name, value] of [...fieldsOf(data, ""), ["text", prose] as const]) {
    const where = name === "text" ? "the text" : `the field ${name}`;
    if (value.includes(FILL_IN)) lack(`${where} has a place to fill in`, FILL_IN);
    const [unread] = /\S*\uFFFD\S*/.exec(value) ?? [];
    if (unread) lack(`${where} has a sign that could not be read: “${unread}”`, unread);
    const [shortcode] = SHORTCODE.exec(value) ?? NUMBERED.exec(value) ?? [];
    if (shortcode) lack(`${where} has a shortcode: ${shortcode}`, shortcode.slice(0, 12));
    const [languages] = /^(?:title|text)$/.test(name) ? (LANGUAGES.exec(value) ?? []) : [];
    if (languages) lack(`${where} is in several languages: keep the one of this site`, languages);
    const [template] = TEMPLATE.exec(value) ?? [];
    if (template) lack(`${where} has code of a template: ${template}`, template);
    const [address] = SENTENCES.test(name) ? (ADDRESS.exec(value) ?? []) : [];
    if (address) lack(`${where} has a bare address: ${address}`, address);
  }
  return notes;
};

/** Those of these notes that no other note explains: a place to fill in has a reason of its own. */
export const signsBeside = (signs: readonly Note[], notes: readonly Note[]): Note[] =>
  signs.filter(({ near }) => near !== FILL_IN || !notes.some(({ isLacking }) => isLacking));
