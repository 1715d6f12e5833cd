/** Files parsed for queries: at least all in which Gatsby's own parser finds one. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { mayHaveQuery } from "../lib/query-prefilter";

/** Files of a site, by path, and whether Gatsby finds a query or a fragment in them. */
const FILES: Readonly<Record<string, [text: string, found: boolean]>> = {
  "src/components/fragment.js": [
    'import { graphql } from "gatsby";\nexport const query = graphql`fragment Name on Site { id }`;',
    true,
  ],
  "src/components/hook.js": [
    'import { graphql, useStaticQuery } from "gatsby";\nexport const useIt = () => useStaticQuery(graphql`query It { site { id } }`);',
    true,
  ],
  "src/components/typed.tsx": [
    'import { graphql } from "gatsby";\nexport const query = graphql`\n  query Typed { site { id } }\n`;\nexport const a: string = "";',
    true,
  ],
  "src/components/spaced.js": [
    'import { graphql } from "gatsby";\nexport const q = graphql  `query Spaced { site { id } }`;',
    true,
  ],
  "src/components/head.js": ["export const Head = () => null;\nexport const config = () => ({});", false],
  "src/components/words.js": ["// A graphql query is not made here.\nexport const graphql = 1;", false],
};

/** Gatsby's own parser; prints the files with queries. */
const PARSE = `
  const { default: FileParser } = require("gatsby/dist/query/file-parser");
  const files = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
  new FileParser().parseFiles(files, (error) => { throw new Error(JSON.stringify(error)); }).then((found) => {
    process._rawDebug(JSON.stringify([...new Set(found.map(({ filePath }) => filePath))]));
    process.exit();
  });
`;

let site: string;
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), "site-"));
  for (const [path, [text]] of Object.entries(FILES)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
});
afterAll(() => rmSync(site, { recursive: true }));

const paths = Object.keys(FILES);

const foundByGatsby = (): string[] => {
  const { stderr } = spawnSync(process.execPath, ["-e", PARSE], {
    cwd: resolve("."),
    input: JSON.stringify(paths.map((path) => join(site, path))),
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const line = stderr.split("\n").find((text) => text.startsWith("["));
  if (line === undefined) throw new Error(stderr);
  return (JSON.parse(line) as string[]).map((file) => file.slice(site.length + 1)).sort();
};

const NO_COMPONENTS = new Set<string>();

const isParsed = (path: string): boolean => mayHaveQuery(path, readFileSync(join(site, path), "utf8"), NO_COMPONENTS);

test("every file in which Gatsby finds a query or fragment is parsed, and files without the tag are not", () => {
  const expected = paths.filter((path) => FILES[path]?.[1]).sort();
  expect(foundByGatsby()).toEqual(expected);
  expect(paths.filter(isParsed).sort()).toEqual(expected);
});

test("page components are parsed without a query: Gatsby extracts other exports from them", () => {
  const text = "export const Head = () => null;";
  expect(mayHaveQuery("/site/src/pages/about.js", text, NO_COMPONENTS)).toBe(true);
  expect(mayHaveQuery("/site/lib/page.js", text, new Set(["/site/lib/page.js"]))).toBe(true);
  expect(mayHaveQuery("/site/src/components/head.js", text, NO_COMPONENTS)).toBe(false);
});
