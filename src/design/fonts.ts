/** The two typefaces, served by the site itself; the fallbacks take as much room, so that nothing moves when they arrive. */
import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import text from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** The files that the first screen of every page needs. */
export const preloadedFonts: readonly string[] = [display, text];

const face = (family: string, file: string): string =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:200 800;src:url(${file}) format("woff2")}`;

/**
 * A fallback of the same measure. Ascent and descent are the typeface's own (Capsize, from the font file); `adjust` is how
 * much wider its words run than Arial's, measured in a browser over this site's headings and texts in their weights.
 */
const fallback = (family: string, local: string, ascent: number, descent: number, adjust: number): string =>
  `@font-face{font-family:"${family}";font-weight:200 800;src:${local};ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${adjust}%}`;

export const fontsCss =
  face("Bricolage Grotesque Variable", display) +
  face("Instrument Sans Variable", text) +
  fallback("Bricolage Fallback", `local("Arial Bold"),local("Liberation Sans Bold")`, 91.9, 26.68, 101.2) +
  fallback("Instrument Fallback", `local("Arial"),local("Liberation Sans")`, 95.12, 24.51, 101.98);
