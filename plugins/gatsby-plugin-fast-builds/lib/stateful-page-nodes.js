// @ts-check
/**
 * Garbage collection of nodes runs before pages are created: in every warm build Gatsby deletes the `SitePage` nodes of all
 * pages and creates them again. Gatsby already deletes such a node with its page, so they are exempted from the collection.
 */
"use strict";
const { requireFromGatsby } = require("./gatsby-internals");

/** Gatsby's internal plugin that owns the nodes. */
const OWNER = { name: "internal-data-bridge" };

/** To be called before `sourceNodes`. Without a `sourceNodes` hook, as Gatsby warns of plugins that create no nodes in it. */
const keepPageNodes = () =>
  requireFromGatsby("./dist/redux").store.dispatch({ type: "ENABLE_STATEFUL_SOURCE_PLUGIN", plugin: OWNER });

/**
 * Deletes the nodes of pages that no longer exist, which a killed `gatsby develop` can leave. To be called when all pages
 * have been created.
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
