/** @jest-environment jsdom */
/** From a text of the document to its place: by its mark, by its HTML, or by its value and what is around it. */
import { HTML_PLACE } from "../../../../src/editor/on-page/browser/attributes";
import { loadPlaces, showPlaces, type NumberedPlaces } from "../../../../src/editor/on-page/browser/load-places";
import { markTexts } from "../../../../src/editor/on-page/browser/marks";
import { answerOfElement, answerOfText, followTexts } from "../../../../src/editor/on-page/browser/trace";
import type { FieldPlace, PagePlaces } from "../../../../src/editor/on-page/place";

const place = (path: FieldPlace["path"], value: string, more: Partial<FieldPlace> = {}): FieldPlace => ({
  file: "pages/home.yaml",
  path,
  words: path.join(" › "),
  line: 1,
  column: 1,
  form: "/admin",
  value,
  isMarked: true,
  ...more,
});

const NO_MARK = { isMarked: false };

const PLACES = {
  title: place(["title"], "Praxen in {city}"),
  city: place(["cities", 0, "name"], "Hamburg", { file: "locations/hamburg.yaml" }),
  first: place(["tiers", 0, "name"], "Small"),
  firstPrice: place(["tiers", 0, "price"], "1200", NO_MARK),
  second: place(["tiers", 1, "name"], "Large"),
  secondPrice: place(["tiers", 1, "price"], "1200", NO_MARK),
  person: place(["team", 0, "name"], "Alex Sample"),
  rating: place(["team", 0, "rating"], "5", NO_MARK),
  count: place(["totals", "count"], "4325", { ...NO_MARK, derived: "the number of cities", shown: "4325" }),
  counted: place(["totals", "count"], "", { derived: "the number of items", shown: "4325" }),
  body: place(["body"], "One.\n\nTwo, *twice*.", {
    ...NO_MARK,
    blocks: [
      { text: "One.", part: 0, line: 8, column: 1 },
      { text: "Two, twice.", part: 1, line: 10, column: 1 },
    ],
  }),
};

const names = Object.keys(PLACES) as (keyof typeof PLACES)[];

/** The page's texts as they arrive in the document, with marks. */
let texts: Record<keyof typeof PLACES, string>;
let numberOf: (name: keyof typeof PLACES) => number;

beforeAll(async () => {
  const told: PagePlaces = {
    page: { places: Object.values(PLACES), tree: Object.fromEntries(names.map((name, index) => [name, index])) },
    site: { places: [], tree: null },
    folder: "/site/content",
    name: "content",
    usesCode: false,
  };
  globalThis.fetch = (() => Promise.resolve({ ok: true, json: () => Promise.resolve(told) })) as never;
  const page = (await loadPlaces("/")) as NumberedPlaces;
  showPlaces(page);
  numberOf = (name) => page.numbers[names.indexOf(name)] ?? -1;
  const values = Object.fromEntries(names.map((name) => [name, PLACES[name].value])) as typeof texts;
  texts = markTexts(values, page.tree, page.numbers);
});

const show = (html: string): void => {
  document.body.innerHTML = html;
  followTexts(() => undefined);
};

const textOf = (selector: string): Text => document.querySelector(selector)?.firstChild as Text;

const answerAt = (selector: string) => answerOfText(textOf(selector));

it("takes the mark off a text, and leads to its place", () => {
  show(`<h1>${texts.first}</h1>`);
  expect(textOf("h1").data).toBe("Small");
  expect(answerAt("h1")).toMatchObject({ place: PLACES.first, text: "Small" });
  expect(answerAt("h1")?.derived).toBeUndefined();
});

it("leads a template to its sentence, and names what is filled in", () => {
  show(`<h1>${texts.title.replace("{city}", texts.city)}</h1>`);
  expect(textOf("h1").data).toBe("Praxen in Hamburg");
  expect(answerAt("h1")).toMatchObject({ place: PLACES.title, others: [PLACES.city] });
});

it("leads a number to that of its own item, where two items have the same", () => {
  show(`<ul><li><b>${texts.first}</b><i>1,200</i></li><li><b>${texts.second}</b><i id="price">1200</i></li></ul>`);
  expect(answerAt("#price")).toMatchObject({ place: PLACES.secondPrice });
});

it("says what a number is derived from", () => {
  show(`<p>${texts.first}</p><p id="count">4.325</p>`);
  expect(answerAt("#count")).toMatchObject({ place: PLACES.count, derived: "the number of cities" });
});

it("does not name the same field again beside what is derived from it", () => {
  show(`<p>4325${String.fromCodePoint(0xf0000 + numberOf("counted"))}</p>`);
  expect(answerAt("p")).toMatchObject({ place: PLACES.counted });
  expect(answerAt("p")?.others).toBeUndefined();
});

it("leads to the paragraph of a Markdown text", () => {
  show(`<div ${HTML_PLACE}="${numberOf("body")}"><p>One.</p><p>Two, <em>twice</em>.</p></div>`);
  expect(answerAt("em")).toMatchObject({ place: PLACES.body, line: 10, part: 1 });
});

it("says of stars and initials what they are drawn from", () => {
  show(`<div><b>${texts.person}</b><i>AS</i><u>★★★★★</u></div>`);
  expect(answerAt("i")).toMatchObject({ place: PLACES.person, derived: "the first letters of the name" });
  expect(answerAt("u")).toMatchObject({ place: PLACES.rating, derived: "a star for each point" });
});

it("marks a guess as one", () => {
  show(`<div><b>${texts.first}</b><i>17 km</i></div>`);
  expect(answerAt("i")).toMatchObject({ isGuess: true, derived: "counted, measured or drawn by the site" });
});

it("leads a control to the words that screen readers hear", () => {
  show(`<button aria-label="${texts.second}"></button>`);
  const button = document.querySelector("button") as Element;
  expect(button.getAttribute("aria-label")).toBe("Large");
  expect(answerOfElement(button)).toMatchObject({ place: PLACES.second });
});

it("has no answer for an empty text", () => {
  show("<p> </p>");
  expect(answerAt("p")).toBeUndefined();
});
