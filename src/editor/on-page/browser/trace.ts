/** From a text or picture of the document to the place that it comes from. */
import { initials } from "../../../lib/initials";
import type { Spot } from "../../browser/caret";
import type { FieldPlace } from "../place";
import { HTML_PLACE, WORDS_PLACE } from "./attributes";
import { numbersInUse } from "./load-places";
import { isMarked, marksIn, placeAt, withoutMarks } from "./marks";

/** Where something on the page comes from. */
export interface Answer {
  place: FieldPlace;
  line: number;
  column: number;
  /** What the file has there: the value, or the paragraph of a Markdown text. */
  text: string;
  /** The part of a Markdown text, as the form counts them. */
  part?: number;
  /** For what the site makes from the place: how. Without it, the text is in the file. */
  derived?: string;
  /** True if all that is known is which field is next to it. */
  isGuess?: boolean;
  /** The other fields that the same text is put together from. */
  others?: readonly FieldPlace[];
  /** The word that was pressed. */
  spot?: Spot;
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

/** Attributes that libraries such as the player write words into. */
const WORDED = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];

const takeMarksOffAttributes = (element: Element): void => {
  for (const name of WORDED) {
    const words = element.getAttribute(name);
    if (words === null || !isMarked(words)) continue;
    element.setAttribute(name, withoutMarks(words));
    element.setAttribute(WORDS_PLACE, String(marksIn(words).at(-1)));
  }
};

const takeMarksIn = (root: Node): void => {
  if (root instanceof Text) return takeMarks(root);
  textsIn(root).forEach(takeMarks);
  if (!(root instanceof Element)) return;
  takeMarksOffAttributes(root);
  root.querySelectorAll(WORDED.map((name) => `[${name}]`).join()).forEach(takeMarksOffAttributes);
};

/** Takes the marks off all texts and words of attributes, before they are painted, for as long as the page is open. */
export const followTexts = (onChange: () => void): void => {
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === "characterData") takeMarksIn(target);
      else if (type === "attributes") takeMarksOffAttributes(target as Element);
      else addedNodes.forEach(takeMarksIn);
    onChange();
  }).observe(document.body, { childList: true, characterData: true, attributeFilter: WORDED, subtree: true });
  takeMarksIn(document.body);
};

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A place as a whole. */
export const ofPlace = (place: FieldPlace): Answer => ({
  place,
  line: place.line,
  column: place.column,
  text: place.value,
  ...(place.derived !== undefined && { derived: place.derived }),
});

/** The fields that a text consists of, in its order: its own alone, where the others are filled into it. */
export const fieldsOf = ({ place, others = [] }: Answer): readonly FieldPlace[] =>
  /\{\w+\}/.test(place.value) || place.blocks ? [place] : [...others, place];

/** The same for another of its fields. */
export const ofField = (answer: Answer, field: FieldPlace): Answer => {
  const { place, others = [] } = answer;
  return field === place ? answer : { ...ofPlace(field), others: [place, ...others].filter((one) => one !== field) };
};

/** What holds a block of a text. */
export const BLOCK = "p,h1,h2,h3,h4,h5,h6,li,td,th,pre,figcaption,dt,dd";

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
    ({ text }: { text: string }) => /\{\w+\}/.test(text) && digits(text.replace(/\{\w+\}/g, "")) === "",
  ]
    .map((fits) => blocks.findIndex(fits))
    .find((index) => index !== -1);
  const block = at === undefined ? undefined : blocks[at];
  return block ? { ...ofPlace(place), ...block } : ofPlace(place);
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

const samePath = (one: FieldPlace, other: FieldPlace): number => {
  if (one.file !== other.file) return -1;
  const length = one.path.findIndex((step, index) => step !== other.path[index]);
  return length === -1 ? one.path.length : length;
};

/** How many elements up a text's neighbors are looked for. */
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

/** A number without the signs that group its digits. */
const digits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");

const isShown = (text: string, { shown }: FieldPlace): boolean => shown !== undefined && digits(text) === shown;

/** Letters and digits at the ends of a part would continue a word or a number. */
const isPartOf = (part: string, whole: string): boolean => {
  const at = whole.indexOf(part);
  if (at === -1) return false;
  const [before = "", after = ""] = [whole.slice(0, at).at(-1), whole[at + part.length]];
  return !/[\p{L}\p{N}]{2}/u.test(before + part.slice(0, 1)) && !/[\p{L}\p{N}]{2}/u.test(part.slice(-1) + after);
};

const isPart = (text: string, { value }: FieldPlace): boolean =>
  isPartOf(text, plain(value)) || isFilled(value, text) || isWithUnit(text, value);

/** True for a short value with signs around it, such as "% played" of "played". */
const isWithUnit = (text: string, value: string): boolean =>
  plain(value) !== "" && isPartOf(plain(value), text) && digits(text) === digits(value);

const best = (places: readonly FieldPlace[], near: readonly FieldPlace[]): FieldPlace | undefined => {
  const score = (place: FieldPlace): number => Math.max(-1, ...near.map((other) => samePath(place, other)));
  return [...places].sort((a, b) => score(b) - score(a))[0];
};

/** What components draw from a value or set next to it. */
const drawn = (node: Node, words: string, near: readonly FieldPlace[]): Answer | undefined => {
  const from = (place: FieldPlace | undefined, derived: string): Answer | undefined =>
    place && { ...ofPlace(place), derived };
  if (/^[★☆]+$/.test(words))
    return from(
      best(
        allPlaces().filter(({ path }) => path.at(-1) === "rating"),
        near,
      ),
      "a star for each point",
    );
  if (node.parentElement?.closest(".plyr")) return from(near[0], "the time, counted by the player");
  if (digits(words) === "") return from(near[0], "a sign that the design sets beside this text");
  return from(
    near.find(({ value }) => initials(value) === words),
    "the first letters of the name",
  );
};

const allPlaces = (): FieldPlace[] => numbersInUse().flatMap((number) => placeAt(number) ?? []);

/** The place whose value is a text, nearest to what is around it. */
const placeOfValue = (words: string, near: readonly FieldPlace[]): FieldPlace | undefined =>
  best(
    allPlaces().filter((place) => (place.derived ? isShown(words, place) : isValue(words, place))),
    near,
  );

/** What a text has besides its own place: what is filled into it, and what it is put together from. */
const othersIn = (node: Text, own: FieldPlace): Pick<Answer, "others"> => {
  const marks = [...new Set(traced.get(node)?.marks)].flatMap((number) => placeAt(number) ?? []);
  const rest = marks.reduce((text, { value }) => text.replace(plain(value) || "\n", ""), plain(node.data));
  const unmarked = rest.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const beside = unmarked && !/\{\w+\}/.test(own.value) ? placeOfValue(unmarked, neighbours(node)) : undefined;
  const isOwn = ({ file, path }: FieldPlace): boolean => file === own.file && String(path) === String(own.path);
  const others = [...marks, ...(beside ? [beside] : [])].filter((place) => !isOwn(place));
  return others.length > 0 ? { others } : {};
};

/** For numbers, addresses and pieces of texts, which have no mark: by their value, nearest to what is around them. */
const byValue = (node: Node, words: string): Answer | undefined => {
  const near = neighbours(node);
  const exact = placeOfValue(words, near);
  if (exact) return ofPlace(exact);
  const made = drawn(node, words, near);
  if (made) return made;
  const part = best(
    allPlaces().filter((place) => !place.blocks && !place.derived && isPart(words, place)),
    near,
  );
  if (part) return ofPlace(part);
  const [beside] = near;
  return beside && { ...ofPlace(beside), derived: "counted, measured or drawn by the site", isGuess: true };
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

/** Where a picture comes from, or a control that has words for screen readers only. */
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
