import { readdirSync } from "node:fs";
import { join, normalize } from "node:path";

/** Folders written by a build, an install or a test run. */
const WRITTEN =
  /^(?:\.cache|\.wrangler|\.fixture-site|\.develop-site|\.saves|\.stryker-tmp|node_modules|public|delivery|screenshots|coverage)$/;
const OUTSIDE = new Set([".git"]);

/** All files of the repository below a folder. */
export const repositoryFiles = (folder = "."): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = normalize(join(folder, entry.name));
    if (!entry.isDirectory()) return [path];
    return WRITTEN.test(entry.name) || OUTSIDE.has(entry.name) ? [] : repositoryFiles(path);
  });
