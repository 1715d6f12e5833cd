/** `npm start`: installs what is missing, builds the site from content/, and serves it. */
import { statSync } from "node:fs";
import { relative, resolve } from "node:path";
import { installPackages, run } from "./lib/install.mjs";

// Said before packages are installed, which takes minutes. The content reader itself needs them.
const folder = resolve(process.env.SITE_CONTENT || "content");
if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(`The content folder ${relative(process.cwd(), folder)} does not exist, or is a file.`);
  console.error("Fix: correct SITE_CONTENT, or leave it out for the folder content.");
  // Like run(), which ends with the first command that fails.
  process.exit(1);
}
installPackages();
run("npm", ["run", "--silent", "build"]);
run("npm", ["run", "--silent", "serve"]);
