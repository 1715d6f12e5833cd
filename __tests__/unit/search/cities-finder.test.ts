import { findCities, listCities, type StateRow } from "../../../src/search/cities";

const STATES: StateRow[] = [
  [
    "Illinois",
    "IL",
    "illinois",
    [
      ["Chicago", 2746],
      ["Mount Vernon", 15],
      ["Springfield", 114],
    ],
  ],
  ["Maine", "ME", "maine", [["Portland", 68]]],
  [
    "Missouri",
    "MO",
    "missouri",
    [
      ["Springfield", 169],
      ["St. Louis", 301],
    ],
  ],
  ["New York", "NY", "new-york", [["New York City", 8804]]],
  [
    "Niedersachsen",
    "NI",
    "niedersachsen",
    [
      ["Göttingen", 118, "goettingen"],
      ["Worpswede", 0],
    ],
  ],
  ["Oregon", "OR", "oregon", [["Portland", 652]]],
];
const cities = listCities(STATES);
const found = (typed: string): string[] =>
  findCities(cities, typed).map(({ stateSlug, slug }) => `${stateSlug}/${slug}`);

describe("The city finder", () => {
  test.each([
    ["the beginning of a name", "chi", ["illinois/chicago"]],
    ["the beginning of a later word", "city", ["new-york/new-york-city"]],
    ["several of a name, the largest first", "springfield", ["missouri/springfield", "illinois/springfield"]],
    ["a name with the state's short form", "Springfield, IL", ["illinois/springfield"]],
    ["a name with the state, half typed", "portland mai", ["maine/portland"]],
    ["a name without its full stop", "st louis", ["missouri/st-louis"]],
    ["a name in full that the list has short", "Saint Louis", ["missouri/st-louis"]],
    ["a name in short that the list has in full", "Mt. Vernon", ["illinois/mount-vernon"]],
    ["the beginning of a name in full", "mount", ["illinois/mount-vernon"]],
    ["a name without its accents", "Gottingen", ["niedersachsen/goettingen"]],
    ["a name with its accents", "GÖTT", ["niedersachsen/goettingen"]],
    ["a name as its address has it", "goetting", ["niedersachsen/goettingen"]],
    ["a name with a slip", "chicgo", ["illinois/chicago"]],
    ["a name with a slip, half typed", "portlnd", ["oregon/portland", "maine/portland"]],
    ["all cities of a state", "il", ["illinois/chicago", "illinois/springfield", "illinois/mount-vernon"]],
    ["a city of which no figure is known", "worps", ["niedersachsen/worpswede"]],
  ])("finds %s", (_, typed, paths) => expect(found(typed)).toEqual(paths));

  test.each(["", "  ", "!", "zzz", "Atlantis"])("finds nothing for %j", (typed) => expect(found(typed)).toEqual([]));
});
