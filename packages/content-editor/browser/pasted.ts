/** Cleans HTML of the clipboard: from word processors, spreadsheets and web pages. */
import { FILL_IN } from "content-kit";
import { asAddress } from "./link-address";

const all = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

const rename = (element: HTMLElement, name: string): HTMLElement => {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
};

const unwrap = (element: HTMLElement): void => element.replaceWith(...element.childNodes);

/** The text of an element in one line. */
export const lineOf = ({ textContent }: Node): string => (textContent ?? "").replace(/\s+/g, " ").trim();

/** Where there is a heading of the first level, all move down: that level is the page's title. */
const readHeadings = (body: HTMLElement): void => {
  for (const title of all(body, "p[class~=MsoTitle], p[class~=title]")) rename(title, "h1");
  const lower = body.querySelector("h1") ? 1 : 0;
  for (const level of [6, 5, 4, 3, 2, 1])
    for (const heading of all(body, `h${level}`)) rename(heading, `h${Math.min(4, level + lower)}`);
};

/** Word writes lists as paragraphs, with `mso-list:l0 level2 lfo1`; on the web, as a list for each run of a level. */
const WORD = /mso-list:\s*(\S+)\s+level(\d)/i;
const NUMBER = /^(?:(\d+)|[a-z]|[ivxlc]+)[.)]/i;

/** The number of an item; nothing for a bullet. */
const numberOf = (item: HTMLElement): string | undefined => {
  const around = item.parentElement;
  if (around?.nodeName === "OL")
    return String(Number(around.getAttribute("start") ?? 1) + [...around.children].indexOf(item));
  const signs = all(item, "span[style*='mso-list']");
  const found = NUMBER.exec(signs.map(lineOf).join(""));
  for (const sign of signs) sign.remove();
  return found ? (found[1] ?? "1") : undefined;
};

/** Makes nested lists of items that stand in a row, each with its level. */
const readLists = (body: HTMLElement): void => {
  const items = all(body, "p[style*='mso-list'], .ListContainerWrapper li").map((item) => {
    const [, list = "", level = item.dataset["ariaLevel"]] = WORD.exec(item.getAttribute("style") ?? "") ?? [];
    const number = numberOf(item);
    return { item, number, level: Number(level ?? 1), kind: `${number === undefined ? "ul" : "ol"} ${list}` };
  });
  for (const list of all(body, ".ListContainerWrapper :is(ul, ol), .ListContainerWrapper")) unwrap(list);
  let open: { list: HTMLElement; level: number; kind: string }[] = [];
  for (const { item, number, level, kind } of items) {
    const isNext = item.previousElementSibling === open[0]?.list;
    open = open.filter((one) => isNext && (one.level < level || (one.level === level && one.kind === kind)));
    let current = open.at(-1);
    if (current?.level !== level) {
      const list = body.ownerDocument.createElement(kind.slice(0, 2));
      if (number !== undefined && number !== "1") list.setAttribute("start", number);
      if (current) current.list.lastElementChild?.append(list);
      else item.before(list);
      current = { list, level, kind };
      open.push(current);
    }
    current.list.append(rename(item, "li"));
  }
  // Google Docs puts inner lists next to the item that they belong to, not into it.
  for (const list of all(body, ":is(ul, ol) > :is(ul, ol)")) list.previousElementSibling?.append(list);
};

/** Markdown's tables have a header row, and in each row as many cells, of one line each. */
const readTables = (body: HTMLElement): void => {
  for (const table of all(body, "table")) {
    const rows = all(table, "tr");
    // A table within another one: its rows are already those of the outer one.
    if (rows.length === 0) table.remove();
    const columns = Math.max(...rows.map(({ children }) => children.length));
    for (const [index, row] of rows.entries()) {
      while (row.children.length < columns) row.append(body.ownerDocument.createElement("td"));
      for (const cell of all(row, "td, th")) {
        for (const block of all(cell, "p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, br")) {
          block.after(" ");
          unwrap(block);
        }
        if (index === 0) for (const bold of all(cell, "b, strong")) unwrap(bold);
        cell.innerHTML = cell.innerHTML.trim();
        rename(cell, index === 0 ? "th" : "td");
      }
    }
    table.replaceChildren(...rows);
  }
};

/** Puts a mark that the launch check finds in place of each picture: most are on another computer. */
const replacePictures = (body: HTMLElement): void => {
  for (const [index, picture] of all(body, "img").entries()) {
    const shown = (picture.getAttribute("alt") ?? "").replace(/\s+/g, " ").trim();
    picture.replaceWith(`${FILL_IN} picture: ${shown || `number ${index + 1}`}`);
  }
};

/** Links as they are written here; anchors of the document, and files of the other computer, are only text. */
const readLinks = (body: HTMLElement): void => {
  for (const link of all(body, "a")) {
    const url = link.getAttribute("href") ?? "";
    link.removeAttribute("title");
    if (/^(?:https?:|mailto:|tel:|\/)/i.test(url) && lineOf(link) !== "") link.setAttribute("href", asAddress(url));
    else unwrap(link);
  }
};

const LEFT_OUT = [
  "style, script, meta, link, title, xml, input, select, textarea, svg, canvas, source, colgroup, [hidden]",
  // Comments of Word, and what its editors have deleted.
  "[style*='mso-element:comment-list'], .MsoCommentReference, [style*='mso-hide:all'], del[datetime]",
].join();

/** The cleaned HTML, with marks in place of its pictures. */
export const cleaned = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of all(body, LEFT_OUT)) element.remove();
  for (const space of all(body, "o\\:p")) if (lineOf(space) === "") space.remove();
  readHeadings(body);
  readLists(body);
  readTables(body);
  // Google Docs says with styles what others say with elements: a heading is bold by itself.
  for (const part of all(body, ":is(h2, h3, h4, th) [style]")) part.removeAttribute("style");
  replacePictures(body);
  readLinks(body);
  // A paragraph that is all of an item would set the items apart.
  for (const text of all(body, "li > p:first-child"))
    if (text.nextElementSibling?.nodeName !== "P" && !text.previousSibling?.textContent?.trim()) unwrap(text);
  for (const paragraph of all(body, "p")) if (lineOf(paragraph) === "") paragraph.remove();
  return body.innerHTML.replace(/[\u00AD\u200B\uFEFF]/g, "").replaceAll("&nbsp;", " ");
};
