/** Wires Gatsby's hooks to src/build; holds no logic of its own. */
import type { GatsbyNode } from "gatsby";
import { ContentStore } from "./src/build/content-store";
import { createPages as createAllPages } from "./src/build/create-pages";
import { copyPlayerFiles } from "./src/build/copy-player-files";
import { FeedFiles } from "./src/build/feeds/feed-files";
import { createFieldExtensions } from "./src/build/field-extensions";
import { graphqlTypes } from "./src/build/graphql-types";
import { stopOnProblems } from "./src/build/stop-on-problems";
import { EntitySource } from "./src/build/source-entities";
import { webpackConfig } from "./src/build/webpack-config";

const store = new ContentStore();
const entities = new EntitySource(store);
const feeds = new FeedFiles();

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => stopOnProblems(store, reporter);

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFieldExtensions(args);
  args.actions.createTypes(graphqlTypes());
};

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => entities.syncAll(args);

export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => entities.onTransformed(args);

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createAllPages(args);
  await feeds.read(args);
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  copyPlayerFiles();
  entities.watch();
};

export const onPostBuild: GatsbyNode["onPostBuild"] = () => feeds.write();

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => webpackConfig(args);
