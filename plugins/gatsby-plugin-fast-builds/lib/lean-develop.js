// @ts-check
/** What the bundles of `gatsby develop` can go without. */
"use strict";

/** Gatsby lints with rules of its own where it finds no `.eslintrc`; loading them takes seconds of each start. */
const withoutLint = (/** @type {any} */ config) => ({
  ...config,
  plugins: config.plugins.filter((/** @type {object} */ { constructor }) => constructor.name !== "ESLintWebpackPlugin"),
});

/**
 * Without `DEV_SSR`, develop renders one empty page in Node, and the browser renders the rest. The bundle for it contains all
 * page components nevertheless.
 */
const withoutPages = (/** @type {any} */ config) => ({
  ...config,
  // The first alias that matches is used.
  resolve: { ...config.resolve, alias: { "$virtual/async-requires$": false, ...config.resolve.alias } },
});

module.exports = { withoutLint, withoutPages };
