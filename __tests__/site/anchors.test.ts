/** Anchors for links on the built site, and no code of the problem overlay. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { samplePages } from "../../scripts/lib/sample-pages";
import { builtContent } from "../support/built-content";
import { readPage, SITE } from "../support/built-site";

/** Ids of sections and headings, except those used as labels only. */
const sectionsOf = (address: string): string[] => {
  const [, main = ""] = /<main\b[^>]*>([^]*)<\/main>/.exec(readPage(SITE, join(address, "index.html"))) ?? [];
  const ids = Array.from(main.matchAll(/<(?:section|h1|h2)\b[^>]*? id="([^"]*)"/g), (match) => match[1] ?? "");
  return ids.filter((id) => !id.endsWith("-title") && !id.startsWith("section"));
};

/** A page of each kind with the same sections each time. */
const pages = samplePages(builtContent().pages).flatMap(({ kind, path, type }) => {
  const { anchors = [], derive = undefined } = type ?? {};
  return typeof anchors === "function" || anchors.length === 0 || derive ? [] : [{ kind, address: path, anchors }];
});

test.each(pages)("the page $kind has exactly the anchors that links may use", ({ address, anchors }) => {
  expect(sectionsOf(address).sort()).toEqual([...anchors].sort());
});

test("nothing of the overlay for editors is in the production bundle", () => {
  const scripts = readdirSync(SITE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(?:js|map)$/.test(file));
  // Of src/client/develop.
  const telling = /___content-problems|Show the page/;
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => telling.test(readFileSync(join(SITE, file), "utf8")))).toEqual([]);
});
