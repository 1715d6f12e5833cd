/** Builds the real site at growing sizes, cold and after changes of one file. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { copySite } from "../../__tests__/support/copy-site";
import { walkDir } from "content-kit/lib/walk-dir";
import { pagesIn, queriesIn, stepsOf } from "./gatsby-steps";
import { generateContent } from "./generate-content";
import type { GatsbyBuilt, GatsbyRun } from "./results";
import { runCommand } from "./run-command";

const change = (file: string, from: RegExp | string, to: string): void => {
  const before = readFileSync(file, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`The text to change is not in ${file}.`);
  writeFileSync(file, after);
};

const firstIn = (folder: string): string => join(folder, readdirSync(folder).sort()[0] ?? "");

interface Change {
  apply: (content: string) => void;
  /** Re-renders all cities, which takes as long as a cold build. */
  isOfAll?: boolean;
}

/** Changes by an editor. */
const CHANGES: Record<string, Change> = {
  "one city renamed": {
    apply: (content) =>
      change(firstIn(join(content, "locations")), /- \{ name: ("?)(.*?)\1,/, '- { name: "$2 Harbor",'),
  },
  "one article": {
    apply: (content) => change(firstIn(join(content, "blog")), /\.\s*$/, ". And one more sentence.\n"),
  },
  "one sentence of every city": {
    apply: (content) =>
      change(join(content, "pages/city.yaml"), /^servicesTitle: .*$/m, "servicesTitle: Ways to be found in {city}"),
    isOfAll: true,
  },
};

const commit = (folder: string): void => {
  const git = (...args: string[]): void => {
    execFileSync("git", ["-c", "user.name=bench", "-c", "user.email=bench@example.org", ...args], { cwd: folder });
  };
  git("init", "--quiet");
  git("add", "content");
  git("commit", "--quiet", "--message", "Content");
};

/** `npm run build` in a site that was prepared. */
const build = async (folder: string): Promise<GatsbyBuilt> => {
  const { output, ...run } = await runCommand(
    [process.execPath, "--require", require.resolve("tsx/cjs"), resolve("scripts/build.ts")],
    { cwd: folder, env: { SITE_CONTENT: "" } },
  );
  return { ...run, queries: queriesIn(output), pages: pagesIn(output), steps: stepsOf(output) };
};

/** Copies the site with the real content, and the given number of cities, into a new folder. */
const prepare = (folder: string, cities: number): void => {
  const content = `${folder}-content`;
  generateContent("content", content, cities);
  copySite(folder, content);
  commit(folder);
};

/** Number and total size of the files in a folder. */
const sizeOf = (folder: string): { files: number; bytes: number } => {
  const files = walkDir(folder);
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) };
};

/** Enough pages for the JIT to be warm. */
const LIMIT_PAGES = "5000";

/** Runs the lower bound. @returns seconds per page */
const limitOf = async (folder: string): Promise<number> => {
  const { output } = await runCommand(
    [process.execPath, resolve("bench/build/limit.cjs"), folder, `${folder}-limit`, "/locations", LIMIT_PAGES],
    { cwd: folder },
  );
  const { pages, seconds } = JSON.parse(output.trim().split("\n").at(-1) ?? "{}") as Record<string, number>;
  if (!pages || !seconds) throw new Error(`The lower bound printed no result:\n${output}`);
  return seconds / pages;
};

/**
 * @param folder a new folder for the site, which is kept
 * @param most number of changes to make
 * @param times builds per change; once for changes of all cities
 */
export const runRealSite = async (
  folder: string,
  cities: number,
  { most, times }: { most: number; times: number },
): Promise<GatsbyRun> => {
  prepare(folder, cities);
  const cold = await build(folder);
  const size = sizeOf(join(folder, "delivery/site"));
  const changes: Record<string, GatsbyBuilt[]> = {};
  for (const [name, { apply, isOfAll }] of Object.entries(CHANGES).slice(0, most)) {
    const builds: GatsbyBuilt[] = (changes[name] = []);
    for (let time = 1; time <= (isOfAll ? 1 : times); time += 1) {
      apply(join(folder, "content"));
      builds.push(await build(folder));
    }
  }
  return { cities, cold, changes, size, limit: await limitOf(folder) };
};
