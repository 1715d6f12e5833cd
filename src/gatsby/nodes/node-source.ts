/** Turns the files that Gatsby's transformers have read into the nodes of the content model. */
import { resolve } from "node:path";
import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import { getDataStore } from "gatsby/dist/datastore";
import { memoizeByObject } from "../../lib/memoize";
import { contentDir } from "../content/content-dir";
import { jsonDigest } from "../../lib/json-digest";
import { ENTITY_TYPES, type Entity } from "./create-entities";
import type { ContentStore } from "../content/content-store";
import type { KeptStates } from "../locations/node-cache";
import type { RunMemory } from "../../build/run-memory";

/** The types of the nodes that gatsby-transformer-yaml and gatsby-transformer-remark make of a file. */
const TRANSFORMED = ["ContentYaml", "MarkdownRemark"] as const;

type Api = Pick<SourceNodesArgs, "actions" | "getNode" | "getNodesByType">;

/**
 * The path of a file's node, or of one that was made of a file, from the content folder. Files of another folder that the site was
 * made of before have none: their nodes are there until Gatsby clears them up, and what they made would lose its body then.
 */
export const contentPath = (node: Node, { getNode }: Pick<Api, "getNode">): string | undefined => {
  const file = node.parent ? getNode(node.parent) : node;
  if (file?.["sourceInstanceName"] !== "content") return undefined;
  const path = file["relativePath"] as string;
  return resolve(file["absolutePath"] as string) === resolve(contentDir(), path) ? path : undefined;
};

/** Gatsby's own digest is for values whose keys come in any order, and takes ten times as long. */
const entityDigest = memoizeByObject(({ fields, body }: Entity): string => jsonDigest([fields, body]));

/** What is to be known of a node to tell whether it is still that of its entity. */
interface Known {
  type: string;
  contentDigest: string;
  parent: string | null;
}

/** What a build leaves the next of the nodes that it made. */
export interface LeftNodes {
  /** The content folder that they were made of. */
  folder: string;
  nodes: ReadonlyMap<string, Known>;
  states: KeptStates;
}

/** How many nodes of a type Gatsby has: it counts them without reading them. */
const countNodes = (type: string): number => getDataStore().countNodes(type);

const hasAll = ({ nodes }: LeftNodes, count: typeof countNodes): boolean => {
  const counts = new Map(ENTITY_TYPES.map((type) => [type, 0]));
  for (const { type } of nodes.values()) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].every(([type, left]) => count(type) === left);
};

/** Makes the nodes of all files, and takes away those whose file or entry is gone. */
export class NodeSource {
  private bootstrapped = false;
  /** The nodes that there are, by their ids. To read them all from Gatsby's database takes half a second: it is done once. */
  private known: Map<string, Known> | undefined;

  /**
   * @param memory what a build leaves the next; `gatsby develop` is not to go by it, as it may find what a run left that was killed
   * @param count how many nodes of a type Gatsby has
   */
  constructor(
    private readonly store: ContentStore,
    private readonly memory?: Pick<RunMemory<LeftNodes>, "read" | "write">,
    private readonly count = countNodes,
  ) {}

  /** What the build before has left, where Gatsby has not cleared it away since. */
  private left(): LeftNodes | undefined {
    const left = this.memory?.read();
    return left?.folder === resolve(contentDir()) && hasAll(left, this.count) ? left : undefined;
  }

  private nodes({ getNodesByType }: Api): Map<string, Known> {
    if (this.known) return this.known;
    const left = this.left();
    if (left) this.store.goBy(left.states);
    const read = (): [string, Known][] =>
      ENTITY_TYPES.flatMap((type) => getNodesByType(type)).map(({ id, parent, internal: { type, contentDigest } }) => [
        id,
        { type, contentDigest, parent },
      ]);
    return (this.known = new Map(left?.nodes ?? read()));
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
    this.nodes(api).set(id, { type, contentDigest, parent: parentId });
    const node: NodeInput = { ...fields, id, parent: parentId, children: [], internal: { type, contentDigest } };
    void api.actions.createNode(node);
  }

  private createEntities(path: string, parent: string | null, api: Api): void {
    const unchanged = this.store.unchanged(path)?.ids;
    // Where the file's transformer has made its node anew, the nodes of the content get another parent.
    const isTheirs = (id: string): boolean => parent === null || this.nodes(api).get(id)?.parent === parent;
    if (unchanged?.every(isTheirs)) return;
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
    // What is known is looked at before anything is made.
    this.nodes(api);
    const parents = new Map(transformed.map((node) => [contentPath(node, api), node.id]));
    const present = new Set<string>();
    for (const path of this.store.paths()) {
      // What an earlier build made of a file that has changed stays until then, too: a node that goes and comes again is
      // one that has changed, and all cities of a state would be asked anew for one of them.
      for (const id of this.store.ids(path)) present.add(id);
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

  /** From now on, a file that changes is checked before it is shown. What is there now is what the next build begins with. */
  watch(): void {
    this.bootstrapped = true;
    if (this.known)
      this.memory?.write({ folder: resolve(contentDir()), nodes: this.known, states: this.store.keptStates() });
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
