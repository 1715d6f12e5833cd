/** How webpack tells whether what it kept of an earlier build still holds. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { walkDir } from "../lib/walk-dir";
import { installed } from "./installed";

/** The parts of webpack's configuration that are changed here. */
interface CachedConfig {
  cache?: object;
  plugins: object[];
  resolve?: { alias?: object };
}

/** The parts of webpack's compiler that are used here. */
interface Compiler {
  hooks: {
    afterCompile: { tap: (name: string, handler: (compilation: { buildDependencies: Set<string> }) => void) => void };
  };
}

/** The code that configures webpack, with what it imports. */
const CODE = "src/build";
const BABEL = "babel.config.cjs";

/**
 * A checksum of what decides how webpack works; undefined where it is not known.
 * @param alias which files stand behind names: the typefaces do by the content's language, which no code tells
 */
const deciding = (root: string, alias: object | undefined): string | undefined => {
  const packages = installed(root);
  if (!packages) return undefined;
  const hash = createHash("sha256")
    .update(packages)
    .update(JSON.stringify(alias ?? {}))
    .update(readFileSync(join(root, BABEL)));
  const code = join(root, CODE);
  for (const file of walkDir(code)) hash.update(file).update(readFileSync(join(code, file)));
  return hash.digest("hex");
};

class WithoutBuildDependencies {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap("WithoutBuildDependencies", ({ buildDependencies }) => buildDependencies.clear());
  }
}

/**
 * Webpack forgets what it kept where code that it works with has changed. To know, it follows every `require` of Gatsby's, of
 * loaders' and of this code, through thousands of files, which takes eight of a first build's seconds. Here it goes by a
 * checksum; where another package manager leaves no list of what is installed, it goes by its own ways.
 */
export const withQuickCache = <Config extends CachedConfig>(config: Config, root = resolve(".")): Config => {
  const version = config.cache && deciding(root, config.resolve?.alias);
  if (!version) return config;
  return {
    ...config,
    cache: { ...config.cache, version, buildDependencies: { defaultWebpack: [] }, allowCollectingMemory: false },
    snapshot: { module: { timestamp: true, hash: true }, resolve: { timestamp: true, hash: true } },
    plugins: [...config.plugins, new WithoutBuildDependencies()],
  };
};
