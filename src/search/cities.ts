/** All cities as one compact file, and finding a city in it while the visitor types. */
import { distance } from "fastest-levenshtein";
import { stripDiacritics } from "content-kit/lib/strip-diacritics";
import { wordsOf } from "./tokenize";
import { maxTypos } from "./nearest-word";

/** A city in the file: name; population in thousands, 0 if unknown; slug, 0 if it follows from the name; other names. */
export type CityRow = [name: string, thousands: number, slug?: string | 0, ...others: string[]];
/** A state with its cities, in the order of the content. */
export type StateRow = [name: string, abbreviation: string, slug: string, cities: CityRow[]];

/** Words of place names that are also abbreviated: Saint Paul, St. Louis. */
const SHORT: Readonly<Record<string, string>> = { saint: "st", sainte: "ste", mount: "mt", fort: "ft" };

/** The words, abbreviated where possible. */
const shortened = (words: readonly string[]): string[] => words.map((word) => SHORT[word] ?? word);

/** The slug that most names have. */
export const plainSlug = (name: string): string => wordsOf(name).join("-");

/** A city with its search keys. */
export interface ListedCity {
  name: string;
  slug: string;
  state: string;
  stateSlug: string;
  thousands: number;
  /** The name and the slug as words: `Göttingen` is found as `gottingen` and as `goettingen`. */
  keys: string[];
  stateKeys: string[];
}

/** The cities of the file, the largest first. */
export const listCities = (states: readonly StateRow[]): ListedCity[] =>
  states
    .flatMap(([state, abbreviation, stateSlug, cities]) => {
      const stateKeys = [stripDiacritics(abbreviation), wordsOf(state).join(" ")];
      return cities.map(([name, thousands, unusual, ...others]) => {
        const words = wordsOf(name);
        const slug = unusual || words.join("-");
        const keys = [...new Set([words.join(" "), shortened(words).join(" "), slug.replaceAll("-", " "), ...others])];
        return { name, slug, state, stateSlug, thousands, keys, stateKeys };
      });
    })
    .sort((a, b) => b.thousands - a.thousands);

/** Cost of an exact match: whole name, its beginning, or the beginning of one of its words. */
const exactCost = (key: string, typed: string): number =>
  key === typed ? 0 : key.startsWith(typed) ? 1 : key.includes(` ${typed}`) ? 2 : Infinity;

/** Cost of a match with typos. Compares the input with a prefix of the name, one letter longer or shorter. */
const typoCost = (key: string, typed: string): number => {
  const most = maxTypos(typed.length);
  if (most === 0) return Infinity;
  const near = distance(typed, key.slice(0, typed.length));
  // Another prefix is no nearer than by the letters that it has more or fewer.
  const more = Math.min(most, key.length - typed.length);
  if (near > most + Math.max(1, more)) return Infinity;
  const others = [key.slice(0, typed.length - 1), key.slice(0, typed.length + 1), key];
  const least = Math.min(near, ...others.map((text) => distance(typed, text)));
  return least <= most ? least : Infinity;
};

type Cost = typeof exactCost;

/** A state name alone lists its cities, after the cities of that name. */
const WHOLE_STATE = 3;

/** A way to read what is typed: as a name, or as one with a state after it. */
interface Reading {
  name: string;
  state?: string;
}

/** The state may follow the city: `springfield il`, `portland, maine`. */
const readingsOf = (words: readonly string[]): Reading[] =>
  words.map((_, index) =>
    index === 0
      ? { name: words.join(" ") }
      : { name: words.slice(0, index).join(" "), state: words.slice(index).join(" ") },
  );

/** The cities that match, the cheapest reading of each first. Every key press asks all cities. */
const answering = (cities: readonly ListedCity[], words: readonly string[], costOf: Cost): ListedCity[] => {
  const readings = readingsOf(words);
  const whole = words.join(" ");
  const found: { city: ListedCity; cost: number }[] = [];
  for (const city of cities) {
    let cost = city.stateKeys.includes(whole) ? WHOLE_STATE : Infinity;
    for (const { name, state } of readings) {
      if (state !== undefined && !city.stateKeys.some((key) => key.startsWith(state))) continue;
      for (const key of city.keys) cost = Math.min(cost, costOf(key, name));
    }
    if (cost < Infinity) found.push({ city, cost });
  }
  return found.sort((a, b) => a.cost - b.cost).map(({ city }) => city);
};

/** A city or state that a query of the site search names. */
export interface NamedPlace {
  name: string;
  state: string;
  stateSlug: string;
  /** None for a state itself. */
  slug?: string;
}

/** A query for a city is a few words; a longer one is a question. */
const LONGEST_QUERY = 8;

/** The runs of words of a query, the longest first. */
const runsOf = (words: readonly string[]): string[][] =>
  words
    .flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1)))
    .sort((a, b) => b.length - a.length);

/** The cities with exactly this name, optionally followed by the state, and the state with this name. */
const namedBy = (cities: readonly ListedCity[], words: readonly string[]): NamedPlace[] => {
  const name = words.join(" ");
  const whole = ({ keys, stateKeys }: ListedCity): boolean =>
    keys.some((key) => {
      if (key === name) return true;
      const state = name.startsWith(`${key} `) ? name.slice(key.length + 1) : "";
      return state !== "" && stateKeys.some((each) => each.startsWith(state));
    });
  const states = cities.find(({ stateKeys }) => stateKeys[1] === name);
  const state = states ? [{ name: states.state, state: states.state, stateSlug: states.stateSlug }] : [];
  return [...state, ...cities.filter(whole)];
};

/**
 * The places named in a query, by population, and the words that name them. Words that occur on the site's pages
 * count as a name only if they are the whole query: "mobile website" is not about Mobile, Alabama.
 */
export const placesNamed = (
  cities: readonly ListedCity[],
  query: string,
  isKnown: (word: string) => boolean,
): { places: NamedPlace[]; words: string[] } => {
  const words = wordsOf(query);
  if (words.length > LONGEST_QUERY) return { places: [], words: [] };
  for (const run of runsOf(words)) {
    if (run.length < words.length && run.every(isKnown)) continue;
    const places = namedBy(cities, shortened(run));
    const found = places.length > 0 ? places : namedBy(cities, run);
    if (found.length > 0) return { places: found, words: run };
  }
  return { places: [], words: [] };
};

/** The matching cities, best first, then by population; with typos only if nothing matches without. */
export const findCities = (cities: readonly ListedCity[], typed: string): ListedCity[] => {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  // Both spellings together: Saint Paul also finds St. Paul.
  const plain = answering(cities, shortened(words), exactCost);
  if (plain.length > 0) return plain;
  const asTyped = answering(cities, words, exactCost);
  return asTyped.length > 0 ? asTyped : answering(cities, words, typoCost);
};
