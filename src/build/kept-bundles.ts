/**
 * In every build, Gatsby has webpack bundle the site twice, for browsers and for rendering. Webpack keeps what it made, but reads all
 * of it and looks at every module to find that none has changed: two of a build's seconds, whatever the size of the site. Here, a
 * bundle stays as it lies where nothing has changed that it was made of, and webpack is not even loaded
 * (docs/decisions/0046-bundles-that-stay.md).
 */
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { store } from "gatsby/dist/redux";
import type * as Adapters from "gatsby/dist/utils/adapter/manager";
import { checksum } from "../deploy/manifest";
import { jsonDigest } from "../lib/json-digest";
import { insideGatsby } from "./inside-gatsby";
import { knownVariables } from "./known-variables";
import type { RunMemory } from "./run-memory";

/** The parts of webpack's result that are looked at here. */
interface Made {
  stats: {
    hash?: string;
    hasWarnings: () => boolean;
    compilation: {
      fileDependencies: Iterable<string>;
      missingDependencies: Iterable<string>;
      contextDependencies: Iterable<string>;
      outputOptions: { path?: string };
      assets: object;
    };
  };
}

/** What is kept of a bundle. */
export interface KeptBundle {
  /** Webpack's name for it: where it is another one, Gatsby renders all pages anew. */
  hash: string;
  /** Stands for what configures webpack. */
  madeBy: string;
  /** What it hangs on, and what would have been taken instead if it had been there: each file as it was then. */
  read: ReadonlyMap<string, string>;
  /** What webpack wrote, as it was then. */
  written: ReadonlyMap<string, string>;
  /** The names of the files that were written. */
  assets: readonly string[];
}

/** Of what is installed, the list of packages tells when it changes. */
const isInstalled = (path: string): boolean => /[\\/]node_modules[\\/]/.test(path);

/** A file as it is, or that there is none that can be read. */
const asItIs = (path: string): string => {
  try {
    if (!statSync(path).isFile()) return "a folder";
    return checksum(readFileSync(path));
  } catch {
    return "none";
  }
};

const asTheyAre = (files: readonly string[]): Map<string, string> => new Map(files.map((file) => [file, asItIs(file)]));

/** Whether a file was written, moved or made since, by its time of change: that of its content may be an old one. */
const isSince = (time: number, path: string): boolean => {
  try {
    const found = statSync(path);
    return found.isFile() && found.ctimeMs > time;
  } catch {
    return false; // There is none.
  }
};

/**
 * @param began when webpack began, in milliseconds
 * @param noted what Gatsby writes of the bundle
 * @returns undefined where it cannot be told what the bundle hangs on, or a file was changed while it was made
 */
const keptOf = ({ stats }: Made, madeBy: string, began: number, noted: readonly string[]): KeptBundle | undefined => {
  const { hash, compilation } = stats;
  const { path = "" } = compilation.outputOptions;
  // Whole folders are asked for by `require.context` alone, which nothing here does.
  const folders = [...compilation.contextDependencies].filter((folder) => !isInstalled(folder));
  if (!hash || folders.length > 0) return undefined;
  const read = [...compilation.fileDependencies, ...compilation.missingDependencies].filter(
    (file) => !isInstalled(file),
  );
  if (read.some((file) => isSince(began, file))) return undefined;
  const assets = Object.keys(compilation.assets);
  const written = assets.map((name) => join(path, name));
  return { hash, madeBy, read: asTheyAre([...read, ...noted]), written: asTheyAre(written), assets };
};

/** The files that are no longer as they were. */
const changedOf = (files: ReadonlyMap<string, string>): string[] =>
  [...files].filter(([file, was]) => asItIs(file) !== was).map(([file]) => file);

/** By what Babel and the list of browsers can be told to work otherwise. */
const TOOLS = /^(BABEL|BROWSERSLIST)/;

/** How Gatsby is configured, all code left out: that is in the memory's own key. */
const gatsbysConfiguration = (program: object): unknown => {
  const { config, flattenedPlugins } = store.getState();
  const flags = Object.entries(program).filter(([, value]) => ["boolean", "string", "number"].includes(typeof value));
  return [flags, config, flattenedPlugins.map(({ name, version, pluginOptions }) => [name, version, pluginOptions])];
};

/** Files of the site's own folder that tools can be configured by; which of them one reads is for the tool to know. */
const CONFIGURES = /^\.(?:env|babelrc|browserslistrc|swcrc)|^browserslist$|\.(?:json|[cm]?[jt]sx?)$/;

const filesAtTop = (): [string, string][] =>
  readdirSync(".")
    .filter((name) => CONFIGURES.test(name))
    .sort()
    .map((name) => [name, asItIs(name)]);

const COMPILED_CONFIGURATION = ".cache/compiled/gatsby-config.js";

/**
 * Stands for all that webpack is configured by, but for the code and what is installed, which the memory itself knows.
 * @returns undefined where an option cannot be written down, as one that contains itself
 */
const configuredBy = (program: object): string | undefined => {
  const configuration = [
    resolve("."),
    knownVariables(),
    Object.entries(process.env).filter(([name]) => TOOLS.test(name)),
    gatsbysConfiguration(program),
    filesAtTop(),
    asItIs(COMPILED_CONFIGURATION),
  ];
  try {
    return jsonDigest(configuration);
  } catch {
    return undefined;
  }
};

/** A function of Gatsby's that has webpack make a bundle. */
type Bundler = (program: object, ...rest: unknown[]) => Promise<Made>;
type Memory = Pick<RunMemory<KeptBundle>, "read" | "write">;

/** What Gatsby asks of a bundle that it did not have to make. */
const asMade = ({ hash }: KeptBundle) => ({
  stats: { hash, hasWarnings: () => false, hasErrors: () => false },
  close: () => Promise.resolve(),
});

/** What is particular to one of the two. */
interface Ways {
  memory: Memory;
  /** Called where the bundle stays as it lies. */
  onKept?: (kept: KeptBundle) => void;
  /** Whether Gatsby tells of webpack's warnings: it is to do so again. */
  tellsWarnings?: boolean;
  /** The files that Gatsby writes of the bundle. */
  noted?: readonly string[];
}

/** @returns what is to be called in place of `bundle` */
export const unlessKept =
  (bundle: Bundler, { memory, onKept, tellsWarnings = false, noted = [] }: Ways) =>
  async (...args: Parameters<Bundler>): Promise<object> => {
    const madeBy = configuredBy(args[0]);
    if (madeBy === undefined) return bundle(...args);
    const kept = memory.read();
    const meddledWith = kept ? changedOf(kept.written) : [];
    if (kept?.madeBy === madeBy && meddledWith.length === 0 && changedOf(kept.read).length === 0) {
      onKept?.(kept);
      return asMade(kept);
    }
    // Webpack takes a file for right that has the right name.
    for (const file of meddledWith) rmSync(file, { force: true });
    const began = Date.now();
    const made = await bundle(...args);
    const toKeep = tellsWarnings && made.stats.hasWarnings() ? undefined : keptOf(made, madeBy, began, noted);
    if (toKeep) memory.write(toKeep);
    return made;
  };

/**
 * To be called before Gatsby bundles.
 * @param memoryOf what a build leaves the next one, by a name
 */
export const keepBundles = (memoryOf: (name: string) => Memory): void => {
  const scripts = insideGatsby<{ buildProductionBundle: Bundler }>("gatsby/dist/commands/build-javascript");
  const renderer = insideGatsby<{ buildRenderer: Bundler }>("gatsby/dist/commands/build-html");
  const adapters = insideGatsby<typeof Adapters>("gatsby/dist/utils/adapter/manager");
  scripts.buildProductionBundle = unlessKept(scripts.buildProductionBundle, {
    memory: memoryOf("scripts"),
    // A host's adapter asks for them.
    onKept: ({ assets }) => adapters.setWebpackAssets(new Set(assets)),
    tellsWarnings: true,
    noted: ["public/chunk-map.json", "public/webpack.stats.json"],
  }) as Bundler;
  renderer.buildRenderer = unlessKept(renderer.buildRenderer, { memory: memoryOf("renderer") }) as Bundler;
};
