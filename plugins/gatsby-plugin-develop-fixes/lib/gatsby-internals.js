// @ts-check
/** Access to the site's own Gatsby modules, and the supported versions. */
"use strict";
const { createRequire } = require("node:module");
const { join } = require("node:path");

/** Internals may change with any release, so only tested minor versions are supported. */
const SUPPORTED = /^5\.16\./;

const gatsbyPackage = () => createRequire(join(process.cwd(), "package.json")).resolve("gatsby/package.json");

/** A module of Gatsby or its dependencies, as the same instance that Gatsby uses. */
const requireFromGatsby = (/** @type {string} */ name) => createRequire(gatsbyPackage())(name);

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
    console.warn(
      `gatsby-plugin-develop-fixes: written for Gatsby 5.16, found ${version}. It only refuses other origins.`,
    );
  isReported = true;
  return false;
};

module.exports = { isSupportedGatsby, requireFromGatsby };
