/** Words in a picture: shaped, wrapped and, where they are long, set smaller until they fit. */
import sharp from "sharp";
import { escapeHtml } from "../../../lib/escape-html";

export interface TextStyle {
  /** Font families, each with a comma after it. */
  families: string;
  color: string;
  /** Sizes in pixels, the largest first; the first that fits is taken, or else the last. */
  sizes: readonly number[];
  /** The room, in pixels. */
  width: number;
  height: number;
  /** Space between letters, as a part of the size. */
  tracking?: number;
  /** From line to line, as a part of the font's own height of a line. */
  leading?: number;
}

/** Words as pixels; `width` and `height` are those of the ink. */
export interface DrawnText {
  data: Buffer;
  width: number;
  height: number;
}

/** Letters of these scripts join, so that space between them would tear words apart. */
const JOINED = /\p{Script=Arabic}|\p{Script=Syriac}/u;

/** True where the first letter belongs to a script that runs from right to left. */
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);

const draw = async (text: string, style: TextStyle, size: number, width: number): Promise<DrawnText> => {
  // Pango counts in 1024ths of a point; at 72 dpi a point is a pixel.
  const tracking = JOINED.test(text) ? 0 : Math.round((style.tracking ?? 0) * size * 1024);
  const markup = `<span foreground="${style.color}" letter_spacing="${tracking}" line_height="${style.leading ?? 1}">${escapeHtml(text.replace(/\p{Cc}+/gu, " "))}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font: `${style.families} ${size}`, width, rgba: true, dpi: 72, wrap: "word-char" },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** True where no word is too long for a line of this width: set without a limit to their breaking, they stay apart. */
const wordsFit = async (text: string, style: TextStyle, size: number): Promise<boolean> => {
  const longest = text.split(/\s+/).reduce((a, b) => (b.length > a.length ? b : a), "");
  return (await draw(longest, style, size, style.width * 4)).width <= style.width;
};

/** Lines of about the same length: the narrowest width at which the text needs no further line. */
const balanced = async (text: string, style: TextStyle, size: number, drawn: DrawnText): Promise<DrawnText> => {
  let best = drawn;
  for (let width = Math.round(drawn.width * 0.92); width > style.width * 0.5; width = Math.round(width * 0.92)) {
    const narrower = await draw(text, style, size, width);
    // A line more is at least half a line's height; a few pixels are another letter with a tail.
    if (narrower.height > drawn.height + size / 2 || !(await wordsFit(text, { ...style, width }, size))) return best;
    best = narrower;
  }
  return best;
};

/** The words in the largest size at which they fit, their lines balanced. */
export const drawText = async (text: string, style: TextStyle): Promise<DrawnText> => {
  const smallest = style.sizes.at(-1) ?? 16;
  for (const size of style.sizes) {
    const drawn = await draw(text, style, size, style.width);
    const fits = drawn.height <= style.height && drawn.width <= style.width && (await wordsFit(text, style, size));
    if (fits) return drawn.height > size * 1.6 ? balanced(text, style, size, drawn) : drawn;
  }
  return draw(text, style, smallest, style.width);
};
