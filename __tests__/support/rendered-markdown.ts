/** Renders Markdown as pages and feeds do, with some of their transformers. */
import type { Root } from "hast";
import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import { parseMarkdown } from "../../src/content-model/source/markdown";
import { transform, type Transformer } from "../../src/gatsby/schema/html/tree";

export const treeOf = (markdown: string, ...transformers: Transformer[]): Root =>
  transform(toHast(parseMarkdown(markdown)) as Root, ...transformers);

export const htmlOf = (markdown: string, ...transformers: Transformer[]): string =>
  toHtml(treeOf(markdown, ...transformers));
