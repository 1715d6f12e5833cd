/** The maps of the country, of states and of cities, from places of tests and from the real content. */
import { Library } from "../../../src/site/content/collections";
import { CityAtlas, isOnMap, type Place } from "../../../src/site/locations/city-stats";
import { LocalFacts } from "../../../src/site/locations/facts";
import { PlaceIndex } from "../../../src/site/locations/geo-index";
import { countryMap } from "../../../src/site/locations/maps/country-map";
import { diameterOf } from "../../../src/site/locations/maps/dots";
import { leaderLines, placeLabels } from "../../../src/site/locations/maps/labels";
import { widthOf, widthsOf } from "../../../src/site/locations/maps/screens";
import { LocationMaps } from "../../../src/site/locations/maps/location-maps";
import {
  countryProjection,
  stateProjection,
  type Box,
  type Point,
  type Project,
} from "../../../src/site/locations/maps/projections";
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
    circles: { filled: 8, near: 10, middle: 40, far: 80 },
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

  test("names the five largest cities of every state, on phones as well", () => {
    for (const state of facts.states()) {
      const named = facts.maps.ofState(state)?.labels.filter(({ wide }) => !wide);
      const largest = facts.ofState(state).largest.map(({ path }) => path);
      if (named) expect([state, named.map(({ path }) => path)]).toEqual([state, expect.arrayContaining(largest)]);
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

  test("has a bar of scale that is shorter than the map, also in a small state", () => {
    expect(mapsOf(GERMAN).ofState("here")?.scale?.name).toBe("80 km");
    const small = mapsOf([place("One", 53, 10), place("Other", 53.2, 10)]).ofState("here")?.scale;
    expect(small?.name).toBe("10 km");
    expect(small?.length).toBeLessThan(60);
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
  const crowd = Array.from({ length: 40 }, (_, index) => ({
    name: `Somewhere ${index}`,
    at: [100 + 137 * (index % 7), 80 + 91 * Math.floor(index / 4)] as const,
  }));

  /** The pixels of a name: beside a dot it begins or ends there, above or below a dot it is centered. */
  const boxOf = (onScreen: number, { at, name }: (typeof crowd)[number], side: string) => {
    const scale = onScreen / frame.width;
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
    for (const width of widthsOf(screen, frame)) {
      const boxes = placed.map(({ candidate, side }) => boxOf(width, candidate, side));
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1))
          expect(
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          ).toBe(false);
    }
  });

  const large = { name: "The large one", at: [500, 500] as const };
  const around = Array.from({ length: 24 }, (_, index) => ({
    name: `Small ${index}`,
    at: [500 + 60 * Math.cos(index), 500 + 60 * Math.sin(index)] as const,
  }));
  const named = (options: { leaders?: number; always?: number }) =>
    placeLabels([large, ...around], { frame, most: { narrow: 2, wide: 2 }, ...options })[0];

  test("do not cover a dot; one in a crowd stands away from its dot, at the end of a line", () => {
    expect(named({})?.candidate).not.toBe(large);
    const placed = named({ leaders: 1 });
    expect(placed?.candidate).toBe(large);
    expect(Math.hypot((placed?.anchor?.[0] ?? 0) - 500, (placed?.anchor?.[1] ?? 0) - 500)).toBeGreaterThan(60);
    expect(leaderLines(placed ? [placed] : [])).toMatch(/^M500 500l-?\d+ ?-?\d+$/);
  });

  test("cover dots only where they must be there in any case", () => {
    expect(named({ always: 1 })).toMatchObject({ candidate: large });
    expect(named({ always: 1 })?.anchor).toBeUndefined();
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

  test("has a filled circle and two lines, in tenths of a mile, with the names of those that have room", () => {
    const map = miami()?.map;
    const drawing = facts.maps.drawing("florida")?.svg ?? "";
    expect([...drawing.matchAll(/ r="(\d+)"/g)].map(([, r]) => r)).toEqual(["50", "100", "250", "500", "250"]);
    expect(map).toMatchObject({ far: false, half: 285 });
    expect(map?.labels.filter(({ side }) => side === "c").map(({ name }) => name)).toEqual(["10 miles", "25 miles"]);
  });

  test("says in words what it shows", () => {
    expect(miami()?.mapText).toContain("Miami");
  });

  test("names the largest places around, whatever their state, and the boroughs of the city", () => {
    const cities = library.all("state").find(({ slug }) => slug === "new-york")?.data.cities ?? [];
    const map = facts.ofCities("new-york")[cities.findIndex(({ slug }) => slug === "new-york-city")]?.map;
    expect(map?.labels.map(({ name }) => name)).toEqual(expect.arrayContaining(["Brooklyn", "Queens", "Manhattan"]));
    expect(facts.maps.drawing("new-york")?.svg).toMatch(/<g id="n"[^/]*<path/);
  });

  test("leads lines from dots to names that do not cross each other, even among the boroughs of New York", () => {
    const cities = library.all("state").find(({ slug }) => slug === "new-york")?.data.cities ?? [];
    const { lines } = facts.ofCities("new-york")[cities.findIndex(({ slug }) => slug === "new-york-city")]?.map ?? {};
    const ends = Array.from(lines?.matchAll(/M(-?\d+) ?(-?\d+)l(-?\d+) ?(-?\d+)/g) ?? [], ([, ...numbers]) => {
      const [x = 0, y = 0, toX = 0, toY = 0] = numbers.map(Number);
      return [x, y, x + toX, y + toY] as const;
    });
    const turn = ([x, y, toX, toY]: (typeof ends)[number], atX: number, atY: number) =>
      Math.sign((toX - x) * (atY - y) - (toY - y) * (atX - x));
    const parts = (line: (typeof ends)[number], [x, y, toX, toY]: (typeof ends)[number]) =>
      turn(line, x, y) !== turn(line, toX, toY);
    expect(ends.length).toBeGreaterThan(3);
    const crossed = ends.filter((line, at) =>
      ends.slice(0, at).some((other) => parts(line, other) && parts(other, line)),
    );
    expect(crossed).toEqual([]);
  });

  test("has a third line where the next place is beyond the second one, and not elsewhere", () => {
    const near = place("Near", 53.4, 10.4115, 9000);
    expect(mapsOf([LUENEBURG, GOETTINGEN]).ofCity(LUENEBURG)).toMatchObject({
      far: true,
      half: Math.round(800 * 1.14),
    });
    expect(mapsOf([LUENEBURG, near]).ofCity(LUENEBURG)).toMatchObject({ far: false, half: Math.round(400 * 1.14) });
  });

  test("does not name what is out of its reach", () => {
    const map = mapsOf([LUENEBURG, GOETTINGEN]).ofCity(LUENEBURG);
    expect(map?.labels.map(({ name }) => name)).not.toContain("Göttingen");
  });

  test("leaves out the name of a circle that would cover the city's mark", () => {
    const map = mapsOf([LUENEBURG, GOETTINGEN]).ofCity(LUENEBURG);
    expect(map?.labels.filter(({ side }) => side === "c").map(({ name }) => name)).toEqual(["40 km", "80 km"]);
  });

  test("is there for the only city of a state, without a map of the state", () => {
    const maps = mapsOf([LUENEBURG, { ...BUXTEHUDE, state: "elsewhere" }]);
    const map = maps.ofCity(LUENEBURG);
    expect(map?.overview).toBeNull();
    expect(map?.labels.map(({ name }) => name)).toContain("Buxtehude");
    expect(maps.drawing("here")?.src).toBe(map?.src);
  });

  test("is not there without coordinates", () => {
    expect(mapsOf(GERMAN).ofCity(place("Worpswede"))).toBeNull();
  });
});

describe("Every map of the real content", () => {
  const places = library
    .all("state")
    .flatMap(({ slug, data }) => data.cities.map((city): Place => ({ ...city, state: slug })))
    .filter(isOnMap);
  const index = new PlaceIndex(places);

  interface Label {
    name: string;
    left: number;
    top: number;
    side: string;
  }

  /** The pixels that a label covers on a map of a width and height, as the page draws it. */
  const boxOf = ({ name, left, top, side }: Label, [width, height]: Point) => {
    const [x, y, long] = [(left / 100) * width, (top / 100) * height, widthOf(name)];
    const from = { r: x + 9, l: x - 9 - long }[side] ?? x - long / 2;
    const middle = { t: y - 17, b: y + 17 }[side] ?? y;
    return { name, left: from, right: from + long, top: middle - 7, bottom: middle + 7 };
  };
  type Rectangle = ReturnType<typeof boxOf>;

  /** What the labels of a map cover or are cut by. */
  const faultsOf = (
    labels: readonly Label[],
    size: Point,
    dots: readonly { name: string; at: Point; radius: number }[],
  ) => {
    const boxes = labels.map((label) => boxOf(label, size));
    const isCut = ({ left, right, top, bottom }: Rectangle) =>
      left < -1 || top < -1 || right > size[0] + 1 || bottom > size[1] + 1;
    return boxes.flatMap((box, at) => [
      ...(isCut(box) ? [`${box.name} is cut`] : []),
      ...boxes
        .slice(at + 1)
        .filter(
          ({ left, right, top, bottom }) =>
            box.left < right && left < box.right && box.top < bottom && top < box.bottom,
        )
        .map(({ name }) => `${box.name} covers the name ${name}`),
      ...dots
        .filter(({ at: [x, y], radius }) => {
          const [aside, above] = [Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0)];
          // Positions are rounded to a tenth of a percent.
          return Math.hypot(aside, above) < radius - 0.6;
        })
        .map(({ name }) => `${box.name} covers ${name}`),
    ]);
  };

  /** The faults of a map at each of the widths that it has. */
  const faultsAtAll = (
    labels: readonly (Label & { wide: boolean })[],
    frame: Box,
    dots: readonly { name: string; at: Point; diameter: number }[],
  ) =>
    (labels.some(({ wide }) => wide) ? (["narrow", "wide"] as const) : (["narrow"] as const)).flatMap((screen) =>
      widthsOf(screen, frame).flatMap((width) => {
        const scale = width / frame.width;
        const shown = labels.filter(({ wide }) => screen === "wide" || !wide);
        const drawn = dots.map(({ name, at: [x, y], diameter }) => ({
          name,
          at: [(x - frame.x) * scale, (y - frame.y) * scale] as Point,
          radius: diameter / 2,
        }));
        return faultsOf(shown, [width, frame.height * scale], drawn).map((fault) => `${fault} (${width} px)`);
      }),
    );

  const dotOf = (project: Project, { name, population, ...city }: (typeof places)[number]) => {
    const at = project(city) ?? [0, 0];
    return { name, at, diameter: diameterOf({ at, population }) };
  };

  test.each(facts.states())("covers no dot and no other name with a name, and cuts none: %s", (state) => {
    const own = places.filter((each) => each.state === state);
    const project = stateProjection(own, 1.609344);
    const found = own.flatMap((city) => {
      const map = facts.maps.ofCity(city);
      if (!map) return [`${city.slug} has no map`];
      const {
        at: [x, y],
      } = dotOf(project, city);
      const frame = { x: x - map.half, y: y - map.half, width: 2 * map.half, height: 2 * map.half };
      const dots = index
        .within(city, 0.17 * map.half)
        .map(({ place: other }) => dotOf(project, other))
        .filter(({ at }) => Math.hypot(at[0] - x, at[1] - y) < 0.86 * map.half);
      return faultsAtAll(map.labels, frame, dots).map((fault) => `${city.slug}: ${fault}`);
    });
    const map = facts.maps.ofState(state);
    const [x = 0, y = 0, width = 1, height = 1] = map?.viewBox.split(" ").map(Number) ?? [];
    const dots = own
      .map((city) => dotOf(project, city))
      .map((dot) => ({ ...dot, diameter: dot.diameter * (map?.dot ?? 1) }));
    found.push(...faultsAtAll(map?.labels ?? [], { x, y, width, height }, dots).map((fault) => `${state}: ${fault}`));
    expect(found).toEqual([]);
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
