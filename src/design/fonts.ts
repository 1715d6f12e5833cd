/** The two typefaces, served by the site itself; the fallbacks take as much room, so that nothing moves when they arrive. */
import boldFile from "@fonts/bold.woff2";
import displayFile from "@fonts/display.woff2";
import textFile from "@fonts/text.woff2";
import { bold, display, text, type Cut } from "./typefaces";

/** The typeface of headings: what gives a page its look is there when it is first painted. */
export const preloadedFont: string = displayFile;

const face = ({ family, range }: Cut, file: string): string =>
  `@font-face{font-family:"${family}";font-display:swap;font-weight:${range};src:url(${file})}`;

/** How wide a typeface's letters run against the local one's: for those of a `unicode-range`, or for all others. */
interface Width {
  ratio: number;
  letters?: string;
}

interface Fallback {
  family: string;
  weights: string;
  local: string;
  /** The typeface's own ascent and descent, as parts of the size. */
  metrics: readonly [number, number];
  /** Measured in a browser, by how often this site's texts have the letters. */
  widths: readonly Width[];
}

const SPACE = "U+20";

/**
 * Headings have their narrow signs apart, as they are large and break far apart; letters and digits of another width would be of
 * another size, too, and a figure like 312 would look broken. A text would look uneven so, and every visitor sees it for a moment: of
 * it the space alone has a width of its own.
 */
const FALLBACKS: readonly Fallback[] = [
  {
    family: "Bricolage Fallback",
    weights: display.range,
    local: "Arial Bold",
    metrics: [0.93, 0.27],
    widths: [
      { ratio: 1.032 },
      // space, ! " ' , . :
      { ratio: 0.834, letters: "U+20-22,U+27,U+2c,U+2e,U+3a" },
    ],
  },
  {
    family: "Instrument Fallback",
    weights: text.range,
    local: "Arial",
    metrics: [0.97, 0.25],
    widths: [{ ratio: 1.05 }, { ratio: 0.72, letters: SPACE }],
  },
  {
    family: "Instrument Fallback",
    weights: bold.range,
    local: "Arial Bold",
    metrics: [0.97, 0.25],
    widths: [{ ratio: 1.005 }, { ratio: 0.7, letters: SPACE }],
  },
];

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

/** A browser takes a line's height from the face that has the space; metrics count from the adjusted size. */
const heights = ([ascent, descent]: readonly [number, number], { ratio, letters }: Width): string =>
  letters?.startsWith(SPACE)
    ? `;ascent-override:${percent(ascent / ratio)};descent-override:${percent(descent / ratio)};line-gap-override:0%`
    : "";

/** Faces of one name: a later one is taken for the letters that it names. */
const fallbackCss = ({ family, weights, local, metrics, widths }: Fallback): string =>
  widths
    .map(
      (width) =>
        `@font-face{font-family:"${family}";font-weight:${weights};src:local("${local}"),local("${local.replace("Arial", "Liberation Sans")}");` +
        `size-adjust:${percent(width.ratio)}${width.letters ? `;unicode-range:${width.letters}` : ""}${heights(metrics, width)}}`,
    )
    .join("");

export const fontsCss = face(display, displayFile) + FALLBACKS.map(fallbackCss).join("");

/** The typeface of texts, with the file of each weight; it comes after the first paint (src/client/deferred-head.tsx). */
export const textFaces = [
  { ...text, file: textFile },
  { ...bold, file: boldFile },
] as const;

export const textFontsCss = textFaces.map((each) => face(each, each.file)).join("");
