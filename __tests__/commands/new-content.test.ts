/** `npm run new`: the result has no problems, and existing lines are unchanged. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createContent, writeFiles } from "../../src/new-content/create";
import { newKinds } from "../../src/new-content/new-kinds";
import { planContent, type NewRequest } from "../../src/new-content/plan";
import { readContent } from "../../src/site/read-content";
import { isError } from "../../src/content-model/messages/problem";
import { launchFindings } from "../../src/site/checks/launch";
import { isSingle } from "../../src/content-model/kinds/kind";
import { allKinds } from "../../src/content-model/kinds";
import { contentFiles, REAL_FOLDER } from "../support/content-folder";
import { contentScript } from "../support/content-script";

const root = resolve(__dirname, "../..");
const FIXTURE = resolve(__dirname, "../fixtures/other-agency");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "new-content-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fill = (from: string): void => cpSync(from, folder, { recursive: true });
/** All files of a folder with their texts. */
const textsIn = (where: string): Record<string, string> =>
  Object.fromEntries(contentFiles(where).map((path) => [path, readFileSync(join(where, path), "latin1")]));

const read = (path: string): string => readFileSync(join(folder, path), "utf8");

/** One request for each word, with parents of the folder. */
const requestsFor = (parents: Readonly<Record<string, string>>): NewRequest[] =>
  [...newKinds.values()].map(({ word, owner }) => {
    const parent = owner && parents[owner.name];
    return { word, title: `Zwölf & mehr: what "${word}" is`, parent };
  });

const IN_FIXTURE = requestsFor({ Industry: "konditoreien", State: "niedersachsen", Service: "webseiten" }).map(
  (request) =>
    // That service has an example.
    request.word === "example" ? { ...request, parent: "luftbilder" } : request,
);

test.each(IN_FIXTURE)("another agency creates $word without problems", (request) => {
  fill(FIXTURE);
  const { files, address, isDraft } = createContent(folder, request);
  const content = readContent(folder);
  expect(content.problems.filter(isError)).toEqual([]);
  for (const file of files) {
    const before = join(FIXTURE, file);
    const lines = existsSync(before) ? readFileSync(before, "utf8").split("\n") : [];
    const now = read(file).split("\n");
    // Existing lines are kept, in their order.
    let at = 0;
    for (const line of now) if (line === lines[at]) at += 1;
    expect(at).toBe(lines.length);
    expect(now.length).toBeGreaterThan(lines.length);
  }
  const page = content.pages.find((one) => one.address === address);
  // New pages are drafts: hidden from visitors, and ignored by the launch check.
  const creates = newKinds.get(request.word)?.creation.creates;
  if (address && creates !== "file") {
    expect({ isDraft, state: page?.publication.state }).toEqual({ isDraft: true, state: "draft" });
    expect(launchFindings(content).filter(({ name }) => name === "text to fill in")).toEqual([]);
  }
});

test("this agency creates one of each without problems", () => {
  fill(REAL_FOLDER);
  const service = planContent({ word: "service", title: "Text messages" }, readContent(folder));
  expect(Object.keys(service.texts)).toEqual([
    "services/text-messages/index.md",
    "services/text-messages/content.yaml",
  ]);
  writeFiles(folder, service.texts);
  const content = readContent(folder);
  const requests = requestsFor({ Industry: "audiology", State: "wyoming", Service: "text-messages" });
  for (const request of requests) writeFiles(folder, planContent(request, content).texts);
  expect(readContent(folder).problems.filter(isError)).toEqual([]);
});

test("there is a word for every kind of content with several entries", () => {
  const made = [...newKinds.values()].flatMap(({ file, creation }) =>
    "with" in creation ? [file, ...creation.with] : [file],
  );
  expect(allKinds.filter((kind) => !isSingle(kind) && !made.includes(kind)).map(({ name }) => name)).toEqual([]);
});

test("a new file describes each field, and marks what to fill in", () => {
  fill(FIXTURE);
  process.env["SITE_TODAY"] = "2026-06-15";
  createContent(folder, { word: "article", title: "Größe zählt" });
  delete process.env["SITE_TODAY"];
  expect(read("blog/grosse-zahlt.md")).toBe(`---
# The heading.
title: Größe zählt
# Two sentences for cards; related articles show the first 100 characters.
excerpt: "[fill in] Most inquiries come after hours."
# The day it appears.
date: 2026-06-15 # fill in
# Who wrote it.
author: "[fill in] The editors"
# Whether it is hidden from visitors, with all links to it; while developing it shows with a badge.
draft: true
# What search engines and browser tabs show of the article.
metadata:
  # The title in the browser tab and in search results, at most 60 characters.
  title: "[fill in] Paid media for merchants | Example"
  # The text below the title in search results, at most 160 characters.
  description: "[fill in] Google and Meta campaigns, judged by bookings that came."
---

[fill in] The article itself.
`);
});

test("episodes and services are numbered on", () => {
  fill(FIXTURE);
  createContent(folder, { word: "episode", title: "Neu" });
  createContent(folder, { word: "service", title: "Neu" });
  expect(read("podcast/neu.md")).toContain("\nnumber: 4\n");
  expect(read("services/neu/index.md")).toContain("\norder: 4\n");
});

describe("A new city", () => {
  const STATE = "locations/niedersachsen.yaml";
  const cityLines = (): string[] => read(STATE).match(/name: [A-ZÄÖÜ]\p{L}+, slug|^ {6}name: \p{L}+/gmu) ?? [];

  test.each([
    ["Aurich", 0],
    ["Celle", 1],
    ["Zeven", 99],
  ])("%s is inserted in alphabetical order", (title, index) => {
    fill(FIXTURE);
    const before = cityLines().length;
    createContent(folder, { word: "city", title, parent: "niedersachsen" });
    const found = cityLines().findIndex((line) => line.includes(title));
    expect(found).toBe(Math.min(index, before));
  });

  test("is one line, as the others are", () => {
    fill(FIXTURE);
    createContent(folder, { word: "city", title: "Celle", parent: "niedersachsen" });
    expect(read(STATE)).toMatch(/^ {2}- \{ name: Celle, slug: celle, draft: true \}$/m);
  });
});

describe("A service of an industry", () => {
  const INDUSTRY = "industries/konditoreien.yaml";

  test.each<[string, Partial<NewRequest>]>([
    ["the one that is asked for", { title: "Luftbilder für Torten", service: "luftbilder" }],
    ["the one whose name it has", { title: "Luftbilder" }],
  ])("is %s", (_, asked) => {
    fill(FIXTURE);
    writeFileSync(join(folder, INDUSTRY), read(INDUSTRY).replace(/ {2}- service: luftbilder\n(?: {4}.*\n)+/, ""));
    createContent(folder, { word: "industry-service", parent: "konditoreien", ...asked });
    expect(read(INDUSTRY)).toContain("service: luftbilder");
  });
});

describe("In the folder of a new agency", () => {
  const without = (...paths: string[]): void => {
    fill(FIXTURE);
    for (const path of paths) rmSync(join(folder, path), { recursive: true });
  };

  test("the first service comes with what others fall back on, and the check has nothing to say of it", () => {
    without("services");
    const fallback = /^fallback: (.*)$/m.exec(read("pages/service.yaml"))?.[1];
    const errors = (): number => readContent(folder).problems.filter(isError).length;
    const before = errors();
    const { files, isDraft } = createContent(folder, { word: "service", title: "Erste", slug: fallback });
    expect(files.map((file) => file.split("/").at(-1))).toEqual([
      "index.md",
      "content.yaml",
      "comparison.yaml",
      "process.yaml",
    ]);
    expect(isDraft).toBe(false);
    const problems = readContent(folder).problems.filter(({ file }) => file.startsWith("services/"));
    expect(problems.filter(isError)).toEqual([]);
    expect(errors()).toBeLessThan(before);
  });

  test.each<[NewRequest, RegExp]>([
    [{ word: "industry", title: "Gärtnereien" }, /needs a service, and there is none yet\.\nFix: .*new -- service "/],
  ])("what needs something else says how to make that first, and leaves empty folders alone", (request, message) => {
    without("services", "industries");
    mkdirSync(join(folder, "industries"));
    expect(() => createContent(folder, request)).toThrow(message);
    expect(readdirSync(join(folder, "industries"))).toEqual([]);
  });

  test("a folder that was there before stays where what was made is taken back", () => {
    without("careers");
    mkdirSync(join(folder, "careers"));
    expect(() => createContent(folder, { word: "job", title: "Wort ".repeat(40) })).toThrow(/too-long/);
    expect(readdirSync(join(folder, "careers"))).toEqual([]);
    rmSync(join(folder, "careers"), { recursive: true });
    expect(() => createContent(folder, { word: "job", title: "Wort ".repeat(40) })).toThrow(/too-long/);
    expect(existsSync(join(folder, "careers"))).toBe(false);
  });
});

describe("Nothing is created or changed", () => {
  test("if one of several files cannot be written", () => {
    fill(FIXTURE);
    const texts = { "site.yaml": "changed", "neu/eins.yaml": "eins", "neu/eins.yaml/zwei.yaml": "zwei" };
    expect(() => writeFiles(folder, texts)).toThrow(/^Nothing was created: /);
    expect(textsIn(folder)).toEqual(textsIn(FIXTURE));
    expect(existsSync(join(folder, "neu"))).toBe(false);
  });

  test.each<[string, NewRequest, RegExp]>([
    [
      "if the file exists",
      { word: "article", title: "X", slug: "noch-im-ofen" },
      /already an article in blog\/noch-im-ofen\.md/,
    ],
    ["where the page is there", { word: "legal", title: "Blog" }, /Two files make the page \/blog|already/],
    [
      "if the city exists",
      { word: "city", title: "Buxtehude", parent: "niedersachsen" },
      /slug "buxtehude" is already used/,
    ],
    ["if the slug is invalid", { word: "article", title: "X", slug: "Mein Artikel" }, /for example "mein-artikel"/],
    ["where no slug comes of the title", { word: "article", title: "!?" }, /--slug/],
    ["where the title is too long", { word: "article", title: "Wort ".repeat(40) }, /too-long/],
    ["where it has no title", { word: "article" }, /npm run new -- article "/],
    ["if the parent is missing", { word: "city", title: "Celle" }, /Say which state it belongs to: hamburg/],
    ["where what it belongs to is not there", { word: "city", title: "Celle", parent: "bayern" }, /no state "bayern"/],
    ["where the part is there", { word: "faq", parent: "fotografie" }, /already a service's questions/],
    ["where there is no such word", { word: "artikel", title: "X" }, /none of report, service, industry/],
  ])("%s", (_, request, message) => {
    fill(FIXTURE);
    expect(() => createContent(folder, request)).toThrow(message);
    expect(textsIn(folder)).toEqual(textsIn(FIXTURE));
  });
});

describe("The command", () => {
  const command = (...args: string[]) => contentScript("new", folder, ...args);

  test("creates a formatted file, and prints the next steps", () => {
    fill(FIXTURE);
    const { status, stdout, stderr } = command("episode", "Die Kruste");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("/podcast/die-kruste.md\nIts address will be /podcast/die-kruste\n");
    expect(stdout).toContain("http://localhost:8000/podcast/die-kruste");
    const prettier = join(root, "node_modules/prettier/bin/prettier.cjs");
    const options = ["--config", join(root, ".prettierrc.json"), "--check", join(folder, "podcast/die-kruste.md")];
    expect(spawnSync(process.execPath, [prettier, ...options], { encoding: "utf8" }).status).toBe(0);
  });

  test("lists all words with --help, and without a terminal", () => {
    const help = command("--help");
    expect(help.status).toBe(0);
    for (const word of newKinds.keys()) expect(help.stdout).toContain(`npm run new -- ${word} `);
    const silent = command();
    expect(silent.status).toBe(1);
    expect(silent.stderr).toContain(help.stdout.trim());
  });
});
