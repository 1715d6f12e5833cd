/**
 * `npm run screenshots`: screenshots of every kind of page at four widths, light and dark, in screenshots/. Arguments
 * filter them: `npm run screenshots -- service 360 dark`.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "./lib/chromium";
import { samplePages } from "./lib/sample-pages";
import { contentDir } from "content-kit/read";
import { readContent } from "../src/site/read-content";
import { startServer } from "./lib/reference-server";

const WIDTHS = [360, 768, 1280, 1920];
const SCHEMES = ["light", "dark"] as const;
const FOLDER = "screenshots";

const chosen = process.argv.slice(2);
const among = <V>(all: readonly V[]): readonly V[] => {
  const some = all.filter((value) => chosen.includes(String(value)));
  return some.length > 0 ? some : all;
};

const takePictures = async (): Promise<void> => {
  const samples = samplePages(readContent(contentDir()).pages);
  const chosenKinds = among(samples.map(({ kind }) => kind));
  const chosenSamples = samples.filter(({ kind }) => chosenKinds.includes(kind));
  const { server, port } = await startServer("delivery", 0);
  const browser = await launchChromium();
  mkdirSync(FOLDER, { recursive: true });
  for (const colorScheme of among(SCHEMES))
    for (const width of among(WIDTHS)) {
      // With reduced motion the line is drawn from the start.
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      for (const { kind, path } of chosenSamples) {
        await page.goto(`http://localhost:${port}${path}`, { waitUntil: "networkidle" });
        await page.screenshot({ path: join(FOLDER, `${kind}-${width}-${colorScheme}.png`), fullPage: true });
      }
      await context.close();
    }
  await browser.close();
  server.closeAllConnections();
  server.close();
};

void takePictures();
