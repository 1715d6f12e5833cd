/** What the check of a content folder says where an earlier run has checked files of it before. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContentReader, type Content } from "../../src/gatsby/content/read-content";
import { RememberedChecks } from "../../src/build/remembered-checks";
import { RunMemory } from "../../src/build/run-memory";
import { checkFile } from "../../src/content-model/checks";
import { formatProblems } from "../../src/content-model/messages/problem";
import { VALID, writeFiles } from "../support/content-folder";

let root: string;
let folder: string;
let code: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "checks-"));
  folder = join(root, "content");
  code = join(root, "code.js");
  writeFileSync(code, "first version");
  writeFiles(folder, VALID);
});
afterEach(() => rmSync(root, { recursive: true }));

const memory = (): string => join(root, "memory/checks");

/** One run: it reads the folder, and leaves the next what it found. @returns the content, and which files were looked at */
const run = (): { content: Content; looked: string[] } => {
  const looked: string[] = [];
  const checks = new RememberedChecks(new RunMemory(memory(), code), (file) => {
    looked.push(file.path);
    return checkFile(file);
  });
  const content = new ContentReader(folder, (file) => checks.check(file)).read();
  checks.save();
  return { content, looked };
};

/** What can be told and shown of a folder. */
const told = ({ entries, problems }: Content): unknown => ({
  problems: formatProblems(problems),
  entries: entries.map(({ kind, slug, path, data, source }) => ({
    ...{ kind: kind.name, slug, path, data, values: source.data, body: source.body },
    places: [source.at(source.bodyLine), ...Object.keys(data).map((key) => source.locate([key], true))],
  })),
});

const readAnew = (): unknown => told(new ContentReader(folder).read());

test("a file that an earlier run found right is not looked at again, and all of it is as if it were", () => {
  expect(run().looked).toContain("site.yaml");
  const { content, looked } = run();
  expect(looked).toEqual([]);
  expect(told(content)).toEqual(readAnew());
});

test("a file that has changed is looked at, and nothing else", () => {
  run();
  writeFiles(folder, { "legal/terms.md": (VALID["legal/terms.md"] ?? "").replace("first", "other") });
  const { content, looked } = run();
  expect(looked).toEqual(["legal/terms.md"]);
  expect(told(content)).toEqual(readAnew());
});

test("a file with the same text in another place is looked at there", () => {
  run();
  writeFiles(folder, { "blog/two.md": VALID["blog/one.md"] ?? "" });
  const { content, looked } = run();
  expect(looked).toEqual(["blog/two.md"]);
  expect(told(content)).toEqual(readAnew());
});

test("an error is told by every run, with its line, until it is mended", () => {
  run();
  const broken = { "legal/terms.md": (VALID["legal/terms.md"] ?? "").replace("---\n", "---\ntitel: Terms\n") };
  writeFiles(folder, broken);
  const first = formatProblems(run().content.problems);
  expect(first).toContain("content/legal/terms.md:2:1");
  expect(formatProblems(run().content.problems)).toBe(first);
  writeFiles(folder, VALID);
  expect(run().content.problems).toEqual([]);
});

test("a warning is told by every run", () => {
  writeFiles(folder, { "legal/terms.md": `${VALID["legal/terms.md"] ?? ""}\nSee [them](http://example.org).\n` });
  run();
  const { content, looked } = run();
  expect(looked).toEqual([]);
  expect(formatProblems(content.problems)).toContain("(warning)");
  expect(told(content)).toEqual(readAnew());
});

test("what files say of each other is told of files that were right by themselves, with its line", () => {
  run();
  rmSync(join(folder, "blog/one.md"));
  writeFiles(folder, { "legal/terms.md": `${VALID["legal/terms.md"] ?? ""}\nSee [it](/blog/one).\n` });
  run();
  const { content, looked } = run();
  expect(looked).toEqual([]);
  expect(formatProblems(content.problems)).toContain("leads to /blog/one, where there is no page.");
  expect(told(content)).toEqual(readAnew());
});

test("each name that leads nowhere is told where it stands, by a run that looked at none of the files", () => {
  const text = "See [it](/blog/one), [there](#nowhere) and ![A chair][chair].\n\n[chair]: ../media/chair.jpg\n";
  writeFiles(folder, {
    "legal/terms.md": `${VALID["legal/terms.md"] ?? ""}\n${text}`,
    "pages/home.yaml": (VALID["pages/home.yaml"] ?? "").replace("claim: nearby-patients", "claim: many-patients"),
    "pages/podcast.yaml": `${VALID["pages/podcast.yaml"] ?? ""}\ncover: podcast/cover.png\n`,
  });
  rmSync(join(folder, "industries/dental-implants.yaml"));
  run();
  const { content, looked } = run();
  expect(looked).toEqual([]);
  const problems = formatProblems(content.problems);
  for (const name of [
    "#nowhere",
    "media/chair.jpg",
    "many-patients",
    "podcast/cover.png",
    "/industries/dental-implants",
  ])
    expect(problems).toContain(name);
  expect(told(content)).toEqual(readAnew());
});

test("other code of the site looks at everything itself", () => {
  run();
  writeFileSync(code, "second version");
  expect(run().looked).toContain("site.yaml");
  expect(run().looked).toEqual([]);
});

test("a memory that was cut off is none", () => {
  run();
  writeFileSync(memory(), readFileSync(memory()).subarray(0, 1000));
  expect(run().looked).toContain("site.yaml");
});
