// @ts-check
/**
 * Editors that save in place truncate first. gatsby-source-filesystem can hash the empty file, and skip the re-read
 * if the mtime is unchanged (4 ms resolution on many systems); the page then stays stale until the next save.
 */
"use strict";
const { createHash } = require("node:crypto");
const { readFileSync, statSync } = require("node:fs");
const { requireFromGatsby } = require("./gatsby-internals");

/** The plugin that owns File nodes. */
const OWNER = { name: "gatsby-source-filesystem" };

/** Makes the plugin hash each file again, whatever its mtime. Call before it reads files. */
const disableDigestCache = (/** @type {Pick<import("gatsby").ParentSpanPluginArgs, "getCache">} */ { getCache }) =>
  Object.assign(getCache(OWNER.name), {
    get: async () => undefined,
    set: async (/** @type {string} */ _, /** @type {unknown} */ value) => value,
  });

/** @returns {number | undefined} undefined for a missing file */
const sizeOf = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.size;

/** A file that is still being written may not be readable. */
const digestOf = (/** @type {string} */ path) => {
  try {
    return createHash("md5").update(readFileSync(path)).digest("hex");
  } catch {
    return undefined;
  }
};

/**
 * Queues new File nodes for files that differ from their nodes.
 *
 * @param {Iterable<any>} nodes File nodes that have just been queued
 */
const refreshStaleFileNodes = (nodes) => {
  const { emitter } = requireFromGatsby("./dist/redux");
  for (const file of nodes) {
    const size = sizeOf(file.absolutePath);
    const contentDigest = digestOf(file.absolutePath);
    if (size === undefined || contentDigest === undefined || contentDigest === file.internal.contentDigest) continue;
    const { type, mediaType, description } = file.internal;
    const { fields: _, ...own } = file;
    const node = { ...own, size, children: [], internal: { type, mediaType, description, contentDigest } };
    // Like the deferred actions that Gatsby passes to the plugin.
    emitter.emit("ENQUEUE_NODE_MUTATION", { type: "createNode", payload: [node, OWNER] });
  }
};

module.exports = { disableDigestCache, refreshStaleFileNodes };
