/** What the production bundle leaves out: parts of packages, and code of parts whose HTML the server renders. */
import { resolve } from "node:path";

const plyr = (file: string): string => resolve("node_modules/plyr/src/js", file);

/** Parts that pages load only after client-side navigation: docs/decisions/0054-kept-markup.md. */
const KEPT_MARKUP = [
  "components/illustration/drawing",
  "sections/service/comparison",
  "sections/service/example",
  "sections/service/process",
  "sections/service/testimonials",
  "sections/shared/case-studies",
  "sections/shared/report",
];

/**
 * Webpack aliases for browsers; `false` is an empty module. A quarter of Plyr supports YouTube, Vimeo and ads, which
 * the site does not use.
 */
export const browserAliases = (): Record<string, string | false> => ({
  ...Object.fromEntries(KEPT_MARKUP.map((part) => [resolve(`src/${part}.ts`), resolve(`src/${part}-later.ts`)])),
  // Unused: Emotion's withTheme, and Gatsby's workers for scripts of others and for pages offline.
  "hoist-non-react-statics": false,
  "@builder.io/partytown/integration": false,
  [resolve(".cache/register-service-worker.js")]: false,
  // The package's entry is one bundle with everything.
  plyr$: plyr("plyr.js"),
  [plyr("plugins/ads.js")]: false,
  [plyr("plugins/preview-thumbnails.js")]: false,
  [plyr("plugins/vimeo.js")]: false,
  [plyr("plugins/youtube.js")]: false,
  // Plyr's slider: the package's entry is a build for old browsers.
  rangetouch$: resolve("node_modules/rangetouch/src/js/rangetouch.js"),
});
