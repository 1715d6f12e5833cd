// @ts-check
/**
 * Gatsby drops a request to write page data while it writes, and forgets a result that arrives while the page's last
 * one is written: the page stays as it was until the next save. This writes again, one time after the other.
 * Gatsby also goes through all pages that nobody has opened, one turn after the other, while it rebuilds others.
 */
"use strict";
const { requireFromGatsby } = require("./gatsby-internals");

/** Call once, after bootstrap. */
const flushInTurn = () => {
  const { emitter, store } = requireFromGatsby("./dist/redux");
  const { isWebpackStatusPending } = requireFromGatsby("./dist/utils/webpack-status");
  const pageData = requireFromGatsby("./dist/utils/page-data");
  const { enqueueFlush, flush } = pageData;
  const { FLAG_DIRTY_NEW_PAGE } = requireFromGatsby("./dist/redux/reducers/queries");
  let last = Promise.resolve();

  const flushAndKeep = async (/** @type {unknown} */ span) => {
    /** @type {Set<unknown>} */
    const arrived = new Set();
    const note = (/** @type {{ payload: unknown }} */ { payload }) => arrived.add(payload);
    emitter.on("ADD_PENDING_PAGE_DATA_WRITE", note);
    const { pendingPageDataWrites, queries } = store.getState();
    const { pagePaths } = pendingPageDataWrites;
    const unopened = [...pagePaths].filter((path) => queries.trackedQueries.get(path)?.dirty & FLAG_DIRTY_NEW_PAGE);
    for (const path of unopened) pagePaths.delete(path);
    await flush(span).finally(() => emitter.off("ADD_PENDING_PAGE_DATA_WRITE", note));
    for (const path of unopened) pagePaths.add(path);
    // For the next time, which the queries that are running ask for.
    for (const payload of arrived) store.dispatch({ type: "ADD_PENDING_PAGE_DATA_WRITE", payload });
  };

  pageData.flush = (/** @type {unknown} */ span) => (last = last.catch(() => undefined).then(() => flushAndKeep(span)));
  // While webpack compiles, Gatsby only notes the request.
  pageData.enqueueFlush = (/** @type {unknown} */ span) =>
    isWebpackStatusPending() ? enqueueFlush(span) : void pageData.flush(span);
};

module.exports = { flushInTurn };
