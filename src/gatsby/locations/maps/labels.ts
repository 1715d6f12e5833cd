/** Places names beside dots without overlap: the most important first, for a narrow screen and then for a wide one. */
import type { Box, Point } from "./projections";

/** Where a name stands, seen from its dot. */
type Side = "r" | "l" | "t" | "b";

export interface Candidate {
  at: Point;
  name: string;
}

export interface Placed<C extends Candidate> {
  candidate: C;
  side: Side;
  /** True if there is room for it on a wide screen alone. */
  wide: boolean;
}

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The width of a map in pixels on a phone, and on a wide screen. */
export const WIDTHS = { narrow: 300, wide: 520 } as const;

/** Of the text, in pixels: its height, and the mean width of a letter in the bold text face. */
const HEIGHT = 17;
const LETTER = 7.4;
/** From the middle of a dot to its name, as in src/components/map-parts.tsx and state-map.tsx. */
const AWAY = { beside: 9, above: 9 };
/** Of a dot that no name is to cover. */
const DOT = 5;
const ALL_SIDES: readonly Side[] = ["r", "l", "t", "b"];

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const around = (x: number, y: number, width: number, height = width): Rectangle => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** The pixels that a name covers. */
const textBox = (x: number, y: number, { name }: Candidate, side: Side): Rectangle => {
  const width = name.length * LETTER;
  switch (side) {
    case "r":
      return around(x + AWAY.beside + width / 2, y, width, HEIGHT);
    case "l":
      return around(x - AWAY.beside - width / 2, y, width, HEIGHT);
    case "t":
      return around(x, y - AWAY.above - HEIGHT / 2, width, HEIGHT);
    case "b":
      return around(x, y + AWAY.above + HEIGHT / 2, width, HEIGHT);
  }
};

interface Ground {
  /** The part of the map that is shown. */
  frame: Box;
  /** The candidates to be placed at most, on a phone and on a wide screen. */
  most: { narrow: number; wide: number };
  /** How many of the first may cover the dots of less important ones, so that no crowd of small places hides them. */
  first?: number;
  /** The sides on which names may stand; all by default. */
  sides?: readonly Side[];
  /** What names must not cover, as points of the map and their sizes in pixels. */
  taken?: readonly { at: Point; width: number; height: number }[];
}

/**
 * The candidates for which there is room, in their order.
 * @param candidates the most important first
 */
export const placeLabels = <C extends Candidate>(
  candidates: readonly C[],
  { frame, most, first = 0, taken = [], sides: allowed = ALL_SIDES }: Ground,
): Placed<C>[] => {
  const sides = new Map<C, Side>();
  const narrow = new Set<C>();
  const isShown = ({ at: [x, y] }: C): boolean =>
    x >= frame.x && y >= frame.y && x <= frame.x + frame.width && y <= frame.y + frame.height;
  const shown = candidates.filter(isShown);
  for (const screen of ["narrow", "wide"] as const) {
    const width = WIDTHS[screen];
    const scale = width / frame.width;
    const height = frame.height * scale;
    const pixels = ([x, y]: Point): Point => [(x - frame.x) * scale, (y - frame.y) * scale];
    const at = new Map(shown.map((candidate) => [candidate, pixels(candidate.at)]));
    const box = (candidate: C, side: Side): Rectangle => {
      const [x, y] = at.get(candidate) ?? pixels(candidate.at);
      return textBox(x, y, candidate, side);
    };
    const covered = taken.map((each) => around(...pixels(each.at), each.width, each.height));
    for (const [candidate, side] of sides) covered.push(box(candidate, side));
    const dots = shown.map((candidate) => around(...pixels(candidate.at), DOT));
    const isFree = (text: Rectangle, own: number, among: readonly Rectangle[]): boolean =>
      text.left >= 0 &&
      text.right <= width &&
      text.top >= 0 &&
      text.bottom <= height &&
      !covered.some((other) => overlap(text, other)) &&
      !among.some((dot, index) => index !== own && overlap(text, dot));
    for (const [index, candidate] of shown.entries()) {
      if (sides.size >= most[screen]) break;
      if (sides.has(candidate)) continue;
      const sideAmong = (others: readonly Rectangle[]): Side | undefined =>
        allowed.find((each) => isFree(box(candidate, each), index, others));
      const side = sideAmong(dots) ?? (index < first ? sideAmong(dots.slice(0, first)) : undefined);
      if (!side) continue;
      sides.set(candidate, side);
      covered.push(box(candidate, side));
      if (screen === "narrow") narrow.add(candidate);
    }
  }
  return shown.flatMap((candidate) => {
    const side = sides.get(candidate);
    return side ? { candidate, side, wide: !narrow.has(candidate) } : [];
  });
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
  { candidate: { at, name }, side, wide }: Placed<{ at: Point; name: string }>,
  frame: Box,
): MapLabel => ({
  name,
  left: percent((at[0] - frame.x) / frame.width),
  top: percent((at[1] - frame.y) / frame.height),
  side,
  wide,
});
