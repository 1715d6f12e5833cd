/** The maps of states and cities: the part shown, the names with room for them, and the drawing of a state's dots. */
import { checksum } from "../../../lib/digest";
import { mapPath } from "../../../routes";
import { isOnMap, type CityFigures, type OnMap, type Place } from "../city-stats";
import { dotsOf, pathOf, type Dot } from "./dots";
import { labelOf, percent, placeLabels, WIDTHS, type MapLabel } from "./labels";
import { boundsOf, frameOf, stateProjection, UNITS, viewBox, type Box, type Point, type Project } from "./projections";

export interface StateMap {
  /** A bar as long as the widest distance of the city pages, in percent of the map's width, with its name. */
  scale: { length: number; name: string } | null;
  /** The path of the drawing. */
  src: string;
  viewBox: string;
  ratio: number;
  /** How much larger than usual the dots are. */
  dot: number;
  labels: (MapLabel & { path: string | null })[];
}

export interface CityMap {
  /** The path of its state's drawing. */
  src: string;
  /** The city, and half the width of its surroundings, in the units of the drawing. */
  x: number;
  y: number;
  half: number;
  /** The dots of the named places in other states, as path data seen from the city. */
  others: string | null;
  /** The part of the drawing that holds the whole state; null if the city is its only dot. */
  overview: string | null;
  /** The nearest places, and the distances of the circles with the side "c". */
  labels: MapLabel[];
}

interface LocatedState {
  project: Project;
  frame: Box;
  svg: string;
  src: string;
  dots: { place: OnMap; dot: Dot }[];
}

/** A map of a state with one dot says nothing. */
const LEAST_DOTS = 2;
/** Below this number of dots they are drawn larger. */
const FEW_DOTS = 16;
/** How much wider than the widest circle the surroundings are. */
const AROUND = 1.14;
/** The surroundings reach to so many neighbors, if these are within so many times the widest circle. */
const NEAREST_SHOWN = 3;
const FARTHEST = 2.6;
/** Pixels on a phone from the mark of the city to the name of a circle, and from there to the next one. */
const FREE_OF_MARK = 20;
const FREE_OF_NAME = 18;

/** The part of the surroundings, seen from the city, that the page does not fade out: src/components/city-map.tsx. */
const VISIBLE = 0.88;

const LINE = `fill="none" stroke-linecap="round" vector-effect="non-scaling-stroke"`;

/**
 * The drawing of a state: its dots (part "d"), and what all of its cities show: the circles around a city (part "c"),
 * and the widest one as a spot on the whole state (part "o"). Colors and sizes are custom properties of the page.
 */
const svgOf = (dots: readonly Dot[], radii: readonly number[], box: Box): string => {
  const paths = dotsOf(dots).map(
    ({ diameter, d }) => `<path ${LINE} style="stroke-width:calc(${diameter}px*var(--dot,1))" d="${d}"/>`,
  );
  const circles = radii.map((r) => `<circle ${LINE} stroke-width="1.25" opacity=".7" r="${r}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(box)}"><g id="d" stroke="currentColor">${paths.join("")}</g>` +
    `<g id="c" style="stroke:var(--pulse)">${circles.join("")}<path ${LINE} stroke-width="14" d="M0 0h0"/></g>` +
    `<circle id="o" style="fill:var(--pulse)" opacity=".6" r="${radii.at(-1) ?? 0}"/></svg>`
  );
};

const bySize = (a: Place, b: Place): number => (b.population ?? 0) - (a.population ?? 0);

interface Circle {
  radius: number;
  name: string;
}

/** The circles whose names do not cover the mark of the city, or the name of a wider one. */
const withRoom = (circles: readonly Circle[], pixelsPerUnit: number): Circle[] => {
  let wider = Infinity;
  return circles
    .toReversed()
    .filter(({ radius }) => {
      const pixels = radius * pixelsPerUnit;
      if (pixels < FREE_OF_MARK || wider - pixels < FREE_OF_NAME) return false;
      wider = pixels;
      return true;
    })
    .reverse();
};

interface MapContent {
  citiesOf: (state: string) => readonly Place[];
  /** The name as it stands on the pages of a state. */
  nameFrom: (state: string, place: Place) => string;
  pathOf: (place: Place) => string;
  kmPerUnit: number;
  /** A distance in words. */
  distance: (km: number) => string;
  /** The circles around a city; the last one is also the length of the bar of scale on the map of a state. */
  radiiKm: readonly number[];
}

export class LocationMaps {
  private readonly states = new Map<string, LocatedState | undefined>();

  constructor(private readonly content: MapContent) {}

  private locate(state: string): LocatedState | undefined {
    const places = this.content.citiesOf(state).filter(isOnMap);
    if (places.length === 0) return undefined;
    const project = stateProjection(places, this.content.kmPerUnit);
    const dots = places.flatMap((place) => {
      const at = project(place);
      return at ? { place, dot: { at, population: place.population } } : [];
    });
    const bounds = boundsOf(dots.map(({ dot }) => dot.at));
    const margin = 0.06 * Math.max(bounds.width, bounds.height);
    const frame = frameOf(bounds, { margin, least: 20 * UNITS, ratios: [0.85, 1.7] });
    const radii = this.content.radiiKm.map((km) => this.units(km));
    const svg = svgOf(
      dots.map(({ dot }) => dot),
      radii,
      frame,
    );
    return { project, frame, svg, src: mapPath(`${state}-${checksum(svg).slice(0, 8)}`), dots };
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
    // A bar longer than the map is no measure of it.
    const km = this.content.radiiKm.findLast((radius) => this.units(radius) < 0.6 * frame.width);
    return km === undefined ? null : { length: percent(this.units(km) / frame.width), name: this.content.distance(km) };
  }

  /** @param linked how many of the largest cities with a name on the map are links */
  ofState(state: string, linked: number): StateMap | null {
    const located = this.located(state);
    if (!located || located.dots.length < LEAST_DOTS) return null;
    const { frame, src, dots } = located;
    const candidates = [...dots]
      .sort((a, b) => bySize(a.place, b.place))
      .slice(0, 40)
      .map(({ place, dot }) => ({ place, at: dot.at, name: place.name }));
    return {
      src,
      viewBox: viewBox(frame),
      ratio: Math.round((frame.width / frame.height) * 1000) / 1000,
      scale: this.scaleOf(frame),
      dot: dots.length < FEW_DOTS ? 1.6 : 1,
      labels: placeLabels(candidates, { frame, most: { narrow: 6, wide: 13 }, first: linked }).map((placed, index) => ({
        ...labelOf(placed, frame),
        path: index < linked ? this.content.pathOf(placed.candidate.place) : null,
      })),
    };
  }

  ofCity(city: Place, { neighbors }: Pick<CityFigures, "neighbors">): CityMap | null {
    const located = isOnMap(city) ? this.located(city.state) : undefined;
    const at = located && isOnMap(city) ? located.project(city) : undefined;
    if (!located || !at) return null;
    const { project, frame, src, dots } = located;
    const seen = (place: Place): Point => {
      const [x, y] = (isOnMap(place) ? project(place) : undefined) ?? at;
      return [x - at[0], y - at[1]];
    };
    const circles = this.content.radiiKm.map((km) => ({ radius: this.units(km), name: this.content.distance(km) }));
    const widest = Math.max(...circles.map(({ radius }) => radius)) * AROUND;
    const most = widest * FARTHEST;
    const near = neighbors
      .slice(0, NEAREST_SHOWN)
      .map(({ place }) => Math.hypot(...seen(place)))
      .filter((distance) => distance < most * VISIBLE);
    const half = Math.round(Math.max(widest, Math.min(Math.max(0, ...near) * 1.2, most)));
    const named = withRoom(circles, WIDTHS.narrow / (2 * half));
    const view = { x: -half, y: -half, width: 2 * half, height: 2 * half };
    const candidates = neighbors
      .map(({ place }) => ({
        at: seen(place),
        name: this.content.nameFrom(city.state, place),
        isElsewhere: place.state !== city.state,
      }))
      .filter(({ at: from }) => Math.hypot(...from) < half * VISIBLE);
    const names = placeLabels(candidates, {
      frame: view,
      // Few names and sides, and none for wide screens alone: each costs bytes on thousands of pages.
      most: { narrow: 5, wide: 5 },
      first: NEAREST_SHOWN,
      sides: ["r", "l"],
      taken: [
        { at: [0, 0], width: 18, height: 18 },
        ...named.map(({ radius, name }) => ({ at: [0, radius] as Point, width: 7 * name.length, height: 18 })),
      ],
    }).filter(({ wide }) => !wide);
    // The drawing has the dots of this state alone.
    const others = names.filter(({ candidate }) => candidate.isElsewhere).map(({ candidate }) => candidate.at);
    return {
      src,
      x: Math.round(at[0]),
      y: Math.round(at[1]),
      half,
      others: others.length > 0 ? pathOf(others) : null,
      overview: dots.length < LEAST_DOTS ? null : viewBox(frame),
      labels: [
        ...named.map(({ radius, name }) => ({
          name,
          left: 50,
          top: percent((half + radius) / (2 * half)),
          side: "c",
          wide: false,
        })),
        ...names.map((placed) => labelOf(placed, view)),
      ],
    };
  }
}
