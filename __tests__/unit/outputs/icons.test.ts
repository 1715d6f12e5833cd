import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "../../../src/components/icon";
import { ICONS } from "../../../src/content-model/fields/icons";

const pathOf = (name: (typeof ICONS)[number]): string =>
  /<path d="([^"]*)"/.exec(renderToStaticMarkup(createElement(Icon, { name })))?.[1] ?? "";

/** A path in SVG grammar, without exponents. */
const PATH = /^M(?:[MLHVCSQTAZ]|[ ,]|-?(?:\d+(?:\.\d+)?|\.\d+))+$/i;

test.each(ICONS)("the icon %s has a drawing", (name) => {
  expect(pathOf(name)).toMatch(PATH);
});

test("no two icons have the same drawing or name", () => {
  expect(new Set(ICONS).size).toBe(ICONS.length);
  expect(new Set(ICONS.map(pathOf)).size).toBe(ICONS.length);
});

test("an icon is hidden from screen readers", () => {
  expect(renderToStaticMarkup(createElement(Icon, { name: "tooth" }))).toContain('aria-hidden="true"');
});
