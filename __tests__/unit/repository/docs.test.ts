/** The documentation of the repository: each path, command, link and folder that it names exists. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";

/** Folders that a build, an install or a test run writes. */
const WRITTEN =
  /^(?:\.cache|\.wrangler|\.fixture-site|\.develop-site|node_modules|public|delivery|screenshots|coverage)$/;
const OUTSIDE = new Set([".git"]);

/** All files below a folder that are part of the repository, by their paths from its root. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = normalize(join(folder, entry.name));
    if (!entry.isDirectory()) return [path];
    return WRITTEN.test(entry.name) || OUTSIDE.has(entry.name) ? [] : filesBelow(path);
  });

const files = filesBelow(".");

/** Every folder above a file, by its path. */
const foldersOf = (file: string): string[] => {
  const parts = dirname(file).split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
};

const paths = [...new Set([...files, ...files.flatMap(foldersOf)])];
const topLevel = new Set(paths.map((path) => path.split("/", 1)[0] ?? ""));

const documents = files.filter((file) =>
  /^(?:[A-Z]+\.md|docs\/.+\.md|(?:bench|plugins\/[^/]+)\/README\.md)$/.test(file),
);
const records = documents.filter((file) => file.startsWith("docs/decisions/")).sort();
const foldersWithFiles = new Set(files.flatMap(foldersOf));
const textOf = (file: string): string => readFileSync(file, "utf8");

/** The text without code blocks, whose lines are examples. */
const prose = (text: string): string => text.replace(/^```[^]*?^```/gm, "");

const codeSpans = (text: string): string[] => [...prose(text).matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);

/** A code span that is the name of a file of this repository's kinds, alone. */
const FILE_NAME = /^[\w-]+(?:\.test)?\.(?:tsx?|cjs|mjs)$/;
/** A part of a path that stands for any name: `{slug}`, `*`, `NAME`, `…`. */
const ANY = /\\\{[^}]*\\\}|\\\*|[A-Z]{4,}|…/g;

const matcher = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(ANY, "[^/]+")}$`);

/** Whether a code span reads as a path from the root of the repository. */
const isPath = (code: string): boolean =>
  /^[\w.@{}*…/-]+$/.test(code) && code.includes("/") && topLevel.has(code.split("/", 1)[0] ?? "");

const exists = (code: string): boolean => {
  const pattern = matcher(code.replace(/\/$/, ""));
  return paths.some((path) => pattern.test(path));
};

const brokenPaths = (file: string): string[] =>
  codeSpans(textOf(file)).filter((code) => {
    if (FILE_NAME.test(code)) return !files.some((path) => path === code || path.endsWith(`/${code}`));
    return isPath(code) && !exists(code);
  });

/** The folders whose every folder docs/architecture.md names; of the others, it names the first alone. */
const IN_THE_TREE = new Set(["src", "plugins", "static", "scripts", "__tests__"]);

/** The ids of a document's headings, as code hosts make them. */
const anchorsOf = (file: string): string[] =>
  [...prose(textOf(file)).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

const brokenLinks = (file: string): string[] =>
  [
    ...prose(textOf(file))
      .replace(/`[^`\n]*`/g, "")
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, to = ""]) => to)
    .filter((to) => !/^(?:https?|mailto):/.test(to))
    .filter((to) => {
      const [path = "", anchor] = to.split("#");
      const target = path ? normalize(join(dirname(file), path)).replace(/\/$/, "") : file;
      if (!paths.includes(target)) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });

const scriptsOf = (manifest: string) =>
  Object.keys((JSON.parse(textOf(manifest)) as { scripts?: Record<string, string> }).scripts ?? {});

const BUILT_IN = new Set(["start", "test", "ci", "install", "audit", "query"]);
const scripts = new Set([...scriptsOf("package.json"), ...scriptsOf("bench/package.json")]);

const missingCommands = (file: string): string[] =>
  [...textOf(file).matchAll(/\bnpm run ([\w:-]+)|\bnpm (\w+)/g)]
    .filter(([, script, command = ""]) => (script ? !scripts.has(script) : command !== "run" && !BUILT_IN.has(command)))
    .filter(([, script, command]) => script ?? /^(?:start|test)$/.test(command ?? ""))
    .map(([text]) => text);

/** Everything that is wrong in any document, with its name. */
const inAll = (find: (file: string) => string[]): string[] =>
  documents.flatMap((file) => find(file).map((found) => `${file}: ${found}`));

test("documents name only files and folders that exist", () => {
  expect(inAll(brokenPaths)).toEqual([]);
});

test("documents link only to files and headings that exist", () => {
  expect(inAll(brokenLinks)).toEqual([]);
});

test("code refers only to documents that exist", () => {
  const code = files.filter(
    (file) => /\.(?:tsx?|c?js|mjs)$/.test(file) && file !== "__tests__/unit/repository/docs.test.ts",
  );
  const named = code.flatMap((file) =>
    [...textOf(file).matchAll(/(?<![\w/])docs\/[\w./-]+\.md\b/g)].map(([path]) => ({ file, path })),
  );
  expect(named.filter(({ path }) => !files.includes(path))).toEqual([]);
});

test("documents name only npm commands that exist", () => {
  expect(inAll(missingCommands)).toEqual([]);
});

describe("docs/architecture.md", () => {
  const architecture = textOf("docs/architecture.md");

  test("names every folder of src, plugins, scripts, static and tests, and no other", () => {
    const [, tree = ""] = /## Folders[^]*?```text\n([^]*?)```/.exec(architecture) ?? [];
    const named: string[] = [];
    for (const [, indent = "", name = ""] of tree.matchAll(/^( *)([\w.-]+)\//gm)) {
      const depth = indent.length / 2;
      const parent = named.filter((path) => path.split("/").length === depth).at(-1);
      named.push(parent && depth > 0 ? `${parent}/${name}` : name);
    }
    const folders = [...foldersWithFiles].filter((path) => IN_THE_TREE.has(path.split("/", 1)[0] ?? ""));
    // The content of fixtures is described by the content reference.
    const isNamed = (path: string): boolean => !path.startsWith("__tests__/fixtures/");
    expect(named.sort()).toEqual(folders.filter(isNamed).sort());
    expect([...topLevel].filter((name) => foldersWithFiles.has(name) && !architecture.includes(`${name}/`))).toEqual(
      [],
    );
  });

  test("lists every decision record by its title", () => {
    const listed = [...architecture.matchAll(/^- (\d{4}): \[(.+)\]\(decisions\/(.+)\)$/gm)];
    expect(listed.map(([, number, title, file]) => [file, `# ${number}: ${title}`])).toEqual(
      records.map((file) => [basename(file), textOf(file).split("\n", 1)[0]]),
    );
  });
});

test("a decision record has a title, context, decision and consequences in under 40 lines", () => {
  const wrong = records.filter((file) => {
    const text = textOf(file);
    const headings = [...text.matchAll(/^#+ .+$/gm)].map(([heading]) =>
      heading.replace(/^# \d{4}: .*[^.]$/, "# title"),
    );
    const form = "# title,## Context,## Decision,## Consequences";
    return headings.join() !== form || text.trimEnd().split("\n").length >= 40;
  });
  expect(wrong).toEqual([]);
});
