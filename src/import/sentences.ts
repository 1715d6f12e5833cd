/** The sentences of a text, for summaries. */
import type { Root } from "mdast";
import { nameAddresses } from "./html";
import { childrenOf, wordsOf, type MarkdownNode } from "../content-model/source/markdown";

const isAddress = (node: MarkdownNode): boolean => node.type === "link" && /^(?:https?:\/\/|www\.)/.test(wordsOf(node));

const wordsWithout = (node: MarkdownNode): string => {
  if (["image", "footnoteReference", "footnoteDefinition", "html"].includes(node.type)) return "";
  if (node.type === "break") return " ";
  // Code of programs is none of a sentence; a word in it may be.
  if (node.type === "inlineCode" && /[<>{}();=]/.test(node.value)) return "";
  return "value" in node ? node.value : childrenOf(node).map(wordsWithout).join("");
};

/** What a text says: its paragraphs, or all else where it has none, without addresses, captions and code. */
export const sentencesOf = ({ children }: Root): string => {
  const isCaption = (node: MarkdownNode): boolean =>
    node.type === "paragraph" && node.children.length === 1 && node.children[0]?.type === "emphasis";
  // A film or a link by itself.
  const isAddresses = (node: MarkdownNode): boolean =>
    childrenOf(node).every((child) => isAddress(child) || (child.type !== "link" && wordsOf(child).trim() === ""));
  const paragraphs = children.filter((node) => node.type === "paragraph" && !isCaption(node) && !isAddresses(node));
  const clean = (nodes: readonly MarkdownNode[]): string =>
    nameAddresses(
      nodes
        .map(wordsWithout)
        .join(" ")
        .replace(/\{([^{}]*)\}/g, "($1)"),
    );
  const blocks = (nodes: readonly MarkdownNode[]): MarkdownNode[] =>
    nodes.flatMap((node) =>
      /^(?:list|listItem|blockquote|table|tableRow)$/.test(node.type) ? blocks(childrenOf(node)) : [node],
    );
  return clean(paragraphs) || clean(blocks(children).filter((node) => node.type !== "code")) || clean(blocks(children));
};
