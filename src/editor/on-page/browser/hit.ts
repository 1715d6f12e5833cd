/** What is under the pointer, and what the keyboard goes through. */
import { spotIn, WORD } from "../../browser/caret";
import type { FieldPlace } from "../place";
import { answerOfElement, answerOfText, BLOCK, fieldsOf, ofField, tracedIn, type Answer } from "./trace";

/** Something on the page with its place. */
export interface Hit {
  node: Text | Element;
  answer: Answer;
}

/** Room around letters that still counts as pointing at them, in pixels. */
const NEAR = 4;

const rangeOf = (node: Node): Range => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
};

/** The box around a text or an element in the window. */
export const boxOf = (node: Text | Element): DOMRect =>
  (node instanceof Text ? rangeOf(node) : node).getBoundingClientRect();

const isIn = (x: number, y: number, { left, right, top, bottom }: DOMRect): boolean =>
  x >= left - NEAR && x <= right + NEAR && y >= top - NEAR && y <= bottom + NEAR;

const answerOf = (node: Text | Element): Answer | undefined =>
  node instanceof Text ? answerOfText(node) : answerOfElement(node);

const hitOf = (node: Text | Element): Hit | undefined => {
  const answer = answerOf(node);
  return answer && { node, answer };
};

/** What is a whole for the eye: pressing next to its words means them. */
const WHOLE = "a,button,summary,label,figure,th,td,li,p,h1,h2,h3,h4,dt,dd,picture";

const textAt = (x: number, y: number, element: Element): Text | undefined =>
  [...element.childNodes]
    .filter((node): node is Text => node instanceof Text && node.data.trim() !== "")
    .find((node) => [...rangeOf(node).getClientRects()].some((box) => isIn(x, y, box)));

/** A picture, or the text of a drawing, whose texts may take no pointer. */
const pictureAt = (x: number, y: number, element: Element): Hit | undefined => {
  if (!answerOfElement(element)) return undefined;
  const texts = element instanceof SVGElement ? [...element.querySelectorAll("text, tspan")] : [];
  const shown = texts.filter((text) => text.checkVisibility({ opacityProperty: true }));
  const text = shown.map((one) => textAt(x, y, one)).find((one) => one !== undefined);
  return hitOf(text ?? element);
};

/** The only text or picture of what is a whole around an element. */
const onlyIn = (element: Element | undefined): Hit | undefined => {
  const whole = element?.closest(WHOLE);
  const inside = whole && document.getElementById("on-page") !== whole ? tracedIn(whole) : [];
  return inside.length === 1 && inside[0] ? hitOf(inside[0]) : undefined;
};

/** The elements at a point: the front one, and those of a card below its link, which lies over the whole of it. */
const elementsAt = (x: number, y: number): Element[] => {
  const [front, ...others] = document.elementsFromPoint(x, y);
  const card = front?.closest<HTMLElement>("a,button")?.offsetParent;
  return front ? [front, ...others.filter((element) => card?.contains(element))] : [];
};

/** The text or picture at a point of the window. */
export const hitAt = (x: number, y: number): Hit | undefined => {
  const elements = elementsAt(x, y);
  for (const element of elements) {
    const text = textAt(x, y, element);
    if (text) return hitOf(text);
    const picture = pictureAt(x, y, element);
    if (picture) return picture;
  }
  return onlyIn(elements[0]);
};

/** The field that the word at an index comes from: the one with the longest value, as one may be in another. */
const fieldAt = (text: string, index: number, answer: Answer): Answer => {
  const isThere = ({ value }: FieldPlace): boolean => {
    const start = text.lastIndexOf(value, index);
    return value !== "" && start !== -1 && index < start + value.length;
  };
  const [longest] = fieldsOf(answer)
    .filter(isThere)
    .sort((a, b) => b.value.length - a.value.length);
  return longest ? ofField(answer, longest) : answer;
};

/** A hit with the word of its text that is at a point of the window. */
export const atWord = (hit: Hit, x: number, y: number): Hit => {
  const { node } = hit;
  const block = node instanceof Text && (node.parentElement?.closest(BLOCK) ?? node.parentElement);
  if (!block) return hit;
  const range = document.createRange();
  for (const { index, 0: word } of node.data.matchAll(WORD)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    if (![...range.getClientRects()].some((box) => isIn(x, y, box))) continue;
    range.setStart(block, 0);
    range.setEnd(node, index);
    const spot = spotIn(block.textContent, range.toString().length);
    return { node, answer: { ...fieldAt(node.data, index, hit.answer), spot } };
  }
  return hit;
};

const isShown = (node: Text | Element): boolean => {
  const element = node instanceof Text ? node.parentElement : node;
  if (!element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) return false;
  const { width, height } = boxOf(node);
  return width > 1 && height > 1;
};

/** All places of the page in its order, each once where several pieces of a text come from it one after the other. */
export const allHits = (): Hit[] => {
  const hits: Hit[] = [];
  for (const node of tracedIn(document.body)) {
    if (!isShown(node)) continue;
    const hit = hitOf(node);
    const last = hits.at(-1)?.answer;
    if (!hit || (last?.place === hit.answer.place && last.line === hit.answer.line)) continue;
    hits.push(...fieldsOf(hit.answer).map((field) => ({ node, answer: ofField(hit.answer, field) })));
  }
  return hits;
};
