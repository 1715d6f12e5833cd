/** `npm start`: installs what is missing, builds the site from content/, and serves it. */
import { installPackages, run } from "./lib/install.mjs";

installPackages();
run("npm", ["run", "--silent", "build"]);
run("npm", ["run", "--silent", "serve"]);
