/** Checks of files that one process saves for the next. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkFile } from "../../src/content-model/checks";
import { usesOf } from "../../src/content-model/checks/uses";
import { CheckCache } from "../../src/site/check-cache";
import type { Content } from "../../src/site/pages/content";
import { ContentReader } from "../../src/site/read-content";

const FIXTURE = "__tests__/fixtures/other-agency";
/** An article whose body has links, headings and pictures. */
const ARTICLE = "blog/salz-in-der-luft.md";

/** Everything that a check depends on. */
const CODE = ["src/content-model/checks/index.ts", "src/lib/digest.ts", "node_modules/.package-lock.json"];

const outputFile = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

let folder: string;
let content: string;
/** A project's folder with the code of the checks. */
let project: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "checks-"));
  content = join(folder, "content");
  project = join(folder, "project");
  cpSync(FIXTURE, content, { recursive: true });
  for (const file of CODE) outputFile(join(project, file), "the code");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Reads the folder with an empty memory, as a new process does; returns the files that it checked. */
const read = (): { checked: string[]; content: Content } => {
  const checked: string[] = [];
  const cache = new CheckCache(project, join(folder, "cache"), (file) => {
    checked.push(file.path);
    return checkFile(file);
  });
  const result = new ContentReader(content, (file) => cache.check(file)).read();
  cache.save();
  return { checked, content: result };
};

const change = (file: string, from: string | RegExp, to: string): void => {
  const path = join(content, file);
  const text = readFileSync(path, "utf8");
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
};

/** What the site reads of a folder: problems, values, references with their places. */
const factsOf = ({ entries, problems, pages }: Content) => ({
  problems,
  pages: pages.map(({ address, title }) => `${address} ${title}`),
  entries: entries.map((entry) => {
    const { path, slug, kind, data, source } = entry;
    const { links, references, media, pictures, headings } = usesOf(entry);
    const placed = [...links, ...references, ...media, ...pictures].map((use) => ({ ...use, at: use.place }));
    const { body, bodyLine } = source;
    return { path, slug, kind: kind.name, data, raw: source.data, body, bodyLine, headings, placed };
  }),
});

test("a second start checks no file again that has no problem, and knows the same of all of them", () => {
  const first = read();
  const second = read();
  expect(first.checked).toContain(ARTICLE);
  const faulty = new Set(first.content.problems.map(({ file }) => file));
  expect(second.checked.filter((path) => !faulty.has(path))).toEqual([]);
  const facts = factsOf(second.content);
  expect(facts.entries.find(({ path }) => path === ARTICLE)?.placed).not.toEqual([]);
  expect(facts).toEqual(factsOf(new ContentReader(content).read()));
});

test("a changed file is checked again, and it alone", () => {
  read();
  const { checked } = read();
  change(ARTICLE, /^---\n/, "---\nauthor: Ohne Namen\n");
  expect(read().checked.filter((path) => !checked.includes(path))).toEqual([ARTICLE]);
});

test("the same file under another name is checked again", () => {
  read();
  cpSync(join(content, ARTICLE), join(content, "blog/noch-einmal.md"));
  expect(read().checked).toContain("blog/noch-einmal.md");
});

test("a file with a problem is checked, and its problem reported, at each start", () => {
  read();
  change(ARTICLE, /\n---\n/, "\n---\n\n<b>fett</b>\n");
  for (const start of ["first", "second"]) {
    const { checked, content: found } = read();
    expect([start, ...checked]).toContain(ARTICLE);
    expect(found.problems.map(({ code: problem }) => problem)).toContain("raw-html");
  }
});

test("a problem between two files is found although both are unchanged", () => {
  change(ARTICLE, /\n---\n/, "\n---\n\n[Kontakt](/nirgends)\n");
  const broken = (): (number | undefined)[] =>
    read()
      .content.problems.filter(({ code: problem }) => problem === "broken-link")
      .map(({ line }) => line);
  const lines = broken();
  expect(lines).toHaveLength(1);
  expect(broken()).toEqual(lines);
});

test.each([
  ["another check", () => writeFileSync(join(project, CODE[0] ?? ""), "another check")],
  ["another helper", () => writeFileSync(join(project, CODE[1] ?? ""), "another helper")],
  ["another package", () => writeFileSync(join(project, CODE[2] ?? ""), "another package")],
  [
    "an incomplete cache",
    () => writeFileSync(join(folder, "cache"), readFileSync(join(folder, "cache")).subarray(0, 99)),
  ],
])("%s has all files checked again", (_, spoil) => {
  const { checked } = read();
  spoil();
  expect(read().checked).toEqual(checked);
});
