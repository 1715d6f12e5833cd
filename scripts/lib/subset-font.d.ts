/** The part of subset-font that is used here; the types of others lack `keepFeatures`. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** The OpenType features that stay, as "kern". */
    keepFeatures: string[];
    /** The one value of each axis that stays. */
    variationAxes: Readonly<Record<string, number>>;
  }

  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
