/** Loads the list of all cities and the search in it, which a page needs only once somebody types. */
import type { ListedCity } from "./cities";

/** Finds cities, the best match first. */
export type CitySearch = (typed: string) => ListedCity[];

/** @param state the slug of a state, to find only cities of it */
export const loadCitySearch = async (state?: string): Promise<CitySearch> => {
  const [{ findCities }, { loadCities }] = await Promise.all([import("./cities"), import("./load-cities")]);
  const all = await loadCities();
  const cities = state ? all.filter(({ stateSlug }) => stateSlug === state) : all;
  return (typed) => findCities(cities, typed);
};
