/**
 * `npm run guide-pictures`: takes the annotated screenshots of docs/editing-content.md from the built site. Annotated
 * elements are found by their content; the script fails if one is missing. With the address of a running
 * `npm run edit`, such as `-- http://localhost:8000`, takes the pictures that need the editor instead.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { readContent } from "../src/site/read-content";
import { launchChromium } from "./lib/chromium";
import { GUIDE_PICTURES, type GuidePicture, type Mark } from "./lib/guide-annotations";
import { takeLandingPicture } from "./lib/guide-landing";
import { takeOnPagePictures } from "./lib/guide-on-page";
import { PAGE_KINDS } from "./lib/sample-pages";
import { startServer } from "../src/hosting/reference-server";

const FOLDER = "docs/pictures/guide";
const WIDTH = 1280; // Viewport width: all columns of the pages fit.
const SCALE = 0.6; // Picture size relative to the viewport.
const MARGIN = 36; // Pixels above the first annotation and below the last.

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const { entries } = readContent();

/** The value of an annotation's field, as text. */
const valueOf = ({ file, field }: Mark): string => {
  const entry = entries.find(({ path }) => path === file);
  if (!entry) throw new Error(`There is no content file ${file}.`);
  if (field === "body") return entry.source.body.trim().split(/\n\n|[*_[`]/, 1)[0] ?? "";
  const value = field
    .split(".")
    .reduce<unknown>((from, step) => (from as Record<string, unknown> | undefined)?.[step], entry.data);
  if (typeof value !== "string") throw new Error(`${file} has no text at ${field}.`);
  return value;
};

/** A pattern for the displayed text; placeholders match anything. */
const patternOf = (mark: Mark): string => {
  const literal = valueOf(mark)
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\^$.*+?()[\]|]/g, "\\$&");
  const pattern = literal.replace(/\{\w+\}/g, ".+");
  return mark.field === "body" ? `^${pattern}` : `^${pattern}$`;
};

/** The innermost visible element with exactly this text, or else one that contains it. */
const findBox = async (page: Page, mark: Mark): Promise<Box> => {
  const box = await page.evaluate(
    ({ selector, pattern, within }) => {
      const parts = [...document.querySelectorAll(within)];
      const all = parts.flatMap((part) => [...part.querySelectorAll(selector ?? "*")]);
      const isShown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 4 && height > 4 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      };
      const textOf = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
      const shown = all.filter(isShown);
      // The innermost; the first of several.
      const fits = (expression: RegExp) => {
        const fitting = shown.filter((element) => expression.test(textOf(element)));
        return fitting.find((element) => !fitting.some((other) => other !== element && element.contains(other)));
      };
      const found = selector
        ? shown[0]
        : (fits(new RegExp(pattern)) ?? fits(new RegExp(pattern.replace(/^\^|\$$/g, ""))));
      if (!found) return undefined;
      // The text's own box: a heading's may fill its whole column.
      const words = document.createRange();
      words.selectNodeContents(found);
      const { x, y, width, height } = words.getBoundingClientRect();
      return { x: x + window.scrollX, y: y + window.scrollY, width, height };
    },
    { selector: mark.selector, pattern: patternOf(mark), within: mark.within ?? "main" },
  );
  if (!box) throw new Error(`"${valueOf(mark)}" (${mark.file}, ${mark.field}) is not on ${page.url()}.`);
  return box;
};

/** Draws frames and numbers in system colors, which differ from any design. */
const drawMarks = (page: Page, boxes: readonly Box[]): Promise<void> =>
  page.evaluate((marks) => {
    const layer = document.body.appendChild(document.createElement("div"));
    layer.id = "guide-marks";
    layer.style.cssText = "position:absolute;inset:0 auto auto 0;z-index:9999;pointer-events:none";
    marks.forEach(({ x, y, width, height }, index) => {
      const frame = layer.appendChild(document.createElement("div"));
      frame.style.cssText = `position:absolute;box-sizing:border-box;border:3px solid #d6006c;border-radius:6px;left:${x - 6}px;top:${y - 4}px;width:${width + 12}px;height:${height + 8}px`;
      const disc = layer.appendChild(document.createElement("div"));
      disc.textContent = String(index + 1);
      disc.style.cssText = `position:absolute;left:${Math.max(2, x - 26)}px;top:${Math.max(2, y - 18)}px;width:28px;height:28px;border-radius:50%;background:#d6006c;color:#fff;font:700 17px/28px system-ui,sans-serif;text-align:center`;
    });
  }, boxes as Box[]);

const takePicture = async (page: Page, origin: string, picture: GuidePicture): Promise<number> => {
  await page.goto(origin + PAGE_KINDS[picture.page], { waitUntil: "networkidle" });
  // A sticky header would cover the picture.
  await page.addStyleTag({ content: "body > * header, header { position: static !important }" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const boxes: Box[] = [];
  for (const mark of picture.marks) boxes.push(await findBox(page, mark));
  await drawMarks(page, boxes);
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - MARGIN);
  const bottom = Math.max(...boxes.map(({ y, height }) => y + Math.min(height, 240))) + MARGIN;
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 82,
    captureBeyondViewport: true,
    clip: { x: 0, y: top, width: WIDTH, height: bottom - top, scale: SCALE },
  });
  const bytes = Buffer.from(data, "base64");
  writeFileSync(join(FOLDER, `${picture.name}.webp`), bytes);
  return bytes.length;
};

const takePictures = async (): Promise<void> => {
  const { server, port } = await startServer("delivery", 0);
  const browser = await launchChromium();
  mkdirSync(FOLDER, { recursive: true });
  try {
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: 900 },
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    // tsx wraps named functions in calls of `__name`, which the browser lacks.
    await context.addInitScript("globalThis.__name = (named) => named");
    const page = await context.newPage();
    let total = 0;
    for (const picture of GUIDE_PICTURES) total += await takePicture(page, `http://localhost:${port}`, picture);
    console.log(`${GUIDE_PICTURES.length} pictures in ${FOLDER}, ${Math.round(total / 1000)} kB in all.`);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
};

const takeFromEdit = async (origin: string): Promise<void> => {
  const browser = await launchChromium();
  try {
    await takeOnPagePictures(browser, origin, FOLDER);
    await takeLandingPicture(browser, origin, FOLDER);
  } finally {
    await browser.close();
  }
};

const [edit] = process.argv.slice(2);

(edit ? takeFromEdit(edit) : takePictures()).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
