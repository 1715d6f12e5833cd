/**
 * `npx tsx scripts/tools/contact-sheet.ts`: all cards of the built site in screenshots/social-cards.png.
 * Arguments filter cards by name, and show them at the width of a feed.
 */
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const FOLDER = "public/social";
const GAP = 8;

const chosen = process.argv.slice(2);
const files = readdirSync(FOLDER)
  .filter((file) => chosen.length === 0 || chosen.some((part) => file.includes(part)))
  .sort();
const width = chosen.length > 0 ? 500 : 220;
const height = Math.round((width * 630) / 1200);
const columns = chosen.length > 0 ? 2 : 8;

const makeSheet = async (): Promise<void> => {
  const composite = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(join(FOLDER, file)).resize(width, height).png().toBuffer(),
      left: GAP + (index % columns) * (width + GAP),
      top: GAP + Math.floor(index / columns) * (height + GAP),
    })),
  );
  mkdirSync("screenshots", { recursive: true });
  await sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + Math.ceil(files.length / columns) * (height + GAP),
      channels: 3,
      background: "#888888",
    },
  })
    .composite(composite)
    .png()
    .toFile("screenshots/social-cards.png");
};

void makeSheet();
