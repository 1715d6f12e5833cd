/** Texts and facts of cities and states for their pages: templates of the content, filled in with what is around. */
import type { z } from "zod";
import type { CITY_NAMES, STATE_NAMES } from "../../content-model/kinds/local-facts";
import { routes } from "../../routes";
import type { kinds } from "../../content-model/kinds";
import type { Library } from "../content/collections";
import { CityAtlas, isOnMap, type CityFigures, type OnMap, type Place } from "./city-stats";
import { countryMap } from "./maps/country-map";
import { LocationMaps } from "./maps/location-maps";
import type { CityLocal, ShownPlace, StateLocal } from "./page-facts";
import { Versions } from "./templates";
import { fillIfKnown, Wording, type Known } from "./wording";

type CityCopy = z.infer<typeof kinds.cityPage.schema>;
type StateCopy = z.infer<typeof kinds.statePage.schema>;

/** How many of the larger cities of a state are listed. */
const LARGEST = 5;

const pathOf = ({ state, slug }: Place): string => routes.city(state, slug);

const linkTo = (place: Place): ShownPlace => ({ name: place.name, path: pathOf(place) });

/** The facts of every city and state of a content folder, computed lazily. */
export class LocalFacts {
  private readonly wording: Wording;
  private readonly atlas: CityAtlas;
  private readonly names: ReadonlyMap<string, { name: string; abbreviation?: string; inSentences?: string }>;
  /** How many places have a name. */
  private readonly sameNames = new Map<string, number>();
  private readonly figures = new Map<string, Map<Place, CityFigures>>();
  /** Maps of states and cities. */
  readonly maps: LocationMaps;
  readonly site: { language: string; country: string };
  private drawn: { map: ReturnType<typeof countryMap> } | undefined;

  constructor(
    library: Library,
    private readonly city: CityCopy = library.one("cityPage"),
    private readonly state: StateCopy = library.one("statePage"),
  ) {
    this.site = library.one("site");
    const states = library.all("state");
    this.wording = new Wording(this.site.language, this.site.country);
    this.names = new Map(states.map(({ slug, data }) => [slug, data]));
    const places = states.flatMap(({ slug: stateSlug, data }) =>
      data.cities.map((each) => ({ ...each, state: stateSlug })),
    );
    this.atlas = new CityAtlas(places, new Set(city.local.acrossWater));
    for (const place of places) this.sameNames.set(place.name, (this.sameNames.get(place.name) ?? 0) + 1);
    const km = (distance: number): number => this.wording.inKm(distance);
    const { filled, near, middle } = city.local.circles;
    this.maps = new LocationMaps({
      atlas: this.atlas,
      outlineOf: (each) => states.find(({ slug }) => slug === each)?.data.outline,
      nameFrom: (each, place) => this.nameFrom(each, place),
      pathOf,
      kmPerUnit: this.wording.kmPerUnit,
      distance: (each) => this.wording.distance(each),
      circles: { filled: km(filled), near: km(near), middle: km(middle) },
    });
  }

  private figuresOf(state: string): Map<Place, CityFigures> {
    const known = this.figures.get(state) ?? this.atlas.figuresOf(state);
    this.figures.set(state, known);
    return known;
  }

  /** The abbreviation of a state, or its name. */
  private shortName(slug: string): string {
    const state = this.names.get(slug);
    return state?.abbreviation ?? state?.name ?? "";
  }

  /** A place's name, with the abbreviation of its state if it is in another one. */
  private nameFrom(state: string, place: Place): string {
    return place.state === state ? place.name : `${place.name}, ${this.shortName(place.state)}`;
  }

  /** A state's name within a sentence. */
  private stateName(slug: string): string | undefined {
    const state = this.names.get(slug);
    return state?.inSentences ?? state?.name;
  }

  private inWords(text: string | undefined, known: Known): string | null {
    return text === undefined ? null : (fillIfKnown(text, known) ?? null);
  }

  /** A place's name in a sentence, with its state where another place or a state could be meant. */
  private nameInSentence({ name, state }: Place, from: Place): string {
    const isState = [...this.names.values()].some((each) => each.name === name);
    const isClear = name !== from.name && !isState && (state === from.state || this.sameNames.get(name) === 1);
    return isClear ? name : `${name}, ${this.shortName(state)}`;
  }

  private cityNames(place: Place, { named }: CityFigures): Record<(typeof CITY_NAMES)[number], string | undefined> {
    const name = (other: Place | undefined) => other && this.nameInSentence(other, place);
    return {
      city: place.name,
      state: this.stateName(place.state),
      abbreviation: this.shortName(place.state),
      whole: named.whole?.name,
      rival: name(named.rival),
      nearest: name(named.nearest),
      second: name(named.second),
    };
  }

  private local(place: Place, figures: CityFigures): CityLocal {
    const { metadata, local, intro, advice } = this.city;
    const names = this.cityNames(place, figures);
    const versions = new Versions(pathOf(place));
    return {
      metadata: {
        title: fillIfKnown(metadata.title, names) ?? place.name,
        description: fillIfKnown(metadata.description, names) ?? place.name,
      },
      intro: versions.pick(intro, 0, names),
      advice: advice.map(({ texts }, index) => versions.pick(texts, index + 1, names)),
      neighbors: figures.neighbors.map(({ place: other, km, direction }) => ({
        name: this.nameFrom(place.state, other),
        path: pathOf(other),
        distance:
          fillIfKnown(local.away, { distance: this.wording.inUnit(km), direction: local.directions[direction] }) ?? "",
      })),
      map: this.maps.ofCity(place),
      mapText: this.inWords(local.mapText, names),
    };
  }

  /** True for a city without a text of its own, where the content has search engines list only those with one. */
  isUnindexed({ about }: { about?: string | undefined }): boolean {
    return this.city.indexed === "own" && about === undefined;
  }

  /** The cities of a state, in file order. */
  ofCities(state: string): CityLocal[] {
    return [...this.figuresOf(state)].map(([place, figures]) => this.local(place, figures));
  }

  /** @throws if the content has no such city */
  ofCity(state: string, slug: string): CityLocal {
    const place = this.atlas.city(state, slug);
    const figures = place && this.figuresOf(state).get(place);
    if (!figures) throw new Error(`There is no city ${state}/${slug}.`);
    return this.local(place, figures);
  }

  private stateNames(slug: string): Record<(typeof STATE_NAMES)[number], string | undefined> {
    const cities = this.atlas.citiesOf(slug);
    // A comparison needs more than one city.
    const onMap = cities.length > 1 ? cities.filter(isOnMap) : [];
    const most = (value: (city: OnMap) => number): string | undefined =>
      onMap.toSorted((a, b) => value(b) - value(a))[0]?.name;
    return {
      state: this.stateName(slug),
      northernmost: most(({ latitude }) => latitude),
      southernmost: most(({ latitude }) => -latitude),
    };
  }

  /** Some of the larger cities of a state with more than one, by name: no order claims a rank. */
  private largestIn(slug: string): Place[] {
    const hasMany = this.atlas.citiesOf(slug).length > 1;
    const known = hasMany ? this.atlas.largestOf(slug).filter(({ population }) => population !== undefined) : [];
    return known.slice(0, LARGEST).sort((a, b) => a.name.localeCompare(b.name));
  }

  /** @throws if the content has no such state */
  ofState(slug: string): StateLocal {
    if (!this.names.has(slug)) throw new Error(`There is no state ${slug}.`);
    return {
      largest: this.largestIn(slug).map(linkTo),
      map: this.maps.ofState(slug),
      mapText: this.inWords(this.state.local.mapText, this.stateNames(slug)),
    };
  }

  /** The slugs of all states, in input order. */
  states(): string[] {
    return this.atlas.stateNames();
  }

  /** The map of all cities; null if fewer than two have coordinates. */
  country(): ReturnType<typeof countryMap> {
    const states = () => this.states().map((slug) => ({ slug, cities: this.atlas.citiesOf(slug) }));
    return (this.drawn ??= { map: countryMap(states(), this.site.country) }).map;
  }
}
