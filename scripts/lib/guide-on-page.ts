/** The pictures of pointing at a text and changing it, from a running `npm run edit`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";

const SIZE = { width: 1280, height: 640 };
const SCALE = 0.6;

const take = async (page: Page, folder: string, name: string): Promise<void> => {
  const picture = await sharp(await page.screenshot())
    .resize({ width: Math.round(SIZE.width * SCALE) })
    .webp({ quality: 82 })
    .toBuffer();
  writeFileSync(join(folder, `${name}.webp`), picture);
  console.log(`${name}.webp in ${folder}, ${Math.round(picture.length / 1000)} kB.`);
};

/** @param origin of `npm run edit`, such as http://localhost:8000 */
export const takeOnPagePictures = async (browser: Browser, origin: string, folder: string): Promise<void> => {
  const context = await browser.newContext({ viewport: SIZE, colorScheme: "light", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${origin}/about`, { waitUntil: "networkidle" });
  const heading = page.locator("main h1");
  await heading.hover();
  await page.getByText(" › First screen › ").filter({ visible: true }).first().waitFor();
  await take(page, folder, "point-at-text");
  await heading.click();
  await page.frameLocator("iframe[title^=Form]").locator(":focus").waitFor({ timeout: 60_000 });
  await page.waitForTimeout(500);
  await take(page, folder, "change-text");
  await context.close();
};
