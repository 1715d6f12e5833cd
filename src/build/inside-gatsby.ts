import { createRequire } from "node:module";
import { resolve } from "node:path";

/**
 * A module of Gatsby's own, to put something in the place of what it gives: by `require`, as Gatsby itself asks for it. Of what an
 * `import` gives, nothing can be replaced.
 * @param name as one would import it: `gatsby/dist/...`
 */
export const insideGatsby = <Module>(name: string): Module => createRequire(resolve("package.json"))(name) as Module;
