/** The list of all cities as one compact file, and finding a city in it while somebody types. */
import { distance } from "fastest-levenshtein";
import { stripDiacritics } from "../lib/strip-diacritics";
import { wordsOf } from "./words-of";
import { slipsFor } from "./nearest-word";

/** A city as the file has it: name; people in thousands, 0 where unknown; its slug where the name does not tell it. */
export type CityRow = [name: string, thousands: number, slug?: string];
/** A state with its cities, in the order of the content. */
export type StateRow = [name: string, abbreviation: string, slug: string, cities: CityRow[]];

/** Words of names that maps write in full or short, as they come: Saint Paul in Minnesota, St. Louis in Missouri. */
const SHORT: Readonly<Record<string, string>> = { saint: "st", sainte: "ste", mount: "mt", fort: "ft" };

/** The words with every such one in its short form. */
const shortened = (words: readonly string[]): string[] => words.map((word) => SHORT[word] ?? word);

/** The last part of an address as most names have it. */
export const plainSlug = (name: string): string => wordsOf(name).join("-");

/** A city with all that it is found by. */
export interface ListedCity {
  name: string;
  slug: string;
  state: string;
  stateSlug: string;
  thousands: number;
  /** Its name in words, and as its address has it: `Göttingen` is found as `gottingen` and as `goettingen`. */
  keys: string[];
  stateKeys: string[];
}

/** The cities of the file, the largest first. */
export const listCities = (states: readonly StateRow[]): ListedCity[] =>
  states
    .flatMap(([state, abbreviation, stateSlug, cities]) => {
      const stateKeys = [stripDiacritics(abbreviation), wordsOf(state).join(" ")];
      return cities.map(([name, thousands, slug = plainSlug(name)]) => ({
        name,
        slug,
        state,
        stateSlug,
        thousands,
        keys: [...new Set([wordsOf(name).join(" "), shortened(wordsOf(name)).join(" "), slug.replaceAll("-", " ")])],
        stateKeys,
      }));
    })
    .sort((a, b) => b.thousands - a.thousands);

/** How a name answers to what is typed: whole, from its beginning, or from the beginning of one of its words. */
const plainCost = (key: string, typed: string): number =>
  key === typed ? 0 : key.startsWith(typed) ? 1 : key.includes(` ${typed}`) ? 2 : Infinity;

/** The same with slips of the pen. What is typed so far is held against as much of the name, or one letter more or less. */
const slipCost = (key: string, typed: string): number => {
  const most = slipsFor(typed.length);
  if (most === 0) return Infinity;
  const beginnings = [-1, 0, 1].map((more) => key.slice(0, typed.length + more));
  const least = Math.min(...[...beginnings, key].map((text) => distance(typed, text)));
  return least <= most ? least : Infinity;
};

type Cost = typeof plainCost;

/** A state alone lists its cities, after all cities of such a name. */
const WHOLE_STATE = 3;

/** The state may follow the city: `springfield il`, `portland, maine`. The reading that costs least holds. */
const cityCost = ({ keys, stateKeys }: ListedCity, words: readonly string[], cost: Cost): number => {
  const nameCost = (typed: readonly string[]): number => Math.min(...keys.map((key) => cost(key, typed.join(" "))));
  const withState = words.slice(1).map((_, index) => {
    const state = words.slice(index + 1).join(" ");
    return stateKeys.some((key) => key.startsWith(state)) ? nameCost(words.slice(0, index + 1)) : Infinity;
  });
  return Math.min(nameCost(words), ...withState, stateKeys.includes(words.join(" ")) ? WHOLE_STATE : Infinity);
};

const answering = (cities: readonly ListedCity[], words: readonly string[], cost: Cost): ListedCity[] =>
  cities
    .map((city) => ({ city, cost: cityCost(city, words, cost) }))
    .filter((found) => found.cost < Infinity)
    .sort((a, b) => a.cost - b.cost)
    .map(({ city }) => city);

/** The cities that answer to what is typed, the best first and of those the largest; with slips where none answers else. */
export const findCities = (cities: readonly ListedCity[], typed: string): ListedCity[] => {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  // Of both spellings together: who types Saint Paul is looking for St. Paul as well.
  const plain = answering(cities, shortened(words), plainCost);
  if (plain.length > 0) return plain;
  const asTyped = answering(cities, words, plainCost);
  return asTyped.length > 0 ? asTyped : answering(cities, words, slipCost);
};
