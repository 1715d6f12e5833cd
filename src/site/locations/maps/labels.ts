/** Places names on maps without overlap: the most important first, for a narrow screen and then for a wide one. */
import { memoizeByValue } from "../../../lib/memoize";
import type { Box, Point } from "./projections";

/** Where a name stands, seen from its dot. */
type Side = "r" | "l" | "t" | "b";

export interface Candidate {
  at: Point;
  name: string;
}

/** A dot that no name is to cover, with its diameter in pixels. */
interface Obstacle {
  at: Point;
  diameter: number;
}

export interface Placed<C extends Candidate> {
  candidate: C;
  side: Side;
  /** Where it is, if that is not its dot: a line leads from the dot to it. */
  anchor?: Point;
  /** True if there is room for it only on a wide screen. */
  wide: boolean;
}

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Pixels = readonly [x: number, y: number];

/**
 * The widths of a map in pixels for which a name must fit that is shown on every screen, and one only on wide screens:
 * the narrowest, the widest, and some between them.
 */
const WIDTHS = { narrow: [288, 330, 390, 470, 560, 700, 850], wide: [480, 560, 640, 740] } as const;
type Screen = keyof typeof WIDTHS;
/** No map is higher than this in pixels: src/components/state-map.tsx. */
const HIGHEST = 544;

/** The widths that a map has. */
export const widthsOf = (screen: Screen, { width, height }: Box): number[] => {
  const widest = Math.round((HIGHEST * width) / height);
  return [...new Set(WIDTHS[screen].map((each) => Math.min(each, Math.max(widest, WIDTHS.narrow[0]))))];
};

/** The height of a text in pixels. */
const HEIGHT = 17;
/** The width of letters in the bold text face in pixels, the first that fits. */
const LETTERS: readonly [RegExp, number][] = [
  [/[mMW]/, 12.4],
  [/[iIjl'‘’ ]/, 3.2],
  [/[frt.,()-]/, 5.2],
  [/[acekvxyzs]/, 7.1],
  [/[wACDGOQ]/, 10.1],
  [/[a-zBEFJLSTXYZ]/, 8.1],
  [/[\u0000-\u024f]/, 9.2],
  [/[^]/, 13],
];
/** The width of a name in pixels. */
export const widthOf = memoizeByValue((text: string): number =>
  Array.from(text, (letter) => LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? 0).reduce(
    (sum, each) => sum + each,
    0,
  ),
);
/** From the middle of a dot to its name, as in src/components/map-parts.tsx and state-map.tsx. */
const AWAY = 9;
const ALL_SIDES: readonly Side[] = ["r", "l", "t", "b"];
/** A name at the end of a line: how far from its dot it stands at least, in steps of pixels and in directions. */
const LEADER = { from: 24, step: 12, directions: 24 };

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const around = (x: number, y: number, width: number, height = width): Rectangle => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** The pixels that a name covers. */
const textBox = ([x, y]: Pixels, { name }: Candidate, side: Side): Rectangle => {
  const width = widthOf(name);
  switch (side) {
    case "r":
      return around(x + AWAY + width / 2, y, width, HEIGHT);
    case "l":
      return around(x - AWAY - width / 2, y, width, HEIGHT);
    case "t":
      return around(x, y - AWAY - HEIGHT / 2, width, HEIGHT);
    case "b":
      return around(x, y + AWAY + HEIGHT / 2, width, HEIGHT);
  }
};

/** The points of a line, as small boxes that names must not cover. */
const boxesOfLine = ([x, y]: Pixels, [toX, toY]: Pixels): Rectangle[] => {
  const steps = Math.ceil(Math.hypot(toX - x, toY - y) / 6);
  return Array.from({ length: steps }, (_, step) =>
    around(x + ((toX - x) * (step + 1)) / steps, y + ((toY - y) * (step + 1)) / steps, 3),
  );
};

/** A part of a map, with its size in pixels or in the units of the map. */
export interface Taken {
  at: Point;
  width: number;
  height: number;
  unit: "pixels" | "map";
}

interface Ground {
  /** The part of the map that is shown. */
  frame: Box;
  /** The candidates to be placed at most, on a phone and on a wide screen; only on a phone without the latter. */
  most: { narrow: number; wide?: number };
  /** The sides on which names may stand; all by default. */
  sides?: readonly Side[];
  /** All dots of the map; those of the candidates by default. */
  obstacles?: readonly Obstacle[];
  /** How many of the first candidates may stand away from their dots, at the end of a line. */
  leaders?: number;
  /** The length of such a line in pixels, at most. */
  longest?: number;
  /** How many of the first candidates are placed in any case, if need be on top of dots. */
  always?: number;
  /** What names must not cover. */
  taken?: readonly Taken[];
}

const isInside =
  ({ x, y, width, height }: Box) =>
  ({ at: [atX, atY] }: { at: Point }): boolean =>
    atX >= x && atY >= y && atX <= x + width && atY <= y + height;

/** A screen of one width, with what is on it so far. */
class ScreenGround {
  readonly names: Rectangle[] = [];
  readonly lines: Rectangle[] = [];
  private readonly scale: number;
  private readonly dots: readonly { x: number; y: number; radius: number }[];
  private readonly height: number;

  constructor(
    private readonly width: number,
    private readonly frame: Box,
    obstacles: readonly Obstacle[],
  ) {
    this.scale = width / frame.width;
    this.height = frame.height * this.scale;
    this.dots = obstacles.map(({ at, diameter }) => {
      const [x, y] = this.pixels(at);
      return { x, y, radius: diameter / 2 };
    });
  }

  rectangle({ at, width, height, unit }: Taken): Rectangle {
    const scale = unit === "map" ? this.scale : 1;
    return around(...this.pixels(at), width * scale, height * scale);
  }

  pixels([x, y]: Point): Pixels {
    return [(x - this.frame.x) * this.scale, (y - this.frame.y) * this.scale];
  }

  point([x, y]: Pixels): Point {
    return [Math.round(x / this.scale + this.frame.x), Math.round(y / this.scale + this.frame.y)];
  }

  /** True if a text fits there and covers no other one. */
  hasRoom(text: Rectangle): boolean {
    return (
      text.left >= 0 &&
      text.right <= this.width &&
      text.top >= 0 &&
      text.bottom <= this.height &&
      !this.names.some((other) => overlap(text, other)) &&
      !this.lines.some((other) => overlap(text, other))
    );
  }

  /** How many dots a text covers, apart from the one that it names; stops counting beyond `most`. */
  dotsBelow(text: Rectangle, [ownX, ownY]: Pixels, most: number): number {
    let count = 0;
    for (const { x, y, radius } of this.dots) {
      if (x + radius <= text.left || x - radius >= text.right) continue;
      if (y + radius <= text.top || y - radius >= text.bottom || Math.hypot(x - ownX, y - ownY) <= 0.5) continue;
      count += 1;
      if (count > most) break;
    }
    return count;
  }
}

/**
 * How many dots a text covers on the screen on which it covers most; undefined if there are more than `mostDots`, or if
 * on one screen there is no room for it.
 */
const dotsCovered = (
  grounds: readonly ScreenGround[],
  textOn: (ground: ScreenGround) => Rectangle,
  own: Point,
  mostDots: number,
): number | undefined => {
  let covered = 0;
  for (const ground of grounds) {
    const text = textOn(ground);
    if (!ground.hasRoom(text)) return undefined;
    covered = Math.max(covered, ground.dotsBelow(text, ground.pixels(own), mostDots));
    if (covered > mostDots) return undefined;
  }
  return covered;
};

/**
 * The candidates for which there is room, in their order.
 * @param candidates the most important first
 */
export const placeLabels = <C extends Candidate>(
  candidates: readonly C[],
  { frame, most, leaders = 0, longest = 108, always = 0, taken = [], sides: allowed = ALL_SIDES, obstacles }: Ground,
): Placed<C>[] => {
  const isShown = isInside(frame);
  const shown = candidates.filter(isShown);
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
      for (let length = LEADER.from; length <= longest; length += LEADER.step)
        for (let turn = 0; turn < LEADER.directions; turn += 1) {
          const angle = (2 * Math.PI * turn) / LEADER.directions;
          const anchor = first.point([x + length * Math.cos(angle), y + length * Math.sin(angle)]);
          const side = anchor[0] >= candidate.at[0] ? "r" : "l";
          // The gap between line and name is small, as there is no dot at its end.
          const textOn = (ground: ScreenGround) => textBox(ground.pixels(anchor), candidate, side);
          if (dotsCovered(grounds, textOn, candidate.at, mostDots) === undefined) continue;
          // Lines may cross each other, but not a name.
          const crosses = (ground: ScreenGround) =>
            boxesOfLine(ground.pixels(candidate.at), ground.pixels(anchor)).some((box) =>
              ground.names.some((other) => overlap(box, other)),
            );
          if (!grounds.some(crosses)) return { candidate, side, anchor, wide: screen === "wide" };
        }
      return undefined;
    };
    for (const [index, candidate] of shown.entries()) {
      if (placed.size >= (most[screen] ?? 0)) break;
      if (placed.has(candidate)) continue;
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

export interface NamedCircle {
  radius: number;
  name: string;
}

/**
 * Where the names of circles around the middle of a map stand on their lines, the widest circle first: at the bottom,
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

/** The lines from dots to names that stand away from them, as path data; null if there are none. */
export const leaderLines = (placed: readonly Placed<Candidate>[]): string | null =>
  placed
    .map(({ candidate: { at }, anchor }) =>
      anchor ? `M${pair(at[0], at[1])}l${pair(anchor[0] - at[0], anchor[1] - at[1])}` : "",
    )
    .join("") || null;
