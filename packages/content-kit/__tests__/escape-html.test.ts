/** @jest-environment jsdom */
import { escapeHtml } from "../lib/escape-html";

const NASTY = [
  `</p><script>alert("x")</script>`,
  `" onload="alert(1)`,
  `it's <b> & "c" > d`,
  "&amp;lt;",
  "plain – Søm",
];

/** The elements that a browser parses from HTML. */
const elementsOf = (html: string): Element[] => [
  ...new DOMParser().parseFromString(html, "text/html").body.querySelectorAll("*"),
];

test.each(NASTY)("a browser shows the text literally: %s", (words) => {
  const [element, ...others] = elementsOf(`<p title="${escapeHtml(words)}">${escapeHtml(words)}</p>`);
  expect(others).toEqual([]);
  expect(element?.textContent).toBe(words);
  expect(element?.getAttributeNames()).toEqual(["title"]);
  expect(element?.getAttribute("title")).toBe(words);
});

test("an attribute in single quotes keeps it too", () => {
  const words = "it's ' onload='alert(1)";
  const [element] = elementsOf(`<p title='${escapeHtml(words)}'></p>`);
  expect(element?.getAttributeNames()).toEqual(["title"]);
  expect(element?.getAttribute("title")).toBe(words);
});
