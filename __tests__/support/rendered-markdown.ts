/** Renders Markdown as pages and feeds do, with some of their transformers. */
import type { Root } from "hast";
import toHast from "mdast-util-to-hast";
import { parseMarkdown } from "content-kit/source/markdown";
import { htmlOf as serialized, transform, type Transformer } from "../../src/gatsby/schema/html/tree";

export const treeOf = (markdown: string, ...transformers: Transformer[]): Root =>
  transform(toHast(parseMarkdown(markdown)) as Root, ...transformers);

export const htmlOf = (markdown: string, ...transformers: Transformer[]): string =>
  serialized(treeOf(markdown, ...transformers));
