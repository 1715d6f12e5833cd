/** Which files Gatsby reads as code to find queries; it reads the others as text. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { walkDir } from "../../src/lib/walk-dir";
import { asksGatsby } from "../../src/build/quick-extraction";

/** Gatsby's own look at files, whose names it is given; tells those in which it finds something. */
const GATSBY_LOOKS = `
  const { default: FileParser } = require("gatsby/dist/query/file-parser");
  const files = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
  new FileParser().parseFiles(files, (error) => { throw new Error(JSON.stringify(error)); }).then((found) => {
    process._rawDebug(JSON.stringify([...new Set(found.map(({ filePath }) => filePath))]));
    process.exit();
  });
`;

const sources = walkDir("src")
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
  .map((file) => resolve("src", file));

const withQueries = (): string[] => {
  const { stderr } = spawnSync(process.execPath, ["-e", GATSBY_LOOKS], {
    input: JSON.stringify(sources),
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const found = stderr.split("\n").find((line) => line.startsWith("["));
  if (found === undefined) throw new Error(stderr);
  return JSON.parse(found) as string[];
};

const asks = (file: string): boolean => asksGatsby(file, readFileSync(file, "utf8"));

test("are all those in which Gatsby finds a query or a fragment, and no more than a quarter of the site's", () => {
  const found = withQueries();
  expect(found).toContain(resolve("src/templates/city.tsx"));
  expect(found.filter((file) => !asks(file))).toEqual([]);
  expect(sources.filter(asks).length).toBeLessThan(sources.length / 4);
});

test("are the templates and pages, even without a query: Gatsby asks what else they export", () => {
  expect(asksGatsby(resolve("src/templates/city.tsx"), "export const Head = () => null;")).toBe(true);
  expect(asksGatsby(resolve("src/pages/blog.tsx"), "export const config = () => ({});")).toBe(true);
  expect(asksGatsby(resolve("src/sections/page-head.tsx"), "export const Head = () => null;")).toBe(false);
});
