/** Texts and facts of cities and states for their pages: templates of the content, filled in with what is around. */
import type { z } from "zod";
import { SITUATIONS, type CITY_FACTS, type CITY_NAMES, type STATE_NAMES } from "../../content-model/kinds/local-facts";
import { routes } from "../../routes";
import type { kinds } from "../../content-model/kinds";
import type { Library } from "../content/collections";
import { CityAtlas, isOnMap, type CityFigures, type Neighbor, type OnMap, type Place } from "./city-stats";
import { countryMap } from "./maps/country-map";
import { LocationMaps } from "./maps/location-maps";
import type { CityLocal, ShownPlace, StateLocal } from "./page-facts";
import { filledFacts, plainName, Versions } from "./templates";
import { fillIfKnown, Wording, type Known } from "./wording";

type CityCopy = z.infer<typeof kinds.cityPage.schema>;
type StateCopy = z.infer<typeof kinds.statePage.schema>;
type Situation = CityCopy["situations"]["any"];

/** How many of the largest cities of a state are listed. */
const LARGEST = 5;
/** How many cities are listed as examples of a kind. */
const EXAMPLES = 4;

const pathOf = ({ state, slug }: Place): string => routes.city(state, slug);

const linkTo = (place: Place): ShownPlace => ({ name: place.name, path: pathOf(place) });

/** The facts of every city and state of a content folder, computed lazily. */
export class LocalFacts {
  private readonly wording: Wording;
  private readonly atlas: CityAtlas;
  private readonly names: ReadonlyMap<string, { name: string; abbreviation: string; inSentences?: string }>;
  private readonly figures = new Map<string, Map<Place, CityFigures>>();
  /** Maps of states and cities. */
  readonly maps: LocationMaps;
  private readonly countryCode: string;
  private drawn: { map: ReturnType<typeof countryMap> } | undefined;

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
    this.atlas = new CityAtlas(places);
    const km = (distance: number): number => this.wording.inKm(distance);
    const { filled, near, middle, far } = city.local.circles;
    this.maps = new LocationMaps({
      atlas: this.atlas,
      outlineOf: (each) => states.find(({ slug }) => slug === each)?.data.outline,
      nameFrom: (each, place) => this.nameFrom(each, place),
      pathOf,
      kmPerUnit: this.wording.kmPerUnit,
      distance: (each) => this.wording.distance(each),
      circles: { filled: km(filled), near: km(near), middle: km(middle), far: km(far) },
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

  /** A state's name within a sentence. */
  private stateName(slug: string): string | undefined {
    const state = this.names.get(slug);
    return state?.inSentences ?? state?.name;
  }

  private inWords(text: string | undefined, known: Known): string | null {
    return text === undefined ? null : (fillIfKnown(text, known) ?? null);
  }

  private direction({ direction }: Neighbor): string {
    return this.city.local.directions[direction];
  }

  private number(value: number | undefined): string | undefined {
    return value === undefined ? undefined : this.wording.number(value);
  }

  private cityNames(place: Place, { named }: CityFigures): Record<(typeof CITY_NAMES)[number], string | undefined> {
    const { hub, neighbor, second } = named;
    const name = (other: Neighbor | undefined) => other && plainName(other.place);
    const distance = (other: Neighbor | undefined) => other && this.wording.wholeDistance(other.km);
    return {
      city: plainName(place),
      state: this.stateName(place.state),
      abbreviation: this.names.get(place.state)?.abbreviation,
      hub: name(hub),
      hubDistance: distance(hub),
      hubDirection: hub && this.direction(hub),
      neighbor: name(neighbor),
      neighborDistance: distance(neighbor),
      neighborDirection: neighbor && this.direction(neighbor),
      second: name(second),
    };
  }

  private local(place: Place, figures: CityFigures): CityLocal {
    const { wording, city } = this;
    const { situations, local } = city;
    const names = this.cityNames(place, figures);
    const own = (figures.situation && situations[figures.situation]) || situations.any;
    const versions = new Versions(pathOf(place));
    const pick = (position: number, texts: (situation: Situation) => readonly string[]): string | null =>
      versions.pick(texts(own), position, names) ?? versions.pick(texts(situations.any), position, names) ?? null;
    const known: Record<(typeof CITY_FACTS)[number], string | undefined> = {
      city: names.city,
      state: names.state,
      population: this.number(place.population),
      rank: this.number(figures.rank),
    };
    // Titles have the whole name, as two pages would have the same one without its addition.
    const whole = { ...names, city: place.name };
    return {
      metadata: {
        title: fillIfKnown(own.metadata.title, whole) ?? place.name,
        description: fillIfKnown(own.metadata.description, whole) ?? place.name,
      },
      intro: pick(0, ({ intro }) => intro),
      advice: city.services.map((_, index) => pick(index + 1, ({ advice }) => advice[index]?.texts ?? [])),
      items: filledFacts(local.items, known),
      neighbors: figures.neighbors.map((neighbor) => ({
        name: this.nameFrom(place.state, neighbor.place),
        path: pathOf(neighbor.place),
        distance:
          fillIfKnown(local.away, {
            distance: wording.inUnit(neighbor.km),
            direction: this.direction(neighbor),
          }) ?? "",
      })),
      map: this.maps.ofCity(place),
      mapText: this.inWords(local.mapText, known),
    };
  }

  /** The cities of a state, in file order. */
  ofCities(state: string): CityLocal[] {
    return [...this.figuresOf(state)].map(([place, figures]) => this.local(place, figures));
  }

  /** @throws if the content has no such city */
  ofCity(state: string, slug: string): CityLocal {
    const found = [...this.figuresOf(state)].find(([place]) => place.slug === slug);
    if (!found) throw new Error(`There is no city ${state}/${slug}.`);
    return this.local(...found);
  }

  private stateNames(slug: string): Record<(typeof STATE_NAMES)[number], string | undefined> {
    const cities = this.atlas.citiesOf(slug);
    // A comparison needs more than one city.
    const onMap = cities.length > 1 ? cities.filter(isOnMap) : [];
    const [largest] = cities.length > 1 ? this.atlas.largestOf(slug) : [];
    const most = (value: (city: OnMap) => number): string | undefined =>
      onMap.toSorted((a, b) => value(b) - value(a))[0]?.name;
    return {
      state: this.stateName(slug),
      largest: largest?.population === undefined ? undefined : largest.name,
      northernmost: most(({ latitude }) => latitude),
      southernmost: most(({ latitude }) => -latitude),
    };
  }

  private kindsOf(slug: string): StateLocal["kinds"] {
    const copy = this.state.local.kinds ?? {};
    const cities = this.atlas.largestOf(slug);
    return SITUATIONS.flatMap((name) => {
      const kind = name === "only" ? undefined : copy[name];
      const examples = cities.filter((city) => this.atlas.situationOf(city) === name).slice(0, EXAMPLES);
      return kind && examples.length > 0 ? { title: kind.title, text: kind.text, cities: examples.map(linkTo) } : [];
    });
  }

  /** The largest cities of a state with more than one. */
  private largestIn(slug: string): Place[] {
    const hasMany = this.atlas.citiesOf(slug).length > 1;
    const known = hasMany ? this.atlas.largestOf(slug).filter(({ population }) => population !== undefined) : [];
    return known.slice(0, LARGEST);
  }

  /** @throws if the content has no such state */
  ofState(slug: string): StateLocal {
    if (!this.names.has(slug)) throw new Error(`There is no state ${slug}.`);
    const { people, mapText } = this.state.local;
    return {
      largest: this.largestIn(slug).map((place) => ({
        ...linkTo(place),
        population: this.inWords(people, { population: this.number(place.population) }),
      })),
      kinds: this.kindsOf(slug),
      map: this.maps.ofState(slug),
      mapText: this.inWords(mapText, this.stateNames(slug)),
    };
  }

  /** The slugs of all states, in input order. */
  states(): string[] {
    return this.atlas.stateNames();
  }

  /** The map of all cities; null if fewer than two have coordinates. */
  country(): ReturnType<typeof countryMap> {
    return (this.drawn ??= { map: this.drawCountry() }).map;
  }

  private drawCountry(): ReturnType<typeof countryMap> {
    const states = this.atlas.stateNames().map((slug) => ({ slug, cities: this.atlas.citiesOf(slug) }));
    return countryMap(states, this.countryCode);
  }

  /** The states, including this one, of all places named on the pages of a state and its cities. */
  statesNamedIn(state: string): ReadonlySet<string> {
    const places = [...this.figuresOf(state)].flatMap(([city, { neighbors, named }]) => [
      ...neighbors.map(({ place }) => place),
      ...Object.values(named).flatMap((neighbor: Neighbor | undefined) => neighbor?.place ?? []),
      ...this.maps.namedAround(city),
    ]);
    return new Set([state, ...places.map((place) => place.state)]);
  }
}
