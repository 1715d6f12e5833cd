/** Texts and facts of cities and states for their pages: templates of the content, filled in with what is around. */
import type { z } from "zod";
import { SITUATIONS, type CITY_FACTS, type CITY_NAMES, type STATE_NAMES } from "../../content-model/kinds/local-facts";
import { routes } from "../../routes";
import { kinds } from "../../content-model/kinds";
import { parts } from "../../content-model/kinds/parts";
import type { PathStep } from "../../content-model/fields/schema-walk";
import { entityId } from "../pages/node-id";
import { EVERY_ITEM, TextSource, type SourceTree } from "../pages/text-source";
import type { Library } from "../content/collections";
import { CityAtlas, isOnMap, type CityFigures, type Neighbor, type OnMap, type Place } from "./city-stats";
import { countryMap } from "./maps/country-map";
import { LocationMaps } from "./maps/location-maps";
import type { CityLocal, ShownPlace, StateLocal } from "./page-facts";
import {
  CITY_PAGE,
  filledFacts,
  nameAt,
  ON_MAP,
  plainName,
  STATE_PAGE,
  templateAt,
  Versions,
  type FilledFact,
  type Picked,
} from "./templates";
import { fillIfKnown, Wording, type Known } from "./wording";

type CityCopy = z.infer<typeof kinds.cityPage.schema>;
type StateCopy = z.infer<typeof kinds.statePage.schema>;
type Situation = CityCopy["situations"]["any"];

/** How many of the largest cities of a state are listed. */
const LARGEST = 5;
/** How many cities are listed as examples of a kind. */
const EXAMPLES = 4;

/** The texts of a city that are filled in. */
interface CityTexts {
  /** The situation whose texts come first. */
  situation: keyof CityCopy["situations"];
  intro: Picked | null;
  advice: (Picked | null)[];
  items: FilledFact[];
  names: Record<(typeof CITY_NAMES)[number], string | undefined>;
  known: Known;
}

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

  private textsOf(place: Place, figures: CityFigures): CityTexts {
    const { city } = this;
    const names = this.cityNames(place, figures);
    const situation = figures.situation && city.situations[figures.situation] ? figures.situation : "any";
    const versions = new Versions(pathOf(place));
    const pick = (path: PathStep[], position: number, texts: (own: Situation) => readonly string[]): Picked | null => {
      for (const name of [situation, "any"] as const) {
        const found = versions.pick(texts(city.situations[name] ?? city.situations.any), position, names);
        if (found) return { text: found.text, path: ["situations", name, ...path, found.index] };
      }
      return null;
    };
    const known: Record<(typeof CITY_FACTS)[number], string | undefined> = {
      city: names.city,
      state: names.state,
      population: this.number(place.population),
      rank: this.number(figures.rank),
    };
    return {
      situation,
      names,
      known,
      intro: pick(["intro"], 0, ({ intro }) => intro),
      advice: city.services.map((_, index) =>
        pick(["advice", index, "texts"], index + 1, ({ advice }) => advice[index]?.texts ?? []),
      ),
      items: filledFacts(city.local.items, known),
    };
  }

  private local(place: Place, figures: CityFigures): CityLocal {
    const { wording, city } = this;
    const { situation, names, known, intro, advice, items } = this.textsOf(place, figures);
    const own = city.situations[situation] ?? city.situations.any;
    // Titles have the whole name, as two pages would have the same one without its addition.
    const whole = { ...names, city: place.name };
    return {
      metadata: {
        title: fillIfKnown(own.metadata.title, whole) ?? place.name,
        description: fillIfKnown(own.metadata.description, whole) ?? place.name,
      },
      intro: intro?.text ?? null,
      advice: advice.map((picked) => picked?.text ?? null),
      items: items.map(({ value, text }) => ({ value, text })),
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

  private cityAt(state: string, slug: string): readonly [Place, CityFigures] {
    const found = [...this.figuresOf(state)].find(([place]) => place.slug === slug);
    if (!found) throw new Error(`There is no city ${state}/${slug}.`);
    return found;
  }

  /** @throws if the content has no such city */
  ofCity(state: string, slug: string): CityLocal {
    return this.local(...this.cityAt(state, slug));
  }

  /** Where the words of a city's facts come from. */
  sourcesOfCity(state: string, slug: string): SourceTree {
    const [place, figures] = this.cityAt(state, slug);
    const { intro, advice, items } = this.textsOf(place, figures);
    const { local } = this.city;
    const picked = (text: Picked | null): SourceTree => text && new TextSource(text.path, { node: CITY_PAGE });
    const onMap = (how: string) => ({ name: new TextSource("local.title", { node: CITY_PAGE, how }) });
    const named = this.maps.namedAround(place);
    const labels = this.maps.ofCity(place)?.labels ?? [];
    return {
      intro: picked(intro),
      advice: advice.map(picked),
      items: items.map(({ index }) => ({
        value: templateAt(CITY_PAGE, local.items[index]?.value, ["local", "items", index, "value"]),
        text: templateAt(CITY_PAGE, local.items[index]?.text, ["local", "items", index, "text"]),
      })),
      neighbors: figures.neighbors.map(({ place: other }) => ({
        name: nameAt(other, this.nameFrom(state, other)),
        distance: new TextSource("local.away", { node: CITY_PAGE, how: "measured between the two places" }),
      })),
      map: {
        labels: [
          ...labels.slice(named.length).map(() => onMap("the distance that a circle on the map shows")),
          ...named.map((other) => ({ name: nameAt(other, this.nameFrom(state, other)) })),
        ],
      },
      mapText: templateAt(CITY_PAGE, local.mapText, ["local", "mapText"]),
    };
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

  private kindsOf(slug: string): { name: string; title: string; text: string; examples: Place[] }[] {
    const copy = this.state.local.kinds ?? {};
    const cities = this.atlas.largestOf(slug);
    return SITUATIONS.flatMap((name) => {
      const kind = name === "only" ? undefined : copy[name];
      const examples = cities.filter((city) => this.atlas.situationOf(city) === name).slice(0, EXAMPLES);
      return kind && examples.length > 0 ? { name, title: kind.title, text: kind.text, examples } : [];
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
      kinds: this.kindsOf(slug).map(({ title, text, examples }) => ({ title, text, cities: examples.map(linkTo) })),
      map: this.maps.ofState(slug),
      mapText: this.inWords(mapText, this.stateNames(slug)),
    };
  }

  /** Where the words of a state's facts come from. */
  sourcesOfState(slug: string): SourceTree {
    const cities = new Map(this.atlas.citiesOf(slug).map((place) => [pathOf(place), place]));
    const onMap = (how: string): TextSource => new TextSource("local.largestTitle", { node: STATE_PAGE, how });
    return {
      largest: this.largestIn(slug).map((place) => ({
        name: nameAt(place),
        population: new TextSource("population", {
          node: entityId(parts.city.name, `${slug}/${place.slug}`),
          how: "in the words of the state pages",
        }),
      })),
      kinds: this.kindsOf(slug).map(({ name, examples }) => ({
        title: new TextSource(["local", "kinds", name, "title"], { node: STATE_PAGE }),
        text: new TextSource(["local", "kinds", name, "text"], { node: STATE_PAGE }),
        cities: examples.map((place) => ({ name: nameAt(place) })),
      })),
      map: {
        scale: { name: onMap("a distance on the map") },
        labels: (this.maps.ofState(slug)?.labels ?? []).map(({ path }) => {
          const place = cities.get(path);
          return { name: place ? nameAt(place) : onMap(ON_MAP) };
        }),
      },
      mapText: templateAt(STATE_PAGE, this.state.local.mapText, ["local", "mapText"]),
    };
  }

  /** Where the names on the map of all cities come from: shown below the title of the page. */
  sourcesOfCountry(): SourceTree {
    const name = new TextSource("hero.title", { node: kinds.locationsPage.name, how: ON_MAP });
    return { labels: { [EVERY_ITEM]: { name } } };
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
