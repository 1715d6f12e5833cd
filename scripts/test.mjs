/**
 * `npm test`: installs what is missing, builds the site and the fixture site, then runs all tests.
 * Passes its arguments to Jest: `npm test -- --selectProjects browser`.
 */
import { installPackages, installTestTools, run, runTogether } from "./lib/install.mjs";

installPackages();
installTestTools();
// Each build has phases that keep one core busy only.
await runTogether(["npm", "run", "--silent", "build"], ["npx", "tsx", "__tests__/support/build-fixture.ts"]);
run("npx", ["jest", ...process.argv.slice(2)]);
