/** The maps of the country, of states and of cities, from places of tests and from the real content. */
import { Library } from "../../../src/site/content/collections";
import { CityAtlas, type Place } from "../../../src/site/locations/city-stats";
import { LocalFacts } from "../../../src/site/locations/facts";
import { countryMap } from "../../../src/site/locations/maps/country-map";
import { Ground } from "../../../src/site/locations/maps/labels";
import { LocationMaps } from "../../../src/site/locations/maps/location-maps";
import { countryProjection, stateProjection, type Point } from "../../../src/site/locations/maps/projections";
import { distanceKm } from "../../../src/lib/distance";
import { builtContent } from "../../support/built-content";

const place = (name: string, latitude?: number, longitude?: number, population?: number, state = "here"): Place => ({
  name,
  slug: name.toLowerCase(),
  state,
  population,
  latitude,
  longitude,
});

const mapsOf = (places: readonly Place[], outline?: readonly string[]): LocationMaps =>
  new LocationMaps({
    atlas: new CityAtlas(places),
    outlineOf: () => outline,
    nameFrom: (_, { name }) => name,
    pathOf: ({ slug }) => `/${slug}`,
    kmPerUnit: 1,
    distance: (km) => `${km} km`,
    circles: { filled: 8, near: 20, middle: 40 },
  });

const LUENEBURG = place("Lüneburg", 53.2464, 10.4115, 76000);
const GOETTINGEN = place("Göttingen", 51.5328, 9.9353, 118000);
const BUXTEHUDE = place("Buxtehude", 53.4769, 9.7011, 40000);
const GERMAN = [LUENEBURG, GOETTINGEN, BUXTEHUDE, place("Worpswede")];

const real = builtContent().entries;
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

  test("names its cities as links; one without coordinates is not on it", () => {
    const map = mapsOf(GERMAN).ofState("here");
    expect(map?.labels.map(({ name, path }) => [name, path])).toEqual([
      ["Göttingen", "/göttingen"],
      ["Lüneburg", "/lüneburg"],
      ["Buxtehude", "/buxtehude"],
    ]);
  });

  test("names one of the largest cities of every state, on phones as well", () => {
    for (const state of facts.states()) {
      const named = facts.maps.ofState(state)?.labels.filter(({ wide }) => !wide);
      const largest = facts.ofState(state).largest.map(({ path }) => path);
      if (named) expect([state, largest]).toEqual([state, expect.arrayContaining([named[0]?.path])]);
    }
  });

  test("has the outline of the state if the content has one, and is large enough for it", () => {
    const outline = ["8,51.3 11.6,51.3 11.6,53.9 8,53.9 8,51.3", "7,53.7 7.1,53.7 7.1,53.6 7,53.7"];
    const withOutline = mapsOf(GERMAN, outline);
    expect(withOutline.drawing("here")?.svg).toMatch(/<path id="s"[^>]* d="M[-\d lM]+zM/);
    expect(mapsOf(GERMAN).drawing("here")?.svg).not.toContain('id="s"');
    const widthOf = (maps: LocationMaps) => Number(maps.ofState("here")?.viewBox.split(" ")[2]);
    expect(widthOf(withOutline)).toBeGreaterThan(widthOf(mapsOf(GERMAN)));
  });

  test("is not there where fewer than two cities have coordinates", () => {
    expect(mapsOf([LUENEBURG, place("Worpswede")]).ofState("here")).toBeNull();
  });

  test("has a bar of scale of a round length, shorter than a third of the map", () => {
    expect(mapsOf(GERMAN).ofState("here")?.scale.name).toBe("50 km");
    const small = mapsOf([place("One", 53, 10), place("Other", 53.2, 10)]).ofState("here")?.scale;
    expect(small?.name).toBe("5 km");
    expect(small?.length).toBeLessThan(30);
  });

  test("has a drawing with a dot for each city", () => {
    for (const state of facts.states()) {
      const cities = library.all("state").find(({ slug }) => slug === state)?.data.cities ?? [];
      const [dotted = ""] = facts.maps.drawing(state)?.svg.split(/<g id="[nc]"/) ?? [];
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
  const on = (dots: readonly Point[]) =>
    new Ground({ frame, width: 500, dots: dots.map((at) => ({ at, diameter: 6 })), sides: ["r", "l"] });
  const one = { name: "One", at: [500, 500] as const };

  test("are on the side of their dot where they cover no other dot", () => {
    expect(on([]).names([one], 5)).toEqual([{ candidate: one, side: "r" }]);
    expect(on([[540, 500]]).names([one], 5)).toEqual([{ candidate: one, side: "l" }]);
  });

  test("are left out where they would cover another name or be cut", () => {
    const near = { name: "Near", at: [500, 505] as const };
    const next = { name: "Next", at: [500, 510] as const };
    expect(
      on([])
        .names([one, near, next], 5)
        .map(({ candidate }) => candidate.name),
    ).toEqual(["One", "Near"]);
    expect(on([]).names([{ name: "A long name of a place that is somewhere", at: [500, 100] }], 5)).toEqual([]);
  });
});

describe("A city's map", () => {
  const miami = () => {
    const cities = library.all("state").find(({ slug }) => slug === "florida")?.data.cities ?? [];
    return facts.ofCities("florida")[cities.findIndex(({ slug }) => slug === "miami")];
  };

  test("has a filled circle and two lines, in tenths of a mile, each with its distance", () => {
    const map = miami()?.map;
    const drawing = facts.maps.drawing("florida")?.svg ?? "";
    expect([...drawing.matchAll(/ r="(\d+)"/g)].map(([, r]) => r)).toEqual(["50", "100", "250"]);
    expect(map?.half).toBe(285);
    const circles = map?.labels.filter(({ side }) => side === "c").map(({ name }) => name);
    expect(circles).toEqual(["5 miles", "10 miles", "25 miles"]);
  });

  test("says in words what it shows", () => {
    expect(miami()?.mapText).toContain("Miami");
  });

  test.each([
    ["connecticut", "greenwich", ["Stamford", "Norwalk"]],
    ["virginia", "portsmouth", ["Norfolk", "Hampton", "Newport News"]],
    ["tennessee", "knoxville", ["Oak Ridge", "Maryville", "Farragut"]],
    ["kansas", "kansas-city", ["Kansas City, MO", "Olathe"]],
    ["new-york", "new-york-city", ["Jersey City, NJ"]],
  ])("names the nearest places that are known: %s/%s", (state, city, names) => {
    expect(facts.ofCity(state, city).map?.labels.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  test.each([
    ["alaska", "juneau"],
    ["florida", "key-west"],
  ])("is not there where nothing is within the widest circle: %s/%s", (state, city) => {
    expect(facts.ofCity(state, city).map).toBeNull();
  });

  test("is there for the only city of a state, without a map of the state", () => {
    const near = place("Near", 53.4, 10.4115, 90_000, "elsewhere");
    const maps = mapsOf([LUENEBURG, near]);
    const map = maps.ofCity(LUENEBURG);
    expect(map?.overview).toBeNull();
    expect(map?.labels.map(({ name }) => name)).toContain("Near");
    expect(maps.drawing("here")?.src).toBe(map?.src);
  });

  test("is not there without coordinates", () => {
    expect(mapsOf(GERMAN).ofCity(place("Worpswede"))).toBeNull();
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
