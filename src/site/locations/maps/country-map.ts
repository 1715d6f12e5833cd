/** The map of all cities of a country: a dot for each, and an area for each state that can be pointed at. */
import { checksum, jsonDigest } from "content-kit/lib/digest";
import { mapPath } from "../../../routes";
import { isOnMap, type OnMap, type Place } from "../city-stats";
import { dotsOf, type Dot } from "./dots";
import { Ground, labelOf, type MapLabel } from "./labels";
import {
  boundsOf,
  countryProjection,
  COUNTRY_WIDTH,
  frameOf,
  insetFrames,
  viewBox,
  type Box,
  type Point,
} from "./projections";

interface CountryMap {
  /** The path of the drawing, in which each state is a part with its slug as its id. */
  src: string;
  viewBox: string;
  /** The baseline of the words below the dots. */
  baseline: number;
  /** How much larger than usual the dots are. */
  dot: number;
  /** True if a part `frames` encloses what is drawn apart from the rest. */
  frames: boolean;
  /** The slugs of the states that have dots. */
  states: string[];
  /** The names of cities, if they are few. */
  labels: MapLabel[];
}

interface NamedDot extends Dot {
  name: string;
}

interface StateDots {
  slug: string;
  dots: NamedDot[];
}

/** The side of the squares that areas are made of, and how far from a dot its state's area reaches. */
const CELL = 26;
const REACH = 3;
/** The room for words below the dots. */
const WORDS = 150;
/** Below this number of dots they do not show the shape of a country: they are drawn larger, with names. */
const FEW_DOTS = 60;
const MOST_NAMES = 12;

/** The names of the largest cities for which there is room on a phone. */
const namesOf = (dots: readonly NamedDot[], frame: Box): MapLabel[] =>
  new Ground({
    frame,
    width: 288,
    dots: dots.map(({ at }) => ({ at, diameter: 5 })),
    sides: ["r", "l"],
  })
    .names(
      [...dots].sort((a, b) => (b.population ?? 0) - (a.population ?? 0)),
      MOST_NAMES,
    )
    .map(({ candidate, side }) => labelOf(candidate, frame, side));

/** Alaska and Hawaii lie west of all other states. */
const isFarWest = ({ longitude }: OnMap): boolean => longitude < -126 || longitude > 0;

const cellOf = (value: number): number => Math.floor(value / CELL);

const keyOf = (column: number, row: number): string => `${column} ${row}`;

/** The state of each square that is near a dot: that of the nearest one. */
const squaresOf = (states: readonly StateDots[]): Map<string, string> => {
  const dots = new Map<string, { slug: string; x: number; y: number }[]>();
  for (const { slug, dots: own } of states)
    for (const { at } of own) {
      const key = keyOf(cellOf(at[0]), cellOf(at[1]));
      dots.set(key, [...(dots.get(key) ?? []), { slug, x: at[0], y: at[1] }]);
    }
  const nearest = new Map<string, { slug: string; square: number }>();
  for (const [cell, found] of dots) {
    const [left = 0, top = 0] = cell.split(" ").map(Number);
    for (let column = left - REACH; column <= left + REACH; column += 1)
      for (let row = top - REACH; row <= top + REACH; row += 1)
        for (const { slug, x, y } of found) {
          const square = (x - (column + 0.5) * CELL) ** 2 + (y - (row + 0.5) * CELL) ** 2;
          const best = nearest.get(keyOf(column, row))?.square ?? (REACH * CELL) ** 2;
          if (square < best) nearest.set(keyOf(column, row), { slug, square });
        }
  }
  const squares = new Map([...nearest].map(([key, { slug }]) => [key, slug]));
  // A small state among the cities of larger ones has at least the square of its first dot.
  const present = new Set(squares.values());
  for (const { slug, dots: own } of states) {
    const [x, y] = own[0]?.at ?? [0, 0];
    if (!present.has(slug)) squares.set(keyOf(cellOf(x), cellOf(y)), slug);
  }
  return squares;
};

const pointOf = (key: string): Point => {
  const [column = 0, row = 0] = key.split(" ").map(Number);
  return [column, row];
};

/** The area of each state as path data: a rectangle for each row of its squares. */
const areasOf = (states: readonly StateDots[]): Map<string, string> => {
  const squares = squaresOf(states);
  const box = boundsOf([...squares.keys()].map(pointOf));
  const areas = new Map<string, string>();
  for (let row = box.y; row <= box.y + box.height; row += 1) {
    let run: { slug: string; from: number } | undefined;
    for (let column = box.x; column <= box.x + box.width + 1; column += 1) {
      const slug = squares.get(keyOf(column, row));
      if (slug === run?.slug) continue;
      if (run) {
        const width = (column - run.from) * CELL;
        const rectangle = `M${run.from * CELL} ${row * CELL}h${width}v${CELL}h-${width}z`;
        areas.set(run.slug, (areas.get(run.slug) ?? "") + rectangle);
      }
      run = slug === undefined ? undefined : { slug, from: column };
    }
  }
  return areas;
};

const svgOf = (states: readonly StateDots[], frames: string | undefined, box: Box): string => {
  const areas = areasOf(states);
  const part = ({ slug, dots }: StateDots): string =>
    `<g id="${slug}"><path stroke="none" fill="none" pointer-events="all" d="${areas.get(slug) ?? ""}"/>${dotsOf(dots)
      .map(({ diameter, d }) => `<path style="stroke-width:calc(${diameter}px*var(--dot,1))" d="${d}"/>`)
      .join("")}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(box)}" fill="none" stroke="currentColor" stroke-linecap="round">` +
    `${states.map(part).join("")}${frames ? `<path id="frames" d="${frames}"/>` : ""}</svg>`
  );
};

type States = readonly { slug: string; cities: readonly Place[] }[];

type Drawing = { map: CountryMap; svg: string } | null;

const draw = (states: States, country: string): Drawing => {
  const placesOf = (cities: readonly Place[]): OnMap[] => cities.filter(isOnMap);
  const all = states.flatMap(({ cities }) => placesOf(cities));
  if (all.length < 2) return null;
  const project = countryProjection(all, country);
  const drawn = states
    .map(({ slug, cities }): StateDots => {
      const dots = placesOf(cities).flatMap((place) => {
        const at = project(place);
        return at ? { at, population: place.population, name: place.name } : [];
      });
      return { slug, dots };
    })
    .filter(({ dots }) => dots.length > 0);
  const dots = drawn.flatMap((state) => state.dots);
  if (dots.length < 2) return null;
  const box = frameOf(boundsOf(dots.map(({ at }) => at)), { margin: 40, least: COUNTRY_WIDTH / 2, ratios: [0.8, 2] });
  const whole = { ...box, height: box.height + WORDS };
  const frames = country === "US" && all.some(isFarWest) ? insetFrames(box.x) : undefined;
  const svg = svgOf(drawn, frames, whole);
  return {
    svg,
    map: {
      src: mapPath(`country-${checksum(svg).slice(0, 8)}`),
      viewBox: viewBox(whole),
      baseline: whole.y + whole.height - 30,
      dot: dots.length < FEW_DOTS ? 1.5 : 1,
      frames: frames !== undefined,
      states: drawn.map(({ slug }) => slug),
      labels: dots.length < FEW_DOTS ? namesOf(dots, whole) : [],
    },
  };
};

let last: { key: string; drawing: Drawing } | undefined;

/**
 * Memoizes the last drawing: `gatsby develop` asks for it after each save, and few saves move a dot.
 *
 * @param states in the order in which they are to be drawn
 * @param country ISO 3166-1 alpha-2
 * @returns null if fewer than two cities have coordinates
 */
export const countryMap = (states: States, country: string): Drawing => {
  const shown = states.map(({ slug, cities }) => [
    slug,
    cities.map(({ name, latitude, longitude, population }) => [name, latitude, longitude, population]),
  ]);
  const key = jsonDigest([country, shown]);
  if (last?.key !== key) last = { key, drawing: draw(states, country) };
  return last.drawing;
};
