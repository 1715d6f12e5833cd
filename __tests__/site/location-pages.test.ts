/** City pages are distinct: no two of a state are nearly the same. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ContentStore } from "../../src/gatsby/content-store";
import { localReports } from "../../src/gatsby/outputs/similarity-report";
import { FIXTURE_SITE, readPage, SITE } from "../support/built-site";

/** Maximum share of common word triples of two pages in a state, and of all pairs on average. */
const MOST = 0.8;
const AVERAGE = 0.55;

const FIXTURE = resolve(__dirname, "../fixtures/other-agency");

const store = new ContentStore({ preview: false, isCached: true });
store.refresh();
/** What the build has found, which takes long. */
const ofBuild = JSON.parse(readFileSync(".cache/local-pages/groups.json", "utf8")) as Parameters<
  typeof localReports
>[2];
const found = localReports(store, SITE, ofBuild, readFileSync(join(SITE, "page-data/app-data.json"), "utf8"));

test("similarities are cached for the code that rendered the pages", () => {
  process.env["SITE_CONTENT"] = FIXTURE;
  const other = new ContentStore({ preview: false });
  other.refresh();
  delete process.env["SITE_CONTENT"];
  const { groups } = localReports(other, FIXTURE_SITE, {}, "one");
  const noted = Object.fromEntries(Object.entries(groups).map(([digest, group]) => [digest, { ...group, pages: 0 }]));
  expect(localReports(other, FIXTURE_SITE, noted, "one").reports.states.pages).toBe(0);
  expect(localReports(other, FIXTURE_SITE, noted, "another").reports.states.pages).toBeGreaterThan(0);
});

test("two city pages of a state share at most 80% of their text, and 55% on average", () => {
  const { cities } = found.reports;
  expect(cities.average).toBeLessThanOrEqual(AVERAGE);
  expect(cities.pairs).toBeGreaterThan(cities.pages);
  expect(cities.worst.filter(({ share }) => share > MOST)).toEqual([]);
});

test("two state pages share at most 80% of their text", () => {
  const { states } = found.reports;
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
