/**
 * Geometry of the pulse line: flat line, heartbeat, growth curve. Pure functions from data to SVG path data,
 * deterministic, so that server and browser agree.
 */

export interface Point {
  x: number;
  y: number;
}

/** A heartbeat: position, and height relative to the amplitude (0 to 1). */
export interface Beat {
  x: number;
  height: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Shape of a heartbeat (P wave, QRS complex, T wave) in beat widths and heights. */
const COURSE: readonly (readonly [number, number])[] = [
  [-1, 0],
  [-0.7, 0.07],
  [-0.5, 0],
  [-0.3, 0],
  [-0.2, -0.16],
  [0, 1],
  [0.2, -0.34],
  [0.32, 0],
  [0.55, 0],
  [0.8, 0.13],
  [1.1, 0],
];

/**
 * A flat line with heartbeats, in relative integer steps, which repeat between beats and so compress well.
 * @param width length of the line
 * @param baseline y of the flat part, downwards
 * @param amplitude height of a beat of height 1
 * @param beats from left to right
 * @param beatWidth half the width of a beat
 */
export const heartbeat = (
  width: number,
  baseline: number,
  amplitude: number,
  beats: readonly Beat[],
  beatWidth = 34,
): string => {
  const points = beats.flatMap(({ x, height }) =>
    COURSE.map(([dx, dy]) => ({
      x: Math.round(x + dx * beatWidth),
      y: Math.round(baseline - dy * height * amplitude),
    })),
  );
  let last: Point = { x: 0, y: Math.round(baseline) };
  const steps = [...points, { x: Math.round(width), y: last.y }].map((point) => {
    const step = `${point.x - last.x} ${point.y - last.y}`;
    last = point;
    return step;
  });
  return `M0 ${Math.round(baseline)}l${steps.join(" ")}`;
};

/** Style of the line: heartbeats, a calm curve, or no line. */
export type LineStyle = "pulse" | "plain" | "none";

/** Height of the calm curve relative to a beat. */
const SWELL = 0.45;

/** The plain style: a curve that rises at each beat. */
const swell: typeof heartbeat = (width, baseline, amplitude, beats) => {
  const peaks = beats.filter(({ x }) => x > 0 && x < width);
  const points = peaks.flatMap(({ x, height }, index) => {
    const next = peaks[index + 1];
    const peak = { x, y: baseline - amplitude * height * SWELL };
    return next ? [peak, { x: (x + next.x) / 2, y: baseline }] : [peak];
  });
  return growth([{ x: 0, y: baseline }, ...points, { x: width, y: baseline }]);
};

/** Line functions by style; positions and heights of beats are the same. */
export const LINES = { pulse: heartbeat, plain: swell, none: () => "" } satisfies Record<LineStyle, typeof heartbeat>;

/** A smooth curve through points without overshoot (monotone cubic interpolation, Fritsch and Carlson 1980). */
export const growth = (points: readonly Point[]): string => {
  const first = points[0];
  if (!first) return "";
  const slopes = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return (point.y - before.y) / (point.x - before.x || 1);
  });
  const tangents = points.map((_, index) => {
    const left = slopes[index - 1];
    const right = slopes[index];
    if (left === undefined) return right ?? 0;
    if (right === undefined) return left;
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
  const curves = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    const third = (point.x - before.x) / 3;
    const startTangent = tangents[index] ?? 0;
    const endTangent = tangents[index + 1] ?? 0;
    return `C${at({ x: before.x + third, y: before.y + startTangent * third })} ${at({ x: point.x - third, y: point.y - endTangent * third })} ${at(point)}`;
  });
  return `M${at(first)}${curves.join("")}`;
};

/** A seeded pseudo-random generator from 0 to 1 (mulberry32 over an FNV-1a hash). */
export const seeded = (seed: string): (() => number) => {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Heights of a waveform's bars, 0 to 1: quiet at both ends, like speech in between. */
export const waveform = (seed: string, count: number): number[] => {
  const random = seeded(seed);
  const phase = random() * 6;
  return Array.from({ length: count }, (_, index) => {
    const position = index / (count - 1);
    const envelope = Math.sin(Math.PI * position) ** 0.7;
    const swell = 0.55 + 0.45 * Math.sin(phase + position * (9 + phase));
    return round(Math.max(0.06, envelope * swell * (0.35 + 0.65 * random())) * 100) / 100;
  });
};

/** Two to four beats of different heights, by seed. */
export const phrase = (seed: string, width: number): Beat[] => {
  const random = seeded(seed);
  const count = 2 + Math.floor(random() * 3);
  return Array.from({ length: count }, (_, index) => ({
    x: ((index + 0.35 + random() * 0.45) / count) * width,
    height: 0.35 + random() * 0.65,
  }));
};

/** `count` beats, each a fifth lower than the one before. */
export const falling = (count: number, width: number): Beat[] =>
  Array.from({ length: count }, (_, index) => ({ x: 40 + (index * width) / count, height: 1 - 0.2 * index }));
