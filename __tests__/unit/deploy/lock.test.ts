/** Only one process at a time holds a lock. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LockedError, takeLock } from "../../../src/deploy/lock";

let folder: string;
const lock = (): string => join(folder, "lock");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the second process learns who holds the lock, and gets it once released", () => {
  const giveBack = takeLock(lock(), "build");
  expect(() => takeLock(lock(), "build")).toThrow(
    new LockedError(`Another build is running (process ${process.pid}): wait for it to finish.`),
  );
  giveBack();
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
    // The shell execs a program that never reaps its children.
    parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 600"]);
    const child = await new Promise<string>((said) =>
      parent?.stdout?.once("data", (text) => said(String(text).trim())),
    );
    const stat = (): string[] => readFileSync(`/proc/${child}/stat`, "latin1").split(" ");
    while (stat()[2] !== "Z") await new Promise((next) => setTimeout(next, 10));
    writeFileSync(lock(), `${child} ${stat()[21]}`);
    takeLock(lock(), "build")();
    expect(readdirSync(folder)).toEqual([]);
  });

  test("a lock whose process id was reused is taken over", () => {
    writeFileSync(lock(), `${process.pid} 1`);
    takeLock(lock(), "build")();
    expect(readdirSync(folder)).toEqual([]);
  });
});
