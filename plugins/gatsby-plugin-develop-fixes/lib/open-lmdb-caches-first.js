// @ts-check
/**
 * Workers pass query results to the main process in an LMDB database, which the first writer creates. With two
 * concurrent first writers, a result was lost, and the build failed with "Couldn't find temp query result". This
 * creates it earlier.
 */
"use strict";
const { requireFromGatsby } = require("./gatsby-internals");

/** As `gatsby/dist/utils/page-data.js` names it. */
const QUERY_RESULTS = { name: "internal-tmp-query-results", encoding: "string" };

const isWorker = process.env["GATSBY_WORKER_ID"] !== undefined;

/** In a worker, opens the database; in the main process, creates it too. Call when the cache has been cleared. */
const openLmdbCaches = () => {
  const Cache = requireFromGatsby("./dist/utils/cache-lmdb").default;
  if (isWorker) Cache.getStore();
  // LMDB creates the database with the first access.
  else void new Cache(QUERY_RESULTS).init().get("/");
};

module.exports = { openLmdbCaches };
