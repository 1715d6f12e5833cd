/**
 * Fonts of generated images. sharp's text engine cannot read WOFF and would use system fonts, so the packages' fonts
 * are decompressed into a folder, and a fontconfig file allows only that folder: images are the same on every
 * machine.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { inflateSync } from "node:zlib";
import type { Typeface } from "./more-typefaces";

/** Packages with their font files, by name prefix. */
const SOURCES: readonly (readonly [string, RegExp])[] = [
  ["@fontsource/bricolage-grotesque", /-600-normal\.woff$/],
  ["@fontsource/instrument-sans", /-500-normal\.woff$/],
  ["@fontsource/noto-sans-hebrew", /-hebrew-600-normal\.woff$/],
  ["@fontsource/noto-sans-arabic", /-arabic-600-normal\.woff$/],
  ["@fontsource/noto-emoji", /-600-normal\.woff$/],
];

/** Fallback fonts for scripts and symbols that the site's fonts lack. */
const OTHERS = "Noto Sans Hebrew SemiBold, Noto Sans Arabic SemiBold, Noto Emoji SemiBold,";

/** Pango font families. */
export const FAMILIES = {
  display: `Bricolage Grotesque SemiBold, ${OTHERS}`,
  text: `Instrument Sans Medium, ${OTHERS}`,
} as const;

const HEADER = 44;
const ENTRY = 20;

/** Decompresses a WOFF 1.0 font (W3C Recommendation 2012, sections 3 to 5). */
export const unpackWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const directory = Buffer.alloc(12 + 16 * count);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index++) {
    const from = HEADER + ENTRY * index;
    const to = 12 + 16 * index;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(from + 8));
    const length = woff.readUInt32BE(from + 12);
    const table = packed.length < length ? inflateSync(packed) : packed;
    woff.copy(directory, to, from, from + 4);
    directory.writeUInt32BE(woff.readUInt32BE(from + 16), to + 4);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(length, to + 12);
    // Tables are aligned to four bytes.
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
};

/** The fonts of every image, decompressed. */
export const ownTypefaces = (): Typeface[] => {
  const { resolve: find } = createRequire(resolve("package.json"));
  return SOURCES.flatMap(([name, wanted]) => {
    const files = join(dirname(find(`${name}/package.json`)), "files");
    return readdirSync(files)
      .filter((each) => wanted.test(each))
      .map((file) => ({
        file: file.replace(/woff$/, "ttf"),
        data: unpackWoff(readFileSync(join(files, file))),
      }));
  });
};

/**
 * Writes the fonts below `folder`, and returns the path of the fontconfig file.
 * @param more fonts of other scripts that the images need
 */
export const prepareTypefaces = (folder: string, more: readonly Typeface[]): string => {
  const fonts = join(folder, "fonts");
  rmSync(fonts, { recursive: true, force: true });
  mkdirSync(fonts, { recursive: true });
  for (const { file, data } of [...ownTypefaces(), ...more]) writeFileSync(join(fonts, file), data);
  const configuration = join(folder, "fonts.conf");
  writeFileSync(
    configuration,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${join(folder, "font-cache")}</cachedir></fontconfig>`,
  );
  return configuration;
};
