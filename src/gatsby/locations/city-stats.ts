/** Statistics of a city from the list of places. Unknown values are undefined. */
import { distanceKm, type Located } from "../../content-model/fields/distance";
import { centerOf, chordOf, directionTo, PlaceIndex, type Direction, type Found } from "./geo-index";

/** A city of the content, with its state. */
export interface Place {
  name: string;
  slug: string;
  state: string;
  population?: number;
  latitude?: number;
  longitude?: number;
}

/** A place with known coordinates. */
export type OnMap = Place & Located;

/** Another place, relative to a city. */
export interface Neighbor {
  place: Place;
  km: number;
  direction: Direction;
}

/** The surroundings of a city within one radius. */
export interface Reach {
  km: number;
  /** Number of other places. */
  places: number;
  /** Population of those places and of the city itself. */
  people: number;
  /** The farthest place within the radius. */
  edge: Place | undefined;
  /** The median of `people` over the state's cities. */
  median: number;
}

export interface CityFigures {
  /** Rank by population among the state's cities with a known population; 1 is the largest. */
  rank: number | undefined;
  ranked: number;
  median: number | undefined;
  /** Share of the state's listed population, 0 to 1. */
  share: number | undefined;
  /** Position in the state, relative to the center of its cities. */
  position: Direction | "center" | undefined;
  neighbors: Neighbor[];
  larger: Neighbor | undefined;
  reach: Reach[];
}

/** How many neighbors are listed. */
const NEIGHBORS = 12;
/** A city counts as central within this fraction of the distance to the farthest city. */
const CENTRAL = 0.2;

/** True if the coordinates are known. */
export const isOnMap = (place: Place): place is OnMap => place.latitude !== undefined && place.longitude !== undefined;

/** The median; for an even count, the mean of the two middle values. */
export const medianOf = (values: readonly number[]): number | undefined => {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : Math.round((upper + lower) / 2);
};

/** The known populations. */
export const known = (places: readonly Place[]): number[] => places.flatMap(({ population }) => population ?? []);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Tie-breaker by address, which stays the same when a place is renamed, so that no other page changes. */
export const byAddress = (a: Place, b: Place): number => (`${a.state}/${a.slug}` < `${b.state}/${b.slug}` ? -1 : 1);

/** The statistics of all cities, by state and city. */
export class CityAtlas {
  private readonly states = new Map<string, Place[]>();
  private readonly index: PlaceIndex<OnMap>;

  /** @param radii in kilometers, ascending */
  constructor(
    places: readonly Place[],
    private readonly radii: readonly number[],
  ) {
    for (const place of places) {
      const cities = this.states.get(place.state);
      if (cities) cities.push(place);
      else this.states.set(place.state, [place]);
    }
    this.index = new PlaceIndex(places.filter(isOnMap));
  }

  private neighbor(from: OnMap, { place, km }: Found<OnMap>): Neighbor {
    return { place, km, direction: directionTo(from, place) };
  }

  private reachOf(city: OnMap): Omit<Reach, "median">[] {
    const bands = this.radii.map((km) => ({
      limit: chordOf(km),
      reach: { km, places: 0, people: 0, edge: undefined as Place | undefined },
      chord: 0,
    }));
    this.index.forEachWithin(city, Math.max(...this.radii), (place, chord) => {
      for (const band of bands) {
        if (chord > band.limit) continue;
        const { reach } = band;
        reach.people += place.population ?? 0;
        if (place === city) continue;
        reach.places++;
        if (chord < band.chord || (chord === band.chord && reach.edge && byAddress(place, reach.edge) > 0)) continue;
        reach.edge = place;
        band.chord = chord;
      }
    });
    return bands.map(({ reach }) => reach);
  }

  /** The nearest other places in any state. */
  private nearest(city: OnMap, count: number, accept: (place: Place) => boolean = () => true): Neighbor[] {
    return this.index.nearest(city, count, accept, byAddress).map((found) => this.neighbor(city, found));
  }

  /** The states, in input order. */
  stateNames(): string[] {
    return [...this.states.keys()];
  }

  citiesOf(state: string): readonly Place[] {
    return this.states.get(state) ?? [];
  }

  /** The statistics of every city of a state, in input order. */
  figuresOf(state: string): Map<Place, CityFigures> {
    const cities = this.citiesOf(state);
    const onMap = cities.filter(isOnMap);
    const populations = known(cities);
    const total = sum(populations);
    // Equal populations share a rank.
    const ranks = new Map<number, number>();
    [...populations].sort((a, b) => b - a).forEach((value, index) => ranks.has(value) || ranks.set(value, index + 1));
    const reach = new Map<Place, Omit<Reach, "median">[]>(onMap.map((city) => [city, this.reachOf(city)]));
    const medians = this.radii.map(
      (_, band) => medianOf([...reach.values()].map((bands) => bands[band]?.people ?? 0)) ?? 0,
    );
    const median = medianOf(populations);
    const middle = centerOf(onMap);
    const farthest = Math.max(...onMap.map((city) => distanceKm(middle, city)));
    const position = (city: OnMap) =>
      onMap.length === 1 || distanceKm(middle, city) <= CENTRAL * farthest ? "center" : directionTo(middle, city);
    return new Map(
      cities.map((city) => {
        const { population } = city;
        const placed = isOnMap(city) ? city : undefined;
        return [
          city,
          {
            rank: population === undefined ? undefined : ranks.get(population),
            ranked: populations.length,
            median,
            share: population === undefined ? undefined : population / total,
            position: placed && position(placed),
            neighbors: placed ? this.nearest(placed, NEIGHBORS) : [],
            larger:
              placed && population !== undefined
                ? this.nearest(placed, 1, (other) => (other.population ?? 0) > population)[0]
                : undefined,
            reach: (reach.get(city) ?? []).map((band, index) => ({ ...band, median: medians[index] ?? 0 })),
          },
        ] as const;
      }),
    );
  }
}
