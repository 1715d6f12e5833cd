/** What the list of places says of a city: the places near it, the nearest one at least as large, and its city. */
import type { Located } from "../../lib/distance";
import { directionTo, PlaceIndex, type Direction, type Found } from "./geo-index";

/** A city of the content, with its state. */
export interface Place {
  name: string;
  slug: string;
  state: string;
  population?: number;
  latitude?: number;
  longitude?: number;
  /** State and slug of the city of which it is a borough or a district. */
  partOf?: string;
}

/** A place with known coordinates. */
export type OnMap = Place & Located;

/** Another place, relative to a city. */
interface Neighbor {
  place: Place;
  km: number;
  direction: Direction;
}

/** The places that the sentences about a city name. */
export interface NamedPlaces {
  /** The city of which it is a part. */
  whole?: Place | undefined;
  /** The nearest city at least as large. */
  rival?: Place | undefined;
  /** The nearest place, and the one after it. */
  nearest?: Place | undefined;
  second?: Place | undefined;
}

export interface CityFigures {
  named: NamedPlaces;
  /** The nearest other places in any state, nearest first. */
  neighbors: Neighbor[];
}

/** How many neighbors are listed, and how far away they are at most: 50 miles, in kilometers. */
const NEIGHBORS = 6;
const LISTED_KM = 80;
/** How far away a city at least as large is named: 15 miles, in kilometers. */
const RIVAL_KM = 24.14;
/** How far away other places are named: 10 miles. */
const NEAR_KM = 16.09;

/** True if the coordinates are known. */
export const isOnMap = (place: Place): place is OnMap => place.latitude !== undefined && place.longitude !== undefined;

const peopleOf = ({ population = 0 }: Place): number => population;

/** State and slug, as in `partOf`. */
const keyOf = ({ state, slug }: Place): string => `${state}/${slug}`;

/** Tie-breaker that stays the same when a place is renamed, so that no other page changes. */
const byKey = (a: Place, b: Place): number => (keyOf(a) < keyOf(b) ? -1 : 1);

/** The largest first. */
export const bySize = (a: Place, b: Place): number => peopleOf(b) - peopleOf(a) || byKey(a, b);

/** All cities, by state and by what is near them. */
export class CityAtlas {
  private readonly states = new Map<string, Place[]>();
  private readonly places: ReadonlyMap<string, Place>;
  private readonly index: PlaceIndex<OnMap>;

  /** @param apart keys of cities whose sentences name no other place, because open water lies between them */
  constructor(
    places: readonly Place[],
    private readonly apart: ReadonlySet<string> = new Set(),
  ) {
    for (const place of places) {
      const cities = this.states.get(place.state);
      if (cities) cities.push(place);
      else this.states.set(place.state, [place]);
    }
    this.places = new Map(places.map((place) => [keyOf(place), place]));
    this.index = new PlaceIndex(places.filter(isOnMap));
  }

  /** The other places within a distance in any state, in no order. */
  within(city: OnMap, km: number): Found<OnMap>[] {
    return this.index.within(city, km).filter(({ place }) => place !== city);
  }

  /** The states, in input order. */
  stateNames(): string[] {
    return [...this.states.keys()];
  }

  citiesOf(state: string): readonly Place[] {
    return this.states.get(state) ?? [];
  }

  /** The cities of a state that are no part of another one, the largest first; those of unknown population last. */
  largestOf(state: string): Place[] {
    return this.citiesOf(state)
      .filter((city) => this.wholeOf(city) === undefined)
      .sort(bySize);
  }

  /** Undefined if there is none. */
  city(state: string, slug: string): Place | undefined {
    return this.places.get(`${state}/${slug}`);
  }

  /** The city of which a place is a part. */
  wholeOf({ partOf }: Place): Place | undefined {
    return partOf === undefined ? undefined : this.places.get(partOf);
  }

  /** The cities of which a place is a part, its own first: the borough of a quarter, then the city of the borough. */
  private wholesOf(place: Place): Place[] {
    const wholes: Place[] = [];
    for (let whole = this.wholeOf(place); whole && !wholes.includes(whole); whole = this.wholeOf(whole))
      wholes.push(whole);
    return wholes;
  }

  /** The other places within a distance, nearest first, without the city's own parts and what it is a part of. */
  private around(city: OnMap, km: number): Found<OnMap>[] {
    const wholes = this.wholesOf(city);
    return this.within(city, km)
      .filter(({ place }) => !wholes.includes(place) && !this.wholesOf(place).includes(city))
      .sort((a, b) => a.km - b.km || byKey(a.place, b.place));
  }

  /** A part of a city counts as that city. */
  private rivalOf(city: OnMap): Place | undefined {
    if (city.population === undefined) return undefined;
    return this.around(city, RIVAL_KM)
      .map(({ place }) => this.wholesOf(place).at(-1) ?? place)
      .find((place) => peopleOf(place) >= peopleOf(city));
  }

  private namedOf(city: OnMap): NamedPlaces {
    const whole = this.wholeOf(city);
    if (this.apart.has(keyOf(city))) return { whole };
    const near = this.around(city, NEAR_KM)
      .map(({ place }) => place)
      .filter((place) => (whole || !place.partOf) && place.name !== city.name);
    const [nearest, ...others] = near;
    const second = others.find(({ name }) => name !== nearest?.name);
    return { whole, rival: whole ? undefined : this.rivalOf(city), nearest, second };
  }

  private figures(city: Place): CityFigures {
    if (!isOnMap(city)) return { named: { whole: this.wholeOf(city) }, neighbors: [] };
    const neighbors = this.around(city, LISTED_KM)
      .slice(0, NEIGHBORS)
      .map(({ place, km }) => ({ place, km, direction: directionTo(city, place) }));
    return { named: this.namedOf(city), neighbors };
  }

  /** What is near every city of a state, in input order. */
  figuresOf(state: string): Map<Place, CityFigures> {
    return new Map(this.citiesOf(state).map((city) => [city, this.figures(city)]));
  }
}
