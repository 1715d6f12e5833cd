/** What the pages of cities and states say, computed from the list of places. */
import { CityAtlas, type CityFigures, type Place } from "../../../src/site/locations/city-stats";
import { LocalFacts } from "../../../src/site/locations/facts";
import { fillIfKnown, Wording } from "../../../src/site/locations/wording";
import { Library } from "../../../src/site/content/collections";
import { readContent } from "../../../src/site/read-content";

/** A place on the equator, `km` from the prime meridian. */
const place = (name: string, km: number, population?: number, state = "here", partOf?: string): Place => ({
  name,
  slug: name.toLowerCase(),
  state,
  population,
  latitude: 0,
  longitude: km / 111.195,
  ...(partOf ? { partOf: `${state}/${partOf}` } : {}),
});

const figuresOf = (places: readonly Place[], name: string): CityFigures => {
  const found = [...new CityAtlas(places).figuresOf("here")].find(([each]) => each.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found[1];
};

/** The situation of a city, and the names in its sentences. */
const situationOf = (places: readonly Place[], name: string) => {
  const { situation, named } = figuresOf(places, name);
  const { hub, neighbor, second } = named;
  return [situation, hub?.place.name, neighbor?.place.name, second?.place.name];
};

describe("The rank of a city", () => {
  const FOUR = [place("A", 0, 100), place("B", 5, 300), place("C", 20, 300), place("D", 90, 50, "there")];

  test("is that of its population in its state; equal ones share it", () => {
    expect(["A", "B", "C"].map((name) => figuresOf(FOUR, name).rank)).toEqual([3, 1, 1]);
  });

  test("leaves out the parts of a city, which have none", () => {
    const places = [...FOUR, place("E", 6, 250, "here", "b")];
    expect(figuresOf(places, "E").rank).toBeUndefined();
    expect(figuresOf(places, "A").rank).toBe(3);
  });

  test("is known for the ten largest only, and not without a population or a second city", () => {
    const twelve = Array.from({ length: 12 }, (_, index) => place(`P${index}`, 30 * index, 1000 - index));
    expect(twelve.map(({ name }) => figuresOf(twelve, name).rank)).toEqual([
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
      undefined,
      undefined,
    ]);
    expect(figuresOf([...FOUR, place("E", 6)], "E").rank).toBeUndefined();
    expect(figuresOf([place("A", 0, 100), place("D", 90, 50, "there")], "A").rank).toBeUndefined();
  });
});

describe("The nearest places of a city", () => {
  test("are the nearest first, other states included, and parts of cities as well", () => {
    const places = [place("A", 0, 100), place("B", 5, 300), place("C", 7, 9, "here", "b"), place("D", 90, 50, "there")];
    const { neighbors } = figuresOf(places, "A");
    expect(neighbors.map(({ place: { name }, direction }) => [name, direction])).toEqual([
      ["B", "east"],
      ["C", "east"],
      ["D", "east"],
    ]);
    expect(neighbors[0]?.km).toBeCloseTo(5, 1);
  });

  test("do not include one without coordinates, which has none itself", () => {
    const lost: Place = { name: "F", slug: "f", state: "here", population: 1000 };
    const places = [place("A", 0, 100), place("B", 5, 300), lost];
    expect(figuresOf(places, "F")).toMatchObject({ situation: undefined, named: {}, neighbors: [] });
    expect(figuresOf(places, "A").neighbors.map(({ place: { name } }) => name)).toEqual(["B"]);
  });
});

describe("The situation of a city", () => {
  const METRO = [
    place("Metropolis", 0, 900_000),
    place("Suburb", 15, 20_000),
    place("Village", 18, 12_000),
    place("Uptown", 30, 50_000),
    place("Hilltop", 3, 200_000, "here", "metropolis"),
    place("Faraway", 400, 30_000),
    place("Lonely", 460, 60_000),
    place("Twin", 700, 60_000),
    place("Other Twin", 708, 30_000),
    place("Third", 712, 25_000),
  ];

  test("is the core of a dense region if it is the largest near it and many live around", () => {
    expect(situationOf(METRO, "Metropolis")).toEqual(["core", undefined, "Uptown", undefined]);
    expect(
      situationOf(
        METRO.map((each) => ({ ...each, population: 500 })),
        "Metropolis",
      )[0],
    ).not.toBe("core");
  });

  test("is a suburb near a much larger city, whose parts are no towns of their own", () => {
    expect(situationOf(METRO, "Suburb")).toEqual(["suburb", "Metropolis", "Village", "Uptown"]);
  });

  test("is that of a suburb for a part of a city, unless the city has a million people", () => {
    expect(situationOf(METRO, "Hilltop").slice(0, 2)).toEqual(["suburb", "Metropolis"]);
    const larger = METRO.map((each) => (each.name === "Metropolis" ? { ...each, population: 2_000_000 } : each));
    expect(situationOf(larger, "Hilltop")[0]).toBe("core");
  });

  test("is one of several towns with another of a similar size close by", () => {
    expect(situationOf(METRO, "Twin")).toEqual(["cluster", undefined, "Other Twin", "Third"]);
  });

  test("is the core for a large city by itself, which names no place that is far away", () => {
    expect(situationOf([...METRO, place("Capital", 2000, 250_000)], "Capital")).toEqual([
      "core",
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("is a town on its own, or remote where the next place or the next town of any size is far away", () => {
    const harbor = [...METRO, place("Harbor", 590, 45_000)];
    expect(situationOf(harbor, "Lonely").slice(0, 3)).toEqual(["own", undefined, "Harbor"]);
    expect(situationOf(METRO, "Lonely").slice(0, 3)).toEqual(["remote", undefined, "Twin"]);
    const far = [...METRO, place("Island", 2000, 30_000)];
    expect(situationOf(far, "Island").slice(0, 3)).toEqual(["remote", undefined, "Twin"]);
  });

  test("names the larger city and not its suburb, where that is the next town of any size", () => {
    const places = [place("Port", 0, 20_000), place("Edge", 90, 18_000), place("Center", 97, 200_000)];
    expect(situationOf(places, "Port").slice(0, 3)).toEqual(["remote", undefined, "Center"]);
  });

  test("is the only one for the only city of a state, also next to a larger one in another", () => {
    const places = [place("A", 0, 100_000), place("B", 5, 900_000, "there")];
    expect(situationOf(places, "A")).toEqual(["only", undefined, "B", undefined]);
  });

  test("never names a place twice, or one with the name of the city", () => {
    const places = [place("Springfield", 0, 40_000), place("Springfield", 5, 40_000, "there"), ...METRO.slice(4)];
    expect(situationOf(places, "Springfield").slice(2)).not.toContain("Springfield");
    const larger = places.map((each) => (each.state === "there" ? { ...each, population: 400_000 } : each));
    expect(situationOf(larger, "Springfield")).not.toContain("Springfield");
    const twins = [
      place("A", 0, 9),
      { ...place("B", 5, 9), slug: "b-1" },
      { ...place("B", 6, 9), slug: "b-2" },
      place("C", 7, 9),
    ];
    expect(situationOf(twins, "A").slice(2)).toEqual(["B", "C"]);
  });
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

  test("a distance in a sentence is whole and at least one; one in a table is never zero", () => {
    expect([american.wholeDistance(0.2), american.wholeDistance(6.6), german.wholeDistance(2.4)]).toEqual([
      "1 mile",
      "4 miles",
      "2 Kilometer",
    ]);
    expect(german.inUnit(0.01)).toBe("0,1");
  });

  test("a text with an unknown value is left out", () => {
    expect(fillIfKnown("{a} of {b}", { a: "1", b: "2" })).toBe("1 of 2");
    expect(fillIfKnown("{a} of {b}", { a: "1", b: undefined })).toBeUndefined();
    expect(fillIfKnown("no names", {})).toBe("no names");
  });
});

describe("Another agency's cities, in another language", () => {
  const FIXTURE = "__tests__/fixtures/other-agency";
  const library = new Library(readContent(FIXTURE).entries);
  const facts = new LocalFacts(library);
  const [buxtehude, goettingen, ...others] = facts.ofCities("niedersachsen");
  const worpswede = others.at(-1);
  const { any, suburb } = library.one("cityPage").situations;

  test("are described in its language and kilometers", () => {
    expect(buxtehude?.neighbors[0]).toEqual({
      name: "Hamburg, HH",
      path: "/locations/hamburg/hamburg",
      distance: "21 (Nordosten)",
    });
    expect(buxtehude?.intro).toMatch(/^Hamburg liegt 21 Kilometer entfernt \(Nordosten\)\./);
    expect(buxtehude?.items.map(({ value }) => value)).toEqual(["40.000", "Rang 3"]);
  });

  test("have the texts of their situation, or those for any", () => {
    expect(buxtehude?.metadata.title).toBe(
      suburb?.metadata.title.replace("{city}", "Buxtehude").replace("{abbreviation}", "NI"),
    );
    expect(goettingen?.intro).toBe(any.intro[0]?.replace("{city}", "Göttingen").replace("{state}", "Niedersachsen"));
    expect(facts.ofCities("hamburg")[0]?.intro).toContain("Stadt und ein Land");
  });

  test("of which only the name is known have no facts and no gaps, and no text that names another place", () => {
    expect(worpswede).toMatchObject({ items: [], neighbors: [], map: null });
    expect([worpswede?.intro, ...(worpswede?.advice ?? [])].join(" ")).toMatch(/^Für Bäckereien in Worpswede/);
    expect(worpswede?.advice[0]).toBe(any.advice[0]?.texts[1]?.replace("{city}", "Worpswede"));
  });

  test("each keep the same version of a text", () => {
    const versions = ["eins", "zwei", "drei", "vier"];
    const copy = library.one("cityPage");
    const situations = { any: { ...any, intro: versions } };
    const intros = () =>
      new LocalFacts(library, { ...copy, situations }).ofCities("niedersachsen").map(({ intro }) => intro);
    expect(new Set(intros()).size).toBeGreaterThan(1);
    expect(intros()).toEqual(intros());
  });
});
