/** Places names beside dots without overlap: the most important first, for a narrow screen and then for a wide one. */
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
  /** Where it stands, if that is not its dot: a line leads from the dot to it. */
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

/** The width of a map in pixels on a phone, and on a wide screen. */
export const WIDTHS = { narrow: 300, wide: 520 } as const;
type Screen = keyof typeof WIDTHS;

/** Of the text, in pixels: its height, and the mean width of a letter in the bold text face. */
const HEIGHT = 17;
const LETTER = 7.4;
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
  const width = name.length * LETTER;
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
  /** What names must not cover, as points of the map and their sizes in pixels. */
  taken?: readonly { at: Point; width: number; height: number }[];
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
      ![...this.names, ...this.lines].some((other) => overlap(text, other))
    );
  }

  /** How many dots a text covers, apart from the one that it names. */
  dotsBelow(text: Rectangle, [ownX, ownY]: Pixels): number {
    return this.dots.filter(
      ({ x, y, radius }) =>
        x + radius > text.left &&
        x - radius < text.right &&
        y + radius > text.top &&
        y - radius < text.bottom &&
        Math.hypot(x - ownX, y - ownY) > 0.5,
    ).length;
  }

  /** The side on which a name covers as few dots as can be; undefined if it fits on none. */
  sideWithFewestDots(candidate: Candidate): Side | undefined {
    const at = this.pixels(candidate.at);
    return ALL_SIDES.map((side) => ({ side, text: textBox(at, candidate, side) }))
      .filter(({ text }) => this.hasRoom(text))
      .map(({ side, text }) => ({ side, dots: this.dotsBelow(text, at) }))
      .sort((a, b) => a.dots - b.dots)[0]?.side;
  }
}

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
    const ground = new ScreenGround(WIDTHS[screen], frame, dots);
    const cover = ({ candidate, side, anchor }: Placed<C>): void => {
      const at = ground.pixels(candidate.at);
      const end = anchor ? ground.pixels(anchor) : at;
      ground.names.push(textBox(end, candidate, side));
      if (anchor) ground.lines.push(...boxesOfLine(at, end));
    };
    for (const each of taken) ground.names.push(around(...ground.pixels(each.at), each.width, each.height));
    for (const each of placed.values()) cover(each);

    const beside = (candidate: C): Placed<C> | undefined => {
      const at = ground.pixels(candidate.at);
      const side = allowed.find((each) => {
        const text = textBox(at, candidate, each);
        return ground.hasRoom(text) && ground.dotsBelow(text, at) === 0;
      });
      return side && { candidate, side, wide: screen === "wide" };
    };
    const atTheEndOfALine = (candidate: C, mostDots = 0): Placed<C> | undefined => {
      const [x, y] = ground.pixels(candidate.at);
      for (let length = LEADER.from; length <= longest; length += LEADER.step)
        for (let turn = 0; turn < LEADER.directions; turn += 1) {
          const angle = (2 * Math.PI * turn) / LEADER.directions;
          const anchor = ground.point([x + length * Math.cos(angle), y + length * Math.sin(angle)]);
          const end = ground.pixels(anchor);
          const side = end[0] >= x ? "r" : "l";
          // The gap between line and name is small, as there is no dot at its end.
          const text = textBox(end, candidate, side);
          if (!ground.hasRoom(text) || ground.dotsBelow(text, [x, y]) > mostDots) continue;
          // Lines may cross each other, but not a name.
          if (boxesOfLine([x, y], end).some((box) => ground.names.some((other) => overlap(box, other)))) continue;
          return { candidate, side, anchor, wide: screen === "wide" };
        }
      return undefined;
    };
    const onTopOfDots = (candidate: C): Placed<C> | undefined => {
      const side = ground.sideWithFewestDots(candidate);
      return side && { candidate, side, wide: screen === "wide" };
    };
    for (const [index, candidate] of shown.entries()) {
      if (placed.size >= (most[screen] ?? 0)) break;
      if (placed.has(candidate)) continue;
      const found =
        beside(candidate) ??
        (index < leaders ? atTheEndOfALine(candidate) : undefined) ??
        (index < always ? (onTopOfDots(candidate) ?? atTheEndOfALine(candidate, Infinity)) : undefined);
      if (!found) continue;
      placed.set(candidate, found);
      cover(found);
    }
  }
  return shown.flatMap((candidate) => placed.get(candidate) ?? []);
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
