/** The characters in the texts of images, and the texts without characters that no font has. */
import type { Drawing } from "./types";

/** Characters without a glyph of their own: spaces, control characters, joiners, variation selectors. */
const UNSEEN = /\p{C}|\p{Z}|\p{Default_Ignorable_Code_Point}/u;

/** Characters that all of the site's own fonts have. */
const SURE = /[\u0021-\u007e\u00a1-\u00ff\u2013\u2014\u2018-\u201e\u2026\u20ac]/;

const SITE_FIELDS = { name: "site.yaml, name", host: "site.yaml, url" } as const;

/** A text of an image: the field of the drawing, and of the content. */
export interface Words {
  field: "title" | "kicker" | "name" | "host";
  text: string;
  from: string;
}

/** The texts of an image. */
const wordsOf = (drawing: Drawing): Words[] => {
  switch (drawing.kind) {
    case "card":
      return [
        { field: "title", text: drawing.title, from: drawing.from?.title ?? drawing.file },
        { field: "kicker", text: drawing.kicker, from: drawing.from?.kicker ?? drawing.file },
        { field: "name", text: drawing.name, from: SITE_FIELDS.name },
        { field: "host", text: drawing.host, from: SITE_FIELDS.host },
      ];
    case "cover":
      return [
        { field: "title", text: drawing.title, from: "pages/podcast.yaml, hero › title" },
        { field: "name", text: drawing.name, from: SITE_FIELDS.name },
      ];
    case "own-cover":
    case "icon":
      return [];
  }
};

const isSeen = (sign: string): boolean => !UNSEEN.test(sign);

/** The code points of all texts that the site's own fonts may lack. */
export const rareSigns = (drawings: readonly Drawing[]): Set<number> =>
  new Set(
    drawings
      .flatMap(wordsOf)
      .flatMap(({ text }) => [...text.normalize("NFC")])
      .filter((sign) => isSeen(sign) && !SURE.test(sign))
      .map((sign) => sign.codePointAt(0) ?? 0),
  );

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** A text without some characters; empty if more than half of its letters are missing. */
const withoutSigns = (text: string, missing: ReadonlySet<number>): string => {
  const whole = text.normalize("NFC");
  const left = [...whole].filter((sign) => !missing.has(sign.codePointAt(0) ?? 0)).join("");
  return lettersIn(left) * 2 < lettersIn(whole) ? "" : left.replace(/\s+/g, " ").trim();
};

/** A drawing with texts that can be rendered. */
export const drawable = (drawing: Drawing, missing: ReadonlySet<number>): Drawing =>
  wordsOf(drawing).reduce((left, { field, text }) => ({ ...left, [field]: withoutSigns(text, missing) }), drawing);

/** Characters that no font has, and the field that has them. */
export interface MissingSigns {
  signs: string[];
  from: string;
}

/** The fields with characters that no font has. */
export const missingSigns = (drawings: readonly Drawing[], missing: ReadonlySet<number>): MissingSigns[] => {
  const found = new Map<string, Set<string>>();
  for (const { text, from } of drawings.flatMap(wordsOf))
    for (const sign of text.normalize("NFC"))
      if (missing.has(sign.codePointAt(0) ?? 0)) found.set(from, (found.get(from) ?? new Set()).add(sign));
  return [...found].map(([from, signs]) => ({ from, signs: [...signs] }));
};
