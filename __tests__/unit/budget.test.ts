/** Whoever carries the code on can read all of it: each room has a number of lines, and the numbers only go down. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../..");
const budget = JSON.parse(readFileSync(join(root, "budget.json"), "utf8")) as Record<string, number>;

/** The longest room that holds a file: fixtures are a room within `__tests__`. */
const roomOf = (file: string) =>
  Object.keys(budget)
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .sort((one, other) => other.length - one.length)[0];

/** Lines of a text file; binary files and files that are deleted but not yet committed count as none. */
const linesOf = (file: string) => {
  try {
    const bytes = readFileSync(join(root, file));
    return bytes.includes(0) ? 0 : bytes.toString("latin1").split("\n").length - 1;
  } catch {
    return 0;
  }
};

const GENERATED = "src/gatsby-types.d.ts";

const files = execFileSync(
  "git",
  [
    "ls-files",
    "-z",
    "--cached",
    "--others",
    "--exclude-standard",
    "src",
    "packages",
    "plugins",
    "scripts",
    "__tests__",
  ],
  { cwd: root, encoding: "utf8" },
)
  .split("\0")
  .filter((file) => file && file !== GENERATED);

test("no room has more lines than budget.json allows", () => {
  const lines = new Map<string, number>();
  for (const file of new Set(files)) {
    const room = roomOf(file) ?? `${file} (no room in budget.json)`;
    lines.set(room, (lines.get(room) ?? 0) + linesOf(file));
  }
  const over = [...lines]
    .filter(([room, count]) => count > (budget[room] ?? 0))
    .map(([room, count]) => `${room}: ${count - (budget[room] ?? 0)} lines over ${budget[room] ?? 0}`);
  expect(over).toEqual([]);
});
