// @ts-check
/** Access to modules inside the site's own Gatsby, and the one place that knows which versions they were written for. */
"use strict";
const Module = require("node:module");
const { join } = require("node:path");

const NAME = "gatsby-plugin-fast-builds";

/** The inside of a package may change with any release, so only tried minor versions are supported. */
const SUPPORTED = /^5\.16\./;

const gatsbyPackage = () => Module.createRequire(join(process.cwd(), "package.json")).resolve("gatsby/package.json");

/** The absolute path of the file that Gatsby gets for a module name. */
const resolveFromGatsby = (/** @type {string} */ name) => Module.createRequire(gatsbyPackage()).resolve(name);

/** A module of Gatsby's, or of one of its dependencies: the same instance that Gatsby uses. */
const requireFromGatsby = (/** @type {string} */ name) => require(resolveFromGatsby(name));

/**
 * Serves other exports for a file, computed on the first `require`.
 *
 * @param {string} file an absolute path
 * @param {() => unknown} exports
 */
const replaceModule = (file, exports) => {
  const replacement = Object.assign(new Module(file), { filename: file, loaded: true });
  require.cache[file] = Object.defineProperty(replacement, "exports", { get: exports });
};

/**
 * Changes the exports of a file on its first `require`; nothing is loaded before.
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
 * Whether the site's Gatsby is one of the versions that the plugin was written for. Prints one line where it is not.
 *
 * @returns {boolean}
 */
const isSupportedGatsby = () => {
  const { version } = require(gatsbyPackage());
  if (SUPPORTED.test(version)) return true;
  // Workers inherit the environment, and would each print the line again.
  if (!isReported && process.env["GATSBY_WORKER_ID"] === undefined)
    console.warn(`${NAME}: written for Gatsby 5.16, found ${version}. It does nothing.`);
  isReported = true;
  return false;
};

module.exports = { isSupportedGatsby, patchModule, replaceModule, requireFromGatsby, resolveFromGatsby };
