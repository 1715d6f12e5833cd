/** The fixture site, built cold and warm, with and without gatsby-plugin-fast-builds (support/build-fixture.ts). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest, type Manifest } from "../../src/deploy/manifest";
import { FIXTURE_DELIVERY } from "../support/built-site";
import { changedFiles } from "../support/changed-files";

const manifest = (name: string): Manifest["files"] =>
  (JSON.parse(readFileSync(join(FIXTURE_DELIVERY, `../${name}.json`), "utf8")) as Manifest).files;

const { files: fastWarm } = readManifest(FIXTURE_DELIVERY);

test("a warm build with gatsby-plugin-fast-builds gives the files of a cold build without it, byte for byte", () => {
  expect(changedFiles(fastWarm, manifest("plain-cold"))).toEqual([]);
  expect(Object.keys(fastWarm).length).toBeGreaterThan(100);
});

test("the changes between the builds are in the files", () => {
  const { files } = readManifest(join(FIXTURE_DELIVERY, "../ga4-delivery"));
  const changed = changedFiles(files, fastWarm);
  expect(changed).toContain("about.html");
  expect(changed).toContain("index.html");
});
