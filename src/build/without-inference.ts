/**
 * Gatsby reads all nodes of every type to guess what fields the type has, also where the type says that nothing is to be guessed
 * (`@dontInfer`), and drops what it has found: with thirty thousand cities and their pages, a second of every build.
 */
import { getDataStore } from "gatsby/dist/datastore";
import type { build } from "gatsby/dist/schema";
import { store } from "gatsby/dist/redux";
import { insideGatsby } from "./inside-gatsby";

type DataStore = ReturnType<typeof getDataStore>;
type Build = typeof build;

/** A type of Gatsby's own that is written down as `@dontInfer`; it is not told of where those of plugins are. */
const PAGES = "SitePage";

const isWrittenDown = (type: string): boolean =>
  type === PAGES || store.getState().inferenceMetadata.typeMap[type]?.ignored === true;

/** Builds a schema by `build`, which meets no node of a type about which nothing is to be guessed. */
export const withoutNodes =
  (build: Build, data: () => DataStore = getDataStore, isKnown = isWrittenDown): Build =>
  async (...args) => {
    const nodes = data();
    const { iterateNodesByType } = nodes;
    const none = iterateNodesByType("");
    nodes.iterateNodesByType = (type) => (isKnown(type) ? none : iterateNodesByType(type));
    try {
      return await build(...args);
    } finally {
      nodes.iterateNodesByType = iterateNodesByType;
    }
  };

/** To be called once, before Gatsby builds its schema. */
export const guessNothing = (): void => {
  const schema = insideGatsby<{ build: Build }>("gatsby/dist/schema");
  schema.build = withoutNodes(schema.build);
};
