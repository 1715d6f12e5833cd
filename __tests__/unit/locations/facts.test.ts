/** Facts of cities and states, computed from the list of places. */
import { CityAtlas, medianOf, type CityFigures, type Place } from "../../../src/gatsby/locations/city-stats";
import { stateFigures, type StateFigures } from "../../../src/gatsby/locations/state-stats";
import { LocalFacts } from "../../../src/gatsby/locations/facts";
import { fillIfKnown, Wording } from "../../../src/gatsby/locations/wording";
import { Library } from "../../../src/gatsby/content/collections";
import { readContent } from "../../../src/gatsby/content/read-content";

/** A place on the equator, `km` from the prime meridian. */
const place = (name: string, km: number, population?: number, state = "here"): Place => ({
  name,
  slug: name.toLowerCase(),
  state,
  population,
  latitude: 0,
  longitude: km / 111.195,
});

const RADII = [10, 30, 100];
const atlasOf = (...places: Place[]) => new CityAtlas(places, RADII);
const figuresOf = (places: Place[], name: string): CityFigures => {
  const found = [...atlasOf(...places).figuresOf("here")].find(([each]) => each.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found[1];
};
const stateOf = (places: Place[], state = "here"): StateFigures | undefined => {
  const atlas = atlasOf(...places);
  return stateFigures(atlas, (each) => atlas.figuresOf(each))(state);
};

const FOUR = [place("A", 0, 100), place("B", 5, 300), place("C", 20, 300), place("D", 90, 50, "there")];

describe("A city", () => {
  test("has the rank of its population in its state; equal ones share it", () => {
    expect(["A", "B", "C"].map((name) => figuresOf(FOUR, name).rank)).toEqual([3, 1, 1]);
    expect(figuresOf(FOUR, "A")).toMatchObject({ ranked: 3, median: 300 });
    expect(figuresOf(FOUR, "A").share).toBeCloseTo(1 / 7);
  });

  test("has its nearest places, nearest first, other states included", () => {
    const { neighbors } = figuresOf(FOUR, "A");
    expect(neighbors.map(({ place: { name }, direction }) => [name, direction])).toEqual([
      ["B", "east"],
      ["C", "east"],
      ["D", "east"],
    ]);
    expect(neighbors[0]?.km).toBeCloseTo(5, 1);
  });

  test("has the nearest larger one, not the largest; the largest has none", () => {
    expect(figuresOf(FOUR, "A").larger?.place.name).toBe("B");
    expect(figuresOf(FOUR, "B").larger).toBeUndefined();
  });

  test("has the population within each distance, itself included, and the farthest place in it", () => {
    const bands = figuresOf(FOUR, "A").reach.map(({ places, people, edge }) => [places, people, edge?.name]);
    expect(bands).toEqual([
      [1, 400, "B"],
      [2, 700, "C"],
      [3, 750, "D"],
    ]);
  });

  test("is compared with the median of its state", () => {
    // Within 10 km: 400 of A, 400 of B, 300 of C.
    expect(figuresOf(FOUR, "C").reach[0]).toMatchObject({ people: 300, median: 400 });
  });

  test("has a direction from the center of its state, or is in the center", () => {
    const row = [place("West", 0, 1), place("Middle", 50, 1), place("East", 100, 1)];
    expect(row.map(({ name }) => figuresOf(row, name).position)).toEqual(["west", "center", "east"]);
  });

  test("as the only place is in the center, without neighbors", () => {
    expect(figuresOf([place("A", 0, 100)], "A")).toMatchObject({
      rank: 1,
      ranked: 1,
      share: 1,
      position: "center",
      neighbors: [],
      larger: undefined,
    });
  });

  test("without a population has neighbors but no rank, and adds nothing to others", () => {
    const places = [...FOUR, place("E", 6)];
    expect(figuresOf(places, "E")).toMatchObject({ rank: undefined, share: undefined, larger: undefined, ranked: 3 });
    expect(figuresOf(places, "E").neighbors[0]?.place.name).toBe("B");
    expect(figuresOf(places, "A").reach[0]).toMatchObject({ places: 2, people: 400 });
  });

  test("without coordinates has a rank but no neighbors", () => {
    const lost: Place = { name: "F", slug: "f", state: "here", population: 1000 };
    expect(figuresOf([...FOUR, lost], "F")).toMatchObject({ rank: 1, position: undefined, neighbors: [], reach: [] });
    expect(figuresOf([...FOUR, lost], "A").neighbors.map(({ place: { name } }) => name)).not.toContain("F");
  });
});

describe("A state", () => {
  test("has its ranks by cities and population, its largest city, and its extent from north to south", () => {
    const north: Place = { ...place("N", 0, 20), latitude: 1 };
    expect(stateOf([...FOUR, north])).toMatchObject({ rank: 1, states: 2, people: 720, peopleRank: 1, median: 200 });
    expect(stateOf([...FOUR, north], "there")).toMatchObject({ rank: 2, peopleRank: 2 });
    expect(stateOf([...FOUR, north])?.largest.map(({ place: { name } }) => name)).toEqual(["B", "C", "A", "N"]);
    expect(stateOf([...FOUR, north])?.spread?.from.name).toBe("N");
    expect(stateOf([...FOUR, north])?.spread?.km).toBeCloseTo(111.2, 0);
  });

  test("has its most isolated city, and the one with the most neighbors", () => {
    expect(stateOf(FOUR)?.remote).toMatchObject({ place: { name: "C" }, near: { name: "B" } });
    expect(stateOf(FOUR)?.dense).toMatchObject({ place: { name: "A" }, places: 2 });
  });

  test("of a single city leaves out facts about two", () => {
    expect(stateOf([place("A", 0, 100)])).toMatchObject({ spread: undefined, remote: undefined, dense: undefined });
  });

  test("of which only names are known has its number of cities", () => {
    const names: Place[] = [{ name: "A", slug: "a", state: "here" }];
    expect(stateOf(names)).toMatchObject({ rank: 1, people: undefined, peopleRank: undefined, largest: [] });
  });
});

test.each([
  [[], undefined],
  [[3], 3],
  [[5, 1], 3],
  [[9, 1, 5], 5],
])("the median of %j is %s", (values, middle) => {
  expect(medianOf(values)).toBe(middle);
});

describe("Wording", () => {
  const american = new Wording("en-US", "US");
  const german = new Wording("de-DE", "DE");

  test("a distance is in the unit of the country, with a decimal below ten", () => {
    expect([american.distance(1.609344), american.distance(6.6), american.distance(100)]).toEqual([
      "1 mile",
      "4.1 miles",
      "62 miles",
    ]);
    expect([german.distance(1), german.distance(6.64), german.distance(1234)]).toEqual([
      "1 Kilometer",
      "6,6 Kilometer",
      "1.234 Kilometer",
    ]);
    expect(american.inKm(10)).toBeCloseTo(16.09, 2);
  });

  test("a text with an unknown value is left out", () => {
    expect(fillIfKnown("{a} of {b}", { a: "1", b: "2" })).toBe("1 of 2");
    expect(fillIfKnown("{a} of {b}", { a: "1", b: undefined })).toBeUndefined();
    expect(fillIfKnown("no names", {})).toBe("no names");
  });
});

describe("Another agency's cities, in another language", () => {
  const facts = new LocalFacts(new Library(readContent("__tests__/fixtures/other-agency").entries));
  const [buxtehude, ...others] = facts.ofCities("niedersachsen");
  const worpswede = others.at(-1);

  test("are described in its language and kilometers", () => {
    expect(buxtehude?.neighbors[0]).toEqual({
      name: "Hamburg, HH",
      path: "/locations/hamburg/hamburg",
      distance: "21 (Nordosten)",
      population: "1.860.000",
    });
    expect(buxtehude?.services[0]).toContain("in Hamburg, HH (Nordosten)");
    expect(buxtehude?.items.map(({ value }) => value)).toEqual(["40.000", "Hamburg, HH"]);
  });

  test("of which only the name is known have no facts and no gaps", () => {
    expect(worpswede).toEqual({
      items: [],
      services: [null, null, null, null, null, null],
      reach: [],
      neighbors: [],
      map: null,
      mapText: null,
    });
  });

  test("with places around them of which no population is known do not say that nobody lives there", () => {
    const entries = readContent("__tests__/fixtures/other-agency").entries.map((entry) => {
      const cities = entry.data["cities"] as { population?: number }[] | undefined;
      const unknown = cities?.map(({ population: _, ...city }) => city);
      return cities ? { ...entry, data: { ...entry.data, cities: unknown } } : entry;
    });
    const library = new Library(entries);
    const copy = library.one("cityPage");
    const local = { ...copy.local, reachLabel: "{radius}: {people}", reachItem: "{people}, {places}" };
    const [city] = new LocalFacts(library, { ...copy, local }).ofCities("niedersachsen");
    expect(city?.neighbors.length).toBeGreaterThan(0);
    expect(city?.reach).toEqual([]);
  });

  test("start with the distance at which they exceed the median the most", () => {
    const labels = facts.ofCities("niedersachsen").map(({ reach }) => reach[0]?.label);
    expect(new Set(labels).size).toBeGreaterThan(1);
  });
});
