/**
 * Builds that are killed, meddled with, or run on another clock. Each takes as long as a build or two, which is why
 * `npm run test:faults` has them, and not `npm test`.
 */
import { spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { join, resolve } from "node:path";
import { differences, type Manifest } from "../../src/deploy/manifest";
import { walkDir } from "../../src/lib/walk-dir";
import {
  beginBuild,
  build,
  delivered,
  deliveredText,
  deliveredTexts,
  ended,
  FAULTY_SITE,
  isRunning,
  kill,
  layOut,
  untilSaid,
} from "../support/faulty-site";
import { otherFiles } from "../support/other-files";
import { randomAt, SEED } from "../support/random-moments";

const ALL = process.env["FAULTS"] === "all";
const KILLS = Number(process.env["FAULT_KILLS"] ?? (ALL ? 20 : 2));
const slow = ALL ? test : test.skip;

const A_BUILD = 600_000;
jest.setTimeout(2 * A_BUILD);

let clean: Manifest["files"];
/** How long a build takes here, in milliseconds: the kills fall anywhere in it. */
let usual: number;

beforeAll(() => {
  layOut();
  const start = Date.now();
  const { status, output } = build();
  usual = Date.now() - start;
  if (status !== 0) throw new Error(output);
  clean = delivered();
}, A_BUILD);

const expectSame = (): void => {
  expect(otherFiles(delivered(), clean)).toEqual([]);
  expect(differences(join(FAULTY_SITE, "delivery"))).toEqual([]);
};

test("a second clean build, on the other side of the earth, gives the same files", () => {
  layOut();
  expect(build({ TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8" }).status).toBe(0);
  expectSame();
});

/** A change of a file, and what it is seen by in the delivery. */
type Change = [what: string, path: string, edit: (text: string) => string, look: () => void];

test.each<Change>([
  [
    "a city was taken out and another renamed",
    "locations/niedersachsen.yaml",
    (text) => text.replace(/^.*slug: worpswede.*\n/m, "").replace("Buxtehude", "Buxtehude an der Este"),
    () => {
      expect(Object.keys(delivered()).filter((name) => name.includes("worpswede"))).toEqual([]);
      expect(deliveredText("locations/niedersachsen/buxtehude.html")).toContain("Buxtehude an der Este");
    },
  ],
  [
    "the language is another",
    "site.yaml",
    (text) => text.replace("language: de-DE", "language: en-GB"),
    () => expect(deliveredText("index.html")).toContain('lang="en-GB"'),
  ],
])("after %s, a build gives the same files as one from nothing", (_, path, edit, look) => {
  const file = join(FAULTY_SITE, "content", path);
  const before = readFileSync(file, "utf8");
  writeFileSync(file, edit(before));
  expect(build().status).toBe(0);
  const after = delivered();
  expect(otherFiles(after, clean)).not.toEqual([]);
  look();
  for (const folder of [".cache", "public", "delivery"]) rmSync(join(FAULTY_SITE, folder), { recursive: true });
  expect(build().status).toBe(0);
  expect(otherFiles(after, delivered())).toEqual([]);
  writeFileSync(file, before);
  expect(build().status).toBe(0);
  expectSame();
});

const ABOUT = join(FAULTY_SITE, "content/pages/about.yaml");
const NEW_TITLE = "Etwas ganz anderes";

/** Has the page say something else. @returns what the file was, and what the page said */
const changeAbout = (): { before: string; title: string } => {
  const before = readFileSync(ABOUT, "utf8");
  const title = /^hero:\n {2}title: (.+)$/m.exec(before)?.[1] ?? "";
  writeFileSync(ABOUT, before.replace(title, NEW_TITLE));
  return { before, title };
};

/** Every other build that is killed is one from nothing; those between know the build before. */
const forgetSome = (kills: number): void => {
  if (kills % 2 === 0)
    for (const folder of [".cache", "public"]) rmSync(join(FAULTY_SITE, folder), { recursive: true });
};

/** Begins builds until one was killed before it was done. */
const killOne = async (kills: number): Promise<void> => {
  for (let most = usual; ; most /= 2) {
    forgetSome(kills);
    const child = beginBuild();
    await new Promise((next) => setTimeout(next, randomAt(kills) * most));
    if (isRunning(child)) return kill(child);
  }
};

test.each(Array.from({ length: KILLS }, (_, index) => index + 1))(
  `a build of a change that is killed at a random moment and taken back gives, built again, the same files (%i of ${KILLS}, FAULT_SEED=${SEED})`,
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
  const first = beginBuild();
  await untilSaid(first, "success");
  const second = build();
  expect(second.status).toBe(1);
  expect(second.output).toMatch(/Another build is running \(process \d+\): wait until it is done\./);
  await ended(first);
  expect(first.exitCode).toBe(0);
  expectSame();
});

slow("a cache with random bytes and a cut file is noticed, and the site built anew", () => {
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
  expect(output).toContain(
    "The cache is not as a finished build left it: it is removed, and everything is built anew.",
  );
  expectSame();
});

slow("a file that an editor saves during the build is on all pages or on none", async () => {
  const child = beginBuild();
  await untilSaid(child, "source and transform nodes");
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

/** The texts of a delivery, with a word in place of the year, and of the checksums that the year changes. */
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
  // On the way back, too; webpack numbers the compilation otherwise where its cache knows both years.
  expect(build().status).toBe(0);
  expectSameTexts(before, withoutYear());
});

slow("a full disk during the build leaves what was delivered before as it was", () => {
  const { stdout, status } = spawnSync(
    "unshare",
    [
      ...["--map-root-user", "--mount", "sh", "-c"],
      // A disk of 40 MB of its own, for this process alone: room for the code, and not for the build.
      "mkdir -p small && mount -t tmpfs -o size=40m tmpfs small && cp -a src content *.ts *.tsx *.json node_modules delivery small/ && " +
        'cd small && { "$0" "$1" >log 2>&1; echo "ended with $?"; } && diff -rq delivery ../delivery && echo "the same"',
      ...[resolve("node_modules/.bin/tsx"), resolve("scripts/build.ts")],
    ],
    { cwd: FAULTY_SITE, encoding: "utf8", env: { ...process.env, NODE_OPTIONS: "", JEST_WORKER_ID: undefined } },
  );
  expect(stdout).toBe("ended with 1\nthe same\n");
  expect(status).toBe(0);
});
