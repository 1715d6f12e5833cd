/** @jest-environment jsdom */
/** What is pointed at: the text at a point, through links over cards, and the only text of a button. */
import { allHits, atWord, hitAt, type Hit } from "../../../../src/editor/on-page/browser/hit";
import { markTexts, registerAll } from "../../../../src/editor/on-page/browser/marks";
import { followTexts } from "../../../../src/editor/on-page/browser/trace";
import type { FieldPlace } from "../../../../src/editor/on-page/place";

const places = ["one", "two", "three"].map((name): FieldPlace => ({
  file: "pages/home.yaml",
  path: [name],
  words: name,
  line: 1,
  column: 1,
  form: "/admin",
  value: name,
  isMarked: true,
}));

const [one = "", two = "", three = ""] = markTexts(
  places.map(({ value }) => value),
  [0, 1, 2],
  registerAll({ places, tree: null }),
);

/** Boxes of elements and their texts: jsdom has no layout. */
const boxes = new Map<string, DOMRect>();

const box = (x: number, y: number, width: number, height: number): DOMRect =>
  ({ left: x, top: y, width, height, right: x + width, bottom: y + height }) as DOMRect;

const boxOf = (node: Node): DOMRect =>
  boxes.get((node instanceof Element ? node : node.parentElement)?.id ?? "") ?? box(0, 0, 0, 0);

/** The elements at each point, the front one first. */
let front: string[] = [];

beforeAll(() => {
  const range = Range.prototype as { getClientRects: unknown; getBoundingClientRect: unknown };
  range.getBoundingClientRect = function (this: Range) {
    return boxOf(this.startContainer);
  };
  range.getClientRects = function (this: Range) {
    return [boxOf(this.startContainer)];
  };
  Element.prototype.getBoundingClientRect = function () {
    return boxOf(this);
  };
  Element.prototype.checkVisibility = function () {
    return !(this as HTMLElement).hidden;
  };
  document.elementsFromPoint = () => front.map((id) => document.getElementById(id) as Element);
});

const show = (html: string, laidOut: Record<string, DOMRect>): void => {
  document.body.innerHTML = html;
  boxes.clear();
  for (const [id, at] of Object.entries(laidOut)) boxes.set(id, at);
  followTexts(() => undefined);
};

/** A text that the page puts together from two fields. */
const showJoined = (): Text => {
  show(`<p id="p">${one}, ${two}</p>`, { p: box(0, 0, 80, 20) });
  return document.getElementById("p")?.firstChild as Text;
};

const wordsAt = (x: number, y: number): string | undefined => hitAt(x, y)?.answer.text;

it("is the text at the point, and not the other text of its paragraph", () => {
  show(`<p id="p"><b id="b">${one}</b><i id="i">${two}</i></p>`, { b: box(0, 0, 50, 20), i: box(60, 0, 50, 20) });
  front = ["i", "p"];
  expect(wordsAt(70, 10)).toBe("two");
});

it("is the text of a card below the link that lies over it", () => {
  show(`<div id="card"><a id="link"></a><h3 id="h">${one}</h3></div><p id="behind">${two}</p>`, {
    h: box(10, 10, 80, 20),
    behind: box(10, 10, 80, 20),
  });
  Object.defineProperty(document.getElementById("link"), "offsetParent", { value: document.getElementById("card") });
  front = ["link", "behind", "h", "card"];
  expect(wordsAt(20, 15)).toBe("one");
});

it("is the only text of a button for a point beside the text, and nothing where there are two", () => {
  show(`<button id="b">${one}</button>`, { b: box(20, 20, 40, 20) });
  front = ["b"];
  expect(wordsAt(2, 2)).toBe("one");
  show(`<p id="p"><b id="b">${one}</b><i id="i">${two}</i></p>`, { b: box(20, 20, 40, 20), i: box(80, 20, 40, 20) });
  front = ["p"];
  expect(wordsAt(2, 2)).toBeUndefined();
});

it("goes through the shown places in their order, and through each once", () => {
  const shown = box(0, 0, 50, 20);
  show(
    `<p id="a">${one}</p><p id="again">${one}</p><p id="hidden" hidden>${two}</p><p id="flat">${two}</p><p id="c">${three}</p>`,
    { a: shown, again: shown, hidden: shown, c: shown },
  );
  expect(allHits().map(({ answer }) => answer.text)).toEqual(["one", "three"]);
});

it("is the field of the word that is pressed, of a text that several fields are put together into", () => {
  const node = showJoined();
  const hit = hitAt(5, 10) as Hit;
  const ofLetters = Range.prototype as { getClientRects: unknown };
  const { getClientRects } = ofLetters;
  ofLetters.getClientRects = function (this: Range) {
    return [box(this.startOffset * 10, 0, (this.endOffset - this.startOffset) * 10, 20)];
  };
  const fieldAt = (letter: number): string => {
    const { place, others = [] } = atWord(hit, letter * 10 + 5, 10).answer;
    return [place, ...others].map(({ words }) => words).join(" and ");
  };
  const found = [0, 1, 2, 3, 4].map((letter) => fieldAt(node.data.indexOf(letter < 3 ? "one" : "two") + (letter % 3)));
  ofLetters.getClientRects = getClientRects;
  expect(found).toEqual([...Array<string>(3).fill("one and two"), ...Array<string>(2).fill("two and one")]);
});

it("goes through each field of a text that several are put together into", () => {
  showJoined();
  expect(allHits().map(({ answer }) => answer.text)).toEqual(["one", "two"]);
});
