/**
 * Whether Gatsby's cache is that of a complete build. A marker is removed before a build and written after it, so a build that
 * was killed, or `gatsby develop`, leaves a cache without one.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const MARKER = ".cache/build-complete";

/** True where the last run that used the cache was a complete build. */
export const isCacheComplete = (): boolean => existsSync(MARKER);

/** To be called before Gatsby runs. */
export const markIncomplete = (): void => rmSync(MARKER, { force: true });

/** To be called when Gatsby has built the site, or has not touched the cache. */
export const markComplete = (): void => {
  mkdirSync(dirname(MARKER), { recursive: true });
  writeFileSync(MARKER, "");
};
