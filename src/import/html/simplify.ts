/** Elements of HTML as those that Markdown has. */
import type { Element, Root } from "hast";
import { frameHere, linkHere, linkUrls } from "./links";
import type { MarkdownOptions } from "./options";
import { pictureHere } from "./pictures";
import { tableHere } from "./tables";
import { elementsIn, element, HEADING, IN_LINE, isBlock, isElement, rewrite, textNode, textOf } from "./tree";
import type { HtmlNode } from "./tree";

/** What shows nothing, and fields of forms. */
const REMOVED =
  /^(?:script|style|template|title|meta|link|head|svg|canvas|input|select|textarea|datalist|area|rp|source|track|param|colgroup)$/;

const RENAMED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["u", "mark", "ins", "var", "noscript", "map", "form", "body", "html"].map((name) => [name, "span"] as const),
  ),
  math: "code",
  menu: "ul",
  dialog: "div",
  dl: "div",
  dd: "div",
  figure: "div",
  picture: "span",
};

const RAISED: ReadonlyMap<string, string> = new Map(
  [..."0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻−⁻nⁿ".matchAll(/(.)(.)/gu)].map(([, a = "", b = ""]) => [a, b]),
);

const LOWERED: ReadonlyMap<string, string> = new Map(
  [..."0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋".matchAll(/(.)(.)/gu)].map(([, a = "", b = ""]) => [a, b]),
);

/** Raised and lowered numbers as characters that are so; the letters of an ordinal need not be. */
const scriptHere = (script: Element): HtmlNode | readonly HtmlNode[] => {
  if (elementsIn(script, "a", "img", "x-ref").length > 0) return script.children;
  const words = textOf(script).trim();
  const signs = [...words].map((sign) => (script.tagName === "sup" ? RAISED : LOWERED).get(sign));
  if (signs.every((sign) => sign !== undefined)) return textNode(signs.join(""));
  return /\d/.test(words) ? textNode(`${script.tagName === "sup" ? "^" : "_"}(${words})`) : script.children;
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
        : linkUrls(node);
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
