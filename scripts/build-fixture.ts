/**
 * Builds the site of another business from the fixture's content, with the code as it is. The result is in
 * `.fixture-site/public`, and as hosts serve it in `.fixture-site/delivery`.
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { copySite } from "./copy-site";

const FOLDER = resolve(".fixture-site");

copySite(FOLDER, "__tests__/fixtures/other-agency");

const { status } = spawnSync(resolve("node_modules/.bin/tsx"), [resolve("scripts/build.ts")], {
  cwd: FOLDER,
  stdio: "inherit",
});
process.exit(status ?? 1);
