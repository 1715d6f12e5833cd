/** HTML of other systems to the Markdown that this site has. */
import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { FILL_IN } from "../content-model/fields/fill-in";
import { filmAt } from "../content-model/fields/films";
import { headingIds } from "../content-model/source/heading-ids";
import { bodyOf } from "./html";

export { withParagraphs } from "./blocks";

/** What the address of a picture or a file becomes: a path into content/media, or nothing. */
interface Addresses {
  /** The Markdown address of a picture; `undefined` where there is none. */
  picture: (address: string) => string | undefined;
  /** Where a link leads now; `undefined` where it leads nowhere. */
  link: (address: string) => string | undefined;
  /** The alternative text of a picture that has none, from what else is known of it. */
  altOf: (address: string) => string | undefined;
}

export interface MarkdownOptions {
  addresses: Addresses;
  /** Reports what was changed or added; `isLacking` where an editor has to add something. */
  note: (message: string, more?: { isLacking?: boolean; near?: string }) => void;
  /** True for show notes: paragraphs, links, lists and emphasis alone. */
  isNotes?: boolean;
}

/** Elements that stand on lines of their own. */
const BLOCKS =
  "address,article,aside,blockquote,center,dd,details,dialog,dir,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,menu,nav,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul";

/** Elements around words in a line. */
const INLINE = "a,strong,b,em,i,del,s,strike,u,ins,mark,small,big,font,span,sub,sup,q,cite,abbr,kbd,samp,var,code,tt";

const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const all = (root: Element, selector: string): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(selector));

const textOf = (node: Node): string => node.textContent ?? "";

const has = (element: Element, selector: string): boolean => element.querySelectorAll(selector).length > 0;

const isBlank = (node: Node): boolean =>
  textOf(node).trim() === "" && (node.nodeType !== 1 || !has(node as Element, "img, x-ref, br, hr"));

const unwrap = (element: Element): void => {
  while (element.firstChild) element.parentNode?.insertBefore(element.firstChild, element);
  element.remove();
};

const replaceWith = (element: Element, html: string): void => {
  const holder = element.ownerDocument.createElement("div");
  holder.innerHTML = html;
  const { parentNode } = element;
  while (holder.firstChild) parentNode?.insertBefore(holder.firstChild, element);
  element.remove();
};

const rename = (element: Element, name: string): Element => {
  const other = element.ownerDocument.createElement(name);
  while (element.firstChild) other.appendChild(element.firstChild);
  element.parentNode?.replaceChild(other, element);
  return other;
};

const addressAlone = (address: string, words = address): string =>
  `<p><a href="${escapeAttribute(address)}">${escapeAttribute(words)}</a></p>`;

const absolute = (address: string): string => (address.startsWith("//") ? `https:${address}` : address);

/** The last part of an address, for a recording or a frame without a name. */
const nameOf = (address: string): string => {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return pathname.split("/").filter(Boolean).at(-1) ?? host;
};

/** Players and frames of other hosts: films become films, the rest links. */
const replaceFrames = (body: HTMLElement, { addresses }: MarkdownOptions): void => {
  for (const frame of all(body, "iframe, video, audio, object, embed, frame")) {
    const attribute = (name: string): string => absolute((frame.getAttribute(name) ?? "").trim());
    const sources = [
      ...["src", "data-src", "data-lazy-src", "data"].map(attribute),
      ...all(frame, "source, embed, param[name=movie]").map((one) =>
        absolute(one.getAttribute("src") ?? one.getAttribute("value") ?? ""),
      ),
    ];
    const address = sources.find((source) => source && !/^(?:about|data|javascript):/i.test(source)) ?? "";
    const film = filmAt(address);
    const now = film?.page ?? (address ? addresses.link(address) : undefined);
    // What stands in a player is for browsers without it.
    const words = film
      ? film.page
      : frame.getAttribute("title")?.trim() || frame.getAttribute("aria-label")?.trim() || nameOf(address);
    if (now !== undefined) replaceWith(frame, addressAlone(now, film ? now : words));
    else if (frame.tagName === "OBJECT") unwrap(frame);
    else frame.remove();
  }
};

/** What WordPress writes for an embedded address. */
const replaceEmbeds = (body: HTMLElement): void => {
  for (const figure of all(body, "figure")) {
    const text = textOf(figure).trim();
    const [address] = /^https?:\/\/\S+/.exec(text) ?? [];
    if (!address || figure.querySelector("img, a, table")) continue;
    const caption = figure.querySelector("figcaption")?.innerHTML.trim();
    replaceWith(figure, addressAlone(filmAt(address)?.page ?? address) + (caption ? `<p><em>${caption}</em></p>` : ""));
  }
  // A bare address on a line of its own is an embed.
  for (const paragraph of all(body, "p")) {
    const text = textOf(paragraph).trim();
    if (!/^https?:\/\/\S+$/.test(text) || paragraph.querySelector("img, a")) continue;
    replaceWith(paragraph, addressAlone(filmAt(text)?.page ?? text));
  }
  for (const link of all(body, "a")) {
    const film = filmAt(absolute(link.getAttribute("href") ?? ""));
    if (!film || textOf(link).trim() !== (link.getAttribute("href") ?? "").trim()) continue;
    link.setAttribute("href", film.page);
    link.textContent = film.page;
  }
};

/** Addresses in the text become links, as readers get them: signs in them are none of Markdown's. */
const linkAddresses = (body: HTMLElement): void => {
  const texts: Node[] = [];
  const collect = (node: Node): void => {
    if (node.nodeType === 3 && /https?:\/\//i.test(textOf(node))) texts.push(node);
    if (
      node.nodeType === 1 &&
      /^(?:A|CODE|PRE|KBD|SAMP|TT|SCRIPT|STYLE|XMP|LISTING|TEXTAREA)$/.test((node as Element).tagName)
    )
      return;
    node.childNodes.forEach(collect);
  };
  collect(body);
  for (const node of texts) {
    const text = textOf(node);
    const html = text
      .split(/(https?:\/\/[^\s<>"'\]]+)/i)
      .map((part, index) => {
        if (index % 2 === 0) return escapeAttribute(part);
        let address = part.replace(/[.,;:!?\]}…*_]+$/, "");
        while (address.endsWith(")") && address.split("(").length < address.split(")").length)
          address = address.slice(0, -1).replace(/[.,;:!?\]}…*_]+$/, "");
        return `<a href="${escapeAttribute(address)}">${escapeAttribute(address)}</a>${escapeAttribute(part.slice(address.length))}`;
      })
      .join("");
    const holder = body.ownerDocument.createElement("span");
    node.parentNode?.replaceChild(holder, node);
    replaceWith(holder, html);
  }
};

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:\?|$)/i;

/** The address of a picture that a script may load later. */
export const pictureAddress = (image: { getAttribute: (name: string) => string | null }): string => {
  const first = (set: string | null): string => (set ?? "").trim().split(/[\s,]+/)[0] ?? "";
  const found = [
    ...["data-src", "data-lazy-src", "data-original", "data-orig-file"].map((name) => image.getAttribute(name)),
    first(image.getAttribute("data-srcset") ?? image.getAttribute("data-lazy-srcset")),
    image.getAttribute("src"),
    first(image.getAttribute("srcset")),
  ].map((address) => absolute((address ?? "").trim()));
  return found.find((address) => address && !address.startsWith("data:")) ?? found.find(Boolean) ?? "";
};

/** Pictures for browsers without scripts: those that no script loads. */
const replaceNoscript = (body: HTMLElement): void => {
  for (const element of all(body, "noscript")) {
    const images = all(element, "img");
    const others = new Set(
      all(body, "img")
        .filter((image) => !element.contains(image))
        .map(pictureAddress),
    );
    for (const image of images)
      if (!others.has(pictureAddress(image))) element.parentNode?.insertBefore(image, element);
    element.remove();
  }
};

/** Pictures that a style shows behind words. */
const replaceBackgrounds = (body: HTMLElement): void => {
  for (const element of all(body, "[style*=background]")) {
    const [, address] =
      /background(?:-image)?\s*:[^;]*url\(\s*["']?([^"')]+)/i.exec(element.getAttribute("style") ?? "") ?? [];
    if (
      !address ||
      address.startsWith("data:") ||
      all(body, "img").some((image) => pictureAddress(image) === absolute(address))
    )
      continue;
    const image = body.ownerDocument.createElement("img");
    image.setAttribute("src", absolute(address));
    element.insertBefore(image, element.firstChild);
  }
};

const replacePictures = (body: HTMLElement, { addresses, note, isNotes }: MarkdownOptions): void => {
  replaceNoscript(body);
  if (!isNotes) replaceBackgrounds(body);
  for (const image of all(body, "img")) {
    const source = pictureAddress(image);
    const link = image.closest("a");
    if (link && IMAGE_FILE.test(link.getAttribute("href") ?? "")) unwrap(link);
    const path = isNotes ? undefined : addresses.picture(source);
    const given = (image.getAttribute("alt") ?? "").trim();
    if (path === undefined) {
      // Its words stay: they say what is missing here.
      if (given && !isFileName(given)) replaceWith(image, ` <em>${escapeAttribute(given)}</em> `);
      else image.remove();
      continue;
    }
    let alt = given;
    if (!alt || isFileName(alt)) {
      alt = addresses.altOf(source) ?? "";
      if (alt)
        note(`the picture ${path} had no alternative text; this one is from its title or caption: "${alt}"`, {
          near: path,
        });
      else {
        alt = `${FILL_IN} what the picture shows`;
        note(`the picture ${path} has no alternative text`, { isLacking: true, near: path });
      }
    }
    image.setAttribute("src", path);
    image.setAttribute("alt", alt.replace(/\s+/g, " "));
    image.removeAttribute("title");
    // A picture stands in a paragraph of its own.
    const block = image.closest("p, h1, h2, h3, h4, h5, h6, figure, li, td, a");
    if (block && /^H\d$/.test(block.tagName)) {
      const paragraph = body.ownerDocument.createElement("p");
      paragraph.appendChild(image);
      block.parentNode?.insertBefore(paragraph, block);
    }
  }
  for (const caption of all(body, "figcaption, caption")) {
    const inner = caption.innerHTML.replace(/^(?:\s|<br\b[^>]*>)+|(?:\s|<br\b[^>]*>)+$/gi, "");
    if (!inner || has(caption, BLOCKS)) {
      const table = caption.tagName === "CAPTION" ? caption.closest("table") : null;
      if (table) table.parentNode?.insertBefore(caption, table);
      unwrap(caption);
      continue;
    }
    for (const emphasis of all(caption, "em, i")) unwrap(emphasis);
    const table = caption.tagName === "CAPTION" ? caption.closest("table") : null;
    if (table) table.parentNode?.insertBefore(caption, table);
    replaceWith(
      caption,
      `<p><em>${caption.innerHTML.replace(/^(?:\s|<br\b[^>]*>)+|(?:\s|<br\b[^>]*>)+$/gi, "")}</em></p>`,
    );
  }
};

const isFileName = (text: string): boolean => /^\S+\.[a-z]{3,4}$/i.test(text);

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
const takeFootnotes = (body: HTMLElement): HTMLElement[] => {
  const notes: HTMLElement[] = [];
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
    const note = numbers.has(target as Element) ? target : target?.closest("li, p, dd, div, aside");
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
  return notes;
};

const replaceLinks = (body: HTMLElement, { addresses }: MarkdownOptions): void => {
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
      link.setAttribute("href", now);
      link.removeAttribute("title");
    } else unwrap(link);
  }
};

/** Levels 2 to 4, of which none is skipped; links lead to the anchors that the page will have. */
const levelHeadings = (body: HTMLElement, isNotes = false): void => {
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

const SUPERSCRIPT = "0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻−⁻=⁼(⁽)⁾nⁿiⁱ";
const SUBSCRIPT = "0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋−₋=₌(₍)₎aₐeₑhₕiᵢjⱼkₖlₗmₘnₙoₒpₚrᵣsₛtₜuᵤvᵥxₓ";

const pairsOf = (signs: string): ReadonlyMap<string, string> => {
  const list = [...signs];
  return new Map(list.flatMap((sign, index) => (index % 2 === 0 ? [[sign, list[index + 1] ?? ""] as const] : [])));
};

const RAISED = pairsOf(SUPERSCRIPT);
const LOWERED = pairsOf(SUBSCRIPT);

/** Raised and lowered words as characters that are so; an ordinal's letters need not be. */
const replaceScripts = (body: HTMLElement): void => {
  for (const element of all(body, "sup, sub")) {
    const isRaised = element.tagName === "SUP";
    const words = textOf(element);
    if (element.querySelector("a, img, x-ref") || !words.trim()) {
      unwrap(element);
      continue;
    }
    const signs = [...words.trim()].map((sign) => (isRaised ? RAISED : LOWERED).get(sign));
    const before = element.previousSibling ? textOf(element.previousSibling) : "";
    if (signs.every((sign) => sign !== undefined)) element.textContent = signs.join("");
    else if (!isRaised || (words.trim().length > 1 && !/[\d\p{L}]$/u.test(before)))
      element.textContent = `${isRaised ? "^" : "_"}(${words.trim()})`;
    unwrap(element);
  }
};

/** Words in quotation marks that browsers add. */
const replaceQuotes = (body: HTMLElement): void => {
  for (const quotation of all(body, "q").reverse()) {
    const isInner = quotation.parentElement?.closest("q") != null;
    quotation.insertBefore(body.ownerDocument.createTextNode(isInner ? "‘" : "“"), quotation.firstChild);
    quotation.appendChild(body.ownerDocument.createTextNode(isInner ? "’" : "”"));
  }
  for (const quotation of all(body, "q")) unwrap(quotation);
};

/** An abbreviation's long form stands behind it, once. */
const explainAbbreviations = (body: HTMLElement): void => {
  const explained = new Set<string>();
  for (const word of all(body, "abbr[title], acronym[title], dfn[title]")) {
    const title = (word.getAttribute("title") ?? "").trim();
    if (!title || explained.has(title) || textOf(body).includes(title)) continue;
    explained.add(title);
    word.appendChild(body.ownerDocument.createTextNode(` (${title})`));
  }
  for (const reading of all(body, "rt")) replaceWith(reading, ` (${reading.innerHTML.trim()}) `);
  for (const mark of all(body, "rp")) mark.remove();
};

/** Puts words in a line around the words of each block in them, as in a link around a heading. */
const pushInwards = (body: HTMLElement): void => {
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
const repairLists = (body: HTMLElement): void => {
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
const separateRuns = (body: HTMLElement): void => {
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

/** Emphasis without spaces, line ends or pictures at its edges; its marks would show otherwise. */
const trimEmphasis = (body: HTMLElement): void => {
  for (const element of all(
    body,
    "strong strong, strong b, b strong, b b, em em, em i, i em, i i, del del, s s, a a, code em, code strong, code b, code i, code a, code code, pre em, pre strong, pre b, pre i, pre a",
  ))
    unwrap(element);
  for (const element of all(body, "strong, b, em, i, del, s, strike, a").reverse()) {
    for (const side of ["firstChild", "lastChild"] as const)
      for (let child = element[side]; child; child = element[side]) {
        const isSpace = child.nodeType === 3 && textOf(child).trim() === "";
        const isLine = child.nodeType === 1 && /^(?:BR|HR)$/.test((child as Element).tagName);
        const isMark = child.nodeType === 1 && (child as Element).tagName === "X-REF";
        if (!isSpace && !isLine && !isMark) break;
        element.parentNode?.insertBefore(child, side === "firstChild" ? element : element.nextSibling);
      }
    if (element.tagName !== "A" && isBlank(element)) replaceWith(element, " ");
  }
};

/** The character of the text before or after an element in its block. */
const neighbor = (element: Element, side: "previousSibling" | "nextSibling"): string => {
  let at: Node = element;
  while (at === element || at.nodeType !== 1 || !(at as Element).matches(BLOCKS)) {
    const next: Node | null = at[side];
    if (next === null) {
      if (at.parentNode === null) return "";
      at = at.parentNode;
      continue;
    }
    if (next.nodeType === 1 && (next as Element).matches(`${BLOCKS},br,img`)) return "";
    const text = [...textOf(next)];
    if (text.length > 0) return (side === "previousSibling" ? text.at(-1) : text[0]) ?? "";
    at = next;
  }
  return "";
};

const isWord = (sign: string): boolean => /[\p{L}\p{N}\p{M}]/u.test(sign);
const isSign = (sign: string): boolean => /[\p{P}\p{S}]/u.test(sign);

/** Takes off emphasis that Markdown cannot write: signs at its edge next to a letter. */
const dropUnwritable = (body: HTMLElement): void => {
  for (const element of all(body, "strong, b, em, i, del, s, strike")) {
    const text = [...textOf(element).trim()];
    const [before, after] = [neighbor(element, "previousSibling"), neighbor(element, "nextSibling")];
    const isStuck = (isSign(text[0] ?? "") && isWord(before)) || (isSign(text.at(-1) ?? "") && isWord(after));
    // Of two that touch, the marks would run together.
    const touching = [element.previousSibling, element.nextSibling].some(
      (other) => other?.nodeType === 1 && (other as Element).matches("strong, b, em, i, del, s, strike, code"),
    );
    if (isStuck || (touching && !/\s/.test(before) && before !== "")) unwrap(element);
    else if (/^(?:EM|I)$/.test(element.tagName) && (isWord(before) || isWord(after)))
      element.setAttribute("data-inside", "");
  }
};

/** Blocks cannot stand in cells of Markdown's tables. */
const flattenCells = (body: HTMLElement): void => {
  for (const table of all(body, "td table, th table").reverse()) {
    for (const cell of all(table, "td, th")) replaceWith(cell, `${cell.innerHTML} `);
    for (const part of all(table, "tr, tbody, thead, tfoot, colgroup, col")) unwrap(part);
    unwrap(table);
  }
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

const simplify = (body: HTMLElement, { isNotes }: MarkdownOptions): void => {
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

/** Text as Markdown shows it: what turndown escapes, and what GFM and this site's checks read besides. */
const withEscapes = (turndown: TurndownService): void => {
  const escape = turndown.escape.bind(turndown);
  turndown.escape = (text: string): string =>
    escape(text)
      .replace(/<(?=[a-z/!?])/gi, "\\<")
      .replace(/&(?=#?\w+;)/g, "\\&")
      .replace(/~(?=~)/g, "\\~")
      .replace(/^(\d+)\) /g, "$1\\) ")
      .replace(/^:(?=::)/g, "\\:");
};

const service = (): TurndownService => {
  const turndown = new TurndownService({
    headingStyle: "atx",
    hr: "---",
    bulletListMarker: "-",
    codeBlockStyle: "fenced",
    emDelimiter: "_",
    strongDelimiter: "**",
    blankReplacement: (content, node) =>
      node.nodeName === "X-REF" ? content : (node as unknown as { isBlock?: boolean }).isBlock ? "\n\n" : "",
  });
  withEscapes(turndown);
  turndown.use(gfm);
  turndown.addRule("film", {
    filter: (node) =>
      node.nodeName === "A" &&
      textOf(node) === node.getAttribute("href") &&
      (filmAt(textOf(node)) !== undefined || /^https?:\/\/[\w./?=&%#:+-]*[\w/]$/.test(textOf(node).replace(/_/g, "!"))),
    replacement: (_, node) => (node as Element).getAttribute("href") ?? "",
  });
  turndown.addRule("footnote", {
    filter: (node) => node.nodeName === "X-REF",
    replacement: (_, node) => `[^${textOf(node)}]`,
  });
  turndown.addRule("emphasis inside a word", {
    filter: (node) => /^(?:EM|I)$/.test(node.nodeName) && node.hasAttribute("data-inside"),
    replacement: (content) => (content.trim() ? `*${content}*` : content),
  });
  turndown.addRule("list item", {
    filter: "li",
    replacement: (content, node) => {
      const parent = node.parentNode as Element | null;
      const items = Array.from(parent?.children ?? []).filter(({ tagName }) => tagName === "LI");
      const start = Number(parent?.getAttribute("start") ?? 1);
      const number = (Number.isInteger(start) && start >= 0 ? start : 1) + items.indexOf(node);
      const mark = parent?.nodeName === "OL" ? `${number}. `.padEnd(4) : "-   ";
      const text = content
        .replace(/^\n+/, "")
        .replace(/\n+$/, "")
        .replace(/\n(?=[^\n])/g, `\n${" ".repeat(mark.length)}`);
      // An item that is empty would make the next one its text.
      return `${text.trim() ? mark + text : mark.trimEnd()}${items.at(-1) === node ? "" : "\n"}`;
    },
  });
  return turndown;
};

const FENCE = /^(?:`{3,}|~{3,})/;

/** Names in braces would be filled in: they are code, then. */
const withoutPlaceholders = (markdown: string): string => {
  let isCode = false;
  return markdown
    .split("\n")
    .map((text) => {
      if (FENCE.test(text.trim())) isCode = !isCode;
      return isCode
        ? text
        : text.replace(/(`[^`]*`)|\{(\w+)\}/g, (whole, code: string | undefined) => code ?? `\`${whole}\``);
    })
    .join("\n");
};

const cleaned = (markdown: string): string =>
  withoutPlaceholders(
    markdown
      // Invisible characters that pasting leaves behind.
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00AD\u200B\u2028\u2029\u2060\uFEFF]/g, "")
      .replaceAll(FILL_IN.replace("[", "\\[").replace("]", "\\]"), FILL_IN)
      .replace(/^[ \t\u00A0]+$/gm, "")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
  );

/** The Markdown of a text. */
export const toMarkdown = (html: string, options: MarkdownOptions): string => {
  const body = bodyOf(
    html
      .replace(/<!--[^]*?-->/g, "")
      .replace(/<\?xml:[^>]*>/gi, "")
      .replaceAll("<?", "&lt;?"),
  );
  replaceFrames(body, options);
  replaceEmbeds(body);
  linkAddresses(body);
  const notes = options.isNotes ? [] : takeFootnotes(body);
  const parts = [body, ...notes];
  for (const part of parts) {
    simplify(part, options);
    explainAbbreviations(part);
    replaceScripts(part);
    replaceQuotes(part);
    pushInwards(part);
    replacePictures(part, options);
    repairLists(part);
    separateRuns(part);
  }
  replaceLinks(body, options);
  levelHeadings(body, options.isNotes);
  for (const note of notes) replaceLinks(note, options);
  for (const part of parts) {
    flattenCells(part);
    trimEmphasis(part);
    dropUnwritable(part);
  }
  const turndown = service();
  const [text = "", ...definitions] = parts.map((part) => cleaned(turndown.turndown(part)));
  return [text, ...definitions.map((words, index) => `[^${index + 1}]: ${words.replace(/\n(?=[^\n])/g, "\n    ")}`)]
    .filter(Boolean)
    .join("\n\n");
};
