/** Only one process at a time holds a lock. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LockedError, takeLock } from "../lib/lock";

let folder: string;
const name = (): string => join(folder, ".lock");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the second one learns who holds the lock, and gets it once released", () => {
  const lock = takeLock(name());
  expect(() => takeLock(name())).toThrow(LockedError);
  expect(() => takeLock(name())).toThrow(`(process ${process.pid}): wait for it to finish, or stop it.`);
  lock.release();
  takeLock(name()).release();
  expect(readdirSync(folder)).toEqual([]);
});

test("a shared lock is held until the child has ended, whatever happens to its parent", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  writeFileSync(`${name()}-${child.pid}`, "");
  expect(() => takeLock(name())).toThrow(`(process ${child.pid}): wait for it`);
  expect(readdirSync(folder)).toEqual([`.lock-${child.pid}`]);
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
  const lock = takeLock(name());
  lock.share(child.pid);
  expect(readdirSync(folder).length).toBe(2);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test("a lock of a process that is gone, or had this one's number, is taken over", () => {
  for (const pid of [spawnSync(process.execPath, ["--version"]).pid, process.pid]) {
    writeFileSync(`${name()}-${pid}`, "");
    takeLock(name()).release();
    expect(readdirSync(folder)).toEqual([]);
  }
});
