/** What the pages of cities and states tell of their place: figures from the list of places, in the words of the content. */
import type { z } from "zod";
import type { CITY_FACTS, REACH_FACTS, STATE_FACTS } from "../../content-model/kinds/local-facts";
import { routes } from "../../routes";
import type { kinds } from "../../content-model/kinds";
import { cityBandId } from "../nodes/node-id";
import type { Library } from "../content/collections";
import { CityAtlas, type CityFigures, type Neighbor, type Place } from "./city-stats";
import { stateFigures, type StateFigures } from "./state-stats";
import { fillIfKnown, Wording, type Known } from "./wording";

type CityCopy = z.infer<typeof kinds.cityPage.schema>;
type StateCopy = z.infer<typeof kinds.statePage.schema>;

/** A figure and what it says. */
export interface Fact {
  value: string;
  text: string;
}

/** What a city's page tells of it, as the page shows it. */
export interface CityLocal {
  items: Fact[];
  /** A sentence for each of the services, where what it names is known. */
  services: (string | null)[];
  /** The distances with the ids of their nodes; that one first at which the city stands highest above its state's middle city. */
  reach: { label: string; text: string; band: string }[];
  neighbors: { name: string; path: string; distance: string; population: string | null }[];
}

/** What a state's page tells of it, as the page shows it. */
export interface StateLocal {
  items: Fact[];
  largest: { name: string; path: string; population: string; share: string }[];
}

const BANDS = ["close", "middle", "wide"] as const;

const facts = (items: readonly Fact[], known: Known): Fact[] =>
  items.flatMap((item) => {
    const value = fillIfKnown(item.value, known);
    const text = fillIfKnown(item.text, known);
    return value !== undefined && text !== undefined ? { value, text } : [];
  });

const pathOf = ({ state, slug }: Place): string => routes.city(state, slug);

/** The facts of every city and state of a content folder, each worked out when it is first asked for. */
export class LocalFacts {
  private readonly wording: Wording;
  private readonly atlas: CityAtlas;
  private readonly names: ReadonlyMap<string, { name: string; abbreviation: string }>;
  private readonly figures = new Map<string, Map<Place, CityFigures>>();
  private readonly stateFigures: (state: string) => StateFigures;

  constructor(
    library: Library,
    private readonly city: CityCopy = library.one("cityPage"),
    private readonly state: StateCopy = library.one("statePage"),
  ) {
    const { language, country } = library.one("site");
    const states = library.all("state");
    this.wording = new Wording(language, country);
    this.names = new Map(states.map(({ slug, data }) => [slug, data]));
    const places = states.flatMap(({ slug: stateSlug, data }) =>
      data.cities.map((each) => ({ ...each, state: stateSlug })),
    );
    const radii = BANDS.map((band) => this.wording.inKm(city.local.reach[band].distance));
    this.atlas = new CityAtlas(places, radii);
    this.stateFigures = stateFigures(this.atlas, (each) => this.figuresOf(each));
  }

  private figuresOf(state: string): Map<Place, CityFigures> {
    const known = this.figures.get(state) ?? this.atlas.figuresOf(state);
    this.figures.set(state, known);
    return known;
  }

  /** The name of a place, with its state's short form where that is another one. */
  private nameFrom(state: string, place: Place): string {
    return place.state === state ? place.name : `${place.name}, ${this.names.get(place.state)?.abbreviation ?? ""}`;
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
    const way = (neighbor: Neighbor | undefined) => neighbor && wording.way(neighbor.km);
    const times =
      larger?.place.population !== undefined && place.population
        ? larger.place.population / place.population
        : undefined;
    const band = (index: number) => {
      const found = reach[index];
      return {
        radius: found && wording.way(found.km),
        places: found && wording.number(found.places),
        people: found && wording.number(found.people),
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
      share: figures.share === undefined ? undefined : wording.part(figures.share),
      position: figures.position && this.direction(figures.position),
      larger: name(larger),
      largerDistance: way(larger),
      largerDirection: larger && this.direction(larger.direction),
      largerPopulation: this.number(larger?.place.population),
      largerTimes: times === undefined ? undefined : wording.times(times),
      nearest: name(neighbors[0]),
      nearestDistance: way(neighbors[0]),
      nearestDirection: neighbors[0] && this.direction(neighbors[0].direction),
      second: name(neighbors[1]),
      secondDistance: way(neighbors[1]),
      third: name(neighbors[2]),
      thirdDistance: way(neighbors[2]),
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

  /** The bands that the city has, by how far it stands above the middle city of its state. */
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
          radius: wording.way(band.km),
          places: wording.number(band.places),
          people: wording.number(band.people),
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
    };
  }

  /** The cities of a state, in the order of its file. */
  ofCities(state: string): CityLocal[] {
    return [...this.figuresOf(state)].map(([place, figures]) => this.local(place, figures));
  }

  private stateFacts(slug: string, figures: StateFigures): Record<(typeof STATE_FACTS)[number], string | undefined> {
    const { wording } = this;
    const { spread, remote, dense } = figures;
    // What is said of many is nothing to say of one.
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
      largestShare: largest[0] && wording.part(largest[0].share),
      spread: spread && wording.way(spread.km),
      spreadFrom: name(spread?.from),
      spreadTo: name(spread?.to),
      remote: name(remote?.place),
      remoteDistance: remote && wording.way(remote.km),
      remoteNear: name(remote?.near),
      dense: name(dense?.place),
      densePlaces: dense && wording.number(dense.places),
      denseRadius: dense && wording.way(dense.km),
    };
  }

  /** @throws where the content has no such state. */
  ofState(slug: string): StateLocal {
    if (!this.names.has(slug)) throw new Error(`There is no state ${slug}.`);
    const figures = this.stateFigures(slug);
    return {
      items: facts(this.state.local.items, this.stateFacts(slug, figures)),
      largest: (this.atlas.citiesOf(slug).length > 1 ? figures.largest : []).map(({ place, population, share }) => ({
        name: place.name,
        path: pathOf(place),
        population: this.wording.number(population),
        share: this.wording.part(share),
      })),
    };
  }

  /** The states, itself among them, of the places that the pages of a state and of its cities name. */
  statesNamedIn(state: string): ReadonlySet<string> {
    const places = [...this.figuresOf(state).values()].flatMap(({ neighbors, larger, reach }) => [
      ...neighbors.map(({ place }) => place),
      ...(larger ? [larger.place] : []),
      ...reach.flatMap(({ edge }) => edge ?? []),
    ]);
    return new Set([state, ...places.map((place) => place.state)]);
  }
}
