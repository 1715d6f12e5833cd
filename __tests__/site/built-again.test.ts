/** The fixture's site, which was built from what builds of other content have left (scripts/build-fixture.ts). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest, type Manifest } from "../../src/build/delivery/manifest";
import { FIXTURE_DELIVERY } from "../support/built-site";

test("is the same as one that is built from nothing, byte for byte", () => {
  const { files } = readManifest(FIXTURE_DELIVERY);
  const fromNothing = JSON.parse(readFileSync(join(FIXTURE_DELIVERY, "../from-nothing.json"), "utf8")) as Manifest;
  const names = [...new Set([...Object.keys(files), ...Object.keys(fromNothing.files)])];
  expect(names.filter((name) => files[name]?.sha256 !== fromNothing.files[name]?.sha256)).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
});
