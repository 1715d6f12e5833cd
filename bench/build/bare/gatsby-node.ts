/**
 * A page for each state and each city. What a page shows comes with it, so that no query has to be run. Built by what of
 * src/build is not about the site's content.
 */
import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { keepPageNodes } from "../../../src/build/lasting-nodes";
import { runFewHere, spareWorkers } from "../../../src/build/spare-workers";
import { bundledQuickly, quicklySmaller } from "../../../src/build/quick-bundling";
import { extractQuickly } from "../../../src/build/quick-extraction";
import { openCachesFirst } from "../../../src/build/shared-caches";
import { withoutSlices } from "../../../src/build/without-slices";

interface State {
  slug: string;
  name: string;
  cities: { slug: string; name: string; population: number }[];
}

const readStates = (): State[] =>
  readdirSync("data")
    .sort()
    .map((file) => JSON.parse(readFileSync(`data/${file}`, "utf8")) as State);

type WebpackConfig = Parameters<typeof bundledQuickly>[0] & { optimization: { minimizer: object[] } };

/** This repository: the site has its packages. */
const root = (): string => dirname(realpathSync("node_modules"));

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  withoutSlices();
  spareWorkers();
  openCachesFirst();
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => extractQuickly();

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => keepPageNodes(args);

export const createPages: GatsbyNode["createPages"] = ({ actions: { createPage } }) => {
  const [city, state] = ["city", "state"].map((name) => resolve(`src/templates/${name}.tsx`)) as [string, string];
  for (const { slug, name, cities } of readStates()) {
    createPage({ path: `/${slug}`, component: state, context: { slug, name, cities } });
    for (const each of cities)
      createPage({
        path: `/${slug}/${each.slug}`,
        component: city,
        context: { name: each.name, population: each.population, state: name, slug },
      });
  }
};

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ reporter }) => runFewHere(reporter);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  // Gatsby declares no type for it; it is webpack's own configuration.
  const config = bundledQuickly((getConfig as () => WebpackConfig)(), root());
  const { minimizer } = config.optimization;
  actions.replaceWebpackConfig(
    stage === "build-javascript"
      ? {
          ...config,
          devtool: false,
          optimization: { ...config.optimization, minimizer: minimizer.map(quicklySmaller) },
        }
      : config,
  );
};
