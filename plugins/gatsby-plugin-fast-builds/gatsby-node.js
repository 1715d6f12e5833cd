// @ts-check
"use strict";
const { isSupportedGatsby } = require("./lib/gatsby-internals");
const { defineDocumentedOnly } = require("./lib/env-allowlist");
const { runFewQueriesInProcess, useLazyWorkers } = require("./lib/lazy-worker-pool");
const { withoutLint, withoutPages } = require("./lib/lean-develop");
const { skipFilesWithoutQueries } = require("./lib/query-prefilter");
const { deleteOrphanedPageNodes, keepPageNodes } = require("./lib/stateful-page-nodes");
const { localModules, LockfileCachePlugin } = require("./lib/webpack-cache");

/**
 * @typedef {object} Options
 * @property {boolean} queryPrefilter
 * @property {boolean} statefulPageNodes
 * @property {boolean} lazyWorkers
 * @property {boolean} webpackCache
 * @property {boolean} envAllowlist
 * @property {string[]} env
 * @property {boolean} leanDevelop
 */

const isDevelop = process.env["NODE_ENV"] === "development";

/** @returns {Options} with every part off on an unsupported Gatsby version */
const optionsOf = (/** @type {object} */ options) =>
  isSupportedGatsby() ? /** @type {Options} */ (options) : /** @type {Options} */ ({});

exports.pluginOptionsSchema = (/** @type {import("gatsby").PluginOptionsSchemaArgs} */ { Joi }) =>
  Joi.object({
    queryPrefilter: Joi.boolean().default(true).description("Parse only files with a `graphql` tag for queries."),
    statefulPageNodes: Joi.boolean().default(true).description("Keep SitePage nodes between builds."),
    lazyWorkers: Joi.boolean().default(true).description("Start workers when there is work for them."),
    webpackCache: Joi.boolean().default(true).description("Key webpack's persistent cache by the lockfile."),
    envAllowlist: Joi.boolean().default(true).description("Bundle documented environment variables only."),
    env: Joi.array().items(Joi.string()).default([]).description("Further variables that the site's code reads."),
    leanDevelop: Joi.boolean()
      .default(true)
      .description("Develop without Gatsby's lint rules and unused page bundles."),
  });

/** @type {import("gatsby").GatsbyNode["onPreInit"]} */
exports.onPreInit = (_, options) => {
  if (optionsOf(options).lazyWorkers && !isDevelop) useLazyWorkers();
};

/** @type {import("gatsby").GatsbyNode["onPreBootstrap"]} */
exports.onPreBootstrap = (_, options) => {
  const { queryPrefilter, statefulPageNodes, webpackCache } = optionsOf(options);
  if (queryPrefilter) skipFilesWithoutQueries();
  if (statefulPageNodes) keepPageNodes();
  if (webpackCache) localModules(process.cwd());
};

/** @type {import("gatsby").GatsbyNode["onPostBootstrap"]} */
exports.onPostBootstrap = (args, options) => {
  if (optionsOf(options).statefulPageNodes && isDevelop) deleteOrphanedPageNodes(args);
};

/** @type {import("gatsby").GatsbyNode["onPreBuild"]} */
exports.onPreBuild = ({ reporter }, options) => {
  if (optionsOf(options).lazyWorkers) runFewQueriesInProcess(reporter);
};

/** @type {import("gatsby").GatsbyNode["onCreateWebpackConfig"]} */
exports.onCreateWebpackConfig = ({ actions, getConfig, stage }, options) => {
  const { envAllowlist, env, leanDevelop, webpackCache } = optionsOf(options);
  let config = getConfig();
  if (envAllowlist) defineDocumentedOnly(config, env);
  if (webpackCache) config = { ...config, plugins: [...config.plugins, new LockfileCachePlugin()] };
  if (leanDevelop && stage === "develop") config = withoutLint(config);
  if (leanDevelop && stage === "develop-html" && !process.env["GATSBY_EXPERIMENTAL_DEV_SSR"])
    config = withoutPages(config);
  actions.replaceWebpackConfig(config);
};
