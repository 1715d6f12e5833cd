/**
 * Which nodes Gatsby is not to look through for those that nobody touched. It does so at the start of every build, and takes
 * the nodes of all pages for gone, as pages are made only later: it deleted thirty thousand nodes and made them again.
 */
import type { SourceNodesArgs } from "gatsby";

/** The plugin inside Gatsby that owns the node of each page (`SitePage`), and deletes it when its page goes. */
const OWNER_OF_PAGES = { name: "internal-data-bridge" };

/**
 * To be called in `sourceNodes` of a build, which goes by what a finished build has left or by nothing (scripts/build.ts). What
 * `gatsby develop` finds may be of a run that was killed: there Gatsby clears up. The site's own nodes are deleted by
 * src/build/source-entities.ts.
 */
export const keepNodes = ({ actions: { enableStatefulSourceNodes } }: Pick<SourceNodesArgs, "actions">): void => {
  enableStatefulSourceNodes?.();
  enableStatefulSourceNodes?.(OWNER_OF_PAGES);
};
