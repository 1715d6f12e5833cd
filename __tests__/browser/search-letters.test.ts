/** Search of pages in other languages, with their index in place of the site's. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { writeSearchFiles } from "../../src/gatsby/outputs/search";
import { CITIES_FILE, routes, searchFiles } from "../../src/routes";
import type { StateRow } from "../../src/search/cities";
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

const CITIES: StateRow[] = [
  ["Niedersachsen", "NI", "niedersachsen", [["Göttingen", 118, "goettingen"]]],
  ["Łódzkie", "LD", "lodzkie", [["Bełchatów", 55, "belchatow"]]],
];

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
      meta: { kind: "page" as const, title: url.slice(1), about: "", description: text },
    }));
    await writeSearchFiles(records, "en", folder);
    await tab.page.route(`**${searchFiles.folder}/**`, (route) =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
    );
    await tab.page.route(`**${CITIES_FILE}`, (route) => route.fulfill({ json: CITIES }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  describe("while one visit asks for all of them", () => {
    beforeAll(() => tab.visit(routes.search));

    test.each([
      ["Łódź", "/polish"],
      ["lodz", "/polish"],
      ["zolw", "/polish"],
      ["żółw", "/polish"],
      ["zazolc", "/polish"],
      ["slow", "/polish"],
      ["orsted", "/danish"],
      ["Smørrebrød", "/danish"],
      ["smorrebrod", "/danish"],
      ["aero", "/danish"],
      ["thor", "/icelandic"],
      ["isafjordur", "/icelandic"],
      ["strasse", "/german"],
      ["STRAẞE", "/german"],
      ["veterinaire", "/french"],
      ["agence", "/french"],
      ["oeuvre", "/french"],
      ["ete", "/french"],
      ["diyarbakir", "/turkish"],
      ["isik", "/turkish"],
      ["izmir", "/turkish"],
      ["αθηνα", "/greek"],
      ["ΛΟΓΟΣ", "/greek"],
      ["елка", "/russian"],
      ["hawaii", "/hawaiian"],
      ["h2o", "/signs"],
      ["fine", "/signs"],
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

  test.each([
    ["belchatow", "/locations/lodzkie/belchatow"],
    ["Bełchatów, Łódzkie", "/locations/lodzkie/belchatow"],
    ["belchatwo", "/locations/lodzkie/belchatow"],
    ["lodzkie", "/locations/lodzkie"],
  ])("finds a place's page by its name: %s", async (query, path) => {
    await tab.visit(addressOf(query));
    await eventually(async () => expect((await links())[0]).toBe(path));
  });

  test("shows a city before pages that mention it", async () => {
    await tab.visit(addressOf("gottingen"));
    await eventually(async () => expect(await links()).toEqual(["/locations/niedersachsen/goettingen", "/german"]));
  });

  test("finds pages if the list of cities fails to load", async () => {
    await tab.page.route(`**${CITIES_FILE}`, (route) => route.abort());
    await tab.visit(addressOf("gottingen"));
    await eventually(async () => expect(await links()).toEqual(["/german"]));
    tab.takeTroubles();
    await tab.page.unroute(`**${CITIES_FILE}`);
  });
});
