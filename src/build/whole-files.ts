/**
 * A program that saves a file in its place empties it first. gatsby-source-filesystem may read it at that moment, and does not look
 * again where the file's time is still the same, which many systems tell in steps of 4 ms. A page whose file it took for empty twice
 * in a row stayed as it was before (docs/decisions/0040-changes-wait.md).
 */
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { Node, ParentSpanPluginArgs } from "gatsby";
import { emitter } from "gatsby/dist/redux";
import { contentPath } from "../gatsby/nodes/node-source";

/** The plugin that owns the nodes of files. */
const OWNER = { name: "gatsby-source-filesystem" };

type Api = Pick<ParentSpanPluginArgs, "getNode" | "getNodesByType">;

type FileInternal = Node["internal"] & { mediaType: string };

/** Has each file read anew, whatever its time is. To be called before any file is read. */
export const rememberNoDigests = ({ getCache }: Pick<ParentSpanPluginArgs, "getCache">): void => {
  Object.assign(getCache(OWNER.name), { get: async () => undefined, set: async (_: string, value: unknown) => value });
};

/** Has each file of the content read again that is not what its node was made of. To be called while developing, once what was saved is whole. */
export const readWhole = ({ getNode, getNodesByType }: Api): void => {
  for (const file of getNodesByType("File")) {
    if (contentPath(file, { getNode }) === undefined) continue;
    const path = file["absolutePath"] as string;
    const { type, mediaType, description, contentDigest: known } = file.internal as FileInternal;
    // Texts are short; a sound that has been read while it was written is told by its size.
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    if (size === undefined || (size === file["size"] && mediaType !== "text/markdown")) continue;
    const contentDigest = createHash("md5").update(readFileSync(path)).digest("hex");
    if (contentDigest === known) continue;
    const { fields: _, ...own } = file as Node & { fields?: unknown };
    const node = { ...own, size, children: [], internal: { type, mediaType, description, contentDigest } };
    // As the actions do that Gatsby hands to the plugin.
    emitter.emit("ENQUEUE_NODE_MUTATION", { type: "createNode", payload: [node, OWNER] });
  }
};
