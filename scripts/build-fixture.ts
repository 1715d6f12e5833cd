/**
 * Builds the site of another business from the fixture's content, with the code as it is. The result is in
 * `.fixture-site/public`, and as hosts serve it in `.fixture-site/delivery`. It is what builds of other content have left, one
 * after the other, as with whoever works on a site; what a build from nothing delivers is told in `.fixture-site/from-nothing.json`.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { copySite } from "./copy-site";

const FOLDER = resolve(".fixture-site");
const CONTENT = "__tests__/fixtures/other-agency";

const build = (): void => {
  const { status } = spawnSync(process.execPath, ["--require", "tsx/cjs", resolve("scripts/build.ts")], {
    cwd: FOLDER,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
};

/** @throws where the file does not say what is to be changed */
const change = (file: string, from: string, to: string): void => {
  const path = join(FOLDER, "content", file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${path} has no "${from}" that could be changed.`);
  writeFileSync(path, text.replace(from, to));
};

copySite(FOLDER, CONTENT);
for (const folder of [".cache", "public", "delivery"]) rmSync(join(FOLDER, folder), { recursive: true, force: true });
build();
copyFileSync(join(FOLDER, "delivery/manifest.json"), join(FOLDER, "from-nothing.json"));

// Every page has another language, and other typefaces.
change("site.yaml", "language: de-DE", "language: en-GB");
build();

// Bundles and pages are made anew, but for one page.
copySite(FOLDER, CONTENT);
change("pages/about.yaml", "Der Ofen ist kalt", "Der Ofen ist aus");
build();

// One page is made anew, and no bundle.
copySite(FOLDER, CONTENT);
build();
