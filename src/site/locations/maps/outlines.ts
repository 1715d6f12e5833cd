/** Outlines of states: lines of longitudes and latitudes in the content, a few whole numbers on the map. */
import type { Located } from "../../../lib/distance";
import type { Point } from "./projections";

/** The corners of each part of an outline; pairs that are no numbers are left out. */
export const readOutline = (lines: readonly string[]): Located[][] =>
  lines.map((line) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((pair) => {
        const [longitude = NaN, latitude = NaN] = pair.split(",").map(Number);
        return Number.isFinite(longitude) && Number.isFinite(latitude) ? [{ longitude, latitude }] : [];
      }),
  );

/** How far a point is from the line between two others. */
const awayFrom = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number => {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / square));
  return Math.hypot(x - fromX - part * dx, y - fromY - part * dy);
};

/** The corners of a line that are needed to be nowhere farther from it than this (Ramer–Douglas–Peucker). */
const cornersOf = <P extends Point>(line: readonly P[], tolerance: number): P[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let [at, most] = [0, 0];
  line.forEach((point, index) => {
    const away = awayFrom(point, first, last);
    if (away > most) [at, most] = [index, away];
  });
  if (most <= tolerance) return [first, last];
  return [...cornersOf(line.slice(0, at + 1), tolerance).slice(0, -1), ...cornersOf(line.slice(at), tolerance)];
};

/** The corners that a closed line needs, from its first one on. */
const simplifyRing = <P extends Point>(ring: readonly P[], tolerance: number): P[] => {
  const [first] = ring;
  if (!first) return [];
  // A closed line has no ends, so it is cut at the corner that is farthest from its first one.
  const distances = ring.map(([x, y]) => Math.hypot(x - first[0], y - first[1]));
  const far = distances.indexOf(Math.max(...distances));
  return [
    ...cornersOf(ring.slice(0, far + 1), tolerance).slice(0, -1),
    ...cornersOf([...ring.slice(far), first], tolerance).slice(0, -1),
  ];
};

/** Closed lines as path data in relative whole numbers; undefined if nothing is left of them. */
export const outlinePath = (rings: readonly (readonly Point[])[], tolerance: number): string | undefined =>
  rings
    .map((ring) => {
      const corners = simplifyRing(ring, tolerance);
      if (corners.length < 3) return "";
      let [fromX, fromY] = [0, 0];
      const moves = corners.map(([x, y], index) => {
        const [byX, byY] = [Math.round(x) - fromX, Math.round(y) - fromY];
        [fromX, fromY] = [fromX + byX, fromY + byY];
        const command = index === 0 ? "M" : index === 1 ? "l" : byX < 0 ? "" : " ";
        return `${command}${byX}${byY < 0 ? "" : " "}${byY}`;
      });
      return `${moves.join("")}z`;
    })
    .join("") || undefined;
