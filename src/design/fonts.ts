/** Self-hosted fonts with metric-matched fallbacks, so that nothing shifts when they load. */
import displayFile from "@fonts/display.woff2";
import { face } from "./text-fonts";
import { bold, display, text, type Cut } from "./typefaces";

/** The heading font, preloaded for the first paint. */
export const preloadedFont: string = displayFile;

/** `size-adjust` of a local font, for a `unicode-range` or for all other characters. */
interface Width {
  ratio: number;
  letters?: string;
}

/** A local font as a fallback. */
type Widths = readonly Width[];

const SPACE = "U+20";
/** Space, ! " ' , . : */
const NARROW = "U+20-22,U+27,U+2c,U+2e,U+3a";

/**
 * Headings adjust punctuation separately, because it is narrow and headings are large. Separate groups of letters and
 * digits would differ in height. Texts adjust the space only, to stay even.
 */
const inHeadings = (others: number, narrow: number): Widths => [{ ratio: others }, { ratio: narrow, letters: NARROW }];
const inTexts = (others: number, space: number): Widths => [{ ratio: others }, { ratio: space, letters: SPACE }];

interface System {
  /** Suffix of the family name. */
  name: string;
  /** Names of local fonts for `local()`, all with the same widths. */
  regular: readonly string[];
  bold: readonly string[];
  display: Widths;
  text: Widths;
  textBold: Widths;
}

/**
 * System fonts, most common first; missing ones are skipped. Ratios are least squares over the site's texts;
 * __tests__/browser/layout-shift.test.ts checks the result.
 */
const SYSTEMS: readonly System[] = [
  {
    // Windows, macOS, iOS; Liberation Sans on Linux.
    name: "Fallback",
    regular: ["Arial", "Liberation Sans"],
    bold: ["Arial Bold", "Liberation Sans Bold"],
    display: inHeadings(1.026, 0.834),
    text: inTexts(1.05, 0.72),
    textBold: inTexts(1.005, 0.7),
  },
  {
    // Android.
    name: "Roboto",
    regular: ["Roboto"],
    bold: ["Roboto Bold"],
    display: inHeadings(1.1, 0.788),
    text: inTexts(1.051, 0.757),
    textBold: inTexts(1.067, 0.76),
  },
  {
    // Linux without further fonts.
    name: "DejaVu",
    regular: ["DejaVu Sans"],
    bold: ["DejaVu Sans Bold"],
    display: inHeadings(0.878, 0.544),
    text: inTexts(0.931, 0.604),
    textBold: inTexts(0.856, 0.551),
  },
];

/** Ascent and descent relative to the font size. */
type Metrics = readonly [ascent: number, descent: number];
const DISPLAY_METRICS: Metrics = [0.93, 0.27];
const TEXT_METRICS: Metrics = [0.97, 0.25];

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

/** Line height comes from the face with the space character; metrics are relative to the adjusted size. */
const heights = ([ascent, descent]: Metrics, { ratio, letters }: Width): string =>
  letters?.startsWith(SPACE)
    ? `;ascent-override:${percent(ascent / ratio)};descent-override:${percent(descent / ratio)};line-gap-override:0%`
    : "";

/** Faces of one family; later ones apply to their `unicode-range`. */
const localFaces = (
  family: string,
  { range }: Cut,
  local: readonly string[],
  widths: Widths,
  metrics: Metrics,
): string => {
  const src = local.map((name) => `local("${name}")`).join(",");
  return widths
    .map(
      (width) =>
        `@font-face{font-family:"${family}";font-weight:${range};src:${src};size-adjust:${percent(width.ratio)}` +
        `${width.letters ? `;unicode-range:${width.letters}` : ""}${heights(metrics, width)}}`,
    )
    .join("");
};

const fallbackCss = (system: System): string =>
  localFaces(`Bricolage ${system.name}`, display, system.bold, system.display, DISPLAY_METRICS) +
  localFaces(`Instrument ${system.name}`, text, system.regular, system.text, TEXT_METRICS) +
  localFaces(`Instrument ${system.name}`, bold, system.bold, system.textBold, TEXT_METRICS);

const stack = (own: string, fallback: string): string =>
  [own, ...SYSTEMS.map(({ name }) => `${fallback} ${name}`)].map((each) => `"${each}"`).join() + ",Arial,sans-serif";

/** The heading font, fallbacks of both fonts, and their custom properties. */
export const fontsCss =
  face(display, displayFile) +
  SYSTEMS.map(fallbackCss).join("") +
  `:root{--font-display:${stack(display.family, "Bricolage")};--font-text:${stack(text.family, "Instrument")}}`;
