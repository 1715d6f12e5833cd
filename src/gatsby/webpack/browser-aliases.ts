/** Parts of packages that the production bundle leaves out. */
import { resolve } from "node:path";

const plyr = (file: string): string => resolve("node_modules/plyr/src/js", file);

/**
 * Webpack aliases for browsers; `false` is an empty module. A quarter of Plyr supports YouTube, Vimeo and ads, which
 * the site does not use.
 */
export const browserAliases = (): Record<string, string | false> => ({
  // For Emotion's unused withTheme.
  "hoist-non-react-statics": false,
  // The package's entry is one bundle with everything.
  plyr$: plyr("plyr.js"),
  [plyr("plugins/ads.js")]: false,
  [plyr("plugins/preview-thumbnails.js")]: false,
  [plyr("plugins/vimeo.js")]: false,
  [plyr("plugins/youtube.js")]: false,
  // Plyr's slider: the package's entry is a build for old browsers.
  rangetouch$: resolve("node_modules/rangetouch/src/js/rangetouch.js"),
});
