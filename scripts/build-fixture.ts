/**
 * Builds the site of another business from the fixture's content, with the code as it is: a copy of the code beside that
 * content, so that it has a cache and an output of its own. The result is in `.fixture-site/public`, and as hosts serve it in
 * `.fixture-site/delivery`.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

const FOLDER = resolve(".fixture-site");
const CODE = [
  "src",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "gatsby-browser.tsx",
  "package.json",
  "tsconfig.json",
  "static",
];

mkdirSync(FOLDER, { recursive: true });
for (const name of CODE) {
  rmSync(join(FOLDER, name), { recursive: true, force: true });
  if (existsSync(name)) cpSync(name, join(FOLDER, name), { recursive: true });
}
rmSync(join(FOLDER, "content"), { recursive: true, force: true });
cpSync("__tests__/fixtures/other-agency", join(FOLDER, "content"), { recursive: true });
if (!existsSync(join(FOLDER, "node_modules"))) symlinkSync(resolve("node_modules"), join(FOLDER, "node_modules"));

const run = (program: string, ...args: string[]): void => {
  const { status } = spawnSync(resolve("node_modules/.bin", program), args, { cwd: FOLDER, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
};

run("gatsby", "build");
run("tsx", resolve("scripts/deliver.ts"));
