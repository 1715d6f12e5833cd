/** Search of pages in other languages, with their index in place of the site's. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { writeSearchFiles } from "../../src/gatsby/outputs/search";
import { CITIES_FILE, routes, searchFiles } from "../../src/routes";
import { content, eventually, openTab } from "../support/browser";

const copy = content<{ field: string; resultsTitle: string; status: { corrected: string } }>("pages/search.yaml");

const TEXTS: Readonly<Record<string, string>> = {
  "/polish": "Zażółć gęślą jaźń. Łódź żółw słowo.",
  "/danish": "Ørsted smørrebrød på Ærø.",
  "/icelandic": "Þór og Ísafjörður.",
  "/german": "Die Straße nach Göttingen.",
  "/french": "Le vétérinaire de l’agence, un œuvre d’été.",
  "/turkish": "Diyarbakır İzmir ışık.",
  "/greek": "Η Αθήνα και ο λόγος.",
  "/russian": "Ёлка и чай.",
  "/hawaiian": "Hawaiʻi.",
  "/signs": "H₂O and ﬁne print.",
};

const addressOf = (query: string): string => `${routes.search}?q=${encodeURIComponent(query)}`;

describe("The search", () => {
  const folder = mkdtempSync(join(tmpdir(), "letters-"));
  const tab = openTab();
  const field = (): Locator => tab.page.getByRole("searchbox", { name: copy.field });
  const results = (): Locator => tab.page.getByRole("list", { name: copy.resultsTitle }).getByRole("link");
  const links = (): Promise<(string | null)[]> =>
    results().evaluateAll((all) => all.map((link) => link.getAttribute("href")));

  beforeAll(async () => {
    const records = Object.entries(TEXTS).map(([url, text]) => ({
      url,
      content: text,
      shown: { kind: "page" as const, shown: url.slice(1), description: text },
      searched: { title: url.slice(1), about: "" },
    }));
    await writeSearchFiles(records, "en", folder);
    await tab.page.route(`**${searchFiles.folder}/**`, (route) =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
    );
    await tab.page.route(`**${CITIES_FILE}`, (route) => route.fulfill({ json: [] }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  describe("while one visit asks for all of them", () => {
    beforeAll(() => tab.visit(routes.search));

    test.each([
      ["Łódź", "/polish"],
      ["lodz", "/polish"],
      ["slow", "/polish"],
      ["orsted", "/danish"],
      ["smorrebrod", "/danish"],
      ["thor", "/icelandic"],
      ["strasse", "/german"],
      ["veterinaire", "/french"],
      ["agence", "/french"],
      ["izmir", "/turkish"],
      ["αθηνα", "/greek"],
      ["елка", "/russian"],
      ["hawaii", "/hawaiian"],
      ["h2o", "/signs"],
    ])("finds %s", async (query, path) => {
      await field().fill("");
      await results().first().waitFor({ state: "detached" });
      await field().fill(query);
      await eventually(async () => expect(await links()).toEqual([path]));
    });
  });

  test("shows a corrected word in the content's spelling", async () => {
    await tab.visit(addressOf("veterinnaire"));
    await results().first().waitFor();
    expect(await tab.page.getByRole("main").getByRole("status").textContent()).toContain("vétérinaire");
  });
});
