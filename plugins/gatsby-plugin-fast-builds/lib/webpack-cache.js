// @ts-check
/**
 * Keys webpack's persistent cache by the lockfile and the loaded local code. By default webpack follows every
 * `require` of Gatsby and all loaders, through thousands of files, to find its build dependencies.
 */
"use strict";
const { createHash } = require("node:crypto");
const { existsSync, readFileSync } = require("node:fs");
const { join, sep } = require("node:path");

/** Written by npm; the last one is for Yarn and pnpm. */
const LOCKFILES = ["node_modules/.package-lock.json", "package-lock.json", "yarn.lock", "pnpm-lock.yaml"];
const CONFIGURATION = [
  "package.json",
  ".babelrc",
  ".babelrc.js",
  ".babelrc.json",
  "babel.config.js",
  "babel.config.cjs",
  "babel.config.json",
  ".browserslistrc",
  "tsconfig.json",
];

/**
 * Loaded local modules: the site's configuration with its imports, and local plugins. Computed once, before bundlers
 * are loaded, because a warm build loads fewer tools later than a cold one.
 *
 * @type {string[] | undefined}
 */
let loaded;

const localModules = (/** @type {string} */ root) =>
  (loaded ??= Object.keys(require.cache)
    .filter((file) => file.startsWith(root + sep) && !file.includes(`${sep}node_modules${sep}`))
    // Of Gatsby's cache, the compiled gatsby-node.ts and gatsby-config.ts.
    .filter(
      (file) => !file.startsWith(join(root, ".cache") + sep) || file.startsWith(join(root, ".cache/compiled") + sep),
    )
    .sort());

/**
 * @param {string} root the site's folder
 * @param {unknown} alias `resolve.alias`
 * @param {readonly string[]} modules absolute paths of the code that configures webpack
 * @returns {string | undefined} the cache key; undefined without a lockfile, because installed packages are unknown
 */
const cacheKey = (root, alias, modules) => {
  const lockfile = LOCKFILES.map((name) => join(root, name)).find(existsSync);
  if (!lockfile) return undefined;
  const hash = createHash("sha256")
    .update(process.version)
    .update(JSON.stringify(alias ?? {}));
  const files = [lockfile, ...CONFIGURATION.map((name) => join(root, name)), ...modules];
  for (const file of files.filter(existsSync)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
};

class LockfileCachePlugin {
  apply(/** @type {any} */ { options, context = process.cwd(), hooks }) {
    const { cache } = options;
    if (cache?.type !== "filesystem") return;
    const version = cacheKey(context, options.resolve?.alias, localModules(context));
    if (!version) return;
    Object.assign(cache, { version, buildDependencies: { defaultWebpack: [] }, allowCollectingMemory: false });
    options.snapshot = {
      ...options.snapshot,
      module: { timestamp: true, hash: true },
      resolve: { timestamp: true, hash: true },
    };
    hooks.afterCompile.tap("LockfileCachePlugin", (/** @type {any} */ { buildDependencies }) =>
      buildDependencies.clear(),
    );
  }
}

module.exports = { cacheKey, localModules, LockfileCachePlugin };
