/** HTML of the clipboard to Markdown: from word processors, spreadsheets and web pages. */
import { FILL_IN } from "../../content-model/fields/fill-in";
import { markdownOf } from "../../import/html-to-markdown";

export interface Pasted {
  markdown: string;
  /** What could not be kept, each as a part of a sentence. */
  lost: string[];
}

const all = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

const rename = (element: HTMLElement, name: string): HTMLElement => {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
};

const unwrap = (element: HTMLElement): void => element.replaceWith(...element.childNodes);

const isBold = ({ fontWeight }: CSSStyleDeclaration): boolean => fontWeight === "bold" || Number(fontWeight) >= 600;

/** Google Docs says with styles what others say with elements, and wraps everything in a `<b>` that is not bold. */
const readStyles = (body: HTMLElement): void => {
  for (const element of all(body, "b, strong")) if (element.style.fontWeight && !isBold(element.style)) unwrap(element);
  for (const element of all(body, "span[style], a[style]")) {
    const { style } = element;
    const marks = [
      isBold(style) && !element.closest("strong, b, th, h1, h2, h3, h4, h5, h6") ? "strong" : "",
      style.fontStyle === "italic" && !element.closest("em, i") ? "em" : "",
      style.textDecoration.includes("line-through") && !element.closest("del, s") ? "del" : "",
    ].filter(Boolean);
    for (const mark of marks) {
      const inner = element.ownerDocument.createElement(mark);
      inner.append(...element.childNodes);
      element.append(inner);
    }
  }
};

/** Word's list paragraphs: `mso-list:l0 level2 lfo1`. */
const LIST = /mso-list:\s*(\S+)\s+level(\d)/i;
const NUMBER = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

interface OpenList {
  name: string;
  level: number;
  list: HTMLElement;
}

/** Word has no lists, only paragraphs with a bullet of text in front. */
const readWordLists = (body: HTMLElement): void => {
  let open: OpenList[] = [];
  let last: Element | undefined;
  for (const paragraph of all(body, "p, li")) {
    const [, name = "", depth] = LIST.exec(paragraph.getAttribute("style") ?? "") ?? [];
    if (depth === undefined || paragraph.nodeName === "LI") continue;
    const level = Number(depth);
    const signs = all(paragraph, "span[style*='mso-list']");
    const sign = signs.map(({ textContent }) => textContent).join("");
    for (const one of signs) one.remove();
    if (last !== paragraph.previousElementSibling) open = [];
    open = open.filter((one) => one.level <= level && one.name === name);
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = body.ownerDocument.createElement(NUMBER.test(sign) ? "ol" : "ul");
      const above = current?.list.lastElementChild;
      if (above) above.append(list);
      else paragraph.before(list);
      current = { name, level, list };
      open = [...open, current];
    }
    current.list.append(rename(paragraph, "li"));
    last = open[0]?.list;
  }
};

/** Google Docs puts inner lists beside the item that they belong to. */
const nestLists = (body: HTMLElement): void => {
  for (const list of all(body, ":is(ul, ol) > :is(ul, ol)")) list.previousElementSibling?.append(list);
};

/** A table has a header row and cells of equal number; one of a single cell is a frame. */
const readTables = (body: HTMLElement, lost: string[]): void => {
  for (const table of all(body, "table")) {
    if (table.querySelector("table") || table.querySelectorAll("td, th").length <= 1) {
      for (const part of all(table, ":scope > colgroup, :scope > caption")) part.remove();
      for (const part of all(table, "td, th, tr, tbody, thead").filter((one) => one.closest("table") === table))
        unwrap(part);
      unwrap(table);
      continue;
    }
    for (const part of all(table, "colgroup, col")) part.remove();
    for (const cell of all(table, "[colspan], [rowspan]") as HTMLTableCellElement[]) {
      if (cell.colSpan > 1 || cell.rowSpan > 1) lost.push("a merged cell of a table, which is several now");
      for (let extra = 1; extra < Math.min(cell.colSpan, 20); extra += 1)
        cell.after(body.ownerDocument.createElement("td"));
      cell.removeAttribute("colspan");
      cell.removeAttribute("rowspan");
    }
    const [first, ...rows] = all(table, "tr");
    const columns = Math.max(...all(table, "tr").map((row) => row.children.length));
    for (const row of [first, ...rows])
      while (row && row.children.length < columns) row.append(body.ownerDocument.createElement("td"));
    for (const cell of all(first ?? table, "td, th")) {
      for (const mark of all(cell, "b, strong")) unwrap(mark);
      if (cell.nodeName === "TD") rename(cell, "th");
    }
  }
};

const fileName = (address: string): string => {
  if (/^(?:data|blob|cid|file):/i.test(address)) return "";
  return /[^/?#]+(?=[?#]|$)/.exec(address)?.[0] ?? "";
};

/** Pictures cannot be pasted yet: a mark that the launch check finds stays where each was. */
const replacePictures = (body: HTMLElement, lost: string[]): void => {
  for (const caption of all(body, "figcaption")) rename(caption, "p");
  for (const picture of all(body, "img, picture, svg, canvas")) {
    if (!picture.isConnected && !body.contains(picture)) continue;
    const image = picture.nodeName === "IMG" ? picture : picture.querySelector("img");
    const alt = (image?.getAttribute("alt") ?? "").trim();
    const isDot = Number(image?.getAttribute("width") ?? 99) <= 2 || Number(image?.getAttribute("height") ?? 99) <= 2;
    if (/^\p{Extended_Pictographic}/u.test(alt)) picture.replaceWith(alt);
    else if (isDot || (picture.nodeName !== "IMG" && !image)) picture.remove();
    else {
      const name = alt || fileName(image?.getAttribute("src") ?? "") || "without a name";
      lost.push(`the picture “${name}”`);
      const mark = body.ownerDocument.createElement("p");
      mark.textContent = `${FILL_IN} picture: ${name}`;
      const block = picture.closest("p, h1, h2, h3, h4, h5, h6, a");
      if (block && body.contains(block) && !block.closest("td, th, li")) {
        block.after(mark);
        picture.remove();
      } else picture.replaceWith(mark);
    }
  }
};

const tidy = (body: HTMLElement): void => {
  for (const title of all(body, "p[class~=MsoTitle]")) rename(title, "h1");
  // A paragraph that is all of an item would set the items apart.
  for (const words of all(body, "li > p:first-child")) if (words.nextElementSibling?.nodeName !== "P") unwrap(words);
  for (const anchor of all(body, "a[name]:not([href]), a[href^='#_']")) unwrap(anchor);
};

/** Where a pasted link leads; one to a file of the other computer is dropped, and named. */
const linkOf =
  (lost: string[]) =>
  (address: string): string | undefined => {
    if (/^(?:https?:|mailto:|tel:|\/|#)/i.test(address))
      return address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;
    lost.push(`the link to ${address}`);
    return undefined;
  };

/** Converts what the clipboard has. */
export const pastedMarkdown = (html: string): Pasted => {
  const lost: string[] = [];
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const comment of all(body, "style, script, meta, link, title, xml")) comment.remove();
  readStyles(body);
  readWordLists(body);
  nestLists(body);
  readTables(body, lost);
  replacePictures(body, lost);
  tidy(body);
  const markdown = markdownOf(body, {
    addresses: { picture: () => undefined, link: linkOf(lost), altOf: () => undefined },
    note: () => undefined,
  });
  return { markdown, lost: [...new Set(lost)] };
};
