/**
 * What Gatsby, react-helmet, Emotion and Plyr put into scripts for features that this site does not use. Each is left
 * out of the scripts for visitors, or something smaller stands in its place; the build renders pages with the whole of
 * them, and `npm run develop` has them all (docs/decisions/0032-small-and-late-scripts.md).
 */
import { resolve } from "node:path";

const stand = (name: string): string => resolve("src/layout/stand-ins", name);
const plyr = (file: string): string => resolve("node_modules/plyr/src/js", file);

/** webpack's aliases: a module's name or whole path, and what stands in its place; `false` is nothing at all. */
export const unusedInBrowser = (): Record<string, string | false> => ({
  // <Script> and its worker: the site loads no script of another party.
  "gatsby-script": false,
  [resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
  // Emotion's withTheme copies statics with it; the tokens are CSS variables, and no component asks for a theme.
  "hoist-non-react-statics": false,
  // The Head export of pages: heads are written by src/metadata/page-head.tsx.
  [resolve(".cache/head/head-export-handler-for-browser.js")]: stand("head-handler.ts"),
  // Bringing back where the visitor had scrolled to: src/client/scroll.ts scrolls.
  "gatsby-react-router-scroll": stand("scroll-context.ts"),
  // <Link>, <Slice> and <StaticQuery>; what is used of them is `navigate`.
  gatsby$: stand("navigate.ts"),
  "gatsby-link": stand("navigate.ts"),
  // No plugin registers a service worker.
  [resolve(".cache/register-service-worker.js")]: false,
  // The head is rendered by the build; here it only changes with the page.
  "react-helmet": stand("helmet.ts"),
  // A third of it are prefixes for old browsers.
  "@emotion/cache": stand("emotion-cache.ts"),
  "prop-types": stand("prop-types.ts"),
  // Gatsby's Babel preset rewrites `[...values]` for browsers that the site is not built for.
  [resolve("node_modules/@babel/runtime/helpers/esm/toConsumableArray.js")]: stand("spread.ts"),
  // Plyr's package names one file, a quarter of which plays films of other hosts and their advertisements, and the site's episodes
  // are files of its own.
  plyr$: plyr("plyr.js"),
  [plyr("plugins/ads.js")]: false,
  [plyr("plugins/preview-thumbnails.js")]: false,
  [plyr("plugins/vimeo.js")]: false,
  [plyr("plugins/youtube.js")]: false,
  // Its sliders, as they are written: the package names what was made of them for browsers of old.
  rangetouch$: resolve("node_modules/rangetouch/src/js/rangetouch.js"),
});
