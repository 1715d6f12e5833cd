/** City pages are distinct: no two of a state are nearly the same. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ContentStore } from "../../src/gatsby/content-store";
import { combineReports, type PageSimilarityReport } from "../../src/gatsby/outputs/page-similarity";
import { localReports } from "../../src/gatsby/outputs/similarity-report";
import { FIXTURE_SITE, readPage, SITE } from "../support/built-site";

/** Maximum share of common word triples of two pages in a state, and of all pairs on average. */
const MOST = 0.8;
const AVERAGE = 0.55;

const FIXTURE = resolve(__dirname, "../fixtures/other-agency");

/** What the build has found; to compare all pages again takes long. */
const groups = Object.values(
  JSON.parse(readFileSync(".cache/local-pages/groups.json", "utf8")) as ReturnType<typeof localReports>["groups"],
);
const isOfStates = ({ thinnest: [page] }: PageSimilarityReport): boolean => page?.path.split("/").length === 3;

test("similarities are cached for the code that rendered the pages", () => {
  process.env["SITE_CONTENT"] = FIXTURE;
  const other = new ContentStore({ preview: false });
  other.refresh();
  delete process.env["SITE_CONTENT"];
  const { groups: found } = localReports(other, FIXTURE_SITE, {}, "one");
  const noted = Object.fromEntries(Object.entries(found).map(([digest, group]) => [digest, { ...group, pages: 0 }]));
  expect(localReports(other, FIXTURE_SITE, noted, "one").reports.states.pages).toBe(0);
  expect(localReports(other, FIXTURE_SITE, noted, "another").reports.states.pages).toBeGreaterThan(0);
});

test("two city pages of a state share at most 80% of their text, and 55% on average", () => {
  const cities = combineReports(groups.filter((group) => !isOfStates(group)));
  expect(cities.pages).toBeGreaterThan(4000);
  expect(cities.average).toBeLessThanOrEqual(AVERAGE);
  expect(cities.pairs).toBeGreaterThan(cities.pages);
  expect(cities.worst.filter(({ share }) => share > MOST)).toEqual([]);
});

test("two state pages share at most 80% of their text", () => {
  const states = combineReports(groups.filter(isOfStates));
  expect(states.pages).toBeGreaterThan(40);
  expect(states.worst.filter(({ share }) => share > MOST)).toEqual([]);
});

test("a city page links to the nearest places", () => {
  const page = readPage(SITE, "locations/florida/miami/index.html");
  const table = /<table[\s\S]*?<\/table>/.exec(page)?.[0] ?? "";
  const links = [...table.matchAll(/<a href="(\/locations\/[^"]+)"/g)].map(([, path]) => path);
  expect(links.length).toBeGreaterThanOrEqual(5);
  expect(new Set(links).size).toBe(links.length);
});

test("another agency's city has facts in kilometers, and one without data has no empty section", () => {
  expect(readPage(FIXTURE_SITE, "locations/niedersachsen/buxtehude/index.html")).toContain("Kilometer");
  expect(readPage(FIXTURE_SITE, "locations/niedersachsen/worpswede/index.html")).not.toContain('id="local"');
});
