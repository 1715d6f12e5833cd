/**
 * Builds the fixture site into `.fixture-site/public` and packages it into `.fixture-site/delivery`: first with other
 * content, then warm. The delivery of the other content, which has neither jobs nor articles nor a published case study
 * and counts visits with Google Analytics, is `.fixture-site/ga4-delivery`. The folder of the builds is left to a journey.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyProject } from "./copy-project";
import { copyContent } from "./copy-site";
import { BUILT, FIXTURE, FIXTURE_PROJECT } from "./project";

const RESULTS = resolve(".fixture-site");

/** Of Gatsby's cache, what takes most space, and is of use in its own folder only. */
const OWN_CACHE = /[\\/]\.cache[\\/](?:webpack|data)$/;

const build = (): void => {
  const { status } = spawnSync(process.execPath, ["--require", "tsx/cjs", "scripts/build.ts"], {
    cwd: FIXTURE_PROJECT,
    stdio: "inherit",
  });
  // A killed process has no status.
  if (status !== 0) process.exit(status ?? 1);
};

/** @throws if the file lacks the text to replace */
const change = (file: string, from: string, to: string): void => {
  const path = join(FIXTURE_PROJECT, "content", file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${path} does not contain "${from}".`);
  writeFileSync(path, text.replace(from, to));
};

const copyResult = (part: string, to = part): void =>
  cpSync(join(FIXTURE_PROJECT, part), join(RESULTS, to), {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !OWN_CACHE.test(path),
  });

const GA4 = "service: ga4\n  id: G-AB12CD34EF";

rmSync(RESULTS, { recursive: true, force: true });
copyProject(FIXTURE_PROJECT, FIXTURE);
// Another language, so that all bundles and pages differ; and a service that sets cookies.
change("pages/about.yaml", "Der Ofen ist kalt", "Der Ofen ist aus");
change("site.yaml", "language: de-DE", "language: en-GB");
// Without jobs and articles; what is left of their texts is not used.
for (const part of ["careers", "blog"]) rmSync(join(FIXTURE_PROJECT, "content", part), { recursive: true });
// A page that is deleted before the next build, with the picture that only it shows.
const deleted = join(FIXTURE_PROJECT, "content/landing/zweiter-ofen.md");
cpSync(join(FIXTURE, "landing/barrierefreiheit.md"), deleted);
appendFileSync(deleted, "\n![Ein zweiter Ofen](../media/second-oven.jpg)\n");
cpSync(join(FIXTURE, "media/laden.jpg"), join(FIXTURE_PROJECT, "content/media/second-oven.jpg"));
// The other case study is a draft.
rmSync(join(FIXTURE_PROJECT, "content/case-studies/schlange-um-sieben.md"));
change("site.yaml", "service: plausible\n  id: kante-korn.example\n  host: https://statistik.kante-korn.example", GA4);
build();
copyResult("delivery", "ga4-delivery");

copyContent(FIXTURE_PROJECT, FIXTURE);
build();
for (const part of BUILT) copyResult(part);
