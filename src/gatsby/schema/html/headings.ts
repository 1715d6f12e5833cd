/** Headings of a text: their ids, and the table of contents. */
import type { Root } from "hast";
import { headingIds } from "content-kit";
import { textIn, visitElements, type Transformer } from "./tree";

export interface Heading {
  id: string;
  label: string;
}

/** Adds ids to headings, matching those of the link check. */
export const withHeadingIds: Transformer = (tree) => {
  const idOf = headingIds();
  visitElements(tree, ["h2", "h3", "h4"], (node) => {
    node.properties = { ...node.properties, id: idOf(textIn(node)) };
  });
};

/** The second-level headings, for the table of contents. */
export const headingsOf = (tree: Root): Heading[] => {
  const headings: Heading[] = [];
  visitElements(tree, ["h2"], (node) => {
    headings.push({ id: String(node.properties?.["id"] ?? ""), label: textIn(node) });
  });
  return headings;
};
