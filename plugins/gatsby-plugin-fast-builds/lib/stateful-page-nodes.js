// @ts-check
/**
 * Gatsby garbage-collects nodes before creating pages: every warm build deletes and re-creates all `SitePage` nodes.
 * Such a node is already deleted with its page, so this exempts them.
 */
"use strict";
const { requireFromGatsby } = require("./gatsby-internals");

/** Gatsby's internal plugin that owns these nodes. */
const OWNER = { name: "internal-data-bridge" };

/** Call before `sourceNodes`. Not in a `sourceNodes` hook: Gatsby warns about plugins that create no nodes there. */
const keepPageNodes = () =>
  requireFromGatsby("./dist/redux").store.dispatch({ type: "ENABLE_STATEFUL_SOURCE_PLUGIN", plugin: OWNER });

/**
 * Deletes nodes of pages that no longer exist, which a killed `gatsby develop` can leave. Call when all pages have been
 * created.
 */
const deleteOrphanedPageNodes = (
  /** @type {Pick<import("gatsby").ParentSpanPluginArgs, "getNodesByType">} */ { getNodesByType },
) => {
  const { store } = requireFromGatsby("./dist/redux");
  const { pages } = store.getState();
  for (const node of getNodesByType("SitePage"))
    if (!pages.has(node["path"])) store.dispatch({ type: "DELETE_NODE", payload: node, plugin: OWNER });
};

module.exports = { deleteOrphanedPageNodes, keepPageNodes };
