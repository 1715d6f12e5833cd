/** Deliveries that are killed, or run out of disk space. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { differences, readManifest } from "site-delivery/deploy/manifest";
import { FIXTURE_SITE } from "../support/built-site";
import { randomAt, SEED } from "../support/seeded-random";

jest.setTimeout(600_000);

const CHILD = ["--import", "tsx", resolve("__tests__/support/packaging-process.ts")];
const KILLS = Number(process.env["FAULT_KILLS"] ?? (process.env["FAULTS"] === "all" ? 20 : 3));

let root: string;
let usual: number;
let clean: string;

const environment = { ...process.env, SITE_CONTENT: resolve("__tests__/fixtures/other-agency"), NODE_OPTIONS: "" };

/** Starts a delivery. */
const begin = async (to: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [...CHILD, FIXTURE_SITE, to], { env: environment });
  await new Promise((begun) => child.stdout.once("data", begun));
  return child;
};

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done(child.exitCode);
    else child.once("exit", done);
  });

const manifestOf = (delivery: string): string => readFileSync(join(delivery, "manifest.json"), "utf8");

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "delivery-"));
  clean = join(root, "clean");
  const child = await begin(clean);
  const start = Date.now();
  expect(await ended(child)).toBe(0);
  usual = Date.now() - start;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a clean delivery is complete", () => {
  expect(differences(clean)).toEqual([]);
  expect(Object.keys(readManifest(clean).files).length).toBeGreaterThan(100);
});

test(`a delivery killed at ${KILLS} random moments and repeated equals a clean one (FAULT_SEED=${SEED})`, async () => {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // Every other one updates a delivery that lacks a few files.
    const to = join(root, `killed-${kill}`);
    if (kill % 2 === 0) {
      cpSync(clean, to, { recursive: true });
      rmSync(join(to, "site/page-data"), { recursive: true });
    }
    const child = await begin(to);
    await new Promise((next) => setTimeout(next, randomAt(kill) * usual));
    const gone = ended(child);
    child.kill("SIGKILL");
    await gone;
    expect(await ended(await begin(to))).toBe(0);
    expect(differences(to)).toEqual([]);
    expect(manifestOf(to)).toBe(manifestOf(clean));
    rmSync(to, { recursive: true });
  }
});

test("a full disk is reported, and the incomplete delivery cannot be deployed", () => {
  const { stdout, stderr } = spawnSync(
    "unshare",
    [
      ...["--map-root-user", "--mount", "sh", "-c"],
      // A tmpfs of 1 MB for this process.
      'mkdir "$1" && mount -t tmpfs -o size=1m tmpfs "$1" && "$2" $3 "$4" "$1"; echo "ended with $?"; ls "$1"',
      ...["sh", join(root, "small"), process.execPath, CHILD.join(" "), FIXTURE_SITE],
    ],
    { encoding: "utf8", env: environment },
  );
  expect(stderr).toContain("ENOSPC");
  expect(stdout).toContain("ended with 1");
  expect(stdout).not.toContain("manifest.json");
});
