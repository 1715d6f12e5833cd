/** The fixture's site, built from what builds of other content had left (__tests__/support/build-fixture.ts). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest, type Manifest } from "../../src/deploy/manifest";
import { FIXTURE_DELIVERY } from "../support/built-site";
import { otherFiles } from "../support/other-files";

test("is the same as built from nothing, byte for byte", () => {
  const { files } = readManifest(FIXTURE_DELIVERY);
  const again = JSON.parse(readFileSync(join(FIXTURE_DELIVERY, "../built-again.json"), "utf8")) as Manifest;
  expect(otherFiles(again.files, files)).toEqual([]);
  expect(Object.keys(files).length).toBeGreaterThan(100);
});
