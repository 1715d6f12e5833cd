// @ts-check
/**
 * Starts workers on demand. Each loads Gatsby, configuration and schema: ten seconds of CPU time, even in a warm
 * build with twenty queries and pages. The main process runs so few itself.
 */
"use strict";
const { existsSync } = require("node:fs");
const { requireFromGatsby } = require("./gatsby-internals");

/** Gatsby's saved state, which exists in warm builds. */
const STATE = ".cache/redux";

/** About as many queries as the main process runs while workers start. */
const MAX_QUERIES_IN_PROCESS = 1000;
/** Half of one of Gatsby's batches of pages. */
const MAX_PAGES_IN_PROCESS = 25;

/** @typedef {Record<string, (...args: any[]) => any>} Methods */

/** Delays the workers' preparation (configuration, schema) until the first queries. */
const prepareOnFirstQuery = (/** @type {Methods} */ all) => {
  /** @type {(() => unknown)[]} */
  const pending = [];
  for (const name of ["loadConfigAndPlugins", "buildSchema"]) {
    const call = /** @type {Methods[string]} */ (all[name]);
    all[name] = (...args) => {
      pending.push(() => call(...args));
      return [];
    };
  }
  const { setComponents } = all;
  all["setComponents"] = (...args) => {
    for (const call of pending.splice(0)) call();
    return setComponents?.(...args);
  };
};

/**
 * Creates a pool whose processes start with the first call.
 *
 * @param {() => any} create
 */
const createLazily = (create) => {
  const { prototype } = requireFromGatsby("gatsby-worker").WorkerPool;
  const { startAll } = prototype;
  prototype.startAll = () => undefined;
  const pool = create();
  prototype.startAll = startAll;
  let isStarted = false;
  for (const methods of /** @type {Methods[]} */ ([pool.all, pool.single]))
    for (const [name, call] of Object.entries(methods))
      methods[name] = (...args) => {
        if (!isStarted) pool.startAll();
        isStarted = true;
        return call(...args);
      };
  return pool;
};

/**
 * Renders small batches of pages in this process.
 *
 * @param {Methods} single
 * @param {() => Methods[string]} render
 */
const renderFewInProcess = (single, render) => {
  const { renderHTMLProd } = single;
  single["renderHTMLProd"] = (pages) =>
    pages.paths.length <= MAX_PAGES_IN_PROCESS ? render()(pages) : renderHTMLProd?.(pages);
};

/** Call before Gatsby creates its workers. Does nothing in a cold build. */
const useLazyWorkers = () => {
  if (!existsSync(STATE)) return;
  const pools = requireFromGatsby("./dist/utils/worker/pool");
  const { create } = pools;
  pools.create = () => {
    const pool = createLazily(create);
    prepareOnFirstQuery(pool.all);
    renderFewInProcess(pool.single, () => requireFromGatsby("./dist/utils/worker/child/render-html").renderHTMLProd);
    return pool;
  };
};

/**
 * Runs few queries in the main process: with one CPU, Gatsby uses no workers for them. Call in `onPreBuild`, when the
 * queries are known.
 */
const runFewQueriesInProcess = (/** @type {import("gatsby").Reporter} */ reporter) => {
  const { calcDirtyQueryIds } = requireFromGatsby("./dist/query");
  const { store } = requireFromGatsby("./dist/redux");
  const count = calcDirtyQueryIds(store.getState()).length;
  if (count > MAX_QUERIES_IN_PROCESS) return;
  process.env["GATSBY_CPU_COUNT"] = "1";
  // Gatsby reports the number of queries only if workers run them.
  reporter.info(`Queries to run: ${count}.`);
};

module.exports = { createLazily, prepareOnFirstQuery, renderFewInProcess, runFewQueriesInProcess, useLazyWorkers };
