/** The sentences of a text, for summaries. */
import type { Root } from "mdast";
import { childrenOf, wordsOf, type MarkdownNode } from "../content-model/source/markdown";

const isAddress = (node: MarkdownNode): boolean => node.type === "link" && /^(?:https?:\/\/|www\.)/.test(wordsOf(node));

const wordsWithout = (node: MarkdownNode): string => {
  if (isAddress(node) || ["image", "footnoteReference", "footnoteDefinition", "html"].includes(node.type)) return "";
  if (node.type === "break") return " ";
  // Code of programs is none of a sentence; a word in it may be.
  if (node.type === "inlineCode" && /[<>{}();=]/.test(node.value)) return "";
  return "value" in node ? node.value : childrenOf(node).map(wordsWithout).join("");
};

/** What a text says: its paragraphs, or all else where it has none, without addresses, captions and code. */
export const sentencesOf = ({ children }: Root): string => {
  const isCaption = (node: MarkdownNode): boolean =>
    node.type === "paragraph" && node.children.length === 1 && node.children[0]?.type === "emphasis";
  const paragraphs = children.filter((node) => node.type === "paragraph" && !isCaption(node));
  const clean = (nodes: readonly MarkdownNode[]): string =>
    nodes
      .map(wordsWithout)
      .join(" ")
      .replace(/(?<![\w@])(?:https?:\/\/|www\.)\S+/gi, " ")
      .replace(/\{([^{}]*)\}/g, "($1)")
      .replace(/\s+/g, " ")
      .trim();
  const blocks = (nodes: readonly MarkdownNode[]): MarkdownNode[] =>
    nodes.flatMap((node) =>
      /^(?:list|listItem|blockquote|table|tableRow)$/.test(node.type) ? blocks(childrenOf(node)) : [node],
    );
  return clean(paragraphs) || clean(blocks(children).filter((node) => node.type !== "code")) || clean(blocks(children));
};
