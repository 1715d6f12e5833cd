/** Places names on maps without overlap: the most important first, for a narrow screen and then for a wide one. */
import type { Box, Point } from "./projections";
import {
  widthsOf,
  HEIGHT,
  overlap,
  textBox,
  boxesOfLine,
  ScreenGround,
  dotsCovered,
  type Side,
  type Candidate,
  type Obstacle,
  type Taken,
  type Screen,
} from "./screens";

export interface Placed<C extends Candidate> {
  candidate: C;
  side: Side;
  /** Where it is, if that is not its dot: a line leads from the dot to it. */
  anchor?: Point;
  /** True if there is room for it only on a wide screen. */
  wide: boolean;
}

const ALL_SIDES: readonly Side[] = ["r", "l", "t", "b"];
/** A name at the end of a line: its least distance from its dot, in steps of pixels and in directions. */
const LEADER = { from: 24, step: 12, directions: 24 };

interface Ground {
  /** The part of the map that is shown. */
  frame: Box;
  /** The candidates to be placed at most, on a phone and on a wide screen; only on a phone without the latter. */
  most: { narrow: number; wide?: number };
  /** The sides on which names may be; all by default. */
  sides?: readonly Side[];
  /** All dots of the map; those of the candidates by default. */
  obstacles?: readonly Obstacle[];
  /** How many of the first candidates may be away from their dots, at the end of a line. */
  leaders?: number;
  /** The length of such a line in pixels, at most. */
  longest?: number;
  /** How many of the first candidates are placed in any case, if need be on top of dots. */
  always?: number;
  /** What names must not cover. */
  taken?: readonly Taken[];
  /** True to let lines cross each other only where there is no other way. */
  apart?: boolean;
}

const isInside =
  ({ x, y, width, height }: Box) =>
  ({ at: [atX, atY] }: { at: Point }): boolean =>
    atX >= x && atY >= y && atX <= x + width && atY <= y + height;

/** Places names one after the other, each where it covers none of those before it. */
const placeInOrder = <C extends Candidate>(shown: readonly C[], order: readonly C[], ground: Ground): Placed<C>[] => {
  const { frame, most, leaders = 0, longest = 108, always = 0, taken = [], sides: allowed = ALL_SIDES } = ground;
  const { obstacles, apart = false } = ground;
  const isShown = isInside(frame);
  const dots = obstacles?.filter(isShown) ?? shown.map(({ at }) => ({ at, diameter: 5 }));
  const placed = new Map<C, Placed<C>>();
  const screens: readonly Screen[] = most.wide === undefined ? ["narrow"] : ["narrow", "wide"];
  for (const screen of screens) {
    const grounds = widthsOf(screen, frame).map((width) => new ScreenGround(width, frame, dots));
    const cover = ({ candidate, side, anchor }: Placed<C>): void => {
      for (const ground of grounds) {
        const at = ground.pixels(candidate.at);
        const end = anchor ? ground.pixels(anchor) : at;
        ground.names.push(textBox(end, candidate, side));
        if (anchor) ground.lines.push(...boxesOfLine(at, end));
      }
    };
    for (const ground of grounds) ground.names.push(...taken.map((each) => ground.rectangle(each)));
    for (const each of placed.values()) cover(each);

    /** The first side with the fewest dots below the name, if there are no more than `mostDots`. */
    const beside = (candidate: C, mostDots = 0): Placed<C> | undefined => {
      let [best, fewest]: [Side | undefined, number] = [undefined, mostDots + 1];
      for (const side of mostDots > 0 ? ALL_SIDES : allowed) {
        const textOn = (ground: ScreenGround) => textBox(ground.pixels(candidate.at), candidate, side);
        const covered = dotsCovered(grounds, textOn, candidate.at, fewest - 1);
        if (covered !== undefined) [best, fewest] = [side, covered];
        if (fewest === 0) break;
      }
      return best && { candidate, side: best, wide: screen === "wide" };
    };
    const [first] = grounds;
    const atTheEndOfALine = (candidate: C, mostDots = 0): Placed<C> | undefined => {
      if (!first) return undefined;
      const [x, y] = first.pixels(candidate.at);
      let crossing: Placed<C> | undefined;
      for (let length = LEADER.from; length <= longest; length += LEADER.step)
        for (let turn = 0; turn < LEADER.directions; turn += 1) {
          const angle = (2 * Math.PI * turn) / LEADER.directions;
          const anchor = first.point([x + length * Math.cos(angle), y + length * Math.sin(angle)]);
          const side = anchor[0] >= candidate.at[0] ? "r" : "l";
          // The gap between line and name is small, as there is no dot at its end.
          const textOn = (ground: ScreenGround) => textBox(ground.pixels(anchor), candidate, side);
          if (dotsCovered(grounds, textOn, candidate.at, mostDots) === undefined) continue;
          const line = (ground: ScreenGround) => boxesOfLine(ground.pixels(candidate.at), ground.pixels(anchor));
          const crosses = (what: "names" | "lines") => (ground: ScreenGround) =>
            line(ground).some((box) => ground[what].some((other) => overlap(box, other)));
          if (grounds.some(crosses("names"))) continue;
          const found: Placed<C> = { candidate, side, anchor, wide: screen === "wide" };
          if (!apart || !grounds.some(crosses("lines"))) return found;
          crossing ??= found;
        }
      return crossing;
    };
    for (const candidate of order) {
      if (placed.size >= (most[screen] ?? 0)) break;
      if (placed.has(candidate)) continue;
      const index = shown.indexOf(candidate);
      const found =
        beside(candidate) ??
        (index < leaders ? atTheEndOfALine(candidate) : undefined) ??
        (index < always ? (beside(candidate, Infinity) ?? atTheEndOfALine(candidate, Infinity)) : undefined);
      if (!found) continue;
      placed.set(candidate, found);
      cover(found);
    }
  }
  return shown.flatMap((candidate) => placed.get(candidate) ?? []);
};

/** True if the point lies to the left of the line, seen along it. */
const isLeftOf = ([x, y]: Point, [[fromX, fromY], [toX, toY]]: readonly [Point, Point]): boolean =>
  (toX - fromX) * (y - fromY) > (toY - fromY) * (x - fromX);

/** How many pairs of lines between dots and names cross each other. */
const crossings = (placed: readonly Placed<Candidate>[]): number => {
  const lines = placed.flatMap(({ candidate: { at }, anchor }): (readonly [Point, Point])[] =>
    anchor ? [[at, anchor]] : [],
  );
  const separates = (line: readonly [Point, Point], [from, to]: readonly [Point, Point]) =>
    isLeftOf(from, line) !== isLeftOf(to, line);
  return lines.reduce(
    (sum, line, index) =>
      sum + lines.slice(0, index).filter((other) => separates(line, other) && separates(other, line)).length,
    0,
  );
};

/**
 * The candidates for which there is room, in their order.
 * @param candidates the most important first
 */
export const placeLabels = <C extends Candidate>(candidates: readonly C[], ground: Ground): Placed<C>[] => {
  const shown = candidates.filter(isInside(ground.frame));
  let best = placeInOrder(shown, shown, ground);
  const first = shown.slice(0, ground.leaders ?? 0);
  const rest = shown.slice(first.length);
  // Where lines cross, another order of those that may have one often leaves room for all.
  const orders = [0, 1].flatMap((axis) => {
    const sorted = first.toSorted((a, b) => (a.at[axis] ?? 0) - (b.at[axis] ?? 0));
    return [sorted, sorted.toReversed()];
  });
  for (const order of [first, ...orders, first.toReversed()]) {
    if (crossings(best) === 0) break;
    const other = placeInOrder(shown, [...order, ...rest], { ...ground, always: 0, apart: true });
    const isLost = ({ candidate, wide }: Placed<C>) =>
      !other.some((each) => each.candidate === candidate && (wide || !each.wide));
    if (crossings(other) < crossings(best) && !best.some(isLost)) best = other;
  }
  return best;
};

export interface NamedCircle {
  radius: number;
  name: string;
}

/**
 * Where the names of circles around the middle of a map are on their lines, the widest circle first: at the bottom,
 * or as near to it as they cover no dot. One for which there is no such point has no name.
 */
export const placeOnCircles = (
  circles: readonly NamedCircle[],
  { frame, obstacles = [], taken = [] }: Pick<Ground, "frame" | "obstacles" | "taken">,
): (Taken & { name: string })[] => {
  const grounds = widthsOf("narrow", frame).map((width) => new ScreenGround(width, frame, obstacles));
  for (const ground of grounds) ground.names.push(...taken.map((each) => ground.rectangle(each)));
  const placed = circles.toReversed().flatMap((circle) => {
    const size = { width: 7 * circle.name.length, height: HEIGHT, unit: "pixels" as const };
    for (let step = 0; step < LEADER.directions; step += 1) {
      // To the right and to the left by turns.
      const turn = (step % 2 === 0 ? -1 : 1) * Math.ceil(step / 2);
      const angle = Math.PI / 2 + (2 * Math.PI * turn) / LEADER.directions;
      const at: Point = [Math.round(circle.radius * Math.cos(angle)), Math.round(circle.radius * Math.sin(angle))];
      const textOn = (ground: ScreenGround) => ground.rectangle({ at, ...size });
      if (dotsCovered(grounds, textOn, [Infinity, Infinity], 0) === undefined) continue;
      for (const ground of grounds) ground.names.push(textOn(ground));
      return [{ name: circle.name, at, ...size }];
    }
    return [];
  });
  return placed.reverse();
};

/** A name on a map, at a percentage of its width and height. */
export interface MapLabel {
  name: string;
  left: number;
  top: number;
  side: string;
  wide: boolean;
}

export const percent = (value: number): number => Math.round(value * 1000) / 10;

export const labelOf = (
  { candidate: { at, name }, anchor = at, side, wide }: Placed<{ at: Point; name: string }>,
  frame: Box,
): MapLabel => ({
  name,
  left: percent((anchor[0] - frame.x) / frame.width),
  top: percent((anchor[1] - frame.y) / frame.height),
  side,
  wide,
});

/** Whole numbers of path data: a minus sign needs no space before it. */
const pair = (x: number, y: number): string => `${Math.round(x)}${Math.round(y) < 0 ? "" : " "}${Math.round(y)}`;

/** The lines from dots to names that are away from them, as path data; null if there are none. */
export const leaderLines = (placed: readonly Placed<Candidate>[]): string | null =>
  placed
    .map(({ candidate: { at }, anchor }) =>
      anchor ? `M${pair(at[0], at[1])}l${pair(anchor[0] - at[0], anchor[1] - at[1])}` : "",
    )
    .join("") || null;
