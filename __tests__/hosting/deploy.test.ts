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
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  watch,
  writeFileSync,
} from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { deploy, FailedCheckError, rollBack, STEPS } from "site-delivery/deploy/deploy";
import { damages, differences } from "site-delivery/deploy/manifest";
import { listReleases } from "site-delivery/deploy/releases";
import { startServer } from "../../scripts/lib/reference-server";
import { walkDir } from "content-kit/lib/walk-dir";
import { aboutOf, packageVersions, scriptOf, type PackagedVersions } from "../support/packaged-versions";
import { writeCertificate } from "../support/stand-in-host";

const CHILD = ["--require", "tsx/cjs", resolve("__tests__/support/deploy-process.ts")];
const SEVERAL_PROCESSES = 60_000;
const VERSIONS = ["a", "b", "c", "d", "e", "f", "g", "renamed", "after"] as const;

/** In one version, a page has another path; in the next, the old path redirects no more. */
const change = (version: string, output: string): void => {
  const list = join(output, "redirects.json");
  const redirects = JSON.parse(readFileSync(list, "utf8")) as Record<string, string>;
  if (version === "renamed") rmSync(join(output, "impressum/index.html"));
  if (version === "renamed") redirects["/impressum"] = "/contact";
  else delete redirects["/impressum"];
  writeFileSync(list, JSON.stringify(redirects));
};

let versions: PackagedVersions;
let root: string;
let to: string;

beforeAll(async () => {
  versions = await packageVersions(VERSIONS, change, false);
}, 120_000);
afterAll(() => versions.remove());

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "deploy-"));
  to = join(root, "www");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Deploys a version. @returns the release */
const put = async (version: string): Promise<string> =>
  (await deploy({ delivery: versions.deliveryOf(version), to })).release;

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
});

test("a renamed page is served until nginx has read its redirect, and is gone with the next release", async () => {
  await put("a");
  await put("renamed");
  expect(online("impressum.html")).toContain("<html");
  expect(online("impressum.html.br")).not.toBeNull();
  await put("after");
  expect(online("impressum.html")).toBeNull();
});

test("an unchanged file keeps its modification time, but is another file: damage stays in one release", async () => {
  const page = "current/site/index.html";
  await put("a");
  const before = statSync(join(to, page));
  await put("b");
  const after = statSync(join(to, page));
  expect(after.mtime.toUTCString()).toBe(before.mtime.toUTCString());
  expect(after.ino).not.toBe(before.ino);
  writeFileSync(join(to, page), "broken");
  await rollBack(to);
  expectOnline("a");
});

test("whatever the umask, the web server may read every file and folder", async () => {
  const copy = copyOf("a");
  spawnSync("chmod", ["-R", "go=", copy]);
  const umask = process.umask(0o077);
  await deploy({ delivery: copy, to });
  await put("b");
  await rollBack(to);
  expect(process.umask(umask)).toBe(0o077);
  const { stdout } = spawnSync("find", [to, "!", "-type", "l", "!", "-perm", "-o=r"], { encoding: "utf8" });
  expect(stdout).toBe("");
  expect(spawnSync("find", [to, "-type", "d", "!", "-perm", "-o=x"], { encoding: "utf8" }).stdout).toBe("");
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
    await expect(rollBack(to)).rejects.toThrow(
      /^Release 0001-\w+ is damaged on the disk:\n {2}nginx\.conf is missing\.\n/,
    );
    expectOnline("b");
  });
});

test("the last five releases are kept, and the one before the one online", async () => {
  for (const version of VERSIONS.slice(0, 7)) await put(version);
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
  expect(await rollBack(to, "1")).toMatchObject({ release: first, before: first });
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

test("a link that leads to no release of the folder is named with the command that helps", async () => {
  to = join(root, "the site's folder");
  await put("a");
  const current = join(to, "current");
  for (const make of [
    () => symlinkSync(join(root, "elsewhere"), current),
    () => symlinkSync(root, current),
    () => writeFileSync(current, ""),
    () => mkdirSync(current),
  ]) {
    rmSync(current, { recursive: true });
    make();
    await expect(put("b")).rejects.toThrow(
      `${current} is no link to a release of this folder.\nFix: mv "${current}" "${current}.old"\n`,
    );
  }
  rmSync(current, { recursive: true });
  await put("b");
  expectOnline("b");
});

test("the list has each release with its date and pages, and which is live", async () => {
  await put("a");
  await put("renamed");
  rmSync(join(to, "current/manifest.json"));
  expect(listReleases(to).split("\n")).toEqual([
    expect.stringMatching(/^live {3}0002-\w{12} {3}\d{4}-\d\d-\d\d \d\d:\d\d UTC {3}damaged$/),
    expect.stringMatching(/^ {7}0001-\w{12} {3}\S+ \d\d:\d\d UTC {3}14 pages$/),
  ]);
  expect(listReleases(root)).toBe(`There are no releases in ${root}.`);
  expect(() => listReleases(join(root, "gone"))).toThrow(/^There is no folder .*gone\.\nFix: correct --to\.$/);
});

describe("after the switch", () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  const listening = async (server: Server, scheme = "http"): Promise<string> => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    stops.push(() => {
      server.close();
      server.closeAllConnections();
    });
    return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const answering = (answer: RequestListener): Promise<string> => listening(createServer(answer));

  const deployTo = async (url: string, version: string) => {
    const said: string[] = [];
    const options = { delivery: versions.deliveryOf(version), to, check: true, url };
    const switched = await deploy({ ...options, report: (sentence) => said.push(sentence) });
    return { ...switched, said: said.at(-1) };
  };

  /** Serves what is online. @returns the URL */
  const serve = async (): Promise<string> => {
    const { server, port } = await startServer(join(to, "current"), 0);
    stops.push(() => {
      server.close();
      server.closeAllConnections();
    });
    return `http://localhost:${port}`;
  };

  test("a page of each kind, its data and a redirect are requested", async () => {
    await put("a");
    expect((await deployTo(await serve(), "b")).said).toMatch(
      /: \d\d pages, one of each kind, respond as they should, and \/\S+ redirects\.$/,
    );
  });

  const aPage: RequestListener = ({ url = "" }, response) =>
    void response.writeHead(["/", "/about"].includes(url) ? 200 : 404).end("A page");
  test.each<[what: string, url: () => Promise<string>, why: RegExp]>([
    ["pages are missing", () => answering(aPage), /\/contact: status 404$/m],
    ["pages are empty", () => answering((_, response) => void response.end()), /: an empty page$/m],
    [
      "another site responds",
      () => answering((_, response) => void response.end("Hi")),
      /: another text than in this/m,
    ],
    ["a connection breaks", () => answering((_, response) => void response.destroy()), /: no response \(\w+\)$/m],
    ["nobody responds", () => Promise.resolve("http://127.0.0.1:9"), /: no response \(bad port\)$/m],
    [
      "the public name responds instead",
      () => answering((_, response) => void response.writeHead(301, { Location: "https://a.example/" }).end()),
      /\/about: redirects to https:\/\/a\.example\/$/m,
    ],
    [
      "the certificate is not valid",
      () => {
        const { key, cert } = writeCertificate(root);
        return listening(createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, aPage), "https");
      },
      /: no response \(DEPTH_ZERO_SELF_SIGNED_CERT\)$/m,
    ],
  ])("if %s, the release before is online again, alone", async (_what, url, why) => {
    await put("a");
    const failed: unknown = await deployTo(await url(), "b").catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(FailedCheckError);
    expect((failed as Error).message).toMatch(why);
    expect((failed as Error).message).toMatch(/^Release 0001-\w+ is online again\.\nFix: /m);
    expectOnline("a");
    expect(releases().length).toBe(1);
  });

  test("a first release that fails stays, and fails again until the site responds", async () => {
    const url = await answering(aPage);
    await expect(deployTo(url, "a")).rejects.toThrow(/^It stays online: there is no earlier release\.$/m);
    await expect(deployTo(url, "a")).rejects.toThrow(/^It was online before\.\nFix: /m);
    expectOnline("a");
    expect((await deployTo(await serve(), "a")).said).toMatch(/respond as they should/);
  });
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
    const { status, stderr } = inAProcess(versions.deliveryOf("b"));
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(`^Another command works in this folder \\(process ${first.pid}\\): wait for it to finish`),
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
