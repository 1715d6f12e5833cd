/**
 * `npm run bench:navigation`: how long it takes from the press on a link, whose page was fetched when somebody reached for it,
 * until the other page is on the screen. Prints a table, and writes it into bench/README.md. `-- --runs 3` is quicker,
 * `-- --only home,city` measures the ways from some kinds of page alone.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { startNginx } from "../__tests__/support/nginx";
import { launchChromium } from "../scripts/lib/chromium";
import { PAGE_KINDS, type PageKind } from "../scripts/lib/sample-pages";
import { waitForHydration } from "../scripts/lib/wait-for-hydration";
import { tellMeasurement } from "./measurement";
import { machine, table } from "./readme";
import { withSpread } from "./spread";

const { values: given } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});
const only = given.only?.split(",");
const RUNS = Number(given.runs);
const DELIVERY = resolve(process.env["DELIVERY_FOLDER"] ?? "delivery");

/** Pages, each with one that a link in its own text leads to. */
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
  /** How many times slower its processor is than this machine's. */
  slower: number;
}

const DEVICES: readonly Device[] = [
  { name: "window of 1280 px, pressed by mouse", options: { viewport: { width: 1280, height: 800 } }, slower: 1 },
  {
    name: "phone of 360 px, four times slower, touched",
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    slower: 4,
  },
];

interface Measured {
  /** Milliseconds from the press to the frame that shows the other page. */
  untilSeen?: number;
}

/**
 * Runs in the page: from the next press on, waits for the frame in which another heading stands there. It has no function
 * with a name, as tsx would wrap that into a helper which the page does not have.
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

/** Opens a page, reaches for a link, waits until all is fetched, and presses. @returns milliseconds */
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
      "Milliseconds from the press on a link to the frame that shows the other page, whose data and script were fetched when " +
        `the link was reached for; the middle of ${RUNS} runs, with the fastest and the slowest in brackets. At most 100.`,
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

void tellMeasurement("navigation", "To another page", measure, !only);
