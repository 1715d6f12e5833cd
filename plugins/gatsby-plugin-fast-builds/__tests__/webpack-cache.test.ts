/** When webpack's persistent cache of an earlier build is reused. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheKey, LockfileCachePlugin } from "../lib/webpack-cache";

let root: string;

const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(root, "node_modules"));
  write("node_modules/.package-lock.json", "{}");
  write("gatsby-node.js", "one");
  write("babel.config.cjs", "one");
});
afterEach(() => rmSync(root, { recursive: true }));

const key = (alias: object = {}): string | undefined => cacheKey(root, alias, [join(root, "gatsby-node.js")]);

test("the cache is used while packages and configuration are unchanged", () => expect(key()).toBe(key()));

test.each([
  ["another package is installed", "node_modules/.package-lock.json", "{1}"],
  ["the code that configures webpack has changed", "gatsby-node.js", "two"],
  ["the Babel settings have changed", "babel.config.cjs", "two"],
  ["the list of browsers has changed", "package.json", '{ "browserslist": ["safari >= 18"] }'],
])("the cache is not used if %s", (_, path, text) => {
  const before = key();
  write(path, text);
  expect(key()).not.toBe(before);
});

test("the cache is not used if an alias resolves to another file", () =>
  expect(key({ "@fonts": "western" })).not.toBe(key({ "@fonts": "english" })));

interface Cache {
  type: string;
  version?: string;
  buildDependencies: object;
}

/** A webpack compiler, and the build dependencies that the plugin leaves. */
const apply = (cache: Cache): { cache: Cache; buildDependencies: Set<string> } => {
  const buildDependencies = new Set(["node_modules/gatsby/index.js"]);
  const tap = (_: string, handler: (compilation: object) => void) => handler({ buildDependencies });
  new LockfileCachePlugin().apply({ context: root, options: { cache }, hooks: { afterCompile: { tap } } });
  return { cache, buildDependencies };
};

test("webpack does not follow packages to find its build dependencies", () => {
  const { cache, buildDependencies } = apply({ type: "filesystem", buildDependencies: { config: ["gatsby"] } });
  expect(cache).toMatchObject({ version: cacheKey(root, {}, []), buildDependencies: { defaultWebpack: [] } });
  expect(cache).not.toHaveProperty("buildDependencies.config");
  expect(buildDependencies.size).toBe(0);
});

test("without a lockfile webpack finds its build dependencies itself", () => {
  rmSync(join(root, "node_modules/.package-lock.json"));
  const { cache, buildDependencies } = apply({ type: "filesystem", buildDependencies: { config: ["gatsby"] } });
  expect(cache).toEqual({ type: "filesystem", buildDependencies: { config: ["gatsby"] } });
  expect(buildDependencies.size).toBe(1);
});
