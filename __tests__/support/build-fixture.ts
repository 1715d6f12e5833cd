/**
 * Builds the site of another business from the fixture's content, with the code as it is. The result is in
 * `.fixture-site/public`, and as hosts serve it in `.fixture-site/delivery`. Before, it is built from what builds of other content
 * have left, as with whoever works on a site; what was delivered then is told in `.fixture-site/built-again.json`.
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
  // Who was killed leaves no status.
  if (status !== 0) process.exit(status ?? 1);
};

/** @throws where the file does not say what is to be changed */
const change = (file: string, from: string, to: string): void => {
  const path = join(FOLDER, "content", file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${path} has no "${from}" that could be changed.`);
  writeFileSync(path, text.replace(from, to));
};

const forget = (): void => {
  for (const folder of [".cache", "public", "delivery"]) rmSync(join(FOLDER, folder), { recursive: true, force: true });
};

// In another language, and with other typefaces.
copySite(FOLDER, CONTENT);
forget();
change("site.yaml", "language: de-DE", "language: en-GB");
build();

// Bundles and pages are made anew.
copySite(FOLDER, CONTENT);
change("pages/about.yaml", "Der Ofen ist kalt", "Der Ofen ist aus");
build();

// One page is made anew, and no bundle.
copySite(FOLDER, CONTENT);
build();
copyFileSync(join(FOLDER, "delivery/manifest.json"), join(FOLDER, "built-again.json"));

forget();
build();
