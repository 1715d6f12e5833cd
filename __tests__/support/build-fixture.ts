/**
 * Builds the fixture site into `.fixture-site/public` and packages it into `.fixture-site/delivery`: cold without
 * gatsby-plugin-fast-builds, then cold with it and other content, then warm. The first build's manifest is
 * `.fixture-site/plain-cold.json`, for __tests__/site/rebuild.test.ts; the delivery of the other content, which counts
 * visits with Google Analytics, is `.fixture-site/ga4-delivery`.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { copySite } from "./copy-site";

const FOLDER = resolve(".fixture-site");
const CONTENT = "__tests__/fixtures/other-agency";

/** @param env further variables */
const build = (env: Readonly<Record<string, string>> = {}): void => {
  const { status } = spawnSync(process.execPath, ["--require", "tsx/cjs", resolve("scripts/build.ts")], {
    cwd: FOLDER,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  // A killed process has no status.
  if (status !== 0) process.exit(status ?? 1);
};

/** @throws if the file lacks the text to replace */
const change = (file: string, from: string, to: string): void => {
  const path = join(FOLDER, "content", file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${path} does not contain "${from}".`);
  writeFileSync(path, text.replace(from, to));
};

const clear = (): void => {
  for (const folder of [".cache", "public", "delivery"]) rmSync(join(FOLDER, folder), { recursive: true, force: true });
};

const GA4 = "service: ga4\n  id: G-AB12CD34EF";

copySite(FOLDER, CONTENT);
clear();
build({ GATSBY_PLAIN: "1" });
copyFileSync(join(FOLDER, "delivery/manifest.json"), join(FOLDER, "plain-cold.json"));

// Another language, so that all bundles and pages differ; and a service that sets cookies.
change("pages/about.yaml", "Der Ofen ist kalt", "Der Ofen ist aus");
change("site.yaml", "language: de-DE", "language: en-GB");
change("site.yaml", "service: plausible\n  id: kante-korn.example\n  host: https://statistik.kante-korn.example", GA4);
clear();
build();
rmSync(join(FOLDER, "ga4-delivery"), { recursive: true, force: true });
cpSync(join(FOLDER, "delivery"), join(FOLDER, "ga4-delivery"), { recursive: true });

copySite(FOLDER, CONTENT);
build();
