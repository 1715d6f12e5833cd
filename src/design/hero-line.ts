/** The line of the home page's hero: flat with two beats, then rising. */
import { growth, LINES, type LineStyle, type Point } from "./pulse";

interface LineBox {
  width: number;
  /** The y of the flat part. */
  baseline: number;
  /** Height of level 100 above it. */
  reach: number;
}

/** Coordinate system of the line on the home page. */
export const HERO_BOX = { width: 1200, height: 320, baseline: 300, reach: 270 } as const;

/** Share of the width before the axis begins, with and without a mark there; and the place of the last mark. */
const LEAD = 0.16;
const EDGE = 0.04;
const LAST = 0.985;

export interface HeroAxis {
  /** Position of each mark, 0 to 1. */
  marks: number[];
  /** Position of the axis's zero, if a mark is before it. */
  zero: number | undefined;
}

/**
 * Positions of marks: to scale where they have a day, before the axis's zero where they have none, and at equal
 * distances where none has one.
 */
export const heroAxis = (days: readonly (number | null | undefined)[]): HeroAxis => {
  const known = days.filter((day) => typeof day === "number");
  const last = Math.max(...known);
  if (known.length === 0 || last <= 0)
    return { marks: days.map((_, index) => (index + 0.5) / days.length), zero: undefined };
  const start = known.length < days.length ? LEAD : EDGE;
  return {
    marks: days.map((day) => (typeof day === "number" ? start + (day / last) * (LAST - start) : LEAD / 2)),
    zero: known.length < days.length ? LEAD : undefined,
  };
};

/** Points of the levels; the line starts at the left edge. Without marks they have equal distances. */
export const heroPoints = (
  levels: readonly number[],
  { width, baseline, reach }: LineBox,
  marks: readonly number[] = heroAxis(levels.map(() => null)).marks,
): Point[] => levels.map((level, index) => ({ x: (marks[index] ?? 0) * width, y: baseline - (level / 100) * reach }));

/** Path data through levels of 0 to 100; empty for fewer than two. The plain style is flat before the rise. */
export const heroLine = (
  levels: readonly number[],
  box: LineBox = HERO_BOX,
  style: LineStyle = "pulse",
  marks?: readonly number[],
): string => {
  const places = heroPoints(levels, box, marks);
  const [first, second] = places;
  if (!first || !second) return "";
  const beats = [
    { x: first.x, height: 0.22 },
    { x: second.x, height: 0.5 },
  ];
  const start = { x: second.x + 46, y: box.baseline };
  const flat = LINES.pulse(start.x, box.baseline, box.reach / 3, style === "plain" ? [] : beats, 26);
  return `${flat}${growth([start, ...places.slice(2)]).replace(/^M/, "L")}`;
};
