/**
 * `npm run bench`: every measurement, one after another; each writes its tables into bench/README.md. `-- --quick` takes less
 * than ten minutes, `-- --only build,develop` runs some of them, and `-- --sizes 1000,10000` builds no more than those cities.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

/** Each measurement with what it is given where little time is to be spent; in the order in which they run. */
const QUICK: Readonly<Record<string, readonly string[]>> = {
  build: ["--quick"],
  develop: ["--runs", "2"],
  load: [],
  weight: [],
  lighthouse: ["--runs=1", "--only=city"],
};
/** They measure what `npm run build` delivered. */
const OF_DELIVERY = ["load", "weight", "lighthouse"];

const { values: given } = parseArgs({
  options: { quick: { type: "boolean", default: false }, only: { type: "string" }, sizes: { type: "string" } },
});

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const wanted = given.only?.split(",") ?? Object.keys(QUICK);
const chosen = wanted.filter((name) => `bench:${name}` in scripts);

const run = (script: string, ...args: string[]): boolean => {
  console.log(`\nnpm run ${[script, ...args].join(" ")}`);
  return spawnSync("npm", ["run", "--silent", script, "--", ...args], { stdio: "inherit" }).status === 0;
};

const argumentsOf = (name: string): string[] => [
  ...(given.quick ? (QUICK[name] ?? []) : []),
  ...(name === "build" && given.sizes ? ["--sizes", given.sizes] : []),
];

if (chosen.some((name) => OF_DELIVERY.includes(name)) && !run("build")) process.exit(1);
// One that fails does not keep the others from being run.
const failed = chosen.filter((name) => !run(`bench:${name}`, ...argumentsOf(name)));
if (failed.length > 0) console.error(`Not measured: ${failed.join(", ")}.`);
process.exit(failed.length > 0 ? 1 : 0);
