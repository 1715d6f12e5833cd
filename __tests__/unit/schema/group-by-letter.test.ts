/** The letters that a long list of places is divided by. */
import { byLetter } from "../../../src/gatsby/schema/resolvers/group-by-letter";

const indexOf = (language: string, ...names: string[]): string[] =>
  byLetter(
    names.map((name) => ({ name })),
    language,
  ).map(({ letter, members }) => `${letter}: ${members.map(({ name }) => name).join(", ")}`);

test("a letter with an accent is the letter without where the language has it so", () => {
  expect(indexOf("fr-FR", "Eaubonne", "Élancourt", "Épernay", "Évreux", "Foix")).toEqual([
    "E: Eaubonne, Élancourt, Épernay, Évreux",
    "F: Foix",
  ]);
});

test("a letter that is one of its own in the language has a place of its own", () => {
  expect(indexOf("sv-SE", "Alingsås", "Ystad", "Åmål", "Älmhult", "Örebro")).toEqual([
    "A: Alingsås",
    "Y: Ystad",
    "Å: Åmål",
    "Ä: Älmhult",
    "Ö: Örebro",
  ]);
});

test("signs before the first letter do not count, and small letters are written as capitals", () => {
  expect(indexOf("nl-NL", "'s-Gravenzande", "Sneek", "texel")).toEqual(["S: 's-Gravenzande, Sneek", "T: texel"]);
});

test("names stay in the order in which the list has them", () => {
  expect(indexOf("en-US", "Miami", "Tampa", "Miramar")).toEqual(["M: Miami", "T: Tampa", "M: Miramar"]);
});

test("without names there are no letters", () => {
  expect(indexOf("en-US")).toEqual([]);
});
