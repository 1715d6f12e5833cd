// @ts-check
"use strict";
const { isSupportedGatsby } = require("./lib/gatsby-internals");
const { defineDocumentedOnly } = require("./lib/env-allowlist");
const { runFewQueriesInProcess, useLazyWorkers } = require("./lib/lazy-worker-pool");
const { withoutLint, withoutPages } = require("./lib/lean-develop");
const { skipFilesWithoutQueries } = require("./lib/query-prefilter");
const { deleteOrphanedPageNodes, keepPageNodes } = require("./lib/stateful-page-nodes");
const { localModules, LockfileCachePlugin } = require("./lib/webpack-cache");

const isDevelop = process.env["NODE_ENV"] === "development";

/** @type {import("gatsby").GatsbyNode["onPreInit"]} */
exports.onPreInit = () => {
  if (isSupportedGatsby() && !isDevelop) useLazyWorkers();
};

/** @type {import("gatsby").GatsbyNode["onPreBootstrap"]} */
exports.onPreBootstrap = () => {
  if (!isSupportedGatsby()) return;
  skipFilesWithoutQueries();
  keepPageNodes();
  localModules(process.cwd());
};

/** @type {import("gatsby").GatsbyNode["onPostBootstrap"]} */
exports.onPostBootstrap = (args) => {
  if (isSupportedGatsby() && isDevelop) deleteOrphanedPageNodes(args);
};

/** @type {import("gatsby").GatsbyNode["onPreBuild"]} */
exports.onPreBuild = ({ reporter }) => {
  if (isSupportedGatsby()) runFewQueriesInProcess(reporter);
};

/** @type {import("gatsby").GatsbyNode["onCreateWebpackConfig"]} */
exports.onCreateWebpackConfig = ({ actions, getConfig, stage }) => {
  if (!isSupportedGatsby()) return;
  let config = getConfig();
  defineDocumentedOnly(config);
  config = { ...config, plugins: [...config.plugins, new LockfileCachePlugin()] };
  if (stage === "develop") config = withoutLint(config);
  if (stage === "develop-html" && !process.env["GATSBY_EXPERIMENTAL_DEV_SSR"]) config = withoutPages(config);
  actions.replaceWebpackConfig(config);
};
