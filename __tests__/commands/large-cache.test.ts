/** The cache of a very large site; apart from the other tests of the seal, as it takes seconds. */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isSealed, seal } from "../../src/deploy/seal";

const cache = mkdtempSync(join(tmpdir(), "cache-"));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

test("the database of 100,000 pages, greater than what Node reads at once, is sealed like any other", () => {
  const database = join(cache, "data/datastore/data.mdb");
  mkdirSync(join(cache, "data/datastore"), { recursive: true });
  writeFileSync(database, "nodes");
  // The rest is a hole in the file, which takes no place on the disk.
  truncateSync(database, 2 ** 31 + 1);
  seal(cache);
  expect(isSealed(cache)).toBe(true);
});
