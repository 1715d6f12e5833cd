/** Serves Plyr's sprite and styles from the site, copied from the installed package. */
import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** Copies them to `public/plyr`, which Gatsby also serves in develop. */
export const copyPlayerFiles = (folder = resolve("public/plyr")): void => {
  // The package does not export its sprite.
  const styles = createRequire(resolve("package.json")).resolve("plyr/dist/plyr.css");
  mkdirSync(folder, { recursive: true });
  copyFileSync(styles, join(folder, "plyr.css"));
  copyFileSync(join(dirname(styles), "plyr.svg"), join(folder, "plyr.svg"));
};
