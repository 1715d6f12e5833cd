/** Folds letters to plain ones, for search, city finder, slugs and anchors. */

/** Letters that Unicode does not decompose; the Hawaiian and other apostrophes are dropped. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ŧ: "t", ı: "i", ŋ: "n", ə: "e" },
  ...{ ς: "σ", ґ: "г", ʻ: "", ʼ: "", ʹ: "" },
};

/** Marks of Latin, Greek, Cyrillic, Hebrew and Arabic; in other scripts, marks are vowels or distinguish letters. */
const MARKS = /(?=[\u0300-\u06ff])\p{M}|\u0640/gu;

/** Letters and digits, whose compatibility forms are folded (`ﬁ`, `ſ`, `²`, full width); symbols such as ™ are not. */
const SHAPED = /[\p{L}\p{N}]/gu;

/** Lower case without diacritics: `Göttingen` as `gottingen`, `Łódź` as `lodz`. */
export const stripDiacritics = (text: string): string => {
  // Most texts: thousands of cities are listed at once.
  if (!/[^\p{ASCII}]/u.test(text)) return text.toLowerCase();
  return (
    text
      .normalize("NFC")
      // ŀ decomposes to l and a middle dot.
      .replace(SHAPED, (letter) => letter.normalize("NFKD").replace("·", ""))
      .toLowerCase()
      .replace(MARKS, "")
      .replace(/[^\p{ASCII}]/gu, (letter) => UNDECOMPOSED[letter] ?? letter)
      // Recompose Hangul syllables and voiced kana.
      .normalize("NFC")
  );
};
