import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { lettersOf } from "../../design/typefaces";
import { bundledQuickly, quicklySmaller } from "../../build/quick-bundling";
import { ICON_FILE, SITE_DATA_FILE, siteLanguage } from "../outputs/site-data";
import { unusedInBrowser } from "./browser-aliases";

/** Of a file's checksum; enough to tell all versions apart, and every page names several. */
const LETTERS = 8;
/** Beside the other files whose names carry a hash, so that a host needs one rule for all that never changes. */
const SCRIPTS = "static/js/";
const SCRIPT_NAME = `${SCRIPTS}[name]-[contenthash:${LETTERS}].js`;
/** Files that are asked for later carry no name: the list of names would be sent with every page. */
const LATER_SCRIPT_NAME = `${SCRIPTS}[contenthash:${LETTERS}].js`;
const FONT_NAME = `static/[name]-[hash:${LETTERS}].[ext]`;

/**
 * Parts that at least this many page kinds show are one file that the visitor gets once. Gatsby's own rule makes a file
 * for every set of page kinds that share something: forty of about 1 kB, each compressed by itself.
 */
const SHARED_BY = 10;

interface Rule {
  test?: RegExp;
  use?: { options?: object }[];
}

/** The parts of webpack's configuration that are changed here. */
interface WebpackConfig {
  devtool?: false;
  plugins: object[];
  output: object;
  cache?: object;
  module: { rules: Rule[] };
  resolve: { alias?: Record<string, string | false> };
  optimization: { minimizer: object[]; splitChunks: { cacheGroups: Partial<Record<string, object | false>> } };
}

/**
 * Gatsby has ESLint look at what it bundles, by rules of its own, as it does not see eslint.config.mjs. To load them takes
 * four of the seconds that a start takes; `npm run check` and editors look by the rules of this repository.
 */
const withoutLint = (config: WebpackConfig): WebpackConfig => ({
  ...config,
  plugins: config.plugins.filter(({ constructor }) => constructor.name !== "ESLintWebpackPlugin"),
});

/**
 * What `gatsby develop` renders in Node is an empty page, whose parts the browser makes; nevertheless Gatsby bundles the
 * templates of all pages for it, which is most of that bundle's time at each start.
 */
const withoutPages = (config: WebpackConfig): WebpackConfig => ({
  ...config,
  // The first that fits is taken.
  resolve: { ...config.resolve, alias: { "$virtual/async-requires$": false, ...config.resolve.alias } },
});

/** Gatsby names a typeface with all 32 letters of its checksum. */
const withShortNames = (config: WebpackConfig): WebpackConfig => ({
  ...config,
  module: {
    ...config.module,
    rules: config.module.rules.map((rule) =>
      rule.test?.test(".woff2") && Array.isArray(rule.use)
        ? {
            ...rule,
            use: rule.use.map((loader) => ({ ...loader, options: { ...loader.options, name: FONT_NAME } })),
          }
        : rule,
    ),
  },
});

/** The typefaces with the letters of the site's language. */
const fontsFolder = (): string => resolve("src/design/fonts", lettersOf(siteLanguage()));

/** Shorter names of styles, in the scripts for visitors and in the pages that they take over: both or neither. */
const withShortStyleNames = (config: WebpackConfig, standIn: string): WebpackConfig => ({
  ...config,
  resolve: {
    ...config.resolve,
    alias: {
      ...config.resolve.alias,
      "@emotion/serialize$": resolve("src/layout/stand-ins", standIn),
      "@emotion-serialize$": resolve("node_modules/@emotion/serialize/dist/emotion-serialize.esm.js"),
    },
  },
});

/** Keeps source maps out of what is delivered, and bundles the scripts. */
const forVisitors = (config: WebpackConfig): WebpackConfig => {
  const { splitChunks } = config.optimization;
  const { framework, styles } = splitChunks.cacheGroups;
  return {
    ...config,
    devtool: false,
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...unusedInBrowser() } },
    output: {
      ...config.output,
      filename: SCRIPT_NAME,
      chunkFilename: LATER_SCRIPT_NAME,
      // Scripts of earlier builds go; everything else in the folder is not webpack's.
      clean: { keep: (file: string) => !file.startsWith(SCRIPTS) },
    },
    optimization: {
      ...config.optimization,
      minimizer: config.optimization.minimizer.map(quicklySmaller),
      splitChunks: {
        ...splitChunks,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          framework,
          styles,
          shared: {
            name: "shared",
            chunks: "async",
            minChunks: SHARED_BY,
            priority: 10,
            reuseExistingChunk: true,
            enforce: true,
          },
        },
      },
    },
  };
};

/** Lets the layout import what every page shows, and has webpack work for the visitor and for who waits for it. */
export const webpackConfig = ({ actions, getConfig, stage }: CreateWebpackConfigArgs): void => {
  actions.setWebpackConfig({
    resolve: { alias: { "@site-data": SITE_DATA_FILE, "@icon": ICON_FILE, "@fonts": fontsFolder() } },
  });
  // Gatsby declares no type for it; it is webpack's own configuration.
  const config = withShortNames(bundledQuickly((getConfig as () => WebpackConfig)()));
  // Gatsby passes over `output` in what setWebpackConfig merges.
  if (stage === "develop") actions.replaceWebpackConfig(withoutLint(config));
  else if (stage === "develop-html") actions.replaceWebpackConfig(withoutPages(config));
  else if (stage === "build-javascript")
    actions.replaceWebpackConfig(forVisitors(withShortStyleNames(config, "emotion-serialize.ts")));
  else actions.replaceWebpackConfig(withShortStyleNames(config, "emotion-serialize-in-build.ts"));
};
