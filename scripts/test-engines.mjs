/** `npm run test:engines`: a visitor's way in Firefox and WebKit, on the fixture site. Passes its arguments to Jest. */
import { installEngines, installPackages, installTestTools, run } from "./lib/install.mjs";

installPackages();
installTestTools();
installEngines();
run("npx", ["tsx", "__tests__/support/build-fixture.ts"]);
run("npx", ["jest", "--selectProjects", "engines", ...process.argv.slice(2)], { ENGINES: "1" });
