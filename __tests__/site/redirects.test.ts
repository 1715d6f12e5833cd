/** Redirects from old addresses, by the reference server. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../../scripts/lib/reference-server";
import { FIXTURE_DELIVERY, FIXTURE_SITE } from "../support/built-site";

let running: Awaited<ReturnType<typeof startServer>> | undefined;
beforeAll(async () => {
  running = await startServer(FIXTURE_DELIVERY, 0);
});
afterAll(() => running?.server.close());

/** Status and target of the response. */
const ask = async (path: string): Promise<[number, string | null]> => {
  const response = await fetch(`http://localhost:${running?.port}${path}`, { redirect: "manual" });
  return [response.status, response.headers.get("location")];
};

test.each([
  ["an article", "/blog/alter-preis", "/blog/preis-unter-fuenf-euro"],
  ["an article on another site before", "/krume.html", "/blog/preis-unter-fuenf-euro"],
  ["a service", "/services/homepages", "/services/webseiten"],
  [
    "a service's page for an industry",
    "/industries/handwerksbaeckereien/homepages",
    "/industries/handwerksbaeckereien/webseiten",
  ],
  ["a state", "/locations/nds", "/locations/niedersachsen"],
  ["a city of that state", "/locations/nds/buxtehude", "/locations/niedersachsen/buxtehude"],
  ["a city", "/locations/heide", "/locations/niedersachsen/lueneburg"],
  ["a job that is closed", "/jobs/feierabend", "/careers"],
  ["a page that exists once", "/ueber-uns", "/about"],
  ["a page that exists once on another site before", "/kontakt.html", "/contact"],
  ["a list", "/jobs", "/careers"],
  ["a list with a feed", "/kruemelheft", "/blog"],
])("the old address of %s is redirected permanently, in one step, with the query", async (_, from, to) => {
  expect(await ask(from)).toEqual([301, to]);
  expect(await ask(`${from}/?utm_source=brief&x=1`)).toEqual([301, `${to}?utm_source=brief&x=1`]);
  expect(existsSync(join(FIXTURE_SITE, to, "index.html"))).toBe(true);
});

test.each([
  ["the blog", "/feed", "/blog/rss.xml", "Krümelheft"],
  ["the podcast", "/feed/ofengefluester", "/podcast/feed.xml", "Ofengeflüster"],
  ["the podcast at another host", "/ofengefluester.xml", "/podcast/feed.xml", "Ofengeflüster"],
])("the old address of the feed of %s is redirected to the feed", async (_, from, to, title) => {
  expect(await ask(from)).toEqual([301, to]);
  expect(await (await fetch(`http://localhost:${running?.port}${from}`)).text()).toContain(title);
});

test("an unknown address is not redirected", async () => {
  expect(await ask("/blog/nie-dagewesen")).toEqual([404, null]);
});

test("a draft's old address is not redirected yet", async () => {
  expect(await ask("/blog/rohteigling")).toEqual([404, null]);
});

test("a closed job's address is redirected to the list of jobs", async () => {
  expect(await ask("/careers/backstubengeselle")).toEqual([302, "/careers"]);
});
