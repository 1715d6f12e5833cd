/** Deploys, and what can go wrong during one. */
import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { deploy, rollBack, STEPS } from "../../src/deploy/deploy";
import { differences } from "../../src/deploy/manifest";
import { writeDelivery, writeVersion, pagesOf } from "../support/small-delivery";

const CHILD = ["--import", "tsx", resolve("__tests__/support/deploy-process.ts")];
const SEVERAL_PROCESSES = 60_000;

let root: string;
let delivery: string;
let to: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "deploy-"));
  delivery = join(root, "delivery");
  to = join(root, "www");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const put = (version: string, pages?: number, fewerPages = false): string => {
  writeVersion(delivery, version, pages);
  return deploy({ delivery, to, fewerPages });
};

const online = (file: string): string | null => {
  const path = join(to, "current/site", file);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
};

const releases = (): string[] => readdirSync(join(to, "releases")).sort();

/** Expects a complete version online. */
const expectOnline = (version: string): void => {
  expect(online("index.html")).toBe(`<p>index of ${version}</p>`);
  const missing = differences(join(to, "current")).filter((sentence) => !sentence.endsWith("is not in the manifest."));
  expect(missing).toEqual([]);
};

const inAProcess = (...more: string[]): ReturnType<typeof spawnSync> =>
  spawnSync(process.execPath, [...CHILD, delivery, to, ...more], { encoding: "utf8" });

test("the first deploy puts the site online, with the nginx configuration", () => {
  const release = put("a");
  expectOnline("a");
  expect(release).toMatch(/^0001-[0-9a-f]{12}$/);
  expect(readFileSync(join(to, "current/nginx.conf"), "utf8")).toContain("location");
  expect(readdirSync(to).sort()).toEqual(["current", "releases"]);
});

test("pages opened during the last releases find their scripts, but removed pages are gone", () => {
  for (const version of ["a", "b", "c", "d", "e"]) put(version);
  expect(["a", "b", "c", "d", "e"].map((version) => online(`static/js/app-${version}.js`))).not.toContain(null);
  put("f");
  expect(online("static/js/app-a.js")).toBeNull();
  expect(online("static/js/app-b.js")).toBe('"b"');
  put("g", 9);
  expect(online("page-8.html")).toBeNull();
});

test("an unchanged file keeps its modification time, and so its Last-Modified", () => {
  put("a");
  const before = statSync(join(to, "current/site/static/js/shared-1.js"));
  put("b");
  const after = statSync(join(to, "current/site/static/js/shared-1.js"));
  expect([after.mtimeMs, after.ino]).toEqual([before.mtimeMs, before.ino]);
});

test("a damaged file of the current release is not reused", () => {
  put("a");
  writeFileSync(join(to, "current/site/static/js/shared-1.js"), "broken");
  put("b");
  expect(online("static/js/shared-1.js")).toBe('"shared"');
});

test("the last five releases are kept", () => {
  for (const version of ["a", "b", "c", "d", "e", "f", "g"]) put(version);
  expect(releases().map((name) => Number(name.slice(0, 4)))).toEqual([3, 4, 5, 6, 7]);
});

test.each([
  ["a file is missing", () => rmSync(join(delivery, "site/page-3.html")), "page-3.html is missing."],
  [
    "a file was changed",
    () => appendFileSync(join(delivery, "site/page-3.html"), "!"),
    "page-3.html is not as it was built.",
  ],
  [
    "a file was added",
    () => writeFileSync(join(delivery, "site/draft.html"), ""),
    "draft.html is not in the manifest.",
  ],
])("a delivery is refused if %s", (_what, change, sentence) => {
  put("a");
  writeVersion(delivery, "b");
  change();
  expect(() => deploy({ delivery, to })).toThrow(sentence);
  expectOnline("a");
});

test("a folder that is not a delivery is refused, with a fix", () => {
  expect(() => deploy({ delivery, to })).toThrow('Run "npm run build" first.');
});

test("a build with over a tenth fewer pages is refused, unless intended", () => {
  put("a", 100);
  put("b", 90);
  expectOnline("b");
  expect(() => put("c", 80)).toThrow("The site online has 90 pages, this build 80: more than a tenth would be gone.");
  expectOnline("b");
  put("d", 80, true);
  expectOnline("d");
});

test("a rollback is one command, and open pages still find their scripts", () => {
  put("a");
  put("b");
  put("c");
  rollBack(to);
  expectOnline("b");
  expect(online("static/js/app-c.js")).toBe('"c"');
  put("d");
  expectOnline("d");
  rollBack(to);
  expectOnline("b");
  rollBack(to);
  expectOnline("a");
  expect(() => rollBack(to)).toThrow("There is no earlier release to go back to.");
  expectOnline("a");
});

describe("a deploy that is killed", () => {
  test.each(STEPS)(
    'before "%s" leaves a whole site, and the next one puts all in order',
    (step) => {
      put("a");
      writeVersion(delivery, "b");
      expect(inAProcess("die", step).signal).toBe("SIGKILL");
      expectOnline(STEPS.indexOf(step) > STEPS.indexOf("switch") ? "b" : "a");
      put("c");
      expectOnline("c");
      expect(readdirSync(to).sort()).toEqual(["current", "releases"]);
      expect(releases().filter((name) => !/^\d{4}-/.test(name))).toEqual([]);
    },
    SEVERAL_PROCESSES,
  );
});

test(
  "of two concurrent deploys, the second reports the first, and changes nothing",
  async () => {
    put("a");
    writeVersion(delivery, "b");
    const first = spawn(process.execPath, [...CHILD, delivery, to, "wait", "copy"]);
    await new Promise((done) => first.stdout.once("data", done));
    const second = inAProcess();
    expect([second.status, second.stderr]).toEqual([
      1,
      `Another deploy is running (process ${first.pid}): wait for it to finish, or stop it.\n`,
    ]);
    expectOnline("a");
    const ended = new Promise((done) => first.once("exit", done));
    first.kill("SIGKILL");
    await ended;
    put("c");
    expectOnline("c");
  },
  SEVERAL_PROCESSES,
);

test(
  "a write that fails for want of space leaves the site online unchanged",
  () => {
    put("a");
    const large = join(root, "large");
    writeDelivery(large, { ...pagesOf("b"), "large.json": "x".repeat(4_000_000) });
    // The system refuses larger files than 1 MiB (blocks of 512 bytes), as it refuses writes to a full disk.
    const { stderr } = spawnSync(
      "sh",
      ["-c", 'ulimit -f 2048 && exec "$@"', "sh", process.execPath, ...CHILD, large, to],
      { encoding: "utf8" },
    );
    expect(stderr).toContain("EFBIG");
    expectOnline("a");
    expect([...readdirSync(to), ...releases()].join(" ")).not.toMatch(/unfinished|0002|\.lock|next/);
  },
  SEVERAL_PROCESSES,
);
