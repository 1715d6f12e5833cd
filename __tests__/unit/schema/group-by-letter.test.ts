/** Grouping a long list of names by initial letter. */
import { byLetter } from "../../../src/gatsby/schema/resolvers/group-by-letter";

const indexOf = (language: string, ...names: string[]): string[] =>
  byLetter(
    names.map((name) => ({ name })),
    language,
  ).map(({ letter, members }) => `${letter}: ${members.map(({ name }) => name).join(", ")}`);

test("an accented letter is grouped with the plain one, if the language does so", () => {
  expect(indexOf("fr-FR", "Eaubonne", "Élancourt", "Épernay", "Évreux", "Foix")).toEqual([
    "E: Eaubonne, Élancourt, Épernay, Évreux",
    "F: Foix",
  ]);
});

test("a letter of its own in the language has its own group", () => {
  expect(indexOf("sv-SE", "Alingsås", "Ystad", "Åmål", "Älmhult", "Örebro")).toEqual([
    "A: Alingsås",
    "Y: Ystad",
    "Å: Åmål",
    "Ä: Älmhult",
    "Ö: Örebro",
  ]);
});

test("leading punctuation is ignored, and lower case is upper-cased", () => {
  expect(indexOf("nl-NL", "'s-Gravenzande", "Sneek", "texel")).toEqual(["S: 's-Gravenzande, Sneek", "T: texel"]);
});

test("names keep their order", () => {
  expect(indexOf("en-US", "Miami", "Tampa", "Miramar")).toEqual(["M: Miami", "T: Tampa", "M: Miramar"]);
});

test("there are no groups without names", () => {
  expect(indexOf("en-US")).toEqual([]);
});
