/** The used part of fontverter, which has no types. */
declare module "fontverter" {
  /** Converts a font of any of these formats. */
  export function convert(font: Buffer, format: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
}
