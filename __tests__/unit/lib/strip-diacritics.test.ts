/** Folding of letters: search finds words without their accents, and paths have letters from a to z. */
import { stripDiacritics } from "content-kit/lib/strip-diacritics";
import { slugOf } from "content-kit/lib/slug";
import { headingIds } from "content-kit/source/heading-ids";
import { topicSlug } from "content-kit/lib/topic-slug";
import { wordsOf } from "../../../src/search/tokenize";

test.each([
  ["Łódź Zażółć żółw", "lodz zazolc zolw"],
  ["Ørsted smørrebrød Þór Ærø", "orsted smorrebrod thor aero"],
  ["Diyarbakır İzmir IŞIK ışık", "diyarbakir izmir isik isik"],
  ["GROẞE Straße Œuvre", "grosse strasse oeuvre"],
  ["Đặng Đakovo ħamrun", "dang dakovo hamrun"],
  ["Gəncə ĳssel ŉ", "gence ijssel n"],
  ["ΑΘΉΝΑ Αθήνα λόγος ΛΟΓΟΣ ΐ", "αθηνα αθηνα λογοσ λογοσ ι"],
  ["Ёлка Йод Їжак Ґанок", "елка иод іжак ганок"],
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
