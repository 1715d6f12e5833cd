/** Which environment variables change a bundle. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineDocumentedOnly } from "../lib/env-allowlist";

interface Stats {
  hash: string;
  hasErrors: () => boolean;
}
type Webpack = ((config: object, done: (error: Error | null, stats: Stats) => void) => void) & {
  DefinePlugin: new (definitions: Record<string, string>) => object;
};
const load: (file: string) => unknown = createRequire(require.resolve("gatsby/package.json"));
const webpack = load("webpack") as Webpack;

const PAGE = `module.exports = [process.env.GATSBY_REGION, process.env.RUN_NUMBER, process.env.GATSBY_CPU_COUNT];`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bundle-"));
  writeFileSync(join(folder, "page.js"), PAGE);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Bundles with all environment variables defined, as Gatsby does. */
const bundled = (environment: Record<string, string>): Promise<{ hash: string; page: unknown }> => {
  const variables = Object.entries(environment).map(([name, value]): [string, string] => [
    `process.env.${name}`,
    JSON.stringify(value),
  ]);
  const config = {
    mode: "none",
    target: "node",
    entry: join(folder, "page.js"),
    output: { path: folder, filename: "bundle.js", library: { type: "commonjs2" } },
    plugins: [new webpack.DefinePlugin({ "process.env": "({})", ...Object.fromEntries(variables) })],
  };
  defineDocumentedOnly(config);
  return new Promise((done, fail) =>
    webpack(config, (error, stats) => {
      if (error || stats.hasErrors()) return fail(error ?? new Error("Bundling failed."));
      done({ hash: stats.hash, page: load(join(folder, "bundle.js")) });
    }),
  );
};

const BEFORE = { GATSBY_REGION: "north", RUN_NUMBER: "1", GATSBY_CPU_COUNT: "3" };

test("documented variables reach the page, and others do not", async () =>
  expect((await bundled(BEFORE)).page).toEqual(["north", undefined, undefined]));

test.each([
  ["another run", { ...BEFORE, RUN_NUMBER: "2" }],
  ["another machine", { ...BEFORE, GATSBY_CPU_COUNT: "9", HOSTNAME: "other" }],
])("%s produces the same bundle", async (_, after) =>
  expect((await bundled(after)).hash).toBe((await bundled(BEFORE)).hash),
);

test("another value of a documented variable produces another bundle", async () =>
  expect((await bundled({ ...BEFORE, GATSBY_REGION: "south" })).hash).not.toBe((await bundled(BEFORE)).hash));
