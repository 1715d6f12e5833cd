/** Facts about cities and states for their pages: statistics formatted with the texts of the content. */
import type { z } from "zod";
import type { CITY_FACTS, REACH_FACTS, STATE_FACTS } from "../../content-model/kinds/local-facts";
import { routes } from "../../routes";
import type { kinds } from "../../content-model/kinds";
import { cityBandId } from "../nodes/node-id";
import type { Library } from "../content/collections";
import { CityAtlas, type CityFigures, type Neighbor, type Place } from "./city-stats";
import { LARGEST, stateFigures, type StateFigures } from "./state-stats";
import { countryMap } from "./maps/country-map";
import { LocationMaps, type CityMap, type StateMap } from "./maps/location-maps";
import { fillIfKnown, Wording, type Known } from "./wording";

type CityCopy = z.infer<typeof kinds.cityPage.schema>;
type StateCopy = z.infer<typeof kinds.statePage.schema>;

/** A figure with its label. */
interface Fact {
  value: string;
  text: string;
}

/** The facts on a city's page. */
export interface CityLocal {
  items: Fact[];
  /** A sentence for each service; null if a value it needs is unknown. */
  services: (string | null)[];
  /** The radii with their node ids, starting with the one in which the city exceeds its state's median most. */
  reach: { label: string; text: string; band: string }[];
  neighbors: { name: string; path: string; distance: string; population: string | null }[];
  map: CityMap | null;
  mapText: string | null;
}

/** The facts on a state's page. */
export interface StateLocal {
  items: Fact[];
  largest: { name: string; path: string; population: string; share: string }[];
  map: StateMap | null;
  mapText: string | null;
}

const BANDS = ["close", "middle", "wide"] as const;

const facts = (items: readonly Fact[], known: Known): Fact[] =>
  items.flatMap((item) => {
    const value = fillIfKnown(item.value, known);
    const text = fillIfKnown(item.text, known);
    return value !== undefined && text !== undefined ? { value, text } : [];
  });

const pathOf = ({ state, slug }: Place): string => routes.city(state, slug);

/** The facts of every city and state of a content folder, computed lazily. */
export class LocalFacts {
  private readonly wording: Wording;
  private readonly atlas: CityAtlas;
  private readonly names: ReadonlyMap<string, { name: string; abbreviation: string }>;
  private readonly figures = new Map<string, Map<Place, CityFigures>>();
  private readonly stateFigures: (state: string) => StateFigures;
  /** Maps of states and cities. */
  readonly maps: LocationMaps;
  private readonly countryCode: string;

  constructor(
    library: Library,
    private readonly city: CityCopy = library.one("cityPage"),
    private readonly state: StateCopy = library.one("statePage"),
  ) {
    const { language, country } = library.one("site");
    this.countryCode = country;
    const states = library.all("state");
    this.wording = new Wording(language, country);
    this.names = new Map(states.map(({ slug, data }) => [slug, data]));
    const places = states.flatMap(({ slug: stateSlug, data }) =>
      data.cities.map((each) => ({ ...each, state: stateSlug })),
    );
    const radii = BANDS.map((band) => this.wording.inKm(city.local.reach[band].distance));
    this.atlas = new CityAtlas(places, radii);
    this.stateFigures = stateFigures(this.atlas, (each) => this.figuresOf(each));
    this.maps = new LocationMaps({
      citiesOf: (each) => this.atlas.citiesOf(each),
      nameFrom: (each, place) => this.nameFrom(each, place),
      pathOf,
      kmPerUnit: this.wording.kmPerUnit,
      distance: (km) => this.wording.distance(km),
      radiiKm: radii,
    });
  }

  private figuresOf(state: string): Map<Place, CityFigures> {
    const known = this.figures.get(state) ?? this.atlas.figuresOf(state);
    this.figures.set(state, known);
    return known;
  }

  /** A place's name, with the abbreviation of its state if it is in another one. */
  private nameFrom(state: string, place: Place): string {
    return place.state === state ? place.name : `${place.name}, ${this.names.get(place.state)?.abbreviation ?? ""}`;
  }

  private inWords(text: string | undefined, known: Known): string | null {
    return text === undefined ? null : (fillIfKnown(text, known) ?? null);
  }

  private direction(name: keyof CityCopy["local"]["directions"]): string {
    return this.city.local.directions[name];
  }

  private number(value: number | undefined): string | undefined {
    return value === undefined ? undefined : this.wording.number(value);
  }

  private cityFacts(place: Place, figures: CityFigures): Record<(typeof CITY_FACTS)[number], string | undefined> {
    const { wording } = this;
    const { neighbors, larger, reach } = figures;
    const name = (neighbor: Neighbor | undefined) => neighbor && this.nameFrom(place.state, neighbor.place);
    const distance = (neighbor: Neighbor | undefined) => neighbor && wording.distance(neighbor.km);
    const times =
      larger?.place.population !== undefined && place.population
        ? larger.place.population / place.population
        : undefined;
    const band = (index: number) => {
      const found = reach[index];
      return {
        radius: found && wording.distance(found.km),
        places: found && wording.number(found.places),
        people: found?.people ? wording.number(found.people) : undefined,
        edge: found?.edge && this.nameFrom(place.state, found.edge),
      };
    };
    const [close, middle, wide] = [band(0), band(1), band(2)];
    return {
      city: place.name,
      state: this.names.get(place.state)?.name,
      population: this.number(place.population),
      rank: this.number(figures.rank),
      ranked: this.number(figures.ranked),
      median: this.number(figures.median),
      share: figures.share === undefined ? undefined : wording.percentage(figures.share),
      position: figures.position && this.direction(figures.position),
      larger: name(larger),
      largerDistance: distance(larger),
      largerDirection: larger && this.direction(larger.direction),
      largerPopulation: this.number(larger?.place.population),
      largerTimes: times === undefined ? undefined : wording.times(times),
      nearest: name(neighbors[0]),
      nearestDistance: distance(neighbors[0]),
      nearestDirection: neighbors[0] && this.direction(neighbors[0].direction),
      second: name(neighbors[1]),
      secondDistance: distance(neighbors[1]),
      third: name(neighbors[2]),
      thirdDistance: distance(neighbors[2]),
      fourth: name(neighbors[3]),
      fifth: name(neighbors[4]),
      closeRadius: close.radius,
      closePlaces: close.places,
      closePeople: close.people,
      middleRadius: middle.radius,
      middlePlaces: middle.places,
      middlePeople: middle.people,
      middleEdge: middle.edge,
      wideRadius: wide.radius,
      widePlaces: wide.places,
      widePeople: wide.people,
      wideEdge: wide.edge,
    };
  }

  /** The radii of a city, sorted by how far it exceeds the median of its state. */
  private reachOf(place: Place, { reach }: CityFigures): CityLocal["reach"] {
    const { wording, city } = this;
    const above = ({ people, median }: CityFigures["reach"][number]) => (median > 0 ? people / median : 0);
    return reach
      .map((band, index) => ({ band, name: BANDS[index] ?? "wide" }))
      .sort((a, b) => above(b.band) - above(a.band) || a.band.km - b.band.km)
      .flatMap(({ band, name }) => {
        const known: Record<(typeof REACH_FACTS)[number], string | undefined> = {
          city: place.name,
          state: this.names.get(place.state)?.name,
          radius: wording.distance(band.km),
          places: wording.number(band.places),
          // Of places without a known population, nothing can be said.
          people: band.people > 0 ? wording.number(band.people) : undefined,
          edge: band.edge ? this.nameFrom(place.state, band.edge) : place.name,
          times: band.median > 0 ? wording.times(above(band)) : undefined,
        };
        const label = fillIfKnown(city.local.reachLabel, known);
        const text = fillIfKnown(city.local.reachItem, known);
        return label !== undefined && text !== undefined ? { label, text, band: cityBandId(name) } : [];
      });
  }

  private local(place: Place, figures: CityFigures): CityLocal {
    const { wording, city } = this;
    const known = this.cityFacts(place, figures);
    return {
      items: facts(city.local.items, known),
      services: city.services.map(({ fact }) => (fact === undefined ? null : (fillIfKnown(fact, known) ?? null))),
      reach: this.reachOf(place, figures),
      neighbors: figures.neighbors.map(({ place: other, km, direction }) => ({
        name: this.nameFrom(place.state, other),
        path: pathOf(other),
        distance:
          fillIfKnown(city.local.away, { distance: wording.inUnit(km), direction: this.direction(direction) }) ?? "",
        population: this.number(other.population) ?? null,
      })),
      map: this.maps.ofCity(place, figures),
      mapText: this.inWords(city.local.mapText, known),
    };
  }

  /** The cities of a state, in file order. */
  ofCities(state: string): CityLocal[] {
    return [...this.figuresOf(state)].map(([place, figures]) => this.local(place, figures));
  }

  private stateFacts(slug: string, figures: StateFigures): Record<(typeof STATE_FACTS)[number], string | undefined> {
    const { wording } = this;
    const { spread, remote, dense } = figures;
    // A comparison needs more than one city.
    const cities = this.atlas.citiesOf(slug).length;
    const many = <T>(value: T): T | undefined => (cities > 1 ? value : undefined);
    const largest = many(figures.largest) ?? [];
    const name = (place: Place | undefined) => place && this.nameFrom(slug, place);
    return {
      state: this.names.get(slug)?.name,
      count: many(this.number(cities)),
      rank: this.number(figures.rank),
      states: this.number(figures.states),
      people: many(this.number(figures.people)),
      peopleRank: this.number(figures.peopleRank),
      median: many(this.number(figures.median)),
      largest: name(largest[0]?.place),
      largestPopulation: this.number(largest[0]?.population),
      largestShare: largest[0] && wording.percentage(largest[0].share),
      spread: spread && wording.distance(spread.km),
      spreadFrom: name(spread?.from),
      spreadTo: name(spread?.to),
      remote: name(remote?.place),
      remoteDistance: remote && wording.distance(remote.km),
      remoteNear: name(remote?.near),
      dense: name(dense?.place),
      densePlaces: dense && wording.number(dense.places),
      denseRadius: dense && wording.distance(dense.km),
    };
  }

  /** @throws if the content has no such state */
  ofState(slug: string): StateLocal {
    if (!this.names.has(slug)) throw new Error(`There is no state ${slug}.`);
    const figures = this.stateFigures(slug);
    const known = this.stateFacts(slug, figures);
    return {
      items: facts(this.state.local.items, known),
      largest: (this.atlas.citiesOf(slug).length > 1 ? figures.largest : []).map(({ place, population, share }) => ({
        name: place.name,
        path: pathOf(place),
        population: this.wording.number(population),
        share: this.wording.percentage(share),
      })),
      map: this.maps.ofState(slug, LARGEST),
      mapText: this.inWords(this.state.local.mapText, known),
    };
  }

  /** The slugs of all states, in input order. */
  states(): string[] {
    return this.atlas.stateNames();
  }

  /** The map of all cities; null if fewer than two have coordinates. */
  country(): ReturnType<typeof countryMap> {
    const states = this.atlas.stateNames().map((slug) => ({ slug, cities: this.atlas.citiesOf(slug) }));
    return countryMap(states, this.countryCode);
  }

  /** The states, including this one, of all places named on the pages of a state and its cities. */
  statesNamedIn(state: string): ReadonlySet<string> {
    const places = [...this.figuresOf(state).values()].flatMap(({ neighbors, larger, reach }) => [
      ...neighbors.map(({ place }) => place),
      ...(larger ? [larger.place] : []),
      ...reach.flatMap(({ edge }) => edge ?? []),
    ]);
    return new Set([state, ...places.map((place) => place.state)]);
  }
}
