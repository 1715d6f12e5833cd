/**
 * `npm run generate`: writes the files that are made from the content model and committed. With `--check` it writes nothing,
 * names the stale ones, and exits 1 where there is one.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { generatedFiles } from "./generated-files";

const stale = generatedFiles().filter(({ path, text }) => !existsSync(path) || readFileSync(path, "utf8") !== text);

if (process.argv.includes("--check")) {
  for (const { path } of stale) console.error(`${path} is stale: run "npm run generate".`);
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const { path, text } of stale) {
  writeFileSync(path, text);
  console.log(`${path} is written.`);
}
if (stale.length === 0) console.log("Every generated file is as it should be.");
