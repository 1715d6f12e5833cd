/**
 * Whether Gatsby's cache can be used. Gatsby writes nodes to its database at once, its Redux state only when idle, and
 * public/ in between: after an interrupted run they disagree, and a page can lose its text. A marker exists only while
 * they agree. Around a build it is kept here; while developing, by plugins/gatsby-plugin-develop-fixes.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { MEDIA_CACHE } from "content-kit/read";

const CACHE = ".cache";
const OUTPUT = "public";
const MARKER = join(CACHE, "state-saved");

/** One command at a time works on the cache. Next to its folder, which may be deleted. */
export const LOCK = ".build.lock";

/** True if Gatsby's cache fits `public/`. */
export const isComplete = (): boolean => existsSync(MARKER);

/** Call before Gatsby builds. */
export const markIncomplete = (): void => rmSync(MARKER, { force: true });

/** Call when Gatsby has built the site, or has left the cache untouched. */
export const markComplete = (): void => {
  mkdirSync(dirname(MARKER), { recursive: true });
  writeFileSync(MARKER, "");
};

/**
 * Deletes the cache of an interrupted run, and `public/`, which belongs to it. Every command calls this between its
 * content check and Gatsby's start, so that an error in the content costs neither the cache nor the last good site.
 */
export const clearInterrupted = (): void => {
  if (isComplete()) return;
  const left = (existsSync(CACHE) ? readdirSync(CACHE) : [])
    .map((name) => resolve(CACHE, name))
    // It does not depend on Gatsby's state.
    .filter((file) => file !== MEDIA_CACHE);
  if (left.length > 0) console.log("The last run was interrupted: the cache is cleared for a full build.");
  for (const file of [...left, OUTPUT]) rmSync(file, { recursive: true, force: true });
};
