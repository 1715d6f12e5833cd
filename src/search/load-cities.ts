/** Fetches the list of all cities in the browser. */
import { CITIES_FILE } from "../routes";
import { listCities, type ListedCity, type StateRow } from "./cities";

export const loadCities = async (): Promise<ListedCity[]> => {
  const answer = await fetch(CITIES_FILE);
  if (!answer.ok) throw new Error(`${CITIES_FILE} was answered with ${answer.status}.`);
  return listCities((await answer.json()) as StateRow[]);
};
