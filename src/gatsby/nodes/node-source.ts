/** Keeps Gatsby's nodes of the content model in step with the content files. */
import { resolve } from "node:path";
import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import { jsonDigest } from "../../lib/digest";
import { memoizeByObject } from "../../lib/memoize";
import { contentDir } from "../content/content-dir";
import type { ContentStore } from "../content/content-store";
import { ENTITY_TYPES, type Entity } from "./create-entities";

/** The types of the nodes that gatsby-transformer-yaml and gatsby-transformer-remark create for a file. */
const TRANSFORMED = ["ContentYaml", "MarkdownRemark"] as const;

type Api = Pick<SourceNodesArgs, "actions" | "getNode" | "getNodesByType">;

/**
 * The path, from the content folder, of the file behind a node. Undefined for nodes of a content folder that an earlier build
 * used: Gatsby deletes them later, and the bodies that belong to them with them.
 */
const contentPath = (node: Node, { getNode }: Pick<Api, "getNode">): string | undefined => {
  const file = node.parent ? getNode(node.parent) : node;
  if (file?.["sourceInstanceName"] !== "content") return undefined;
  const path = file["relativePath"] as string;
  return resolve(file["absolutePath"] as string) === resolve(contentDir(), path) ? path : undefined;
};

/** Gatsby's createContentDigest sorts keys, and takes ten times as long. */
const entityDigest = memoizeByObject(({ fields, body }: Entity): string => jsonDigest([fields, body]));

/** What decides whether a node is still that of its entity. */
interface KnownNode {
  contentDigest: string;
  parent: string | null;
}

/** Creates, updates and deletes the nodes of all entries. */
export class NodeSource {
  private isBootstrapped = false;
  /** The nodes that exist, by id. Reading them from LMDB is done once. */
  private known: Map<string, KnownNode> | undefined;

  constructor(private readonly store: ContentStore) {}

  private nodes({ getNodesByType }: Pick<Api, "getNodesByType">): Map<string, KnownNode> {
    return (this.known ??= new Map(
      ENTITY_TYPES.flatMap((type) => getNodesByType(type)).map(({ id, parent, internal: { contentDigest } }) => [
        id,
        { contentDigest, parent },
      ]),
    ));
  }

  private createNode(entity: Entity, parent: string | null, api: Api): void {
    const { id, type, fields } = entity;
    const known = this.nodes(api).get(id);
    const parentId = parent ?? known?.parent ?? null;
    // Gatsby compares digests alone, and would keep the parent of a content folder that has moved.
    const contentDigest = `${entityDigest(entity)} ${parentId}`;
    // Creating an unchanged node again would re-run the queries of all pages that show it.
    if (known?.contentDigest === contentDigest) return;
    this.nodes(api).set(id, { contentDigest, parent: parentId });
    const node: NodeInput = { ...fields, id, parent: parentId, children: [], internal: { type, contentDigest } };
    void api.actions.createNode(node);
  }

  private createNodes(path: string, parent: string | null, api: Api): void {
    for (const entity of this.store.entities(path)) this.createNode(entity, parent, api);
  }

  /** Gatsby's `sourceNodes`. Node deletion is ours, so Gatsby need not look for nodes that nobody has touched. */
  sync(api: Api): void {
    api.actions.enableStatefulSourceNodes?.();
    this.update(api);
  }

  /**
   * Creates the nodes of new and changed entries, and deletes those whose entry is gone. A node outlives a transformed file
   * that is empty for a moment while it is saved.
   *
   * @param latest a node that is being created, which is not always in the store yet
   */
  update(api: Api, latest?: Node): void {
    const transformed = TRANSFORMED.flatMap((type) => api.getNodesByType(type));
    if (latest) transformed.push(latest);
    const parents = new Map(transformed.map((node) => [contentPath(node, api), node.id]));
    const nodes = this.nodes(api);
    const present = new Set<string>();
    for (const path of this.store.paths()) {
      // Nodes of a changed file stay until its transformer runs: a deleted and re-created node counts as changed.
      for (const id of this.store.ids(path)) present.add(id);
      const parent = parents.get(path);
      // At the first start the transformers run later; each file's nodes are created then.
      if (parent !== undefined || this.isBootstrapped) this.createNodes(path, parent ?? null, api);
    }
    for (const id of nodes.keys()) {
      if (present.has(id)) continue;
      nodes.delete(id);
      // In develop, Gatsby may still have the node's creation in its queue: it deletes by the id.
      api.actions.deleteNode({ id } as Node);
    }
  }

  /** To be called when all files have been transformed: from then on, a changed file is checked before it is shown. */
  finishBootstrap(): void {
    this.isBootstrapped = true;
  }

  /** Gatsby's `onCreateNode`: a transformer has read a file, at the start or after a save. */
  onFileTransformed(args: CreateNodeArgs): void {
    const { node } = args;
    const path = TRANSFORMED.some((type) => type === node.internal.type) ? contentPath(node, args) : undefined;
    if (path === undefined) return;
    if (!this.isBootstrapped) {
      this.createNodes(path, node.id, args);
      return;
    }
    // Problems are reported by the watcher of the content folder.
    this.store.refresh();
    this.update(args, node);
  }
}
