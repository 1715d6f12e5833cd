/** The used part of subset-font; DefinitelyTyped's types lack `keepFeatures`. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2" | "sfnt";
    /** OpenType features to keep, such as "kern". */
    keepFeatures?: string[];
    /** Pinned value of each variation axis. */
    variationAxes?: Readonly<Record<string, number>> | undefined;
  }

  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
