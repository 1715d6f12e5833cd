// @ts-check
/** Access to the site's own Gatsby modules, and the supported versions. */
"use strict";
const Module = require("node:module");
const { join } = require("node:path");

const NAME = "gatsby-plugin-fast-builds";

/** Internals may change with any release, so only tested minor versions are supported. */
const SUPPORTED = /^5\.16\./;

const gatsbyPackage = () => Module.createRequire(join(process.cwd(), "package.json")).resolve("gatsby/package.json");

/** Absolute path of a module as Gatsby resolves it. */
const resolveFromGatsby = (/** @type {string} */ name) => Module.createRequire(gatsbyPackage()).resolve(name);

/** A module of Gatsby or its dependencies, as the same instance that Gatsby uses. */
const requireFromGatsby = (/** @type {string} */ name) => require(resolveFromGatsby(name));

/**
 * Replaces a file's exports, computed on the first `require`.
 *
 * @param {string} file an absolute path
 * @param {() => unknown} exports
 */
const replaceModule = (file, exports) => {
  const replacement = Object.assign(new Module(file), { filename: file, loaded: true });
  require.cache[file] = Object.defineProperty(replacement, "exports", { get: exports });
};

/**
 * Patches a file's exports on its first `require`; nothing is loaded before.
 *
 * @param {string} file an absolute path
 * @param {(exports: Record<string, any>) => void} change
 */
const patchModule = (file, change) =>
  replaceModule(file, () => {
    delete require.cache[file];
    const exports = require(file);
    change(exports);
    return exports;
  });

let isReported = false;

/**
 * Whether the site's Gatsby version is supported. Prints one line if not.
 *
 * @returns {boolean}
 */
const isSupportedGatsby = () => {
  const { version } = require(gatsbyPackage());
  if (SUPPORTED.test(version)) return true;
  // Workers inherit the environment, and would each print it.
  if (!isReported && process.env["GATSBY_WORKER_ID"] === undefined)
    console.warn(`${NAME}: written for Gatsby 5.16, found ${version}. It does nothing.`);
  isReported = true;
  return false;
};

module.exports = { isSupportedGatsby, patchModule, replaceModule, requireFromGatsby, resolveFromGatsby };
