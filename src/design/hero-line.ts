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

/** Points of the levels, each in the middle of its column; the line starts at the left edge. */
export const heroPoints = (levels: readonly number[], { width, baseline, reach }: LineBox): Point[] =>
  levels.map((level, index) => ({ x: ((index + 0.5) / levels.length) * width, y: baseline - (level / 100) * reach }));

/** Path data through levels of 0 to 100; empty for fewer than two. The plain style is flat before the rise. */
export const heroLine = (levels: readonly number[], box: LineBox = HERO_BOX, style: LineStyle = "pulse"): string => {
  const places = heroPoints(levels, box);
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
