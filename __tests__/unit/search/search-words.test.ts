import { correctQuery } from "../../../src/search/correct-query";
import { excerptParts } from "../../../src/search/excerpt";
import { stripDiacritics } from "../../../src/lib/strip-diacritics";
import { wordsOf } from "../../../src/search/words-of";
import { mergeResults } from "../../../src/search/merge-results";
import { vocabularyOf } from "../../../src/gatsby/outputs/search/vocabulary";

describe("Words are compared", () => {
  test.each([
    ["Göttingen", "gottingen"],
    ["GROSSE Straße", "grosse strasse"],
    ["Łódź", "lodz"],
    ["Smørrebrød", "smorrebrod"],
  ])("without case and accents: %s", (text, folded) => expect(stripDiacritics(text)).toBe(folded));

  test("one by one, whatever stands between them", () =>
    expect(wordsOf("“Don’t” call <b>me</b>, 24/7 שלום 😀!")).toEqual([
      "dont",
      "call",
      "b",
      "me",
      "b",
      "24",
      "7",
      "שלום",
    ]));
});

describe("What somebody meant to type", () => {
  // The most frequent first, as the index lists them.
  const vocabulary = ["review", "reviews", "website", "design", "chiropractor", "recall", "calls", "סקירה"];

  test.each([
    ["chiropracter", ["chiropractor"]],
    ["webiste desing", ["website", "design"]],
    ["reveiws", ["reviews"]],
    ["wesite", ["website"]],
  ])("is found behind %s", (typed, words) =>
    expect(correctQuery(typed, vocabulary)).toEqual({ words, corrected: true }),
  );

  test.each([
    ["a known word", "Reviews", ["reviews"]],
    ["the beginning of one", "chiro", ["chiro"]],
    ["another form of one", "designs", ["designs"]],
    ["a word of another script", "סקירה", ["סקירה"]],
  ])("is %s as it stands", (_, typed, words) =>
    expect(correctQuery(typed, vocabulary)).toEqual({ words, corrected: false }),
  );

  test("is not guessed where nothing is near, or a word is too short to tell", () =>
    expect(correctQuery("zeppelin xq calls", vocabulary)).toEqual({ words: ["calls"], corrected: false }));

  test("is asked for once, however often it stands there", () =>
    expect(correctQuery("calls CALLS", vocabulary).words).toEqual(["calls"]));
});

test("the words of the index are listed by how many pages have them, the same in every build", () => {
  expect(vocabularyOf(["Zebra apple apple", "zebra Äpfel x 24"])).toEqual(["zebra", "apfel", "apple"]);
});

describe("Results of several words", () => {
  const found = (id: string, score: number) => ({ id, score });

  test("stand in the order of all words together, each page once", () => {
    const merged = mergeResults([
      [found("a", 3), found("b", 2)],
      [found("b", 2.5), found("c", 1)],
    ]);
    expect(merged).toEqual([found("b", 2.5), found("a", 3), found("c", 1)]);
  });

  test("do not change their places by which word was answered first", () => {
    const words = [[found("a", 1)], [found("b", 1)]];
    expect(mergeResults(words)).toEqual(mergeResults(words.toReversed()));
  });
});

describe("An excerpt", () => {
  test("is text with the words that were looked for marked", () =>
    expect(excerptParts("more <mark>reviews,</mark> calmly")).toEqual([
      { text: "more ", marked: false },
      { text: "reviews,", marked: true },
      { text: " calmly", marked: false },
    ]));

  test("shows signs of a page as they stand there, and makes no HTML of them", () =>
    expect(excerptParts('say "hi" & &lt;b&gt; &lt;mark&gt;x&lt;/mark&gt; 😀 שלום')).toEqual([
      { text: 'say "hi" & <b> <mark>x</mark> 😀 שלום', marked: false },
    ]));
});
