import { correctQuery, partings } from "../../../src/search/correct-query";
import { markWords } from "../../../src/search/excerpt";
import { indexedText, wordsOf } from "../../../src/search/tokenize";
import { parseVocabulary, shownWord } from "../../../src/search/vocabulary";
import { mergeResults } from "../../../src/search/merge-results";
import { vocabularyOf } from "../../../src/gatsby/outputs/search/vocabulary";

describe("Words are compared", () => {
  test("one by one, whatever separates them", () =>
    expect(wordsOf("“Don’t” call <b>me</b>, 24/7 שלום 😀!")).toEqual(["dont", "call", "b", "me", "b", "247", "שלום"]));

  test.each([
    ["5G and C++, or C#?", ["5g", "and", "cplusplus", "or", "csharp"]],
    ["A Q&A on R&D (AT&T)", ["a", "qa", "on", "rd", "att"]],
    ["from $5K, and/or 1/2", ["from", "5k", "andor", "12"]],
    ["before/after photos; salt&pepper", ["before", "after", "photos", "salt", "pepper"]],
  ])("with the signs that belong to them: %s", (text, words) => expect(wordsOf(text)).toEqual(words));
});

test("A word with a digit is one of the index, and so is a number", () => {
  const vocabulary = vocabularyOf(["Our 5G phones answer 24/7 in C++ since 2019"]).map(
    (line) => line.split(" ")[0] ?? "",
  );
  expect(vocabulary).toEqual(expect.arrayContaining(["5g", "cplusplus"]));
  expect(vocabulary).toContain("2019");
  expect(correctQuery("24/7 5G", vocabulary)).toEqual({ words: ["247", "5g"], corrected: false });
});

describe("A correction", () => {
  // Most frequent first, as in the index.
  const vocabulary = ["review", "reviews", "website", "design", "chiropractor", "calls", "mail", "implant", "סקירה"];

  test.each([
    ["chiropracter", ["chiropractor"]],
    ["webiste desing", ["website", "design"]],
    ["reveiws", ["reviews"]],
    ["wesite", ["website"]],
  ])("is found for %s", (typed, words) => expect(correctQuery(typed, vocabulary)).toEqual({ words, corrected: true }));

  test.each([
    ["a known word", "Reviews", ["reviews"]],
    ["the beginning of one", "chiro", ["chiro"]],
    ["another form of one", "designs", ["designs"]],
    ["one with two letters more", "reviewed", ["reviewed"]],
    ["a word of another script", "סקירה", ["סקירה"]],
  ])("leaves %s unchanged", (_, typed, words) =>
    expect(correctQuery(typed, vocabulary)).toEqual({ words, corrected: false }),
  );

  test("is not guessed without a near word, or for a short word", () =>
    expect(correctQuery("zeppelin xq mailchimp calls", vocabulary)).toEqual({ words: ["calls"], corrected: false }));

  test("looks for a letter by itself, and not for one among words", () => {
    expect(correctQuery("R", vocabulary).words).toEqual(["r"]);
    expect(correctQuery("a calls", vocabulary).words).toEqual(["calls"]);
  });

  test("removes duplicates", () => expect(correctQuery("calls CALLS", vocabulary).words).toEqual(["calls"]));
});

test("index words are sorted by the number of pages, in a stable order", () => {
  expect(vocabularyOf(["Zebra apple apple", "zebra Äpfel x 24"])).toEqual(["zebra", "24", "apfel äpfel", "apple"]);
});

test("A word is shown as the content spells it most often, and found without what is elided before it", () => {
  const vocabulary = parseVocabulary(vocabularyOf(["Łódź vétérinaire", "l’agence Łódź lodz"]).join("\n"));
  expect(["lodz", "veterinaire", "agence"].map((word) => shownWord(word, vocabulary))).toEqual([
    "łódź",
    "vétérinaire",
    "agence",
  ]);
});

describe("A number is one word in every spelling", () => {
  test.each([
    [["2,495", "2495", "$2,495", "2.495", "2’495", "$2,495.00"], "2495"],
    [["4.9", "4,9", "4.90"], "4point9"],
    [["757 555 0142", "(757) 555-0142", "757.555.0142", "7575550142"], "7575550142"],
  ])("%j", (spellings, word) => {
    for (const spelling of spellings) expect(wordsOf(spelling)).toEqual([word]);
  });

  test("but not with the unit behind it, nor a day, nor a range", () => {
    expect(wordsOf("$29/hour, $9/mo")).toEqual(["29", "hour", "9", "mo"]);
    expect(wordsOf("2026-12-31, 2019-2024")).toEqual(["2026", "12", "31", "2019", "2024"]);
  });

  test("that is not on the site finds nothing, and is not corrected", () =>
    expect(correctQuery("23451 2499 calls", ["calls", "2495"])).toEqual({ words: ["calls"], corrected: false }));

  test("the index has a telephone number without its first groups", () =>
    expect(indexedText("+1 (757) 555-0142")).toBe("17575550142 7575550142 5550142 0142"));
});

describe("Compound words and spaced ones find each other", () => {
  const vocabulary = ["med", "spa", "web", "design", "website", "email"];
  test.each([
    ["medspa", ["med", "spa"]],
    ["webdesign", ["web", "design"]],
    ["web site", ["web", "website"]],
    ["e-mail", ["email"]],
  ])("%s", (typed, words) => expect(correctQuery(typed, vocabulary, partings(typed, vocabulary)).words).toEqual(words));
});

describe("Merged results", () => {
  const found = (id: string, score: number) => ({ id, score });

  test("are ranked by all words together, each page once", () => {
    const merged = mergeResults([
      [found("a", 3), found("b", 2)],
      [found("b", 2.5), found("c", 1)],
    ]);
    expect(merged).toEqual([found("b", 2.5), found("a", 3), found("c", 1)]);
  });

  test("do not depend on the order of responses", () => {
    const words = [[found("a", 1)], [found("b", 1)]];
    expect(mergeResults(words)).toEqual(mergeResults(words.toReversed()));
  });
});

describe("A result's description", () => {
  const marked = (text: string, ...words: string[]): string[] =>
    markWords(text, words).flatMap((part) => (part.marked ? [part.text] : []));

  test("has the words that were looked for marked, and all of its text", () => {
    expect(markWords("More reviews, calmly", ["reviews"])).toEqual([
      { text: "More ", marked: false },
      { text: "reviews", marked: true },
      { text: ", calmly", marked: false },
    ]);
  });

  test("has other forms of a word marked, but no other words", () => {
    expect(marked("Prices, a price, and pricing by practice", "price")).toEqual(["Prices", "price", "pricing"]);
    expect(marked("Für Bäckereien und eine Bäckerei", "backerei")).toEqual(["Bäckereien", "Bäckerei"]);
    expect(marked("A call, calling, and a callback", "call")).toEqual(["call", "calling"]);
    expect(marked("An ad in the address", "ad")).toEqual(["ad"]);
  });

  test("is shown literally, never as HTML", () => {
    expect(markWords("<b>bold</b> & שלום", ["x"])).toEqual([{ text: "<b>bold</b> & שלום", marked: false }]);
  });
});
