/** When what webpack kept of an earlier build is used again. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withQuickCache } from "../../src/build/webpack-cache";

let root: string;

const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(root, "node_modules"));
  mkdirSync(join(root, "src/build"), { recursive: true });
  write("node_modules/.package-lock.json", "{}");
  write("src/gatsby/webpack/config.ts", "one");
  write("babel.config.cjs", "one");
});
afterEach(() => rmSync(root, { recursive: true }));

const GATSBYS = { cache: { type: "filesystem", buildDependencies: { config: ["gatsby"] } }, plugins: [] };

const version = (): unknown => (withQuickCache(GATSBYS, root).cache as { version?: string }).version;

test("is used where neither packages nor the code of builds have changed", () => expect(version()).toBe(version()));

test.each([
  ["another package is installed", "node_modules/.package-lock.json", "{1}"],
  ["the code of builds has changed", "src/gatsby/webpack/config.ts", "two"],
  ["Babel is to read the code in another way", "babel.config.cjs", "two"],
  ["the code of builds has a further file", "src/build/other.ts", "one"],
])("is not used where %s", (_, path, text) => {
  const before = version();
  write(path, text);
  expect(version()).not.toBe(before);
});

test("is not used where another file stands behind a name, as typefaces do in another language", () => {
  const versionWith = (folder: string): unknown => {
    const { cache } = withQuickCache({ ...GATSBYS, resolve: { alias: { "@fonts": folder } } }, root);
    return (cache as { version?: string }).version;
  };
  expect(versionWith("fonts/english")).toBe(versionWith("fonts/english"));
  expect(versionWith("fonts/western")).not.toBe(versionWith("fonts/english"));
});

test("is not followed through the code of packages any more", () => {
  const { cache, plugins } = withQuickCache(GATSBYS, root);
  expect(cache).toMatchObject({ type: "filesystem", buildDependencies: { defaultWebpack: [] } });
  expect(cache).not.toHaveProperty("buildDependencies.config");
  const followed = new Set(["node_modules/gatsby/index.js"]);
  const afterCompile = {
    tap: (_: string, handler: (compilation: object) => void) => handler({ buildDependencies: followed }),
  };
  (plugins as { apply: (compiler: object) => void }[]).forEach((plugin) => plugin.apply({ hooks: { afterCompile } }));
  expect(followed.size).toBe(0);
});

test("goes by webpack's own ways where npm has not installed the packages, or nothing is kept", () => {
  rmSync(join(root, "node_modules/.package-lock.json"));
  expect(withQuickCache(GATSBYS, root)).toBe(GATSBYS);
  const without = { plugins: [] };
  expect(withQuickCache(without, root)).toBe(without);
});
