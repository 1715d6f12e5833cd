/** A Markdown tree as it can be written: marks that can be read again, levels without gaps, no empty nodes. */
import type { Content, PhrasingContent, Root, Text } from "mdast";
import { childrenOf, type MarkdownNode, wordsOf } from "content-kit";

type Change = (node: Content, parent: MarkdownNode) => readonly Content[];

/** Replaces each node, the innermost first. */
const rewrite = (parent: MarkdownNode, change: Change): void => {
  if (!("children" in parent)) return;
  for (const child of parent.children) rewrite(child, change);
  const children: readonly Content[] = parent.children;
  (parent as { children: Content[] }).children = children.flatMap((child) => change(child, parent));
};

const text = (value: string): Text => ({ type: "text", value });

const isMark = (node: MarkdownNode | undefined): boolean => /^(?:strong|emphasis|delete)$/.test(node?.type ?? "");

const isEmpty = (node: MarkdownNode): boolean =>
  wordsOf(node).trim() === "" &&
  !["image", "footnoteReference", "thematicBreak", "code", "break"].includes(node.type) &&
  childrenOf(node).every(isEmpty);

/** Takes spaces and line ends off one side of a text. @returns what was taken */
const trimEdge = (children: PhrasingContent[], side: 0 | -1): Content[] => {
  const taken: Content[] = [];
  const isSpace = (node?: MarkdownNode): boolean =>
    node?.type === "break" || (node?.type === "text" && node.value.trim() === "");
  while (isSpace(children.at(side))) taken.push(...children.splice(side, 1));
  const edge = children.at(side);
  if (edge?.type !== "text") return taken;
  const { value } = edge;
  edge.value = side === 0 ? value.trimStart() : value.trimEnd();
  return edge.value === value ? taken : [...taken, text(" ")];
};

/** Spaces and line ends at the edges of marks stand outside of them; marks without words go. */
const withoutEdges: Change = (node) => {
  if (!isMark(node) && node.type !== "link") return [node];
  if (isEmpty(node)) return [text(wordsOf(node) ? " " : "")];
  const children = childrenOf(node) as PhrasingContent[];
  return [...trimEdge(children, 0), node, ...trimEdge(children, -1).reverse()];
};

/** Marks in marks of the same kind, and two that touch, are one. */
const joined: Change = (node, parent) => {
  if (isMark(node) && node.type === parent.type) return childrenOf(node) as Content[];
  if (node.type === "strong" && parent.type === "heading") return node.children;
  const siblings = childrenOf(parent);
  const index = siblings.indexOf(node);
  const before = siblings[index - 1];
  if (!isMark(node) || before?.type !== node.type) return [node];
  (node as { children: Content[] }).children = [...childrenOf(before), ...childrenOf(node)] as Content[];
  (before as { children: Content[] }).children = [];
  return [node];
};

const isWord = (sign: string | undefined): boolean => /[\p{L}\p{N}\p{M}]/u.test(sign ?? "");

const isSign = (sign: string | undefined): boolean => /[\p{P}\p{S}]/u.test(sign ?? "");

/** Takes off marks that Markdown could not read again: signs at their edge next to a letter, or another mark. */
const withoutUnwritable: Change = (node, parent) => {
  if (!isMark(node)) return [node];
  const siblings = childrenOf(parent);
  const index = siblings.indexOf(node);
  const [previous, next] = [siblings[index - 1], siblings[index + 1]];
  const own = [...wordsOf(node)];
  const before = previous && [...wordsOf(previous)].at(-1);
  const after = next && [...wordsOf(next)][0];
  const isStuck = (isSign(own[0]) && isWord(before)) || (isSign(own.at(-1)) && isWord(after));
  if (isStuck || isMark(previous)) return childrenOf(node) as Content[];
  if (node.type === "emphasis" && (isWord(before) || isWord(after))) node.data = { isInside: true };
  return [node];
};

/** Two line ends in a row are the end of a paragraph. */
const paragraphs: Change = (node) => {
  if (node.type !== "paragraph") return [node];
  const parts: PhrasingContent[][] = [[]];
  for (const [index, child] of node.children.entries())
    if (child.type === "break" && node.children[index - 1]?.type === "break") parts.push([]);
    else parts.at(-1)?.push(child);
  for (const part of parts) for (const side of [0, -1] as const) trimEdge(part, side);
  return parts.filter((part) => !part.every(isEmpty)).map((children) => ({ ...node, children }));
};

/** Tags of templates are reported as such. */
const IN_BRACES = /(?<!\{)(\{[^{}%]*\})(?!\})/;

/** Words in braces would be filled in: they are code, or in round brackets where there is no code. */
const withoutBraces =
  (isNotes: boolean): Change =>
  (node) => {
    if (node.type !== "text" || !node.value.includes("{")) return [node];
    return node.value
      .split(IN_BRACES)
      .map((part, index) =>
        index % 2 === 0 ? text(part) : isNotes ? text(`(${part.slice(1, -1)})`) : { type: "inlineCode", value: part },
      );
  };

const DEEPEST = 4;

/** Levels 2 to 4, of which none is skipped. */
const levelHeadings = (root: Root): void => {
  let above = 1;
  for (const node of root.children) {
    if (node.type !== "heading") continue;
    node.depth = Math.min(Math.max(node.depth, 2), above + 1, DEEPEST) as 2 | 3 | 4;
    above = node.depth;
  }
};

/** Only items of several paragraphs need empty lines between them. */
const tightLists: Change = (node) => {
  if (node.type === "listItem") node.spread = node.children.filter(({ type }) => type === "paragraph").length > 1;
  if (node.type === "list") node.spread = node.children.some(({ spread }) => spread);
  return [node];
};

/** Show notes are paragraphs, links, lists and emphasis alone. */
const asNotes: Change = (node) => {
  switch (node.type) {
    case "heading":
      return isEmpty(node) ? [] : [{ type: "paragraph", children: [{ type: "strong", children: node.children }] }];
    case "blockquote":
      return node.children;
    case "table":
      return node.children.map((row) => ({
        type: "paragraph",
        children: row.children.flatMap((cell, index) => [...(index > 0 ? [text(" ")] : []), ...cell.children]),
      }));
    case "code":
    case "inlineCode":
      return [text(node.value)];
    case "thematicBreak":
      return [];
    default:
      return [node];
  }
};

/** Brings a tree into the form in which it is written. */
export const tidy = (root: Root, isNotes = false): Root => {
  if (isNotes) rewrite(root, asNotes);
  rewrite(root, withoutBraces(isNotes));
  rewrite(root, withoutEdges);
  rewrite(root, joined);
  rewrite(root, (node) => (isMark(node) && childrenOf(node).length === 0 ? [] : [node]));
  rewrite(root, withoutUnwritable);
  rewrite(root, paragraphs);
  rewrite(root, (node) =>
    ["heading", "listItem", "list", "blockquote"].includes(node.type) && isEmpty(node) ? [] : [node],
  );
  rewrite(root, tightLists);
  levelHeadings(root);
  return root;
};
