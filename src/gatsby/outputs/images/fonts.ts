/**
 * Fonts of generated images. sharp's text engine cannot read WOFF and would use system fonts, so the packages' fonts
 * are decompressed into a folder, and a fontconfig file allows only that folder: images are the same on every
 * machine.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { convert } from "fontverter";

interface Typeface {
  file: string;
  data: Buffer;
}

/** Packages with their font files, by name prefix. */
const SOURCES: readonly (readonly [string, RegExp])[] = [
  ["@fontsource/bricolage-grotesque", /-600-normal\.woff$/],
  ["@fontsource/instrument-sans", /-500-normal\.woff$/],
];

/** Pango font families; for other characters, Pango takes whichever font of the folder has them. */
export const FAMILIES = {
  display: "Bricolage Grotesque SemiBold",
  text: "Instrument Sans Medium",
} as const;

/** The fonts of every image, decompressed. */
const ownTypefaces = (): Promise<Typeface[]> => {
  const { resolve: find } = createRequire(resolve("package.json"));
  return Promise.all(
    SOURCES.flatMap(([name, wanted]) => {
      const files = join(dirname(find(`${name}/package.json`)), "files");
      return readdirSync(files)
        .filter((each) => wanted.test(each))
        .map(async (file) => ({
          file: file.replace(/woff$/, "ttf"),
          data: await convert(readFileSync(join(files, file)), "sfnt"),
        }));
    }),
  );
};

/** Writes the fonts below `folder`, and returns the path of the fontconfig file. */
export const prepareTypefaces = async (folder: string): Promise<string> => {
  const fonts = join(folder, "fonts");
  rmSync(fonts, { recursive: true, force: true });
  mkdirSync(fonts, { recursive: true });
  for (const { file, data } of await ownTypefaces()) writeFileSync(join(fonts, file), data);
  const configuration = join(folder, "fonts.conf");
  writeFileSync(
    configuration,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${join(folder, "font-cache")}</cachedir></fontconfig>`,
  );
  return configuration;
};
