import { growth, heartbeat, LINES, phrase, seeded, waveform, type Point } from "../../../src/design/pulse";

const SEEDS = ["", "/services/paid-media", "/services/local-seo", "the-recall-list", "Ærø", "🦷", "a", "b"];

/** Parses a path: `M0 1L2 3` as [["M", 0, 1], ["L", 2, 3]]. */
const commands = (path: string): { letter: string; numbers: number[] }[] =>
  [...path.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, letter = "", numbers = ""]) => ({
    letter,
    numbers: numbers.trim().split(/\s+/).map(Number),
  }));

/** The points of a heartbeat with relative steps: `M0 5l2 3 1 -1` is 0 5, 2 8, 3 7. */
const placesOf = (path: string): Point[] => {
  const [start = [], steps = []] = path
    .slice(1)
    .split("l")
    .map((part) => part.split(" ").map(Number));
  const places: Point[] = [{ x: start[0] ?? NaN, y: start[1] ?? NaN }];
  for (let index = 0; index < steps.length; index += 2) {
    const last = places.at(-1) ?? { x: NaN, y: NaN };
    places.push({ x: last.x + (steps[index] ?? NaN), y: last.y + (steps[index + 1] ?? NaN) });
  }
  return places;
};

/** The end point of a command. */
const endOf = ({ numbers }: { numbers: number[] }): Point => ({ x: numbers.at(-2) ?? NaN, y: numbers.at(-1) ?? NaN });

/** One coordinate of a cubic Bézier curve at `t` from 0 to 1. */
const bezier = (t: number, [a, b, c, d]: readonly [number, number, number, number]): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

/** Sampled heights of the curve between consecutive points. */
const heightsBetween = (path: string): number[][] => {
  const list = commands(path);
  return list.slice(1).map((command, index) => {
    const start = endOf(list[index] ?? command);
    const [, y1 = NaN, , y2 = NaN, , y3 = NaN] = command.numbers;
    return Array.from({ length: 51 }, (_, step) => bezier(step / 50, [start.y, y1, y2, y3]));
  });
};

const CHARTS: Record<string, Point[]> = {
  "steady growth": [0, 1, 2, 3, 4].map((x) => ({ x: x * 100, y: 200 - x * 40 })),
  "a leap after a long flat stretch": [200, 200, 200, 10, 8].map((y, index) => ({ x: index * 50, y })),
  "a peak and a valley": [100, 20, 180, 90].map((y, index) => ({ x: index * 80, y })),
  "points at uneven distances": [
    { x: 0, y: 150 },
    { x: 5, y: 149 },
    { x: 300, y: 20 },
    { x: 310, y: 19.5 },
    { x: 900, y: 0 },
  ],
  ...Object.fromEntries(
    SEEDS.map((seed) => {
      const random = seeded(seed);
      const points = Array.from({ length: 12 }, (_, x) => ({ x: x * 40, y: Math.round(random() * 1000) / 10 }));
      return [`the random walk "${seed}"`, points];
    }),
  ),
};

describe.each(Object.entries(CHARTS))("The growth curve of %s", (_, points) => {
  const path = growth(points);

  test("passes through every point", () => {
    expect(commands(path).map(endOf)).toEqual(points);
  });

  test("stays between the heights of neighbouring points", () => {
    heightsBetween(path).forEach((heights, index) => {
      const [from, to] = [points[index]?.y ?? NaN, points[index + 1]?.y ?? NaN];
      // Tolerance for rounding.
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(Math.min(from, to) - 1e-9);
      expect(Math.max(...heights)).toBeLessThanOrEqual(Math.max(from, to) + 1e-9);
    });
  });
});

test("a growth curve is empty without points, and a point with one", () => {
  expect(growth([])).toBe("");
  expect(growth([{ x: 3, y: 4 }])).toBe("M3 4");
});

describe("The heartbeat", () => {
  const BASELINE = 72;
  const beats = [
    { x: 300, height: 0.5 },
    { x: 700, height: 1 },
  ];

  test.each([
    ["without a beat", []],
    ["with two beats", beats],
    ["with a phrase", phrase("/about", 1200)],
  ])("starts and ends on the baseline, %s", (_, list) => {
    const points = placesOf(heartbeat(1200, BASELINE, 60, list));
    expect(points.at(0)).toEqual({ x: 0, y: BASELINE });
    expect(points.at(-1)).toEqual({ x: 1200, y: BASELINE });
  });

  test("returns to the baseline between two beats", () => {
    const between = placesOf(heartbeat(1200, BASELINE, 60, beats)).filter(({ x }) => x > 330 && x < 600);
    expect(between.some(({ y }) => y === BASELINE)).toBe(true);
  });

  test("reaches each beat's height", () => {
    const points = placesOf(heartbeat(1200, BASELINE, 60, beats));
    expect(points).toContainEqual({ x: 300, y: BASELINE - 30 });
    expect(points).toContainEqual({ x: 700, y: BASELINE - 60 });
    expect(Math.min(...points.map(({ y }) => y))).toBe(BASELINE - 60);
  });

  test.each(SEEDS)('never runs backwards, in the phrase of "%s"', (seed) => {
    const line = placesOf(heartbeat(1200, BASELINE, 60, phrase(seed, 1200))).map(({ x }) => x);
    expect(line).toEqual(line.toSorted((a, b) => a - b));
  });
});

describe.each([
  ["waveform", (seed: string) => waveform(seed, 56)],
  ["phrase", (seed: string) => phrase(seed, 1200)],
])("The %s", (_, draw) => {
  test("is deterministic", () => {
    for (const seed of SEEDS) expect(draw(seed)).toEqual(draw(seed));
  });

  test("differs for another seed", () => {
    expect(new Set(SEEDS.map((seed) => JSON.stringify(draw(seed)))).size).toBe(SEEDS.length);
  });
});

describe("The waveform", () => {
  test.each([2, 3, 56, 200])("has the requested number of bars, each between 0 and 1: %s", (count) => {
    for (const seed of SEEDS) {
      const bars = waveform(seed, count);
      expect(bars).toHaveLength(count);
      expect(bars.filter((bar) => !(bar > 0 && bar <= 1))).toEqual([]);
    }
  });

  test("is quiet at both ends", () => {
    for (const seed of SEEDS) {
      const bars = waveform(seed, 56);
      const quietest = Math.min(...bars);
      expect([bars.at(0), bars.at(-1)]).toEqual([quietest, quietest]);
      expect(Math.max(...bars)).toBeGreaterThan(quietest * 3);
    }
  });
});

test("a phrase has two to four beats from left to right, each on the line and at most full height", () => {
  for (let index = 0; index < 200; index++) {
    const beats = phrase(`seed ${index}`, 1200);
    expect([2, 3, 4]).toContain(beats.length);
    expect(beats.filter(({ x, height }) => !(x > 0 && x < 1200 && height > 0 && height <= 1))).toEqual([]);
    expect(beats).toEqual(beats.toSorted((a, b) => a.x - b.x));
  }
});

describe.each(SEEDS)("The plain line of %s", (seed) => {
  const beats = phrase(seed, 1200);
  const path = LINES.plain(1200, 100, 80, beats);
  const heights = heightsBetween(path).flat();

  test("runs from edge to edge, and is flat at both", () => {
    const ends = commands(path).map(endOf);
    expect([ends[0], ends.at(-1)]).toEqual([
      { x: 0, y: 100 },
      { x: 1200, y: 100 },
    ]);
  });

  test("has no heartbeat: it stays above the baseline, at less than half a beat", () => {
    expect(Math.max(...heights)).toBeLessThanOrEqual(100);
    expect(Math.min(...heights)).toBeGreaterThan(100 - 80 / 2);
  });

  test("has a gentle rise for each beat", () => {
    const peaks = commands(path).filter((command) => endOf(command).y < 100);
    expect(peaks).toHaveLength(beats.length);
    beats.forEach(({ x }, index) => expect(Math.abs((peaks.map(endOf)[index]?.x ?? NaN) - x)).toBeLessThan(1));
  });
});
