/** Folding of letters, over all Unicode blocks with letters. */
import { stripDiacritics } from "../../../src/lib/strip-diacritics";
import { slugOf } from "../../../src/lib/slug";
import { headingIds } from "../../../src/content-model/source/heading-ids";
import { topicSlug } from "../../../src/lib/topic-slug";
import { wordsOf } from "../../../src/search/tokenize";

/** Unicode blocks of a single script: https://www.unicode.org/charts/ */
const BLOCKS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  "Latin-1 Supplement": [0xc0, 0xff],
  "Latin Extended-A": [0x100, 0x17f],
  "Latin Extended-B": [0x180, 0x24f],
  "IPA Extensions": [0x250, 0x2af],
  "Phonetic Extensions": [0x1d00, 0x1dbf],
  "Latin Extended Additional": [0x1e00, 0x1eff],
  "Latin Extended-C": [0x2c60, 0x2c7f],
  "Latin Extended-D": [0xa720, 0xa7ff],
  "Latin Extended-E": [0xab30, 0xab6f],
  Greek: [0x370, 0x3ff],
  "Greek Extended": [0x1f00, 0x1fff],
  Cyrillic: [0x400, 0x52f],
  "Cyrillic Extended-C": [0x1c80, 0x1c8f],
  "Cyrillic Extended-B": [0xa640, 0xa69f],
};

/** Letters added after Unicode 14. */
const NEWER = /[\u1c89\u1c8a\ua7cb-\ua7cf\ua7d2\ua7d4\ua7da-\ua7dc\ua7f1]/;

const lettersIn = (name: string, script: RegExp): string[] => {
  const [from = 0, to = 0] = BLOCKS[name] ?? [];
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).filter(
    (letter) => /\p{L}/u.test(letter) && !NEWER.test(letter) && script.test(letter),
  );
};

const LATIN = /\p{Script=Latin}/u;
const latinBlocks = Object.keys(BLOCKS).filter((name) => /Latin|IPA|Phonetic/.test(name));
const otherBlocks = Object.keys(BLOCKS).filter((name) => !latinBlocks.includes(name));

test.each(latinBlocks)("every letter of %s is folded to letters from a to z, or to nothing", (name) => {
  const letters = lettersIn(name, LATIN);
  expect(letters.length).toBeGreaterThan(20);
  expect(letters.filter((letter) => !/^[a-z]*$/.test(stripDiacritics(letter)))).toEqual([]);
});

test.each(otherBlocks)("every letter of %s loses diacritics and case", (name) => {
  const letters = lettersIn(name, /\p{Script=Greek}|\p{Script=Cyrillic}/u);
  expect(letters.length).toBeGreaterThan(5);
  for (const letter of letters) {
    const bare = letter.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").replace("ς", "σ");
    expect([letter, /\p{M}|\p{Lu}|ς/u.test(stripDiacritics(letter))]).toEqual([letter, false]);
    // Letters with a stroke, hook or descender have no decomposition.
    if (bare !== letter.toLowerCase()) expect([letter, stripDiacritics(letter)]).toEqual([letter, bare]);
  }
});

test.each(Object.keys(BLOCKS))("in %s, folding is case-insensitive and idempotent", (name) => {
  for (const letter of lettersIn(name, /./u)) {
    const fold = stripDiacritics(letter);
    expect([letter, stripDiacritics(fold)]).toEqual([letter, fold]);
    // The iota subscript is a separate letter in upper case.
    if (!letter.normalize("NFD").includes("\u0345"))
      expect([letter, stripDiacritics(letter.toUpperCase())]).toEqual([letter, fold]);
    expect([letter, stripDiacritics(letter.normalize("NFD"))]).toEqual([letter, fold]);
  }
});

test.each([
  ["Łódź Zażółć żółw", "lodz zazolc zolw"],
  ["Ørsted smørrebrød Þór Ærø", "orsted smorrebrod thor aero"],
  ["Diyarbakır İzmir IŞIK ışık", "diyarbakir izmir isik isik"],
  ["GROẞE Straße Œuvre", "grosse strasse oeuvre"],
  ["Đặng Đakovo ħamrun", "dang dakovo hamrun"],
  ["Gəncə Ŋgɔlɛ ĳssel ŉ", "gence ngole ijssel n"],
  ["ΑΘΉΝΑ Αθήνα λόγος ΛΟΓΟΣ ΐ", "αθηνα αθηνα λογοσ λογοσ ι"],
  ["Ёлка Йод Їжак Ґанок Қазақ", "елка иод іжак ганок казак"],
  ["ﬁne ＡＢＣ H₂O ſ", "fine abc h2o s"],
  ["שָׁלוֹם مُحَمَّد", "שלום محمد"],
  ["हिन्दी กินข้าว がくせい 한국어", "हिन्दी กินข้าว がくせい 한국어"],
  ["Revita™ 24 € ½", "revita™ 24 € 1⁄2"],
])("%s is folded to %s", (text, fold) => expect(stripDiacritics(text)).toBe(fold));

test.each([
  ["O’Brien’s Hawaiʻi col·lecció", ["obriens", "hawaii", "colleccio"]],
  ["мʼята soft\u00adhyphen می\u200cخواهم", ["мята", "softhyphen", "میخواهم"]],
])("the words of %s are %s", (text, words) => expect(wordsOf(text)).toEqual(words));

test("a slug has letters from a to z only", () => {
  expect(slugOf("Zażółć: Łódź & Þór’s smørrebrød")).toBe("zazolc-lodz-thors-smorrebrod");
});

test.each([
  ["美容クリニック", "mei-rong-kurinituku"],
  ["Привет, мир: что нового", "privet-mir-chto-novogo"],
  ["Ελληνικά", "ellinika"],
  ["한국어 마케팅", "hangugeo-maketing"],
  ["電話に出る人 2", "dian-hua-nichu-ruren-2"],
  ["शब्द", /^[a-z]+(?:-[a-z]+)*$/],
  ["ภาษาไทย", /^[a-z]+(?:-[a-z]+)*$/],
  ["العربية", /^[a-z]+(?:-[a-z]+)*$/],
  ["שלום עולם", /^[a-z]+(?:-[a-z]+)*$/],
])("%s has a slug, an anchor and a topic's address in Latin letters", (title, expected) => {
  const slug = slugOf(title);
  expect(slug).toMatch(expected);
  expect(headingIds()(title)).toBe(`section-${slug}`);
  expect(topicSlug(title)).toBe(slug);
});

test("topics whose names differ in signs are different", () => {
  expect(["C", "C++", "C#", "R&D", "#1"].map(topicSlug)).toEqual(["c", "c-plus-plus", "c-sharp", "r-d", "1"]);
});
