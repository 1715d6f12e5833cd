/** Files that are broken at random: whatever is in one, the check tells it as problems of that file and never throws. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkFile } from "../../src/content-model/check";
import { formatProblems, type ContentProblem } from "../../src/content-model/problem";
import type { ContentFile } from "../../src/content-model/source";
import { filesBelow, problemsOf, REAL_FOLDER, type Files } from "../support/content-folder";

const MUTATIONS = 400;

/** One mutation in so many is checked together with all other files. */
const WHOLE_FOLDER_EACH = 20;

type Random = (below: number) => number;

/** The same numbers on every run: a linear congruential generator with the constants of Numerical Recipes. */
const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

/** Bytes that mean something in YAML, or nothing in UTF-8. */
const BYTES = [..."\t\n\r \"'#&*!|>%@`{}[],:-?~.0ab_<=", "\u0000", "\u001B"]
  .map((sign) => sign.charCodeAt(0))
  .concat(0x80, 0xc3, 0xff);

const PIECES = [
  "__proto__: x",
  "- ",
  "  -",
  "? ",
  ": ",
  "{",
  "[",
  "*x",
  "&x ",
  "<<: *x",
  "---",
  "...",
  "%YAML 1.1",
  "!!int ",
  "null",
  "~",
  "{{city}}",
  "\uFEFF",
  "\u2028",
  "😀",
];

type Mutate = (bytes: Buffer, random: Random) => Buffer;

/** The bytes with some of them replaced by a text or by other bytes. */
const spliced = (bytes: Buffer, start: number, removed: number, added: string | number[]): Buffer =>
  Buffer.concat([
    bytes.subarray(0, start),
    typeof added === "string" ? Buffer.from(added) : Buffer.from(added),
    bytes.subarray(start + removed),
  ]);

/** Changes the lines of a file; its bytes stay as they are, valid or not. */
const byLines =
  (change: (lines: string[], random: Random) => string[]): Mutate =>
  (bytes, random) =>
    Buffer.from(change(bytes.toString("latin1").split("\n"), random).join("\n"), "latin1");

const MUTATIONS_BY_NAME: Readonly<Record<string, Mutate>> = {
  "take bytes away": (bytes, random) => spliced(bytes, random(bytes.length), 1 + random(4), ""),
  "put a byte in": (bytes, random) => spliced(bytes, random(bytes.length), 0, [pick(random, BYTES)]),
  "replace a byte": (bytes, random) => spliced(bytes, random(bytes.length), 1, [pick(random, BYTES)]),
  "put a piece of YAML in": (bytes, random) => spliced(bytes, random(bytes.length), 0, pick(random, PIECES)),
  "cut the end off": (bytes, random) => bytes.subarray(0, random(bytes.length)),
  "repeat a line": byLines((lines, random) => lines.toSpliced(random(lines.length), 0, pick(random, lines))),
  "take a line away": byLines((lines, random) => lines.toSpliced(random(lines.length), 1)),
  "put a piece on a line of its own": byLines((lines, random) =>
    lines.toSpliced(random(lines.length), 0, pick(random, PIECES)),
  ),
  "indent a line anew": byLines((lines, random) => {
    const index = random(lines.length);
    return lines.with(index, pick(random, ["", " ", "   ", "      ", "\t"]) + (lines[index] ?? "").trimStart());
  }),
  "empty a value": byLines((lines, random) => {
    const index = random(lines.length);
    return lines.with(index, (lines[index] ?? "").replace(/([:-]) .*$/, "$1"));
  }),
  "swap quotes": byLines((lines) => lines.map((line) => line.replace(/["']/g, (mark) => (mark === '"' ? "'" : '"')))),
};

const paths = filesBelow(REAL_FOLDER);
const real: Files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(REAL_FOLDER, path))]));
const contentPaths = paths.filter((path) => !path.startsWith("media/"));

/** A file with one to three changes, and their names. */
const mutated = (random: Random): { file: ContentFile; how: string } => {
  const path = pick(random, contentPaths);
  const names = Array.from({ length: 1 + random(3) }, () => pick(random, Object.keys(MUTATIONS_BY_NAME)));
  const bytes = names.reduce<Buffer>(
    (now, name) => MUTATIONS_BY_NAME[name]?.(now, random) ?? now,
    Buffer.from(real[path] as Uint8Array),
  );
  return { file: { path, bytes }, how: names.join(", then ") };
};

/** All other files but the states, which are many and large; then references to cities are problems too. */
const others: Files = Object.fromEntries(Object.entries(real).filter(([path]) => !path.startsWith("locations/")));

const lineCount = (bytes: Uint8Array): number =>
  Buffer.from(bytes)
    .toString()
    .split(/\r\n|\r|\n/).length;

/** What is wrong with a problem that a file is said to have. */
const faultsOf = (problem: ContentProblem, file: ContentFile): string[] => {
  const last = lineCount(file.bytes) + 1;
  const words = `${problem.message} ${problem.help}`;
  return [
    ...(problem.file === file.path ? [] : [`It names ${problem.file}.`]),
    ...(problem.line >= 1 && problem.line <= last ? [] : [`It stands on line ${problem.line} of ${last}.`]),
    ...(problem.column >= 1 ? [] : [`It stands at column ${problem.column}.`]),
    ...(problem.message.trim() && problem.help.trim() ? [] : ["It says nothing."]),
    ...(/undefined|\[object|=>|\n/.test(words) ? [`It says: ${words}`] : []),
  ];
};

const random = randomFrom(20_250_814);
const rounds = Array.from({ length: MUTATIONS }, (_, index) => ({ round: index + 1, ...mutated(random) }));

test(`a file with any of ${MUTATIONS} random slips is answered with problems of its own, in words`, () => {
  let broken = 0;
  for (const { round, file, how } of rounds) {
    try {
      const { problems } = checkFile(file);
      if (problems.length > 0) broken += 1;
      expect(problems.flatMap((problem) => faultsOf(problem, file))).toEqual([]);
    } catch (error) {
      throw new Error(`Round ${round}, ${file.path}: ${how}`, { cause: error });
    }
  }
  // Most slips break a file; were it otherwise, this test would look at nothing.
  expect(broken).toBeGreaterThan(MUTATIONS / 2);
});

test("a folder with such a file in it is checked to the end", () => {
  for (const { round, file, how } of rounds.filter((_, index) => index % WHOLE_FOLDER_EACH === 0)) {
    try {
      expect(formatProblems(problemsOf({ ...others, [file.path]: file.bytes }))).toMatch(/docs\/content-errors\.md\.$/);
    } catch (error) {
      throw new Error(`Round ${round}, ${file.path}: ${how}`, { cause: error });
    }
  }
});
