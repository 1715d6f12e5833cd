/** Whether a cache is as a finished build left it. */
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { breakSeal, isSealed, seal, sealAgain } from "../../../src/deploy/seal";

let cache: string;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), "cache-"));
  for (const folder of ["redux", "data/datastore", "worker"]) mkdirSync(join(cache, folder), { recursive: true });
  writeFileSync(join(cache, "redux/redux.state"), "what Gatsby remembers");
  writeFileSync(join(cache, "data/datastore/data.mdb"), "nodes");
  seal(cache);
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

test("what a finished build left is trusted", () => {
  expect(isSealed(cache)).toBe(true);
});

test.each([
  ["a file that was cut off", () => truncateSync(join(cache, "redux/redux.state"), 4)],
  ["another byte", () => writeFileSync(join(cache, "data/datastore/data.mdb"), "nudes")],
  ["a file that is gone", () => rmSync(join(cache, "redux/redux.state"))],
  ["a file that came to it", () => writeFileSync(join(cache, "redux/redux.node.state"), "")],
  ["a build that has begun since", () => breakSeal(cache)],
  ["no seal", () => rmSync(join(cache, "sealed"))],
])("a cache with %s is not", (_what, happen) => {
  happen();
  expect(isSealed(cache)).toBe(false);
});

test("what is written anew by each build, or by reading, does not break the seal", () => {
  writeFileSync(join(cache, "worker/output.js"), "");
  appendFileSync(join(cache, "data/datastore/lock.mdb"), "reader");
  expect(isSealed(cache)).toBe(true);
});

test("a build that stopped before it touched the cache leaves it sealed; one that did not, does not", () => {
  sealAgain(cache, breakSeal(cache));
  expect(isSealed(cache)).toBe(true);
  const before = breakSeal(cache);
  truncateSync(join(cache, "redux/redux.state"), 4);
  sealAgain(cache, before);
  expect(isSealed(cache)).toBe(false);
});
