/** The committed fonts are reproducible. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { cutTypefaces } from "../../scripts/lib/subset-fonts";

const root = resolve(__dirname, "../..");

test("are the output of npm run generate", async () => {
  const stale = (await cutTypefaces()).filter(({ path, bytes }) => {
    const file = join(root, path);
    return !existsSync(file) || !bytes.equals(readFileSync(file));
  });
  expect(stale.map(({ path }) => `${path} is stale: run npm run generate and commit what it writes`)).toEqual([]);
});
