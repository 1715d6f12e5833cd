/**
 * Whether Gatsby's cache is from a complete build. A marker is deleted before a build and written after it, so killed
 * builds and `gatsby develop` leave none.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const MARKER = ".cache/build-complete";

/** True if the last run on this cache was a complete build. */
export const isCacheComplete = (): boolean => existsSync(MARKER);

/** Call before Gatsby runs. */
export const markIncomplete = (): void => rmSync(MARKER, { force: true });

/** Call when Gatsby has built the site, or has left the cache untouched. */
export const markComplete = (): void => {
  mkdirSync(dirname(MARKER), { recursive: true });
  writeFileSync(MARKER, "");
};
