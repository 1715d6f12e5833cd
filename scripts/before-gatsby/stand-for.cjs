/** What the parts here share: how to put something in the place of a module that Gatsby asks for. */
"use strict";
const Module = require("node:module");

/** Gatsby gives each of its workers a number. */
const isWorker = process.env["GATSBY_WORKER_ID"] !== undefined;

/** @returns the file that Gatsby gets by this name */
const inGatsby = Module.createRequire(require.resolve("gatsby/package.json")).resolve;

/**
 * @param {string} file the file that is asked for
 * @param {() => unknown} exports called when it is asked for: what is got in its place
 */
const standFor = (file, exports) => {
  const standIn = Object.assign(new Module(file), { filename: file, loaded: true });
  require.cache[file] = Object.defineProperty(standIn, "exports", { get: exports });
};

/**
 * @param {string} file one that something stands for
 * @returns what the file itself gives, as everybody gets it from now on
 */
const loadItself = (file) => {
  delete require.cache[file];
  return require(file);
};

/**
 * Changes what a file gives, once it is asked for: until then, nothing is loaded.
 * @param {string} file
 * @param {(exports: Record<string, unknown>) => void} change
 */
const changeIn = (file, change) =>
  standFor(file, () => {
    const exports = loadItself(file);
    change(exports);
    return exports;
  });

module.exports = { changeIn, inGatsby, isWorker, loadItself, standFor };
