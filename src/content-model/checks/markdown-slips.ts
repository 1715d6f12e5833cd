/** Links that were meant as links and are read as words, because a sign is wrong or their other half is missing. */
import { childrenOf, visitMarkdown, type MarkdownNode } from "../source/markdown";

/** A slip of the pen, by its place in the text. */
export interface MarkdownSlip {
  offset: number;
  length: number;
  message: string;
  help: string;
}

/** Parts whose own text is a run of words. */
const WORDS: ReadonlySet<string> = new Set(["paragraph", "heading", "tableCell"]);

/** Parts of a run of words in which square brackets mean what they are. */
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

/** The characters of a run of words; what is understood already, and signs behind a backslash, are blanked out. */
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
      message: "This is meant as a link and is read as words.",
      help: found.endsWith(")")
        ? "an address has no spaces in it; write %20 for each, or rename the file."
        : "close the round brackets behind the address, for example: [Contact](/contact)",
    }),
  },
  {
    pattern: /!?\[[^[\]]*\]\s+\((?:\/|#|\.\.?\/|https?:|mailto:|tel:)[^)\s]*\)/g,
    words: (found) => ({
      message: "A space parts the words of the link from its address, so that both are read as words.",
      help: `take it away: ${found.replace(/\]\s+\(/, "](")}`,
    }),
  },
  {
    pattern: /\[\^([^[\]]+)\]/g,
    words: (_, name = "") => ({
      message: `There is no footnote "${name}" in this text.`,
      help: `add it on a line of its own, for example: [^${name}]: Where the figure is from.`,
    }),
  },
  {
    pattern: /!?\[([^[\]]+)\]\[([^[\]]*)\]/g,
    words: (_, text = "", name = "") => ({
      message: `The link takes its address from "${name || text}", which is not in this text.`,
      help: `write the address itself: [${text}](/contact), or add a line with it: [${name || text}]: /contact`,
    }),
  },
];

/** The slips of a text, from its beginning to its end. */
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
