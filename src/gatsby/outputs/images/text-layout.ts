/** Text in images: shaped, wrapped, and reduced in size until it fits. */
import sharp from "sharp";
import { escapeHtml } from "content-kit/lib/escape-html";

export interface TextStyle {
  /** Font families, each followed by a comma. */
  families: string;
  color: string;
  /** Sizes in pixels, descending; the first that fits is used, or the last. */
  sizes: readonly number[];
  /** Available space in pixels. */
  width: number;
  height: number;
  /** Letter spacing relative to the size. */
  tracking?: number;
  /** Line height relative to the font's. */
  leading?: number;
}

/** Rendered text; `width` and `height` are those of the ink. */
export interface DrawnText {
  data: Buffer;
  width: number;
  height: number;
}

const draw = async (text: string, style: TextStyle, size: number, width: number): Promise<DrawnText> => {
  // Pango uses 1/1024 point; at 72 dpi a point is a pixel.
  const tracking = Math.round((style.tracking ?? 0) * size * 1024);
  const markup = `<span foreground="${style.color}" letter_spacing="${tracking}" line_height="${style.leading ?? 1}">${escapeHtml(text.replace(/\p{Cc}+/gu, " "))}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font: `${style.families} ${size}`, width, rgba: true, dpi: 72, wrap: "word-char" },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** True if no word is longer than a line. */
const wordsFit = async (text: string, style: TextStyle, size: number): Promise<boolean> => {
  const longest = text.split(/\s+/).reduce((a, b) => (b.length > a.length ? b : a), "");
  return (await draw(longest, style, size, style.width * 4)).width <= style.width;
};

/** Balances lines: the narrowest width with the same number of lines. */
const balanced = async (text: string, style: TextStyle, size: number, drawn: DrawnText): Promise<DrawnText> => {
  let best = drawn;
  for (let width = Math.round(drawn.width * 0.92); width > style.width * 0.5; width = Math.round(width * 0.92)) {
    const narrower = await draw(text, style, size, width);
    // Another line adds at least half a line's height; a few pixels are a descender.
    if (narrower.height > drawn.height + size / 2 || !(await wordsFit(text, { ...style, width }, size))) return best;
    best = narrower;
  }
  return best;
};

/** Renders text at the largest size that fits, with balanced lines. */
export const drawText = async (text: string, style: TextStyle): Promise<DrawnText> => {
  // An image has at least one pixel.
  if (text.trim() === "") return { data: Buffer.alloc(4), width: 1, height: 1 };
  const smallest = style.sizes.at(-1) ?? 16;
  for (const size of style.sizes) {
    const drawn = await draw(text, style, size, style.width);
    const fits = drawn.height <= style.height && drawn.width <= style.width && (await wordsFit(text, style, size));
    if (fits) return drawn.height > size * 1.6 ? balanced(text, style, size, drawn) : drawn;
  }
  return draw(text, style, smallest, style.width);
};
