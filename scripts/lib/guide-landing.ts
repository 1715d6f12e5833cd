/** The picture of a landing page next to its form, from a running `npm run edit`: drafts and forms are only there. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";

const PAGE = "/spring-calendar";
const FORM = "/admin/#/collections/landing/entries/spring-calendar";
const WIDTH = 768;
const HEIGHT = 960;
const SCALE = 0.72;
const GAP = 16;

const shown = async (page: Page): Promise<Buffer> =>
  sharp(await page.screenshot())
    .resize({ width: Math.round(WIDTH * SCALE) })
    .toBuffer();

/** @param origin of `npm run edit`, such as http://localhost:8000 */
export const takeLandingPicture = async (browser: Browser, origin: string, folder: string): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  // Without the outlines of texts that can be pointed at.
  await context.addInitScript("localStorage.setItem('on-page', 'off')");
  const page = await context.newPage();
  await page.goto(origin + PAGE, { waitUntil: "networkidle" });
  await page.waitForSelector("main h1");
  const landing = await shown(page);
  await page.goto(origin + FORM);
  await page.getByRole("button", { name: /^Add section/ }).click({ timeout: 60_000 });
  await page.waitForTimeout(500);
  const form = await shown(page);
  const [width, height] = [Math.round(WIDTH * SCALE), Math.round(HEIGHT * SCALE)];
  const picture = await sharp({ create: { width: 2 * width + GAP, height, channels: 3, background: "#fff" } })
    .composite([
      { input: landing, left: 0, top: 0 },
      { input: form, left: width + GAP, top: 0 },
    ])
    .webp({ quality: 82 })
    .toBuffer();
  writeFileSync(join(folder, "landing.webp"), picture);
  console.log(`landing.webp in ${folder}, ${Math.round(picture.length / 1000)} kB.`);
  await context.close();
};
