/**
 * Trees of rendered Markdown: what the transformers of pages and feeds share.
 * @see https://github.com/syntax-tree/hast
 */
import type { Element, ElementContent, Properties, Root, Text } from "hast";
import toHtml from "hast-util-to-html";
import visit from "unist-util-visit";
import { safeDecodeUri } from "content-kit/lib/safe-decode-uri";

/** A step from the rendered Markdown to what a page or a feed shows; it changes the tree in place. */
export type Transformer = (tree: Root) => void;

/** Applies the transformers in order. */
export const transform = (tree: Root, ...transformers: readonly Transformer[]): Root => {
  for (const change of transformers) change(tree);
  return tree;
};

/** The tree as HTML. A note that the text refers to twice is given an id for each reference. */
export const htmlOf = (tree: Root | Element): string => {
  const seen: string[] = [];
  visitElements(tree, ["sup"], ({ properties = {} }) => {
    const { id } = properties;
    if (seen.includes(String(id)))
      properties["id"] = `${String(id)}-${seen.filter((other) => other === id).length + 1}`;
    if (typeof id === "string") seen.push(id);
  });
  return toHtml(tree, { allowDangerousHtml: true });
};

export const text = (value: string): Text => ({ type: "text", value });

/** HTML that is serialized as it is. */
export const raw = (value: string): ElementContent => ({ type: "raw", value }) as unknown as ElementContent;

export const element = (tagName: string, properties: Properties, children: ElementContent[] = []): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

/** The text of a node and everything in it. */
export const textIn = (node: Root | ElementContent): string => {
  let words = "";
  visit(node, "text", ({ value }: Text) => {
    words += value;
  });
  return words;
};

/** Any node with children, as the walk passes it. */
interface Parent {
  children: { type: string }[];
}

/** Where a walk goes on. */
type Next = ReturnType<typeof replaceAt> | typeof visit.SKIP | undefined | void;

/** Puts nodes in the place of another; the walk goes on behind them. */
export const replaceAt = (
  parent: Parent,
  index: number,
  ...nodes: ElementContent[]
): [typeof visit.SKIP, next: number] => {
  parent.children.splice(index, 1, ...nodes);
  return [visit.SKIP, index + nodes.length];
};

/** Calls `change` for every element with one of these names. */
export const visitElements = (
  tree: Root | Element,
  names: readonly string[],
  change: (node: Element, index: number, parent: Parent) => Next,
): void =>
  visit(tree, "element", (node: Element, index, parent) =>
    parent && names.includes(node.tagName) ? change(node, index, parent) : undefined,
  );

const isBlank = (node: object | undefined): boolean =>
  node !== undefined && "value" in node && "type" in node && node.type === "text" && !String(node.value).trim();

/** Gatsby's parser collects the line breaks of a table before it, and what is removed leaves its own behind. */
export const withoutBlankLines: Transformer = (tree) => {
  visit(tree, "text", (node: Text, index, parent) => {
    if (!parent || !/^\n+$/.test(node.value)) return;
    const { type, children } = parent;
    if (isBlank(children[index - 1]) || (type === "root" && [0, children.length - 1].includes(index)))
      return replaceAt(parent, index);
    node.value = "\n";
  });
};

const MEDIA = /^(?:\.\.?\/)*media\/([^#]+)((?:#.*)?)$/;

/** The file below content/media that a relative URL leads to, and the fragment behind it. */
export const mediaFile = (url: unknown): { file: string; hash: string } | undefined => {
  const [, path, hash = ""] = MEDIA.exec(typeof url === "string" ? url : "") ?? [];
  return path === undefined ? undefined : { file: safeDecodeUri(path) ?? path, hash };
};

/** The files of content/media that elements name in a property, once each. */
const filesIn = (tree: Root, tagName: string, property: string): string[] => {
  const files = new Set<string>();
  visitElements(tree, [tagName], ({ properties }) => {
    const named = mediaFile(properties?.[property]);
    if (named) files.add(named.file);
  });
  return [...files];
};

/** The pictures of a text. */
export const picturesIn = (tree: Root): string[] => filesIn(tree, "img", "src");

/** The files that a text links to. */
export const linkedFilesIn = (tree: Root): string[] => filesIn(tree, "a", "href");
