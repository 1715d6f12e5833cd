/**
 * Loaded before Gatsby (`--require`): has esbuild compile gatsby-config.ts and gatsby-node.ts, and that where Gatsby runs. Parcel,
 * which Gatsby asks to, takes one to eight seconds for it at every start, even where nothing has changed:
 * docs/decisions/0034-quicker-compilers.md. What stands here is the part of Parcel and of Gatsby's workers that Gatsby 5 asks for in
 * `dist/utils/parcel/compile-gatsby-files.js`.
 */
"use strict";
const { existsSync } = require("node:fs");
const Module = require("node:module");
const { dirname, join, parse } = require("node:path");

const ENTRIES = ["gatsby-config.ts", "gatsby-node.ts"];

/** A message of esbuild as Gatsby shows one of Parcel's. */
const diagnostic = ({ text, location }) => ({
  message: text,
  origin: "esbuild",
  codeFrames: location && [
    { filePath: `${location.file}:${location.line}`, codeHighlights: [{ message: location.lineText.trim() }] },
  ],
});

class Parcel {
  /** @param {{ entries: string[], targets: { root: { distDir: string, sourceMap: boolean } } }} options */
  constructor({ entries: [pattern], targets: { root } }) {
    this.site = parse(pattern).dir;
    this.target = root;
  }

  async run() {
    const { site } = this;
    const { distDir, sourceMap } = this.target;
    const entries = ENTRIES.filter((entry) => existsSync(join(site, entry)));
    const esbuild = require("esbuild");
    try {
      await esbuild.build({
        absWorkingDir: site,
        entryPoints: entries,
        outdir: distDir,
        bundle: true,
        // What is installed is asked for as it is.
        packages: "external",
        platform: "node",
        format: "cjs",
        target: "node20",
        // As Parcel does it: what is asked for later is found by the rules of `require`, as all else is.
        supported: { "dynamic-import": false },
        sourcemap: sourceMap,
        logLevel: "silent",
      });
    } catch (error) {
      error.diagnostics = error.errors?.map(diagnostic);
      throw error;
    } finally {
      // Its own process would wait for more as long as this one runs.
      await esbuild.stop();
    }
    const bundles = entries.map((entry) => ({
      filePath: join(distDir, `${parse(entry).name}.js`),
      getMainEntry: () => ({ filePath: join(site, entry) }),
    }));
    return { bundleGraph: { getBundles: () => bundles } };
  }
}

/** Parcel's cache: esbuild needs none. */
class LMDBCache {}

const gatsby = require.resolve("gatsby/package.json");
const fromGatsby = Module.createRequire(gatsby);

/**
 * @param {string} file the file that is asked for
 * @param {() => unknown} exports called when it is asked for: what is got in its place
 */
const standFor = (file, exports) => {
  const standIn = Object.assign(new Module(file), { filename: file, loaded: true });
  require.cache[file] = Object.defineProperty(standIn, "exports", { get: exports });
};

standFor(fromGatsby.resolve("@parcel/core"), () => ({ Parcel }));
standFor(fromGatsby.resolve("@parcel/cache"), () => ({ LMDBCache }));

// Gatsby has Parcel run in a process of its own, as Parcel crashes. To start one takes five times as long as esbuild does.
const GATSBYS_COMPILER = join(dirname(gatsby), "dist/utils/parcel/compile-gatsby-files.js");
const workers = fromGatsby.resolve("gatsby-worker");
standFor(workers, () => {
  delete require.cache[workers];
  const exports = require(workers);
  const { WorkerPool } = exports;
  exports.WorkerPool = class extends WorkerPool {
    constructor(file, options) {
      if (file === GATSBYS_COMPILER) return { single: require(file), end: () => [] };
      super(file, options);
    }
  };
  return exports;
});
