/** Synchronizes Gatsby's nodes with the content files. */
import { resolve } from "node:path";
import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { jsonDigest } from "content-kit/lib/digest";
import { memoizeByObject } from "content-kit/lib/memoize";
import { contentDir } from "content-kit/read";
import type { ContentStore } from "./content-store";
import { ENTITY_TYPES, type Entity } from "./nodes/create-entities";

/** Node types that gatsby-transformer-yaml and gatsby-transformer-remark create for a file. */
const TRANSFORMED = ["ContentYaml", "MarkdownRemark"] as const;

type Api = Pick<SourceNodesArgs, "actions" | "getNode" | "getNodesByType">;

const isFile = (node: Node): node is FileSystemNode => node.internal.type === "File";

/**
 * Path of the file behind a node, relative to the content folder. Undefined for nodes of another content folder that an
 * earlier build used; Gatsby deletes those later, with their bodies.
 */
const contentPath = (node: Node, { getNode }: Pick<Api, "getNode">): string | undefined => {
  const file = node.parent ? getNode(node.parent) : node;
  if (!file || !isFile(file) || file.sourceInstanceName !== "content") return undefined;
  const { relativePath: path, absolutePath } = file;
  return resolve(absolutePath) === resolve(contentDir(), path) ? path : undefined;
};

/** Gatsby's createContentDigest sorts keys, and takes ten times as long. */
const entityDigest = memoizeByObject(({ fields, body }: Entity): string => jsonDigest([fields, body]));

/** Identifies the version of a node's entity. */
interface KnownNode {
  contentDigest: string;
  parent: string | null;
}

/** Creates, updates and deletes the nodes of all entries. */
export class NodeSource {
  private isBootstrapped = false;
  /** Existing nodes by id, read from LMDB once. */
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
    // Gatsby compares digests only, and would keep a parent in a content folder that has moved.
    const contentDigest = `${entityDigest(entity)} ${parentId}`;
    // Creating an unchanged node would re-run the queries of all pages that show it.
    if (known?.contentDigest === contentDigest) return;
    this.nodes(api).set(id, { contentDigest, parent: parentId });
    const node: NodeInput = { ...fields, id, parent: parentId, children: [], internal: { type, contentDigest } };
    void api.actions.createNode(node);
  }

  private createNodes(path: string, parent: string | null, api: Api): void {
    for (const entity of this.store.entities(path)) this.createNode(entity, parent, api);
  }

  /** Gatsby's `sourceNodes`. Nodes are deleted explicitly, so Gatsby need not look for untouched ones. */
  sync(api: Api): void {
    api.actions.enableStatefulSourceNodes?.();
    this.update(api);
  }

  /**
   * Creates the nodes of new and changed entries, and deletes those of removed ones. Nodes are kept while a file is
   * truncated during a save.
   *
   * @param latest a node that is being created, which may not be in the store yet
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
      // At start the transformers run later, and create each file's nodes then.
      if (parent !== undefined || this.isBootstrapped) this.createNodes(path, parent ?? null, api);
    }
    for (const id of nodes.keys()) {
      if (present.has(id)) continue;
      nodes.delete(id);
      // In develop, the node's creation may still be queued; deletion needs the id only.
      api.actions.deleteNode({ id } as Node);
    }
  }

  /** Call when all files have been transformed; later changes are checked before they are shown. */
  finishBootstrap(): void {
    this.isBootstrapped = true;
  }

  /** Gatsby's `onCreateNode` for a transformed file, at start or after a save. */
  onFileTransformed(args: CreateNodeArgs): void {
    const { node } = args;
    const path = TRANSFORMED.some((type) => type === node.internal.type) ? contentPath(node, args) : undefined;
    if (path === undefined) return;
    if (!this.isBootstrapped) {
      this.createNodes(path, node.id, args);
      return;
    }
    // The watcher of the content folder reports problems.
    this.store.refresh();
    this.update(args, node);
  }
}
