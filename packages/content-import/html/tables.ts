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
  const grid = rows.map((): Element[] => []);
  for (const [top, row] of rows.entries())
    for (const cell of row.children) {
      if (!isElement(cell, "td", "th")) continue;
      let left = 0;
      while (grid[top]?.[left]) left += 1;
      for (const cells of grid.slice(top, top + spanOf(cell, "rowSpan")))
        for (let column = left; column < left + spanOf(cell, "colSpan"); column += 1)
          cells[column] = cells === grid[top] && column === left ? cell : element(cell.tagName, {});
    }
  return grid.map((cells) =>
    element(
      "tr",
      {},
      Array.from(cells, (cell) => cell ?? element("td", {})),
    ),
  );
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
