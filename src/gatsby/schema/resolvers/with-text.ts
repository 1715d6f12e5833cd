/** Answers a query as if a file had another text: how the editor shows a page as it was. */
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
type Entities = ReturnType<ContentStore["entities"]>;

/** The nodes of a file by id, with the transformer's, which holds the Markdown text. */
const nodesOf = (entities: Entities, model: Model): Map<string, NodeLike> => {
  const nodes = new Map<string, NodeLike>();
  const own = entities[0] && model.getNodeById({ id: entities[0].id });
  const parent = own?.parent ?? null;
  for (const { id, type, fields } of entities)
    nodes.set(id, { ...fields, id, parent, children: [], internal: { type, contentDigest: "" } });
  const file = parent === null ? null : model.getNodeById({ id: parent });
  const body = entities[0]?.body;
  // The transformer caches what it makes of a text by the digest.
  if (file && body !== undefined)
    nodes.set(file.id, {
      ...file,
      internal: { ...(file["internal"] as object), content: body, contentDigest: checksum(body) },
    });
  return nodes;
};

/** A model with other nodes in place of those with their ids. */
const withNodes = (model: Model, nodes: ReadonlyMap<string, NodeLike>): Model => {
  const replaced = (node: NodeLike): NodeLike => nodes.get(node.id) ?? node;
  return Object.assign(Object.create(model) as Model, {
    getNodeById: (...args: Parameters<Model["getNodeById"]>) => nodes.get(args[0].id) ?? model.getNodeById(...args),
    getNodesByIds: ({ ids, ...rest }: Parameters<Model["getNodesByIds"]>[0]) =>
      ids.flatMap((id) => nodes.get(id) ?? model.getNodesByIds({ ...rest, ids: [id] })),
    findOne: async (...args: Parameters<Model["findOne"]>) => {
      const found = await model.findOne(...args);
      return found && replaced(found);
    },
    findAll: async (...args: Parameters<Model["findAll"]>) => {
      const { entries, totalCount } = await model.findAll(...args);
      // Gatsby's iterable, which is no array.
      return { entries: (entries as NodeLike[]).map(replaced), totalCount };
    },
  });
};

export const withTextQuery = (store: ContentStore): object => ({
  type: "JSON",
  description: "The result of a query if a content file had another text. The editor shows pages as they were by it.",
  args: {
    file: { type: "String!", description: "The path of the file in the content folder." },
    text: { type: "String!", description: "The other text." },
    query: { type: "String!", description: "The query." },
    variables: { type: "JSON!", description: "Its variables." },
  },
  resolve: async (
    _source: unknown,
    { file, text, query, variables }: WithTextArgs,
    context: Context,
    { schema }: { schema: GraphQLSchema },
  ): Promise<unknown> => {
    const other = store.withText(file, text);
    const { nodeModel } = context;
    const { data, errors } = await execute({
      schema,
      document: parse(query),
      variableValues: variables,
      contextValue: {
        ...context,
        store: other,
        nodeModel: withNodes(nodeModel, nodesOf(other.entities(file), nodeModel)),
      },
    });
    if (errors?.[0]) throw errors[0];
    return data;
  },
});
