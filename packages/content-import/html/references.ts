/** Footnotes, and links to headings of the same text. */
import type { Element, Root } from "hast";
import { safeDecodeUri } from "content-kit/lib/safe-decode-uri";
import { headingIds } from "content-kit";
import { element, elementsIn, isBlank, isElement, property, rewrite, textOf, type HtmlNode } from "./tree";

/** What a footnote is called in a text: `1`, `[1]`, `*`. */
const MARK = /^[[(]?(?:\d{1,3}|[*†‡§])[\])]?$/;

const WAY_BACK = /^(?:[[(]?(?:\d{1,3}|[*†‡§])[\])]?[.:]?|[↑↩^⤴][\uFE0E\uFE0F]?)?$/;

interface Footnote {
  number: number;
  element: Element;
}

/** The element of each id, with all that it stands in, from the outside to the inside. */
const placesIn = (body: Root): Map<string, readonly Element[]> => {
  const places = new Map<string, readonly Element[]>();
  rewrite(body, (node, above) => {
    if (!isElement(node)) return node;
    for (const id of [property(node, "id"), isElement(node, "a") ? property(node, "name") : ""])
      if (id && !places.has(id)) places.set(id, [...above, node]);
    return node;
  });
  return places;
};

const placeOf = (link: Element, places: ReadonlyMap<string, readonly Element[]>): readonly Element[] | undefined => {
  const href = property(link, "href");
  return href.startsWith("#")
    ? (places.get(safeDecodeUri(href.slice(1)) ?? "") ?? places.get(href.slice(1)))
    : undefined;
};

const isMark = (link: Element, above: readonly Element[]): boolean =>
  MARK.test(textOf(link).trim()) &&
  (above.at(-1)?.tagName === "sup" ||
    elementsIn(link, "sup").length > 0 ||
    /fn|note|ref/i.test(property(link, "href")));

/** Takes the notes below a text out of it; the numbers that lead to them become `x-ref`. */
export const takeFootnotes = (body: Root): Root[] => {
  const places = placesIn(body);
  const order = new Map(elementsIn(body).map((one, index) => [one, index]));
  const notes = new Map<Element, Footnote>();
  rewrite(body, (node, above) => {
    if (!isElement(node, "a") || !isMark(node, above)) return node;
    const place = placeOf(node, places) ?? [];
    const note = [...place].reverse().find((one) => isElement(one, "li", "p", "dd", "div", "aside"));
    // A number that leads upwards is the way back.
    if (!note || above.includes(note) || (order.get(note) ?? 0) < (order.get(node) ?? 0)) return node;
    const known = notes.get(note) ?? { number: notes.size + 1, element: note };
    notes.set(note, known);
    return element("x-ref", { id: String(known.number) });
  });
  if (notes.size === 0) return [];
  rewrite(body, (node) => {
    if (isElement(node) && notes.has(node)) return undefined;
    return isElement(node, "ol", "ul", "div", "section") && isBlankBut(node) ? undefined : node;
  });
  return [...notes.values()].map(({ element: note }) => {
    rewrite(note, (node) =>
      isElement(node, "a") && property(node, "href").startsWith("#") && WAY_BACK.test(textOf(node).trim())
        ? undefined
        : node,
    );
    return { type: "root", children: note.children };
  });
};

/** True for what held footnotes, and now has a line above them at most. */
const isBlankBut = (node: Element): boolean =>
  isBlank({ ...node, children: node.children.filter((child) => !isElement(child, "hr")) });

/** Links to headings lead to the anchors that they will have; other links into the text become words. */
export const resolveHeadingLinks = (body: Root): void => {
  const places = placesIn(body);
  const anchorOf = headingIds();
  const headings = elementsIn(body, "h1", "h2", "h3", "h4", "h5", "h6").filter((heading) => !isBlank(heading));
  const anchors = new Map(headings.map((one) => [one, anchorOf(textOf(one).replace(/\s+/g, " ").trim())] as const));
  rewrite(body, (node): HtmlNode | readonly HtmlNode[] => {
    if (!isElement(node, "a") || !property(node, "href").startsWith("#")) return node;
    const place = placeOf(node, places) ?? [];
    const anchor = [...place, ...elementsIn(place.at(-1) ?? node)].flatMap((one) => anchors.get(one) ?? [])[0];
    return anchor && !isBlank(node) ? element("a", { href: `#${anchor}` }, node.children) : node.children;
  });
};
