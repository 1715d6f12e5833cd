/** Unusual entries of a content folder on disk. */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { contentReader, readContent } from "../../src/site/read-content";
import { formatProblems } from "content-kit/messages/problem";
import { report, VALID, withFields, writeFiles } from "../support/content-folder";

let folder: string;

const put = (path: string, content: string | Uint8Array = ""): string => {
  writeFiles(folder, { [path]: content });
  return join(folder, path);
};

const reportNow = (): string => formatProblems(readContent(folder).problems);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  writeFiles(folder, VALID);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NOTHING = "0 problems in 0 files.";

test("files of operating systems and editors are ignored", () => {
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
    "blog/Icon\r",
    "$RECYCLE.BIN/one.md",
    "media/#recycle/@eaDir/one.jpg",
    "System Volume Information/two.yaml",
    "lost+found/two.md",
  ])
    put(path, "\0");
  expect(reportNow()).toBe(NOTHING);
});

test("empty folders are not a problem", () => {
  mkdirSync(join(folder, "blog/drafts/old"), { recursive: true });
  expect(reportNow()).toBe(NOTHING);
});

test("a folder with a content file's name is reported", () => {
  put("blog/two.md/index.md", "Words.");
  expect(reportNow()).toBe(report`
    content/blog/two.md:1:1  unreadable-file
      This is a folder with the name of a file.
      Fix: rename it, or move its files and delete it.

    1 problem in 1 file.
  `);
});

test("no file name can break a message", () => {
  for (const name of ["two\nlines.md", "two\u202Eright.md", "two\u001B[31mred.md"]) put(`blog/${name}`, "Words.");
  expect(
    reportNow()
      .split("\n")
      .filter((line) => !/^(?:content\/blog\/two· *\S+\.md:1:1 | {2}\S| +\d? \||$|\d problems)/.test(line)),
  ).toEqual([]);
});

test("symbolic links, circular and dangling ones too, are reported and not followed", () => {
  symlinkSync("..", join(folder, "blog/round"));
  symlinkSync("nowhere.md", join(folder, "blog/two.md"));
  expect(reportNow()).toBe(report`
    content/blog/round:1:1  unreadable-file
      This is a symbolic link to a place on this computer, which other computers do not have.
      Fix: replace it with the file itself.

    content/blog/two.md:1:1  unreadable-file
      This is a symbolic link to a place on this computer, which other computers do not have.
      Fix: replace it with the file itself.

    2 problems in 2 files.
  `);
});

test("a file of 50 MB is reported without being read", () => {
  truncateSync(put("blog/two.md"), 50_000_000);
  expect(reportNow()).toBe(report`
    content/blog/two.md:1:1  file-too-large
      The file has 50.0 MB; content files have at most 1.
      Fix: check whether something else was saved under this name; pictures and audio go in media/.

    1 problem in 1 file.
  `);
});

// root can read everything.
const testUnlessRoot = process.getuid?.() === 0 ? test.skip : test;

testUnlessRoot("an unreadable file and folder are reported", () => {
  chmodSync(put("blog/two.md"), 0);
  chmodSync(dirname(put("services/local-seo/index.md")), 0);
  const text = reportNow();
  chmodSync(join(folder, "services/local-seo"), 0o700);
  expect(text).toContain("content/blog/two.md:1:1  unreadable-file\n  The file cannot be opened.");
  expect(text).toContain("content/services/local-seo:1:1  unreadable-file\n  The folder cannot be opened.");
});

describe("Reading the folder again", () => {
  test("finds broken, fixed, added and deleted files, and keeps the others", () => {
    const reader = contentReader(folder);
    const terms = () => reader.read().entries.find(({ path }) => path === "legal/terms.md");
    const before = terms();
    expect(formatProblems(reader.read().problems)).toBe(NOTHING);

    put("blog/one.md", "");
    expect(formatProblems(reader.read().problems)).toContain("content/blog/one.md:1:1  empty-file");
    put("blog/one.md", VALID["blog/one.md"]);
    expect(formatProblems(reader.read().problems)).toBe(NOTHING);

    put("blog/two.md", withFields("blog/one.md", "title: Two\n").replace("A first paragraph", "[One](/blog/one)"));
    expect(formatProblems(reader.read().problems)).toBe(NOTHING);
    rmSync(join(folder, "blog/one.md"));
    expect(formatProblems(reader.read().problems)).toContain("leads to /blog/one, where there is no page.");

    expect(terms()).toBe(before);
  });

  test("detects a change that leaves size and modification time unchanged", () => {
    const file = put("legal/privacy.md", (VALID["legal/terms.md"] ?? "").replace("A first paragraph.", "[Us](/about)"));
    utimesSync(file, 1, 1);
    const reader = contentReader(folder);
    expect(formatProblems(reader.read().problems)).toBe(NOTHING);
    put("legal/privacy.md", (VALID["legal/terms.md"] ?? "").replace("A first paragraph.", "[Us](/abort)"));
    utimesSync(file, 1, 1);
    expect(formatProblems(reader.read().problems)).toContain("leads to /abort, where there is no page.");
  });
});

test("a copy of the folder has the same problems", () => {
  put("blog/two.md", "");
  const copy = mkdtempSync(join(tmpdir(), "content-copy-"));
  try {
    cpSync(folder, copy, { recursive: true });
    expect(formatProblems(readContent(copy).problems)).toBe(reportNow());
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
