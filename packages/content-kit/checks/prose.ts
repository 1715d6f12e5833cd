/** Checks of fields that are written in Markdown. */
import { finding, type Finding } from "../messages/finding";
import type { ContentKind } from "../kinds/kind";
import { fieldMeta, visitorOf, type PathStep } from "../fields/schema-walk";
import type { ContentProblem } from "../messages/problem";
import { parseMarkdown, visitMarkdown, wordsOf, type MarkdownNode } from "../source/markdown";
import type { Source } from "../source";
import { linkProblem } from "./addresses";
import { DEEPEST, rawHtml } from "./body";

const problemOf = (node: MarkdownNode, text: string, path: readonly PathStep[]): Finding | undefined => {
  switch (node.type) {
    case "html":
      // An element is reported once, at its beginning.
      if (node.value.startsWith("</")) return undefined;
      return rawHtml(node);
    case "image":
    case "imageReference":
      return finding("unusable-media/picture-in-field", { path });
    case "heading":
      return node.depth === 1 || node.depth > DEEPEST
        ? finding("wrong-heading/level", {
            depth: node.depth,
            expected: node.depth === 1 ? 2 : DEEPEST,
            text: wordsOf(node),
          })
        : undefined;
    case "link":
    case "definition":
      return linkProblem(node.url, text.includes(node.url));
    default:
      return undefined;
  }
};

const visitProse = visitorOf(({ control }) => control === "markdown");

/** Raw HTML, pictures, wrong headings and unsafe links in fields that are written in Markdown. */
export const checkProse = (file: string, kind: ContentKind, source: Source): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  visitProse(kind.schema, source.data, (value, schema, path) => {
    if (typeof value !== "string" || fieldMeta(schema).control !== "markdown") return;
    visitMarkdown(parseMarkdown(value), (node) => {
      const found = problemOf(node, value, path);
      if (found) problems.push({ file, ...source.locate(path), ...found });
    });
  });
  return problems;
};
