/** The line of the home page's first screen: flat with two beats up to the first results, then the climb. */
import { growth, LINES, type LineStyle, type Point } from "./pulse";

interface LineBox {
  width: number;
  /** The y of the flat part. */
  baseline: number;
  /** How far level 100 is above it. */
  reach: number;
}

/** The box that the line is drawn in on the home page. */
export const HERO_BOX = { width: 1200, height: 320, baseline: 300, reach: 270 } as const;

/** Where the moments are: each in the middle of its column. The line enters from the left edge. */
export const heroPoints = (levels: readonly number[], { width, baseline, reach }: LineBox): Point[] =>
  levels.map((level, index) => ({ x: ((index + 0.5) / levels.length) * width, y: baseline - (level / 100) * reach }));

/**
 * The `d` of the line through moments of these levels (0 to 100), from left to right; empty for fewer than two. A plain
 * one is flat up to the climb.
 */
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
