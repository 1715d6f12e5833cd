/**
 * `npm run bench:develop`: warm start of `npm run develop`, and the time from saving a file until Chromium shows the
 * change. Writes its tables into bench/README.md. `-- --runs 3` instead of five is quicker.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { developSite, type DevelopedSite } from "../__tests__/support/develop-site";
import { launchChromium } from "../scripts/lib/chromium";
import { routes } from "../src/routes";
import { reportMeasurement, workFolder } from "./measurement";
import { machine, table, withSpread } from "./readme";

const { values: given } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const RUNS = Number(given.runs);

const work = workFolder("develop");
const content = join(work, "content");

const firstIn = (folder: string): string => readdirSync(join("content", folder)).sort()[0] ?? "";

const article = firstIn("blog");
const service = firstIn("services");
const state = firstIn("locations");

/** A file to save, and the page that shows it. */
interface Edit {
  what: string;
  file: string;
  path: string;
  /** The file's text with a new word. */
  changed: (text: string, word: string) => string;
}

const firstCity = (): string =>
  /slug: ([\w-]+)/.exec(readFileSync(join("content/locations", state), "utf8"))?.[1] ?? "";

const edits = (): Edit[] => [
  {
    what: "a sentence of an article",
    file: `blog/${article}`,
    path: routes.article(basename(article, ".md")),
    changed: (text, word) => `${text.trimEnd()} ${word}.\n`,
  },
  {
    what: "the name of a city",
    file: `locations/${state}`,
    path: routes.city(basename(state, ".yaml"), firstCity()),
    changed: (text, word) => text.replace(/- \{ name: "?([^",]*)"?,/, `- { name: "$1 ${word}",`),
  },
  {
    what: "a sentence of a service",
    file: `services/${service}/index.md`,
    path: routes.service(service),
    changed: (text, word) => `${text.trimEnd()} ${word}.\n`,
  },
];

const seconds = (since: number): number => (performance.now() - since) / 1e3;

/** Milliseconds without output after which the site counts as idle. */
const AT_REST = 5000;

/** Waits until the first start has written all caches. */
const rest = async ({ output }: DevelopedSite): Promise<void> => {
  for (let said = -1; said !== output().length;) {
    said = output().length;
    await new Promise((done) => setTimeout(done, AT_REST));
  }
};

/** As for an editor: with `CI`, Gatsby would run all queries at start instead of on demand. */
const AS_EDITORS = { CI: "" };

const showsText = async (page: Page, word: string): Promise<void> => {
  await page.waitForFunction((text) => document.body.innerText.toLowerCase().includes(text), word.toLowerCase(), {
    timeout: 60_000,
    polling: 20,
  });
};

/** Seconds from writing a file to seeing the change, several times. */
const timesToSeen = async (page: Page, { url }: DevelopedSite, edit: Edit): Promise<number[]> => {
  const file = join(content, edit.file);
  const before = readFileSync(file, "utf8");
  await page.goto(url + edit.path);
  await page.waitForSelector("h1");
  const times: number[] = [];
  // The first is not counted: it includes loading the page's bundle.
  for (let run = 0; run <= RUNS; run += 1) {
    const word = `Harbor${"abcdefghijklmnop"[run] ?? run}`;
    await page.waitForTimeout(1000);
    const began = performance.now();
    writeFileSync(file, edit.changed(before, word));
    await showsText(page, word);
    if (run > 0) times.push(seconds(began));
  }
  writeFileSync(file, before);
  return times;
};

interface Start {
  graphiql: number;
  page: number;
}

/** Seconds until GraphiQL responds, and until the home page is visible. */
const start = async (page: Page): Promise<{ site: DevelopedSite; times: Start }> => {
  const began = performance.now();
  const site = await developSite(content, { root: join(work, "site"), env: AS_EDITORS });
  const graphiql = seconds(began);
  await page.goto(site.url);
  await page.waitForSelector("h1");
  return { site, times: { graphiql, page: seconds(began) } };
};

const measure = async (): Promise<string> => {
  const about = machine(`Node ${process.versions.node}`);
  cpSync("content", content, { recursive: true });
  const browser = await launchChromium();
  let site: DevelopedSite | undefined;
  try {
    const page = await browser.newPage();
    const starts: Start[] = [];
    // The first start fills the cache.
    for (let run = 0; run <= RUNS; run += 1) {
      await site?.stop();
      const started = await start(page);
      site = started.site;
      if (run > 0) starts.push(started.times);
      else await rest(site);
    }
    const rows: string[][] = [
      ["start with a warm cache, until the first page is visible", withSpread(starts.map((times) => times.page))],
      ["start with a warm cache, until GraphiQL responds", withSpread(starts.map(({ graphiql }) => graphiql))],
    ];
    for (const edit of edits())
      if (site) rows.push([`${edit.what}: from saving to display`, withSpread(await timesToSeen(page, site, edit), 2)]);
    return [
      `\`npm run develop\` on the full content, in Chromium ${browser.version()}; median of ${RUNS} runs, with minimum and maximum in brackets.`,
      "",
      `Machine: ${about}.`,
      "",
      ...table(["", "s"], rows),
    ].join("\n");
  } finally {
    await site?.stop();
    await browser.close();
  }
};

void reportMeasurement("develop", "Editing", measure);
