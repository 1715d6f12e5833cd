// @ts-check
/**
 * A request for page data waits until the page's query result is written. If it is unchanged, nothing is written, and
 * Gatsby checks again only after five seconds. This responds when the query has run.
 */
"use strict";
const { requireFromGatsby } = require("./gatsby-internals");

/** Call once, when the develop server starts. */
const answerUnchangedPages = () => {
  const { emitter, store } = requireFromGatsby("./dist/redux");
  emitter.on("PAGE_QUERY_RUN", (/** @type {any} */ { payload: { path } }) => {
    if (!store.getState().pendingPageDataWrites.pagePaths.has(path))
      emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: path } });
  });
};

module.exports = { answerUnchangedPages };
