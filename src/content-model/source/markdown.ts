/**
 * Markdown as the pages read it. gatsby-transformer-remark renders the texts with these three packages and these
 * options, so that what is a link to the check is a link on the page.
 */
import type { Content, Root } from "mdast";
import remark from "remark";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import { memoizeByObject } from "../../lib/memoize";
import type { Source } from ".";

/** Every part of a text that stands somewhere in it. */
export type MarkdownNode = Content | Root;

// The types of the plugins are those of a later unified than the one that remark 13 is made with.
type Use = Parameters<ReturnType<typeof remark>["use"]>[0];

const parser = remark()
  .use([gfm, [footnotes, { inlineNotes: true }]] as unknown as Use)
  .freeze();

/** The tree of a text, each part with its place. */
const parseMarkdown = (text: string): Root => parser.parse(text) as Root;

/** The tree of the text below a file's fields. */
export const bodyOf = memoizeByObject(({ body }: Source): Root => parseMarkdown(body));

/** What a part has in it, in order; nothing for a word. */
export const childrenOf = (node: MarkdownNode): MarkdownNode[] => ("children" in node ? node.children : []);

/** Calls `visit` for every part of a text, from its beginning to its end. */
export const visitMarkdown = (node: MarkdownNode, visit: (node: MarkdownNode) => void): void => {
  visit(node);
  for (const child of childrenOf(node)) visitMarkdown(child, visit);
};

/** The words of a part without its marks; a picture counts with its description. */
export const wordsOf = (node: MarkdownNode): string => {
  if ("value" in node) return node.value;
  if ("alt" in node && node.alt) return node.alt;
  return childrenOf(node).map(wordsOf).join("");
};
