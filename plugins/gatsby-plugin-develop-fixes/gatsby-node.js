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
const { sendCurrentPage } = require("./lib/send-current-page");

const isDevelop = process.env["NODE_ENV"] === "development";

/** Runs in the main process and in each worker. @type {import("gatsby").GatsbyNode["onPluginInit"]} */
exports.onPluginInit = () => {
  if (isSupportedGatsby() && process.env["GATSBY_WORKER_ID"] !== undefined) openLmdbCaches();
};

/** @type {import("gatsby").GatsbyNode["onPreBootstrap"]} */
exports.onPreBootstrap = (args) => {
  // Without tracking, the cache cannot be trusted after this run.
  if (!isSupportedGatsby()) return isDevelop ? removeMarker() : undefined;
  openLmdbCaches();
  quietTemplates();
  if (!isDevelop) return;
  disableDigestCache(args);
  markSavedState();
};

/** @type {import("gatsby").GatsbyNode["onPostBootstrap"]} */
exports.onPostBootstrap = () => {
  if (!isDevelop || !isSupportedGatsby()) return;
  reuseSchema();
  reuseQueryTypes();
  queueChangesDuringRebuild();
  linkToCurrentParent();
  flushInTurn();
  keepRunning();
};

/** @type {import("gatsby").GatsbyNode["onCreateDevServer"]} */
exports.onCreateDevServer = (args) => {
  // On every Gatsby version: the others are conveniences.
  answerOwnOriginOnly(String(args.store.getState().program.host ?? "localhost"));
  if (!isSupportedGatsby()) return;
  answerUnchangedPages();
  sendCurrentPage();
  flushNodeChanges(args);
};
