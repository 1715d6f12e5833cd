// @ts-check
/** Removes from `gatsby develop`'s bundles what it does not need. */
"use strict";

/** Gatsby lints with its own rules without an `.eslintrc`; loading them takes seconds of each start. */
const withoutLint = (/** @type {any} */ config) => ({
  ...config,
  plugins: config.plugins.filter((/** @type {object} */ { constructor }) => constructor.name !== "ESLintWebpackPlugin"),
});

/**
 * Without `DEV_SSR`, develop renders one empty page in Node, and the browser renders the rest. The rendering bundle
 * contains all page components nevertheless.
 */
const withoutPages = (/** @type {any} */ config) => ({
  ...config,
  // The first matching alias is used.
  resolve: { ...config.resolve, alias: { "$virtual/async-requires$": false, ...config.resolve.alias } },
});

module.exports = { withoutLint, withoutPages };
