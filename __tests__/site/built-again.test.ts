/** The fixture's site, built cold and after changes, with and without gatsby-plugin-fast-builds (support/build-fixture.ts). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest, type Manifest } from "../../src/deploy/manifest";
import { FIXTURE_DELIVERY } from "../support/built-site";
import { otherFiles } from "../support/other-files";

const manifest = (name: string): Manifest["files"] =>
  (JSON.parse(readFileSync(join(FIXTURE_DELIVERY, `../${name}.json`), "utf8")) as Manifest).files;

const { files: cold } = readManifest(FIXTURE_DELIVERY);

test("a warm build delivers the same files as a cold one, byte for byte", () => {
  expect(otherFiles(manifest("fast-two"), cold)).toEqual([]);
  expect(Object.keys(cold).length).toBeGreaterThan(100);
});

test("without gatsby-plugin-fast-builds the same files are delivered, cold and after a change", () => {
  expect(otherFiles(manifest("plain-one"), manifest("fast-one"))).toEqual([]);
  expect(otherFiles(manifest("plain-two"), cold)).toEqual([]);
});

test("a change is in the files of the builds that had it", () => {
  expect(otherFiles(manifest("fast-one"), cold)).toContain("about.html");
});
