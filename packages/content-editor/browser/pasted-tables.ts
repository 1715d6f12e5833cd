/** Pasted tables: a header row, and in each row as many cells, of one line each. */
import { all, rename, unwrap } from "./pasted-dom";

/** A table of a single cell, or around another one, is a frame. */
const isFrame = (table: HTMLElement): boolean =>
  table.querySelector("table") !== null || table.querySelectorAll("td, th").length <= 1;

const removeFrame = (table: HTMLElement): void => {
  const own = all(table, "td, th, tr, tbody, thead, tfoot, caption, colgroup");
  for (const part of own.filter((one) => one.closest("table") === table)) unwrap(part);
  unwrap(table);
};

/** A merged cell is as many cells, of which the first has the words. */
const divide = (cell: HTMLTableCellElement): void => {
  for (let more = 1; more < cell.colSpan; more += 1) cell.after(cell.ownerDocument.createElement("td"));
  cell.removeAttribute("colspan");
  cell.removeAttribute("rowspan");
};

const inOneLine = (cell: HTMLElement): void => {
  for (const block of all(cell, "p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, br")) {
    block.after(" ");
    unwrap(block);
  }
  cell.innerHTML = cell.innerHTML.trim();
};

export const readTables = (body: HTMLElement): void => {
  for (const table of all(body, "table")) {
    if (isFrame(table)) {
      removeFrame(table);
      continue;
    }
    for (const cell of table.querySelectorAll<HTMLTableCellElement>("td, th")) {
      divide(cell);
      inOneLine(cell);
    }
    const rows = all(table, "tr");
    const columns = Math.max(...rows.map((row) => row.children.length));
    for (const row of rows) while (row.children.length < columns) row.append(body.ownerDocument.createElement("td"));
    const whole = body.ownerDocument.createElement("tbody");
    whole.append(...rows);
    table.replaceChildren(whole);
    for (const [index, row] of rows.entries()) {
      // As Milkdown marks it.
      if (index === 0) row.setAttribute("data-is-header", "true");
      for (const cell of all(row, "td, th")) {
        for (const bold of index === 0 ? all(cell, "b, strong") : []) unwrap(bold);
        rename(cell, index === 0 ? "th" : "td");
      }
    }
  }
};
