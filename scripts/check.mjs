/** `npm run check`: types, lint, format and unused code side by side, then the quick tests. */
import { run, runTogether } from "./lib/install.mjs";

const CHECKS = ["check:lint", "check:types", "check:format", "check:unused"];
await runTogether(...CHECKS.map((name) => ["npm", "run", "--silent", name]));
run("npm", ["run", "--silent", "test:quick"]);
