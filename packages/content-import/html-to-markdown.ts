/** HTML of other systems to the Markdown that this site has. */
import type { Root as HtmlRoot } from "hast";
import toMdast from "hast-util-to-mdast";
import type { Content } from "mdast";
import type { MarkdownOptions } from "./html/options";
import { resolveHeadingLinks, takeFootnotes } from "./html/references";
import { simplify } from "./html/simplify";
import { tidy } from "./html/tidy";
import { property } from "./html/tree";
import { writeMarkdown } from "./html/write";

export type { MarkdownOptions } from "./html/options";

const blocksOf = (body: HtmlRoot, options: MarkdownOptions): Content[] => {
  simplify(body, options);
  const tree = toMdast(body, {
    document: true,
    quotes: ["“”", "‘’"],
    handlers: {
      "x-ref": (make, node) => {
        const id = property(node, "id");
        return make(node, "footnoteReference", { identifier: id, label: id });
      },
    },
  });
  return tidy(tree, options.isNotes).children;
};

/** The Markdown of a parsed text, which is changed meanwhile. */
export const treeToMarkdown = (body: HtmlRoot, options: MarkdownOptions): string => {
  const notes = options.isNotes ? [] : takeFootnotes(body);
  resolveHeadingLinks(body);
  const blocks = blocksOf(body, options);
  const definitions = notes.map((note, index): Content => {
    const id = String(index + 1);
    return { type: "footnoteDefinition", identifier: id, label: id, children: blocksOf(note, options) as never };
  });
  return writeMarkdown({ type: "root", children: [...blocks, ...definitions] });
};
