/** Plyr's sprite and styles are served by the site itself, copied from the package so that they fit its version. */
import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** Copies them to `public/plyr`, which Gatsby serves while developing, too. */
export const copyPlayerFiles = (folder = resolve("public/plyr")): void => {
  // The package does not export its sprite by name, so it is found beside the styles.
  const styles = createRequire(resolve("package.json")).resolve("plyr/dist/plyr.css");
  mkdirSync(folder, { recursive: true });
  copyFileSync(styles, join(folder, "plyr.css"));
  copyFileSync(join(dirname(styles), "plyr.svg"), join(folder, "plyr.svg"));
};
