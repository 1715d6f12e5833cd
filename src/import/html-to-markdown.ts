/** Parsed HTML of other systems to the Markdown that this site has; for importers, and for pasting in the browser. */
import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { FILL_IN } from "../content-model/fields/fill-in";
import { filmAt } from "../content-model/fields/films";

/** What the address of a picture or a file becomes: a path into content/media, or nothing. */
export interface Addresses {
  /** The Markdown address of a picture; `undefined` where there is none. */
  picture: (address: string) => string | undefined;
  /** Where a link leads now; `undefined` where it leads nowhere. */
  link: (address: string) => string | undefined;
  /** The alternative text of a picture that has none, from what else is known of it. */
  altOf: (address: string) => string | undefined;
}

export interface MarkdownOptions {
  addresses: Addresses;
  /** Reports what was left out or changed; `isLacking` where an editor has to add something. */
  note: (message: string, more?: { isLacking?: boolean; near?: string }) => void;
  /** True for show notes: paragraphs, links, lists and emphasis alone. */
  isNotes?: boolean;
}

const DROPPED: Readonly<Record<string, string>> = {
  FORM: "a form was left out",
  OBJECT: "an embedded object was left out",
  EMBED: "an embedded object was left out",
  SCRIPT: "a script was left out",
  APPLET: "an embedded object was left out",
  CANVAS: "a drawing of a script was left out",
  AUDIO: "a recording was left out",
};

const replaceWith = (element: Element, html: string): void => {
  const holder = element.ownerDocument.createElement("div");
  holder.innerHTML = html;
  const { parentNode } = element;
  while (holder.firstChild) parentNode?.insertBefore(holder.firstChild, element);
  element.remove();
};

const escapeAttribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const addressAlone = (address: string): string =>
  `<p><a href="${escapeAttribute(address)}">${escapeAttribute(address)}</a></p>`;

const absolute = (address: string): string => (address.startsWith("//") ? `https:${address}` : address);

/** Players of other hosts: films become films, the rest links. */
const replaceFrames = (body: HTMLElement, { note }: MarkdownOptions): void => {
  for (const frame of Array.from(body.querySelectorAll("iframe, video"))) {
    const source = frame.getAttribute("src") ?? frame.querySelector("source")?.getAttribute("src") ?? "";
    const address = absolute(source);
    const film = filmAt(address);
    if (film) replaceWith(frame, addressAlone(film.page));
    else {
      note(`${frame.tagName === "VIDEO" ? "a film" : "a frame"} was left out${address ? `: ${address}` : ""}`);
      frame.remove();
    }
  }
};

/** What WordPress writes for an embedded address. */
const replaceEmbeds = (body: HTMLElement): void => {
  for (const figure of Array.from(body.querySelectorAll("figure"))) {
    const text = (figure.textContent ?? "").trim();
    const [address] = /^https?:\/\/\S+/.exec(text) ?? [];
    if (!address || figure.querySelector("img, a, table")) continue;
    const caption = figure.querySelector("figcaption")?.innerHTML;
    replaceWith(figure, addressAlone(filmAt(address)?.page ?? address) + (caption ? `<p><em>${caption}</em></p>` : ""));
  }
  // A bare address on a line of its own is an embed.
  for (const paragraph of Array.from(body.querySelectorAll("p"))) {
    const text = (paragraph.textContent ?? "").trim();
    if (!/^https?:\/\/\S+$/.test(text) || paragraph.querySelector("img")) continue;
    replaceWith(paragraph, addressAlone(filmAt(text)?.page ?? text));
  }
};

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:\?|$)/i;

const replacePictures = (body: HTMLElement, { addresses, note, isNotes }: MarkdownOptions): void => {
  for (const image of Array.from(body.querySelectorAll("img"))) {
    const source = absolute(image.getAttribute("data-src") ?? image.getAttribute("src") ?? "");
    const link = image.closest("a");
    if (link && IMAGE_FILE.test(link.getAttribute("href") ?? "")) {
      while (link.firstChild) link.parentNode?.insertBefore(link.firstChild, link);
      link.remove();
    }
    const path = isNotes ? undefined : addresses.picture(source);
    if (path === undefined) {
      if (!isNotes)
        note(`the picture ${source || "without an address"} was left out: it is not among the files`, {
          isLacking: true,
        });
      image.remove();
      continue;
    }
    let alt = (image.getAttribute("alt") ?? "").trim();
    if (!alt || /^\S+\.[a-z]{3,4}$/i.test(alt)) {
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
    image.setAttribute("alt", alt);
    image.removeAttribute("title");
    // A picture stands in a paragraph of its own.
    const block = image.closest("p, h1, h2, h3, h4, h5, h6, figure, li, td, a");
    if (block && /^H\d$/.test(block.tagName)) {
      const paragraph = body.ownerDocument.createElement("p");
      paragraph.appendChild(image);
      block.parentNode?.insertBefore(paragraph, block);
    }
  }
  for (const caption of Array.from(body.querySelectorAll("figcaption"))) {
    const text = caption.innerHTML.trim();
    const isShown = text && caption.closest("figure")?.querySelector("img, table");
    if (!isShown) caption.remove();
    else replaceWith(caption, `<p><em>${text}</em></p>`);
  }
};

const replaceLinks = (body: HTMLElement, { addresses, note }: MarkdownOptions): void => {
  for (const link of Array.from(body.querySelectorAll("a"))) {
    const address = absolute((link.getAttribute("href") ?? "").trim());
    const now = address ? addresses.link(address) : undefined;
    const isEmpty = !(link.textContent ?? "").trim() && !link.querySelector("img");
    if (now !== undefined && !isEmpty) {
      link.setAttribute("href", now);
      link.removeAttribute("title");
      continue;
    }
    if (address && !isEmpty)
      note(`the link to ${address} was taken off its words: there is no such page here`, {
        near: link.textContent ?? "",
      });
    while (link.firstChild) link.parentNode?.insertBefore(link.firstChild, link);
    link.remove();
  }
};

/** Levels 2 to 4, of which none is skipped. */
const levelHeadings = (body: HTMLElement, isNotes = false): void => {
  let above = 1;
  const levels: number[] = [];
  for (const heading of Array.from(body.querySelectorAll("h1, h2, h3, h4, h5, h6"))) {
    const words = (heading.textContent ?? "").trim();
    if (!words) {
      replaceWith(heading, heading.innerHTML);
      continue;
    }
    if (isNotes || heading.closest("li, td, blockquote")) {
      replaceWith(heading, `<p><strong>${heading.innerHTML.replace(/<\/?(?:strong|b)>/gi, "")}</strong></p>`);
      continue;
    }
    const written = Number(heading.tagName[1]);
    while (levels.length > 0 && (levels.at(-1) ?? 0) >= written) levels.pop();
    levels.push(written);
    const level = Math.min(4, 1 + levels.length, above + 1);
    above = level;
    const other = body.ownerDocument.createElement(`h${level}`);
    other.innerHTML = heading.innerHTML.replace(/<\/?(?:strong|b)>/gi, "").replace(/<br\b[^>]*>/gi, " ");
    heading.parentNode?.replaceChild(other, heading);
  }
};

const flatten = (body: HTMLElement, selector: string): void => {
  for (const element of Array.from(body.querySelectorAll(selector))) replaceWith(element, element.innerHTML);
};

const simplify = (body: HTMLElement, { note, isNotes }: MarkdownOptions): void => {
  for (const element of Array.from(body.querySelectorAll("style, noscript, template, link, meta, svg")))
    element.remove();
  for (const element of Array.from(body.querySelectorAll(Object.keys(DROPPED).join(",")))) {
    const source = element.getAttribute("src") ?? element.querySelector("source")?.getAttribute("src");
    note(`${DROPPED[element.tagName.toUpperCase()] ?? "an element was left out"}${source ? `: ${source}` : ""}`);
    element.remove();
  }
  for (const term of Array.from(body.querySelectorAll("dt")))
    replaceWith(term, `<p><strong>${term.innerHTML}</strong></p>`);
  for (const term of Array.from(body.querySelectorAll("dd"))) replaceWith(term, `<p>${term.innerHTML}</p>`);
  for (const summary of Array.from(body.querySelectorAll("summary")))
    replaceWith(summary, `<p><strong>${summary.innerHTML}</strong></p>`);
  for (const sample of Array.from(body.querySelectorAll("pre"))) {
    if (sample.querySelector("code")) continue;
    const code = body.ownerDocument.createElement("code");
    code.textContent = sample.textContent;
    sample.textContent = "";
    sample.appendChild(code);
  }
  // Blocks cannot stand in cells of Markdown's tables.
  for (const cell of Array.from(body.querySelectorAll("td, th"))) {
    for (const block of Array.from(cell.querySelectorAll("p, div, li, h2, h3, h4")))
      replaceWith(block, `${block.innerHTML}${block.nextElementSibling ? " " : ""}`);
    for (const line of Array.from(cell.querySelectorAll("br, ul, ol"))) replaceWith(line, ` ${line.innerHTML}`);
  }
  if (isNotes) {
    for (const row of Array.from(body.querySelectorAll("tr"))) replaceWith(row, `<p>${row.textContent ?? ""}</p>`);
    flatten(body, "table, thead, tbody, blockquote, pre, code");
    for (const line of Array.from(body.querySelectorAll("hr"))) line.remove();
  }
};

const service = (): TurndownService => {
  const turndown = new TurndownService({
    headingStyle: "atx",
    hr: "---",
    bulletListMarker: "-",
    codeBlockStyle: "fenced",
    emDelimiter: "_",
    strongDelimiter: "**",
  });
  turndown.use(gfm);
  turndown.addRule("film", {
    filter: (node) => node.nodeName === "A" && node.textContent === node.getAttribute("href"),
    replacement: (_, node) => node.getAttribute("href") ?? "",
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

/** The Markdown of a parsed text, which is changed. */
export const markdownOf = (body: HTMLElement, options: MarkdownOptions): string => {
  replaceFrames(body, options);
  replaceEmbeds(body);
  simplify(body, options);
  replacePictures(body, options);
  replaceLinks(body, options);
  levelHeadings(body, options.isNotes);
  // Emphasis without words, or with spaces at its edge, would show its signs.
  for (const element of Array.from(body.querySelectorAll("strong, b, em, i, del, s, strike")))
    if (!(element.textContent ?? "").trim() && !element.querySelector("img")) replaceWith(element, " ");
  const markdown = service()
    .turndown(body)
    // Invisible characters that pasting leaves behind.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00AD\u200B\u2028\u2029\u2060\uFEFF]/g, "")
    .replaceAll(FILL_IN.replace("[", "\\[").replace("]", "\\]"), FILL_IN)
    .replace(/^[ \t\u00A0]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return withoutPlaceholders(markdown);
};
