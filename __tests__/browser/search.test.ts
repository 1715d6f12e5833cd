/** Site search and city finder: by keyboard, with screen readers, and without JavaScript. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Locator } from "playwright-core";
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { fillIn } from "content-kit/lib/placeholders";
import { CITIES_FILE, routes, searchFiles } from "../../src/routes";
import { arrived, content, eventually, openTab, ORIGIN, navigateTo } from "../support/browser";
import { SITE } from "../support/built-site";
import { FIRST_RESULTS, QUESTIONS } from "../support/search-questions";

interface SearchCopy {
  field: string;
  button: string;
  more: string;
  resultsTitle: string;
  status: Record<"one" | "other" | "corrected" | "none" | "failed", string>;
  suggestions: { title: string; queries: string[] };
}

const copy = content<SearchCopy>("pages/search.yaml");
const { finder } = content<{ finder: Record<"label" | "one" | "other" | "none", string> }>("pages/locations.yaml");
const labels = content<{ search: string }>("labels.yaml");

const VIEWPORT = { width: 1280, height: 900 };
/** Files that only the search loads. */
const OF_SEARCH = [searchFiles.folder, CITIES_FILE];
const searchRequests = (requests: readonly string[]): string[] =>
  requests.filter((url) => OF_SEARCH.some((path) => new URL(url).pathname.startsWith(path)));

const addressOf = (query: string): string => `${routes.search}?q=${encodeURIComponent(query)}`;

describe("The search", () => {
  const tab = openTab({ viewport: VIEWPORT });
  const field = (): Locator => tab.page.getByRole("searchbox", { name: copy.field });
  const results = (): Locator => tab.page.getByRole("list", { name: copy.resultsTitle }).getByRole("listitem");
  const status = (): Locator => tab.page.getByRole("main").getByRole("status");
  const waitForStatus = (text: string): Promise<void> =>
    eventually(async () => expect(await status().textContent()).toContain(text));

  describe("while one visit asks all of them", () => {
    beforeAll(() => tab.visit(routes.search));

    const linksFor = async (question: string): Promise<(string | null)[]> => {
      await field().fill("");
      await results().first().waitFor({ state: "detached" });
      await field().fill(question);
      await results().first().waitFor();
      return results()
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    };

    test.each(QUESTIONS)("finds for %j %s among its first three results", async (question, path) =>
      expect((await linksFor(question)).slice(0, 3)).toContain(path),
    );

    test.each(FIRST_RESULTS)("finds for %j %s first", async (question, path) =>
      expect((await linksFor(question))[0]).toBe(path),
    );
  });

  test("shows the corrected query", async () => {
    await tab.visit(addressOf("chiropracter"));
    await results().first().waitFor();
    const statusText = (await status().textContent()) ?? "";
    const [count = ""] = /\d+/.exec(statusText) ?? [];
    expect(statusText).toBe(fillIn(copy.status.corrected, { query: "chiropractor", count }));
  });

  test("announces the number of results, and shows the same", async () => {
    await tab.visit(addressOf("hospice"));
    await results().first().waitFor();
    const statusText = (await status().textContent()) ?? "";
    const [, count = ""] = /^([\d,]+) /.exec(statusText) ?? [];
    expect(statusText).toBe(fillIn(count === "1" ? copy.status.one : copy.status.other, { count, query: "hospice" }));
  });

  test("searches while the visitor types, updates the URL, and keeps the focus in the field", async () => {
    await tab.visit(routes.search);
    await field().click();
    await tab.page.keyboard.type("missed calls");
    await results().first().waitFor();
    await tab.page.waitForURL(ORIGIN + addressOf("missed calls"));
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("works by keyboard, and back returns to earlier queries", async () => {
    await tab.visit(routes.search);
    await field().focus();
    await tab.page.keyboard.type("hospice");
    await tab.page.keyboard.press("Enter");
    await results().first().waitFor();
    await field().fill("audiology");
    await tab.page.keyboard.press("Enter");
    await waitForStatus("audiology");
    await tab.page.keyboard.press("Tab");
    await tab.page.keyboard.press("Tab");
    const target = await tab.page.evaluate(() => document.activeElement?.getAttribute("href"));
    expect(target).toBe(await results().first().getByRole("link").getAttribute("href"));
    await tab.page.keyboard.press("Enter");
    await arrived(tab.page, target ?? "");
    await tab.page.goBack();
    await waitForStatus("audiology");
    expect(await field().inputValue()).toBe("audiology");
  });

  test("leads from a city's name to its page, by keyboard alone", async () => {
    await tab.visit(routes.search);
    await field().focus();
    await tab.page.keyboard.type("miami florida");
    await eventually(async () =>
      expect(await results().first().getByRole("link").getAttribute("href")).toBe(PAGE_KINDS.city),
    );
    await tab.page.keyboard.press("Enter");
    await tab.page.keyboard.press("Tab");
    await tab.page.keyboard.press("Tab");
    await tab.page.keyboard.press("Enter");
    await arrived(tab.page, PAGE_KINDS.city);
  });

  test("shows more results on request, each page once", async () => {
    await tab.visit(addressOf("practice"));
    await results().first().waitFor();
    const before = await results().count();
    await tab.page.getByRole("button", { name: copy.more }).click();
    await eventually(async () => expect(await results().count()).toBeGreaterThan(before));
    const links = await results()
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links).size).toBe(links.length);
  });

  test("without results says so, shows the query as text, and suggests others", async () => {
    const odd = `<b>"zzqx"</b> & 😀 שלום`;
    await tab.visit(addressOf(odd));
    await waitForStatus(fillIn(copy.status.none, { query: odd }));
    const [first = ""] = copy.suggestions.queries;
    await tab.page.getByRole("link", { name: first, exact: true }).click();
    await results().first().waitFor();
    expect(await field().inputValue()).toBe(first);
  });

  test("reports a failed load, and works once it succeeds", async () => {
    await tab.page.route(`**${searchFiles.words}`, (route) => route.abort());
    await tab.visit(addressOf("hospice"));
    await waitForStatus(copy.status.failed);
    await tab.page.unroute(`**${searchFiles.words}`);
    tab.takeTroubles();
    await tab.page.getByRole("button", { name: copy.button }).click();
    await results().first().waitFor();
  });

  test("loads nothing before the first query", async () => {
    for (const path of ["/", PAGE_KINDS.locations, PAGE_KINDS.article, routes.search]) {
      await tab.visit(path);
      expect(searchRequests(tab.requests)).toEqual([]);
    }
  });

  test.each(["/", "Control+k", "Meta+k"])("opens from any page by %s, with the focus in its field", async (key) => {
    await tab.visit(PAGE_KINDS.about);
    await tab.page.keyboard.press(key);
    await arrived(tab.page, routes.search);
    await eventually(async () =>
      expect(await field().evaluate((element) => element === document.activeElement)).toBe(true),
    );
    await tab.page.keyboard.type("a/b");
    expect(await field().inputValue()).toBe("a/b");
  });

  test("opens by its link in the header", async () => {
    await tab.visit(PAGE_KINDS.about);
    await tab.page.getByRole("banner").getByRole("link", { name: labels.search, exact: true }).click();
    await arrived(tab.page, routes.search);
    await navigateTo(tab.page, PAGE_KINDS.contact);
  });
});

describe("The city finder", () => {
  const tab = openTab({ viewport: VIEWPORT });
  const field = (): Locator => tab.page.getByRole("searchbox", { name: finder.label });
  const links = (): Locator =>
    tab.page.getByRole("search").filter({ has: field() }).locator("xpath=..").getByRole("link");
  const focused = (): Promise<string | null> =>
    tab.page.evaluate(() => document.activeElement?.getAttribute("href") ?? null);

  beforeEach(async () => {
    await tab.visit(routes.locations);
    expect(searchRequests(tab.requests)).toEqual([]);
    await field().focus();
  });

  test("loads its list once, when its field is focused", async () => {
    await tab.page.keyboard.type("mia");
    await links().first().waitFor();
    await field().blur();
    await field().focus();
    expect(searchRequests(tab.requests)).toEqual([ORIGIN + CITIES_FILE]);
  });

  test("searches while the visitor types, and announces the number of results", async () => {
    await tab.page.keyboard.type("miami fl");
    await eventually(async () => expect(await links().first().getAttribute("href")).toBe(PAGE_KINDS.city));
    const statusText = await tab.page.getByRole("main").getByRole("status").textContent();
    expect(statusText).toMatch(/^\d+ \S+/);
    await field().fill("zzzzzz");
    await eventually(async () =>
      expect(await tab.page.getByRole("main").getByRole("status").textContent()).toBe(finder.none),
    );
  });

  test("opens the first city by Enter, misspelt too", async () => {
    await tab.page.keyboard.type("jacksonvile");
    await links().first().waitFor();
    const first = await links().first().getAttribute("href");
    expect(first).toBe("/locations/florida/jacksonville");
    await tab.page.keyboard.press("Enter");
    await arrived(tab.page, first ?? "");
  });

  test("can be navigated with the arrow keys", async () => {
    await tab.page.keyboard.type("springfield");
    await links().nth(1).waitFor();
    await tab.page.keyboard.press("ArrowDown");
    await tab.page.keyboard.press("ArrowDown");
    expect(await focused()).toBe(await links().nth(1).getAttribute("href"));
    await tab.page.keyboard.press("ArrowUp");
    await tab.page.keyboard.press("ArrowUp");
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test("the list of all cities is one file of at most 60 kB, compressed", () => {
  const file = join(SITE, CITIES_FILE);
  expect(statSync(file).size).toBeGreaterThan(1000);
  expect(brotliCompressSync(readFileSync(file)).length).toBeLessThanOrEqual(60_000);
});

describe("Without JavaScript", () => {
  const tab = openTab({ viewport: VIEWPORT, javaScriptEnabled: false });

  test("the search page links to every service, industry and article, without a search field", async () => {
    await tab.visit(routes.search);
    expect(await tab.page.getByRole("searchbox").count()).toBe(0);
    for (const path of [
      PAGE_KINDS.service,
      PAGE_KINDS.industry,
      PAGE_KINDS.article,
      PAGE_KINDS.episode,
      PAGE_KINDS.job,
    ])
      expect(await tab.page.locator(`main a[href="${path}"]`).first().isVisible()).toBe(true);
  });

  test("the states link to every city, without a finder", async () => {
    await tab.visit(routes.locations);
    expect(await tab.page.getByRole("searchbox").count()).toBe(0);
    expect(await tab.page.locator(`main a[href="${PAGE_KINDS.state}"]`).last().isVisible()).toBe(true);
  });
});
