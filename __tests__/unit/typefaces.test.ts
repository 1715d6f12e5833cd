/** The typefaces that visitors are sent: cut from their makers' files, with the letters of the site's language. */
import { letters, lettersOf } from "../../src/design/typefaces";

test.each([
  ["en-US", "english"],
  ["EN", "english"],
  ["de-DE", "western"],
  ["enm", "western"],
])("for %s have the letters of %s", (language, set) => expect(lettersOf(language)).toBe(set));

test.each([
  ["english", "Book a call: $1,500 – “naïve” café, El Niño’s façade…"],
  ["western", "Größe, Straße, œuvre, ¿Mañana?, Ærø, „Ångström“, 5 €"],
] as const)("write what is usual in the language: %s", (set, sentence) => {
  expect([...sentence].filter((letter) => !letters[set].includes(letter))).toEqual([]);
});
