/** Which files lie in a folder, where an earlier look at it is known. */
import fs, { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesOf, foldersOf, list, type Listing } from "../../../src/deploy/listing";
import { walkDir } from "../../../src/lib/walk-dir";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "listing-"));
  put("front.html", "about/index.html", "places/texas/austin.html", "places/texas/waco.html", "places/ohio/akron.html");
  age();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const put = (...files: string[]): void => {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "");
  }
};

const folders = (): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));

/** As if nothing had been changed for a minute. */
const age = (seconds = 60): void => {
  const then = Date.now() / 1000 - seconds;
  for (const folder of [root, ...folders()]) utimesSync(folder, then, then);
};

/** The folders that are read in a look at all of them. */
const readIn = (look: () => Listing): [string[], Listing] => {
  const read = jest.spyOn(fs, "readdirSync");
  const listing = look();
  const names = read.mock.calls.map(([folder]) => String(folder).slice(root.length + 1));
  read.mockRestore();
  return [names, listing];
};

/** What an earlier look knows, as it is read from the disk again. */
const known = (): Listing => new Map(JSON.parse(JSON.stringify([...list(root)])) as [string, [number, string[]]][]);

const CHANGES: Record<string, [change: () => void, read: string[]]> = {
  "nothing is changed": [() => undefined, []],
  "a file comes": [() => put("places/texas/dallas.html"), ["places/texas/"]],
  "a file goes": [() => rmSync(join(root, "places/ohio/akron.html")), ["places/ohio/"]],
  "a file gets another name": [
    () => renameSync(join(root, "places/texas/waco.html"), join(root, "places/texas/wacko.html")),
    ["places/texas/"],
  ],
  "a file moves": [
    () => renameSync(join(root, "places/texas/waco.html"), join(root, "places/ohio/waco.html")),
    ["places/ohio/", "places/texas/"],
  ],
  "a folder comes": [() => put("places/maine/bath.html"), ["places/", "places/maine/"]],
  "a folder goes": [() => rmSync(join(root, "places/ohio"), { recursive: true }), ["places/"]],
  "a folder in a new one comes": [() => put("jobs/open/one.html"), ["", "jobs/", "jobs/open/"]],
  "a folder takes a file's place": [
    () => {
      rmSync(join(root, "front.html"));
      put("front.html/index.html");
    },
    ["", "front.html/"],
  ],
};

test.each(Object.entries(CHANGES))(
  "where %s, all files are found, and no more is read than what changed",
  (_, [change, changed]) => {
    const before = known();
    change();
    const [read, listing] = readIn(() => list(root, before));
    expect(filesOf(listing).sort()).toEqual(walkDir(root));
    expect(read.sort()).toEqual(changed);
  },
);

test("a folder that is changed once more at the same moment is read again", () => {
  age(0);
  const before = known();
  const then = fs.statSync(join(root, "places/texas"));
  put("places/texas/dallas.html");
  utimesSync(join(root, "places/texas"), then.atimeMs / 1000, then.mtimeMs / 1000);
  expect(filesOf(list(root, before))).toContain("places/texas/dallas.html");
});

test("a folder of which nothing is known is read as a whole", () => {
  expect(filesOf(list(root)).sort()).toEqual(walkDir(root));
});

test("folders that nobody has touched are taken for what they were, and no more is looked at than the others", () => {
  const before = known();
  put("places/texas/dallas.html", "jobs/open/one.html", "places/ohio/unseen.html");
  const touched = foldersOf(["places/texas/dallas.html", "jobs/open/one.html"]);
  expect([...touched].sort()).toEqual(["", "jobs/", "jobs/open/", "places/", "places/texas/"]);
  const looked = jest.spyOn(fs, "statSync");
  const listing = list(root, before, (folder) => touched.has(folder));
  expect(looked).toHaveBeenCalledTimes(touched.size);
  expect(filesOf(listing).sort()).toEqual(walkDir(root).filter((file) => file !== "places/ohio/unseen.html"));
});
