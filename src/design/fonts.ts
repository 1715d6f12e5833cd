/** The two typefaces, served by the site itself; the fallbacks take as much room, so that nothing moves when they arrive. */
import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import text from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** The files that the first screen of every page needs. */
export const preloadedFonts: readonly string[] = [display, text];

const face = (family: string, file: string): string =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:200 800;src:url(${file}) format("woff2")}`;

/** How wide a typeface's letters run against the local one's: for the letters named, or for all that no other names. */
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

const FALLBACKS: readonly Fallback[] = [
  {
    family: "Bricolage Fallback",
    weights: "200 800",
    local: "Arial Bold",
    metrics: [0.93, 0.27],
    widths: [
      { ratio: 1.031 },
      { ratio: 0.834, letters: ` 1J,?:'".L!` },
      { ratio: 0.976, letters: "gijlosxABCDEFGHOPRSTUV" },
      { ratio: 1.13, letters: "3%5wr4M$9t68f0" },
    ],
  },
  {
    family: "Instrument Fallback",
    weights: "200 549",
    local: "Arial",
    metrics: [0.97, 0.25],
    widths: [{ ratio: 1.041 }, { ratio: 0.72, letters: " 1" }, { ratio: 1.366, letters: "'()ft-" }],
  },
  {
    family: "Instrument Fallback",
    weights: "550 800",
    local: "Arial Bold",
    metrics: [0.97, 0.25],
    widths: [{ ratio: 1.001 }, { ratio: 0.7, letters: " 1J:" }, { ratio: 1.266, letters: "W$0t()-" }],
  },
];

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

const codePoints = (letters: string): string =>
  [...letters].map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`).join(",");

/** A browser takes a line's height from the face that has the space; metrics count from the adjusted size. */
const heights = ([ascent, descent]: readonly [number, number], { ratio, letters }: Width): string =>
  letters?.includes(" ")
    ? `;ascent-override:${percent(ascent / ratio)};descent-override:${percent(descent / ratio)};line-gap-override:0%`
    : "";

/** Faces of one name: a later one is taken for the letters that it names. */
const fallbackCss = ({ family, weights, local, metrics, widths }: Fallback): string =>
  widths
    .map(
      (width) =>
        `@font-face{font-family:"${family}";font-weight:${weights};src:local("${local}"),local("${local.replace("Arial", "Liberation Sans")}");` +
        `size-adjust:${percent(width.ratio)}${width.letters ? `;unicode-range:${codePoints(width.letters)}` : ""}${heights(metrics, width)}}`,
    )
    .join("");

export const fontsCss =
  face("Bricolage Grotesque Variable", display) +
  face("Instrument Sans Variable", text) +
  FALLBACKS.map(fallbackCss).join("");
