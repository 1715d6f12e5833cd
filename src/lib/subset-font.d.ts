/** The used part of subset-font; DefinitelyTyped's types lack `keepFeatures`. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2" | "sfnt";
    /** The OpenType features that stay, as "kern". */
    keepFeatures?: string[];
    /** The one value of each axis that stays. */
    variationAxes?: Readonly<Record<string, number>> | undefined;
  }

  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
