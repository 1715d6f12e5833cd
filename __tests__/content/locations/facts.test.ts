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

/** The names in the sentences about a city. */
const namesFor = (places: readonly Place[], name: string, apart?: ReadonlySet<string>) => {
  const found = [...new CityAtlas(places, apart).figuresOf("here")].find(([each]) => each.name === name);
  const named = Object.entries(found?.[1].named ?? {}) as [string, Place | undefined][];
  return Object.fromEntries(named.flatMap(([key, other]) => (other ? [[key, other.name]] : [])));
};

describe("The nearest places of a city", () => {
  test("are the nearest first, other states included, and parts of cities as well", () => {
    const places = [place("A", 0, 100), place("B", 5, 300), place("C", 7, 9, "here", "b"), place("D", 70, 50, "there")];
    const { neighbors } = figuresOf(places, "A");
    expect(neighbors.map(({ place: { name }, direction }) => [name, direction])).toEqual([
      ["B", "east"],
      ["C", "east"],
      ["D", "east"],
    ]);
    expect(neighbors[0]?.km).toBeCloseTo(5, 1);
  });

  test("do not include one more than 50 miles away, or without coordinates, which has none itself", () => {
    const lost: Place = { name: "F", slug: "f", state: "here", population: 1000 };
    const places = [place("A", 0, 100), place("B", 5, 300), place("E", 90, 50), lost];
    expect(figuresOf(places, "F").neighbors).toEqual([]);
    expect(figuresOf(places, "A").neighbors.map(({ place: { name } }) => name)).toEqual(["B"]);
  });
});

describe("The sentences about a city name", () => {
  const METRO = [
    place("Metropolis", 0, 900_000),
    place("Hilltop", 3, 5_000, "here", "metropolis"),
    place("Suburb", 15, 20_000),
    place("Village", 18, 12_000),
    place("Uptown", 22, 50_000),
    place("Faraway", 60, 30_000),
  ];

  test("as its rival the nearest city at least as large; a part of a city stands for that city", () => {
    expect(namesFor(METRO, "Suburb")["rival"]).toBe("Uptown");
    expect(namesFor([...METRO, place("Edge", 13, 10, "here", "metropolis")], "Suburb")["rival"]).toBe("Metropolis");
  });

  test("no rival that is smaller, or more than 15 miles away", () => {
    expect(namesFor(METRO, "Metropolis")["rival"]).toBeUndefined();
    expect(namesFor(METRO, "Faraway")).toEqual({});
  });

  test("the city of a district, and neither as a rival of the other or as a place near it", () => {
    expect(namesFor(METRO, "Hilltop")).toEqual({ whole: "Metropolis", nearest: "Suburb", second: "Village" });
    expect(figuresOf(METRO, "Metropolis").neighbors[0]?.place.name).toBe("Suburb");
  });

  test("no other place where open water lies between", () => {
    expect(namesFor(METRO, "Suburb", new Set(["here/suburb"]))).toEqual({});
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

  test("one in a table is never zero", () => {
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
  const copy = library.one("cityPage");

  test("are described in its language and kilometers", () => {
    expect(buxtehude?.neighbors[0]).toEqual({
      name: "Hamburg, HH",
      path: "/locations/hamburg/hamburg",
      distance: "21 (Nordosten)",
    });
  });

  test("of which only the name is known have no facts and no gaps, and no text that names another place", () => {
    expect(worpswede).toMatchObject({ neighbors: [], map: null });
    expect(worpswede?.intro).toBe(copy.intro[0]?.replace("{city}", "Worpswede"));
    expect(goettingen?.advice).not.toContain(null);
  });

  test("are not compared with each other where there is one", () => {
    expect(facts.ofState("hamburg")).toMatchObject({ largest: [], mapText: null });
  });

  test("are all listed by search engines, or only those with a text of their own", () => {
    const [about, listed] = ["Hier kennen wir drei Backstuben.", (only: "all" | "own") => ({ ...copy, indexed: only })];
    expect(new LocalFacts(library, listed("all")).isUnindexed({})).toBe(false);
    expect(new LocalFacts(library, listed("own")).isUnindexed({})).toBe(true);
    expect(new LocalFacts(library, listed("own")).isUnindexed({ about })).toBe(false);
  });

  test("each keep the same version of a text", () => {
    const intro = ["eins", "zwei", "drei", "vier"];
    const intros = () =>
      new LocalFacts(library, { ...copy, intro }).ofCities("niedersachsen").map((city) => city.intro);
    expect(new Set(intros()).size).toBeGreaterThan(1);
    expect(intros()).toEqual(intros());
  });
});
