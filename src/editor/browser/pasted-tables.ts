/** Pasted tables: a header row, and in each row as many cells, of one line each. */
import { all, rename, unwrap, wordsOf } from "./pasted-dom";

/** The most columns of a merged cell. */
const WIDEST = 20;

/** A table of a single cell, or around another one, is a frame. */
const removeFrame = (table: HTMLElement): void => {
  for (const part of all(table, ":scope > colgroup")) part.remove();
  for (const part of all(table, "td, th, tr, tbody, thead, tfoot, caption").filter(
    (one) => one.closest("table") === table,
  ))
    unwrap(part);
  unwrap(table);
};

/** Divides merged cells: the first has the words, and the others are empty. @returns true if there were any */
const divideCells = (rows: readonly HTMLElement[]): boolean => {
  let isMerged = false;
  /** The columns of each row that cells of earlier rows reach into. */
  const covered = rows.map(() => new Set<number>());
  for (const [index, row] of rows.entries()) {
    let column = 0;
    const isCovered = (): boolean => covered[index]?.has(column) ?? false;
    for (const cell of [...row.children] as HTMLTableCellElement[]) {
      for (; isCovered(); column += 1) cell.before(row.ownerDocument.createElement("td"));
      const [width, height] = [Math.min(cell.colSpan, WIDEST), cell.rowSpan];
      isMerged ||= width > 1 || height > 1;
      for (const below of covered.slice(index + 1, index + height))
        for (let more = 0; more < width; more += 1) below.add(column + more);
      for (let more = 1; more < width; more += 1) cell.after(row.ownerDocument.createElement("td"));
      column += width;
      cell.removeAttribute("colspan");
      cell.removeAttribute("rowspan");
    }
    for (; isCovered(); column += 1) row.append(row.ownerDocument.createElement("td"));
  }
  return isMerged;
};

const isHeader = (cell: HTMLElement): boolean =>
  cell.nodeName === "TH" || all(cell, "b, strong").map(wordsOf).join(" ").trim() === wordsOf(cell);

const hasSeveralLines = (cell: HTMLElement): boolean => {
  const blocks = all(cell, "p, li, h1, h2, h3, h4, h5, h6, pre, div").filter(
    (block) => wordsOf(block) !== "" && !block.querySelector("p, li, div"),
  );
  return (
    blocks.length > 1 || all(cell, "br").some(({ nextSibling }) => nextSibling !== null && wordsOf(nextSibling) !== "")
  );
};

/** @param changed gets what Markdown's tables do not have */
export const readTables = (body: HTMLElement, changed: string[]): void => {
  for (const table of all(body, "table")) {
    if (table.querySelector("table") || table.querySelectorAll("td, th").length <= 1) {
      removeFrame(table);
      continue;
    }
    const rows = all(table, "tr");
    if (divideCells(rows)) changed.push("a merged cell of a table is several cells");
    const [first, ...others] = rows;
    if (others.length > 0 && first && ![...first.children].every((cell) => isHeader(cell as HTMLElement)))
      changed.push("the first row of a table is its header");
    if (all(table, "td, th").some(hasSeveralLines)) changed.push("paragraphs and lists in a table are in one line");
    const columns = Math.max(...rows.map((row) => row.children.length));
    for (const row of rows) while (row.children.length < columns) row.append(body.ownerDocument.createElement("td"));
    const whole = body.ownerDocument.createElement("tbody");
    whole.append(...rows);
    for (const part of all(table, ":scope > :not(caption)")) part.remove();
    table.append(whole);
    for (const cell of all(whole, "td, th")) {
      const isFirst = cell.parentElement === first;
      for (const bold of isFirst ? all(cell, "b, strong") : []) unwrap(bold);
      if ((cell.nodeName === "TH") !== isFirst) rename(cell, isFirst ? "th" : "td");
    }
  }
};
