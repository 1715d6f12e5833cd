/** The font packages for social cards in other scripts. They are optional; docs/developing.md says how to add one. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

/** Han characters have regional forms, so the site's language decides; Japanese ones without it. */
const HAN: readonly (readonly [language: RegExp, region: string])[] = [
  [/^ko/, "kr"],
  [/^zh-(?:Hant|TW|HK|MO)/, "tc"],
  [/^zh/, "sc"],
  [/^/, "jp"],
];

const hanPackage = (language: string): string =>
  `@fontsource-variable/noto-sans-${HAN.find(([languages]) => languages.test(language))?.[1] ?? "jp"}`;

/** The package for each kind of character; the first row that matches counts. */
export const TYPEFACE_PACKAGES: readonly (readonly [characters: RegExp, name: string])[] = [
  [/[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Devanagari}\u2100-\u218b]/u, "@fontsource-variable/noto-sans"],
  [/\p{scx=Hebrew}/u, "@fontsource/noto-sans-hebrew"],
  [/\p{scx=Arabic}/u, "@fontsource/noto-sans-arabic"],
  [/\p{scx=Thai}/u, "@fontsource-variable/noto-sans-thai"],
  [/\p{scx=Hangul}/u, "@fontsource-variable/noto-sans-kr"],
  [/[\p{scx=Hiragana}\p{scx=Katakana}]/u, "@fontsource-variable/noto-sans-jp"],
  [/[\u2080-\u208e]/u, "@fontsource-variable/roboto"],
  [/\p{Emoji_Presentation}/u, "@fontsource/noto-emoji"],
  [/[\p{Sm}\u{1d400}-\u{1d7ff}]/u, "@fontsource/noto-sans-math"],
  [/[\u2460-\u24ff]/u, "@fontsource-variable/noto-sans-symbols"],
  [/\p{So}/u, "@fontsource/noto-sans-symbols-2"],
];

/** The package that has a character, or `undefined` if none is known. */
export const packageFor = (sign: string, language: string): string | undefined =>
  /\p{Script=Han}/u.test(sign)
    ? hanPackage(language)
    : TYPEFACE_PACKAGES.find(([characters]) => characters.test(sign))?.[1];

const { resolve: find } = createRequire(resolve("package.json"));

/** The path of an installed package's package.json. */
export const manifestOf = (name: string): string => find(`${name}/package.json`);

const isInstalled = (name: string): boolean => {
  try {
    return manifestOf(name) !== "";
  } catch {
    return false;
  }
};

export const HAN_PACKAGE = /-(?:jp|kr|sc|tc|hk)$/;

/**
 * The font packages that package.json names and that are installed; those with Han characters last, or first if they
 * are of the site's language.
 */
export const installedPackages = (language: string): string[] => {
  const manifest = JSON.parse(readFileSync(resolve("package.json"), "utf8")) as Partial<
    Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>>
  >;
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const preferred = hanPackage(language);
  const rank = (name: string): number => (name === preferred ? 0 : HAN_PACKAGE.test(name) ? 2 : 1);
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter((name) => /^@fontsource(?:-variable)?\/(?:noto-|roboto)/.test(name) && isInstalled(name))
    .sort((one, other) => rank(one) - rank(other));
};
