/** Answers a query as if a file had another text, for pages of earlier versions; while developing only. */
import { execute, parse, type GraphQLSchema } from "gatsby/graphql";
import { checksum } from "../../../lib/digest";
import type { ContentStore } from "../../content-store";
import type { Context, NodeLike } from "./context";

interface WithTextArgs {
  file: string;
  text: string;
  query: string;
  variables: Record<string, unknown>;
}

type Model = Context["nodeModel"];
type Entities = ReturnType<ContentStore["entitiesWith"]>;

/** The nodes by id, with that of the transformer, which has the Markdown text. */
const nodesOf = (entities: Entities, { getNodeById }: Pick<Model, "getNodeById">): Map<string, NodeLike> => {
  const nodes = new Map<string, NodeLike>();
  for (const { id, type, fields, body } of entities) {
    const now = getNodeById({ id });
    const parent = now?.parent ?? null;
    nodes.set(id, { ...fields, id, parent, children: [], internal: { type, contentDigest: "" } });
    const file = body === undefined || parent === null ? null : getNodeById({ id: parent });
    if (file) {
      const internal = { ...(file["internal"] as object), content: body, contentDigest: checksum(body ?? "") };
      nodes.set(file.id, { ...file, internal });
    }
  }
  return nodes;
};

/** A model with other nodes in the place of those with their ids. */
const withNodes = (model: Model, nodes: ReadonlyMap<string, NodeLike>): Model => {
  const instead = <T extends NodeLike | null>(node: T): T => (node && (nodes.get(node.id) as T | undefined)) ?? node;
  return Object.assign(Object.create(model) as Model, {
    getNodeById: (...args: Parameters<Model["getNodeById"]>) => nodes.get(args[0].id) ?? model.getNodeById(...args),
    getNodesByIds: ({ ids, ...args }: Parameters<Model["getNodesByIds"]>[0]) =>
      ids.flatMap((id) => nodes.get(id) ?? model.getNodesByIds({ ...args, ids: [id] })),
    findOne: async (...args: Parameters<Model["findOne"]>) => instead(await model.findOne(...args)),
    findAll: async (...args: Parameters<Model["findAll"]>) => {
      const { entries, ...found } = await model.findAll(...args);
      // Gatsby's iterable, which its resolvers need.
      return { ...found, entries: (entries as NodeLike[]).map(instead) };
    },
  });
};

export const withTextQuery = (store: Pick<ContentStore, "entitiesWith">): object => ({
  type: "JSON",
  description: "What a query answers if a file has another text.",
  args: { file: "String!", text: "String!", query: "String!", variables: "JSON!" },
  resolve: async (
    _source: unknown,
    { file, text, query, variables }: WithTextArgs,
    context: Context,
    { schema }: { schema: GraphQLSchema },
  ): Promise<unknown> => {
    const { nodeModel } = context;
    const nodes = nodesOf(store.entitiesWith(file, text), {
      getNodeById: (args) => nodeModel.getNodeById(args),
    });
    const { data, errors } = await execute({
      schema,
      document: parse(query),
      rootValue: variables,
      variableValues: variables,
      contextValue: { ...context, nodeModel: withNodes(nodeModel, nodes), isEarlier: true },
    });
    if (errors?.[0]) throw errors[0];
    return data;
  },
});
