/** Links, headings and footnotes. */
import { headingIds } from "../../content-model/source/heading-ids";
import { BLOCKS, absolute, all, isBlank, keepTitle, rename, replaceWith, textOf, unwrap } from "./dom";
import type { MarkdownOptions } from "./options";

/** What an address in the same text leads to; links of older pages name it. */
const targetOf = (body: HTMLElement, address: string): Element | undefined => {
  const id = decodeURIComponentSafely(address.slice(1));
  return id ? all(body, "[id], a[name]").find((one) => one.id === id || one.getAttribute("name") === id) : undefined;
};

const decodeURIComponentSafely = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The heading that an element is, holds or stands before. */
const headingAt = (target: Element): Element | undefined => {
  const own = target.closest("h1, h2, h3, h4, h5, h6") ?? target.querySelector("h1, h2, h3, h4, h5, h6");
  if (own) return own;
  if (textOf(target).trim()) return undefined;
  for (let at: Element | null = target; at; at = at.parentElement) {
    const next = at.nextElementSibling;
    if (next) return /^H\d$/.test(next.tagName) ? next : undefined;
  }
  return undefined;
};

/** Notes below a text, and the numbers that lead to them: what `[^1]` is in Markdown. */
export const takeFootnotes = (body: HTMLElement, { note: report }: MarkdownOptions): HTMLElement[] => {
  const notes: HTMLElement[] = [];
  const withoutNote: HTMLElement[] = [];
  const numbers = new Map<Element, number>();
  const refer = (element: Element, note: Element): void => {
    const number = numbers.get(note) ?? notes.push(note as HTMLElement);
    numbers.set(note, number);
    const mark = body.ownerDocument.createElement("x-ref");
    mark.textContent = String(number);
    element.parentNode?.replaceChild(mark, element);
  };
  for (const note of all(body, "x-note")) {
    const mark = body.ownerDocument.createElement("x-place");
    note.parentNode?.insertBefore(mark, note);
    note.remove();
    refer(mark, note);
  }
  for (const link of all(body, 'a[href^="#"]')) {
    const text = textOf(link).trim();
    if (!/^[[(]?(?:\d{1,3}|[*†‡§])[\])]?$/.test(text)) continue;
    const around = link.closest("sup");
    if (!around && !link.querySelector("sup") && !/fn|ftn|edn|note|ref/i.test(link.getAttribute("href") ?? ""))
      continue;
    const target = targetOf(body, link.getAttribute("href") ?? "");
    if (!target) {
      withoutNote.push(link);
      continue;
    }
    const note = numbers.has(target) ? target : target.closest("li, p, dd, div, aside");
    // A number that leads upwards is the way back.
    if (!note || note === body || note.contains(link) || textOf(note).trim().length < 2) continue;
    if ((link.compareDocumentPosition(note) & 4) === 0) continue;
    if (note.querySelector("p, ul, ol, table, h1, h2, h3") && note.tagName === "DIV") continue;
    refer(around ?? link, note);
  }
  for (const note of notes) {
    // The way back, and the number that it has there.
    for (const link of all(note, 'a[href^="#"]'))
      if (/^(?:[[(]?(?:\d{1,3}|[*†‡§])[\])]?[.:]?|[↑↩^⤴][\uFE0E\uFE0F]?)?$/.test(textOf(link).trim()))
        (link.closest("sup") ?? link).remove();
    const holder = note.parentElement;
    note.remove();
    if (holder && holder !== body && isBlank(holder)) holder.remove();
  }
  for (const link of withoutNote.filter((one) => body.contains(one))) {
    report(`the note ${textOf(link).trim()} is not in the text`, { isLacking: true });
    unwrap(link);
  }
  return notes;
};

export const replaceLinks = (body: HTMLElement, { addresses }: MarkdownOptions): void => {
  for (const link of all(body, "a")) {
    const address = absolute((link.getAttribute("href") ?? "").trim());
    const target = address.startsWith("#") ? targetOf(body, address) : undefined;
    const heading = target && headingAt(target);
    const isEmpty = isBlank(link);
    if (heading && !isEmpty) {
      const mark = heading.getAttribute("data-heading") ?? String(all(body, "[data-heading]").length + 1);
      heading.setAttribute("data-heading", mark);
      link.setAttribute("data-to", mark);
      continue;
    }
    const now = address ? addresses.link(address) : undefined;
    if (now !== undefined && !isEmpty) {
      link.setAttribute("href", now.replaceAll("{", "%7B").replaceAll("}", "%7D"));
      keepTitle(link, `${textOf(link)} ${link.querySelector("img")?.getAttribute("alt") ?? ""}`);
    } else unwrap(link);
  }
};

/** Levels 2 to 4, of which none is skipped; links lead to the anchors that the page will have. */
export const levelHeadings = (body: HTMLElement, isNotes = false): void => {
  let above = 1;
  const levels: number[] = [];
  const anchorOf = headingIds();
  const anchors = new Map<string, string>();
  for (const heading of all(body, "h1, h2, h3, h4, h5, h6")) {
    const words = textOf(heading).trim();
    if (!words) {
      unwrap(heading);
      continue;
    }
    for (const bold of all(heading, "strong, b")) unwrap(bold);
    for (const line of all(heading, "br")) replaceWith(line, " ");
    for (const block of all(heading, BLOCKS)) replaceWith(block, ` ${block.innerHTML} `);
    if (isNotes || heading.closest("li, td, th, blockquote, dd")) {
      const paragraph = rename(heading, "p");
      paragraph.innerHTML = `<strong>${paragraph.innerHTML.trim()}</strong>`;
      continue;
    }
    const written = Number(heading.tagName[1]);
    while (levels.length > 0 && (levels.at(-1) ?? 0) >= written) levels.pop();
    levels.push(written);
    const level = Math.min(4, 1 + levels.length, above + 1);
    above = level;
    const mark = heading.getAttribute("data-heading");
    const anchor = anchorOf(textOf(heading).replace(/\s+/g, " ").trim());
    if (mark !== null) anchors.set(mark, anchor);
    rename(heading, `h${level}`);
  }
  for (const link of all(body, "a[data-to]")) {
    const anchor = anchors.get(link.getAttribute("data-to") ?? "");
    if (anchor === undefined) unwrap(link);
    else link.setAttribute("href", `#${anchor}`);
  }
};
