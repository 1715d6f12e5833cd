/**
 * The Markdown parser of the checks. Same packages and options as gatsby-transformer-remark, so that both agree on what
 * is a link.
 */
import type { Content, Root } from "mdast";
import remark from "remark";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import { memoizeByObject } from "../lib/memoize";
import type { Source } from ".";

/** Any mdast node. */
export type MarkdownNode = Content | Root;

// The plugins' types target a later unified than remark 13 uses.
type Use = Parameters<ReturnType<typeof remark>["use"]>[0];

const parser = remark()
  .use([
    [gfm, { singleTilde: false }],
    [footnotes, { inlineNotes: true }],
  ] as unknown as Use)
  .freeze();

/** Gives nodes without a position, as some of GFM's bare links are, that of their parent. */
const withPositions = <N extends MarkdownNode>(node: N): N => {
  for (const child of childrenOf(node)) {
    child.position ??= node.position;
    withPositions(child);
  }
  return node;
};

/** Parses a text to mdast, with positions. */
export const parseMarkdown = (text: string): Root => withPositions(parser.parse(text) as Root);

/** The mdast tree of a file's body, memoized. */
export const bodyOf = memoizeByObject(({ body }: Source): Root => parseMarkdown(body));

/** A node's children; empty for leaves. */
export const childrenOf = (node: MarkdownNode): MarkdownNode[] => ("children" in node ? node.children : []);

/** Depth-first traversal in document order. */
export const visitMarkdown = (node: MarkdownNode, visit: (node: MarkdownNode) => void): void => {
  visit(node);
  for (const child of childrenOf(node)) visitMarkdown(child, visit);
};

/** Plain text of a node; an image counts as its alternative text. */
export const wordsOf = (node: MarkdownNode): string => {
  if ("value" in node) return node.value;
  if ("alt" in node && node.alt) return node.alt;
  return childrenOf(node).map(wordsOf).join("");
};
