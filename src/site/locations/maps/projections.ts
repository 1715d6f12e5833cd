/** Equal-area projections of places, with north up. d3-geo 2 is the last version that CommonJS can load. */
import { geoAlbersUsa, geoAzimuthalEqualArea, geoConicEqualArea, type GeoProjection } from "d3-geo";
import { EARTH_RADIUS_KM, type Located } from "../../../lib/distance";
import { centerOf } from "../geo-index";

export type Point = readonly [x: number, y: number];

/** Projects a place; undefined if the projection does not cover it. */
export type Project = (place: Located) => Point | undefined;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const projectWith =
  (projection: GeoProjection): Project =>
  ({ latitude, longitude }) =>
    projection([longitude, latitude]) ?? undefined;

/** Units of a state's map per kilometer or mile: whole numbers are then fine enough for every screen. */
export const UNITS = 10;

/**
 * A projection around the middle of a state, true to scale: circles of a distance are circles.
 * @param kmPerUnit kilometers of the country's unit of distance
 */
export const stateProjection = (places: readonly Located[], kmPerUnit: number): Project => {
  const { latitude, longitude } = centerOf(places);
  const scale = (EARTH_RADIUS_KM / kmPerUnit) * UNITS;
  return projectWith(
    geoAzimuthalEqualArea().rotate([-longitude, -latitude]).scale(scale).translate([0, 0]).precision(0),
  );
};

/** The width of a country's map, and the height it has at most. */
export const COUNTRY_WIDTH = 1950;
const COUNTRY_HEIGHT = 1300;

/** The scale at which all states of the USA fill the width, and the middle of the map. */
const USA_SCALE = 2600;
const USA_MIDDLE: Point = [COUNTRY_WIDTH / 2, COUNTRY_HEIGHT / 2 - 40];

/** The USA with Alaska and Hawaii below the southwest; any other country, or part of one, fitted to its places. */
export const countryProjection = (places: readonly Located[], country: string): Project => {
  if (country === "US")
    return projectWith(
      geoAlbersUsa()
        .scale(USA_SCALE)
        .translate([...USA_MIDDLE]),
    );
  const latitudes = places.map(({ latitude }) => latitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const sixth = (north - south) / 6;
  const projection = geoConicEqualArea()
    .parallels([south + sixth, north - sixth])
    .rotate([-centerOf(places).longitude, 0])
    .precision(0);
  projection.fitExtent(
    [
      [0, 0],
      [COUNTRY_WIDTH, COUNTRY_HEIGHT],
    ],
    { type: "MultiPoint", coordinates: places.map(({ latitude, longitude }) => [longitude, latitude]) },
  );
  return projectWith(projection);
};

/** The edges of geoAlbersUsa's insets, as parts of its scale from its middle. */
const INSETS = [
  { left: -0.425, top: 0.12, bevel: -0.235, corner: 0.145, right: -0.214 },
  { left: -0.214, top: 0.166, bevel: -0.135, corner: 0.189, right: -0.115 },
] as const;
const INSET_BOTTOM = 0.234;

/**
 * The frames around Alaska and Hawaii in the map of the USA, as path data.
 * @param from where the map begins
 */
export const insetFrames = (from: number): string =>
  INSETS.map(({ left, top, bevel, corner, right }) => {
    const x = (part: number): number => Math.round(USA_MIDDLE[0] + part * USA_SCALE);
    const y = (part: number): number => Math.round(USA_MIDDLE[1] + part * USA_SCALE);
    return `M${Math.max(from, x(left))} ${y(top)}H${x(bevel)}L${x(right)} ${y(corner)}V${y(INSET_BOTTOM)}`;
  }).join("");

/** The smallest box around points. */
export const boundsOf = (points: readonly Point[]): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The box with a margin, at least as large as given, its ratio within limits; whole numbers. */
export const frameOf = (
  box: Box,
  { margin, least = 0, ratios: [narrow, flat] }: { margin: number; least?: number; ratios: readonly [number, number] },
): Box => {
  let width = Math.max(box.width + 2 * margin, least);
  let height = Math.max(box.height + 2 * margin, least);
  if (width / height < narrow) width = height * narrow;
  if (width / height > flat) height = width / flat;
  return {
    x: Math.round(box.x + (box.width - width) / 2),
    y: Math.round(box.y + (box.height - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  };
};

export const viewBox = ({ x, y, width, height }: Box): string => [x, y, width, height].join(" ");
