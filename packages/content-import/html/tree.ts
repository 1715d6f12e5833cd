/** Small steps on the tree of an HTML text. */
import type { Element, Root, Text } from "hast";

export type HtmlNode = Root["children"][number] | Element["children"][number];

export type HtmlParent = Root | Element;

/** Elements that stand on lines of their own. */
const BLOCK =
  /^(?:address|article|aside|blockquote|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|menu|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

export const HEADING = /^h[1-6]$/;

/** Elements in which a heading is a line of strong words. */
export const IN_LINE = ["li", "td", "th", "blockquote", "dd", "summary"];

/** True for an element, and one of these names where any are given. */
export const isElement = <Name extends string>(
  node: HtmlNode | HtmlParent | undefined,
  ...names: readonly Name[]
): node is Element & { tagName: Name } =>
  node?.type === "element" && (names.length === 0 || names.some((name) => name === node.tagName));

export const isBlock = (node: HtmlNode | HtmlParent): boolean => isElement(node) && BLOCK.test(node.tagName);

/** A property as text; `className` and the like are lists. */
export const property = ({ properties }: Element, name: string): string => {
  const value = properties?.[name];
  return (Array.isArray(value) ? value.join(" ") : String(value ?? "")).trim();
};

export const textNode = (value: string): Text => ({ type: "text", value });

export const element = (
  tagName: string,
  properties: Element["properties"],
  children: readonly HtmlNode[] = [],
): Element => ({ type: "element", tagName, properties, children: children as Element["children"] });

/** The text of a node as it stands there. */
export const textOf = (node: HtmlNode | HtmlParent): string =>
  node.type === "text" ? node.value : "children" in node ? node.children.map(textOf).join("") : "";

/** All elements of these names, in the order of the text; all where no name is given. */
export const elementsIn = (root: HtmlParent, ...names: readonly string[]): Element[] =>
  root.children.flatMap((node) => {
    if (!isElement(node)) return [];
    const inner = elementsIn(node, ...names);
    return isElement(node, ...names) ? [node, ...inner] : inner;
  });

export const has = (root: HtmlParent, ...names: readonly string[]): boolean => elementsIn(root, ...names).length > 0;

/** True for what shows nothing. */
export const isBlank = (node: HtmlNode | HtmlParent): boolean =>
  textOf(node).trim() === "" &&
  !("children" in node && has(node, "img", "hr", "x-ref", "iframe")) &&
  !isElement(node, "img", "hr", "x-ref", "iframe");

type Change = (node: HtmlNode, above: readonly Element[]) => HtmlNode | readonly HtmlNode[] | undefined;

/** Replaces each node, the innermost first; `undefined` removes it. */
export const rewrite = (root: HtmlParent, change: Change, above: readonly Element[] = []): void => {
  const inside = isElement(root) ? [...above, root] : above;
  root.children = root.children.flatMap((node) => {
    if (isElement(node)) rewrite(node, change, inside);
    return change(node, inside) ?? [];
  });
};

export const absolute = (address: string): string => (address.startsWith("//") ? `https:${address}` : address);
