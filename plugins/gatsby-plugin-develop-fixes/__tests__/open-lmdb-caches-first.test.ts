/** Which processes of a build have opened the LMDB database of caches, and when. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const PLUGIN = resolve("plugins/gatsby-plugin-develop-fixes");

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"));
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));
  writeFileSync(join(site, "package.json"), "{}");
});
afterEach(() => rmSync(site, { recursive: true }));

/** Runs a hook in a child process. @returns the open databases, and the contents of the cache database */
const run = (hook: string, environment: NodeJS.ProcessEnv = {}): { open: string[]; stored: string[] } => {
  const code = `
    const hooks = require(${JSON.stringify(`${PLUGIN}/gatsby-node.js`)});
    hooks.${hook}({}, { openCachesFirst: true });
    const open = [...(globalThis.__GATSBY_OPEN_ROOT_LMDBS ?? new Map()).keys()];
    const stored = open.length > 0 ? [...require("lmdb").open({ path: ".cache/caches-lmdb" }).getKeys()] : [];
    process.stdout.write(JSON.stringify({ open, stored }));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ["-e", code], {
    cwd: site,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", ...environment },
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout.split("\n").at(-1) ?? "") as ReturnType<typeof run>;
};

test("a worker has opened the database before it runs anything", () =>
  expect(run("onPluginInit", { GATSBY_WORKER_ID: "1" }).open).toEqual([join(site, ".cache/caches-lmdb")]));

test("the main process creates the database of query results before workers write to it", () => {
  expect(run("onPluginInit").open).toEqual([]);
  expect(run("onPreBootstrap").stored).toContain("internal-tmp-query-results");
  // The name that Gatsby uses.
  expect(readFileSync("node_modules/gatsby/dist/utils/page-data.js", "utf8")).toContain(
    "name: `internal-tmp-query-results`",
  );
});
