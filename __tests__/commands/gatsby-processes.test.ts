/** What Gatsby's processes do otherwise than by themselves: how workers read and write files, and what they share. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gatsbyEnvironment } from "../../scripts/lib/gatsby-env";

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "processes-"));
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));
});
afterEach(() => rmSync(site, { recursive: true }));

/** @returns what a process that was started as Gatsby's are tells of itself, as JSON */
const run = (code: string, environment: NodeJS.ProcessEnv = {}, command = ""): unknown => {
  writeFileSync(join(site, "run.cjs"), code);
  const { stdout, stderr } = spawnSync(process.execPath, ["run.cjs", command], {
    cwd: site,
    encoding: "utf8",
    env: { ...gatsbyEnvironment(), NODE_ENV: "production", ...environment },
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout.split("\n").at(-1) ?? "");
};

/** Asks for a file as Gatsby does. */
const ASK = `const ask = require("module").createRequire(require.resolve("gatsby/package.json"));`;

const WORKER = { GATSBY_WORKER_ID: "1" };

/** Gatsby's own way to files. */
const FILES = `const files = require("module").createRequire(require.resolve("gatsby/package.json"))("fs-extra");`;
const TELL = "const tell = (value) => process.stdout.write(JSON.stringify(value));";

/** Whether a page lies in a folder that was not there, as soon as it was asked for. */
const WRITE = `${FILES}${TELL}
  const written = files.outputFile("public/a/page.html", "<p>A page</p>");
  const atOnce = require("fs").existsSync("public/a/page.html");
  written.then(() => files.readFile("public/a/page.html", "utf8")).then((text) => tell({ atOnce, text }));
`;

test("a worker has written a page when it goes on to the next one", () => {
  expect(run(WRITE, WORKER)).toEqual({ atOnce: true, text: "<p>A page</p>" });
});

test("the main process, which has other things to do meanwhile, goes on", () => {
  expect(run(WRITE)).toEqual({ atOnce: false, text: "<p>A page</p>" });
});

test("a worker tells of a file that it cannot read or write as before, and answers who asks by a callback", () => {
  const told = run(
    `${FILES}${TELL}
      require("fs").writeFileSync("file", "words");
      const codeOf = (asked) => asked.then(() => "none", ({ code }) => code);
      Promise.all([
        codeOf(files.readFile("missing")),
        codeOf(files.outputFile("file/below.html", "")),
        new Promise((done) => files.readFile("file", "utf8", (error, text) => done(text))),
      ]).then(tell);
    `,
    WORKER,
  );
  expect(told).toEqual(["ENOENT", "ENOTDIR", "words"]);
});

test("a worker has opened the database of caches before it is asked anything; no other process has", () => {
  const opened = `${TELL} tell([...(globalThis.__GATSBY_OPEN_ROOT_LMDBS ?? new Map()).keys()]);`;
  expect(run(opened, WORKER)).toEqual([join(site, ".cache/caches-lmdb")]);
  expect(run(opened)).toEqual([]);
});

test("what workers leave the results of queries in is there before they are", () => {
  const told = run(`${TELL}
    require("tsx/cjs");
    const pool = require("gatsby/dist/utils/worker/pool");
    const { open } = require("lmdb");
    const places = () => [...open({ path: ".cache/caches-lmdb" }).getKeys()];
    let found;
    pool.create = () => {
      found = places();
      return "workers";
    };
    require(${JSON.stringify(resolve("src/build/shared-caches.ts"))}).openCachesFirst();
    tell({ before: require("fs").existsSync(".cache/caches-lmdb"), workers: pool.create(), found });
  `);
  expect(told).toEqual({ before: false, workers: "workers", found: ["internal-tmp-query-results", "root"] });
  expect(readFileSync("node_modules/gatsby/dist/utils/page-data.js", "utf8")).toContain(
    "name: `internal-tmp-query-results`",
  );
});

test("what a build of the same code has no use for is loaded when it is used, and is then what it would have been", () => {
  const told = run(`${ASK}${TELL}
    const isLoaded = () => Object.keys(require.cache).some((file) => /webpack.lib.Compiler.js$/.test(file));
    const webpack = ask("webpack");
    const ended = [];
    // Gatsby has its Functions bundled where there are none.
    webpack({ entry: {} }).run((error) => ended.push(error));
    const before = isLoaded();
    const names = [];
    for (const name in webpack) names.push(name);
    const compiler = webpack({ entry: "./run.cjs" });
    const real = ask("webpack");
    tell({
      before,
      ended,
      after: isLoaded(),
      hasSameNames: names.join() === Object.keys(real).join() && "version" in webpack,
      isCompiler: compiler instanceof real.Compiler,
      isPlugin: new webpack.DefinePlugin({}) instanceof real.DefinePlugin,
    });
  `);
  expect(told).toEqual({
    before: false,
    ended: [null],
    after: true,
    hasSameNames: true,
    isCompiler: true,
    isPlugin: true,
  });
});

test.each([
  ["a build leaves what it keeps of all pages when they are written, and not before", "build", false],
  ["develop leaves it whenever it is asked to", "develop", true],
])("%s", (_, command, before) => {
  const told = run(
    `${ASK}${TELL}
      const { existsSync, readdirSync } = require("fs");
      const isLeft = () => existsSync(".cache/redux") && readdirSync(".cache/redux").length > 0;
      const { saveState } = ask("./dist/redux/save-state.js");
      const { buildHTMLPagesAndDeleteStaleArtifacts } = ask("./dist/commands/build-html.js");
      (async () => {
        await saveState();
        const before = isLeft();
        // There is no page to write.
        await buildHTMLPagesAndDeleteStaleArtifacts({ program: { directory: process.cwd() }, workerPool: {} });
        await saveState();
        tell({ before, after: isLeft() });
      })();
    `,
    {},
    command,
  );
  expect(told).toEqual({ before, after: true });
});
