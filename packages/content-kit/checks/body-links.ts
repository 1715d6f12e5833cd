/** Links and pictures in a Markdown body. */
import { finding, type Finding } from "../messages/finding";
import type { Alternative } from "mdast";
import { placeholdersIn } from "../lib/placeholders";
import { hasWords } from "../messages/words";
import { visitMarkdown, wordsOf, type MarkdownNode } from "../source/markdown";
import { linkProblem } from "./addresses";
import { rangeOf, wordsIn, type Report } from "./body-place";

const alternativeText = ({ alt }: Alternative): Finding | undefined => {
  if (!alt || !hasWords(alt)) return finding("missing-alternative-text", { alt: undefined });
  return /^\S+\.[a-z]{3,4}$/i.test(alt) ? finding("missing-alternative-text", { alt }) : undefined;
};

const checkAddress = (node: MarkdownNode & { url: string }, body: string, report: Report): void => {
  const { offset, length } = rangeOf(node);
  // A bare address takes the words behind it along: (https://example.org)[words].
  const [, address, words] = /^(\S+?)\)\[([^\]\n]*)\]/.exec(body.slice(offset)) ?? [];
  if (address !== undefined && body[offset - 1] === "(")
    report(
      { offset: offset - 1, length: length + 1 },
      finding("unfinished-link/link-brackets", { found: "", groups: [address, words] }),
    );
  // A bare address that swallowed the brackets of other markup is reported as such.
  if (node.type === "link" && wordsOf(node) === node.url && /[[\]]|^.*\}$/.test(node.url)) return;
  // So is the first part of an address with a space.
  if (node.type === "link" && wordsOf(node) === node.url && body.slice(offset - 2, offset) === "](") return;
  const isWritten = /^http:/i.test(node.url) && body.slice(offset, offset + length).includes(":");
  const url = isWritten ? node.url : node.url.replace(/^http:\/\/(?=www\.)/i, "https://");
  const problem = linkProblem(url, isWritten, body.slice(offset + length)) ?? linkProblem(node.url, isWritten);
  if (problem) report(wordsIn(node, node.url, body), problem);
  for (const name of placeholdersIn(node.url))
    report(
      wordsIn(node, `{${name}}`, body),
      finding("unknown-placeholder", { subject: "address", name, guess: undefined, allowed: [] }),
    );
};

/** Reports links and pictures without text, or with an address that leads nowhere. */
export const checkLinks = (root: MarkdownNode, body: string, report: Report): void =>
  visitMarkdown(root, (node) => {
    switch (node.type) {
      case "link":
      case "definition":
      case "image":
        checkAddress(node, body, report);
        break;
      default:
    }
    if ((node.type === "link" || node.type === "linkReference") && !hasWords(wordsOf(node)))
      report(rangeOf(node), finding("link-without-text"));
    if (node.type === "image" || node.type === "imageReference") {
      const problem = alternativeText(node);
      if (problem) report(rangeOf(node), problem);
    }
  });
