// @ts-check
/**
 * Compiles gatsby-config.ts and gatsby-node.ts, of the site and of local plugins, with esbuild in this process.
 * Gatsby starts Parcel in a child process, at every start. The classes below implement the part of Parcel's and
 * gatsby-worker's interface that `gatsby/dist/utils/parcel/compile-gatsby-files.js` uses.
 */
"use strict";
const { existsSync, readdirSync } = require("node:fs");
const { isAbsolute, join, parse, relative, sep } = require("node:path");
const { patchModule, replaceModule, resolveFromGatsby } = require("./gatsby-internals");

/** Gatsby's own pattern. */
const ENTRY = /^gatsby-(?:node|config)\.ts$/;

/** @returns {string[]} absolute paths of all files of local plugins that Gatsby compiles */
const pluginEntries = (/** @type {string} */ folder) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return entry.name === "node_modules" ? [] : pluginEntries(path);
        return ENTRY.test(entry.name) ? [path] : [];
      });

/** @returns {string[]} */
const entriesOf = (/** @type {string} */ site) => [
  ...readdirSync(site)
    .filter((name) => ENTRY.test(name))
    .map((name) => join(site, name)),
  ...pluginEntries(join(site, "plugins")),
];

/** An esbuild message as a Parcel diagnostic, which Gatsby prints. */
const diagnostic = (/** @type {import("esbuild").Message} */ { text, location }) => ({
  message: text,
  origin: "esbuild",
  codeFrames: location && [
    { filePath: `${location.file}:${location.line}`, codeHighlights: [{ message: location.lineText.trim() }] },
  ],
});

/** The workspaces are TypeScript, which only a bundle can load: they are no packages to leave out. */
const workspaces = (/** @type {string} */ site) => ({
  name: "workspaces",
  setup(/** @type {import("esbuild").PluginBuild} */ build) {
    build.onResolve({ filter: /^[a-z@]/i }, ({ path: name }) => {
      try {
        const path = require.resolve(name, { paths: [site] });
        return isAbsolute(path) && !path.includes(`${sep}node_modules${sep}`) ? { path } : undefined;
      } catch {
        // Said by esbuild, or by Node at run time.
        return undefined;
      }
    });
  },
});

class Parcel {
  /** @param {{ entries: string[], targets: { root: { distDir: string, sourceMap: boolean } } }} options */
  constructor({ entries: [pattern = ""], targets: { root } }) {
    this.site = parse(pattern).dir;
    this.target = root;
  }

  async run() {
    const { site } = this;
    const { distDir, sourceMap } = this.target;
    const entries = entriesOf(site);
    const esbuild = require("esbuild");
    try {
      await esbuild.build({
        absWorkingDir: site,
        entryPoints: entries,
        outbase: site,
        outdir: distDir,
        bundle: true,
        packages: "external",
        plugins: [workspaces(site)],
        platform: "node",
        format: "cjs",
        target: "node20",
        // Like Parcel: a dynamic import becomes a `require`, with the same resolution.
        supported: { "dynamic-import": false },
        sourcemap: sourceMap,
        logLevel: "silent",
      });
    } catch (error) {
      const failure = /** @type {import("esbuild").BuildFailure & { diagnostics?: object[] }} */ (error);
      failure.diagnostics = failure.errors?.map(diagnostic);
      throw error;
    } finally {
      // Its service process would otherwise live as long as this one.
      await esbuild.stop();
    }
    const bundles = entries.map((entry) => ({
      filePath: join(distDir, relative(site, entry)).replace(/\.ts$/, ".js"),
      getMainEntry: () => ({ filePath: entry }),
    }));
    return { bundleGraph: { getBundles: () => bundles } };
  }
}

/** Parcel's cache, which esbuild does not need. */
class LMDBCache {}

/** Replaces Parcel by esbuild. Call before Gatsby is loaded. */
const useEsbuild = () => {
  replaceModule(resolveFromGatsby("@parcel/core"), () => ({ Parcel }));
  replaceModule(resolveFromGatsby("@parcel/cache"), () => ({ LMDBCache }));
  // Gatsby isolates Parcel in a worker because it can crash; starting the worker takes five times as long as esbuild.
  const compileFile = resolveFromGatsby("./dist/utils/parcel/compile-gatsby-files.js");
  patchModule(resolveFromGatsby("gatsby-worker"), (workers) => {
    workers.WorkerPool = class extends workers.WorkerPool {
      constructor(/** @type {string} */ file, /** @type {object} */ options) {
        // A constructor may return another object.
        if (file === compileFile) return { single: require(file), end: () => [] };
        super(file, options);
      }
    };
  });
};

module.exports = { useEsbuild };
