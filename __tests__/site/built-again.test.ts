/** The fixture's site, built cold and after changes, with and without gatsby-plugin-fast-builds (support/build-fixture.ts). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest, type Manifest } from "../../src/deploy/manifest";
import { FIXTURE_DELIVERY } from "../support/built-site";
import { otherFiles } from "../support/other-files";

const manifest = (name: string): Manifest["files"] =>
  (JSON.parse(readFileSync(join(FIXTURE_DELIVERY, `../${name}.json`), "utf8")) as Manifest).files;

const { files: fastWarm } = readManifest(FIXTURE_DELIVERY);

test("a warm build with gatsby-plugin-fast-builds delivers the files of a cold build without it, byte for byte", () => {
  expect(otherFiles(fastWarm, manifest("plain-cold"))).toEqual([]);
  expect(Object.keys(fastWarm).length).toBeGreaterThan(100);
});

test("a cold build with gatsby-plugin-fast-builds delivers the files of a warm build without it, byte for byte", () => {
  expect(otherFiles(manifest("fast-cold"), manifest("plain-warm"))).toEqual([]);
});

test("a change is in the files of the builds that had it", () => {
  const changed = otherFiles(manifest("fast-cold"), fastWarm);
  expect(changed).toContain("about.html");
  expect(changed).toContain("index.html");
});
