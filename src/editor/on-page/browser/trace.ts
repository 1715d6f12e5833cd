/** From a text or picture of the document to the place that it comes from. */
import type { FieldPlace } from "../place";
import { HTML_PLACE, WORDS_PLACE } from "./attributes";
import { numbersInUse } from "./load-places";
import { isMarked, marksIn, placeAt, withoutMarks } from "./marks";

/** Where something on the page comes from. */
export interface Answer {
  place: FieldPlace;
  line: number;
  column: number;
  /** The part of a Markdown text, as the form counts them. */
  part?: number;
  /** For what the site makes from the place: how. Without it, the text is in the file. */
  derived?: string;
  /** The other fields that the same text is put together from. */
  others?: readonly FieldPlace[];
}

interface Traced {
  text: string;
  marks: readonly number[];
}

const traced = new WeakMap<Text, Traced>();

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
  return found;
};

const takeMarks = (node: Text): void => {
  if (!isMarked(node.data)) return;
  const marks = marksIn(node.data);
  const text = withoutMarks(node.data);
  traced.set(node, { text, marks });
  node.data = text;
};

const takeMarksIn = (root: Node): void => {
  if (root instanceof Text) takeMarks(root);
  else textsIn(root).forEach(takeMarks);
};

/** Takes the marks off all texts, before they are painted, for as long as the page is open. */
export const followTexts = (onChange: () => void): void => {
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === "characterData") takeMarksIn(target);
      else addedNodes.forEach(takeMarksIn);
    onChange();
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  takeMarksIn(document.body);
};

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

const ofPlace = (place: FieldPlace): Answer => ({
  place,
  line: place.line,
  column: place.column,
  ...(place.derived !== undefined && { derived: place.derived }),
});

const BLOCK = "p,h1,h2,h3,h4,h5,h6,li,td,th,pre,figcaption,dt,dd";

/** The block of a Markdown text that a text of the page is in: that with the same words, or that they are in. */
const inBody = (place: FieldPlace, node: Node): Answer => {
  const { blocks = [] } = place;
  const element = node instanceof Element ? node : node.parentElement;
  const words = plain(element?.closest(BLOCK)?.textContent ?? node.textContent ?? "");
  const own = plain(node.textContent ?? "");
  const at = [
    ({ text }: { text: string }) => plain(text) === words,
    ({ text }: { text: string }) => own !== "" && plain(text).includes(own),
    ({ text }: { text: string }) => isFilled(text, words) || isFilled(text, own),
  ]
    .map((fits) => blocks.findIndex(fits))
    .find((index) => index !== -1);
  const block = at === undefined ? undefined : blocks[at];
  return block ? { ...ofPlace(place), line: block.line, column: block.column, part: block.part } : ofPlace(place);
};

/** True for a template's text with its placeholders filled in. */
const isFilled = (template: string, text: string): boolean => {
  if (!/\{\w+\}/.test(template)) return false;
  const parts = plain(template).split(/\{\w+\}/);
  if (parts.join("").trim() === "") return false;
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at !== -1;
  });
};

const placeOfAttribute = (element: Element | null | undefined, name: string): FieldPlace | undefined => {
  const number = element?.getAttribute(name);
  return number === null || number === undefined ? undefined : placeAt(Number(number));
};

/** The place of a text that was marked itself. */
const marked = (node: Text): FieldPlace | undefined => {
  const known = traced.get(node);
  const number = known?.text === node.data ? known.marks.at(-1) : undefined;
  return number === undefined ? undefined : placeAt(number);
};

/** What a text has beside its own place: what is filled into it, and what it is put together from. */
const othersIn = (node: Text, own: FieldPlace): Pick<Answer, "others"> => {
  const others = [...new Set(traced.get(node)?.marks)].flatMap((number) => placeAt(number) ?? []);
  return others.length > 1 ? { others: others.filter((place) => place !== own) } : {};
};

const samePath = (one: FieldPlace, other: FieldPlace): number => {
  if (one.file !== other.file) return -1;
  const length = one.path.findIndex((step, index) => step !== other.path[index]);
  return length === -1 ? one.path.length : length;
};

/** How many elements up a text's neighbours are looked for. */
const NEAR = 8;

/** The places of the marked texts nearest to a node. */
const neighbours = (node: Node): FieldPlace[] => {
  let element = node.parentElement;
  for (let up = 0; element && up < NEAR; up += 1, element = element.parentElement) {
    const found = textsIn(element).flatMap((text) => marked(text) ?? []);
    if (found.length > 0) return found;
  }
  return [];
};

const isValue = (text: string, { value }: FieldPlace): boolean => plain(value) === text;

const isPart = (text: string, { value }: FieldPlace): boolean =>
  text.length > 1 && (plain(value).includes(text) || isFilled(value, text));

const best = (places: readonly FieldPlace[], near: readonly FieldPlace[]): FieldPlace | undefined => {
  const score = (place: FieldPlace): number => Math.max(-1, ...near.map((other) => samePath(place, other)));
  return [...places].sort((a, b) => score(b) - score(a))[0];
};

/** For numbers, addresses and pieces of texts, which have no mark: by their value, nearest to what is around them. */
const byValue = (node: Node, words: string): Answer | undefined => {
  const near = neighbours(node);
  const places = numbersInUse().flatMap((number) => placeAt(number) ?? []);
  const found =
    best(
      places.filter((place) => isValue(words, place) && !place.derived),
      near,
    ) ??
    best(
      places.filter((place) => !place.blocks && isPart(words, place)),
      near,
    );
  if (found) return ofPlace(found);
  const [beside] = near;
  return beside && { ...ofPlace(beside), derived: "counted, measured or drawn by the site, beside this field" };
};

/** Where a text comes from; undefined for what no file and no rule of the site is behind. */
export const answerOfText = (node: Text): Answer | undefined => {
  const words = plain(node.data);
  if (words === "") return undefined;
  const own = marked(node);
  if (own) return { ...(own.blocks ? inBody(own, node) : ofPlace(own)), ...othersIn(node, own) };
  const html = placeOfAttribute(node.parentElement?.closest(`[${HTML_PLACE}]`), HTML_PLACE);
  if (html) return inBody(html, node);
  return byValue(node, words);
};

/** Where a picture comes from, or a control that has words for screen readers alone. */
export const answerOfElement = (element: Element): Answer | undefined => {
  const place = placeOfAttribute(element, WORDS_PLACE);
  if (place) return ofPlace(place);
  const html = element.matches("img") && placeOfAttribute(element.closest(`[${HTML_PLACE}]`), HTML_PLACE);
  return html ? inBody(html, element) : undefined;
};

/** The texts and pictures below an element that have an answer, in the order of the document. */
export const tracedIn = (root: Element): (Text | Element)[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const found: (Text | Element)[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text ? node.data.trim() !== "" : (node as Element).matches(`[${WORDS_PLACE}]`))
      found.push(node as Text | Element);
  return found;
};
