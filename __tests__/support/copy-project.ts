/** A copy of the whole project, in which tests run npm's commands as its users do. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { copySite } from "./copy-site";
import { checksum } from "content-kit/lib/digest";

/** What commands need beside the site's code. */
const COMMANDS = ["scripts", "package-lock.json"];

/** What `npm start` writes when packages are installed. */
const INSTALLED = ".installed-from";

/**
 * Copies code, commands, and `content` as the content folder. Packages are linked one by one, so that no command can
 * change those of the project.
 */
export const copyProject = (folder: string, content: string): void => {
  copySite(folder, content);
  for (const name of COMMANDS) cpSync(name, join(folder, name), { recursive: true, preserveTimestamps: true });
  const packages = join(folder, "node_modules");
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(packages);
  for (const name of readdirSync("node_modules"))
    if (![INSTALLED, ".cache"].includes(name)) symlinkSync(resolve("node_modules", name), join(packages, name));
  writeFileSync(join(packages, INSTALLED), checksum(readFileSync("package-lock.json")));
};
