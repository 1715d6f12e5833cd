/** Items of lists are named by what editors wrote and chose, and fit into a phone's window. */
import type { Page } from "playwright-core";
import { stringify } from "yaml";
import { editorForTests } from "../support/form-editor";

jest.setTimeout(240_000);

const editor = editorForTests();

/** Opens a form at a field. */
const openAt = async (page: Page, form: string, field: string): Promise<void> => {
  await page.goto("about:blank");
  await page.goto(`${editor.url}/admin#/collections/${form}?field=${field}`);
  await page.locator("[data-marked] :focus").waitFor();
};

/** The names of the items of a list at the top of a form. */
const namesIn = async (page: Page, list: string): Promise<string[]> => {
  const bars = page.locator(`[data-path=${list}] > .items > li > :is(.bar, .line)`);
  const removes = await bars
    .getByRole("button", { name: /^Remove / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  return removes.map((name) => name.replace("Remove ", ""));
};

test("collapsed items have the labels of choices, and figures with what they count", async () => {
  const { page } = await editor.newForm();
  await openAt(page, "pages/entries/HomePage", "proof.0");
  expect((await namesIn(page, "proof"))[0]).toBe("86 Backstuben zwischen Förde und Harz");
  await openAt(page, "site/entries/SiteSettings", "claims.0.number");
  expect((await namesIn(page, "claims"))[1]).toBe("+41 % längere Schlange am Samstagmorgen");
  // The settings have the agency's name, which is not theirs.
  await page.getByRole("heading", { level: 1, name: "Site settings" }).waitFor();
  await openAt(page, "pages/entries/LocationsPage", "popular.0");
  expect(await namesIn(page, "popular")).toEqual(["Hamburg, Hamburg", "Lüneburg, Niedersachsen"]);
});

test("a city among many is shown and chosen by its name", async () => {
  const cities = Array.from({ length: 60 }, (_, index) => ({ name: `Ort ${index}`, slug: `ort-${index}` }));
  editor.write("locations/bremen.yaml", stringify({ name: "Bremen", abbreviation: "HB", cities }));
  const form = await editor.newForm();
  await openAt(form.page, "pages/entries/LocationsPage", "popular.0");
  const city = form.page.locator("[data-marked] :focus");
  expect(await city.inputValue()).toBe("Hamburg, Hamburg");
  await city.fill("Ort 12, Bremen");
  expect(await namesIn(form.page, "popular")).toEqual(["Ort 12, Bremen", "Lüneburg, Niedersachsen"]);
  await form.save();
  await form.saved();
  expect(editor.read("pages/locations.yaml")).toContain("\n  - bremen/ort-12\n");
});

test("each kind of section has its name, and what it says or shows", async () => {
  const { page } = await editor.newForm();
  await openAt(page, "landing/entries/fruehling-im-ofen", "title");
  await page.locator("[data-path=sections]").waitFor();
  const names = await namesIn(page, "sections");
  expect(new Set(names.map((name) => name.split(":")[0])).size).toBe(19);
  expect(names).toContain("Comparison: Fotografie");
  expect(names.filter((name) => /: [a-z-]+$|[#*{[\]]/.test(name))).toEqual([]);
});

test("on a phone, the fields of an item fit into the window, and hints are no links", async () => {
  const { page } = await editor.newForm();
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, "service-fotografie/entries/PricingPlan", "tiers.0.price.note");
  const rights = await page
    .locator(".form :is(input, textarea, select, button, .bar)")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(rights.length).toBeGreaterThan(10);
  expect(Math.max(...rights)).toBeLessThanOrEqual(390);
  await openAt(page, "site/entries/SiteSettings", "url");
  expect(await page.locator(".hint a").count()).toBe(0);
});
