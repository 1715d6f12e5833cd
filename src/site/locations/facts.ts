/** Texts and facts of cities and states for their pages: templates of the content, filled in with what is around. */
import type { z } from "zod";
import { SITUATIONS, type CITY_FACTS, type CITY_NAMES, type STATE_NAMES } from "../../content-model/kinds/local-facts";
import { routes } from "../../routes";
import type { kinds } from "../../content-model/kinds";
import { checksum } from "../../lib/digest";
import type { Library } from "../content/collections";
import { CityAtlas, isOnMap, type CityFigures, type Neighbor, type OnMap, type Place } from "./city-stats";
import { countryMap } from "./maps/country-map";
import { LocationMaps, type CityMap, type StateMap } from "./maps/location-maps";
import { fillIfKnown, Wording, type Known } from "./wording";

type CityCopy = z.infer<typeof kinds.cityPage.schema>;
type StateCopy = z.infer<typeof kinds.statePage.schema>;
type Situation = CityCopy["situations"]["any"];

/** A figure with its label. */
interface Fact {
  value: string;
  text: string;
}

interface ShownPlace {
  name: string;
  path: string;
}

/** The texts and facts on a city's page. */
export interface CityLocal {
  metadata: { title: string; description: string };
  intro: string | null;
  /** For each service; null if no version can be filled in. */
  advice: (string | null)[];
  items: Fact[];
  neighbors: (ShownPlace & { distance: string })[];
  map: CityMap | null;
  mapText: string | null;
}

/** The facts on a state's page. */
export interface StateLocal {
  /** The largest cities; none in a state with a single one. */
  largest: (ShownPlace & { population: string | null })[];
  /** The kinds of places that the state has, with examples. */
  kinds: { title: string; text: string; cities: ShownPlace[] }[];
  map: StateMap | null;
  mapText: string | null;
}

/** How many of the largest cities of a state are listed. */
const LARGEST = 5;
/** How many cities are listed as examples of a kind. */
const EXAMPLES = 4;

const facts = (items: readonly Fact[], known: Known): Fact[] =>
  items.flatMap((item) => {
    const value = fillIfKnown(item.value, known);
    const text = fillIfKnown(item.text, known);
    return value !== undefined && text !== undefined ? { value, text } : [];
  });

const pathOf = ({ state, slug }: Place): string => routes.city(state, slug);

const linkTo = (place: Place): ShownPlace => ({ name: place.name, path: pathOf(place) });

/** The name within a sentence, without what tells it apart: "Shiloh (near York)" is Shiloh. */
const plainName = ({ name }: Place): string => name.replace(/ \([^()]*\)$/, "");

/** Picks one version of each text, by bits of a hash of the address: the same one for as long as the page exists. */
class Versions {
  private readonly bits: number;

  constructor(place: Place) {
    this.bits = parseInt(checksum(pathOf(place)).slice(0, 8), 16);
  }

  /** The version for this place; if it names something unknown, the next one that does not. */
  pick(texts: readonly string[], position: number, known: Known): string | undefined {
    const first = (this.bits >>> (3 * position)) % texts.length;
    for (let step = 0; step < texts.length; step += 1) {
      const filled = fillIfKnown(texts[(first + step) % texts.length] ?? "", known);
      if (filled !== undefined) return filled;
    }
    return undefined;
  }
}

/** The facts of every city and state of a content folder, computed lazily. */
export class LocalFacts {
  private readonly wording: Wording;
  private readonly atlas: CityAtlas;
  private readonly names: ReadonlyMap<string, { name: string; abbreviation: string; inSentences?: string }>;
  private readonly figures = new Map<string, Map<Place, CityFigures>>();
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
    const names = this.cityNames(place, figures);
    const { any } = city.situations;
    const own: Situation = (figures.situation && city.situations[figures.situation]) ?? any;
    const versions = new Versions(place);
    const pick = (textsOf: (situation: Situation) => readonly string[], position: number): string | null =>
      versions.pick(textsOf(own), position, names) ?? versions.pick(textsOf(any), position, names) ?? null;
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
      intro: pick(({ intro }) => intro, 0),
      advice: city.services.map((_, index) => pick(({ advice }) => advice[index]?.texts ?? [], index + 1)),
      items: facts(city.local.items, known),
      neighbors: figures.neighbors.map((neighbor) => ({
        name: this.nameFrom(place.state, neighbor.place),
        path: pathOf(neighbor.place),
        distance:
          fillIfKnown(city.local.away, {
            distance: wording.inUnit(neighbor.km),
            direction: this.direction(neighbor),
          }) ?? "",
      })),
      map: this.maps.ofCity(place),
      mapText: this.inWords(city.local.mapText, known),
    };
  }

  /** The cities of a state, in file order. */
  ofCities(state: string): CityLocal[] {
    return [...this.figuresOf(state)].map(([place, figures]) => this.local(place, figures));
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
      if (!kind || examples.length === 0) return [];
      return { title: kind.title, text: kind.text, cities: examples.map(linkTo) };
    });
  }

  /** @throws if the content has no such state */
  ofState(slug: string): StateLocal {
    if (!this.names.has(slug)) throw new Error(`There is no state ${slug}.`);
    const hasMany = this.atlas.citiesOf(slug).length > 1;
    const largest = hasMany ? this.atlas.largestOf(slug).filter(({ population }) => population !== undefined) : [];
    const { people, mapText } = this.state.local;
    return {
      largest: largest.slice(0, LARGEST).map((place) => ({
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
