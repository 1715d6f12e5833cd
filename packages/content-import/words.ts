/** Which words of a source its entry lacks. */
import type { Root as HtmlRoot } from "hast";
import { childrenOf, type MarkdownNode } from "content-kit";
import { shownText } from "./html/parse";
import { cutText } from "./text";

const tokensOf = (text: string): string[] =>
  text
    .replace(/[\u00AD\u200B\u2060\uFEFF]/g, "")
    .normalize("NFKC")
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** The words that a Markdown tree shows, with the descriptions of its pictures; the ends of blocks part words. */
const shownIn = (node: MarkdownNode): string => {
  if (node.type === "html" || node.type === "break") return " ";
  if (node.type === "image") return ` ${node.alt ?? ""} `;
  if (node.type === "footnoteReference") return ` ${node.identifier} `;
  if ("value" in node) return node.value;
  const inner = childrenOf(node).map(shownIn).join("");
  return /^(?:strong|emphasis|delete|link|linkReference)$/.test(node.type) ? inner : ` ${inner} `;
};

/**
 * Phrases of the source that the entry lacks, each with as many words as are missing in a row.
 * @param fields texts of the entry besides its body
 */
export const missingPhrases = (source: HtmlRoot, body: MarkdownNode, fields: readonly string[] = []): string[] => {
  const there = new Map<string, number>();
  for (const word of tokensOf([shownIn(body), ...fields].join(" "))) there.set(word, (there.get(word) ?? 0) + 1);
  const phrases: string[][] = [];
  let isOpen = false;
  for (const word of tokensOf(shownText(source))) {
    const left = there.get(word) ?? 0;
    there.set(word, left - 1);
    if (left <= 0) {
      if (!isOpen) phrases.push([]);
      phrases.at(-1)?.push(word);
    }
    isOpen = left <= 0;
  }
  return phrases.map((words) => words.join(" "));
};

/** Phrases for a report. */
export const quoted = (phrases: readonly string[]): string => cutText(phrases.map((one) => `“${one}”`).join(", "), 300);
