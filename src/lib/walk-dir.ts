import { readdirSync } from "node:fs";

/**
 * The files of a folder and of all folders below it, by their paths from there: with slashes on every system, in order.
 * Node's own way through folders takes twice as long, as it works out each path anew; a site has a hundred thousand.
 * @throws where a folder cannot be read
 */
export const walkDir = (folder: string): string[] => {
  const found: string[] = [];
  const look = (below: string): void => {
    for (const entry of readdirSync(`${folder}/${below}`, { withFileTypes: true })) {
      if (entry.isFile()) found.push(below + entry.name);
      else if (entry.isDirectory()) look(`${below}${entry.name}/`);
    }
  };
  look("");
  return found.sort();
};
