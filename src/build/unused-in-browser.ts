/**
 * What Gatsby puts into every page's script for features that this site does not use. Each is left out of the scripts
 * for visitors; `npm run develop` has them all.
 */
import { resolve } from "node:path";

const stand = (name: string): string => resolve("src/layout/in-place-of-gatsby", name);

/** webpack's aliases: a module's name or whole path, and what stands in its place; `false` is nothing at all. */
export const unusedInBrowser = (): Record<string, string | false> => ({
  // <Script> and its worker: the site loads no script of another party.
  "gatsby-script": false,
  [resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
  // Emotion's withTheme copies statics with it; the tokens are CSS variables, and no component asks for a theme.
  "hoist-non-react-statics": false,
  // The Head export of pages: heads are written by src/metadata/page-head.tsx.
  [resolve(".cache/head/head-export-handler-for-browser.js")]: stand("head-handler.ts"),
  // Bringing back where the visitor had scrolled to: src/layout/scroll.ts scrolls.
  "gatsby-react-router-scroll": stand("scroll-context.ts"),
});
