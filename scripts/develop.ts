/** `npm run develop`: the site at http://localhost:8000. Passes its arguments to `gatsby develop`. */
import { runDevelop } from "./lib/run-develop";

void runDevelop("develop", process.argv.slice(2));
