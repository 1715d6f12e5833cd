/** What is worked out of a city from the list of places, as numbers. What is not known of it stays undefined. */
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

/** A place whose coordinates are known. */
export type OnMap = Place & Located;

/** Another place as it is seen from a city. */
export interface Neighbor {
  place: Place;
  km: number;
  direction: Direction;
}

/** What lies within one distance of a city. */
export interface Reach {
  km: number;
  /** How many other places. */
  places: number;
  /** The people of those places and of the city. */
  people: number;
  /** The place within the distance that is farthest away. */
  edge: Place | undefined;
  /** The people within the distance of the state's middle city: as many of its cities have fewer as have more. */
  median: number;
}

export interface CityFigures {
  /** One more than the number of larger cities in the state, among those whose population is known. */
  rank: number | undefined;
  ranked: number;
  median: number | undefined;
  /** The part of the state's listed population. */
  share: number | undefined;
  /** Where in the state it lies, seen from the middle of its cities. */
  position: Direction | "center" | undefined;
  neighbors: Neighbor[];
  larger: Neighbor | undefined;
  reach: Reach[];
}

/** How many of the nearest places are told. */
export const NEIGHBORS = 12;
/** Nearer to the middle than this part of the way to the farthest city is in the middle. */
const CENTRAL = 0.2;

/** True where it is known where the place lies. */
export const isOnMap = (place: Place): place is OnMap => place.latitude !== undefined && place.longitude !== undefined;

/** The middle of a list by size; the mean of the two in the middle where their number is even. */
export const medianOf = (values: readonly number[]): number | undefined => {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : Math.round((upper + lower) / 2);
};

/** The populations of those places of which it is known. */
export const known = (places: readonly Place[]): number[] => places.flatMap(({ population }) => population ?? []);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The address decides between two that are equal: it stays when a place gets another name, and with it what others tell of it. */
export const byAddress = (a: Place, b: Place): number => (`${a.state}/${a.slug}` < `${b.state}/${b.slug}` ? -1 : 1);

/** The figures of all cities, by state and city. */
export class CityAtlas {
  private readonly states = new Map<string, Place[]>();
  private readonly index: PlaceIndex<OnMap>;

  /** @param radii distances in kilometers, the shortest first */
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
    this.index.look(city, Math.max(...this.radii), (place, chord) => {
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

  /** The nearest other places of any state. */
  private nearest(city: OnMap, count: number, accept: (place: Place) => boolean = () => true): Neighbor[] {
    return this.index.nearest(city, count, accept, byAddress).map((found) => this.neighbor(city, found));
  }

  /** The states, in the order of the list. */
  stateNames(): string[] {
    return [...this.states.keys()];
  }

  citiesOf(state: string): readonly Place[] {
    return this.states.get(state) ?? [];
  }

  /** The figures of every city of a state, in the order of the list. */
  figuresOf(state: string): Map<Place, CityFigures> {
    const cities = this.citiesOf(state);
    const onMap = cities.filter(isOnMap);
    const populations = known(cities);
    const total = sum(populations);
    // Equal populations share a rank: the first of each in the sorted list has it.
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
