/** Malformed links and footnotes, which Markdown renders as plain text. */
import { childrenOf, visitMarkdown, type MarkdownNode } from "../source/markdown";

/** A problem with its range in the body. */
export interface MarkdownSlip {
  offset: number;
  length: number;
  message: string;
  help: string;
}

/** Nodes that contain inline text. */
const WORDS: ReadonlySet<string> = new Set(["paragraph", "heading", "tableCell"]);

/** Inline nodes whose brackets are parsed correctly. */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  "link",
  "image",
  "linkReference",
  "imageReference",
  "footnote",
  "footnoteReference",
  "inlineCode",
  "html",
]);

/** The source of a node, with parsed inline nodes and escaped characters blanked out. */
const openWords = (node: MarkdownNode, body: string): string => {
  const start = node.position?.start.offset ?? 0;
  let text = body.slice(start, node.position?.end.offset);
  const blank = (part: MarkdownNode): void => {
    const from = (part.position?.start.offset ?? start) - start;
    const to = (part.position?.end.offset ?? start) - start;
    if (UNDERSTOOD.has(part.type)) text = text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
    else childrenOf(part).forEach(blank);
  };
  childrenOf(node).forEach(blank);
  return text.replace(/\\./g, "  ");
};

interface Rule {
  pattern: RegExp;
  words: (...found: string[]) => Pick<MarkdownSlip, "message" | "help">;
}

const RULES: readonly Rule[] = [
  {
    pattern: /!?\[[^[\]]*\]\([^)\n]*\)?/g,
    words: (found) => ({
      message: "This looks like a link but is shown as plain text.",
      help: found.endsWith(")")
        ? "an address has no spaces in it; write %20 for each, or rename the file."
        : "close the round bracket after the address, for example: [Contact](/contact)",
    }),
  },
  {
    pattern: /!?\[[^[\]]*\]\s+\((?:\/|#|\.\.?\/|https?:|mailto:|tel:)[^)\s]*\)/g,
    words: (found) => ({
      message: "The space between the link's text and its address makes both plain text.",
      help: `remove it: ${found.replace(/\]\s+\(/, "](")}`,
    }),
  },
  {
    pattern: /\[\^([^[\]]+)\]/g,
    words: (_, name = "") => ({
      message: `There is no footnote "${name}" in this text.`,
      help: `add it on its own line, for example: [^${name}]: Where the figure is from.`,
    }),
  },
  {
    pattern: /!?\[([^[\]]+)\]\[([^[\]]*)\]/g,
    words: (_, text = "", name = "") => ({
      message: `The link refers to "${name || text}", which is not defined in this text.`,
      help: `write the address itself: [${text}](/contact), or add a line with it: [${name || text}]: /contact`,
    }),
  },
];

/** All malformed links of a body, in order. */
export const unfinishedLinks = (root: MarkdownNode, body: string): MarkdownSlip[] => {
  const slips: MarkdownSlip[] = [];
  visitMarkdown(root, (node) => {
    if (!WORDS.has(node.type)) return;
    const text = openWords(node, body);
    for (const { pattern, words } of RULES)
      for (const match of text.matchAll(pattern)) {
        const offset = (node.position?.start.offset ?? 0) + match.index;
        slips.push({ offset, length: match[0].length, ...words(...match) });
      }
  });
  return slips.sort((a, b) => a.offset - b.offset);
};
