/** The sentences of a text, for summaries. */
import type { Root } from "mdast";
import { childrenOf, type MarkdownNode, wordsOf } from "content-kit";

const wordsWithout = (node: MarkdownNode): string => {
  if (["image", "footnoteReference", "footnoteDefinition", "html"].includes(node.type)) return "";
  if (node.type === "break") return " ";
  return "value" in node ? node.value : childrenOf(node).map(wordsWithout).join("");
};

/** A caption, or a URL by itself, such as a film's. */
const isAside = (node: MarkdownNode): boolean => {
  const [child, ...others] = node.type === "paragraph" ? childrenOf(node) : [];
  return (
    others.length === 0 &&
    (child?.type === "emphasis" || (child?.type === "link" && /^https?:\S+$/.test(wordsOf(child))))
  );
};

/** What a text says: its paragraphs without captions, or all else where it has none. */
export const summaryOf = ({ children }: Root): string => {
  const textOf = (nodes: readonly MarkdownNode[]): string =>
    nodes
      .filter((node) => !isAside(node))
      .map(wordsWithout)
      .join(" ")
      .replace(/\{([^{}]*)\}/g, "($1)")
      .replace(/\s+/g, " ")
      .trim();
  return textOf(children.filter(({ type }) => type === "paragraph")) || textOf(children);
};
