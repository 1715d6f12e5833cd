/** The maps of states and cities: the part shown, the names with room for them, and the drawing of a state's dots. */
import { checksum } from "../../../lib/digest";
import { mapPath } from "../../../routes";
import { bySize, isOnMap, type CityAtlas, type OnMap, type Place } from "../city-stats";
import type { Found } from "../geo-index";
import { diameterOf, dotsOf, type Dot } from "./dots";
import { labelOf, leaderLines, percent, placeLabels, placeOnCircles, type MapLabel, type NamedCircle } from "./labels";
import type { Taken } from "./screens";
import { outlinePath, readOutline } from "./outlines";
import { boundsOf, frameOf, stateProjection, UNITS, viewBox, type Box, type Point, type Project } from "./projections";

export interface StateMap {
  /** A bar as long as a distance of the city pages, in percent of the map's width, with its name. */
  scale: { length: number; name: string } | null;
  /** The path of the drawing. */
  src: string;
  viewBox: string;
  ratio: number;
  /** How much larger than usual the dots are. */
  dot: number;
  /** The lines from dots to names that are away from them. */
  lines: string | null;
  labels: (MapLabel & { path: string })[];
}

export interface CityMap {
  /** The path of its state's drawing. */
  src: string;
  /** The city, and half the width of its surroundings, in the units of the drawing. */
  x: number;
  y: number;
  half: number;
  /** True if the widest circle is shown. */
  far: boolean;
  /** The lines from dots to names that are away from them, seen from the city. */
  lines: string | null;
  /** The part of the drawing that holds the whole state; null if the city is its only dot. */
  overview: string | null;
  /** The largest places around, and the distances of the circles with the side "c". */
  labels: MapLabel[];
}

interface PlacedDot {
  place: OnMap;
  dot: Dot;
}

interface LocatedState {
  project: Project;
  frame: Box;
  svg: string;
  src: string;
  dots: readonly PlacedDot[];
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
/** The largest cities of a state, whose names are on its map in any case. */
const ALWAYS_NAMED = 5;
const LINE = `fill="none" stroke-linecap="round" vector-effect="non-scaling-stroke"`;

interface Circles {
  filled: number;
  near: number;
  middle: number;
  far: number;
}

interface Drawing {
  own: readonly Dot[];
  others: readonly Dot[];
  outline: string | undefined;
  circles: Circles;
  box: Box;
}

/**
 * The drawing of a state. Parts: its dots (d), with those of other states around its cities (a), its outline (s), and
 * what all of its cities show: the circles around a city (c), the widest one (w), the city on the whole state (o).
 * Colors and sizes are custom properties of the page.
 */
const svgOf = ({ own, others, outline, circles: { filled, near, middle, far }, box }: Drawing): string => {
  const group = (id: string, dots: readonly Dot[]): string =>
    `<g id="${id}" stroke="currentColor">${dotsOf(dots)
      .map(({ diameter, d }) => `<path ${LINE} style="stroke-width:calc(${diameter}px*var(--dot,1))" d="${d}"/>`)
      .join("")}</g>`;
  const line = (r: number, id = ""): string =>
    `<circle ${id}${LINE} stroke-width="1" style="stroke:var(--pulse)" r="${r}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(box)}">` +
    `<g id="a">${group("d", own)}${others.length > 0 ? group("n", others) : ""}</g>` +
    (outline ? `<path id="s" ${LINE} stroke="currentColor" stroke-width="1" opacity=".45" d="${outline}"/>` : "") +
    `<g id="c"><circle style="fill:var(--pulse)" opacity=".16" r="${filled}"/>${line(near)}${line(middle)}` +
    `<path ${LINE} style="stroke:var(--pulse)" stroke-width="14" d="M0 0h0"/></g>` +
    `${line(far, 'id="w" ')}<circle id="o" style="fill:var(--pulse)" opacity=".6" r="${middle}"/></svg>`
  );
};

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

/** What the map of a city shows: how far it reaches, and the places in it. */
interface Surroundings {
  far: boolean;
  km: number;
  places: Found<OnMap>[];
}

export class LocationMaps {
  private readonly states = new Map<string, LocatedState | undefined>();
  private readonly around = new Map<OnMap, Surroundings>();
  private readonly named = new Map<Place, readonly Place[]>();

  constructor(private readonly content: MapContent) {}

  private surroundings(city: OnMap): Surroundings {
    const known = this.around.get(city);
    if (known) return known;
    const { atlas, circles } = this.content;
    const within = (km: number) => atlas.within(city, km * AROUND);
    const near = within(circles.middle);
    const far = !near.some(({ km }) => km < circles.middle);
    const found = { far, km: far ? circles.far : circles.middle, places: far ? within(circles.far) : near };
    this.around.set(city, found);
    return found;
  }

  private locate(state: string): LocatedState | undefined {
    const { atlas, kmPerUnit, circles } = this.content;
    const places = atlas.citiesOf(state).filter(isOnMap);
    if (places.length === 0) return undefined;
    const project = stateProjection(places, kmPerUnit);
    const dotsAt = (shown: Iterable<OnMap>): PlacedDot[] =>
      [...shown].flatMap((place) => {
        const at = project(place);
        return at ? { place, dot: { at, population: place.population } } : [];
      });
    const dots = dotsAt(places);
    const others = new Set(
      places.flatMap((place) =>
        this.surroundings(place)
          .places.map((found) => found.place)
          .filter((other) => other.state !== state),
      ),
    );
    const outline = readOutline(this.content.outlineOf(state) ?? []).map((ring) =>
      ring.flatMap((corner) => {
        const at = project(corner);
        return at ? [at] : [];
      }),
    );
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
        far: this.units(circles.far),
      },
      box: frame,
    });
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
    const { filled, near, middle, far } = this.content.circles;
    // A bar longer than the map is no measure of it.
    const km = [filled, near, middle, far].findLast((radius) => this.units(radius) < 0.6 * frame.width);
    return km === undefined ? null : { length: percent(this.units(km) / frame.width), name: this.content.distance(km) };
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
    const placed = placeLabels(candidates, {
      frame,
      most: { narrow: 7, wide: 13 },
      leaders: ALWAYS_NAMED,
      longest: 240,
      always: ALWAYS_NAMED,
      obstacles: dots.map(({ dot }) => ({ at: dot.at, diameter: scale * diameterOf(dot) })),
    });
    return {
      src,
      viewBox: viewBox(frame),
      ratio: Math.round((frame.width / frame.height) * 1000) / 1000,
      scale: this.scaleOf(frame),
      dot: scale,
      lines: leaderLines(placed),
      labels: placed.map((each) => ({
        ...labelOf(each, frame),
        path: this.content.pathOf(each.candidate.place),
      })),
    };
  }

  /** The names on the map of a city, seen from it: of circles, and of the largest places. */
  private namesAround(city: OnMap, project: Project, half: number, circles: readonly NamedCircle[]) {
    const at = project(city) ?? [0, 0];
    const seen = this.surroundings(city).places.flatMap(({ place }) => {
      const [x, y] = project(place) ?? at;
      const from: Point = [x - at[0], y - at[1]];
      return Math.hypot(...from) < half * VISIBLE ? { place, from } : [];
    });
    const candidates = seen
      .toSorted((a, b) => bySize(a.place, b.place))
      .slice(0, 24)
      .map(({ place, from }) => ({ place, at: from, name: this.content.nameFrom(city.state, place) }));
    const taken: Taken[] = [
      { at: [0, 0], width: 18, height: 18, unit: "pixels" },
      // The small map of the state with its name.
      { at: [-0.8 * half, 0.76 * half], width: 0.4 * half, height: 0.48 * half, unit: "map" },
    ];
    const ground = {
      frame: { x: -half, y: -half, width: 2 * half, height: 2 * half },
      obstacles: seen.map(({ place, from }) => ({
        at: from,
        diameter: diameterOf({ at: from, population: place.population }),
      })),
    };
    const onCircles = placeOnCircles(circles, { ...ground, taken });
    const places = placeLabels(candidates, {
      ...ground,
      // Few names and sides, and none only for wide screens: each costs bytes on thousands of pages.
      most: { narrow: CITY_NAMES },
      leaders: CITY_NAMES,
      longest: 168,
      sides: ["r", "l"],
      taken: [...taken, ...onCircles],
    });
    return { onCircles, places };
  }

  ofCity(city: Place): CityMap | null {
    const located = isOnMap(city) ? this.located(city.state) : undefined;
    const at = located && isOnMap(city) ? located.project(city) : undefined;
    if (!located || !isOnMap(city) || !at) return null;
    const { frame, src, dots, project } = located;
    const { far, km } = this.surroundings(city);
    const { near, middle, far: farthest } = this.content.circles;
    const circles = [near, middle, ...(far ? [farthest] : [])].map((radius) => ({
      radius: this.units(radius),
      name: this.content.distance(radius),
    }));
    const half = Math.round(this.units(km) * AROUND);
    const { onCircles, places } = this.namesAround(city, project, half, circles);
    this.named.set(
      city,
      places.map(({ candidate }) => candidate.place),
    );
    return {
      src,
      x: Math.round(at[0]),
      y: Math.round(at[1]),
      half,
      far,
      lines: leaderLines(places),
      overview: dots.length < LEAST_DOTS ? null : viewBox(frame),
      labels: [
        ...onCircles.map(({ name, at: [x, y] }) => ({
          name,
          left: percent((half + x) / (2 * half)),
          top: percent((half + y) / (2 * half)),
          side: "c",
          wide: false,
        })),
        ...places.map((placed) => labelOf(placed, { x: -half, y: -half, width: 2 * half, height: 2 * half })),
      ],
    };
  }

  /** The places that the map of a city names. */
  namedAround(city: Place): readonly Place[] {
    if (!this.named.has(city)) this.ofCity(city);
    return this.named.get(city) ?? [];
  }
}
