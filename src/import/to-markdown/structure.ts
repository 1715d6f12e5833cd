/** Lists, tables, code and blocks in lines, as Markdown can have them. */
import {
  BLOCKS,
  INLINE,
  addressAlone,
  all,
  escapeAttribute,
  has,
  isBlank,
  rename,
  replaceWith,
  textOf,
  unwrap,
} from "./dom";
import type { MarkdownOptions } from "./options";

/** Puts words in a line around the words of each block in them, as in a link around a heading. */
export const pushInwards = (body: HTMLElement): void => {
  for (let round = 0; round < 60; round += 1) {
    const outer = all(body, INLINE).filter((element) => has(element, BLOCKS));
    if (outer.length === 0) return;
    for (const element of outer) {
      if (!["A", "STRONG", "B", "EM", "I", "DEL", "S"].includes(element.tagName)) {
        unwrap(element);
        continue;
      }
      let line: Element | undefined;
      for (const child of Array.from(element.childNodes)) {
        const isBlock = child.nodeType === 1 && ((child as Element).matches(BLOCKS) || has(child as Element, BLOCKS));
        if (isBlock) {
          line = undefined;
          const block = child as Element;
          element.parentNode?.insertBefore(block, element);
          if (/^(?:UL|OL|DL|TABLE|TBODY|THEAD|TFOOT|TR|HR|MENU|DIR)$/.test(block.tagName))
            for (const part of Array.from(block.children)) wrapInside(part, element);
          else wrapInside(block, element);
        } else {
          if (!line) {
            line = element.cloneNode(false) as Element;
            element.parentNode?.insertBefore(line, element);
          }
          line.appendChild(child);
        }
      }
      element.remove();
    }
  }
};

const wrapInside = (block: Element, wrapper: Element): void => {
  if (/^(?:TR|TBODY|THEAD|TFOOT|UL|OL)$/.test(block.tagName)) {
    for (const part of Array.from(block.children)) wrapInside(part, wrapper);
    return;
  }
  if (isBlank(block) || block.tagName === "PRE" || block.tagName === "HR") return;
  const inner = wrapper.cloneNode(false);
  while (block.firstChild) inner.appendChild(block.firstChild);
  block.appendChild(inner);
};

/** Lists have items only, and items are in lists. */
export const repairLists = (body: HTMLElement): void => {
  for (const list of all(body, "ul, ol, menu, dir")) {
    for (const child of Array.from(list.childNodes)) {
      if (child.nodeType === 1 && (child as Element).tagName === "LI") continue;
      if (isBlank(child) && child.nodeType !== 1) continue;
      const before = child.previousSibling;
      const last = before?.nodeType === 1 && (before as Element).tagName === "LI" ? before : undefined;
      if (last) last.appendChild(child);
      else {
        const item = body.ownerDocument.createElement("li");
        list.insertBefore(item, child);
        item.appendChild(child);
      }
    }
    if (/^(?:MENU|DIR)$/.test(list.tagName)) rename(list, "ul");
  }
  for (const item of all(body, "li")) if (!/^(?:UL|OL)$/.test(item.parentElement?.tagName ?? "")) rename(item, "p");
};

/** Words that follow a block in the same item or container become a paragraph: they would run on from it. */
export const separateRuns = (body: HTMLElement): void => {
  for (const container of [
    body,
    ...all(body, "li, blockquote, div, section, article, main, aside, details, figure, dd, fieldset"),
  ]) {
    if (!Array.from(container.children).some((child) => child.matches(BLOCKS))) continue;
    let run: Element | undefined;
    let isBehind = container.tagName !== "LI";
    for (const child of Array.from(container.childNodes)) {
      if (child.nodeType === 1 && (child as Element).matches(BLOCKS)) {
        isBehind = true;
        run = undefined;
      } else if (isBehind && (run || !isBlank(child))) {
        if (!run) {
          run = body.ownerDocument.createElement("p");
          container.insertBefore(run, child);
        }
        run.appendChild(child);
      }
    }
  }
};

/** Markdown's tables have each cell in one column and row: the others that one spans are empty. */
const fillSpans = (table: Element): void => {
  /** Rows that the cell above still spans, by column. */
  const open: number[] = [];
  for (const row of all(table, "tr")) {
    let column = 0;
    const name = has(row, "td") ? "td" : "th";
    const fill = (before: Element | null): void => {
      row.insertBefore(row.ownerDocument.createElement(name), before);
      column += 1;
    };
    const fillOpen = (before: Element | null): void => {
      for (; (open[column] ?? 0) > 0; fill(before)) open[column] = (open[column] ?? 1) - 1;
    };
    for (const cell of Array.from(row.children).filter(({ tagName }) => /^T[DH]$/.test(tagName))) {
      fillOpen(cell);
      const [columns = 1, rows = 1] = ["colspan", "rowspan"].map((attribute) => {
        const span = Number(cell.getAttribute(attribute) ?? 1);
        cell.removeAttribute(attribute);
        return Number.isInteger(span) && span > 0 && span < 100 ? span : 1;
      });
      const next = cell.nextElementSibling;
      for (let at = 0; at < columns; at += 1) {
        open[column] = rows - 1;
        if (at === 0) column += 1;
        else fill(next);
      }
    }
    fillOpen(null);
  }
};

/** Blocks cannot stand in cells of Markdown's tables. */
export const flattenCells = (body: HTMLElement): void => {
  for (const table of all(body, "td table, th table").reverse()) {
    for (const cell of all(table, "td, th")) replaceWith(cell, `${cell.innerHTML} `);
    for (const part of all(table, "tr, tbody, thead, tfoot, colgroup, col")) unwrap(part);
    unwrap(table);
  }
  for (const table of all(body, "table")) fillSpans(table);
  for (const cell of all(body, "td, th")) {
    for (const sample of all(cell, "pre"))
      replaceWith(sample, ` <code>${escapeAttribute(textOf(sample)).replace(/\s+/g, " ")}</code> `);
    for (const block of all(cell, BLOCKS).reverse()) replaceWith(block, ` ${block.innerHTML} `);
    for (const line of all(cell, "br")) replaceWith(line, " ");
  }
  // Rows outside of tables, and tables without rows.
  for (const row of all(body, "td, th, tr")) if (!row.closest("table")) rename(row, "p");
  for (const table of all(body, "table")) {
    const rows = all(table, "tr");
    if (rows.length > 0 && rows.some((row) => all(row, "td, th").length > 0)) continue;
    unwrap(table);
  }
};

const flatten = (body: HTMLElement, selector: string): void => all(body, selector).forEach(unwrap);

export const simplify = (body: HTMLElement, { isNotes }: MarkdownOptions): void => {
  for (const element of all(
    body,
    "style, script, template, link, meta, svg, canvas, applet, form, select, textarea, datalist, input, head, title",
  ))
    element.remove();
  for (const frame of all(body, "area")) {
    const words = frame.getAttribute("alt")?.trim() || frame.getAttribute("title")?.trim();
    if (words) replaceWith(frame, addressAlone(frame.getAttribute("href") ?? "", words));
  }
  for (const line of all(body, "pre br")) replaceWith(line, "\n");
  for (const line of all(body, "code br, tt br")) replaceWith(line, " ");
  for (const sample of all(body, "listing, xmp, plaintext")) rename(sample, "pre");
  for (const sample of all(body, "tt, kbd, samp")) rename(sample, "code");
  // Blocks in code, as one for each line.
  for (const block of all(body, "pre, code").flatMap((sample) => all(sample, "div, p, li, tr")))
    replaceWith(block, `${block.innerHTML}\n`);
  for (const code of all(body, "code")) if (code.querySelector("pre, img, table, ul, ol, h2")) unwrap(code);
  for (const term of all(body, "dt"))
    if (has(term, BLOCKS)) rename(term, "div");
    else replaceWith(term, `<p><strong>${term.innerHTML}</strong></p>`);
  for (const term of all(body, "dd")) rename(term, "div");
  for (const summary of all(body, "summary"))
    if (has(summary, BLOCKS)) rename(summary, "div");
    else replaceWith(summary, `<p><strong>${summary.innerHTML}</strong></p>`);
  for (const sample of all(body, "pre")) {
    const only = sample.querySelector("code");
    if (only && textOf(only).trim() === textOf(sample).trim() && sample.children.length === 1) continue;
    const code = body.ownerDocument.createElement("code");
    code.textContent = textOf(sample);
    sample.textContent = "";
    sample.appendChild(code);
  }
  if (isNotes) {
    for (const cell of all(body, "td, th")) replaceWith(cell, `${cell.innerHTML} `);
    for (const row of all(body, "tr"))
      if (has(row, BLOCKS)) unwrap(row);
      else rename(row, "p");
    for (const sample of all(body, "pre"))
      replaceWith(sample, `<p>${escapeAttribute(textOf(sample)).replace(/\n/g, "<br>")}</p>`);
    flatten(body, "table, thead, tbody, tfoot, blockquote, code");
    for (const line of all(body, "hr")) line.remove();
  }
};
