/**
 * Loaded before Gatsby (`--require`): has esbuild compile gatsby-config.ts and gatsby-node.ts. Parcel, which Gatsby asks to,
 * takes one to eight seconds for it at every start, even where nothing has changed: docs/decisions/0034-quicker-compilers.md. What stands here is the part of Parcel
 * that Gatsby 5 asks for in `dist/utils/parcel/compile-gatsby-files.js`.
 */
"use strict";
const { existsSync } = require("node:fs");
const Module = require("node:module");
const { join, parse } = require("node:path");

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
    try {
      await require("esbuild").build({
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

const fromGatsby = Module.createRequire(require.resolve("gatsby/package.json"));
for (const [name, exports] of Object.entries({ "@parcel/core": { Parcel }, "@parcel/cache": { LMDBCache } })) {
  const file = fromGatsby.resolve(name);
  const standIn = new Module(file);
  Object.assign(standIn, { filename: file, loaded: true, exports });
  require.cache[file] = standIn;
}
