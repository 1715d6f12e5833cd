/** A text for feed readers: self-contained HTML with absolute URLs and without the site's design. */
import type { Element, Properties } from "hast";
import visit from "unist-util-visit";
import { replaceAt, withoutBlankLines, type Transformer } from "./tree";

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Elements that readers support without styles; other elements are replaced by their content. */
const ALLOWED = setOf(
  "a abbr b blockquote br cite code dd del dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small strong sub sup table tbody td tfoot th thead time tr u ul var",
);
/** Elements that are removed with their content. */
const DROPPED = setOf("embed iframe link math meta noscript object script style svg template title");

/** Attributes with semantic meaning, by hast property name. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["title"],
  img: ["width", "height", "alt", "title"],
  ol: ["start", "reversed"],
  td: ["colSpan", "rowSpan"],
  th: ["colSpan", "rowSpan", "scope"],
  time: ["dateTime"],
};
/** The attribute that an element is useless without. */
const ADDRESSES: Readonly<Record<string, string>> = { a: "href", img: "src" };
const GLOBAL_ATTRIBUTES = ["lang", "dir"];

/** The absolute URL, or `undefined` if readers cannot follow it. */
const followable = (address: unknown, base: string): string | undefined => {
  if (typeof address !== "string" || !URL.canParse(address, base)) return undefined;
  const { href, protocol } = new URL(address, base);
  return ["https:", "http:", "mailto:", "tel:"].includes(protocol) ? href : undefined;
};

/** The attributes to keep, or `undefined` if the element is useless without its address. */
const attributesOf = ({ tagName, properties = {} }: Element, base: string): Properties | undefined => {
  const names = [...(ATTRIBUTES[tagName] ?? []), ...GLOBAL_ATTRIBUTES];
  const kept: Properties = Object.fromEntries(names.map((name) => [name, properties[name]]));
  const address = ADDRESSES[tagName];
  if (!address) return kept;
  const url = followable(properties[address], base);
  return url === undefined ? undefined : { [address]: url, ...kept };
};

/** Keeps what readers support. @param url the absolute URL of the page that the text is on */
export const asFeedHtml =
  (url: string): Transformer =>
  (tree) => {
    visit(tree, (node, index, parent) => {
      if (!parent || node.type === "text") return;
      const { tagName, children } = node as Element;
      if (node.type !== "element" || DROPPED.has(tagName)) return replaceAt(parent, index);
      const attributes = ALLOWED.has(tagName) ? attributesOf(node as Element, url) : undefined;
      if (attributes) (node as Element).properties = attributes;
      else {
        replaceAt(parent, index, ...children);
        return [visit.SKIP, index];
      }
    });
    withoutBlankLines(tree);
  };
