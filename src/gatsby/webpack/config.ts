/** The site's own webpack configuration, for Gatsby's `onCreateWebpackConfig`. */
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { lettersOf } from "../../design/typefaces";
import { siteDataAliases, siteLanguage } from "../outputs/site-data";
import { browserAliases } from "./browser-aliases";

/** Characters of a content hash: enough to tell all versions apart, and every page names several. */
const HASH_LENGTH = 8;
/** Beside the other files with a hash in their name, so that hosts need one cache rule for all of them. */
const SCRIPTS = "static/js/";
const SCRIPT_NAME = `${SCRIPTS}[name]-[contenthash:${HASH_LENGTH}].js`;
/** Without a name: the runtime's map of chunk names would be sent with every page. */
const CHUNK_NAME = `${SCRIPTS}[contenthash:${HASH_LENGTH}].js`;
const FONT_NAME = `static/[name]-[hash:${HASH_LENGTH}].[ext]`;

/**
 * Modules of at least this many page kinds share one chunk. Gatsby's rule makes a chunk for every combination of page kinds:
 * forty of about 1 kB, each compressed by itself.
 */
const MIN_SHARED_BY = 10;

interface Rule {
  test?: RegExp;
  use?: { options?: object }[];
}

/** The parts of webpack's configuration that are changed here. */
interface WebpackConfig {
  devtool?: false;
  output: object;
  module: { rules: Rule[] };
  resolve: { alias?: Record<string, string | false> };
  optimization: { minimizer: object[]; splitChunks: { cacheGroups: Partial<Record<string, object | false>> } };
}

/** Gatsby names a typeface with all 32 characters of its hash. */
const withShortFontNames = (config: WebpackConfig): WebpackConfig => ({
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

/** The part of terser-webpack-plugin that is used here. */
interface TerserPlugin {
  new (options: object): object;
  swcMinify?: unknown;
}

/**
 * Minifies with swc, an option of terser-webpack-plugin that takes a tenth of the time, for the browsers of package.json.
 *
 * @see https://webpack.js.org/plugins/terser-webpack-plugin/#swc
 */
const withSwc = (minimizer: object): object => {
  const Plugin = minimizer.constructor as TerserPlugin;
  if (!Plugin.swcMinify) return minimizer;
  const terserOptions = { ecma: 2020, mangle: true, compress: { ecma: 2020, passes: 2 } };
  return new Plugin({ minify: Plugin.swcMinify, parallel: false, terserOptions });
};

const forVisitors = (config: WebpackConfig): WebpackConfig => {
  const { splitChunks } = config.optimization;
  const { framework, styles } = splitChunks.cacheGroups;
  return {
    ...config,
    // Source maps are not delivered.
    devtool: false,
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...browserAliases() } },
    output: {
      ...config.output,
      filename: SCRIPT_NAME,
      chunkFilename: CHUNK_NAME,
      // Scripts of earlier builds go; the rest of the folder is not webpack's.
      clean: { keep: (file: string) => !file.startsWith(SCRIPTS) },
    },
    optimization: {
      ...config.optimization,
      minimizer: config.optimization.minimizer.map(withSwc),
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
            minChunks: MIN_SHARED_BY,
            priority: 10,
            reuseExistingChunk: true,
            enforce: true,
          },
        },
      },
    },
  };
};

/** Lets the code import the site's data and its typefaces, and names and splits the scripts. */
export const customizeWebpack = ({ actions, getConfig, stage }: CreateWebpackConfigArgs): void => {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...siteDataAliases,
        // The typefaces with the letters of the site's language.
        "@fonts": resolve("src/design/fonts", lettersOf(siteLanguage())),
      },
    },
  });
  // Gatsby declares no type for it.
  const config = withShortFontNames((getConfig as () => WebpackConfig)());
  // setWebpackConfig ignores `output`.
  actions.replaceWebpackConfig(stage === "build-javascript" ? forVisitors(config) : config);
};
