/** Writes a Markdown tree, with no more backslashes than it needs. */
import type { List, ListItem, Root } from "mdast";
import remark from "remark";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import { childrenOf, FILL_IN, type MarkdownNode } from "content-kit";

// The plugins' types target a later unified than remark 13 uses.
type Use = Parameters<ReturnType<typeof remark>["use"]>[0];

/** Of two lists in a row, the second has other signs: Markdown would read one list. */
const isSecond = new WeakSet<object>();

const markSecondLists = (node: MarkdownNode): void => {
  const children = childrenOf(node);
  for (const [index, child] of children.entries()) {
    const before = children[index - 1];
    if (child.type === "list" && before?.type === "list" && child.ordered === before.ordered && !isSecond.has(before))
      isSecond.add(child);
    markSecondLists(child);
  }
};

const markerOf = (item: ListItem, list: List): string => {
  if (!list.ordered) return isSecond.has(list) ? "*" : "-";
  return `${(list.start ?? 1) + list.children.indexOf(item)}${isSecond.has(list) ? ")" : "."}`;
};

const listItem = (item: ListItem, list: List): string => {
  const mark = markerOf(item, list);
  const root = { type: "root", spread: item.spread ?? false, children: item.children };
  const inner = writer.stringify(root).trimEnd();
  const task = item.checked == null ? "" : item.checked ? "[x] " : "[ ] ";
  const indent = " ".repeat(mark.length + 1);
  return inner ? `${mark} ${task}${inner.replace(/\n(?=[^\n])/g, `\n${indent}`)}` : mark;
};

const writer = remark()
  .use([
    [gfm, { tablePipeAlign: false }],
    [footnotes, { inlineNotes: true }],
  ] as unknown as Use)
  .data("settings", {
    bullet: "-",
    emphasis: "*",
    rule: "-",
    fences: true,
    handlers: { listItem },
  })
  .freeze();

/** Backslashes that `mdast-util-to-markdown` writes to be on the safe side. */
const unescaped = (markdown: string): string =>
  markdown
    .replaceAll(`\\${FILL_IN}`, FILL_IN)
    .replaceAll(`\\${FILL_IN.replace("]", "\\]")}`, FILL_IN)
    .replace(/\\&(?!#?\w+;)/g, "&")
    .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, "_")
    .replace(/(?<!~)\\~(?!\\?~)/g, "~");

/** The Markdown of a tree. */
export const writeMarkdown = (root: Root): string => {
  markSecondLists(root);
  return root.children
    .map((block) => {
      const written = writer
        .stringify({ type: "root", children: [block] } as Root)
        // What it writes between two lists, which have different signs here.
        .replace(/^[> ]*<!---->\n[> ]*\n/gm, "")
        .trim();
      // In code, a backslash is one.
      return written.includes("`") ? written : unescaped(written);
    })
    .filter(Boolean)
    .join("\n\n");
};
