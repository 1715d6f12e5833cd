/** What is under the pointer, and what the keyboard goes through. */
import { answerOfElement, answerOfText, tracedIn, type Answer } from "./trace";

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

/** What is a whole for the eye: pressing beside its words means them. */
const WHOLE = "a,button,summary,label,figure,th,td,li,p,h1,h2,h3,h4,dt,dd,picture";

/** The text or picture at a point of the window, of the element that is there. */
export const hitAt = (x: number, y: number, target: Element): Hit | undefined => {
  const own = [...target.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== "");
  const text = own.find((node) => [...rangeOf(node).getClientRects()].some((box) => isIn(x, y, box)));
  if (text) return hitOf(text);
  const element = answerOfElement(target) ? target : undefined;
  if (element) return hitOf(element);
  const whole = target.closest(WHOLE);
  const inside = whole && document.getElementById("on-page") !== whole ? tracedIn(whole) : [];
  return inside.length === 1 && inside[0] ? hitOf(inside[0]) : undefined;
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
    hits.push(hit);
  }
  return hits;
};
