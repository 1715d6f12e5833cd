import { findCities, listCities, placesNamed, type StateRow } from "../../../src/search/cities";

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

describe("A search for the whole site", () => {
  const isKnown = (word: string): boolean => ["website", "in", "new", "chicago", "dentist"].includes(word);
  const named = (query: string): (string | undefined)[] =>
    placesNamed(cities, query, isKnown).places.map(({ stateSlug, slug }) =>
      slug ? `${stateSlug}/${slug}` : stateSlug,
    );

  test.each([
    ["a city", "Springfield", ["missouri/springfield", "illinois/springfield"]],
    ["a city with its state", "springfield, il", ["illinois/springfield"]],
    ["a city without its accents", "gottingen", ["niedersachsen/goettingen"]],
    ["a city whose name begins with a word of the site", "new york city", ["new-york/new-york-city"]],
    ["a city in full", "Saint Louis", ["missouri/st-louis"]],
    ["a city that is a word of the site", "chicago", ["illinois/chicago"]],
    ["a city among words of the site", "dentist website in portland", ["oregon/portland", "maine/portland"]],
    ["a state", "Illinois", ["illinois"]],
  ])("finds %s", (_, query, paths) => expect(named(query)).toEqual(paths));

  test.each([
    ["words of the site, one of which is a city", "dentist chicago"],
    ["the beginning of a name", "spring"],
    ["nothing", " "],
    ["a long question", "what would a new website for a dentist in portland cost us"],
  ])("finds no place in %s", (_, query) => expect(named(query)).toEqual([]));

  test("tells which words name the place", () =>
    expect(placesNamed(cities, "dentist in new york city", isKnown).words).toEqual(["new", "york", "city"]));
});
