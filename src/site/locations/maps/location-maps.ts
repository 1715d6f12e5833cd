/** The maps of states and cities: the part shown, the names with room for them, and the drawing of a state's dots. */
import { checksum } from "content-kit/lib/digest";
import { mapPath } from "../../../routes";
import { bySize, isOnMap, type CityAtlas, type OnMap, type Place } from "../city-stats";
import { svgOf, type Circles } from "./drawing";
import { diameterOf, dotsOf, type Dot } from "./dots";
import { Ground, HEIGHT, labelOf, percent, widthOf, type MapLabel } from "./labels";
import { outlinePath, readOutline } from "./outlines";
import { boundsOf, frameOf, stateProjection, UNITS, viewBox, type Box, type Point } from "./projections";

export interface StateMap {
  /** A bar as long as a round distance, in percent of the map's width, with its name. */
  scale: { length: number; name: string };
  /** The path of the drawing. */
  src: string;
  viewBox: string;
  ratio: number;
  /** How much larger than usual the dots are. */
  dot: number;
  labels: (MapLabel & { path: string })[];
}

export interface CityMap {
  /** The path of its state's drawing. */
  src: string;
  /** The city, and half the width of its surroundings, in the units of the drawing. */
  x: number;
  y: number;
  half: number;
  /** The part of the drawing that holds the whole state; null if the city is its only dot. */
  overview: string | null;
  /** The distances of the circles, with the side "c", and the nearest places that are known. */
  labels: MapLabel[];
}

interface PlacedDot {
  place: OnMap;
  dot: Dot;
}

interface LocatedState {
  frame: Box;
  svg: string;
  src: string;
  dots: readonly PlacedDot[];
  /** Where each place in or around the state is in the drawing. */
  points: ReadonlyMap<Place, Point>;
}

/** A map of a state with one dot says nothing. */
const LEAST_DOTS = 2;
/** Below this number of dots they are drawn larger. */
const FEW_DOTS = 16;
/** How much wider than the widest circle the surroundings are. */
const AROUND = 1.14;
/** The part of the surroundings, seen from the city, that the page does not fade out: src/components/city-map.tsx. */
const VISIBLE = 0.88;
/** Names on the map of a city: each costs bytes on thousands of pages. */
const CITY_NAMES = 5;
/** A place is known around it from so many people on: half as many as live in the city, within these limits. */
const KNOWN = { from: 25_000, to: 100_000 };
/** Names on the map of a state: on every screen, and on a wide one besides. */
const STATE_NAMES = { all: 7, wide: 6 };
/** The least widths of a map in pixels: of any, and of a state's on a wide screen, where it is no higher than this. */
const NARROW = 288;
const WIDE = { width: 480, height: 544 };
/** The mark of a city on its own map, in pixels. */
const MARK = 16;
/** Of a link: a finger needs 24. */
const LINK_HEIGHT = 25;

interface MapContent {
  atlas: CityAtlas;
  /** The outline of a state, a line for each part; undefined if the content has none. */
  outlineOf: (state: string) => readonly string[] | undefined;
  /** The name as written on the pages of a state. */
  nameFrom: (state: string, place: Place) => string;
  pathOf: (place: Place) => string;
  kmPerUnit: number;
  /** A distance in words. */
  distance: (km: number) => string;
  /** The radii of the circles around a city, in kilometers. */
  circles: Circles;
}

export class LocationMaps {
  private readonly states = new Map<string, LocatedState | undefined>();

  constructor(private readonly content: MapContent) {}

  private around(city: OnMap): OnMap[] {
    const { atlas, circles } = this.content;
    return atlas.within(city, circles.middle * AROUND).map(({ place }) => place);
  }

  private locate(state: string): LocatedState | undefined {
    const { atlas, kmPerUnit, circles } = this.content;
    const places = atlas.citiesOf(state).filter(isOnMap);
    if (places.length === 0) return undefined;
    const project = stateProjection(places, kmPerUnit);
    const points = new Map<Place, Point>();
    const dotsAt = (shown: Iterable<OnMap>): PlacedDot[] =>
      [...shown].flatMap((place) => {
        const at = project(place);
        if (!at) return [];
        points.set(place, at);
        return [{ place, dot: { at, population: place.population } }];
      });
    const dots = dotsAt(places);
    const others = new Set(places.flatMap((place) => this.around(place).filter((other) => other.state !== state)));
    const rings = readOutline(this.content.outlineOf(state) ?? []);
    const outline = rings.map((ring) => ring.map(project).filter((at) => at !== undefined));
    const bounds = boundsOf([...dots.map(({ dot }) => dot.at), ...outline.flat()]);
    const margin = 0.06 * Math.max(bounds.width, bounds.height);
    const frame = frameOf(bounds, {
      margin: outline.length > 0 ? margin / 3 : margin,
      least: 20 * UNITS,
      ratios: [0.85, 1.7],
    });
    const svg = svgOf({
      own: dots.map(({ dot }) => dot),
      others: dotsAt(others).map(({ dot }) => dot),
      outline: outlinePath(outline, Math.max(frame.width, frame.height) / 400),
      circles: {
        filled: this.units(circles.filled),
        near: this.units(circles.near),
        middle: this.units(circles.middle),
      },
      box: frame,
    });
    return { frame, svg, src: mapPath(`${state}-${checksum(svg).slice(0, 8)}`), dots, points };
  }

  private located(state: string): LocatedState | undefined {
    if (!this.states.has(state)) this.states.set(state, this.locate(state));
    return this.states.get(state);
  }

  /** The drawing of a state's dots with its path; undefined if none of its cities has coordinates. */
  drawing(state: string): { src: string; svg: string } | undefined {
    return this.located(state);
  }

  /** The dots of a state, a path for each size; undefined if too few of its cities have coordinates. */
  dots(state: string): { frame: Box; sizes: { diameter: number; d: string }[] } | undefined {
    const located = this.located(state);
    if (!located || located.dots.length < LEAST_DOTS) return undefined;
    return { frame: located.frame, sizes: dotsOf(located.dots.map(({ dot }) => dot)) };
  }

  /** A distance in the units of a drawing. */
  private units(km: number): number {
    return Math.round((km / this.content.kmPerUnit) * UNITS);
  }

  private scaleOf(frame: Box): StateMap["scale"] {
    const most = (0.3 * frame.width) / UNITS;
    const power = 10 ** Math.floor(Math.log10(most));
    const long = power * ([5, 2].find((times) => times * power <= most) ?? 1);
    return {
      length: percent((long * UNITS) / frame.width),
      name: this.content.distance(long * this.content.kmPerUnit),
    };
  }

  ofState(state: string): StateMap | null {
    const located = this.located(state);
    if (!located || located.dots.length < LEAST_DOTS) return null;
    const { frame, src, dots } = located;
    const scale = dots.length < FEW_DOTS ? 1.6 : 1;
    const largest = new Set(this.content.atlas.largestOf(state));
    const candidates = dots
      .filter(({ place }) => largest.has(place))
      .sort((a, b) => bySize(a.place, b.place))
      .slice(0, 40)
      .map(({ place, dot }) => ({ place, at: dot.at, name: place.name }));
    const options = {
      frame,
      dots: dots.map(({ dot }) => ({ at: dot.at, diameter: scale * diameterOf(dot) })),
      sides: ["r", "l", "t", "b"] as const,
      height: LINK_HEIGHT,
    };
    const onAll = new Ground({ ...options, width: NARROW }).names(candidates, STATE_NAMES.all);
    const ratio = frame.width / frame.height;
    const wide = new Ground({ ...options, width: Math.min(WIDE.width, WIDE.height * ratio) });
    wide.takeNames(onAll);
    const rest = candidates.filter((candidate) => !onAll.some((placed) => placed.candidate === candidate));
    const label = ({ candidate, side }: (typeof onAll)[number], isWide: boolean) => ({
      ...labelOf(candidate, frame, side, isWide),
      path: this.content.pathOf(candidate.place),
    });
    return {
      src,
      viewBox: viewBox(frame),
      ratio: Math.round(ratio * 1000) / 1000,
      scale: this.scaleOf(frame),
      dot: scale,
      labels: [
        ...onAll.map((each) => label(each, false)),
        ...wide.names(rest, STATE_NAMES.wide).map((each) => label(each, true)),
      ],
    };
  }

  /** The places around a city that are no districts, seen from it: known ones first, the nearest before others; the rest by their size. */
  private seenFrom(city: OnMap, [cityX, cityY]: Point, { points }: LocatedState, half: number) {
    const least = Math.max(KNOWN.from, Math.min(KNOWN.to, (city.population ?? 0) / 2));
    return this.around(city)
      .flatMap((place) => {
        const [x = NaN, y = NaN] = points.get(place) ?? [];
        const at: Point = [x - cityX, y - cityY];
        const away = Math.hypot(...at);
        return away < half * VISIBLE && !place.partOf
          ? { place, at, away, isKnown: (place.population ?? 0) >= least }
          : [];
      })
      .sort((a, b) => {
        if (a.isKnown !== b.isKnown) return a.isKnown ? -1 : 1;
        return a.isKnown ? a.away - b.away : bySize(a.place, b.place);
      })
      .map(({ place, at }) => ({ place, at, name: this.content.nameFrom(city.state, place) }));
  }

  /** The names on the map of a city, seen from it. */
  private namesAround(city: OnMap, at: Point, located: LocatedState, half: number): MapLabel[] {
    const { near, filled, middle } = this.content.circles;
    const frame = { x: -half, y: -half, width: 2 * half, height: 2 * half };
    const candidates = this.seenFrom(city, at, located, half);
    const dots = candidates.map(({ place, at }) => ({
      at,
      diameter: diameterOf({ at, population: place.population }),
    }));
    // The distances are below the city, or above it if more of the first names have room then.
    const versions = [1, -1].map((side) => {
      const ground = new Ground({ frame, width: NARROW, dots, sides: ["r", "l"] });
      ground.take([0, 0], MARK, MARK);
      const distance = (km: number) => ({ at: [0, side * this.units(km)] as const, name: this.content.distance(km) });
      const rings = [filled, near, middle].map(distance);
      for (const { at, name } of rings) ground.take(at, widthOf(name), HEIGHT);
      const names = ground.names(candidates, CITY_NAMES);
      const worth = names.reduce((sum, { candidate }) => sum + 1 / (1 + candidates.indexOf(candidate)), 0);
      const labels = names.map(({ candidate, side }) => labelOf(candidate, frame, side));
      return { worth, labels: [...rings.map((ring) => labelOf(ring, frame, "c")), ...labels] };
    });
    return versions.sort((a, b) => b.worth - a.worth)[0]?.labels ?? [];
  }

  /** Null without coordinates, and where no other place is within the widest circle. */
  ofCity(city: Place): CityMap | null {
    const { atlas, circles } = this.content;
    const located = this.located(city.state);
    const at = located?.points.get(city);
    if (!located || !at || !isOnMap(city) || atlas.within(city, circles.middle).length === 0) return null;
    const { frame, src, dots } = located;
    const half = Math.round(this.units(circles.middle) * AROUND);
    return {
      src,
      x: Math.round(at[0]),
      y: Math.round(at[1]),
      half,
      overview: dots.length < LEAST_DOTS ? null : viewBox(frame),
      labels: this.namesAround(city, at, located, half),
    };
  }
}
