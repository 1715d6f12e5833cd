/** What is around a city, from the list of places: its nearest places, its situation, its rank. */
import { distanceKm, type Located } from "../../lib/distance";
import type { SituationName } from "../../content-model/kinds/local-facts";
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
export interface Neighbor {
  place: Place;
  km: number;
  direction: Direction;
}

/** The places that the sentences about a city name: each another one, and each with another name. */
export interface NamedPlaces {
  /** The larger city of which it is a suburb. */
  hub?: Neighbor | undefined;
  /** The next town that matters in its situation. */
  neighbor?: Neighbor | undefined;
  /** The one after it. */
  second?: Neighbor | undefined;
}

export interface CityFigures {
  /** Rank by population among the cities of its state, up to 10; a part of a city has none. */
  rank: number | undefined;
  /** Undefined without coordinates. */
  situation: SituationName | undefined;
  named: NamedPlaces;
  /** The nearest other places in any state, nearest first. */
  neighbors: Neighbor[];
}

/** How many neighbors are listed. */
const NEIGHBORS = 6;
const MOST_RANKED = 10;

/** All distances are in kilometers. Farther than this from the next place, a city is remote: about 50 miles. */
const REMOTE = 80;
/** How far the suburbs of any city reach at most: about 30 miles. */
const FARTHEST_SUBURB = 48;
/** The suburbs of a city of so many people reach so far; the area grows with the population. */
const SUBURBS = { people: 50_000, reach: 10 };
/** A town of fewer people is remote, too, if the next town of any size is farther away than this: about 100 miles. */
const FAR = { people: 100_000, km: 160 };
/** How many times larger the city of a suburb is at least. */
const HUB_TIMES = 3;
/** Towns within this distance of which the smaller has a third of the larger one's people are alike. */
const NEAR_TOWN = 20;
const ALIKE = 1 / 3;
/** The next town of any size has at least so much of the population of one on its own. */
const OWN_SIZE = 0.8;
/**
 * A city of so many people, the largest near it, is the core of a dense region if there are so many people around it,
 * or if it is a large city by itself.
 */
const CORE = { people: 100_000, largestWithin: 16, around: 750_000, within: 40, large: 200_000 };
/** How far the places are at most that the texts of a situation name as neighbors. */
const REACH: Partial<Record<SituationName, number>> = { core: 40, only: 40, suburb: 25, cluster: 25 };
/** A part of a city of so many people is in the same situation as the city. */
const LARGE_CITY = 1_000_000;
/** A town of so many people counts next to a city of any size. */
const KNOWN_TOWN = 40_000;

/** True if the coordinates are known. */
export const isOnMap = (place: Place): place is OnMap => place.latitude !== undefined && place.longitude !== undefined;

const peopleOf = ({ population = 0 }: Place): number => population;

/** State and slug, as in `partOf`. */
const addressOf = ({ state, slug }: Place): string => `${state}/${slug}`;

/** Tie-breaker by address, which stays the same when a place is renamed, so that no other page changes. */
const byAddress = (a: Place, b: Place): number => (addressOf(a) < addressOf(b) ? -1 : 1);

/** The largest first. */
export const bySize = (a: Place, b: Place): number => peopleOf(b) - peopleOf(a) || byAddress(a, b);

interface Classified {
  situation: SituationName;
  hub?: Neighbor;
}

/** The surroundings of all cities, by state and city. */
export class CityAtlas {
  private readonly states = new Map<string, Place[]>();
  private readonly places: ReadonlyMap<string, Place>;
  private readonly index: PlaceIndex<OnMap>;
  private readonly classified = new Map<Place, Classified>();
  private readonly hubs = new Map<Place, Found<OnMap> | undefined>();

  constructor(places: readonly Place[]) {
    for (const place of places) {
      const cities = this.states.get(place.state);
      if (cities) cities.push(place);
      else this.states.set(place.state, [place]);
    }
    this.places = new Map(places.map((place) => [addressOf(place), place]));
    this.index = new PlaceIndex(places.filter(isOnMap));
  }

  private neighbor(from: OnMap, { place, km }: Found<OnMap>): Neighbor {
    return { place, km, direction: directionTo(from, place) };
  }

  /** The nearest other places in any state. */
  private nearest(city: OnMap, count: number, accept: (place: Place) => boolean = () => true): Neighbor[] {
    return this.index.nearest(city, count, accept, byAddress).map((found) => this.neighbor(city, found));
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

  /** The city of which a place is a part. */
  wholeOf({ partOf }: Place): Place | undefined {
    return partOf === undefined ? undefined : this.places.get(partOf);
  }

  private classify(city: OnMap): Classified {
    const known = this.classified.get(city) ?? this.classifyAnew(city);
    this.classified.set(city, known);
    return known;
  }

  /** The other cities around one, without the parts of cities, which are counted with them. */
  private citiesAround(city: OnMap): Found<OnMap>[] {
    return this.within(city, FARTHEST_SUBURB).filter(({ place }) => this.wholeOf(place) === undefined);
  }

  /** The larger city of which one is a suburb. */
  private hubOf(city: OnMap): Found<OnMap> | undefined {
    if (!this.hubs.has(city)) this.hubs.set(city, this.findHub(city));
    return this.hubs.get(city);
  }

  private findHub(city: OnMap): Found<OnMap> | undefined {
    if (city.population === undefined) return undefined;
    const least = Math.max(SUBURBS.people, HUB_TIMES * city.population);
    return this.citiesAround(city)
      .filter(({ place, km }) => {
        const reach = SUBURBS.reach * Math.sqrt(peopleOf(place) / SUBURBS.people);
        // Kansas City, Kansas, is no suburb of Kansas City in a sentence.
        return place.name !== city.name && peopleOf(place) >= least && km < reach;
      })
      .map((found) => ({ found, pull: peopleOf(found.place) / (found.km + 5) ** 1.5 }))
      .sort((a, b) => b.pull - a.pull || byAddress(a.found.place, b.found.place))[0]?.found;
  }

  /** True if no city nearby is larger; with `except`, apart from that one. */
  private isLargestNear(city: OnMap, except?: Place): boolean {
    const near = this.citiesAround(city).filter(({ place, km }) => place !== except && km < CORE.largestWithin);
    return near.every(({ place }) => peopleOf(place) <= peopleOf(city));
  }

  /** True for a town that counts next to a city: of its size or well known, and not in the shade of a larger one. */
  private isOfAnySize(place: Place, city: OnMap): boolean {
    const isLarge = peopleOf(place) >= Math.min(OWN_SIZE * peopleOf(city), KNOWN_TOWN);
    if (!isLarge || !isOnMap(place) || this.wholeOf(place) !== undefined) return false;
    return !this.hubOf(place) && this.isLargestNear(place, city);
  }

  private isRemote(city: OnMap): boolean {
    if (peopleOf(city) >= FAR.people) return false;
    const [next] = this.nearest(city, 1, (place) => this.wholeOf(place) === undefined);
    if (!next || next.km >= REMOTE) return true;
    const [town] = this.nearest(city, 1, (place) => this.isOfAnySize(place, city));
    return !town || town.km >= FAR.km;
  }

  private classifyAnew(city: OnMap): Classified {
    if (this.citiesOf(city.state).length === 1) return { situation: "only" };
    const whole = this.wholeOf(city);
    if (whole && isOnMap(whole)) {
      if (peopleOf(whole) >= LARGE_CITY && this.classify(whole).situation === "core") return { situation: "core" };
      const hub = this.neighbor(city, { place: whole, km: distanceKm(city, whole) });
      return { situation: "suburb", hub };
    }
    const hub = this.hubOf(city);
    if (hub) return { situation: "suburb", hub: this.neighbor(city, hub) };
    const people = peopleOf(city);
    const around = this.citiesAround(city);
    const near = (km: number) => around.filter((other) => other.km < km);
    const region = near(CORE.within).reduce((sum, { place }) => sum + peopleOf(place), people);
    const isCore = people >= CORE.large || (people >= CORE.people && region >= CORE.around);
    if (isCore && this.isLargestNear(city)) return { situation: "core" };
    if (near(NEAR_TOWN).some(({ place }) => peopleOf(place) >= ALIKE * people)) return { situation: "cluster" };
    return { situation: this.isRemote(city) ? "remote" : "own" };
  }

  /** The situation of a city among the places around it; undefined without coordinates. */
  situationOf(city: Place): SituationName | undefined {
    return isOnMap(city) ? this.classify(city).situation : undefined;
  }

  /** True if a place is large enough to be named as the neighbor of a city in its situation. */
  private counts(place: Place, city: OnMap, situation: SituationName): boolean {
    const people = peopleOf(city);
    const isPart = this.wholeOf(city) !== undefined;
    switch (situation) {
      case "core":
        if (!isPart) return peopleOf(place) >= Math.min(people / 4, KNOWN_TOWN);
        return peopleOf(place) >= people / 4 && peopleOf(place) <= 4 * people;
      case "only":
        return peopleOf(place) >= Math.min(people / 4, KNOWN_TOWN);
      case "cluster":
        return peopleOf(place) >= ALIKE * people;
      case "own":
      case "remote":
        return this.isOfAnySize(place, city);
      default:
        return true;
    }
  }

  private namedOf(city: OnMap): NamedPlaces {
    const { situation, hub } = this.classify(city);
    const reach = REACH[situation] ?? Infinity;
    const taken = new Set([city.name, ...(hub ? [hub.place.name] : [])]);
    const [whole, own] = [this.wholeOf(city), addressOf(city)];
    const isOther = (place: Place): boolean =>
      place !== whole &&
      place.partOf !== own &&
      (whole !== undefined || this.wholeOf(place) === undefined) &&
      !taken.has(place.name) &&
      this.counts(place, city, situation);
    // Three, as two places may have one name.
    const near = this.nearest(city, 3, isOther).filter(({ km }) => km <= reach);
    const [neighbor, ...others] = near;
    const second = others.find(({ place }) => place.name !== neighbor?.place.name);
    return { hub, neighbor, second };
  }

  /** What is around every city of a state, in input order. */
  figuresOf(state: string): Map<Place, CityFigures> {
    const cities = this.citiesOf(state);
    const ranked = this.largestOf(state).filter(({ population }) => population !== undefined);
    const rankOf = (city: Place): number | undefined => {
      // Equal populations share a rank. The only city of a state is no comparison.
      const rank = 1 + ranked.findIndex(({ population }) => population === city.population);
      return ranked.length > 1 && ranked.includes(city) && rank <= MOST_RANKED ? rank : undefined;
    };
    return new Map(
      cities.map((city) => [
        city,
        {
          rank: rankOf(city),
          situation: this.situationOf(city),
          named: isOnMap(city) ? this.namedOf(city) : {},
          neighbors: isOnMap(city) ? this.nearest(city, NEIGHBORS) : [],
        },
      ]),
    );
  }
}
