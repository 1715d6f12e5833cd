/** Has webpack do once what Gatsby has it do twice, and by what is quicker: docs/decisions/0034-quicker-compilers.md. */
import { withKnownVariables } from "./known-variables";
import { withQuickCache } from "./webpack-cache";

/** The parts of webpack's configuration that are looked at here. */
interface Bundling {
  cache?: object;
  plugins: object[];
  module: { rules: { test?: RegExp }[] };
}

/** The rule that gatsby-plugin-typescript adds. */
const ITS_TYPESCRIPT = String(/\.tsx?$/);

/**
 * Gatsby's rule for scripts is for TypeScript, too, and the plugin that it brings along adds another with the same loader:
 * everything would go through Babel twice.
 */
const onceThroughBabel = <Config extends Bundling>(config: Config): Config => ({
  ...config,
  module: { ...config.module, rules: config.module.rules.filter(({ test }) => String(test) !== ITS_TYPESCRIPT) },
});

/**
 * The same bundles in less time, and from what an earlier build kept where that still holds.
 * @param root the folder of this repository
 */
export const bundledQuickly = <Config extends Bundling>(config: Config, root?: string): Config =>
  onceThroughBabel(withQuickCache(withKnownVariables(config), root));

/** A plugin that makes files smaller; Terser's, which is for scripts, can have swc do it. */
interface Minimizer {
  new (options: object): object;
  swcMinify?: unknown;
}

/**
 * Gatsby has Terser write what browsers of 2009 can read. swc takes the same options, writes for those that the site is
 * built for, and takes a tenth of the time; it works on all processors by itself.
 */
export const quicklySmaller = (minimizer: object): object => {
  const Plugin = minimizer.constructor as Minimizer;
  if (!Plugin.swcMinify) return minimizer;
  const terserOptions = { ecma: 2020, mangle: true, compress: { ecma: 2020, passes: 2 } };
  return new Plugin({ minify: Plugin.swcMinify, parallel: false, terserOptions });
};
