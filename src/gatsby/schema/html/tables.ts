/** Tables in a text. */
import { element, replaceAt, visitElements, type Transformer } from "./tree";

/** Aligns columns by style: Remark writes `align`, which HTML no longer has. */
const withAlignedColumns: Transformer = (tree) =>
  visitElements(tree, ["td", "th"], (node) => {
    const { align, ...others } = node.properties ?? {};
    if (typeof align === "string") node.properties = { ...others, style: `text-align:${align}` };
  });

/** Wraps tables so that wide ones scroll by touch and keyboard instead of the page. */
export const withScrollingTables: Transformer = (tree) => {
  withAlignedColumns(tree);
  visitElements(tree, ["table"], (node, index, parent) =>
    replaceAt(parent, index, element("div", { className: ["table-scroll"], tabIndex: 0, role: "group" }, [node])),
  );
};
