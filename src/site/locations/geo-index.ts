/** Distances, directions and nearest neighbors on the globe, with a grid index. */

import { EARTH_RADIUS_KM, radians, type Located } from "../../lib/distance";

const FARTHEST_KM = Math.PI * EARTH_RADIUS_KM;
const KM_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_KM;

/** The eight compass directions, clockwise from north. */
const DIRECTIONS = ["north", "northEast", "east", "southEast", "south", "southWest", "west", "northWest"] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** The initial bearing of the great circle from `a` to `b`. */
export const directionTo = (a: Located, b: Located): Direction => {
  const dLon = radians(b.longitude - a.longitude);
  const y = Math.sin(dLon) * Math.cos(radians(b.latitude));
  const x =
    Math.cos(radians(a.latitude)) * Math.sin(radians(b.latitude)) -
    Math.sin(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.cos(dLon);
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return DIRECTIONS[(eighth + 8) % 8] ?? "north";
};

/** The mean position of places, which is correct across the 180th meridian. */
export const middleOf = (places: readonly Located[]): Located => {
  let [x, y, z] = [0, 0, 0];
  for (const { latitude, longitude } of places) {
    x += Math.cos(radians(latitude)) * Math.cos(radians(longitude));
    y += Math.cos(radians(latitude)) * Math.sin(radians(longitude));
    z += Math.sin(radians(latitude));
  }
  const degrees = 180 / Math.PI;
  return { latitude: Math.atan2(z, Math.hypot(x, y)) * degrees, longitude: Math.atan2(y, x) * degrees };
};

/** The center of the bounding box of places, which a cluster in one corner does not shift as it shifts the mean. */
export const centerOf = (places: readonly Located[]): Located => {
  const { longitude } = middleOf(places);
  const half = (numbers: readonly number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2;
  return {
    latitude: half(places.map((place) => place.latitude)),
    longitude: longitude + half(places.map((place) => ((place.longitude - longitude + 540) % 360) - 180)),
  };
};

/** A place with its distance. */
export interface Found<P> {
  place: P;
  km: number;
}

/** A place on the unit sphere: comparing points needs no trigonometry. */
interface Point<P> {
  place: P;
  x: number;
  y: number;
  z: number;
}

const pointOf = <P extends Located>(place: P): Point<P> => {
  const [lat, lon] = [radians(place.latitude), radians(place.longitude)];
  return { place, x: Math.cos(lat) * Math.cos(lon), y: Math.cos(lat) * Math.sin(lon), z: Math.sin(lat) };
};

/** The chord on the unit sphere between two points that are `km` apart on the earth. */
const chordOf = (km: number): number => 2 * Math.sin(Math.min(km, FARTHEST_KM) / (2 * EARTH_RADIUS_KM));

const kmOf = (chord: number): number => 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / 2));

/** In degrees: about 28 km from north to south. */
const CELL = 0.25;
const COLUMNS = 360 / CELL;

const rowOf = (latitude: number): number => Math.floor((latitude + 90) / CELL);
const columnOf = (longitude: number): number => Math.floor((longitude + 180) / CELL);
const keyOf = (row: number, column: number): number => row * COLUMNS + (((column % COLUMNS) + COLUMNS) % COLUMNS);

/** Finds nearby places without scanning all of them, with a grid of cells of a quarter of a degree. */
export class PlaceIndex<P extends Located> {
  private readonly cells = new Map<number, Point<P>[]>();

  constructor(places: readonly P[]) {
    for (const place of places) {
      const key = keyOf(rowOf(place.latitude), columnOf(place.longitude));
      const cell = this.cells.get(key);
      if (cell) cell.push(pointOf(place));
      else this.cells.set(key, [pointOf(place)]);
    }
  }

  /** The cells that overlap a circle, and possibly some more. */
  private around({ latitude, longitude }: Located, km: number): readonly (readonly Point<P>[])[] {
    const reach = km / KM_PER_DEGREE;
    // Degrees of longitude get shorter toward the poles, so more columns overlap the circle.
    const shortest = Math.cos(radians(Math.min(90, Math.abs(latitude) + reach)));
    const columns = Math.min(COLUMNS / 2, Math.ceil(reach / Math.max(shortest, 1e-6) / CELL));
    const middle = columnOf(longitude);
    const last = Math.min(middle + columns, middle - columns + COLUMNS - 1);
    const [south, north] = [rowOf(latitude - reach), rowOf(latitude + reach)];
    if ((north - south + 1) * (2 * columns + 1) > this.cells.size) return [...this.cells.values()];
    const cells: Point<P>[][] = [];
    for (let row = south; row <= north; row++)
      for (let column = middle - columns; column <= last; column++) {
        const cell = this.cells.get(keyOf(row, column));
        if (cell) cells.push(cell);
      }
    return cells;
  }

  /** Every place within `km`, including the center, in no order. */
  within(center: Located, km: number): Found<P>[] {
    const from = pointOf(center);
    const longest = chordOf(km);
    const found: Found<P>[] = [];
    for (const cell of this.around(center, km))
      for (const { place, x, y, z } of cell) {
        const chord = Math.sqrt((x - from.x) ** 2 + (y - from.y) ** 2 + (z - from.z) ** 2);
        if (chord <= longest) found.push({ place, km: kmOf(chord) });
      }
    return found;
  }
}
