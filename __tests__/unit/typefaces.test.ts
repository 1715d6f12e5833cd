/** The typefaces that visitors are sent: cut from their makers' files, with the letters of the site's language. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { cutTypefaces } from "../../scripts/cut-typefaces";
import { letters, lettersOf } from "../../src/design/typefaces";

const root = resolve(__dirname, "../..");

test("are what npm run generate makes", async () => {
  const stale = (await cutTypefaces()).filter(({ path, bytes }) => {
    const file = join(root, path);
    return !existsSync(file) || !bytes.equals(readFileSync(file));
  });
  expect(stale.map(({ path }) => `${path} is stale: run npm run generate and commit what it writes`)).toEqual([]);
});

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
