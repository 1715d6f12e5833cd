/** What a finished file says and shows, read as the site reads it. */
import { type MarkdownNode, childrenOf } from "../../content-model/source/markdown";
import { asText, type WrittenEntry } from "../entry-file";
import { ADDRESS, trimmed } from "./addresses";
import { tokensOf } from "./missing-words";

/** What a file shows. */
export interface Written {
  words: string[];
  fields: Map<string, string>;
  pictures: Set<string>;
  links: Set<string>;
}

const LINES = new Set([
  "paragraph",
  "heading",
  "code",
  "listItem",
  "tableCell",
  "blockquote",
  "break",
  "thematicBreak",
  "image",
  "footnoteDefinition",
  "footnoteReference",
]);

/** The text of values in fields. */
const textOfValue = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(textOfValue).join("\n")
    : value !== null && typeof value === "object"
      ? Object.values(value).map(textOfValue).join("\n")
      : asText(value);

export const readFile = ({ data, body }: WrittenEntry): Written => {
  const written: Written = {
    words: [],
    fields: new Map(Object.entries(data).map(([name, value]) => [name, textOfValue(value)])),
    pictures: new Set(),
    links: new Set(),
  };
  const parts: string[] = [];
  const titles: string[] = [];
  const walk = (node: MarkdownNode): void => {
    if (LINES.has(node.type)) parts.push("\n");
    if (node.type === "image") {
      written.pictures.add(node.url);
      parts.push(node.alt ?? "");
    }
    if (node.type === "link" || node.type === "definition") written.links.add(node.url);
    if ("title" in node && node.title) titles.push(node.title);
    // What the older site wrote in place of such a note.
    if (node.type === "footnoteReference") titles.push(`[${node.identifier}]`);
    if (node.type === "footnoteDefinition") titles.push(`${node.identifier} ↩ ↑ ^`);
    // HTML in Markdown is not shown.
    if ("value" in node && node.type !== "html") parts.push(node.value);
    childrenOf(node).forEach(walk);
    if (LINES.has(node.type)) parts.push("\n");
  };
  walk(body);
  const words = [parts.join(""), ...titles].join("\n");
  for (const [address] of words.matchAll(ADDRESS)) written.links.add(trimmed(address));
  written.words = tokensOf(words.replace(ADDRESS, " $& "));
  return written;
};
