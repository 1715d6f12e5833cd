/** Versions of the fixture site: its built pages with one change each, packaged by the product. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { packageSite } from "site-delivery/deploy/package-site";
import { readHostedSite } from "../../src/site/hosted-site";
import { FIXTURE_SITE } from "./built-site";

const TODAY = new Date("2026-06-15T12:00:00Z");
const TITLE = "Wir kennen den Unterschied";

/** What is deployed like other files, but takes half of the time. */
const LEFT_OUT = /[\\/](?:pagefind|social)$|[\\/]static[\\/].*\.(?:avif|webp)$/;
/** What only a browser needs, and pages of lists: without them, deploys take a third of the time. */
const FOR_VISITORS =
  /[\\/](?:~partytown|plyr)$|[\\/]static[\\/].*\.js(?:\.map)?$|[\\/](?:blog|case-studies|industries|locations|podcast)[\\/]/;

export interface PackagedVersions {
  /** The folder of a version's delivery. */
  deliveryOf: (version: string) => string;
  remove: () => void;
}

/** What a version's page /about says. */
export const aboutOf = (version: string): string => `Version ${version}`;
/** A script that only this version has, as a path in the site's folder. */
export const scriptOf = (version: string): string => `static/js/only-${version}.js`;

/**
 * Packages one delivery for each version.
 * @param changing changes the built site before a version is packaged
 * @param isVisited false to leave out what no deploy tells from the rest
 */
export const packageVersions = async (
  versions: readonly string[],
  changing: (version: string, output: string) => void = () => undefined,
  isVisited = true,
): Promise<PackagedVersions> => {
  const root = mkdtempSync(join(tmpdir(), "versions-"));
  const [output, delivery] = [join(root, "public"), join(root, "delivery")];
  const about = join(output, "about/index.html");
  cpSync(FIXTURE_SITE, output, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(path) && (isVisited || !FOR_VISITORS.test(path)),
  });
  const original = readFileSync(about, "utf8");
  if (!original.includes(TITLE)) throw new Error(`${about} does not contain "${TITLE}".`);
  process.env["SITE_CONTENT"] = resolve("__tests__/fixtures/other-agency");
  for (const version of versions) {
    writeFileSync(about, original.replaceAll(TITLE, aboutOf(version)));
    for (const other of versions) rmSync(join(output, scriptOf(other)), { force: true });
    writeFileSync(join(output, scriptOf(version)), `"${version}"`);
    changing(version, output);
    await packageSite(output, delivery, readHostedSite(output), TODAY);
    cpSync(delivery, join(root, version), { recursive: true, preserveTimestamps: true });
  }
  delete process.env["SITE_CONTENT"];
  return { deliveryOf: (version) => join(root, version), remove: () => rmSync(root, { recursive: true, force: true }) };
};
