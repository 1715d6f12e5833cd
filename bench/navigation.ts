/**
 * `npm run bench:navigation`: time from clicking a prefetched link until the other page is on screen. Writes a table
 * into bench/README.md. `-- --runs 3` is quicker, `-- --only home,city` selects pages to start from.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { startNginx } from "../__tests__/support/nginx";
import { launchChromium } from "../scripts/lib/chromium";
import { PAGE_KINDS, type PageKind } from "../scripts/lib/sample-pages";
import { waitForHydration } from "../scripts/lib/wait-for-hydration";
import { reportMeasurement } from "./measurement";
import { machine, table } from "./readme";
import { withSpread } from "./spread";

const { values: given } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});
const only = given.only?.split(",");
const RUNS = Number(given.runs);
const DELIVERY = resolve(process.env["DELIVERY_FOLDER"] ?? "delivery");

/** Pages, each with one that its main text links to. */
const WAYS: readonly (readonly [PageKind, PageKind])[] = [
  ["home", "services"],
  ["services", "service"],
  ["industries", "industry"],
  ["industry", "pair"],
  ["locations", "state"],
  ["state", "city"],
  ["city", "state"],
  ["blog", "article"],
  ["podcast", "episode"],
];

interface Device {
  name: string;
  options: BrowserContextOptions;
  /** CPU slowdown. */
  slower: number;
}

const DEVICES: readonly Device[] = [
  { name: "1280 px, mouse", options: { viewport: { width: 1280, height: 800 } }, slower: 1 },
  {
    name: "360 px, touch, CPU 4× slower",
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    slower: 4,
  },
];

interface Measured {
  /** Milliseconds from the click to the frame that shows the other page. */
  untilSeen?: number;
}

/**
 * Runs in the page: waits for the frame with another heading. No named functions: tsx would wrap them in a missing
 * helper.
 */
const watchNextPress = (): void => {
  const old = document.querySelector("main h1")?.textContent;
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const changes = new MutationObserver(() => {
        const heading = document.querySelector("main h1")?.textContent;
        if (!heading || heading === old) return;
        changes.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => ((globalThis as Measured).untilSeen = performance.now() - timeStamp)),
        );
      });
      changes.observe(document, { childList: true, subtree: true, characterData: true });
    },
    { capture: true, once: true },
  );
};

/** Opens a page, hovers a link, waits for the prefetch, and clicks. @returns milliseconds */
const timeToSee = async (browser: Browser, origin: string, [from, to]: (typeof WAYS)[number], device: Device) => {
  const context = await browser.newContext(device.options);
  try {
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: device.slower });
    await page.goto(origin + PAGE_KINDS[from], { waitUntil: "networkidle" });
    await waitForHydration(page);
    const link = page.locator(`main a[href="${PAGE_KINDS[to]}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    await page.waitForTimeout(500);
    await page.evaluate(watchNextPress);
    await (device.options.hasTouch ? link.tap() : link.click());
    const seen = await page.waitForFunction(() => (globalThis as Measured).untilSeen);
    return (await seen.jsonValue()) as number;
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
    for (const way of WAYS.filter(([from]) => only?.includes(from) ?? true)) {
      const cells: string[] = [];
      for (const device of DEVICES) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1)
          times.push(await timeToSee(browser, `http://127.0.0.1:${nginx.port}`, way, device));
        cells.push(withSpread(times, 0));
      }
      rows.push([way.join(" to "), ...cells]);
    }
    return [
      "Milliseconds from clicking a prefetched link to the frame that shows the other page; " +
        ` median of ${RUNS} runs, with minimum and maximum in brackets. At most 100.`,
      "",
      `Machine: ${about}; Chromium ${browser.version()}.`,
      "",
      ...table(["from, to", ...DEVICES.map(({ name }) => name)], rows),
    ].join("\n");
  } finally {
    await browser.close();
    await nginx.stop();
  }
};

void reportMeasurement("navigation", "To another page", measure, !only);
