// @ts-check
/** Access to modules inside the site's own Gatsby, and the one place that knows which versions they were written for. */
"use strict";
const { createRequire } = require("node:module");
const { join } = require("node:path");

/** The inside of a package may change with any release, so only tried minor versions are supported. */
const SUPPORTED = /^5\.16\./;

const gatsbyPackage = () => createRequire(join(process.cwd(), "package.json")).resolve("gatsby/package.json");

/** A module of Gatsby's, or of one of its dependencies: the same instance that Gatsby uses. */
const requireFromGatsby = (/** @type {string} */ name) => createRequire(gatsbyPackage())(name);

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
    console.warn(`gatsby-plugin-develop-fixes: written for Gatsby 5.16, found ${version}. It does nothing.`);
  isReported = true;
  return false;
};

module.exports = { isSupportedGatsby, requireFromGatsby };
