/** Documentation: all paths, commands, links and folders that it names exist. */
import { readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { repositoryFiles } from "../../support/repository-files";

const files = repositoryFiles();

/** Every folder above a file. */
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

/** The text without code blocks. */
const prose = (text: string): string => text.replace(/^```[^]*?^```/gm, "");

const codeSpans = (text: string): string[] => [...prose(text).matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);

/** A file name without a path. */
const FILE_NAME = /^[\w-]+(?:\.test)?\.(?:tsx?|cjs|mjs)$/;
/** Wildcards in a path: `{slug}`, `*`, `NAME`, `…`. */
const ANY = /\\\{[^}]*\\\}|\\\*|[A-Z]{4,}|…/g;

const matcher = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(ANY, "[^/]+")}$`);

/** Whether a code span is a path from the repository's root. */
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

/** Folders that docs/architecture.md describes with all subfolders; of others, it names the top level. */
const IN_THE_TREE = new Set(["src", "plugins", "static", "scripts", "__tests__"]);

/** The ids of a document's headings, as GitHub generates them. */
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

/** All problems in all documents. */
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
    // Fixtures have content folders, which the content reference describes.
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
