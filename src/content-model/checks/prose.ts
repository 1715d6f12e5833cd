/** Checks of fields that are written in Markdown. */
import type { ContentKind } from "../kinds/kind";
import { fieldMeta, visitorOf } from "../fields/schema-walk";
import { describePath } from "../messages/voices";
import type { ContentProblem } from "../messages/problem";
import { shorten } from "../messages/words";
import { parseMarkdown, visitMarkdown, wordsOf, type MarkdownNode } from "../source/markdown";
import type { Source } from "../source";
import { addressProblem } from "./addresses";

type Told = Pick<ContentProblem, "code" | "message" | "help">;

const problemOf = (node: MarkdownNode, where: string): Told | undefined => {
  switch (node.type) {
    case "html":
      // An element is reported once, at its beginning.
      if (node.value.startsWith("</")) return undefined;
      return {
        code: "raw-html",
        message: `"${where}" has HTML: ${shorten(node.value)}. Texts are written in Markdown only.`,
        help: "remove it, or write it in Markdown.",
      };
    case "image":
    case "imageReference":
      return {
        code: "unusable-media",
        message: `"${where}" has a picture, which a text in a field cannot show.`,
        help: "remove it, and add a section of the type picture.",
      };
    case "heading":
      return node.depth === 1 || node.depth > 4
        ? {
            code: "wrong-heading",
            message: `"${where}" has a heading with ${"#".repeat(node.depth)}: "${shorten(wordsOf(node))}".`,
            help: "begin headings with ##, and those below them with ###.",
          }
        : undefined;
    case "link":
    case "definition":
      return addressProblem(node.url);
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
      const told = problemOf(node, describePath(path));
      if (told) problems.push({ file, ...source.locate(path), ...told });
    });
  });
  return problems;
};
