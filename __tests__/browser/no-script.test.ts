/** What works without JavaScript, and so before it has loaded. */
import type { Locator } from "playwright-core";
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { content, eventually, openTab, ORIGIN } from "../support/browser";

interface PageLink {
  label: string;
  to: string;
}

interface Navigation {
  header: { menu: { label: string; links: PageLink[] }; links: PageLink[]; action: PageLink };
}

interface View {
  title: string;
  text: string;
  link: PageLink;
}

const { header } = content<Navigation>("navigation.yaml");
const labels = content<Record<"menu" | "closeMenu" | "mainNavigation", string>>("labels.yaml");
const views = content<Record<string, View>>("pages/not-found.yaml");
const { map } = content<{ map: { area: string; embedUrl: string } }>("site.yaml");

describe("Without JavaScript, on a phone", () => {
  const tab = openTab({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  const button = (): Locator => tab.page.getByRole("button", { name: labels.menu, exact: true });
  const sheet = (): Locator => tab.page.getByRole("dialog", { name: labels.menu });

  beforeEach(async () => {
    await tab.visit(PAGE_KINDS.about);
    expect(await sheet().isVisible()).toBe(false);
    await button().click();
    await sheet().waitFor();
  });

  test("the menu dialog opens", async () => {
    expect(await sheet().getByRole("heading", { name: labels.menu, exact: true }).isVisible()).toBe(true);
    expect(await sheet().getByRole("link").count()).toBe(header.menu.links.length + header.links.length + 2);
  });

  test("the menu dialog closes by its button", async () => {
    await sheet().getByRole("button", { name: labels.closeMenu }).click();
    await sheet().waitFor({ state: "hidden" });
  });

  test("the menu dialog closes by Escape", async () => {
    await tab.page.keyboard.press("Escape");
    await sheet().waitFor({ state: "hidden" });
  });

  test("the menu dialog's links work", async () => {
    await sheet().getByRole("link", { name: header.action.label, exact: true }).click();
    await tab.page.waitForURL(ORIGIN + header.action.to);
    expect(await sheet().isVisible()).toBe(false);
  });
});

describe("Without JavaScript, prices on a phone", () => {
  const tab = openTab({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test("are shown for the plan that the visitor selects", async () => {
    await tab.visit(PAGE_KINDS.service);
    const choices = tab.page.locator("#pricing label");
    for (const [index, tier] of (await choices.allTextContents()).entries()) {
      await choices.nth(index).click();
      const shown = tab.page.locator("#pricing thead th").filter({ visible: true });
      expect(await shown.allTextContents()).toEqual([expect.stringContaining(tier)]);
    }
    expect(await choices.count()).toBeGreaterThan(1);
  });
});

describe("Without JavaScript", () => {
  const tab = openTab({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });
  const main = (): Locator => tab.page.getByRole("main");

  test("the Solutions menu opens, its links work, and it closes by Escape", async () => {
    const nav = tab.page.getByRole("navigation", { name: labels.mainNavigation });
    const link = nav.locator(`[popover] a[href="${header.menu.links.at(-1)?.to ?? ""}"]`);
    await tab.visit("/");
    await nav.getByRole("button", { name: header.menu.label }).click();
    await link.waitFor();
    await tab.page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
    await nav.getByRole("button", { name: header.menu.label }).click();
    await link.click();
    await tab.page.waitForURL(ORIGIN + (header.menu.links.at(-1)?.to ?? ""));
  });

  test("questions open, one at a time, and close", async () => {
    await tab.visit(PAGE_KINDS.service);
    const question = (index: number): Locator => main().locator("#questions details").nth(index);
    const isOpen = async (index: number): Promise<boolean> => (await question(index).getAttribute("open")) !== null;
    await question(0).locator("summary").click();
    expect(await question(0).locator("summary ~ *").first().isVisible()).toBe(true);
    await question(1).locator("summary").click();
    expect([await isOpen(0), await isOpen(1)]).toEqual([false, true]);
    await question(1).locator("summary").click();
    expect(await isOpen(1)).toBe(false);
  });

  test("the tip of a price opens, with all its values, and closes by Escape", async () => {
    await tab.visit(PAGE_KINDS.service);
    const row = main().locator("#pricing tbody tr:has(button)").first();
    const tip = row.locator("[popover]");
    await row.getByRole("button").click();
    await tip.waitFor();
    const values = await tip.locator("dd").all();
    expect(values).toHaveLength(await row.getByRole("cell").count());
    for (const value of values) expect(await value.isVisible()).toBe(true);
    await tab.page.keyboard.press("Escape");
    await tip.waitFor({ state: "hidden" });
  });

  test("links work: a state's cities, breadcrumbs, the footer", async () => {
    await tab.visit(PAGE_KINDS.state);
    for (const path of [PAGE_KINDS.city, PAGE_KINDS.state, PAGE_KINDS.locations, PAGE_KINDS.careers]) {
      await tab.page.locator(`:is(main, footer) a[href="${path}"]`).first().click();
      await tab.page.waitForURL(ORIGIN + path);
    }
  });

  test("an episode plays with native controls", async () => {
    await tab.visit(PAGE_KINDS.episode);
    const audio = main().locator("audio[controls]");
    expect(await audio.isVisible()).toBe(true);
    const box = await audio.boundingBox();
    expect(box?.height).toBeGreaterThan(24);
    const source = await audio.locator("source").getAttribute("src");
    const answer = await tab.page.request.get(ORIGIN + (source ?? ""));
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "audio/mpeg"]);
  });

  test("a chapter plays in the native player, from its timestamp", async () => {
    await tab.visit(PAGE_KINDS.episode);
    const chapter = main().locator("a[href*='#t=']").last();
    const href = (await chapter.getAttribute("href")) ?? "";
    await chapter.click();
    await tab.page.waitForURL(ORIGIN + href);
    const player = tab.page.locator("video, audio");
    const seconds = Number(href.split("#t=")[1]);
    expect(seconds).toBeGreaterThan(10);
    await eventually(async () =>
      expect(await player.evaluate((node: HTMLMediaElement) => node.currentTime)).toBeGreaterThanOrEqual(seconds),
    );
    // The native player's page has no view transition, and the error text differs between browser versions ("Transition
    // was skipped", "Transition was aborted because of invalid state").
    const { errors, ...others } = tab.takeTroubles();
    expect(errors.filter((error) => !/Transition was (skipped|aborted)/.test(error))).toEqual([]);
    expect(Object.values(others).flat()).toEqual([]);
  });

  test("a transcript opens", async () => {
    const { transcript } = content<{ transcript: string }>("pages/episode.yaml");
    await tab.visit(PAGE_KINDS.episode);
    const details = main().locator("details", { has: tab.page.getByRole("heading", { name: transcript }) });
    await details.locator("summary").click();
    expect(await details.locator("p").last().isVisible()).toBe(true);
  });

  test.each([
    ["service", "/services/zap"],
    ["industry", "/industries/zap"],
    ["industryService", `${PAGE_KINDS.industry}/zap`],
    ["location", `${PAGE_KINDS.state}/zap`],
    ["article", "/blog/zap"],
    ["episode", "/podcast/zap"],
    ["page", "/zap"],
  ])("an unknown address shows the %s 404 page, and its link works", async (section, path) => {
    expect((await tab.visit(path)).status()).toBe(404);
    const { title, text, link } = views[section] as View;
    expect(await main().getByRole("heading", { level: 1 }).textContent()).toBe(title);
    expect(await main().getByText(text, { exact: true }).isVisible()).toBe(true);
    await main().getByRole("link", { name: link.label, exact: true }).click();
    await tab.page.waitForURL(ORIGIN + link.to);
  });

  test("a closed job redirects to the list of jobs", async () => {
    await tab.visit("/careers/nope");
    expect(tab.page.url()).toBe(ORIGIN + PAGE_KINDS.careers);
  });

  test("the footer has a year", async () => {
    await tab.visit("/");
    expect(await tab.page.getByRole("contentinfo").textContent()).toMatch(/\b20\d\d\b/);
  });

  test("the contact page embeds the map of the service, without a press", async () => {
    await tab.visit(PAGE_KINDS.contact);
    const frame = main().getByTitle(map.area);
    await frame.scrollIntoViewIfNeeded();
    await frame.contentFrame().getByRole("heading", { name: "The map of the service" }).waitFor();
    expect(tab.requests).toContain(map.embedUrl);
  });
});
