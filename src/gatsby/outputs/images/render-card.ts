/** Renders a social card: the agency's mark and name, the page's title, and the page's line at the bottom. */
import sharp from "sharp";
import { FAIL_ON } from "content-kit";
import { heroLine, heroPoints } from "../../../design/hero-line";
import { MARK } from "../../../design/mark";
import { LINES, waveform, type LineStyle } from "../../../design/pulse";
import { dark } from "../../../design/tokens";
import { DRAWING_SIZE, drawingSvg } from "./render-drawing";
import type { CardDrawing, MapOrnament, Ornament } from "./types";
import { drawText, type DrawnText } from "./text-layout";
import { FAMILIES } from "./fonts";

/** In pixels, as in the Open Graph tags. */
const CARD_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 72;
const ROOM = CARD_SIZE.width - 2 * MARGIN;
/** Center of the top row, and the bounds of the text. */
const TOP_ROW = 78;
const WORDS = { top: 146, bottom: 446, gap: 26 } as const;
const BASELINE = 556;
const CLIMB = { width: CARD_SIZE.width, baseline: BASELINE, reach: 165 };
const BARS = 75;
/** A picture next to the words, and the width that is left for them. */
const PICTURE = { x: 700, y: 132, width: 428, height: 440 } as const;
const BESIDE_PICTURE = PICTURE.x - MARGIN - 28;
/** Dots are larger than on pages, as cards are shown small. */
const DOT_SCALE = 1.6;

/** A picture fitted into its place. */
const fitted = (frame: MapOrnament["frame"], svgAt: (scale: number) => string): string => {
  const scale = Math.min(PICTURE.width / frame.width, PICTURE.height / frame.height);
  const left = PICTURE.x + (PICTURE.width - frame.width * scale) / 2 - frame.x * scale;
  const top = PICTURE.y + (PICTURE.height - frame.height * scale) / 2 - frame.y * scale;
  return `<g transform="translate(${left} ${top}) scale(${scale})" fill="none">${svgAt(scale)}</g>`;
};

const dotsSvg = ({ frame, sizes }: MapOrnament): string =>
  fitted(frame, (scale) =>
    sizes.map(({ diameter, d }) => `<path stroke-width="${(diameter * DOT_SCALE) / scale}" d="${d}"/>`).join(""),
  );

const ornamentSvg = (ornament: Ornament, line: LineStyle): string => {
  switch (ornament.kind) {
    case "dots":
      return dotsSvg(ornament);
    case "illustration":
      return fitted(DRAWING_SIZE, () => drawingSvg(ornament));
    case "beats":
      return `<path d="${LINES[line](CARD_SIZE.width, BASELINE, 100, ornament.beats, 42)}" fill="none" stroke-width="5"/>`;
    case "climb": {
      // As on the home page, with a ring at its end.
      const end = heroPoints(ornament.levels, CLIMB).at(-1);
      const ring = end ? `<circle cx="${end.x}" cy="${end.y}" r="11" fill="${dark.deep}" stroke-width="5"/>` : "";
      return `<path d="${heroLine(ornament.levels, CLIMB, line)}" fill="none" stroke-width="5"/>${ring}`;
    }
    case "waveform":
      return waveform(ornament.seed, BARS)
        .map((level, index) => {
          const height = 130 * level;
          return `<path d="M${MARGIN + 5 + (index * ROOM) / BARS} ${(530 - height / 2).toFixed(1)}v${height.toFixed(1)}" stroke-width="6"/>`;
        })
        .join("");
  }
};

interface DrawnMark {
  svg: string;
  /** In pixels. */
  width: number;
}

/** Logo height relative to the default mark, as in the header. */
const LOGO_HEIGHT = 28;

/** The agency's mark at a position (left edge, vertical center), scaled. */
export const markAt = async (x: number, y: number, scale: number, logo?: string): Promise<DrawnMark> => {
  if (logo === undefined)
    return {
      svg: `<path transform="translate(${x} ${y - (MARK.height * scale) / 2}) scale(${scale})" d="${MARK.d}" fill="none" stroke-width="${MARK.stroke}"/>`,
      width: MARK.width * scale,
    };
  const file = Buffer.from(logo);
  const { width = 1, height = 1 } = await sharp(file, { failOn: FAIL_ON }).metadata();
  const drawn = { width: (LOGO_HEIGHT * scale * width) / height, height: LOGO_HEIGHT * scale };
  return {
    svg: `<image x="${x}" y="${y - drawn.height / 2}" width="${drawn.width}" height="${drawn.height}" href="data:image/svg+xml;base64,${file.toString("base64")}"/>`,
    width: drawn.width,
  };
};

/** A background with SVG shapes in the accent color. */
export const ground = (width: number, height: number, drawn: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${dark.deep}"/>` +
      `<g stroke="${dark.pulse}" stroke-linejoin="round" stroke-linecap="round">${drawn}</g></svg>`,
  );

/** Overlay of a rendered text. */
export const placed = ({ data, width, height }: DrawnText, left: number, top: number): sharp.OverlayOptions => ({
  input: data,
  raw: { width, height, channels: 4 },
  left: Math.round(left),
  top: Math.round(top),
});

/** A card as PNG. */
export const cardPicture = async ({
  title,
  kicker,
  ornament,
  line = "pulse",
  name,
  logo,
  host,
}: CardDrawing): Promise<Buffer> => {
  const room = ornament.kind === "dots" || ornament.kind === "illustration" ? BESIDE_PICTURE : ROOM;
  const small = { families: FAMILIES.text, color: dark.onDeepMuted, height: 44, width: ROOM };
  const [mark, brand, site, above, words] = await Promise.all([
    markAt(MARGIN, TOP_ROW, 1.9, logo),
    drawText(name, {
      ...small,
      families: FAMILIES.display,
      color: dark.onDeep,
      sizes: [42, 34, 28],
      tracking: -0.03,
      width: 620,
    }),
    drawText(host, { ...small, sizes: [26, 22, 18], width: 380 }),
    drawText(kicker, { ...small, width: room, sizes: [30, 26, 22] }),
    drawText(title, {
      families: FAMILIES.display,
      color: dark.onDeep,
      sizes: [132, 116, 104, 94, 84, 76, 70, 64, 58, 52, 46, 40],
      width: room,
      height: WORDS.bottom - WORDS.top - 22 - WORDS.gap,
      tracking: -0.02,
      leading: 0.86,
    }),
  ]);
  const height = above.height + WORDS.gap + words.height;
  const top = WORDS.top + Math.max(0, (WORDS.bottom - WORDS.top - height) / 2);
  return (
    sharp(ground(CARD_SIZE.width, CARD_SIZE.height, mark.svg + ornamentSvg(ornament, line)))
      .composite([
        placed(brand, MARGIN + mark.width + 18, TOP_ROW - brand.height / 2),
        placed(site, CARD_SIZE.width - MARGIN - site.width, TOP_ROW - site.height / 2),
        placed(above, MARGIN, top),
        placed(words, MARGIN, top + above.height + WORDS.gap),
      ])
      // 20 ms and 57 kB per card; level 9 saves a fifth in 2.5 times the time, a palette more, but slower.
      .removeAlpha()
      .png({ compressionLevel: 6 })
      .toBuffer()
  );
};
