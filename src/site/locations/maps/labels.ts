/** Names on maps, each beside its dot. They are placed in the order of their importance, and those without room left out. */
import type { Box, Point } from "./projections";

/** Where a name is, seen from its dot: right, left, top or bottom. */
type Side = "r" | "l" | "t" | "b";

export interface Named {
  at: Point;
  name: string;
}

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The usual width of a letter in pixels, and the height of a name: src/components/map-parts.tsx. */
const LETTER = 7.3;
export const HEIGHT = 17;
/** From the middle of a dot to its name: beside it, and above or below it. */
const BESIDE = 9;
const ABOVE = 5;

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const around = (x: number, y: number, width: number, height: number): Rectangle => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export const widthOf = (name: string): number => LETTER * name.length;

interface GroundOptions {
  /** The part of the map that is shown. */
  frame: Box;
  /** The least width of the map in pixels: on a wider one, there is more room. */
  width: number;
  /** The dots, with their diameters in pixels. */
  dots: readonly { at: Point; diameter: number }[];
  /** The sides on which names may be. */
  sides: readonly Side[];
  /** The height of a name in pixels. */
  height?: number;
}

/** A map with the names on it so far. */
export class Ground {
  private readonly taken: Rectangle[] = [];
  private readonly scale: number;
  private readonly dots: readonly (Rectangle & { at: Point })[];

  constructor(private readonly options: GroundOptions) {
    this.scale = options.width / options.frame.width;
    this.dots = options.dots.map(({ at, diameter }) => ({ at, ...around(...this.pixels(at), diameter, diameter) }));
  }

  private pixels([x, y]: Point): Point {
    const { frame } = this.options;
    return [(x - frame.x) * this.scale, (y - frame.y) * this.scale];
  }

  /** Keeps names off a part of the map, with its size in pixels. */
  take(at: Point, width: number, height: number): void {
    this.taken.push(around(...this.pixels(at), width, height));
  }

  private textBox({ at, name }: Named, side: Side): Rectangle {
    const [x, y] = this.pixels(at);
    const { height = HEIGHT } = this.options;
    const width = widthOf(name);
    const toSide = { r: 1, l: -1, t: 0, b: 0 }[side] * (BESIDE + width / 2);
    const toEdge = { r: 0, l: 0, t: -1, b: 1 }[side] * (ABOVE + height / 2);
    return around(x + toSide, y + toEdge, width, height);
  }

  private hasRoom(text: Rectangle): boolean {
    const { frame, width } = this.options;
    const isInside = text.left >= 0 && text.top >= 0 && text.right <= width && text.bottom <= frame.height * this.scale;
    return isInside && !this.taken.some((other) => overlap(text, other));
  }

  private dotsBelow(text: Rectangle, own: Point): number {
    return this.dots.filter((dot) => dot.at !== own && overlap(text, dot)).length;
  }

  /** Places a name on the side of its dot where it covers the fewest others; undefined if there is no room. */
  private place(candidate: Named): Side | undefined {
    const [best] = this.options.sides
      .map((side) => ({ side, text: this.textBox(candidate, side) }))
      .filter(({ text }) => this.hasRoom(text))
      .map((found) => ({ ...found, covered: this.dotsBelow(found.text, candidate.at) }))
      .sort((a, b) => a.covered - b.covered);
    if (best) this.taken.push(best.text);
    return best?.side;
  }

  /** The first candidates for which there is room, at most so many. */
  names<C extends Named>(candidates: readonly C[], most: number): Placed<C>[] {
    const placed: Placed<C>[] = [];
    for (const candidate of candidates) {
      if (placed.length === most) break;
      const side = this.place(candidate);
      if (side) placed.push({ candidate, side });
    }
    return placed;
  }

  /** Names that were placed for a narrower map. */
  takeNames(placed: readonly Placed<Named>[]): void {
    for (const { candidate, side } of placed) this.taken.push(this.textBox(candidate, side));
  }
}

export interface Placed<C extends Named> {
  candidate: C;
  side: Side;
}

/** A name on a map, at a percentage of its width and height. */
export interface MapLabel {
  name: string;
  left: number;
  top: number;
  /** The side of its dot; c in the middle. */
  side: Side | "c";
  /** True if there is room for it on wide screens only. */
  wide: boolean;
}

export const percent = (value: number): number => Math.round(value * 1000) / 10;

export const labelOf = ({ at, name }: Named, frame: Box, side: MapLabel["side"], wide = false): MapLabel => ({
  name,
  left: percent((at[0] - frame.x) / frame.width),
  top: percent((at[1] - frame.y) / frame.height),
  side,
  wide,
});
