/**
 * The fixture site is built warm, after other content (support/build-fixture.ts). __tests__/journeys/content-errors.ts
 * compares it with a build without a cache.
 */
import { join } from "node:path";
import { readManifest } from "../../src/deploy/manifest";
import { FIXTURE_DELIVERY } from "../support/built-site";
import { changedFiles } from "../support/changed-files";

test("the changes between the builds are in the files", () => {
  const { files: before } = readManifest(join(FIXTURE_DELIVERY, "../ga4-delivery"));
  const changed = changedFiles(before, readManifest(FIXTURE_DELIVERY).files);
  expect(changed).toContain("about.html");
  expect(changed).toContain("index.html");
});
