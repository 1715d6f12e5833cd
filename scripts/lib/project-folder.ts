/**
 * Folder names that Gatsby cannot work in: it uses paths as glob patterns, and webpack parses `#`, `!` and `?` in
 * them.
 */
import { resolve, sep } from "node:path";
import { contentDir } from "content-kit/read";

/** Special characters of glob patterns, webpack requests, and generated code. */
const MISREAD = /[[\]{}*?!#%'"`\\|<>^$;]|[+@]\(/u;

/** The first folder of a path with such a character. */
const misread = (path: string, separator: string): string | undefined =>
  path.split(separator).find((name) => MISREAD.test(name));

/**
 * Why the site cannot be built here, in one sentence with the fix.
 * @param folders absolute paths of project and content
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

/** Exits with that sentence before anything else is done. */
export const checkFolder = (): void => {
  const problem = folderProblem();
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
};
