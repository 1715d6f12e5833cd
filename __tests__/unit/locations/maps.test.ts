/** The maps of the country, of states and of cities, from places of tests and from the real content. */
import { Library } from "../../../src/gatsby/content/collections";
import { readContent } from "../../../src/gatsby/content/read-content";
import type { Place } from "../../../src/gatsby/locations/city-stats";
import { LocalFacts } from "../../../src/gatsby/locations/facts";
import { countryMap } from "../../../src/gatsby/locations/maps/country-map";
import { placeLabels, WIDTHS } from "../../../src/gatsby/locations/maps/labels";
import { LocationMaps } from "../../../src/gatsby/locations/maps/location-maps";
import { countryProjection, stateProjection } from "../../../src/gatsby/locations/maps/projections";
import { distanceKm } from "../../../src/content-model/fields/distance";

const place = (name: string, latitude?: number, longitude?: number, population?: number, state = "here"): Place => ({
  name,
  slug: name.toLowerCase(),
  state,
  population,
  latitude,
  longitude,
});

const mapsOf = (places: readonly Place[]): LocationMaps =>
  new LocationMaps({
    citiesOf: (state) => places.filter((each) => each.state === state),
    nameFrom: (_, { name }) => name,
    pathOf: ({ slug }) => `/${slug}`,
    kmPerUnit: 1,
    distance: (km) => `${km} km`,
    radiiKm: [8, 16, 80],
  });

const LUENEBURG = place("Lüneburg", 53.2464, 10.4115, 76000);
const GOETTINGEN = place("Göttingen", 51.5328, 9.9353, 118000);
const BUXTEHUDE = place("Buxtehude", 53.4769, 9.7011, 40000);
const GERMAN = [LUENEBURG, GOETTINGEN, BUXTEHUDE, place("Worpswede")];

const real = readContent("content").entries;
const library = new Library(real);
const facts = new LocalFacts(library);

describe("A state's map", () => {
  test.each([
    ["in Europe", GERMAN],
    ["across the 180th meridian", [place("Suva", -18.14, 178.44), place("Taveuni", -16.85, -179.97)]],
    ["on the equator", [place("Quito", -0.18, -78.47), place("Tena", 0.99, -77.81)]],
  ])("is true to scale: %s", (_, places) => {
    const [one, other] = places as [Required<Place>, Required<Place>];
    const project = stateProjection([one, other], 1);
    const [from, to] = [project(one) ?? [0, 0], project(other) ?? [0, 0]];
    const drawn = Math.hypot(to[0] - from[0], to[1] - from[1]) / 10;
    expect(Math.abs(drawn / distanceKm(one, other) - 1)).toBeLessThan(0.005);
    // North is up, east is right.
    expect(Math.sign(to[1] - from[1])).toBe(-Math.sign(other.latitude - one.latitude));
    expect(to[0] > from[0]).toBe(((other.longitude - one.longitude + 540) % 360) - 180 > 0);
  });

  test("names its cities and links the largest; one without coordinates is not on it", () => {
    const map = mapsOf(GERMAN).ofState("here", 2);
    expect(map?.labels.map(({ name, path }) => [name, path])).toEqual([
      ["Göttingen", "/göttingen"],
      ["Lüneburg", "/lüneburg"],
      ["Buxtehude", null],
    ]);
  });

  test("is not there where fewer than two cities have coordinates", () => {
    expect(mapsOf([LUENEBURG, place("Worpswede")]).ofState("here", 5)).toBeNull();
  });

  test("has a bar of scale that is shorter than the map, also in a small state", () => {
    expect(mapsOf(GERMAN).ofState("here", 2)?.scale?.name).toBe("80 km");
    const small = mapsOf([place("One", 53, 10), place("Other", 53.2, 10)]).ofState("here", 2)?.scale;
    expect(small?.name).toBe("8 km");
    expect(small?.length).toBeLessThan(60);
  });

  test("has a drawing with a dot for each city", () => {
    for (const state of facts.states()) {
      const cities = library.all("state").find(({ slug }) => slug === state)?.data.cities ?? [];
      const [dotted = ""] = facts.maps.drawing(state)?.svg.split('<g id="c"') ?? [];
      const dots = dotted.match(/h0/g)?.length ?? 0;
      if (cities.length > 1) expect([state, dots]).toEqual([state, cities.length]);
    }
  });

  test("is drawn again when its own cities change, and no other state's is", () => {
    const changed = real.map((entry) =>
      entry.path.endsWith("/ohio.yaml")
        ? {
            ...entry,
            data: {
              ...entry.data,
              cities: [
                ...(entry.data["cities"] as object[]),
                { name: "New Town", slug: "new-town", population: 12000, latitude: 40.1, longitude: -82.5 },
              ],
            },
          }
        : entry,
    );
    const after = new LocalFacts(new Library(changed)).maps;
    const other = facts.states().filter((state) => after.drawing(state)?.src !== facts.maps.drawing(state)?.src);
    expect(other).toEqual(["ohio"]);
  });
});

describe("Names on a map", () => {
  const frame = { x: 0, y: 0, width: 1000, height: 1000 };
  const crowd = Array.from({ length: 40 }, (_, index) => ({
    name: `Somewhere ${index}`,
    at: [100 + 137 * (index % 7), 80 + 91 * Math.floor(index / 4)] as const,
  }));

  /** The pixels of a name: beside a dot it begins or ends there, above or below a dot it is centered. */
  const boxOf = (screen: keyof typeof WIDTHS, { at, name }: (typeof crowd)[number], side: string) => {
    const scale = WIDTHS[screen] / frame.width;
    const [x, y] = [at[0] * scale, at[1] * scale];
    const width = name.length * 7;
    const left = side === "r" ? x : side === "l" ? x - width : x - width / 2;
    const middle = side === "t" ? y - 18 : side === "b" ? y + 18 : y;
    return { left, right: left + width, top: middle - 8, bottom: middle + 8 };
  };

  test.each(["narrow", "wide"] as const)("do not cover each other: %s screen", (screen) => {
    const placed = placeLabels(crowd, { frame, most: { narrow: 12, wide: 24 } }).filter(
      ({ wide }) => screen === "wide" || !wide,
    );
    expect(placed.length).toBeGreaterThan(5);
    const boxes = placed.map(({ candidate, side }) => boxOf(screen, candidate, side));
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        ).toBe(false);
  });

  test("may cover the dots of less important places where they are the first, such as a large city in a crowd", () => {
    const around = Array.from({ length: 24 }, (_, index) => ({
      name: `Small ${index}`,
      at: [500 + 60 * Math.cos(index), 500 + 60 * Math.sin(index)] as const,
    }));
    const large = { name: "The large one", at: [500, 500] as const };
    const named = (first: number) =>
      placeLabels([large, ...around], { frame, most: { narrow: 2, wide: 2 }, first }).map(({ candidate }) => candidate);
    expect(named(0)).not.toContain(large);
    expect(named(1)).toContain(large);
  });

  test("are those of the most important places first, and there are more of them on a wide screen", () => {
    const placed = placeLabels(crowd, { frame, most: { narrow: 3, wide: 6 } });
    expect(placed[0]?.candidate).toBe(crowd[0]);
    expect(placed.filter(({ wide }) => !wide)).toHaveLength(3);
    expect(placed).toHaveLength(6);
  });
});

describe("A city's map", () => {
  const miami = () => {
    const cities = library.all("state").find(({ slug }) => slug === "florida")?.data.cities ?? [];
    return facts.ofCities("florida")[cities.findIndex(({ slug }) => slug === "miami")];
  };

  test("has the distances of the page as circles, in tenths of a mile, each with its name", () => {
    const map = miami()?.map;
    const drawing = facts.maps.drawing("florida")?.svg ?? "";
    expect([...drawing.matchAll(/ r="(\d+)"/g)].slice(0, 3).map(([, r]) => r)).toEqual(["100", "250", "500"]);
    expect(map?.labels.filter(({ side }) => side === "c").map(({ name }) => name)).toEqual([
      "10 miles",
      "25 miles",
      "50 miles",
    ]);
  });

  test("names places of the table of the nearest, and says in words what it shows", () => {
    const local = miami();
    const nearest = local?.neighbors.map(({ name }) => name);
    const named = local?.map?.labels.filter(({ side }) => side !== "c") ?? [];
    expect(named.length).toBeGreaterThan(1);
    for (const { name } of named) expect(nearest).toContain(name);
    expect(local?.mapText).toContain("Miami");
  });

  test("reaches as far as the next places where they are far away", () => {
    const far = mapsOf([LUENEBURG, GOETTINGEN]);
    const figures = {
      neighbors: [{ place: GOETTINGEN, km: 193, direction: "south" }],
    } as unknown as Parameters<LocationMaps["ofCity"]>[1];
    expect(far.ofCity(LUENEBURG, figures)?.half).toBeGreaterThan(1900);
  });

  const cityMap = (places: readonly Place[], neighbors: readonly Place[]) =>
    mapsOf(places).ofCity(LUENEBURG, {
      neighbors: neighbors.map((other) => ({ place: other, km: 1, direction: "south" })),
    } as unknown as Parameters<LocationMaps["ofCity"]>[1]);

  test("stays close where even the next place is out of its reach", () => {
    const map = cityMap([LUENEBURG, GOETTINGEN], [place("Wien", 48.2082, 16.3738)]);
    expect(map?.half).toBe(Math.round(800 * 1.14));
    expect(map?.labels.map(({ name }) => name)).not.toContain("Wien");
  });

  test("leaves out the name of a circle that would cover the city's mark", () => {
    const map = cityMap([LUENEBURG, GOETTINGEN], [GOETTINGEN]);
    expect(map?.labels.filter(({ side }) => side === "c").map(({ name }) => name)).toEqual(["80 km"]);
  });

  test("is there for the only city of a state, without a map of the state", () => {
    const map = cityMap([LUENEBURG], [place("Buxtehude", 53.4769, 9.7011, 40000, "elsewhere")]);
    expect(map?.overview).toBeNull();
    expect(map?.others).toMatch(/^m-\d/);
    expect(mapsOf([LUENEBURG]).drawing("here")?.src).toBe(map?.src);
  });

  test("is not there without coordinates", () => {
    expect(mapsOf(GERMAN).ofCity(place("Worpswede"), { neighbors: [] })).toBeNull();
  });
});

describe("The map of a country", () => {
  const country = facts.country();

  test("has every city of the content as a dot, and every state as a part", () => {
    const cities = library.all("state").flatMap(({ data }) => data.cities);
    expect(country?.svg.match(/h0/g)).toHaveLength(cities.length);
    expect(country?.map.states).toEqual(facts.states());
  });

  test("has Alaska and Hawaii below the southwest of the USA, each in a frame", () => {
    const project = countryProjection([], "US");
    const [anchorage, honolulu, phoenix, houston] = [
      { latitude: 61.2, longitude: -149.9 },
      { latitude: 21.3, longitude: -157.9 },
      { latitude: 33.4, longitude: -112 },
      { latitude: 29.8, longitude: -95.4 },
    ].map((each) => project(each) ?? [0, 0]) as [
      [number, number],
      [number, number],
      [number, number],
      [number, number],
    ];
    for (const [x, y] of [anchorage, honolulu]) {
      expect(x).toBeLessThan(houston[0]);
      expect(y).toBeGreaterThan(phoenix[1]);
    }
    expect(country?.map.frames).toBe(true);
  });

  test("gives each spot to one state alone: that of the nearest city", () => {
    const spots = new Map<string, string>();
    for (const [, slug = "", areas = ""] of country?.svg.matchAll(/<g id="([^"]+)"><path[^>]* d="([^"]*)"/g) ?? [])
      for (const [, x, y, width] of areas.matchAll(/M(-?\d+) (-?\d+)h(\d+)/g))
        for (let step = 0; step < Number(width); step += 26) {
          const spot = `${Number(x) + step} ${y}`;
          expect([spot, spots.get(spot)]).toEqual([spot, undefined]);
          spots.set(spot, slug);
        }
    expect(new Set(spots.values())).toEqual(new Set(facts.states()));
  });

  test("fits another country, whatever its shape, with north up", () => {
    const map = countryMap([{ slug: "here", cities: GERMAN }], "DE");
    expect(map?.map).toMatchObject({ frames: false, states: ["here"] });
    expect(map?.svg.match(/h0/g)).toHaveLength(3);
    const [, , width = 0, height = 0] = map?.map.viewBox.split(" ").map(Number) ?? [];
    expect(width / height).toBeGreaterThan(0.5);
    expect(width / height).toBeLessThan(2);
  });

  test("is not there with a single place on it", () => {
    expect(countryMap([{ slug: "here", cities: [LUENEBURG, place("Worpswede")] }], "DE")).toBeNull();
  });

  test("names its cities if they are too few to show the shape of a country", () => {
    const names = countryMap([{ slug: "here", cities: GERMAN }], "DE")?.map.labels.map(({ name }) => name);
    expect(names?.sort()).toEqual(["Buxtehude", "Göttingen", "Lüneburg"]);
    expect(country?.map.labels).toEqual([]);
  });

  test("is drawn again only when a dot has moved, or has another name", () => {
    const of = (first: Place) => countryMap([{ slug: "here", cities: [first, GOETTINGEN] }], "DE");
    const drawn = of(LUENEBURG);
    expect(of({ ...LUENEBURG, slug: "an-der-ilmenau" })).toBe(drawn);
    expect(of({ ...LUENEBURG, name: "Lüneburg an der Ilmenau" })).not.toBe(drawn);
    expect(of({ ...LUENEBURG, latitude: 53.3 })?.svg).not.toBe(drawn?.svg);
    expect(of({ ...LUENEBURG, population: 7_600_000 })?.svg).not.toBe(drawn?.svg);
  });
});
