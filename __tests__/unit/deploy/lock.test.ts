/** Only one process at a time holds a lock. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { LockedError, passLock, takeLock } from "../../../src/deploy/lock";

let folder: string;
const lock = (): string => join(folder, "lock");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the second process learns who holds the lock, and gets it once released", () => {
  const giveBack = takeLock(lock(), "build");
  expect(() => takeLock(lock(), "build")).toThrow(
    new LockedError(`Another build is running (process ${process.pid}): wait for it to finish, or stop it.`),
  );
  giveBack();
  takeLock(lock(), "build")();
  expect(readdirSync(folder)).toEqual([]);
});

test("a lock that was passed to a child is held until the child has ended, whatever happens to its parent", async () => {
  takeLock(lock(), "build");
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  passLock(lock(), child.pid ?? 0, "npm run edit");
  expect(() => takeLock(lock(), "build")).toThrow(
    new LockedError(`Another npm run edit is running (process ${child.pid}): wait for it to finish, or stop it.`),
  );
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
  takeLock(lock(), "build")();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["a process that is gone", () => String(spawnSync(process.execPath, ["--version"]).pid)],
  ["nobody", () => ""],
  ["nonsense", () => "x"],
])("a lock of %s is taken over", (_who, holder) => {
  writeFileSync(lock(), holder());
  takeLock(lock(), "build")();
  expect(readdirSync(folder)).toEqual([]);
});

const onLinux = process.platform === "linux" ? describe : describe.skip;

onLinux("where the system tells more of a process than its number", () => {
  let parent: ChildProcess | undefined;
  afterEach(() => parent?.kill());

  test("a lock of a zombie process is taken over", async () => {
    // The shell becomes a program that never reaps its children. Its child lives until then: a shell would reap it.
    const shell = spawn("sh", ["-c", "cat <&3 & echo $!; exec sleep 600 3<&-"], {
      stdio: ["ignore", "pipe", "inherit", "pipe"],
    });
    parent = shell;
    const child = await new Promise<string>((said) => shell.stdout?.once("data", (text) => said(String(text).trim())));
    const stat = (pid: string | number | undefined): string[] => readFileSync(`/proc/${pid}/stat`, "latin1").split(" ");
    const until = async (holds: () => boolean): Promise<void> => {
      while (!holds()) await new Promise((next) => setTimeout(next, 10));
    };
    await until(() => stat(shell.pid)[1] === "(sleep)");
    (shell.stdio[3] as Writable).destroy();
    await until(() => stat(child)[2] === "Z");
    writeFileSync(lock(), `${child} ${stat(child)[21]}`);
    takeLock(lock(), "build")();
    expect(readdirSync(folder)).toEqual([]);
  });

  test("a lock whose process id was reused is taken over", () => {
    writeFileSync(lock(), `${process.pid} 1`);
    takeLock(lock(), "build")();
    expect(readdirSync(folder)).toEqual([]);
  });
});
