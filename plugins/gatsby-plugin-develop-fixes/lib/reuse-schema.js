// @ts-check
/**
 * After every node change, Gatsby rebuilds the schema, prints it, and writes the types of all queries, although few
 * changes can affect a type. This rebuilds the schema when a type that is inferred from nodes has changed, and writes
 * the types when the schema or a query has changed.
 */
"use strict";
const { requireFromGatsby } = require("./gatsby-internals");

/** @typedef {{ id: string, children?: string[], internal: { type: string } }} GatsbyNode */

/**
 * Inference metadata of a type: the kinds of values of its fields.
 * @typedef {{ ignored?: boolean, total?: number }} Metadata
 */

/**
 * The metadata of all types that Gatsby infers; `@dontInfer` types are complete in the code.
 * @returns {Map<string, Metadata>}
 */
const inferredTypes = () => {
  const { store } = requireFromGatsby("./dist/redux");
  /** @type {Record<string, Metadata>} */
  const types = store.getState().inferenceMetadata.typeMap;
  return new Map(Object.entries(types).filter(([, metadata]) => !metadata.ignored));
};

/** @returns {string[]} the types of a node and of each child: they make fields such as `childImageSharp` */
const linksOf = (/** @type {GatsbyNode} */ { internal, children = [] }) => {
  const { getNode } = requireFromGatsby("./dist/datastore");
  return children.map(getNode).flatMap((child) => (child ? `${internal.type} ${child.internal.type}` : []));
};

const existingLinks = () => {
  const { getDataStore } = requireFromGatsby("./dist/datastore");
  return [...inferredTypes().keys()].flatMap((type) => [...getDataStore().iterateNodesByType(type)].flatMap(linksOf));
};

/** Call once, after bootstrap. */
const reuseSchema = () => {
  const { emitter } = requireFromGatsby("./dist/redux");
  const { haveEqualFields } = requireFromGatsby("./dist/schema/infer/inference-metadata");
  const { dataLayerServices } = requireFromGatsby("./dist/state-machines/data-layer/services");
  const { buildSchema } = dataLayerServices;
  const links = new Set(existingLinks());
  let isStale = false;
  let built = structuredClone(inferredTypes());

  emitter.on("SET_SCHEMA", () => {
    isStale = false;
    built = structuredClone(inferredTypes());
  });
  emitter.on("ADD_CHILD_NODE_TO_PARENT_NODE", (/** @type {{ payload: GatsbyNode }} */ { payload }) => {
    for (const link of linksOf(payload)) {
      if (!links.has(link)) isStale = true;
      links.add(link);
    }
  });

  // The number of nodes counts, too: a path becomes a `File` field when the file exists.
  const isSame = (/** @type {[string, Metadata]} */ [type, metadata]) =>
    metadata.total === built.get(type)?.total && haveEqualFields(metadata, built.get(type));

  dataLayerServices.buildSchema = async (/** @type {{ refresh?: boolean }} */ context) => {
    if (!context.refresh && !isStale && [...inferredTypes()].every(isSame)) return;
    await buildSchema(context);
  };
};

/** Call once, after bootstrap. */
const reuseQueryTypes = () => {
  const { buildActions } = requireFromGatsby("./dist/state-machines/develop/actions");
  const { definitionsTypegen } = buildActions;
  /** @type {unknown} */
  let written;
  let hashes = "";

  buildActions.definitionsTypegen = (
    /** @type {{ store: { getState: () => { schema: unknown } } }} */ context,
    /** @type {{ payload: { payload: Map<string, { hash: number }> } }} */ event,
  ) => {
    const { schema } = context.store.getState();
    const current = [...event.payload.payload]
      .map(([name, { hash }]) => `${name} ${hash}`)
      .sort()
      .join();
    if (schema === written && current === hashes) return undefined;
    written = schema;
    hashes = current;
    return definitionsTypegen(context, event);
  };
};

module.exports = { reuseQueryTypes, reuseSchema };
