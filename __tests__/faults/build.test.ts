/**
 * Builds that are killed, disturbed, or run with another clock. They take long, so only `npm run test:faults` has
 * them.
 */
import { spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { join, resolve } from "node:path";
import { differences, type Manifest } from "site-delivery/deploy/manifest";
import { walkDir } from "content-kit/lib/walk-dir";
import {
  startBuild,
  build,
  delivered,
  deliveredText,
  deliveredTexts,
  ended,
  FAULTY_SITE,
  isRunning,
  kill,
  copyCleanSite,
  waitForOutput,
} from "../support/faulty-site";
import { changedFiles } from "../support/changed-files";
import { randomAt, SEED } from "../support/seeded-random";

const ALL = process.env["FAULTS"] === "all";
const KILLS = Number(process.env["FAULT_KILLS"] ?? (ALL ? 20 : 2));
const slow = ALL ? test : test.skip;

const A_BUILD = 600_000;
jest.setTimeout(2 * A_BUILD);

let clean: Manifest["files"];
/** Duration of a build in milliseconds; builds are killed at any point in it. */
let usual: number;

beforeAll(() => {
  copyCleanSite();
  const start = Date.now();
  const { status, output } = build();
  usual = Date.now() - start;
  if (status !== 0) throw new Error(output);
  clean = delivered();
}, A_BUILD);

const expectSame = (): void => {
  expect(changedFiles(delivered(), clean)).toEqual([]);
  expect(differences(join(FAULTY_SITE, "delivery"))).toEqual([]);
};

test("without gatsby-plugin-fast-builds, a build gives the same files", () => {
  copyCleanSite();
  expect(build({ GATSBY_PLAIN: "1" }).status).toBe(0);
  expectSame();
});

test("a second clean build, in another time zone, gives the same files", () => {
  copyCleanSite();
  expect(build({ TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8" }).status).toBe(0);
  expectSame();
});

/** A change of a file, and how it shows in the delivery. */
type Change = [what: string, path: string, edit: (text: string) => string, look: () => void];

test.each<Change>([
  [
    "a city was removed and another renamed",
    "locations/niedersachsen.yaml",
    (text) => text.replace(/^.*slug: worpswede.*\n/m, "").replace("Buxtehude", "Buxtehude an der Este"),
    () => {
      expect(Object.keys(delivered()).filter((name) => name.includes("worpswede"))).toEqual([]);
      expect(deliveredText("locations/niedersachsen/buxtehude.html")).toContain("Buxtehude an der Este");
    },
  ],
  [
    "the language has changed",
    "site.yaml",
    (text) => text.replace("language: de-DE", "language: en-GB"),
    () => expect(deliveredText("index.html")).toContain('lang="en-GB"'),
  ],
])("after %s, a warm build gives the same files as a cold one", (_, path, edit, look) => {
  const file = join(FAULTY_SITE, "content", path);
  const before = readFileSync(file, "utf8");
  writeFileSync(file, edit(before));
  expect(build().status).toBe(0);
  const after = delivered();
  expect(changedFiles(after, clean)).not.toEqual([]);
  look();
  for (const folder of [".cache", "public", "delivery"]) rmSync(join(FAULTY_SITE, folder), { recursive: true });
  expect(build().status).toBe(0);
  expect(changedFiles(after, delivered())).toEqual([]);
  writeFileSync(file, before);
  expect(build().status).toBe(0);
  expectSame();
});

const ABOUT = join(FAULTY_SITE, "content/pages/about.yaml");
const NEW_TITLE = "Etwas ganz anderes";

/** Changes the about page. @returns its previous text and title */
const changeAbout = (): { before: string; title: string } => {
  const before = readFileSync(ABOUT, "utf8");
  const title = /^hero:\n {2}title: (.+)$/m.exec(before)?.[1] ?? "";
  writeFileSync(ABOUT, before.replace(title, NEW_TITLE));
  return { before, title };
};

/** Every other killed build is cold; those in between are warm. */
const forgetSome = (kills: number): void => {
  if (kills % 2 === 0)
    for (const folder of [".cache", "public"]) rmSync(join(FAULTY_SITE, folder), { recursive: true });
};

/** Starts builds until one was killed before it finished. */
const killOne = async (kills: number): Promise<void> => {
  for (let most = usual; ; most /= 2) {
    forgetSome(kills);
    const child = startBuild();
    await new Promise((next) => setTimeout(next, randomAt(kills) * most));
    if (isRunning(child)) return kill(child);
  }
};

test.each(Array.from({ length: KILLS }, (_, index) => index + 1))(
  `after a change whose build is killed at a random moment is reverted, a build gives the same files (%i of ${KILLS}, FAULT_SEED=${SEED})`,
  async (kills) => {
    const { before } = changeAbout();
    await killOne(kills);
    writeFileSync(ABOUT, before);
    const { status, output } = build();
    expect({ status, output: status === 0 ? "" : output }).toEqual({ status: 0, output: "" });
    expectSame();
  },
);

slow("of two builds at once, the second says that another is running, and changes nothing", async () => {
  const first = startBuild();
  await waitForOutput(first, "success");
  const second = build();
  expect(second.status).toBe(1);
  expect(second.output).toMatch(/Another build is running \(process \d+\): wait for it to finish\./);
  await ended(first);
  expect(first.exitCode).toBe(0);
  expectSame();
});

slow("a cache with random bytes and a cut file is detected, and the site rebuilt", () => {
  expect(build().status).toBe(0);
  const cache = join(FAULTY_SITE, ".cache");
  const [state = ""] = walkDir(join(cache, "redux"));
  truncateSync(join(cache, "redux", state), 100);
  const data = join(cache, "data/datastore/data.mdb");
  const descriptor = openSync(data, "r+");
  for (let at = 0; at < statSync(data).size; at += 50_000)
    writeSync(descriptor, Buffer.from([at % 251, 1, 2, 3, 4, 5, 6, 7]), 0, 8, at);
  closeSync(descriptor);
  const { status, output } = build();
  expect(status).toBe(0);
  expect(output).toContain("The last run was interrupted: the cache is cleared for a full build.");
  expectSame();
});

slow("a file that an editor saves during the build is on all pages or on none", async () => {
  const child = startBuild();
  await waitForOutput(child, "source and transform nodes");
  const { before, title } = changeAbout();
  await ended(child);
  expect(child.text()).toContain("The content was changed during the build.");
  expect(child.exitCode).toBe(0);
  for (const name of ["about.html", "page-data/about/page-data.json"]) {
    expect(deliveredText(name)).toContain(NEW_TITLE);
    expect(deliveredText(name)).not.toContain(title);
  }
  writeFileSync(ABOUT, before);
  expect(build().status).toBe(0);
  expectSame();
});

/** Files of a delivery, with the year and the checksums that depend on it masked. */
const withoutYear = (): Map<string, string> => {
  const texts = deliveredTexts();
  const { webpackCompilationHash } = JSON.parse(texts.get("page-data/app-data.json") ?? "{}") as Record<string, string>;
  const apps = [...texts.keys()].flatMap((name) => /\/app-([0-9a-f]+)\.js$/.exec(name)?.[1] ?? []);
  const policy = (texts.get("_headers") ?? "").match(/sha256-[^']+/g) ?? [];
  const hashes = [webpackCompilationHash ?? "", ...apps, ...policy];
  const plain = (text: string): string =>
    hashes.reduce((left, hash) => left.replaceAll(hash, "checksum"), text).replace(/202[67]/g, "year");
  return new Map([...texts].map(([name, text]) => [plain(name), plain(text)]));
};

const expectSameTexts = (before: Map<string, string>, after: Map<string, string>): void => {
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect([...after.keys()].filter((name) => after.get(name) !== before.get(name))).toEqual([]);
};

slow("on New Year's Day, nothing but the year is another", () => {
  expect(build().status).toBe(0);
  expectSame();
  const before = withoutYear();
  expect(build({ SITE_TODAY: "2027-01-01", TZ: "America/Los_Angeles" }).status).toBe(0);
  expect(deliveredText("about.html")).toContain("2027");
  expectSameTexts(before, withoutYear());
  // Back, too: webpack orders chunks differently if its cache knows both years.
  expect(build().status).toBe(0);
  expectSameTexts(before, withoutYear());
});

slow("a full disk during the build leaves what was delivered before as it was", () => {
  const { stdout, status } = spawnSync(
    "unshare",
    [
      ...["--map-root-user", "--mount", "sh", "-c"],
      // A tmpfs of 40 MB for this process: enough for the code, not for the build.
      "mkdir -p small && mount -t tmpfs -o size=40m tmpfs small && cp -a src content *.ts *.tsx *.json node_modules delivery small/ && " +
        'cd small && { "$0" "$1" >log 2>&1; echo "ended with $?"; } && diff -rq delivery ../delivery && echo "the same"',
      ...[resolve("node_modules/.bin/tsx"), resolve("scripts/build.ts")],
    ],
    { cwd: FAULTY_SITE, encoding: "utf8", env: { ...process.env, NODE_OPTIONS: "", JEST_WORKER_ID: undefined } },
  );
  expect(stdout).toBe("ended with 1\nthe same\n");
  expect(status).toBe(0);
});
