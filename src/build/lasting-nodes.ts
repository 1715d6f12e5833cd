/**
 * Which nodes Gatsby is not to look through for those that nobody touched. It does so at the start of every build, and takes
 * the nodes of all pages for gone, as pages are made only later: it deleted thirty thousand nodes and made them again.
 */
import type { SourceNodesArgs } from "gatsby";

/** The plugin inside Gatsby that owns the node of each page (`SitePage`), and deletes it when its page goes. */
const OWNER_OF_PAGES = { name: "internal-data-bridge" };

/** The part of `sourceNodes` that is used here. */
type Api = Pick<SourceNodesArgs, "actions">;

/** The site's own nodes, which src/build/source-entities.ts deletes. To be called in `sourceNodes`, always. */
export const keepOwnNodes = ({ actions: { enableStatefulSourceNodes } }: Api): void => enableStatefulSourceNodes?.();

/**
 * The nodes of pages. To be called in `sourceNodes` of a build, which goes by what a finished build has left or by nothing
 * (scripts/build.ts). What `gatsby develop` finds may be of a run that was killed: there Gatsby clears up.
 */
export const keepPageNodes = ({ actions: { enableStatefulSourceNodes } }: Api): void =>
  enableStatefulSourceNodes?.(OWNER_OF_PAGES);
