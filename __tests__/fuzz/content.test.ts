/**
 * Fuzzing: real files with random mutations. The check must finish, and report the mutated file or one that refers to
 * it.
 */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { model } from "../../src/site/model";
import type { FileCheck } from "content-kit/checks/entry";
import { measureBytes } from "content-kit/read/measure";
import { fileMessage } from "content-kit/messages/index";
import { formatProblems, isError, type ContentProblem } from "content-kit/messages/problem";
import type { ContentFile } from "content-kit/source/index";
import { contentFiles, REAL_FOLDER } from "../support/content-folder";
import { pick, randomFrom, type Random } from "../support/seeded-random";

/** More take minutes: `FUZZ_ROUNDS=20000 npx jest --selectProjects fuzz`. */
const MUTATIONS = Number(process.env["FUZZ_ROUNDS"] ?? 200);

/** Bytes with a meaning in YAML, or invalid in UTF-8. */
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
  "[a](/nowhere)",
  "[a](contact.md#b)",
  "![](../media/a.jpg)",
  "<script>",
  "<!--",
  "# ",
  "##### ",
  "```",
  "[a][b]",
  "[^1]",
  "](",
  "javascript:",
  "\u200B",
  "\uFEFF",
  "\u2028",
  "😀",
];

type Mutate = (bytes: Buffer, random: Random) => Buffer;

/** Replaces some bytes by a text or other bytes. */
const spliced = (bytes: Buffer, start: number, removed: number, added: string | number[]): Buffer =>
  Buffer.concat([
    bytes.subarray(0, start),
    typeof added === "string" ? Buffer.from(added) : Buffer.from(added),
    bytes.subarray(start + removed),
  ]);

/** Mutates lines, but keeps bytes, valid or not. */
const byLines =
  (change: (lines: string[], random: Random) => string[]): Mutate =>
  (bytes, random) =>
    Buffer.from(change(bytes.toString("latin1").split("\n"), random).join("\n"), "latin1");

const MUTATIONS_BY_NAME: Readonly<Record<string, Mutate>> = {
  "take bytes away": (bytes, random) => spliced(bytes, random(bytes.length), 1 + random(4), ""),
  "put a byte in": (bytes, random) => spliced(bytes, random(bytes.length), 0, [pick(random, BYTES)]),
  "replace a byte": (bytes, random) => spliced(bytes, random(bytes.length), 1, [pick(random, BYTES)]),
  "put noise in": (bytes, random) =>
    spliced(
      bytes,
      random(bytes.length),
      random(20),
      Array.from({ length: 40 }, () => random(256)),
    ),
  "put a piece of YAML or Markdown in": (bytes, random) =>
    spliced(bytes, random(bytes.length), 0, pick(random, PIECES)),
  "cut the end off": (bytes, random) => bytes.subarray(0, random(bytes.length)),
  "repeat a line": byLines((lines, random) => lines.toSpliced(random(lines.length), 0, pick(random, lines))),
  "repeat many lines": byLines((lines, random) => {
    const start = random(lines.length);
    const some = lines.slice(start, start + 1 + random(30));
    return lines.toSpliced(random(lines.length), 0, ...some);
  }),
  "swap two lines": byLines((lines, random) => {
    const [one, other] = [random(lines.length), random(lines.length)];
    return lines.with(one, lines[other] ?? "").with(other, lines[one] ?? "");
  }),
  "swap two keys": byLines((lines, random) => {
    const keyed = lines.flatMap((line, index) => (/^\s*(?:- )?[\w-]+:/.test(line) ? [index] : []));
    if (keyed.length === 0) return lines;
    const [one, other] = [pick(random, keyed), pick(random, keyed)];
    const keyOf = (index: number): string => /[\w-]+(?=:)/.exec(lines[index] ?? "")?.[0] ?? "";
    const renamed = (index: number, key: string): string => (lines[index] ?? "").replace(/[\w-]+(?=:)/, key);
    return lines.with(one, renamed(one, keyOf(other))).with(other, renamed(other, keyOf(one)));
  }),
  "change a letter of a word": byLines((lines, random) => {
    const index = random(lines.length);
    return lines.with(
      index,
      (lines[index] ?? "").replace(/[a-z](?=[a-z]*$)/, () => pick(random, [..."abcxyz-"])),
    );
  }),
  "take a line away": byLines((lines, random) => lines.toSpliced(random(lines.length), 1)),
  "put a piece on a line of its own": byLines((lines, random) =>
    lines.toSpliced(random(lines.length), 0, pick(random, PIECES)),
  ),
  "change the indentation of a line": byLines((lines, random) => {
    const index = random(lines.length);
    return lines.with(index, pick(random, ["", " ", "   ", "      ", "\t"]) + (lines[index] ?? "").trimStart());
  }),
  "empty a value": byLines((lines, random) => {
    const index = random(lines.length);
    return lines.with(index, (lines[index] ?? "").replace(/([:-]) .*$/, "$1"));
  }),
  "swap quotes": byLines((lines) => lines.map((line) => line.replace(/["']/g, (mark) => (mark === '"' ? "'" : '"')))),
};

const read = (path: string): Buffer => readFileSync(join(REAL_FOLDER, path));
const allPaths = contentFiles(REAL_FOLDER);
const texts = allPaths.filter((path) => !/^(?:media|locations)\//.test(path)).map((path) => read(path).toString());
/** States are many, long and alike: only those with a city that another file names. */
const isTaken = (path: string): boolean =>
  !path.startsWith("locations/") || texts.some((text) => text.includes(`${basename(path, ".yaml")}/`));
const paths = allPaths.filter(isTaken);
const media = measureBytes(
  paths.flatMap((path) =>
    path.startsWith("media/") ? [{ name: path.slice("media/".length), bytes: read(path) }] : [],
  ),
);
const real = new Map(paths.flatMap((path) => (path.startsWith("media/") ? [] : [[path, read(path)]])));

/** Checks of the unchanged files; each round replaces one. */
const checks: readonly FileCheck[] = [...real].map(([path, bytes]) => model.checkFile({ path, bytes }));

/** Most rounds mutate other files than states. */
const others = [...real.keys()].filter((path) => !path.startsWith("locations/"));

/** A file with one to three mutations, and their names. */
const mutated = (random: Random): { file: ContentFile; how: string } => {
  const path = pick(random, random(10) > 0 ? others : [...real.keys()]);
  const names = Array.from({ length: 1 + random(3) }, () => pick(random, Object.keys(MUTATIONS_BY_NAME)));
  const bytes = names.reduce<Buffer>(
    (now, name) => MUTATIONS_BY_NAME[name]?.(now, random) ?? now,
    real.get(path) ?? Buffer.alloc(0),
  );
  return { file: { path, bytes }, how: names.join(", then ") };
};

const lineCount = (bytes: Uint8Array): number =>
  Buffer.from(bytes)
    .toString()
    .split(/\r\n|\r|\n/).length;

/** Defects of a reported problem. */
const faultsOf = (problem: ContentProblem, file: ContentFile, last: number): string[] => {
  const { message, help } = fileMessage(problem);
  const words = `${message} ${help}`;
  const isOwn = problem.file === file.path;
  return [
    ...(isOwn || words.includes(file.path) ? [] : [`It names ${problem.file} and not the broken file: ${words}`]),
    ...(problem.line >= 1 && (!isOwn || problem.line <= last) ? [] : [`It stands on line ${problem.line} of ${last}.`]),
    ...(problem.column >= 1 ? [] : [`It stands at column ${problem.column}.`]),
    ...(message.trim() && help.trim() ? [] : ["It says nothing."]),
    ...(/\bundefined\b|\[object |\n/.test(words) ? [`It says: ${words}`] : []),
  ];
};

test(`${MUTATIONS} random mutations are checked without a crash, and reported at the mutated file`, () => {
  const random = randomFrom(20_250_814);
  let broken = 0;
  for (let round = 1; round <= MUTATIONS; round += 1) {
    const { file, how } = mutated(random);
    try {
      const check = model.checkFile(file);
      const { problems } = model.check(
        checks.map((before) => (before.path === file.path ? check : before)),
        { media, readMedia: () => undefined },
      );
      const last = lineCount(file.bytes) + 1;
      expect(problems.flatMap((problem) => faultsOf(problem, file, last))).toEqual([]);
      if (problems.some(isError)) broken += 1;
      if (problems.length > 0) expect(formatProblems(problems)).toMatch(/ files?\.$/);
    } catch (error) {
      throw new Error(`Round ${round}, ${file.path}: ${how}`, { cause: error });
    }
  }
  // Most mutations must break a file; otherwise this test proves nothing.
  expect(broken).toBeGreaterThan(MUTATIONS / 2);
});
