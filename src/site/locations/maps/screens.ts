/** Screens of the widths that a map has, and what names cover on them. */
import { memoizeByValue } from "../../../lib/memoize";
import type { Box, Point } from "./projections";

/** Where a name is, seen from its dot. */
export type Side = "r" | "l" | "t" | "b";

export interface Candidate {
  at: Point;
  name: string;
}

/** A dot that no name is to cover, with its diameter in pixels. */
export interface Obstacle {
  at: Point;
  diameter: number;
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
export type Screen = keyof typeof WIDTHS;
/** No map is higher than this in pixels: src/components/state-map.tsx. */
const HIGHEST = 544;

/** The widths that a map has. */
export const widthsOf = (screen: Screen, { width, height }: Box): number[] => {
  const widest = Math.round((HIGHEST * width) / height);
  return [...new Set(WIDTHS[screen].map((each) => Math.min(each, Math.max(widest, WIDTHS.narrow[0]))))];
};

/** The height of a text in pixels. */
export const HEIGHT = 17;
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

export const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const around = (x: number, y: number, width: number, height = width): Rectangle => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** The pixels that a name covers. */
export const textBox = ([x, y]: Pixels, { name }: Candidate, side: Side): Rectangle => {
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
export const boxesOfLine = ([x, y]: Pixels, [toX, toY]: Pixels): Rectangle[] => {
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

/** A screen of one width, with what is on it so far. */
export class ScreenGround {
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
export const dotsCovered = (
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
