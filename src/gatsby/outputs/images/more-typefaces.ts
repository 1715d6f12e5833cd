/**
 * Fonts for characters that the site's own fonts lack: other scripts, arrows, mathematics. They are subset from the
 * packages that are installed, for the titles that need them; typeface-packages.ts has the list.
 */
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import subsetFont from "subset-font";
import { codePointsOf } from "./cmap";
import { HAN_PACKAGE, installedPackages, manifestOf } from "./typeface-packages";

export interface Typeface {
  file: string;
  data: Buffer;
}

type Range = readonly [from: number, to: number];

/** `U+4e00-4e10,U+3042` as pairs of code points. */
const rangesOf = (text: string): Range[] =>
  text.split(",").map((range) => {
    const [from = 0, to = from] = range
      .trim()
      .replace(/^U\+/i, "")
      .split("-")
      .map((code) => parseInt(code, 16));
    return [from, to];
  });

/** The files of a package, each with its `unicode-range`. */
const filesOf = (name: string): { file: string; ranges: Range[] }[] => {
  const folder = dirname(manifestOf(name));
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const { weights } = read("metadata.json") as { weights: number[] };
  const style = name.startsWith("@fontsource-variable/") ? "wght" : String(weights.includes(600) ? 600 : weights[0]);
  const id = name.slice(name.indexOf("/") + 1);
  return Object.entries(read("unicode.json") as Record<string, string>).map(([subset, ranges]) => ({
    file: join(folder, "files", `${id}-${subset.replace(/[[\]]/g, "")}-${style}-normal.woff2`),
    ranges: rangesOf(ranges),
  }));
};

const isFor = (ranges: readonly Range[], signs: ReadonlySet<number>): boolean =>
  [...signs].some((sign) => ranges.some(([from, to]) => sign >= from && sign <= to));

const cut = (file: string, signs: ReadonlySet<number>): Promise<Buffer> =>
  subsetFont(readFileSync(file), String.fromCodePoint(...signs), {
    targetFormat: "sfnt",
    variationAxes: file.includes("-wght-") ? { wght: 600 } : undefined,
  });

/** Fonts with these code points, and the code points that none has. */
export const moreTypefaces = async (
  signs: ReadonlySet<number>,
  language: string,
): Promise<{ typefaces: Typeface[]; missing: Set<number> }> => {
  const typefaces: Typeface[] = [];
  const missing = new Set(signs);
  const packages = missing.size > 0 ? installedPackages(language) : [];
  const take = async (name: string, file: string): Promise<void> => {
    const data = await cut(file, missing);
    const found = [...codePointsOf(data)].filter((sign) => missing.delete(sign));
    if (found.length > 0) typefaces.push({ file: `${typefaces.length}-${basename(name)}.ttf`, data });
  };
  for (const name of packages)
    for (const { file, ranges } of filesOf(name)) if (isFor(ranges, missing)) await take(name, file);
  // Fonts of symbols have characters outside of their unicode-range.
  for (const name of packages.filter((each) => !HAN_PACKAGE.test(each)))
    for (const { file } of filesOf(name)) if (missing.size > 0) await take(name, file);
  return { typefaces, missing };
};
