/** Turndown, with what it lacks for this site. */
import { filmAt } from "../../content-model/fields/films";
import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { textOf } from "./dom";

/** Text as Markdown shows it: what turndown escapes, and what GFM and this site's checks read besides. */
const withEscapes = (turndown: TurndownService): void => {
  const escape = turndown.escape.bind(turndown);
  turndown.escape = (text: string): string =>
    escape(text)
      .replace(/<(?=[a-z/!?])/gi, "\\<")
      .replace(/&(?=#?\w+;)/g, "\\&")
      .replace(/~(?=~)/g, "\\~")
      // Without words behind them, too: a line may end there, or its words may be another element.
      .replace(/^(\d+)([.)])(?=\s|$)/, "$1\\$2")
      .replace(/^(?=(?:\+|#{1,6})$)/, "\\")
      .replace(/^:(?=::)/g, "\\:");
};

export const service = (): TurndownService => {
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
      // Behind a word, it would be none, and the backslash before another sign would be read as part of it.
      (!node.previousSibling || /(?:^|[\s(])$/.test(textOf(node.previousSibling))) &&
      (!node.nextSibling || /^(?:[\s.,;:!?)]|$)/.test(textOf(node.nextSibling))) &&
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
  turndown.addRule("inner list with another number than 1", {
    filter: (node) =>
      node.nodeName === "OL" && node.parentNode?.nodeName === "LI" && Number(node.getAttribute("start") ?? 1) !== 1,
    // Right below words it would be part of them: https://spec.commonmark.org/0.31.2/#lists
    replacement: (content) => `\n\n${content}\n\n`,
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
