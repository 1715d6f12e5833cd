/** Data of the bare page: the same states and cities for all tools. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { splitEvenly } from "./split-evenly";
import { inventedNames, slugOf } from "./names";

interface BareCity {
  slug: string;
  name: string;
  population: number;
}

interface BareState {
  slug: string;
  name: string;
  cities: BareCity[];
}

const STATES = 50;

/** Number of pages: cities, states and the home page. */
export const barePages = (cities: number): number => cities + STATES + 1;

const statesOf = (cities: number): BareState[] =>
  splitEvenly(cities, STATES).map((count, index) => {
    const names = inventedNames(new Set());
    return {
      slug: `state-${String(index + 1).padStart(2, "0")}`,
      name: `State ${index + 1}`,
      cities: Array.from({ length: count }, (_, at) => {
        const name = names.next().value;
        return { slug: slugOf(name), name, population: 500 + ((at * 7919) % 100_000) };
      }),
    };
  });

/** Writes one JSON file for each state. */
export const writeBareData = (folder: string, cities: number): void => {
  mkdirSync(folder, { recursive: true });
  for (const state of statesOf(cities)) writeFileSync(join(folder, `${state.slug}.json`), JSON.stringify(state));
};

/** A renamed city: path of its page, and the new name. */
export interface Renamed {
  page: string;
  name: string;
}

const RENAMED = "Renamed Harbor";

/** Renames the first city of the first state. */
export const renameBareCity = (folder: string): Renamed => {
  const file = join(folder, readdirSync(folder).sort()[0] ?? "");
  const state = JSON.parse(readFileSync(file, "utf8")) as BareState;
  const [city] = state.cities;
  if (!city) throw new Error(`${file} has no city.`);
  city.name = RENAMED;
  writeFileSync(file, JSON.stringify(state));
  return { page: `${state.slug}/${city.slug}`, name: RENAMED };
};

/** Writes the data for Hugo, which creates pages from content files: a folder per state, a file per city. */
export const writeBareFiles = (folder: string, cities: number): void => {
  const write = (file: string, values: Record<string, string | number>): void => {
    const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    writeFileSync(join(folder, file), `---\n${lines.join("\n")}\n---\n`);
  };
  for (const { slug, name: state, cities: all } of statesOf(cities)) {
    mkdirSync(join(folder, slug), { recursive: true });
    write(`${slug}/_index.md`, { title: `Marketing in ${state}`, name: state });
    for (const { slug: city, name, population } of all)
      write(`${slug}/${city}.md`, { title: `Marketing in ${name}, ${state}`, name, population });
  }
};

/** Renames the first city in Hugo's files. */
export const renameBareFile = (folder: string): Renamed => {
  const state = readdirSync(folder).sort()[0] ?? "";
  const city = readdirSync(join(folder, state)).sort()[1] ?? "";
  const file = join(folder, state, city);
  writeFileSync(file, readFileSync(file, "utf8").replace(/^name: .*$/m, `name: ${JSON.stringify(RENAMED)}`));
  return { page: `${state}/${city.replace(/\.md$/, "")}`, name: RENAMED };
};
