/** Connects Gatsby's lifecycle to src/gatsby. What makes Gatsby faster or works around its bugs is in plugins/. */
import type { GatsbyNode } from "gatsby";
import { serveEditor, writeHostedEditor } from "content-editor";
import { site } from "./src/site/site";
import { ContentStore } from "./src/gatsby/content-store";
import { stopOnErrors } from "./src/gatsby/stop-on-errors";
import { startContentServer } from "./src/gatsby/develop/content-server";
import { NodeSource } from "./src/gatsby/node-source";
import { BuildOutputs } from "./src/gatsby/outputs";
import { PageRegistry } from "./src/gatsby/create-pages";
import { defineResolvers, defineSchema } from "./src/gatsby/schema";
import { customizeWebpack } from "./src/gatsby/webpack/config";

const content = new ContentStore({ preview: process.env.NODE_ENV === "development" });
const nodes = new NodeSource(content);
const pages = new PageRegistry(content);
const outputs = new BuildOutputs(content, [
  { name: "hosted editor", write: () => writeHostedEditor(site, content.checked.entries) },
]);

/** Validates all content first: with an error, the last good build stays. */
export const onPreInit: GatsbyNode["onPreInit"] = () => stopOnErrors(content);

/** The types of the content model and the extensions that resolve their fields. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => defineSchema(args, content);

/** Fields on Gatsby's own types. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => defineResolvers(args);

/** Creates, updates and deletes the nodes of all entries. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => nodes.sync(args);

/** Sets a transformed content file as the parent of its entry's nodes. */
export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => nodes.onFileTransformed(args);

/** Once per process: the initial pages. */
export const createPagesStatefully: GatsbyNode["createPagesStatefully"] = (args) => pages.createAll(args);

/** Takes off the lists that have no entries. */
export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => pages.takeOff(args);

/** After every content change: added and removed pages, and the queries for output files. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  pages.applyChanges(args);
  await outputs.query(args);
};

/** Starts outputs that can run in parallel with Gatsby: images, player assets. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  nodes.finishBootstrap();
  outputs.start();
};

/** Writes feeds, the search index, sitemaps, robots.txt and the build report. */
export const onPostBuild: GatsbyNode["onPostBuild"] = (args) => outputs.write(args);

/** While developing: reports problems to the browser, follows redirects, and serves the form editor. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  startContentServer(args, content, nodes);
  serveEditor(args.app as Parameters<typeof serveEditor>[0], site);
};

/** Aliases, script names and chunks. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => customizeWebpack(args);
