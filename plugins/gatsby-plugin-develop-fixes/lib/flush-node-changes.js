// @ts-check
/**
 * Gatsby batches node changes for 500 ms, or until there are over 100, before it rebuilds pages. This ends the batch
 * after a short time without changes, and re-reads its files before that.
 */
"use strict";
const { requireFromGatsby } = require("./gatsby-internals");
const { refreshStaleFileNodes } = require("./refresh-stale-file-nodes");

/** Debounce in milliseconds. One save changes the file's node, then the nodes derived from it. */
const DEBOUNCE = 70;

/** NODE_MUTATION_BATCH_SIZE in `gatsby/dist/state-machines/waiting`. */
const BATCH_SIZE = 100;

/**
 * Call once, when the develop server starts.
 *
 * @param {Pick<import("gatsby").ParentSpanPluginArgs, "getNodesByType">} api
 */
const flushNodeChanges = ({ getNodesByType }) => {
  const { emitter } = requireFromGatsby("./dist/redux");
  /** File nodes of the batch, by id: a deferred change is in no store yet. @type {Map<string, any>} */
  const files = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let isFlushing = false;

  const fillBatch = () => {
    isFlushing = true;
    const [site] = getNodesByType("Site");
    for (let count = 0; site && count <= BATCH_SIZE; count += 1)
      emitter.emit("ENQUEUE_NODE_MUTATION", { type: "touchNode", payload: [site] });
    isFlushing = false;
  };

  const settle = () => {
    const changed = [...files.values()];
    files.clear();
    refreshStaleFileNodes(changed);
    fillBatch();
  };

  emitter.on("ENQUEUE_NODE_MUTATION", (/** @type {any} */ { type, payload }) => {
    if (isFlushing) return;
    const [node] = payload;
    if (type === "createNode" && node?.internal?.type === "File") files.set(node.id, node);
    clearTimeout(timer);
    timer = setTimeout(settle, DEBOUNCE);
  });
};

module.exports = { flushNodeChanges };
