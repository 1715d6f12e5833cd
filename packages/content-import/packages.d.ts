/** Packages without types of their own. */
declare module "hast-util-to-mdast" {
  import type { Root as HtmlRoot, Element } from "hast";
  import type { Content, Root } from "mdast";

  /** Makes a node of Markdown; the second function of each handler. */
  type Make = (node: Element, type: string, fields: Record<string, unknown>) => Content;

  export default function toMdast(
    tree: HtmlRoot,
    options: {
      document: boolean;
      quotes: readonly string[];
      handlers: Readonly<Record<string, (make: Make, node: Element) => Content>>;
    },
  ): Root;
}

declare module "hast-util-from-parse5" {
  import type { Root } from "hast";

  export default function fromParse5(tree: unknown): Root;
}
