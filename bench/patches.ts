/**
 * `npm run bench:patches`: what each part of gatsby-plugin-fast-builds saves, for the table in its README. The real
 * site is built cold and after changes: with all parts, without one of them, with the compiler alone, and plain, by
 * turns.
 *
 * `-- --rounds 2` repeats all; `--changes 3` builds after each cold one; `--only queryPrefilter,plain` some variants.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildRealSite, changeOneCity, prepareRealSite } from "./build/real-site";
import { ownCities } from "./build/generate-content";
import { reportMeasurement, workFolder } from "./measurement";
import { machine, median } from "./readme";

const PLUGIN = "gatsby-plugin-fast-builds";

/** The options that matter in builds. */
const PARTS = ["queryPrefilter", "webpackCache", "lazyWorkers", "statefulPageNodes", "envAllowlist"] as const;

interface Variant {
  /** Options that are off. */
  off: readonly string[];
  isPlain?: boolean;
}

const VARIANTS: Readonly<Record<string, Variant>> = {
  all: { off: [] },
  ...Object.fromEntries(PARTS.map((part) => [part, { off: [part] }])),
  compiler: { off: PARTS },
  plain: { off: [], isPlain: true },
};

const { values: given } = parseArgs({
  options: {
    rounds: { type: "string", default: "1" },
    changes: { type: "string", default: "3" },
    only: { type: "string", default: Object.keys(VARIANTS).join(",") },
  },
});

const switchOff = (folder: string, off: readonly string[]): void => {
  const file = join(folder, "gatsby-config.ts");
  const options = Object.fromEntries(off.map((part) => [part, false]));
  const before = readFileSync(file, "utf8");
  const after = before.replace(`["${PLUGIN}"]`, `[{ resolve: "${PLUGIN}", options: ${JSON.stringify(options)} }]`);
  if (after === before) throw new Error(`${file} does not list ${PLUGIN}.`);
  writeFileSync(file, after);
};

interface Times {
  seconds: number[];
  processorSeconds: number[];
}

const figures = ({ seconds, processorSeconds }: Times): string =>
  `${median(seconds).toFixed(1)} (${median(processorSeconds).toFixed(1)})`;

const measure = async (): Promise<string> => {
  const work = workFolder("patches");
  const names = given.only.split(",");
  const times = new Map<string, Record<"cold" | "change", Times>>();
  const none = (): Times => ({ seconds: [], processorSeconds: [] });
  for (let round = 1; round <= Number(given.rounds); round += 1)
    for (const name of names) {
      const variant = VARIANTS[name];
      if (!variant) throw new Error(`There is no variant "${name}": ${Object.keys(VARIANTS).join(", ")}.`);
      const folder = join(work, `${round}-${name}`);
      prepareRealSite(folder, ownCities("content"));
      if (variant.off.length > 0) switchOff(folder, variant.off);
      const env = variant.isPlain ? { GATSBY_PLAIN: "1" } : {};
      const of = times.get(name) ?? { cold: none(), change: none() };
      times.set(name, of);
      const build = async (kind: "cold" | "change"): Promise<void> => {
        const { seconds, processorSeconds } = await buildRealSite(folder, env);
        of[kind].seconds.push(seconds);
        of[kind].processorSeconds.push(processorSeconds);
        console.log(`${name}, ${kind}: ${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s CPU`);
      };
      await build("cold");
      for (let change = 1; change <= Number(given.changes); change += 1) {
        changeOneCity(folder);
        await build("change");
      }
    }
  const rows = [...times].map(([name, { cold, change }]) => `| ${name} | ${figures(cold)} | ${figures(change)} |`);
  return [
    `Machine: ${machine(`Node ${process.versions.node}`)}. Medians in seconds, CPU seconds in parentheses.`,
    ["| variant | cold | one city renamed |", "| --- | ---: | ---: |", ...rows].join("\n"),
  ].join("\n\n");
};

void reportMeasurement("patches", "Patches", measure, false);
