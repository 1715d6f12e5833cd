/**
 * Which nodes Gatsby is not to look through for those that nobody touched. It does so at the start of every build, and takes
 * the nodes of all pages for gone, as pages are made only later: it deleted thirty thousand nodes and made them again.
 */
import type { ParentSpanPluginArgs, SourceNodesArgs } from "gatsby";
import { store } from "gatsby/dist/redux";
import type { IGatsbyNode } from "gatsby/dist/redux/types";

/** The plugin inside Gatsby that owns the node of each page (`SitePage`), and deletes it when its page goes. */
const OWNER_OF_PAGES = { name: "internal-data-bridge" };

/** The part of `sourceNodes` that is used here. */
type Api = Pick<SourceNodesArgs, "actions">;

/** The site's own nodes, which src/gatsby/nodes/node-source.ts deletes. To be called in `sourceNodes`, always. */
export const keepOwnNodes = ({ actions: { enableStatefulSourceNodes } }: Api): void => enableStatefulSourceNodes?.();

/** The nodes of pages, which Gatsby deletes with their pages. To be called in `sourceNodes`, always. */
export const keepPageNodes = ({ actions: { enableStatefulSourceNodes } }: Api): void =>
  enableStatefulSourceNodes?.(OWNER_OF_PAGES);

/**
 * Deletes the nodes of pages that are no more. A build goes by what a finished build has left or by nothing (scripts/build.ts);
 * but what `gatsby develop` finds may be of a run that was killed before it had noted a page that went. To be called when all
 * pages are made.
 */
export const clearLeftPages = ({ getNodesByType }: Pick<ParentSpanPluginArgs, "getNodesByType">): void => {
  const { pages } = store.getState();
  for (const node of getNodesByType("SitePage"))
    if (!pages.has(node["path"] as string))
      store.dispatch({ type: "DELETE_NODE", payload: node as IGatsbyNode, plugin: OWNER_OF_PAGES });
};
