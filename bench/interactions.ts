/**
 * `npm run bench:interactions`: interaction to next paint of what visitors press and type into, at a CPU four times
 * slower. Writes its table into bench/README.md. `-- --runs 3` is quicker, `-- --only finder,sheet` selects some.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { startNginx } from "../__tests__/support/nginx";
import { launchChromium } from "../scripts/lib/chromium";
import { PAGE_KINDS, type PageKind } from "../scripts/lib/sample-pages";
import { waitForHydration } from "../scripts/lib/wait-for-hydration";
import { reportMeasurement } from "./measurement";
import { machine, table, withSpread } from "./readme";

const { values: given } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});
const only = given.only?.split(",");
const RUNS = Number(given.runs);
const DELIVERY = resolve(process.env["DELIVERY_FOLDER"] ?? "delivery");
const SLOWER = 4;

interface Interaction {
  name: string;
  page: PageKind;
  width: 360 | 1280;
  act: (page: Page) => Promise<unknown>;
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Letter by letter, each once the one before has been answered. */
const type = (selector: string, text: string) => async (page: Page) => {
  await page.locator(selector).click();
  // The list or the index is loaded at the first focus.
  await page.waitForTimeout(2500);
  await page.locator(selector).pressSequentially(text, { delay: 250 });
};

const INTERACTIONS: readonly Interaction[] = [
  { name: "menu", page: "home", width: 1280, act: press("header nav button") },
  { name: "sheet", page: "home", width: 360, act: press("[command='show-modal']") },
  { name: "question", page: "service", width: 360, act: press("details[name] > summary") },
  { name: "tip", page: "service", width: 360, act: press("table button[popovertarget]") },
  { name: "price", page: "service", width: 360, act: press("fieldset label:last-child") },
  { name: "finder", page: "locations", width: 360, act: type("#city", "springfeild") },
  { name: "search", page: "search", width: 360, act: type("main input[type='search']", "reviews") },
  { name: "link", page: "home", width: 360, act: press("main a[href^='/']") },
];

interface Observed {
  durations?: number[];
}

/** Runs in the page. No named functions: tsx would wrap them in a missing helper. */
const observe = (): void => {
  const durations: number[] = [];
  (globalThis as Observed).durations = durations;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) durations.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
};

/** The slowest interaction in milliseconds, a multiple of 8; below 16 it is not reported, and counts as 16. */
const slowest = async (browser: Browser, origin: string, { page: kind, width, act }: Interaction): Promise<number> => {
  const isPhone = width === 360;
  const context = await browser.newContext({ viewport: { width, height: 740 }, isMobile: isPhone, hasTouch: isPhone });
  try {
    const page = await context.newPage();
    await page.goto(origin + PAGE_KINDS[kind], { waitUntil: "networkidle" });
    await waitForHydration(page);
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.evaluate(observe);
    // A link's page comes without a document load, so the numbers stay.
    await act(page);
    await page.waitForTimeout(1000);
    return Math.max(16, ...(await page.evaluate(() => (globalThis as Observed).durations ?? [])));
  } finally {
    await context.close();
  }
};

const measure = async (): Promise<string> => {
  const about = machine();
  const nginx = await startNginx(DELIVERY);
  const browser = await launchChromium();
  try {
    const rows: string[][] = [];
    for (const interaction of INTERACTIONS.filter(({ name }) => only?.includes(name) ?? true)) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1)
        times.push(await slowest(browser, `http://127.0.0.1:${nginx.port}`, interaction));
      rows.push([interaction.name, `${interaction.width} px`, withSpread(times, 0)]);
    }
    return [
      `Milliseconds from a press of a pointer or a key to the next frame, at a CPU ${SLOWER}× slower; the slowest of an`,
      `interaction, median of ${RUNS} runs, with minimum and maximum in brackets. At most 80.`,
      "",
      `Machine: ${about}; Chromium ${browser.version()}.`,
      "",
      ...table(["interaction", "width", "ms"], rows),
    ].join("\n");
  } finally {
    await browser.close();
    await nginx.stop();
  }
};

void reportMeasurement("interactions", "Interactions", measure, !only);
