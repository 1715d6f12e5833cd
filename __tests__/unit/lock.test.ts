/** Only one process at a time holds a lock. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LockedError, takeLock } from "../../src/build/delivery/lock";

let folder: string;
const lock = (): string => join(folder, "lock");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the second one is told who holds it, and may have it once it is given back", () => {
  const giveBack = takeLock(lock(), "build");
  expect(() => takeLock(lock(), "build")).toThrow(
    new LockedError(`Another build is running (process ${process.pid}): wait until it is done.`),
  );
  giveBack();
  takeLock(lock(), "build")();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["a process that is gone", () => String(spawnSync(process.execPath, ["--version"]).pid)],
  ["nobody", () => ""],
  ["nonsense", () => "x"],
])("the lock of %s is taken over", (_who, holder) => {
  writeFileSync(lock(), holder());
  takeLock(lock(), "build")();
  expect(readdirSync(folder)).toEqual([]);
});
