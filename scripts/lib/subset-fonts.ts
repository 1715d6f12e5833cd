/** Subsets the fonts: fewer characters, one weight per file. Part of `npm run generate`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { cuts, FEATURES, letters, lettersIn, type Letters } from "../../src/design/typefaces";

export interface CutFile {
  /** Path from the repository's root. */
  path: string;
  bytes: Buffer;
}

/** The expected files; deterministic for the same fonts, characters and HarfBuzz version. */
export const cutTypefaces = (): Promise<CutFile[]> =>
  Promise.all(
    (Object.keys(letters) as Letters[]).flatMap((set) =>
      cuts.map(async (cut) => ({
        path: `src/design/fonts/${set}/${cut.name}.woff2`,
        bytes: await subsetFont(readFileSync(join(__dirname, "../../node_modules", cut.source)), lettersIn(cut, set), {
          targetFormat: "woff2",
          keepFeatures: FEATURES,
          variationAxes: { wght: cut.weight },
        }),
      })),
    ),
  );
