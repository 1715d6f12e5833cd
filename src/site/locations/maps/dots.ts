/** Cities as dots: an SVG path for each size, with a round cap for each dot. */
import type { Point } from "./projections";

/** A city on a map. */
export interface Dot {
  at: Point;
  population?: number | undefined;
}

/** The population from which a dot has a size, and its diameter in pixels. */
const SIZES = [
  { from: 0, diameter: 3 },
  { from: 25_000, diameter: 4 },
  { from: 60_000, diameter: 5.5 },
  { from: 150_000, diameter: 8 },
  { from: 400_000, diameter: 11.5 },
  { from: 1_000_000, diameter: 16 },
] as const;

const sizeOf = ({ population = 0 }: Dot): number => SIZES.findLastIndex(({ from }) => population >= from);

/** The diameter of a dot in pixels. */
export const diameterOf = (dot: Dot): number => SIZES[sizeOf(dot)]?.diameter ?? 0;

/** Dots as path data. From left to right, with relative whole numbers, it compresses to half. */
const pathOf = (points: readonly Point[]): string => {
  let [fromX, fromY] = [0, 0];
  return points
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .map(([x, y]) => {
      const move = `m${x - fromX}${y < fromY ? "" : " "}${y - fromY}h0`;
      [fromX, fromY] = [x, y];
      return move;
    })
    .join("");
};

/** A path for each size of dots. */
export const dotsOf = (dots: readonly Dot[]): { diameter: number; d: string }[] =>
  SIZES.flatMap(({ diameter }, size) => {
    const points = dots.filter((dot) => sizeOf(dot) === size).map(({ at }) => at);
    return points.length > 0 ? { diameter, d: pathOf(points) } : [];
  });
