/** What a content folder on a disk can have beside good and broken files. */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ContentReader, readContent } from "../../src/gatsby/content/read-content";
import { formatProblems } from "../../src/content-model/messages/problem";
import { told, VALID, writeFiles } from "../support/content-folder";

let folder: string;

const put = (path: string, content: string | Uint8Array = ""): string => {
  writeFiles(folder, { [path]: content });
  return join(folder, path);
};

const toldNow = (): string => formatProblems(readContent(folder).problems);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  writeFiles(folder, VALID);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NOTHING = "0 problems in 0 files. Each is explained in docs/content-errors.md.";

test("what operating systems and editors' programs leave behind is no content", () => {
  for (const path of [
    ".DS_Store",
    "blog/.DS_Store",
    "blog/Thumbs.db",
    "blog/desktop.ini",
    "blog/one.md~",
    "blog/.one.md.swp",
    "blog/one.md.swp",
    "blog/#one.md#",
    "blog/~$one.docx",
    "blog/one.md.tmp",
    "media/Thumbs.db",
    ".git/config",
    "blog/README.md",
  ])
    put(path, "\0");
  expect(toldNow()).toBe(NOTHING);
});

test("an empty folder, wherever it is, is no problem", () => {
  mkdirSync(join(folder, "blog/drafts/old"), { recursive: true });
  expect(toldNow()).toBe(NOTHING);
});

test("a folder that is called like a file is told as one", () => {
  put("blog/two.md/index.md", "Words.");
  expect(toldNow()).toBe(told`
    content/blog/two.md:1:1  unreadable-file
      This is a folder with the name of a file.
      Fix: rename it, or move its files and delete it.

    1 problem in 1 file. Each is explained in docs/content-errors.md.
  `);
});

test("links to other places, round in a circle or into nothing, are told and not followed", () => {
  symlinkSync("..", join(folder, "blog/round"));
  symlinkSync("nowhere.md", join(folder, "blog/two.md"));
  expect(toldNow()).toBe(told`
    content/blog/round:1:1  unreadable-file
      This is a symbolic link to a place on this computer, which other computers do not have.
      Fix: replace it with the file itself.

    content/blog/two.md:1:1  unreadable-file
      This is a symbolic link to a place on this computer, which other computers do not have.
      Fix: replace it with the file itself.

    2 problems in 2 files. Each is explained in docs/content-errors.md.
  `);
});

test("a file of 50 MB is told without being read", () => {
  truncateSync(put("blog/two.md"), 50_000_000);
  expect(toldNow()).toBe(told`
    content/blog/two.md:1:1  file-too-large
      The file has 50.0 MB; content files have at most 1.
      Fix: check whether something else was saved under this name; pictures and audio go in media/.

    1 problem in 1 file. Each is explained in docs/content-errors.md.
  `);
});

// Whoever may do everything on a machine may open every file.
const testUnlessRoot = process.getuid?.() === 0 ? test.skip : test;

testUnlessRoot("a file and a folder that may not be opened are told", () => {
  chmodSync(put("blog/two.md"), 0);
  chmodSync(dirname(put("services/local-seo/index.md")), 0);
  const text = toldNow();
  chmodSync(join(folder, "services/local-seo"), 0o700);
  expect(text).toContain("content/blog/two.md:1:1  unreadable-file\n  The file cannot be opened.");
  expect(text).toContain("content/services/local-seo:1:1  unreadable-file\n  The folder cannot be opened.");
});

describe("Reading the same folder again", () => {
  test("finds what was broken, mended, added and deleted since, and keeps what was not touched", () => {
    const reader = new ContentReader(folder);
    const terms = () => reader.read().entries.find(({ path }) => path === "legal/terms.md");
    const before = terms();
    expect(formatProblems(reader.read().problems)).toBe(NOTHING);

    put("blog/one.md", "");
    expect(formatProblems(reader.read().problems)).toContain("content/blog/one.md:1:1  empty-file");
    put("blog/one.md", VALID["blog/one.md"]);
    expect(formatProblems(reader.read().problems)).toBe(NOTHING);

    put("blog/two.md", (VALID["blog/one.md"] ?? "").replace("A first paragraph.", "See [the first](/blog/one)."));
    expect(formatProblems(reader.read().problems)).toBe(NOTHING);
    rmSync(join(folder, "blog/one.md"));
    expect(formatProblems(reader.read().problems)).toContain("leads to /blog/one, where there is no page.");

    expect(terms()).toBe(before);
  });

  test("sees a change that leaves size and time as they were", () => {
    const file = put("legal/privacy.md", (VALID["legal/terms.md"] ?? "").replace("A first paragraph.", "[Us](/about)"));
    utimesSync(file, 1, 1);
    const reader = new ContentReader(folder);
    expect(formatProblems(reader.read().problems)).toBe(NOTHING);
    put("legal/privacy.md", (VALID["legal/terms.md"] ?? "").replace("A first paragraph.", "[Us](/abort)"));
    utimesSync(file, 1, 1);
    expect(formatProblems(reader.read().problems)).toContain("leads to /abort, where there is no page.");
  });
});

test("a copy of the folder has the same to tell", () => {
  put("blog/two.md", "");
  const copy = mkdtempSync(join(tmpdir(), "content-copy-"));
  try {
    cpSync(folder, copy, { recursive: true });
    expect(formatProblems(readContent(copy).problems)).toBe(toldNow());
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
