// @ts-check
/**
 * A request for the data of a page whose query is still to run waits until the result is written. Where it is the same as
 * before, nothing is written, and Gatsby only looks again after five seconds. This answers when the query has run.
 */
"use strict";
const { requireFromGatsby } = require("./gatsby-internals");

/** To be called once, when the develop server starts. */
const answerUnchangedPages = () => {
  const { emitter, store } = requireFromGatsby("./dist/redux");
  emitter.on("PAGE_QUERY_RUN", (/** @type {any} */ { payload: { path } }) => {
    if (!store.getState().pendingPageDataWrites.pagePaths.has(path))
      emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: path } });
  });
};

module.exports = { answerUnchangedPages };
