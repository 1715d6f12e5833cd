/**
 * A page is asked for anew when what it shows has changed, not with every word of a page that it names. Thousands of cities would
 * be, for one sentence of their state or of an industry.
 */
import { readFileSync } from "node:fs";
import { deserialize } from "node:v8";

/** What Gatsby keeps of each node: the queries that are to run again when it changes. A page's query is its path. */
const { queries } = deserialize(readFileSync(".cache/redux/redux.rest.state")) as {
  queries: { byNode: Map<string, Set<string>>; byConnection: Map<string, Set<string>> };
};

/** `PageName` of the id `PageName:State:florida`. */
const typeOf = (id: string): string => id.split(":")[0] ?? "";

const typesBehind = (isPage: (path: string) => boolean): string[] =>
  [...new Set([...queries.byNode].filter(([, paths]) => [...paths].some(isPage)).map(([id]) => typeOf(id)))].sort();

const below =
  (pattern: RegExp) =>
  (path: string): boolean =>
    pattern.test(path) && !path.endsWith("/404");

test("a city's page hangs on the city, on the words of all cities, and on names", () => {
  expect(typesBehind(below(/^\/locations\/[^/]+\/[^/]+$/))).toEqual([
    "City",
    "CityBand",
    "CityPage",
    "Claim",
    "PageName",
  ]);
});

test("Gatsby keeps no more than ten notes of what a city's page hangs on", () => {
  const behind = [...queries.byNode].filter(([, paths]) => paths.has("/locations/florida/miami"));
  expect(behind.length).toBeLessThanOrEqual(10);
});

test("a city's page hangs on no other city", () => {
  const paths = queries.byNode.get("City:florida/miami") ?? new Set();
  expect([...paths].sort()).toEqual(["/locations", "/locations/florida", "/locations/florida/miami"]);
});

test("the page of a service for an industry hangs on its own words and on names", () => {
  expect(typesBehind(below(/^\/industries\/[^/]+\/[^/]+$/))).toEqual([
    "IndustryService",
    "IndustryServicePage",
    "PageName",
  ]);
});

test("a state's page hangs on none of another state", () => {
  const ids = [...queries.byNode].filter(([, paths]) => paths.has("/locations/florida")).map(([id]) => id);
  expect(ids.filter((id) => id.startsWith("State:"))).toEqual(["State:florida"]);
  expect(ids.filter((id) => id.startsWith("City:") && !id.startsWith("City:florida/"))).toEqual([]);
});

test("no page hangs on all nodes of a type of which there are thousands", () => {
  expect([...queries.byConnection.keys()].filter((type) => ["City", "SitePage"].includes(type))).toEqual([]);
});
