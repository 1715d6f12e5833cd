import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "../../../src/components/icon";
import { ICONS } from "../../../src/content-model/fields/icons";

const pathOf = (name: (typeof ICONS)[number]): string =>
  /<path d="([^"]*)"/.exec(renderToStaticMarkup(createElement(Icon, { name })))?.[1] ?? "";

/** A path in the SVG grammar: commands, and numbers without exponents. */
const PATH = /^M(?:[MLHVCSQTAZ]|[ ,]|-?(?:\d+(?:\.\d+)?|\.\d+))+$/i;

test.each(ICONS)("content may name the icon %s, and it is drawn", (name) => {
  expect(pathOf(name)).toMatch(PATH);
});

test("no two icons are the same drawing, and no name stands twice", () => {
  expect(new Set(ICONS).size).toBe(ICONS.length);
  expect(new Set(ICONS.map(pathOf)).size).toBe(ICONS.length);
});

test("an icon is hidden from screen readers, as the words beside it say the same", () => {
  expect(renderToStaticMarkup(createElement(Icon, { name: "tooth" }))).toContain('aria-hidden="true"');
});
