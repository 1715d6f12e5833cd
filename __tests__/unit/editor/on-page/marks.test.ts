/** Marks on texts: what they carry, what they leave as it is, and that nothing of them stays in an address. */
import { markTexts, marksIn, placeAt, registerAll, withoutMarks } from "../../../../src/editor/on-page/browser/marks";
import type { FieldPlace } from "../../../../src/editor/on-page/place";

const place = (path: string, more: Partial<FieldPlace> = {}): FieldPlace => ({
  file: "pages/home.yaml",
  path: [path],
  words: path,
  line: 1,
  column: 1,
  form: "/admin",
  value: "",
  isMarked: true,
  ...more,
});

const numbersOf = (...places: FieldPlace[]): number[] => registerAll({ places, tree: null });

it("leads from a text to its place", () => {
  const numbers = numbersOf(place("title"), place("text"));
  const marked = markTexts({ title: "Hello", text: "World" }, { title: 0, text: 1 }, numbers);
  expect(marksIn(marked.text).map((number) => placeAt(number)?.path)).toEqual([["text"]]);
  expect(withoutMarks(marked.title)).toBe("Hello");
});

it("marks each paragraph, as the page shows them one by one", () => {
  const marked = markTexts({ text: "One.\n\nTwo.\n" }, { text: 0 }, numbersOf(place("prose")));
  expect(marked.text.split("\n\n").map((part) => marksIn(part).length)).toEqual([1, 1]);
  expect(withoutMarks(marked.text)).toBe("One.\n\nTwo.\n");
});

it("leaves numbers and what is no text for visitors as they are", () => {
  const data = { to: "/contact", count: 3, label: null };
  const numbers = numbersOf(place("to", { isMarked: false }), place("count"), place("label"));
  expect(markTexts(data, { to: 0, count: 1, label: 2 }, numbers)).toEqual(data);
});

it("keeps the numbers of places that are known", () => {
  const [before] = numbersOf(place("a"), place("b"));
  const [, after] = numbersOf(place("c"), place("a", { line: 9 }));
  expect(after).toBe(before);
  expect(placeAt(before ?? -1)?.line).toBe(9);
});

it("takes marks out of encoded addresses", () => {
  const { title } = markTexts({ title: "Job" }, { title: 0 }, numbersOf(place("job")));
  expect(withoutMarks(`mailto:a@example.com?subject=${encodeURIComponent(title)}`)).toBe(
    "mailto:a@example.com?subject=Job",
  );
});
