/** Prices that add up: what a buyer ticks is the sum on the page, and a shared link brings it back. */
import { routes } from "../../src/routes";
import { content, openTab } from "../support/browser";

const tab = openTab({ viewport: { width: 360, height: 740 } });

const { sum } = content<{ sum: Record<"hint" | "total" | "quoted" | "visit" | "visitsOther", string> }>(
  "pages/pricing.yaml",
);

/** Waits until the live region says all of it. */
const says = async (...texts: string[]): Promise<void> => {
  for (const hasText of texts) await tab.page.getByRole("status").filter({ hasText }).waitFor();
};
const total = (amount: string): string => sum.total.replace("{total}", amount);
const visits = (count: string): string => sum.visitsOther.replace("{count}", count);

test("ticks, plan, platforms and the worth of a visit add up with the keyboard, and are in the link", async () => {
  const { page } = tab;
  await tab.visit(routes.pricing);
  await says(sum.hint);
  await page.getByRole("radio", { name: /^Small Practice/ }).focus();
  await page.keyboard.press("Space");
  for (const name of ["Paid Media", "Reputation"]) {
    await page.getByRole("checkbox", { name }).focus();
    await page.keyboard.press("Space");
  }
  // Nobody pays $750: one platform is the least.
  await says(total("$1,350"));
  await page.getByRole("combobox", { name: /^Platforms/ }).selectOption("2");
  await page.getByRole("row", { name: /^Paid Media.*\$1,750/ }).waitFor();
  await page.getByLabel(sum.visit).fill("500");
  await says(total("$1,850"), visits("4"));
  // The prices of the largest practices are quoted, so nothing is added up.
  await page.getByRole("radio", { name: /^Enterprise/ }).check({ force: true });
  await says(sum.quoted.replace("{services}", "Paid Media, Reputation"));
  expect(await page.getByRole("status").innerText()).not.toContain("$");
  await page.getByRole("radio", { name: /^Powerful/ }).check({ force: true });

  const { pathname, search } = new URL(page.url());
  await tab.visit(pathname + search);
  await says(total("$5,798"), visits("12"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

describe("Without JavaScript", () => {
  const plain = openTab({ javaScriptEnabled: false });

  test("it is the table of all services and plans, and nothing that cannot work", async () => {
    await plain.visit(routes.pricing);
    const prices = await plain.page.getByRole("cell", { name: /^\$/ }).allInnerTexts();
    expect(prices).toHaveLength(15);
    expect(prices[0]).toContain("$1,250");
    expect(await plain.page.getByRole("checkbox").count()).toBe(0);
    expect(await plain.page.getByRole("spinbutton").count()).toBe(0);
  });
});
