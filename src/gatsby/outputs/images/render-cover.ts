/** Renders the podcast cover, legible as a thumbnail: waveform, name, mark. */
import sharp from "sharp";
import { FAIL_ON } from "content-kit";
import { waveform } from "../../../design/pulse";
import { dark, light } from "../../../design/tokens";
import { ground, markAt, placed } from "./render-card";
import type { CoverDrawing, OwnCoverDrawing } from "./types";
import { drawText } from "./text-layout";
import { FAMILIES } from "./fonts";

/** Width and height in pixels: the maximum of podcast directories. */
const COVER_SIZE = 3000;

const MARGIN = 220;
const ROOM = COVER_SIZE - 2 * MARGIN;
/** Few bars, so that they are distinct in a thumbnail of 55 pixels. */
const BARS = 15;

const bars = (seed: string): string =>
  waveform(seed, BARS)
    .map((level, index) => {
      const height = 160 + 900 * level;
      const x = MARGIN + 45 + (index * (ROOM - 90)) / (BARS - 1);
      return `<path d="M${x.toFixed(1)} ${(960 - height / 2).toFixed(1)}v${height.toFixed(1)}" stroke-width="90"/>`;
    })
    .join("");

/** Apple's maximum size in bytes. */
const HEAVIEST = 512 * 1024;
const QUALITIES = [88, 75, 60, 45, 30];

/**
 * The agency's picture as directories require: a square JPEG in RGB (cropped to the center) at the best quality
 * within the limit.
 */
export const ownCoverPicture = async ({ picture }: OwnCoverDrawing): Promise<Buffer> => {
  const square = sharp(picture, { failOn: FAIL_ON })
    .rotate()
    .resize(COVER_SIZE, COVER_SIZE, { fit: "cover" })
    .flatten({ background: light.paper })
    .toColorspace("srgb");
  let cover: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    cover = await square.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (cover.length < HEAVIEST) break;
  }
  return cover;
};

/** The generated cover as a JPEG in RGB. */
export const coverPicture = async ({ title, name, logo, seed }: CoverDrawing): Promise<Buffer> => {
  const style = { families: FAMILIES.display, color: dark.onDeep, width: ROOM };
  const middle = COVER_SIZE - 300;
  const [mark, words, brand] = await Promise.all([
    markAt(MARGIN, middle, 7.5, logo),
    drawText(title, {
      ...style,
      sizes: [640, 560, 490, 430, 370, 320, 280, 240, 200],
      height: 760,
      tracking: -0.03,
      leading: 0.86,
    }),
    drawText(name, { ...style, sizes: [150, 120, 100], height: 180, tracking: -0.03 }),
  ]);
  return sharp(ground(COVER_SIZE, COVER_SIZE, bars(seed) + mark.svg))
    .composite([
      placed(words, MARGIN, 1700 + Math.max(0, (700 - words.height) / 2)),
      placed(brand, MARGIN + mark.width + 70, middle - brand.height / 2),
    ])
    .flatten({ background: dark.deep })
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
};
