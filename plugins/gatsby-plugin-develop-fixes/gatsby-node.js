// @ts-check
"use strict";
const { isSupportedGatsby } = require("./lib/gatsby-internals");
const { answerUnchangedPages } = require("./lib/answer-unchanged-pages");
const { flushInTurn } = require("./lib/flush-in-turn");
const { flushNodeChanges } = require("./lib/flush-node-changes");
const { keepRunning } = require("./lib/keep-running");
const { markSavedState, removeMarker } = require("./lib/mark-saved-state");
const { openLmdbCaches } = require("./lib/open-lmdb-caches-first");
const { answerOwnOriginOnly } = require("./lib/own-origin-only");
const { linkToCurrentParent, queueChangesDuringRebuild } = require("./lib/queue-changes-during-rebuild");
const { quietTemplates } = require("./lib/quiet-templates");
const { disableDigestCache } = require("./lib/refresh-stale-file-nodes");
const { reuseQueryTypes, reuseSchema } = require("./lib/reuse-schema");

/**
 * @typedef {Record<"queueChanges" | "flushInTurn" | "keepRunning" | "refreshStaleFiles" | "flushChanges" | "reuseSchema"
 *   | "answerUnchangedPages" | "openCachesFirst" | "ownOriginOnly" | "markSavedState" | "quietTemplates", boolean>} Options
 */

const isDevelop = process.env["NODE_ENV"] === "development";

/** @returns {Options} with every part off on an unsupported Gatsby version */
const optionsOf = (/** @type {object} */ options) =>
  isSupportedGatsby() ? /** @type {Options} */ (options) : /** @type {Options} */ ({});

exports.pluginOptionsSchema = (/** @type {import("gatsby").PluginOptionsSchemaArgs} */ { Joi }) =>
  Joi.object({
    queueChanges: Joi.boolean().default(true).description("Queue node changes that arrive during a rebuild."),
    flushInTurn: Joi.boolean().default(true).description("Write page data again that arrived while it was written."),
    keepRunning: Joi.boolean().default(true).description("Report an error of a rebuild instead of ending."),
    refreshStaleFiles: Joi.boolean().default(true).description("Read a file again that was hashed while it was saved."),
    flushChanges: Joi.boolean().default(true).description("Rebuild when a save is complete instead of after 500 ms."),
    answerUnchangedPages: Joi.boolean().default(true).description("Answer requests for pages whose data is unchanged."),
    openCachesFirst: Joi.boolean().default(true).description("Create the LMDB database before workers write to it."),
    reuseSchema: Joi.boolean().default(true).description("Keep the schema after a change that no type depends on."),
    ownOriginOnly: Joi.boolean().default(true).description("Answer requests of the server's own pages only."),
    markSavedState: Joi.boolean().default(true).description("Keep .cache/state-saved while the cache is consistent."),
    quietTemplates: Joi.boolean().default(true).description("Print no warning of templates without a page."),
  });

/** Runs in the main process and in each worker. @type {import("gatsby").GatsbyNode["onPluginInit"]} */
exports.onPluginInit = (_, options) => {
  if (optionsOf(options).openCachesFirst && process.env["GATSBY_WORKER_ID"] !== undefined) openLmdbCaches();
};

/** @type {import("gatsby").GatsbyNode["onPreBootstrap"]} */
exports.onPreBootstrap = (args, options) => {
  const { openCachesFirst, refreshStaleFiles, markSavedState: tracksState, quietTemplates: quiet } = optionsOf(options);
  if (openCachesFirst) openLmdbCaches();
  if (quiet) quietTemplates();
  if (!isDevelop) return;
  if (refreshStaleFiles) disableDigestCache(args);
  // Without tracking, the cache cannot be trusted after this run.
  if (tracksState) markSavedState();
  else removeMarker();
};

/** @type {import("gatsby").GatsbyNode["onPostBootstrap"]} */
exports.onPostBootstrap = (_, options) => {
  if (!isDevelop) return;
  const parts = optionsOf(options);
  if (parts.reuseSchema) {
    reuseSchema();
    reuseQueryTypes();
  }
  if (parts.queueChanges) {
    queueChangesDuringRebuild();
    linkToCurrentParent();
  }
  if (parts.flushInTurn) flushInTurn();
  if (parts.keepRunning) keepRunning();
};

/** @type {import("gatsby").GatsbyNode["onCreateDevServer"]} */
exports.onCreateDevServer = (args, options) => {
  // On every Gatsby version: the others are conveniences.
  if (options["ownOriginOnly"]) answerOwnOriginOnly(String(args.store.getState().program.host ?? "localhost"));
  const parts = optionsOf(options);
  if (parts.answerUnchangedPages) answerUnchangedPages();
  if (parts.flushChanges || parts.refreshStaleFiles)
    flushNodeChanges(args, { flush: parts.flushChanges, refresh: parts.refreshStaleFiles });
};
