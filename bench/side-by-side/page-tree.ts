/** A delivered page without its scripts: as HTML, and as a tree of React elements. */
import { parse, serialize, defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** An element with React props, or a text. */
type TreeNode = string | { tag: string; props: Record<string, unknown>; children: TreeNode[] };

/** Boolean attributes; React takes an empty string for false. */
const BOOLEAN = new Set(["open", "hidden", "disabled", "required", "checked", "itemscope"]);
const RENAMED: Readonly<Record<string, string>> = { class: "className", for: "htmlFor", charset: "charSet" };

const isElement = (node: Tree.Node): node is Tree.Element => adapter.isElementNode(node);

const attribute = (node: Tree.Element, name: string): string | undefined =>
  node.attrs.find((attr) => attr.name === name)?.value;

/** The framework's own elements; structured data stays. */
const isOfFramework = (node: Tree.Node): boolean =>
  isElement(node) && node.tagName === "script" && attribute(node, "type") !== "application/ld+json";

/** Unwraps a noscript element of the head. */
const unwrap = (node: Tree.Element): void => {
  for (const child of [...node.childNodes]) {
    adapter.detachNode(child);
    adapter.insertBefore(node.parentNode as Tree.ParentNode, child, node);
  }
  adapter.detachNode(node);
};

const withoutScripts = (parent: Tree.ParentNode): void => {
  for (const child of [...parent.childNodes])
    if (isOfFramework(child)) adapter.detachNode(child);
    else if (isElement(child) && child.tagName === "noscript") unwrap(child);
    else if (isElement(child)) withoutScripts(child);
};

const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(";").flatMap((rule) => {
      const [name = "", ...value] = rule.split(":");
      const property = name.trim();
      if (!property) return [];
      const key = property.startsWith("--")
        ? property
        : property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return [[key, value.join(":").trim()]];
    }),
  );

const propsOf = (node: Tree.Element): Record<string, unknown> =>
  Object.fromEntries(
    node.attrs.map(({ name, value }): [string, unknown] => {
      if (name === "style") return [name, styleOf(value)];
      return [RENAMED[name] ?? name, value === "" && BOOLEAN.has(name) ? true : value];
    }),
  );

const treeOf = (node: Tree.Node): TreeNode[] => {
  if (adapter.isTextNode(node)) return [node.value];
  if (!isElement(node)) return [];
  const { tagName: tag } = node;
  if (tag === "style" || tag === "script") {
    const text = node.childNodes.map((child) => (adapter.isTextNode(child) ? child.value : "")).join("");
    return [{ tag, props: { ...propsOf(node), dangerouslySetInnerHTML: { __html: text } }, children: [] }];
  }
  return [{ tag, props: propsOf(node), children: node.childNodes.flatMap(treeOf) }];
};

const childOf = (parent: Tree.ParentNode, tag: string): Tree.Element => {
  const found = parent.childNodes.find((child) => isElement(child) && child.tagName === tag);
  if (!found) throw new Error(`The page has no <${tag}>.`);
  return found as Tree.Element;
};

export interface BarePage {
  html: string;
  head: TreeNode[];
  body: TreeNode[];
}

/** A delivered page without its framework. */
export const stripFramework = (text: string): BarePage => {
  const document = parse(text, { scriptingEnabled: false });
  withoutScripts(document);
  const html = childOf(document, "html");
  return {
    html: serialize(document),
    head: childOf(html, "head").childNodes.flatMap(treeOf),
    body: childOf(html, "body").childNodes.flatMap(treeOf),
  };
};
