/** Statistics of a state from the list of its cities. */
import {
  byAddress,
  isOnMap,
  known,
  medianOf,
  sum,
  type CityAtlas,
  type CityFigures,
  type OnMap,
  type Place,
} from "./city-stats";
import { distanceKm } from "../../content-model/fields/distance";

export interface StateFigures {
  /** Rank by number of cities; 1 has the most. */
  rank: number;
  states: number;
  /** Population of all its cities; undefined if none is known. */
  people: number | undefined;
  peopleRank: number | undefined;
  median: number | undefined;
  /** The largest cities first, with their share of the population. */
  largest: { place: Place; population: number; share: number }[];
  /** From its northernmost to its southernmost city. */
  spread: { from: Place; to: Place; km: number } | undefined;
  /** The city farthest from its nearest neighbor in any state. */
  remote: { place: Place; near: Place; km: number } | undefined;
  /** The city with the most other places within the middle radius, if any has one. */
  dense: { place: Place; places: number; km: number } | undefined;
}

/** How many of the largest cities are listed. */
export const LARGEST = 5;
const MIDDLE_RADIUS = 1;

/** The item with the greatest value; the first of equal ones. */
const most = <T>(items: readonly T[], value: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>(
    (best, item) => (best === undefined || value(item) > value(best) ? item : best),
    undefined,
  );

const spreadOf = (cities: readonly OnMap[]): StateFigures["spread"] => {
  const from = most(cities, ({ latitude }) => latitude);
  const to = most(cities, ({ latitude }) => -latitude);
  return from && to && from !== to ? { from, to, km: distanceKm(from, to) } : undefined;
};

const remoteOf = (figures: ReadonlyMap<Place, CityFigures>): StateFigures["remote"] => {
  const [place, { neighbors }] = most([...figures], ([, city]) => city.neighbors[0]?.km ?? -1) ?? [
    undefined,
    { neighbors: [] },
  ];
  const [near] = neighbors;
  return place && near ? { place, near: near.place, km: near.km } : undefined;
};

const denseOf = (figures: ReadonlyMap<Place, CityFigures>): StateFigures["dense"] => {
  const found = most([...figures], ([, { reach }]) => reach[MIDDLE_RADIUS]?.places ?? -1);
  const band = found?.[1].reach[MIDDLE_RADIUS];
  return found && band && band.places > 0 ? { place: found[0], places: band.places, km: band.km } : undefined;
};

/**
 * Returns a lookup for the statistics of a state.
 * @param cities returns the statistics of a state's cities
 */
export const stateFigures = (
  atlas: CityAtlas,
  cities: (state: string) => ReadonlyMap<Place, CityFigures>,
): ((state: string) => StateFigures) => {
  const states = atlas.stateNames();
  const counts = states.map((state) => atlas.citiesOf(state).length);
  const totals = new Map(states.map((state) => [state, sum(known(atlas.citiesOf(state)))]));
  return (state) => {
    const places = atlas.citiesOf(state);
    const populations = known(places);
    const people = totals.get(state) ?? 0;
    const largest = places
      .flatMap((place) =>
        place.population === undefined ? [] : { place, population: place.population, share: place.population / people },
      )
      .sort((a, b) => b.population - a.population || byAddress(a.place, b.place))
      .slice(0, LARGEST);
    return {
      rank: 1 + counts.filter((count) => count > places.length).length,
      states: states.length,
      people: people > 0 ? people : undefined,
      peopleRank: people > 0 ? 1 + [...totals.values()].filter((other) => other > people).length : undefined,
      median: medianOf(populations),
      largest,
      spread: spreadOf(places.filter(isOnMap)),
      remote: remoteOf(cities(state)),
      dense: denseOf(cities(state)),
    };
  };
};
