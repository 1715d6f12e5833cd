/** Names of folders that Gatsby cannot work in: it globs below them, and webpack reads `#`, `!` and `?` in a path as syntax. */
import { resolve, sep } from "node:path";
import { contentDir } from "../../src/gatsby/content/content-dir";

/** Characters of glob patterns, of webpack's requests and of the code that Gatsby generates with paths in it. */
const MISREAD = /[[\]{}*?!#%'"`\\|<>^$;]|[+@]\(/u;

/** The folders of a path, which Windows separates by the backslash. */
const misread = (path: string, separator: string): string | undefined =>
  path.split(separator).find((name) => MISREAD.test(name));

/**
 * Why the site cannot be built where it is, in one sentence with the way out.
 * @param folders the project's folder and the content's, as absolute paths
 */
export const folderProblem = (
  folders: readonly string[] = [resolve("."), contentDir()],
  separator: string = sep,
): string | undefined => {
  for (const folder of folders) {
    const name = misread(folder, separator);
    const [sign] = (name && MISREAD.exec(name)) || [];
    if (sign !== undefined)
      return `Gatsby cannot work in a folder with ${sign[0]} in its name: rename "${name}", in ${folder}.`;
  }
  return undefined;
};

/** Ends the process with that sentence, before anything is done. */
export const checkFolder = (): void => {
  const problem = folderProblem();
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
};
