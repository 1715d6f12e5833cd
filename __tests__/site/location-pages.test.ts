/** City pages have facts of their own. */
import { FIXTURE_SITE, readPage, SITE } from "../support/built-site";

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
