/** Lists of Word, which writes them as paragraphs, or all in a row with their levels beside them. */
import { all, rename, unwrap, wordsOf } from "./pasted-dom";

/** Stands for an item until the lists are made. */
const ITEM = "x-item";

interface Item {
  level: number;
  name: string;
  /** The number in front; undefined for a bullet. */
  start: number | undefined;
}

const mark = (element: HTMLElement, { level, name, start }: Item): void => {
  const item = rename(element, ITEM);
  Object.assign(item.dataset, { level: String(level), name, ...(start === undefined ? {} : { start: String(start) }) });
};

/** Word's list paragraphs: `mso-list:l0 level2 lfo1`. */
const WORD = /mso-list:\s*(\S+)\s+level(\d)/i;
const NUMBER = /^\s*(?:(\d+)|[a-z]|[ivxlc]+)[.)]/i;

const startOf = (sign: string): number | undefined => {
  const found = NUMBER.exec(sign);
  return found ? Number(found[1] ?? 1) : undefined;
};

const markWordItems = (body: HTMLElement): void => {
  for (const paragraph of all(body, "p[style*='mso-list']")) {
    const [, name = "", depth] = WORD.exec(paragraph.getAttribute("style") ?? "") ?? [];
    if (depth === undefined) continue;
    const signs = all(paragraph, "span[style*='mso-list']");
    const sign = signs.map(wordsOf).join("");
    for (const one of signs) one.remove();
    mark(paragraph, { level: Number(depth), name, start: startOf(sign) });
  }
};

/** Word on the web has a list for each run of items of one level. */
const markFlatLists = (body: HTMLElement): void => {
  for (const list of all(body, "ul, ol")) {
    const items = all(list, ":scope > li");
    const levels = items.map((item) => Number(item.dataset["ariaLevel"] ?? NaN));
    if (levels.length === 0 || levels.some(Number.isNaN)) continue;
    const first = list.nodeName === "OL" ? Number(list.getAttribute("start") ?? 1) : undefined;
    for (const [index, item] of items.entries())
      mark(item, { level: levels[index] ?? 1, name: "", start: first === undefined ? undefined : first + index });
    unwrap(list);
  }
  for (const wrapper of all(body, ".ListContainerWrapper")) unwrap(wrapper);
};

interface OpenList extends Pick<Item, "level" | "name"> {
  list: HTMLElement;
}

const makeLists = (body: HTMLElement): void => {
  let open: OpenList[] = [];
  let last: Element | undefined;
  for (const item of all(body, ITEM)) {
    const { level: depth, name = "", start } = item.dataset;
    const level = Number(depth);
    if (last !== item.previousElementSibling) open = [];
    open = open.filter((one) => one.level <= level && one.name === name);
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = body.ownerDocument.createElement(start === undefined ? "ul" : "ol");
      if (start !== undefined && start !== "1") list.setAttribute("start", start);
      const above = current?.list.lastElementChild;
      if (above) above.append(list);
      else item.before(list);
      current = { name, level, list };
      open = [...open, current];
    }
    current.list.append(rename(item, "li"));
    last = open[0]?.list;
  }
};

/** Makes ordinary lists of those of all programs. */
export const readLists = (body: HTMLElement): void => {
  markWordItems(body);
  markFlatLists(body);
  makeLists(body);
  // Google Docs puts inner lists next to the item that they belong to, not into it.
  for (const list of all(body, ":is(ul, ol) > :is(ul, ol)")) list.previousElementSibling?.append(list);
};
