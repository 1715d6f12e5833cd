/** Prices that add up: what a buyer ticks is the sum on the page, and a shared link brings it back. */
import { routes } from "../../src/routes";
import { content, openTab } from "../support/browser";

const tab = openTab({ viewport: { width: 360, height: 740 } });

const page = content<{ sum: { hint: string; visit: string } }>("pages/pricing.yaml");

const status = (): Promise<string> => tab.page.getByRole("status").innerText();

test("ticks, plan, platforms and the worth of a visit add up with the keyboard, and are in the link", async () => {
  await tab.visit(routes.pricing);
  expect(await status()).toBe(page.sum.hint);
  await tab.page.getByRole("radio", { name: /^Small Practice/ }).focus();
  await tab.page.keyboard.press("Space");
  for (const name of ["Paid Media", "Reputation"]) {
    await tab.page.getByRole("checkbox", { name }).focus();
    await tab.page.keyboard.press("Space");
  }
  // Nobody pays $750: one platform is the least.
  expect(await status()).toContain("$1,350 ");
  await tab.page.getByRole("combobox", { name: /^Platforms/ }).selectOption("2");
  expect(await tab.page.getByRole("row", { name: /^Paid Media/ }).innerText()).toContain("$1,750");
  await tab.page.getByLabel(page.sum.visit).fill("500");
  expect(await status()).toMatch(/\$1,850 [^]*\b4 /);
  // Both prices of the largest practices are quoted, so nothing is added up.
  await tab.page.getByRole("radio", { name: /^Enterprise/ }).check({ force: true });
  expect(await status()).toMatch(/^[^$]*Paid Media, Reputation$/);
  await tab.page.getByRole("radio", { name: /^Powerful/ }).check({ force: true });

  await tab.visit(new URL(tab.page.url()).pathname + new URL(tab.page.url()).search);
  expect(await status()).toMatch(/\$5,798 [^]*\b12 /);
  expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

describe("Without JavaScript", () => {
  const plain = openTab({ javaScriptEnabled: false });

  test("it is the table of all services and plans, and nothing that cannot work", async () => {
    await plain.page.goto(`${new URL(tab.page.url()).origin}${routes.pricing}`);
    const prices = await plain.page.getByRole("cell", { name: /^\$/ }).allInnerTexts();
    expect(prices).toHaveLength(15);
    expect(prices[0]).toContain("$1,250");
    expect(await plain.page.getByRole("checkbox").count()).toBe(0);
    expect(await plain.page.getByRole("spinbutton").count()).toBe(0);
  });
});
