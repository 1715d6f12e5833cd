/** Queries re-run only if what their page shows has changed, not for every change of a page that it links to. */
import { readFileSync } from "node:fs";
import { deserialize } from "node:v8";

/** Gatsby's index of node ids to the queries that depend on them. A page query's id is its path. */
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

test("a city page depends on the city, the texts of all city pages, and names", () => {
  expect(typesBehind(below(/^\/locations\/[^/]+\/[^/]+$/))).toEqual(["City", "CityPage", "Claim", "PageName"]);
});

test("Gatsby tracks at most ten nodes per city page", () => {
  const behind = [...queries.byNode].filter(([, paths]) => paths.has("/locations/florida/miami"));
  expect(behind.length).toBeLessThanOrEqual(10);
});

test("a city page does not depend on other cities", () => {
  const paths = queries.byNode.get("City:florida/miami") ?? new Set();
  expect([...paths].sort()).toEqual(["/locations", "/locations/florida", "/locations/florida/miami"]);
});

test("the page of a service for an industry depends on its own texts and on names", () => {
  expect(typesBehind(below(/^\/industries\/[^/]+\/[^/]+$/))).toEqual([
    "IndustryService",
    "IndustryServicePage",
    "PageName",
  ]);
});

test("a state page does not depend on other states", () => {
  const ids = [...queries.byNode].filter(([, paths]) => paths.has("/locations/florida")).map(([id]) => id);
  expect(ids.filter((id) => id.startsWith("State:"))).toEqual(["State:florida"]);
  expect(ids.filter((id) => id.startsWith("City:") && !id.startsWith("City:florida/"))).toEqual([]);
});

test("no page depends on all nodes of a type with thousands", () => {
  // The 404 page of `gatsby develop`, which may have used the same cache, lists all pages.
  const listed = [...queries.byConnection].filter(([, ids]) => [...ids].some((id) => !id.startsWith("/dev-404-page")));
  expect(listed.map(([type]) => type).filter((type) => ["City", "SitePage"].includes(type))).toEqual([]);
});

test("an article does not depend on all articles, so that a change of one runs the queries of few pages", () => {
  const paths = [...(queries.byConnection.get("Article") ?? [])];
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter(below(/^\/blog\/(?!page|topics)[^/]+$/))).toEqual([]);
});
