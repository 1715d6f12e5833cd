/** Generates a content folder with a given number of cities from the real content. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { inventedNames, slugOf } from "./names";

interface City {
  name: string;
  slug: string;
  population: number;
  latitude: number;
  longitude: number;
}

interface State {
  file: string;
  name: string;
  abbreviation: string;
  cities: City[];
}

/** Splits an integer into `parts` that differ by at most one, larger ones first. */
const splitEvenly = (total: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, index) => Math.floor(total / parts) + (index < total % parts ? 1 : 0));

/** Maximum offset of an invented city from a real one, in degrees. */
const FARTHEST = 0.7;

const readStates = (folder: string): State[] =>
  readdirSync(folder)
    .sort()
    .map((file) => ({ file, ...(parse(readFileSync(join(folder, file), "utf8")) as Omit<State, "file">) }));

/** A deterministic pseudo-random number from 0 to 1. */
const scattered = (index: number, which: number): number => {
  const value = Math.sin(index * 12.9898 + which * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/** Cities that other files refer to, as `state/city`. */
const namedCities = (folder: string): ReadonlySet<string> => {
  const { popular } = parse(readFileSync(join(folder, "pages/locations.yaml"), "utf8")) as { popular: string[] };
  return new Set(popular);
};

/** A state's own cities, then invented ones around them, up to `count`. */
const citiesOf = (state: State, count: number, named: ReadonlySet<string>): City[] => {
  const isNamed = ({ slug }: City): boolean => named.has(`${state.file.replace(".yaml", "")}/${slug}`);
  const own = [...state.cities].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a))).slice(0, count);
  const taken = new Set(own.map(({ slug }) => slug));
  const names = inventedNames(taken);
  const invented = Array.from({ length: count - own.length }, (_, index): City => {
    const near = state.cities[index % state.cities.length] as City;
    const name = names.next().value;
    const place = (degrees: number, which: number): number =>
      Number((degrees + (scattered(index, which) - 0.5) * 2 * FARTHEST).toFixed(4));
    return {
      name,
      slug: slugOf(name),
      population: Math.round(500 + near.population * scattered(index, 3)),
      latitude: Math.min(89, place(near.latitude, 1)),
      longitude: Math.max(-179, place(near.longitude, 2)),
    };
  });
  return [...own, ...invented].sort((a, b) => (a.name < b.name ? -1 : 1));
};

const yaml = ({ name, abbreviation }: State, cities: readonly City[]): string =>
  [
    `name: ${name}`,
    `abbreviation: ${abbreviation}`,
    "cities:",
    ...cities.map(
      (city) =>
        `  - { name: ${JSON.stringify(city.name)}, slug: ${city.slug}, population: ${city.population}, ` +
        `latitude: ${city.latitude}, longitude: ${city.longitude} }`,
    ),
    "",
  ].join("\n");

/** Number of cities in a content folder. */
export const ownCities = (folder: string): number =>
  readStates(join(folder, "locations")).reduce((sum, { cities }) => sum + cities.length, 0);

/**
 * Copies a content folder with another number of cities; unchanged if it has that many.
 * @param cities distributed evenly among the states
 */
export const generateContent = (from: string, to: string, cities: number): void => {
  cpSync(from, to, { recursive: true });
  if (cities === ownCities(from)) return;
  const folder = join(to, "locations");
  const states = readStates(folder);
  const counts = splitEvenly(cities, states.length);
  const named = namedCities(to);
  states.forEach((state, index) =>
    writeFileSync(join(folder, state.file), yaml(state, citiesOf(state, counts[index] ?? 0, named))),
  );
};
