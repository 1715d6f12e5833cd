/** Tables of HTML as Markdown has them: a head, rows of as many cells, and lines of words in them. */
import type { Element } from "hast";
import { element, elementsIn, isBlock, isElement, property, rewrite, textNode, type HtmlNode } from "./tree";

const MOST_COLUMNS = 30;

const spanOf = (cell: Element, name: string): number => {
  const span = Number(property(cell, name) || 1);
  return Number.isInteger(span) && span > 0 && span <= MOST_COLUMNS ? span : 1;
};

/** Rows with an empty cell wherever a wide or high one reaches. */
const withEmptyCells = (rows: readonly Element[]): Element[] => {
  /** How many further rows a cell above reaches down to, by column. */
  const open: number[] = [];
  return rows.map((row) => {
    const cells: Element[] = [];
    const fill = (): void => {
      for (; (open[cells.length] ?? 0) > 0; cells.push(element("td", {})))
        open[cells.length] = (open[cells.length] ?? 1) - 1;
    };
    for (const cell of row.children.filter((one): one is Element => isElement(one, "td", "th"))) {
      fill();
      const [columns, rowsBelow] = [spanOf(cell, "colSpan"), spanOf(cell, "rowSpan") - 1];
      for (let at = 0; at < columns; at += 1) {
        open[cells.length] = rowsBelow;
        cells.push(at === 0 ? cell : element(cell.tagName, {}));
      }
    }
    fill();
    return { ...row, children: cells };
  });
};

/** The words of a cell on one line. */
const flatten = (cell: Element): void =>
  rewrite(cell, (node) => {
    if (isElement(node, "br")) return textNode(" ");
    if (isElement(node, "pre")) return element("code", {}, node.children);
    return isElement(node) && (isBlock(node) || isElement(node, "table", "tbody", "thead", "tfoot"))
      ? [textNode(" "), ...node.children, textNode(" ")]
      : node;
  });

/** A table with its caption above it and its foot below all rows; a single cell is a frame around what is in it. */
export const tableHere = (table: Element): HtmlNode | readonly HtmlNode[] => {
  const captions = elementsIn(table, "caption").map((caption) =>
    element("p", {}, [element("em", {}, caption.children)]),
  );
  const rowsIn = (...names: readonly string[]): Element[] =>
    table.children.flatMap((part) => (isElement(part, ...names) ? elementsIn(part, "tr") : []));
  const direct = table.children.filter((part): part is Element => isElement(part, "tr"));
  const head = rowsIn("thead");
  const rows = [...head, ...direct, ...rowsIn("tbody"), ...rowsIn("tfoot")];
  const cells = rows.flatMap((row) => row.children.filter((cell) => isElement(cell, "td", "th")));
  if (cells.length < 2) return [...captions, ...cells.map((cell) => element("div", {}, (cell as Element).children))];
  const full = withEmptyCells(rows);
  for (const row of full) for (const cell of row.children) flatten(cell as Element);
  // The first row is the head where nothing says so; Markdown has no table without.
  const [first, ...others] = full;
  return [
    ...captions,
    element("table", {}, [element("thead", {}, first ? [first] : []), element("tbody", {}, others)]),
  ];
};
