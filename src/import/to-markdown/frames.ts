/** Frames, players and bare addresses. */
import { filmAt } from "../../content-model/fields/films";
import { absolute, addressAlone, all, escapeAttribute, replaceWith, textOf, unwrap } from "./dom";
import type { MarkdownOptions } from "./options";

/** The last part of an address, for a recording or a frame without a name. */
const nameOf = (address: string): string => {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return pathname.split("/").filter(Boolean).at(-1) ?? host;
};

/** Players and frames of other hosts: films become films, the rest links. */
export const replaceFrames = (body: HTMLElement, { addresses }: MarkdownOptions): void => {
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
export const replaceEmbeds = (body: HTMLElement): void => {
  for (const figure of all(body, "figure")) {
    const caption = figure.querySelector("figcaption")?.innerHTML.trim();
    const rest = Array.from(figure.childNodes).filter(({ nodeName }) => nodeName !== "FIGCAPTION");
    const [address] = /^https?:\/\/\S+$/.exec(rest.map(textOf).join(" ").trim()) ?? [];
    if (!address || figure.querySelector("img, a, table")) continue;
    replaceWith(figure, addressAlone(filmAt(address)?.page ?? address) + (caption ? `<p><em>${caption}</em></p>` : ""));
  }
  // A bare address on a line of its own is an embed.
  for (const paragraph of all(body, "p")) {
    const text = textOf(paragraph).trim();
    if (!/^https?:\/\/\S+$/.test(text) || paragraph.querySelector("img, a, br")) continue;
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
export const linkAddresses = (body: HTMLElement): void => {
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
    const html = textOf(node)
      // Such brackets only say where an address ends.
      .replace(/<(https?:\/\/[^\s<>"'\]]+)>/gi, "$1")
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
