/** Elements of HTML as those that Markdown has. */
import type { Element, Root } from "hast";
import { frameHere, linkHere, linkUrls } from "./links";
import type { MarkdownOptions } from "./options";
import { pictureHere } from "./pictures";
import { tableHere } from "./tables";
import { elementsIn, has, element, HEADING, IN_LINE, isBlock, isElement, rewrite, textNode, textOf } from "./tree";
import type { HtmlNode } from "./tree";

/** Invisible characters that pasting leaves behind. */
const INVISIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00AD\u200B\u2028\u2029\u2060\uFEFF]/g;

/** What shows nothing, and fields of forms. */
const REMOVED =
  /^(?:script|style|template|title|meta|link|head|svg|canvas|input|select|textarea|datalist|area|rp|source|track|param|colgroup)$/;

const RENAMED: Readonly<Record<string, string>> = Object.fromEntries(
  "u:span mark:span ins:span var:span noscript:span map:span form:span picture:span math:code menu:ul dialog:div dl:div dd:div figure:div"
    .split(" ")
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(":")), pair.slice(pair.indexOf(":") + 1)]),
);

const DIGITS: Readonly<Record<string, string>> = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹", sub: "₀₁₂₃₄₅₆₇₈₉" };

/** Raised and lowered numbers as characters that are so; the letters of an ordinal need not be. */
const scriptHere = ({ tagName, children, ...rest }: Element): HtmlNode | readonly HtmlNode[] => {
  const words = textOf({ ...rest, tagName, children }).trim();
  if (!/\d/.test(words) || has({ ...rest, tagName, children }, "a", "img", "x-ref")) return children;
  if (!/^\d+$/.test(words)) return textNode(`${tagName === "sup" ? "^" : "_"}(${words})`);
  return textNode(words.replace(/\d/g, (digit) => DIGITS[tagName]?.[Number(digit)] ?? digit));
};

const strongLine = (children: readonly HtmlNode[]): Element => element("p", {}, [element("strong", {}, children)]);

const captionHere = (caption: Element): HtmlNode | readonly HtmlNode[] => {
  const children = caption.children.flatMap((child) => (isElement(child, "p", "em", "i") ? child.children : child));
  return children.some(isBlock) ? children : element("p", {}, [element("em", {}, children)]);
};

const lineHere = (node: Element): HtmlNode | readonly HtmlNode[] =>
  node.children.some(isBlock) ? node.children : strongLine(node.children);

const blockHere = (node: Element, above: readonly Element[], options: MarkdownOptions) => {
  const name = node.tagName;
  if (name === "figcaption") return captionHere(node);
  if (name === "dt" || name === "summary") return lineHere(node);
  if (HEADING.test(name) && above.some((one) => isElement(one, ...IN_LINE))) return lineHere(node);
  if (name === "table" && !above.some((one) => isElement(one, "table"))) return tableHere(node);
  if (/^(?:iframe|video|audio|object|embed|frame)$/.test(name)) return frameHere(node, options) ?? node.children;
  return undefined;
};

/** Changes a parsed text until `hast-util-to-mdast` makes of it what this site has. */
export const simplify = (body: Root, options: MarkdownOptions): void => {
  // A picture that a script loads later is there a second time for browsers without scripts.
  const isLazy = elementsIn(body, "img").some(
    ({ properties }) => properties?.["dataSrc"] ?? properties?.["dataLazySrc"],
  );
  rewrite(body, (node, above) => {
    if (node.type === "text")
      return above.some((one) => isElement(one, "a", "code", "pre", "kbd", "samp", "tt", "script", "style"))
        ? node
        : linkUrls({ ...node, value: node.value.replace(INVISIBLE, "") });
    if (!isElement(node)) return undefined;
    const name = node.tagName;
    if (REMOVED.test(name) || (name === "noscript" && isLazy)) return undefined;
    if (name === "img") return pictureHere(node, options);
    if (name === "a") return linkHere(node, options);
    if (name === "sup" || name === "sub") return scriptHere(node);
    const block = blockHere(node, above, options);
    if (block) return block;
    return RENAMED[name] ? { ...node, tagName: RENAMED[name] } : node;
  });
};
