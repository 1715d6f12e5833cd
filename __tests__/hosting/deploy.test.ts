/** Deploys, and what can go wrong during one. __tests__/journeys/deploy.ts has the whole way from the content. */
import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  watch,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { deploy, rollBack, STEPS } from "../../src/deploy/deploy";
import { damages, differences, readManifest } from "../../src/deploy/manifest";
import { pageChanges } from "../../src/deploy/page-changes";
import { walkDir } from "../../src/lib/walk-dir";
import { aboutOf, packageVersions, scriptOf, type PackagedVersions } from "../support/packaged-versions";

const CHILD = ["--require", "tsx/cjs", resolve("__tests__/support/deploy-process.ts")];
const SEVERAL_PROCESSES = 60_000;
const SEVEN = ["a", "b", "c", "d", "e", "f", "g"] as const;
/** Versions that lack pages, two of 36 and then six. */
const FEWER: Readonly<Record<string, readonly string[]>> = {
  slim: ["impressum", "datenschutz"],
  slimmer: ["blog", "podcast", "careers", "contact"],
};

let versions: PackagedVersions;
let root: string;
let to: string;

beforeAll(async () => {
  versions = await packageVersions([...SEVEN, ...Object.keys(FEWER)], (version) => FEWER[version] ?? []);
}, 120_000);
afterAll(() => versions.remove());

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "deploy-"));
  to = join(root, "www");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Deploys a version. @returns the release */
const put = async (version: string, fewerPages = false): Promise<string> =>
  (await deploy({ delivery: versions.deliveryOf(version), to, fewerPages })).release;

/** A copy of a version's delivery, to change. */
const copyOf = (version: string): string => {
  const copy = join(root, `copy-of-${version}`);
  cpSync(versions.deliveryOf(version), copy, { recursive: true });
  return copy;
};

const online = (file: string): string | null => {
  const path = join(to, "current/site", file);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
};

const releases = (): string[] => readdirSync(join(to, "releases")).sort();

/** Expects a complete version online. */
const expectOnline = (version: string): void => {
  expect(online("about.html")).toContain(aboutOf(version));
  expect(damages(join(to, "current"))).toEqual([]);
};

const inAProcess = (delivery: string, ...more: string[]): ReturnType<typeof spawnSync> =>
  spawnSync(process.execPath, [...CHILD, delivery, to, ...more], { encoding: "utf8" });

test("pages opened during the last releases find their scripts, but removed pages are gone", async () => {
  for (const version of ["a", "b", "c", "d", "e"]) await put(version);
  expect(["a", "b", "c", "d", "e"].map((version) => online(scriptOf(version)))).not.toContain(null);
  await put("f");
  expect(online(scriptOf("a"))).toBeNull();
  expect(online(scriptOf("b"))).toBe('"b"');
  await put("slim");
  expect(online("impressum.html")).toBeNull();
});

test("an unchanged file keeps its modification time, and so its Last-Modified", async () => {
  await put("a");
  const before = statSync(join(to, "current/site/index.html"));
  await put("b");
  const after = statSync(join(to, "current/site/index.html"));
  expect([after.mtimeMs, after.ino]).toEqual([before.mtimeMs, before.ino]);
});

describe("a damaged release", () => {
  test("is not reused by the next one", async () => {
    await put("a");
    writeFileSync(join(to, "current/site/index.html"), "broken");
    await put("b");
    expectOnline("b");
  });

  test("is replaced by a deploy of the same delivery", async () => {
    await put("a");
    truncateSync(join(to, "current/site/about.html"), 10);
    const said: string[] = [];
    await deploy({ delivery: versions.deliveryOf("a"), to, report: (sentence) => said.push(sentence) });
    expect(said[0]).toMatch(/^Release 0001-\w+ is damaged on the disk: the delivery is deployed again\.$/);
    expectOnline("a");
  });

  test.each(["manifest.json", "rules.json", "release.json", "site/about.html", "nginx.conf"])(
    "without %s does not keep the next one from going online",
    async (name) => {
      await put("a");
      rmSync(join(to, "current", name));
      await put("b");
      expectOnline("b");
    },
  );

  test("is not rolled back to", async () => {
    await put("a");
    rmSync(join(to, "current/nginx.conf"));
    await put("b");
    await expect(rollBack(to)).rejects.toThrow(/^Release 0001-\w+ is damaged on the disk\./);
    expectOnline("b");
  });
});

test("the last five releases are kept, and the one before the one online", async () => {
  for (const version of SEVEN) await put(version);
  const numbers = (): number[] => releases().map((name) => Number(name.slice(0, 4)));
  expect(numbers()).toEqual([3, 4, 5, 6, 7]);
  await rollBack(to, "0003");
  await put("g");
  await put("f");
  expect(numbers()).toEqual([5, 6, 7, 8, 9]);
  await rollBack(to, "0005");
  await put("g");
  expect(numbers()).toEqual([5, 6, 7, 8, 9, 10]);
  await rollBack(to);
  expectOnline("e");
});

describe("a delivery with a change in any of its files", () => {
  const changeAll = (change: (file: string) => void): string[] => {
    const copy = copyOf("b");
    for (const name of walkDir(copy)) if (name !== "manifest.json") change(join(copy, name));
    return differences(copy).sort();
  };
  const all = (sentence: string): string[] =>
    walkDir(versions.deliveryOf("b"))
      .filter((name) => name !== "manifest.json")
      .map((name) => `${name} ${sentence}`)
      .sort();

  test.each<[what: string, change: (file: string) => void, sentence: string]>([
    [
      "a byte is another",
      (file) => {
        const bytes = readFileSync(file);
        bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
        writeFileSync(file, bytes);
      },
      "is not as it was built.",
    ],
    ["a byte was added", (file) => appendFileSync(file, "\n"), "is not as it was built."],
    ["the last byte is missing", (file) => truncateSync(file, statSync(file).size - 1), "is not as it was built."],
    ["it is empty", (file) => truncateSync(file), "is not as it was built."],
    ["it was removed", (file) => rmSync(file), "is missing."],
  ])("is recognized in each: %s", (_, change, sentence) => {
    expect(changeAll(change)).toEqual(all(sentence));
  });

  test.each(["state.json", "notes.txt", "other/notes.txt", "site/draft.html", "site/.draft.html.swp"])(
    "is recognized: %s was added",
    (name) => {
      const copy = copyOf("b");
      mkdirSync(join(copy, name, ".."), { recursive: true });
      writeFileSync(join(copy, name), "");
      expect(differences(copy)).toEqual([`${name} is not in the manifest.`]);
    },
  );

  test("is recognized in any byte of the manifest", () => {
    const copy = copyOf("b");
    const file = join(copy, "manifest.json");
    const text = readFileSync(file, "utf8");
    for (let at = 0; at < text.length; at += 997) {
      for (const changed of [text.slice(0, at), text.slice(0, at) + text.slice(at + 1), `${text.slice(0, at)}~`]) {
        writeFileSync(file, changed);
        expect(differences(copy)).toEqual(["manifest.json is not as it was built."]);
      }
    }
    writeFileSync(file, text);
    expect(differences(copy)).toEqual([]);
  });

  test("is refused", async () => {
    await put("a");
    const copy = copyOf("b");
    for (let pages = 1; pages <= 12; pages += 1) writeFileSync(join(copy, `site/page-${pages}.html`), "");
    const refused = expect(deploy({ delivery: copy, to })).rejects;
    await refused.toThrow(/page-1\.html is not in the manifest\.\n.*\n {2}… and 2 more\.\nFix: /s);
    expectOnline("a");
  });
});

test("a build with over a tenth fewer pages is refused, unless intended", async () => {
  await put("a");
  await put("slim");
  await expect(put("slimmer")).rejects.toThrow(
    "The site online has 34 pages, this build 30: more than a tenth would be gone.",
  );
  expect(online("impressum.html")).toBeNull();
  expect(online("blog.html")).not.toBeNull();
  await put("slimmer", true);
  expect(online("blog.html")).toBeNull();
});

test("a rollback is one command, and open pages still find their scripts", async () => {
  await put("a");
  await put("b");
  await put("c");
  await rollBack(to);
  expectOnline("b");
  expect(online(scriptOf("c"))).toBe('"c"');
  await put("d");
  expectOnline("d");
  await rollBack(to);
  expectOnline("b");
  await rollBack(to);
  expectOnline("a");
  await expect(rollBack(to)).rejects.toThrow("There is no earlier release to go back to.");
  expectOnline("a");
});

test("a page is another if its content is, not if its scripts and styles are", async () => {
  const [before, now] = [copyOf("a"), copyOf("b")];
  expect(pageChanges(now, before)).toEqual({ added: [], changed: ["/about"], removed: [] });
  // Names and looks change in every page with a change of code.
  const manifest = readManifest(now);
  const other = (text: string): string =>
    text
      .replace(/(\/static\/js\/[\w-]+-)[0-9a-f]+\.js/g, "$1ffff.js")
      .replace(/(<link rel="preload"[^>]*href=")[^"]+/g, "$1/static/other.woff2")
      .replace(/ class="/g, ' class="other ')
      .replace(/ style="/g, ' style="order:1;')
      .replace(/(<style[^>]*>)/g, "$1body{order:1}");
  for (const name of Object.keys(manifest.files).filter((file) => file.endsWith(".html"))) {
    const text = readFileSync(join(now, "site", name), "utf8");
    expect(other(text)).not.toBe(text);
    writeFileSync(join(now, "site", name), other(text));
    manifest.files[name] = { size: 0, sha256: "another" };
  }
  writeFileSync(join(now, "manifest.json"), JSON.stringify(manifest));
  expect(pageChanges(now, before).changed).toEqual(["/about"]);
});

const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("a switch replaces the link by one rename: the link is missing at no moment", async () => {
  await put("a");
  // The kernel reports the removal of a name and its replacement as separate events, in order, and loses none.
  const events: (string | null)[] = [];
  const watcher = watch(to, (_event, name) => events.push(name));
  const settle = async (count: number): Promise<void> => {
    writeFileSync(join(to, `mark-${count}`), "");
    while (!events.includes(`mark-${count}`)) await new Promise((next) => setTimeout(next, 5));
  };
  await settle(0);
  events.length = 0;
  await put("b");
  await rollBack(to);
  await settle(1);
  watcher.close();
  expect(events.filter((name) => name === "current")).toEqual(["current", "current"]);
});

describe("a deploy that is killed", () => {
  test.each(STEPS)(
    'before "%s" leaves a whole site, and the next one puts all in order',
    async (step) => {
      await put("a");
      expect(inAProcess(versions.deliveryOf("b"), "die", step).signal).toBe("SIGKILL");
      expectOnline(STEPS.indexOf(step) > STEPS.indexOf("switch") ? "b" : "a");
      await put("c");
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
    await put("a");
    const first = spawn(process.execPath, [...CHILD, versions.deliveryOf("b"), to, "wait", "copy"]);
    await new Promise((done) => first.stdout.once("data", done));
    const second = inAProcess(versions.deliveryOf("b"));
    expect([second.status, second.stderr]).toEqual([
      1,
      `Another deploy is running (process ${first.pid}): wait for it to finish, or stop it.\n`,
    ]);
    expectOnline("a");
    const ended = new Promise((done) => first.once("exit", done));
    first.kill("SIGKILL");
    await ended;
    await put("c");
    expectOnline("c");
  },
  SEVERAL_PROCESSES,
);
