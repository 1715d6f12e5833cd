/** Parses HTML as browsers do; its scripts never run. */
import type { Root } from "hast";
import fromParse5 from "hast-util-from-parse5";
import { parseFragment } from "parse5";
import { has, isBlock, isElement, textOf, type HtmlNode, type HtmlParent } from "./tree";

/** Signs in angle brackets that are an author's: `<dana@agency.example>`, `a < b`, `<https://…>`. */
const NO_TAG = /<(?![a-z/!]|$)|<(?=[\w.+-]+@|https?:\/)/gi;

export const parseHtml = (html: string): Root =>
  fromParse5(parseFragment(html.replace(NO_TAG, "&lt;"), { scriptingEnabled: false }));

const UNSEEN = ["script", "style", "template", "title"];

/** The text as a reader sees it, with a space between blocks. */
export const shownText = (node: HtmlNode | HtmlParent): string => {
  if (isElement(node, ...UNSEEN)) return "";
  if (isElement(node, "br")) return " ";
  if (!("children" in node)) return textOf(node);
  const inner = node.children.map(shownText).join("");
  const isNote = "tagName" in node && node.tagName === "sup" && has(node, "a");
  return isBlock(node) || isNote ? ` ${inner} ` : inner;
};
