/** The header at every width, of this site and of one with other words. */
import type { Server } from "node:http";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { startServer } from "../../scripts/lib/reference-server";
import { DELIVERY, FIXTURE_SITE } from "../support/built-site";
import { launchTestChromium } from "../support/chromium";

jest.setTimeout(120_000);

const WIDTHS = Array.from({ length: (2560 - 320) / 8 + 1 }, (_, index) => 320 + index * 8);

let browser: Browser;
beforeAll(async () => {
  browser = await launchTestChromium();
});
afterAll(() => browser.close());

interface Measured {
  /** The header's height, and the one that anchors and sticky headings reckon with. */
  height: number;
  stuck: number;
  /** Parts with text that lie over each other, leave the row or the window, or are cut off. */
  faults: string[];
}

/** Measures the header as it is shown. */
const measure = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const header = document.querySelector("header") as HTMLElement;
    const { top, bottom, height } = header.getBoundingClientRect();
    const parts = [...header.querySelectorAll<HTMLElement>("a, button")]
      .filter((part) => !part.closest("[popover]") && part.checkVisibility())
      .map((part) => ({ name: part.textContent?.trim() ?? "", box: part.getBoundingClientRect(), part }));
    const faults = parts.flatMap(({ name, box, part }, index) => [
      ...(box.top < top || box.bottom > bottom ? [`${name} leaves the row`] : []),
      ...(box.left < 0 || box.right > document.documentElement.clientWidth ? [`${name} leaves the window`] : []),
      ...(part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1
        ? [`${name} is cut`]
        : []),
      ...parts
        .slice(index + 1)
        .filter(({ box: other }) => other.left < box.right - 0.5 && box.left < other.right - 0.5)
        .map((other) => `${name} lies over ${other.name}`),
    ]);
    const probe = document.createElement("div");
    probe.style.cssText = "position:absolute;height:var(--stuck)";
    document.body.append(probe);
    const stuck = probe.getBoundingClientRect().height;
    probe.remove();
    return { height, stuck, faults };
  });

describe.each([
  ["this site", DELIVERY, "/services/paid-media#pricing"],
  ["a site of other words", join(FIXTURE_SITE, "../delivery"), "/services/fotografie#pricing"],
])("The header of %s", (_, folder, anchor) => {
  let server: Server;
  let origin: string;
  let page: Page;

  beforeAll(async () => {
    const started = await startServer(folder, 0);
    server = started.server;
    origin = `http://localhost:${started.port}`;
    page = await browser.newPage();
    await page.goto(`${origin}/contact`, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
  });
  afterAll(async () => {
    await page.close();
    server.close();
  });

  test("is one row at every width from 320 to 2560 pixels, with nothing over another or cut off", async () => {
    const faults: Record<number, string[]> = {};
    const heights = new Set<string>();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { height, stuck, faults: found } = await measure(page);
      if (found.length > 0) faults[width] = found;
      heights.add(`${height} for ${stuck}`);
    }
    expect(faults).toEqual({});
    expect([...heights]).toEqual(["68 for 68"]);
  });

  test("is one row with the text spacing that readers may set", async () => {
    // WCAG 2.2, 1.4.12.
    const style = await page.addStyleTag({
      content: "*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}",
    });
    const faults: Record<number, string[]> = {};
    for (const width of [320, 360, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const found = (await measure(page)).faults.filter((fault) => !fault.endsWith("leaves the row"));
      if (found.length > 0) faults[width] = found;
    }
    await style.evaluate((node) => (node as Element).remove());
    expect(faults).toEqual({});
  });

  test("offers a call on every width, on the contact page by phone", async () => {
    for (const width of [320, 390, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.locator('header a[href^="tel:"]').first().isVisible()).toBe(true);
    }
  });

  test.each([390, 1024, 1280])("leaves the heading of an anchor in view at a width of %i", async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(origin + anchor, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const { below, heading } = await page.evaluate(() => ({
      below: document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
      heading: document.querySelector("#pricing h2")?.getBoundingClientRect().top ?? 0,
    }));
    expect(heading).toBeGreaterThanOrEqual(below);
    expect(heading).toBeLessThan(400);
  });
});
