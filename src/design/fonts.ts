/** The two typefaces, served by the site itself; the fallbacks take as much room, so that nothing moves when they arrive. */
import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import text from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** The files that the first screen of every page needs. */
export const preloadedFonts: readonly string[] = [display, text];

const face = (family: string, file: string): string =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:200 800;src:url(${file}) format("woff2")}`;

/** Metrics by Capsize from the font files, against Arial. */
const fallback = (family: string, ascent: number, descent: number, adjust: number): string =>
  `@font-face{font-family:"${family}";src:local("Arial"),local("Liberation Sans");ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${adjust}%}`;

export const fontsCss =
  face("Bricolage Grotesque Variable", display) +
  face("Instrument Sans Variable", text) +
  fallback("Bricolage Fallback", 83.76, 24.32, 111.04) +
  fallback("Instrument Fallback", 94.42, 24.33, 102.74);
