/** The site's own webpack configuration, for Gatsby's `onCreateWebpackConfig`. */
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { lettersOf } from "../../design/typefaces";
import { analyticsPath, siteDataAliases, siteLanguage } from "../outputs/site-data";
import { browserAliases } from "./browser-aliases";

/** Characters of a content hash: enough to be unique, and each page names several. */
const HASH_LENGTH = 8;
/** Under static/, so that hosts need one cache rule for all hashed files. */
const SCRIPTS = "static/js/";
const SCRIPT_NAME = `${SCRIPTS}[name]-[contenthash:${HASH_LENGTH}].js`;
/** Unnamed chunks: otherwise every page would include the runtime's map of chunk names. */
const CHUNK_NAME = `${SCRIPTS}[contenthash:${HASH_LENGTH}].js`;
const FONT_NAME = `static/[name]-[hash:${HASH_LENGTH}].[ext]`;

/** How many kinds of page use a module of the shared chunk. Gatsby's rule creates one per combination: forty of 1 kB. */
const MIN_SHARED_BY = 10;

interface Rule {
  test?: RegExp;
  use?: { options?: object }[];
}

/** The used part of webpack's configuration. */
interface WebpackConfig {
  devtool?: false;
  output: object;
  module: { rules: Rule[] };
  resolve: { alias?: Record<string, string | false> };
  optimization: { minimizer: object[]; splitChunks: { cacheGroups: Partial<Record<string, object | false>> } };
}

/** Gatsby names fonts with all 32 characters of their hash. */
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

/** The used part of terser-webpack-plugin. */
interface TerserPlugin {
  new (options: object): object;
  swcMinify?: unknown;
}

/**
 * Minifies with swc instead of terser, in a tenth of the time, for the supported browsers.
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
      // Deletes scripts of earlier builds only.
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

/** Aliases for site data and fonts; names and chunks of scripts. */
export const customizeWebpack = ({ actions, getConfig, stage, plugins }: CreateWebpackConfigArgs): void => {
  const letters = lettersOf(siteLanguage());
  // Gatsby types it as `Function`.
  const define = plugins.define as (constants: Readonly<Record<string, string>>) => object;
  actions.setWebpackConfig({
    // webpack's persistent cache does not follow aliases: it would keep the fonts of another language.
    cache: { version: letters },
    // An import of what a module does not export: otherwise a warning, and an error far from it while rendering.
    module: { parser: { javascript: { exportsPresence: "error" } } },
    // While developing, nothing is counted.
    plugins: [define({ __ANALYTICS__: JSON.stringify(stage === "build-javascript" ? analyticsPath() : "") })],
    resolve: {
      alias: {
        ...siteDataAliases,
        // Fonts with the characters of the site's language.
        "@fonts": resolve("src/design/fonts", letters),
      },
    },
  });
  // Gatsby declares no return type.
  const config = withShortFontNames((getConfig as () => WebpackConfig)());
  // setWebpackConfig ignores `output`.
  actions.replaceWebpackConfig(stage === "build-javascript" ? forVisitors(config) : config);
};
