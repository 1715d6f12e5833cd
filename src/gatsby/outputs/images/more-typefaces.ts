/**
 * Fonts for characters that the site's own fonts lack: other scripts, arrows, mathematics. They are subset from the
 * Noto packages in package.json, for the titles that need them.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import subsetFont from "subset-font";
import { codePointsOf } from "./cmap";

export interface Typeface {
  file: string;
  data: Buffer;
}

/** Han characters have regional forms, so the site's language decides. */
const HAN: readonly (readonly [language: RegExp, packageName: RegExp])[] = [
  [/^ja/, /-jp$/],
  [/^ko/, /-kr$/],
  [/^zh-(?:Hant|TW|HK|MO)/, /-tc$/],
  [/^zh/, /-sc$/],
];

const HAN_PACKAGE = /-(?:jp|kr|sc|tc|hk)$/;

const { resolve: find } = createRequire(resolve("package.json"));

/** The font packages of package.json; those with Han characters last, or first if they are of the site's language. */
export const typefacePackages = (language: string): string[] => {
  const { dependencies } = JSON.parse(readFileSync(resolve("package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const [, preferred] = HAN.find(([languages]) => languages.test(language)) ?? [];
  const rank = (name: string): number => (preferred?.test(name) ? 0 : HAN_PACKAGE.test(name) ? 2 : 1);
  return Object.keys(dependencies)
    .filter((name) => /^@fontsource(?:-variable)?\/(?:noto-|roboto)/.test(name))
    .sort((one, other) => rank(one) - rank(other));
};

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
  const folder = dirname(find(`${name}/package.json`));
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
  const packages = missing.size > 0 ? typefacePackages(language) : [];
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
