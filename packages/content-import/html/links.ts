/** Links of HTML, players and frames, and URLs that stand in a text. */
import { filmAt } from "content-kit";
import type { Element, Text } from "hast";
import type { MarkdownOptions } from "./options";
import { absolute, element, elementsIn, has, isBlank, property, textNode, textOf, type HtmlNode } from "./tree";

const URL_OR_MAIL = /((?:https?:\/\/|\bwww\.)[^\s<>"'\]]+|[\p{L}\d_][\p{L}\d._+-]*@(?:[\p{L}\d-]+\.)+\p{L}{2,})/giu;

/** Such brackets only say where a URL ends. */
const IN_BRACKETS = /<((?:https?:\/\/|[^\s<>@]+@)[^\s<>]+)>/gi;

/** A URL without the signs of the sentence behind it. */
const withoutEnd = (written: string): string => {
  let url = written.replace(/[.,;:!?\]}…*_]+$/, "");
  while (url.endsWith(")") && url.split("(").length < url.split(")").length)
    url = url.slice(0, -1).replace(/[.,;:!?\]}…*_]+$/, "");
  return url;
};

const targetOf = (written: string): string =>
  /^https?:/i.test(written) ? written : /^www\./i.test(written) ? `https://${written}` : `mailto:${written}`;

/** URLs and mail addresses of a text become links, so that none of their signs is one of Markdown's. */
export const linkUrls = ({ value }: Text): HtmlNode[] =>
  value
    .replace(IN_BRACKETS, "$1")
    .split(URL_OR_MAIL)
    .flatMap((part, index) => {
      if (index % 2 === 0) return part ? textNode(part) : [];
      const written = withoutEnd(part);
      const link = element("a", { href: targetOf(written) }, [textNode(written)]);
      return written === part ? link : [link, textNode(part.slice(written.length))];
    });

/** The larger copy of a picture, which the site makes itself. */
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i;

/** A link with its new URL; its words where it leads nowhere. One that is a film's own URL has that of the film's page. */
export const linkHere = (link: Element, { addresses }: MarkdownOptions): HtmlNode | readonly HtmlNode[] => {
  const address = absolute(property(link, "href"));
  if (address.startsWith("#")) return link;
  if (isBlank(link) || !address || (PICTURE.test(address) && has(link, "img"))) return link.children;
  const film = textOf(link).trim() === address ? filmAt(address) : undefined;
  if (film) return element("a", { href: film.page }, [textNode(film.page)]);
  const now = addresses.link(address);
  if (now === undefined) return link.children;
  return { ...link, properties: { href: now.replaceAll("{", "%7B").replaceAll("}", "%7D") } };
};

/** A player or frame of another host: a film, or a link; `undefined` where it shows nothing of its own. */
export const frameHere = (frame: Element, { addresses }: MarkdownOptions): HtmlNode | undefined => {
  const address = [frame, ...elementsIn(frame, "source", "embed")]
    .flatMap((one) => ["src", "dataSrc", "dataLazySrc", "data"].map((name) => absolute(property(one, name))))
    .find((source) => source && !/^(?:about|data|javascript|blob):/i.test(source));
  if (!address) return undefined;
  const film = filmAt(address)?.page;
  const href = film ?? addresses.link(address);
  const words = film ?? (property(frame, "title") || property(frame, "ariaLabel") || address);
  return element("p", {}, href ? [element("a", { href }, [textNode(words)])] : [textNode(words)]);
};
