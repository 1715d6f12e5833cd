/** axe finds nothing in forms: groups, lists, cities, texts, pictures and the list of problems. */
import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import { editorForTests, type Form } from "../support/form-editor";

jest.setTimeout(240_000);

const editor = editorForTests();
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  axe: { run: (scope: string, options: object) => Promise<AxeResults> };
}

/** What axe finds within a selector, without two rules that the frame of Decap CMS breaks: its menus and bars. */
const violations = async ({ page }: Form, scope: string): Promise<string[]> => {
  // A label that has just got the focus is still changing its color.
  await page.evaluate(() =>
    Promise.all(
      document.getAnimations().flatMap((animation) => (animation instanceof CSSTransition ? [animation.finished] : [])),
    ),
  );
  await page.evaluate(AXE);
  const results = await page.evaluate((selector) => {
    const rules = { region: { enabled: false }, "nested-interactive": { enabled: false } };
    return (window as unknown as Axe).axe.run(selector, { rules });
  }, scope);
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

test.each([
  ["blog/entries/preis-unter-fuenf-euro", "title"],
  ["locations/entries/niedersachsen", "cities.0.slug"],
  ["service-fotografie/entries/PricingPlan", "tiers.0.price.monthly"],
])("%s", async (entry, field) => {
  const form = await editor.newForm();
  await form.page.goto(`${editor.url}/admin#/collections/${entry}?field=${field}`);
  const input = form.page.locator("[data-marked] :focus");
  await input.waitFor();
  expect(await violations(form, "body")).toEqual([]);
  await form.type(input, "x".repeat(200));
  await form.save();
  await form.page.getByRole("alert").getByRole("link").first().waitFor();
  expect(await violations(form, "body")).toEqual([]);
});

test("a list's items have names and states, and are moved and removed by the keyboard", async () => {
  const { page } = await editor.newForm();
  await page.goto(
    `${editor.url}/admin#/collections/service-fotografie/entries/ServiceContent?field=keyBenefits.0.title`,
  );
  await page.locator("[data-marked] :focus").waitFor();
  const list = page.locator("[data-path=keyBenefits]");
  const names = async (): Promise<string[]> => {
    const labels = await list
      .getByRole("button", { name: /^Remove / })
      .evaluateAll((buttons) => buttons.map((b) => b.ariaLabel));
    return labels.map((label) => label?.replace("Remove ", "") ?? "");
  };
  const before = await names();
  const [first = "", second = ""] = before;
  // By their titles, not by their icons.
  expect(await list.getByLabel("Title").first().inputValue()).toBe(first);
  expect(await list.getByRole("button", { name: first, exact: true }).getAttribute("aria-expanded")).toBe("true");
  expect(await list.getByRole("button", { name: second, exact: true }).getAttribute("aria-expanded")).toBe("false");
  await list.getByRole("button", { name: `Move ${second} up` }).press("Enter");
  await page.waitForFunction((name) => document.activeElement?.ariaLabel === name, `Move ${second} down`);
  expect((await names()).slice(0, 2)).toEqual([second, first]);
  await list.getByRole("button", { name: `Remove ${second}` }).press("Enter");
  await page.waitForFunction(() => document.activeElement?.closest("[data-path='keyBenefits.0']"));
  expect(await names()).toEqual([first, ...before.slice(2)]);
  const described = await list.getByLabel("Title").first().getAttribute("aria-describedby");
  expect(await page.locator(`[id="${described}"]`).innerText()).toMatch(/For example/);
});

test("a long form names its entry, and its contents lead to the fields", async () => {
  const { page } = await editor.newForm();
  await page.goto(`${editor.url}/admin#/collections/blog/entries/preis-unter-fuenf-euro`);
  const contents = page.getByRole("navigation", { name: "Contents of this form" });
  await contents.getByRole("button", { name: "Excerpt", exact: true }).click();
  await page.locator("[data-marked] :focus").waitFor();
  expect(await page.locator(":focus").getAttribute("id")).toBe("field-excerpt");
  await expect(page.getByRole("heading", { level: 1 }).innerText()).resolves.toContain("trotzdem satt?");
});
