/**
 * `npm run bench`: all benchmarks; each writes its tables into bench/README.md. `-- --quick` takes under ten minutes,
 * `-- --only build,develop` selects some.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/** Benchmarks in their order, with their arguments for --quick. */
const QUICK: Readonly<Record<string, readonly string[]>> = {
  build: ["--quick"],
  develop: ["--runs", "1"],
  "side-by-side": ["--runs", "1"],
  interactions: ["--runs", "1"],
};
/** These measure the output of `npm run build`. */
const OF_DELIVERY = ["side-by-side", "interactions"];

const { values: given } = parseArgs({
  options: { quick: { type: "boolean", default: false }, only: { type: "string" } },
});

const chosen = given.only?.split(",") ?? Object.keys(QUICK);

const run = (script: string, ...args: string[]): boolean => {
  console.log(`\nnpm run ${[script, ...args].join(" ")}`);
  return spawnSync("npm", ["run", "--silent", script, "--", ...args], { stdio: "inherit" }).status === 0;
};

if (chosen.some((name) => OF_DELIVERY.includes(name)) && !run("build")) process.exit(1);
// A failure does not stop the others.
const failed = chosen.filter((name) => !run(`bench:${name}`, ...(given.quick ? (QUICK[name] ?? []) : [])));
// The tables are written without aligned columns.
spawnSync("npx", ["prettier", "--write", "--log-level", "warn", "bench/README.md"], { stdio: "inherit" });
if (failed.length > 0) console.error(`Not measured: ${failed.join(", ")}.`);
process.exit(failed.length > 0 ? 1 : 0);
