/** Wires Gatsby's hooks to src/build; holds no logic of its own. */
import type { GatsbyNode } from "gatsby";
import { afterBuild } from "./src/gatsby/outputs/build-report";
import { builtPages, builtPaths } from "./src/build/built-paths";
import { keepNewestParents, letChangesWait } from "./src/build/changes-wait";
import { ContentStore } from "./src/gatsby/content/content-store";
import { SitePages } from "./src/gatsby/pages/create-pages";
import { copyPlayerFiles } from "./src/gatsby/outputs/player-assets";
import { redirectOldPaths } from "./src/gatsby/develop/redirects";
import { writeDiscoveryFiles } from "./src/gatsby/outputs/discovery-files";
import { SchemaDescriber } from "./src/build/describe-schema";
import { FeedFiles } from "./src/gatsby/outputs/feeds";
import { createFieldExtensions } from "./src/gatsby/schema/resolvers";
import { graphqlTypes } from "./src/gatsby/schema/types-from-model";
import { clearLeftPages, keepOwnNodes, keepPageNodes } from "./src/build/lasting-nodes";
import { keepBundles } from "./src/build/kept-bundles";
import { reportLocalPages } from "./src/gatsby/locations/similarity-report";
import { oncePagesAreWritten } from "./src/build/once-pages-are-written";
import { SitePictures } from "./src/gatsby/outputs/images";
import { runFewHere, spareWorkers } from "./src/build/spare-workers";
import { extractQuickly } from "./src/build/quick-extraction";
import { writeCitiesFile } from "./src/gatsby/outputs/cities-json";
import { buildSearchIndex } from "./src/gatsby/outputs/search";
import { writeSiteData } from "./src/gatsby/outputs/site-data";
import { writePrintStyles } from "./src/build/print-styles";
import { writeSitemapNotes } from "./src/build/sitemap-notes";
import { RememberedChecks } from "./src/build/remembered-checks";
import { RunMemory } from "./src/build/run-memory";
import { openCachesFirst } from "./src/build/shared-caches";
import { stopOnProblems } from "./src/gatsby/content/stop-on-errors";
import { NodeSource } from "./src/gatsby/nodes/node-source";
import { writeTypesWhenChanged } from "./src/build/types-when-changed";
import { answerUnchanged } from "./src/build/unchanged-answers";
import { watchContent } from "./src/gatsby/develop/watch-content";
import { rememberNoDigests } from "./src/build/whole-files";
import { webpackConfig } from "./src/gatsby/webpack/config";
import { guessNothing } from "./src/build/without-inference";
import { lookForNoStaleData } from "./src/build/without-stale-data";
import { withoutSlices } from "./src/build/without-slices";
import { serveEditor, type DevServer } from "./src/editor/dev-server";
import { writeHostedEditor } from "./src/editor/hosted";

const checks = new RememberedChecks(new RunMemory(".cache/content/checks", __filename));
const store = new ContentStore({
  preview: process.env.NODE_ENV === "development",
  checkOne: (file) => checks.check(file),
});
const isBuild = process.env.NODE_ENV === "production";
const entities = new NodeSource(store, isBuild ? new RunMemory(".cache/content/nodes", __filename) : undefined);
const pages = new SitePages(store, isBuild ? builtPages : undefined);
const pictures = new SitePictures(store);
const types = graphqlTypes();
const describer = new SchemaDescriber(types);
const feeds = new FeedFiles();
let searchIsBuilt: () => Promise<void>;

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  stopOnProblems(store, reporter);
  if (isBuild) {
    withoutSlices();
    spareWorkers();
    openCachesFirst();
    keepBundles((name) => new RunMemory(`.cache/content/bundle-${name}`, __filename));
  }
  // The footer shows it until the page works and the visitor's own clock is asked.
  process.env["GATSBY_BUILD_YEAR"] ??= store.checked.today.slice(0, 4);
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  rememberNoDigests(args);
  // Before, Gatsby may clear its cache.
  checks.save();
  await extractQuickly();
  writeTypesWhenChanged();
  guessNothing();
  if (isBuild) lookForNoStaleData();
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFieldExtensions(args, store);
  describer.register(args);
  args.actions.createTypes(types);
};

export const createResolvers: GatsbyNode["createResolvers"] = () => describer.describe();

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  keepOwnNodes(args);
  keepPageNodes(args);
  entities.syncAll(args);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => entities.onTransformed(args);

export const createPages: GatsbyNode["createPages"] = async (args) => {
  pages.update(args);
  await writeSiteData(args, pictures.icon());
  await feeds.read(args);
};

export const createPagesStatefully: GatsbyNode["createPagesStatefully"] = (args) => pages.createAll(args);

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = (args) => {
  if (process.env.NODE_ENV === "development") {
    clearLeftPages(args);
    letChangesWait();
    keepNewestParents();
  }
  copyPlayerFiles();
  writePrintStyles();
  writeCitiesFile(store);
  entities.watch();
  pictures.start();
};

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ reporter }) => {
  writeSitemapNotes(builtPaths(), store.checked);
  runFewHere(reporter);
  searchIsBuilt = oncePagesAreWritten(() => buildSearchIndex(store, reporter));
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  writeDiscoveryFiles(store.checked.entries, builtPaths());
  feeds.write();
  await pictures.finish(args.reporter);
  await Promise.all([searchIsBuilt(), reportLocalPages(store, args.reporter)]);
  await writeHostedEditor(store.checked.entries);
  afterBuild(store, args.reporter);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  watchContent(args, store, entities);
  answerUnchanged();
  const server = args.app as DevServer & { use: (handler: ReturnType<typeof redirectOldPaths>) => void };
  server.use(redirectOldPaths(store));
  return process.env["CONTENT_EDITOR"] ? serveEditor(server) : undefined;
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => webpackConfig(args);
