/**
 * `npm run bench:on-page`: from saving a text in the form beside its page until the page shows it, and from saving the
 * same file on disk, by turns. Writes its table into bench/README.md. `-- --runs 3` instead of nine is quicker.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { developSite } from "../__tests__/support/develop-site";
import { launchChromium } from "../scripts/lib/chromium";
import { routes } from "../src/routes";
import { reportMeasurement, workFolder } from "./measurement";
import { machine, median, table } from "./readme";
import { withSpread } from "./spread";

const { values: given } = parseArgs({ options: { runs: { type: "string", default: "9" } } });
const RUNS = Number(given.runs);
const PATIENCE = 120_000;

const work = workFolder("on-page");
const content = join(work, "content");
const article = readdirSync("content/blog").sort()[0] ?? "";
const file = join(content, "blog", article);

const headingShows = (page: Page, words: string): Promise<void> =>
  page
    .waitForFunction((text) => document.querySelector("h1")?.textContent?.includes(text), words, { polling: 10 })
    .then(() => undefined);

/** Opens the page with the form of its heading beside it, ready to type into. */
const openBeside = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole("button", { name: "Changing texts" }).waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await page.frameLocator("iframe[title^=Form]").locator("[data-marked] :focus").waitFor();
  await page.waitForTimeout(1000);
};

const inForm = async (page: Page, words: string): Promise<() => Promise<void>> => {
  const form = page.frameLocator("iframe[title^=Form]");
  await form.locator("[data-marked] :focus").fill(words);
  const save = form.getByRole("button", { name: "Save", exact: true });
  await save.waitFor();
  return () => save.click();
};

const onDisk = (before: string, words: string): Promise<() => Promise<void>> =>
  Promise.resolve(() => {
    writeFileSync(file, before.replace(/^title: .*$/m, `title: "${words}"`));
    return Promise.resolve();
  });

const WAYS = ["form", "disk"] as const;

const measure = async (): Promise<string> => {
  const about = machine(`Node ${process.versions.node}`);
  cpSync("content", content, { recursive: true });
  const before = readFileSync(file, "utf8");
  const site = await developSite(content, { root: join(work, "site"), env: { CI: "", CONTENT_EDITOR: "1" } });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(PATIENCE);
    const times = { form: [] as number[], disk: [] as number[] };
    // The first turn of each is not counted: it includes bundling the editor.
    for (let run = 0; run <= RUNS; run += 1)
      for (const way of WAYS) {
        await openBeside(page, site.url + routes.article(basename(article, ".md")));
        const words = `Harbor ${way} ${"abcdefghijklmnop"[run] ?? run}`;
        const save = await (way === "form" ? inForm(page, words) : onDisk(before, words));
        const began = performance.now();
        await save();
        await headingShows(page, words);
        if (run > 0) times[way].push((performance.now() - began) / 1e3);
        writeFileSync(file, before);
        await page.waitForTimeout(1500);
      }
    const ratio = median(times.form) / median(times.disk);
    return [
      `The heading of an article, in \`npm run edit\` on the full content, in Chromium ${browser.version()}: from saving until the page shows it; median of ${RUNS} runs by turns, with minimum and maximum in brackets. Target: at most 1.2 times.`,
      "",
      `Machine: ${about}.`,
      "",
      ...table(
        ["saved", "s"],
        [
          ["by an editor on disk", withSpread(times.disk, 2)],
          ["in the form beside the page", withSpread(times.form, 2)],
          ["form to disk", ratio.toFixed(2)],
        ],
      ),
    ].join("\n");
  } finally {
    await browser.close();
    await site.stop();
  }
};

void reportMeasurement("on-page", "Editing on the page", measure);
