/** The maps on the built site: their files, what they weigh, and what of them works without a script. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { FIXTURE_SITE, htmlFiles, readPage, SITE } from "../support/built-site";

const pageOf = (site: string, path: string): string => readPage(site, `${path.slice(1)}/index.html`);

/** The pictures in a page's main part. */
const picturesIn = (html: string): string[] => html.match(/<svg(?:(?!<svg)[\s\S])*?<\/svg>/g) ?? [];

const drawingsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/href="(\/static\/maps\/[^"#]+)#/g)].map(([, src]) => src ?? "")),
];

test.each([
  ["the real site", SITE],
  ["the site of another agency", FIXTURE_SITE],
])("every drawing that a page shows is there, and none that no page shows: %s", (_, site) => {
  const shown = new Set(
    htmlFiles(site)
      .filter((file) => file.startsWith("locations/"))
      .flatMap((file) => drawingsIn(readPage(site, file))),
  );
  expect(shown.size).toBeGreaterThan(1);
  expect(readdirSync(join(site, "static/maps")).sort()).toEqual([...shown].map((src) => src.split("/").at(-1)).sort());
});

test("the cities of a state share one drawing with it", () => {
  const [drawing] = drawingsIn(pageOf(SITE, PAGE_KINDS.state));
  expect(drawingsIn(pageOf(SITE, PAGE_KINDS.city))).toEqual([drawing]);
  expect(existsSync(join(SITE, drawing ?? ""))).toBe(true);
});

test("the map of the country weighs at most 16 kB with its links, and a state's at most 3 kB", () => {
  const country =
    picturesIn(pageOf(SITE, PAGE_KINDS.locations)).find((picture) => drawingsIn(picture).length > 0) ?? "";
  const weigh = (text: string | Buffer): number => brotliCompressSync(text).length;
  const [drawing = ""] = drawingsIn(country);
  expect(weigh(country) + weigh(readFileSync(join(SITE, drawing)))).toBeLessThanOrEqual(16 * 1024);
  for (const file of readdirSync(join(SITE, "static/maps")).filter((name) => !name.startsWith("country-")))
    expect([file, weigh(readFileSync(join(SITE, "static/maps", file))) <= 3 * 1024]).toEqual([file, true]);
});

test("every state is a link on the map of the country, with its name and number of cities", () => {
  const country =
    picturesIn(pageOf(SITE, PAGE_KINDS.locations)).find((picture) => drawingsIn(picture).length > 0) ?? "";
  const links = [...country.matchAll(/<a href="(\/locations\/[^"]+)">[\s\S]*?<text[^>]*>([\s\S]*?)<\/text>/g)];
  const states = readdirSync("content/locations").map((file) => `/locations/${file.replace(".yaml", "")}`);
  expect(links.map(([, path]) => path).sort()).toEqual(states.sort());
  for (const [, , words] of links) expect(words).toMatch(/^[A-Z].*\d/s);
});

test("every name on a state's map is a link to the city", () => {
  const main = pageOf(SITE, PAGE_KINDS.state);
  const names = main.slice(main.indexOf(drawingsIn(main)[0] ?? "")).split("</section>")[0] ?? "";
  expect([...names.matchAll(/<a [^>]*href="\/locations\/florida\/[^"]+"/g)].length).toBeGreaterThanOrEqual(5);
  expect(names).not.toMatch(/<span [^>]*style="left/);
});

test("a city's map shows the dots of other states, and says which state the small one is", () => {
  const main = pageOf(SITE, "/locations/new-jersey/jersey-city");
  const [drawing = ""] = drawingsIn(main);
  expect(main).toContain(`href="${drawing}#a"`);
  expect(readFileSync(join(SITE, drawing), "utf8")).toMatch(/<g id="n"[^/]*<path/);
  expect(main).toMatch(/<p>New Jersey<\/p>/);
});
