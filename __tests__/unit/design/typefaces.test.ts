/** The fonts for visitors, subset to the characters of the site's language. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { cuts, display, letters, lettersIn, lettersOf } from "../../../src/design/typefaces";

test.each([
  ["en-US", "english"],
  ["EN", "english"],
  ["de-DE", "western"],
  ["enm", "western"],
])("for %s have the characters of %s", (language, set) => expect(lettersOf(language)).toBe(set));

test.each([
  ["english", "Book a call: $1,500 – “naïve” café, El Niño’s façade…"],
  ["western", "Größe, Straße, œuvre, ¿Mañana?, Ærø, „Ångström“, 5 €"],
] as const)("write what is usual in the language: %s", (set, sentence) => {
  expect([...sentence].filter((letter) => !letters[set].includes(letter))).toEqual([]);
});

test("heading fonts lack characters that no heading has; text fonts have all", () => {
  expect(cuts.filter((cut) => lettersIn(cut, "english").includes("|")).map(({ name }) => name)).toEqual([
    "text",
    "bold",
  ]);
  expect(
    [..."Book a call: $1,500 – “naïve” (50 %) & more @ El Niño’s?"].filter(
      (letter) => !lettersIn(display, "english").includes(letter),
    ),
  ).toEqual([]);
});

test("the heading font fits into the first round trip of a connection", () => {
  const FIRST_ROUND = 10 * 1460;
  const HEADERS = 1300;
  expect(statSync(join(__dirname, "../../../src/design/fonts/english/display.woff2")).size).toBeLessThan(
    FIRST_ROUND - HEADERS,
  );
});
