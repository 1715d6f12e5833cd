/** Deploys, and what can go wrong during one. __tests__/journeys/deploy.ts has the whole way from the content. */
import { createHash } from "node:crypto";
import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  watch,
  writeFileSync,
} from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { deploy, FailedCheckError, rollBack, STEPS } from "../../src/deploy/deploy";
import { submitChanges } from "../../src/deploy/indexnow";
import { damages, differences, readManifest } from "../../src/deploy/manifest";
import { pageChanges } from "../../src/deploy/page-changes";
import { listReleases } from "../../src/deploy/release-list";
import { explainSystemError } from "../../src/deploy/system-errors";
import { releaseFolder } from "../../src/deploy/releases";
import { startServer } from "../../src/hosting/reference-server";
import { walkDir } from "../../src/lib/walk-dir";
import { aboutOf, KEY, packageVersions, scriptOf, type PackagedVersions } from "../support/packaged-versions";

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

test("a delivery's policy has its inline scripts, and the frames of its content", () => {
  const site = join(versions.deliveryOf("a"), "site");
  const html = readFileSync(join(site, "index.html"), "utf8");
  const scripts = [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  expect(scripts.length).toBeGreaterThan(0);
  const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(join(site, "_headers"), "utf8"))?.[1] ?? "";
  const sourcesOf = (directive: string): string[] =>
    policy
      .split("; ")
      .find((part) => part.startsWith(`${directive} `))
      ?.split(" ") ?? [];
  expect(sourcesOf("script-src")).toEqual(expect.arrayContaining(scripts));
  const content = readFileSync(resolve("__tests__/fixtures/other-agency/site.yaml"), "utf8");
  const map = /embedUrl: "?(\S+?)"?$/m.exec(content)?.[1] ?? "";
  expect(sourcesOf("frame-src")).toContain(new URL(map).origin);
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
  const slimmer = await put("slimmer", true);
  expect(online("blog.html")).toBeNull();
  // A release with many changes lists the first of each kind.
  await put("a");
  const [live = "", ...paths] = listReleases(to)
    .split(/\n(?=\S| {4}\S| {7}\d)/)[0]!
    .split("\n");
  expect(live).toMatch(/^live .* 36 pages {3}6 added, \d changed, 0 removed since 0003$/);
  expect(paths.filter((line) => line.includes(" added "))).toHaveLength(6);
  expect(paths[5]).toBe("       added   … and 1 more");
  const all = pageChanges(releaseFolder(to, slimmer), null);
  expect(all).toEqual({ added: expect.arrayContaining(["/", "/about"]) as string[], changed: [], removed: [] });
  expect(all.added).toHaveLength(30);
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

test("a rollback names the releases that there are", async () => {
  const first = await put("a");
  expect(await rollBack(to, "1")).toEqual({ release: first, before: first, changes: null });
  await expect(rollBack(to)).rejects.toThrow(
    "There is no earlier release to go back to.\nNo other release is kept. Fix: build what you want online, and deploy it.",
  );
  const second = await put("b");
  const third = await put("c");
  await expect(rollBack(to, "0009")).rejects.toThrow(
    /^There is no release 0009\.\nFix: name one of these after --back:\n/,
  );
  const said = String(await rollBack(to, "9").catch((error: unknown) => error));
  expect([first, second, third].map((release) => said.includes(release))).toEqual([true, true, false]);
});

test("a link that leads to no release of the folder is named with the command that removes it", async () => {
  to = join(root, "the site's folder");
  await put("a");
  const current = join(to, "current");
  const quoted = `'${current.replace("'", "'\\''")}'`;
  for (const [target, why] of [
    [join(root, "elsewhere"), "does not exist"],
    [root, "is no release of this folder"],
  ]) {
    rmSync(current);
    symlinkSync(target!, current);
    await expect(put("b")).rejects.toThrow(`${current} is a link to ${target}, which ${why}.\nFix: rm ${quoted}`);
  }
  rmSync(current);
  writeFileSync(current, "");
  await expect(put("b")).rejects.toThrow(`Fix: mv ${quoted} `);
});

/** Serves requests of a test. @returns the address */
const listening = async (answer: RequestListener, stops: (() => void)[]): Promise<string> => {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  stops.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describe("after the switch", () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  const deployTo = async (url: string, version: string) => {
    const said: string[] = [];
    const options = { delivery: versions.deliveryOf(version), to, check: true, url };
    const switched = await deploy({ ...options, report: (sentence) => said.push(sentence) });
    return { ...switched, said: said.at(-1) };
  };

  test("a page of each kind and a redirect are requested, and a release that fails is withdrawn", async () => {
    await put("a");
    const { server, port } = await startServer(join(to, "current"), 0);
    stops.push(() => server.close());
    const { said } = await deployTo(`http://127.0.0.1:${port}`, "b");
    expect(said).toMatch(/: \d\d pages, one of each kind, respond as they should, and \/\S+ redirects\.$/);
    server.closeAllConnections();
    const asked = new Map<string, number>();
    const homeOnly = await listening(({ url = "" }, response) => {
      asked.set(url, (asked.get(url) ?? 0) + 1);
      response.writeHead(url === "/" ? 200 : url === "/about" ? 503 : 404).end("A page");
    }, stops);
    const failed: unknown = await deployTo(homeOnly, "c").catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(FailedCheckError);
    expect((failed as Error).message).toMatch(
      /^ {2}http:\/\/\S+\/about: status 503$[^]*^Release 0002-\w+ is online again\.$/m,
    );
    expect([asked.get("/about"), asked.get("/404")]).toEqual([2, undefined]);
    expectOnline("b");
    expect(releases().length).toBe(2);
    const first = deploy({ delivery: versions.deliveryOf("a"), to: join(root, "other"), check: true, url: homeOnly });
    await expect(first).rejects.toThrow(/^It stays online: there is no earlier release to go back to\.$/m);
    const empty = await listening((_request, response) => void response.end(), stops);
    await expect(deployTo(empty, "c")).rejects.toThrow(/: an empty page$/m);
    const silent = await listening(({ url = "" }, response) => {
      if (url === "/about") response.destroy();
      else response.writeHead(url === "/" ? 200 : 404).end("A page");
    }, stops);
    await expect(deployTo(silent, "c")).rejects.toThrow(/\/about: no response \(\w+\)$/m);
    expect((await deployTo("http://127.0.0.1:9", "c")).said).toMatch(
      /cannot be reached \(bad port\): .* was skipped\.$/,
    );
    expectOnline("c");
  });

  test("changed pages are reported to IndexNow, once each, and each release is listed with them", async () => {
    let status = 200;
    const reports: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];
    const endpoint = await listening((request, response) => {
      let text = "";
      request.on("data", (chunk: Buffer) => (text += chunk.toString()));
      request.on("end", () => {
        reports.push(JSON.parse(text) as (typeof reports)[number]);
        response.writeHead(status).end();
      });
    }, stops);
    const submit = (now: string, before: string | null, changes: ReturnType<typeof pageChanges>, where = endpoint) =>
      submitChanges(releaseFolder(to, now), before && releaseFolder(to, before), changes, where);
    const first = await put("a");
    const second = await put("slim");
    const changes = pageChanges(releaseFolder(to, second), releaseFolder(to, first));
    expect(changes).toEqual({ added: [], changed: ["/about"], removed: ["/datenschutz", "/impressum"] });
    expect(await submit(second, first, changes)).toMatch(
      /^IndexNow: \d pages? reported as added, changed or removed\.$/,
    );
    const origin = "https://www.kante-korn.example";
    const [report, ...more] = reports.splice(0);
    expect(more).toEqual([]);
    expect(report).toMatchObject({ host: "www.kante-korn.example", key: KEY, keyLocation: `${origin}/${KEY}.txt` });
    const isListed = (path: string): boolean =>
      !readFileSync(join(releaseFolder(to, first), `site${path}.html`), "utf8").includes('content="noindex');
    expect(report?.urlList).toEqual(
      ["/about", "/datenschutz", "/impressum"].filter(isListed).map((path) => origin + path),
    );
    const nothing = { added: [], changed: [], removed: [] };
    expect(await submit(second, null, nothing)).toBe("IndexNow: no page has changed that search engines list.");
    // Without a release before, there is nothing that search engines could have listed.
    expect(await submit(second, null, { ...nothing, removed: ["/impressum"] })).toMatch(/no page has changed/);
    expect(reports).toEqual([]);
    status = 403;
    const one = { ...nothing, changed: ["/about"] };
    expect(await submit(second, first, one)).toMatch(/refused the report of 1 page \(status 403: the file of the key/);
    status = 500;
    expect(await submit(second, first, one)).toMatch(/refused the report of 1 page \(status 500\)/);
    expect(await submit(second, first, one, "http://127.0.0.1:9")).toMatch(/^IndexNow could not be reached \(/);
    expect(listReleases(to).split("\n")).toEqual([
      expect.stringMatching(
        /^live {3}0002-\w+ {3}\S+ \d\d:\d\d UTC {3}34 pages {3}0 added, 1 changed, 2 removed since 0001$/,
      ),
      "       changed /about",
      "       removed /datenschutz",
      "       removed /impressum",
      expect.stringMatching(/^ {7}0001-\w+ {3}\S+ \d\d:\d\d UTC {3}36 pages {3}first release$/),
    ]);
    expect(listReleases(root)).toBe(`There are no releases in ${root}.`);
    expect(() => listReleases(join(root, "gone"))).toThrow(/^There is no folder .*gone\.\nFix: correct --to\.$/);
    rmSync(join(releaseFolder(to, first), "site", `${KEY}.txt`));
    writeFileSync(join(releaseFolder(to, second), "site", `${KEY}.txt`), "another");
    expect(await submit(second, first, one)).toBeUndefined();
  });
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

test("an error of the system names the files and what is online", () => {
  let error: unknown;
  try {
    renameSync(join(root, "one"), join(root, "two"));
  } catch (thrown) {
    error = thrown;
  }
  expect(explainSystemError(error as NodeJS.ErrnoException, "The site online is unchanged.")).toBe(
    `A file or folder is missing: ${join(root, "one")} → ${join(root, "two")} (ENOENT).\nThe site online is unchanged.\n` +
      "Fix: create the folder of --to; if it is there, build again. Then run the same command again.",
  );
});
