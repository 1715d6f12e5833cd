/** Parts of packages that visitors do not get. */
import { resolve } from "node:path";

const plyr = (file: string): string => resolve("node_modules/plyr/src/js", file);

/**
 * Aliases of webpack for the scripts of visitors; `false` is an empty module. A quarter of Plyr plays films of other hosts and
 * their advertisements; the site's episodes are files of its own.
 */
export const browserAliases = (): Record<string, string | false> => ({
  // For withTheme, which nothing uses: the tokens are CSS variables.
  "hoist-non-react-statics": false,
  // The package names one bundle with everything in it.
  plyr$: plyr("plyr.js"),
  [plyr("plugins/ads.js")]: false,
  [plyr("plugins/preview-thumbnails.js")]: false,
  [plyr("plugins/vimeo.js")]: false,
  [plyr("plugins/youtube.js")]: false,
  // Its sliders: the package names a build for old browsers.
  rangetouch$: resolve("node_modules/rangetouch/src/js/rangetouch.js"),
});
