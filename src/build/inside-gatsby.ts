import { createRequire } from "node:module";
import { resolve } from "node:path";

/**
 * A module of Gatsby's own, or of one of its packages, to put something in the place of what it gives: by `require`, as Gatsby itself
 * asks for it. Of what an `import` gives, nothing can be replaced.
 * @param name as one would import it: `gatsby/dist/...`
 */
export const insideGatsby = <Module>(name: string): Module => {
  const gatsby = createRequire(resolve("package.json")).resolve("gatsby/package.json");
  return createRequire(gatsby)(name) as Module;
};
