/** The facts on the pages of places. */
import type { CityMap, StateMap } from "./maps/location-maps";

/** The name of a place, and the path of its page. */
export interface ShownPlace {
  name: string;
  path: string;
}

/** The texts and facts on a city's page. */
export interface CityLocal {
  metadata: { title: string; description: string };
  intro: string | null;
  /** For each service; null if no version can be filled in. */
  advice: (string | null)[];
  neighbors: (ShownPlace & { distance: string })[];
  map: CityMap | null;
  mapText: string | null;
}

/** The facts on a state's page. */
export interface StateLocal {
  /** Some of the larger cities, by name; none in a state with a single city. */
  largest: ShownPlace[];
  map: StateMap | null;
  mapText: string | null;
}
