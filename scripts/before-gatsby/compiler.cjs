/**
 * Has esbuild compile gatsby-config.ts and gatsby-node.ts, and that where Gatsby runs. Parcel, which Gatsby asks to, takes one to
 * eight seconds for it at every start, even where nothing has changed: docs/decisions/0034-quicker-compilers.md. What stands here is
 * the part of Parcel and of Gatsby's workers that Gatsby 5 asks for in `dist/utils/parcel/compile-gatsby-files.js`.
 */
"use strict";
const { existsSync } = require("node:fs");
const { join, parse } = require("node:path");
const { changeIn, inGatsby, standFor } = require("./stand-for.cjs");

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

standFor(inGatsby("@parcel/core"), () => ({ Parcel }));
standFor(inGatsby("@parcel/cache"), () => ({ LMDBCache }));

// Gatsby has Parcel run in a process of its own, as Parcel crashes. To start one takes five times as long as esbuild does.
const GATSBYS_COMPILER = inGatsby("./dist/utils/parcel/compile-gatsby-files.js");
changeIn(inGatsby("gatsby-worker"), (workers) => {
  const { WorkerPool } = workers;
  workers.WorkerPool = class extends WorkerPool {
    constructor(file, options) {
      if (file === GATSBYS_COMPILER) return { single: require(file), end: () => [] };
      super(file, options);
    }
  };
});
