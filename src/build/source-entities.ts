/** Turns the files that Gatsby's transformers have read into the nodes of the content model. */
import { resolve } from "node:path";
import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import { rememberFor } from "../remember";
import { contentFolder } from "./content-folder";
import { digestOf } from "./digest";
import { ENTITY_TYPES, type Entity } from "./entities";
import type { ContentStore } from "./content-store";

/** The types of the nodes that gatsby-transformer-yaml and gatsby-transformer-remark make of a file. */
const TRANSFORMED = ["ContentYaml", "MarkdownRemark"] as const;

type Api = Pick<SourceNodesArgs, "actions" | "getNode" | "getNodesByType">;

/**
 * The path of a transformed node's file from the content folder. Files of another folder that the site was made of before
 * have none: their nodes are there until Gatsby clears them up, and what they made would lose its body then.
 */
const contentPath = (node: Node, { getNode }: Pick<Api, "getNode">): string | undefined => {
  const file = node.parent ? getNode(node.parent) : undefined;
  if (file?.["sourceInstanceName"] !== "content") return undefined;
  const path = file["relativePath"] as string;
  return resolve(file["absolutePath"] as string) === resolve(contentFolder(), path) ? path : undefined;
};

/** Gatsby's own digest is for values whose keys come in any order, and takes ten times as long. */
const entityDigest = rememberFor(({ fields, body }: Entity): string => digestOf([fields, body]));

/** What is to be known of a node to tell whether it is still that of its entity. */
interface Known {
  contentDigest: string;
  parent: string | null;
}

/** Makes the nodes of all files, and takes away those whose file or entry is gone. */
export class EntitySource {
  private bootstrapped = false;
  /** The nodes that there are, by their ids. To read them all from Gatsby's database takes half a second: it is done once. */
  private known: Map<string, Known> | undefined;

  constructor(private readonly store: ContentStore) {}

  private nodes({ getNodesByType }: Api): Map<string, Known> {
    return (this.known ??= new Map(
      ENTITY_TYPES.flatMap((type) => getNodesByType(type)).map(({ id, parent, internal: { contentDigest } }) => [
        id,
        { contentDigest, parent },
      ]),
    ));
  }

  private createEntity(entity: Entity, parent: string | null, api: Api): void {
    const { id, type, fields } = entity;
    const known = this.nodes(api).get(id);
    const parentId = parent ?? known?.parent ?? null;
    // Gatsby goes by the digest alone, and would keep the parent of a folder that has moved, whose body is gone with it.
    const contentDigest = `${entityDigest(entity)} ${parentId}`;
    // An unchanged node is left alone, so that nothing that shows it is made again; nor does Gatsby throw it away for that
    // (lasting-nodes.ts).
    if (known?.contentDigest === contentDigest) return;
    this.nodes(api).set(id, { contentDigest, parent: parentId });
    const node: NodeInput = { ...fields, id, parent: parentId, children: [], internal: { type, contentDigest } };
    void api.actions.createNode(node);
  }

  private createEntities(path: string, parent: string | null, api: Api): void {
    for (const entity of this.store.entities(path)) this.createEntity(entity, parent, api);
  }

  /**
   * All files again; nodes whose content is the same stay untouched. A node goes when the content no longer has it, not
   * when its file's transformer has nothing to show: while a file is being saved, or is broken, that is so for a moment.
   */
  syncAll(api: Api, latest?: Node): void {
    const transformed = TRANSFORMED.flatMap((type) => api.getNodesByType(type));
    // The node that is just being made is not always in the list yet.
    if (latest) transformed.push(latest);
    const parents = new Map(transformed.map((node) => [contentPath(node, api), node.id]));
    const present = new Set<string>();
    for (const path of this.store.paths()) {
      // What an earlier build made of a file that has changed stays until then, too: a node that goes and comes again is
      // one that has changed, and all cities of a state would be asked anew for one of them.
      for (const { id } of this.store.entities(path)) present.add(id);
      const parent = parents.get(path);
      // At the first start the transformers are still to come; each brings its file's nodes then.
      if (parent !== undefined || this.bootstrapped) this.createEntities(path, parent ?? null, api);
    }
    // Gatsby does not look for those that are gone (lasting-nodes.ts).
    for (const id of this.nodes(api).keys()) {
      if (present.has(id)) continue;
      this.nodes(api).delete(id);
      // Gatsby goes by the id, and in develop may still be about to make the node.
      api.actions.deleteNode({ id } as Node);
    }
  }

  /** From now on, a file that changes is checked before it is shown. */
  watch(): void {
    this.bootstrapped = true;
  }

  /** A transformer has read a file: at the start, or because it changed while developing. */
  onTransformed(args: CreateNodeArgs): void {
    const { node } = args;
    const path = TRANSFORMED.some((type) => type === node.internal.type) ? contentPath(node, args) : undefined;
    if (path === undefined) return;
    if (!this.bootstrapped) {
      this.createEntities(path, node.id, args);
      return;
    }
    // What is wrong with it is told by whoever watches the folder.
    this.store.refresh();
    this.syncAll(args, node);
  }
}
