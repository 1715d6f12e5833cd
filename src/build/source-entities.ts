/** Turns the files that Gatsby's transformers have read into the nodes of the content model. */
import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import { formatProblems } from "../content-model/problem";
import { ENTITY_TYPES, type Entity } from "./entities";
import type { ContentStore } from "./content-store";

/** The types of the nodes that gatsby-transformer-yaml and gatsby-transformer-remark make of a file. */
const TRANSFORMED = ["ContentYaml", "MarkdownRemark"] as const;

type Api = Pick<SourceNodesArgs, "actions" | "createContentDigest" | "getNode" | "getNodesByType" | "reporter">;

/** The path of a transformed node's file from the content folder. */
const contentPath = (node: Node, { getNode }: Pick<Api, "getNode">): string | undefined => {
  const file = node.parent ? getNode(node.parent) : undefined;
  return file?.["sourceInstanceName"] === "content" ? (file["relativePath"] as string) : undefined;
};

const createEntity = (entity: Entity, parent: string, { actions, createContentDigest, getNode }: Api): void => {
  const contentDigest = createContentDigest(entity.fields);
  const known = getNode(entity.id);
  // An unchanged node is left alone, so that nothing that shows it is made again.
  if (known?.internal.contentDigest === contentDigest) {
    actions.touchNode(known);
    return;
  }
  const node: NodeInput = {
    ...entity.fields,
    id: entity.id,
    parent,
    children: [],
    internal: { type: entity.type, contentDigest },
  };
  void actions.createNode(node);
};

/** Makes the nodes of all files, and takes away those whose file or entry is gone. */
export class EntitySource {
  private bootstrapped = false;

  constructor(private readonly store: ContentStore) {}

  private createEntities(node: Node, api: Api): Entity[] {
    const path = contentPath(node, api);
    const entities = path === undefined ? [] : this.store.entities(path);
    for (const entity of entities) createEntity(entity, node.id, api);
    return entities;
  }

  /** All files again; nodes whose content is the same stay untouched. */
  syncAll(api: Api): void {
    const present = new Set(
      TRANSFORMED.flatMap((type) => api.getNodesByType(type))
        .flatMap((node) => this.createEntities(node, api))
        .map(({ id }) => id),
    );
    // Gatsby takes a node for current as long as its file is there; a city taken out of a state's file goes here.
    for (const type of ENTITY_TYPES)
      for (const node of api.getNodesByType(type)) if (!present.has(node.id)) api.actions.deleteNode(node);
  }

  /** From now on, a file that changes is checked before it is shown. */
  watch(): void {
    this.bootstrapped = true;
  }

  /** A transformer has read a file: at the start, or because it changed while developing. */
  onTransformed(args: CreateNodeArgs): void {
    const { node, reporter } = args;
    if (!TRANSFORMED.some((type) => type === node.internal.type) || contentPath(node, args) === undefined) return;
    if (!this.bootstrapped) return void this.createEntities(node, args);
    const problems = this.store.refresh();
    if (problems.length > 0) reporter.error(formatProblems(problems));
    this.syncAll(args);
  }
}
