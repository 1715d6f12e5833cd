/**
 * Renders an episode's show notes. Plain text keeps its paragraphs; with a link, a list or emphasis it is Markdown.
 * Bare URLs become links, and timestamps links into the recording.
 */
import toHast from "mdast-util-to-hast";
import { secondsOf } from "../../../content-model/fields/timestamps";
import { parseMarkdown, visitMarkdown, type MarkdownNode } from "../../../content-model/source/markdown";
import { timestampUrl } from "../../../lib/media-fragment";
import type { HtmlNode } from "../../outputs/feeds/article-html";

const text = (value: string): HtmlNode => ({ type: "text", value });

const element = (tagName: string, children: HtmlNode[], properties: HtmlNode["properties"] = {}): HtmlNode => ({
  type: "element",
  tagName,
  properties,
  children,
});

/** True for a bare URL. */
const isBareLink = (node: MarkdownNode, source: string): boolean =>
  node.type === "link" && !/^[[<]/.test(source.slice(node.position?.start.offset));

const isMarkup = (node: MarkdownNode, source: string): boolean => {
  switch (node.type) {
    case "link":
      return !isBareLink(node, source);
    case "list":
      // A line such as "2024. Two." is not a list.
      return !(node.ordered && node.children.length === 1);
    case "linkReference":
    case "strong":
    case "emphasis":
      return true;
    default:
      return false;
  }
};

const hasMarkup = (root: MarkdownNode, source: string): boolean => {
  let found = false;
  visitMarkdown(root, (node) => (found ||= isMarkup(node, source)));
  return found;
};

/** A paragraph of plain text, literal except for bare URLs. */
const plainParagraph = (source: string): HtmlNode => {
  const children: HtmlNode[] = [];
  let end = 0;
  visitMarkdown(parseMarkdown(source), (node) => {
    const { start, end: close } = node.position ?? {};
    if (node.type !== "link" || !isBareLink(node, source) || start?.offset === undefined) return;
    children.push(text(source.slice(end, start.offset)));
    end = close?.offset ?? end;
    children.push(element("a", [text(source.slice(start.offset, end))], { href: node.url }));
  });
  return element(
    "p",
    [...children, text(source.slice(end))].filter(({ type, value }) => type !== "text" || value),
  );
};

/** Paragraphs of plain text, separated by empty lines. */
const plainParagraphs = (body: string): HtmlNode[] =>
  body
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, "\n").trim())
    .filter(Boolean)
    .flatMap((paragraph, index) => [...(index > 0 ? [text("\n")] : []), plainParagraph(paragraph)]);

const treeOf = (body: string): HtmlNode => {
  const root = parseMarkdown(body);
  if (!hasMarkup(root, body)) return { type: "root", children: plainParagraphs(body) };
  const tree = toHast(root) as HtmlNode | null | undefined;
  return { type: "root", children: tree?.children ?? [] };
};

/** A timestamp at the start of a line: `0:25`, `(0:25)`, `1:02:07`. */
const TIME = /^([([]?)(\d{1,2}(?::[0-5]\d){1,2})(?![\d:])/;

type TimestampLink = (seconds: number, words: string) => HtmlNode;

/** The nodes of a line that starts with a timestamp, which becomes a link; `undefined` for other lines. */
const withTime = ([first, ...rest]: readonly HtmlNode[], timestampLink: TimestampLink): HtmlNode[] | undefined => {
  const [, before = "", time] = (first?.type === "text" && TIME.exec(first.value ?? "")) || [];
  if (time === undefined) return undefined;
  const words = text((first?.value ?? "").slice(before.length + time.length));
  return [...(before ? [text(before)] : []), timestampLink(secondsOf(time), time), words, ...rest];
};

/** The content of a paragraph by line. */
const linesOf = (nodes: readonly HtmlNode[]): HtmlNode[][] => {
  const lines: HtmlNode[][] = [[]];
  for (const node of nodes) {
    const [first = "", ...others] = node.type === "text" ? (node.value ?? "").split("\n") : [];
    if (node.type !== "text") lines.at(-1)?.push(node);
    else if (first) lines.at(-1)?.push(text(first));
    for (const line of others) lines.push(line ? [text(line)] : []);
  }
  return lines.filter((line) => line.length > 0);
};

/** Joins wrapped lines. */
const joined = (node: HtmlNode): HtmlNode =>
  node.type === "text" ? { ...node, value: node.value?.replaceAll("\n", " ") } : node;

/** A single line that starts with a time of day is not a timestamp list: it takes two lines, or a list item. */
const withTimestampLinks = (node: HtmlNode, timestampLink: TimestampLink): HtmlNode => {
  const { tagName, children = [] } = node;
  if (tagName === "p") {
    const lines = linesOf(children.filter((child) => child.tagName !== "br"));
    const timed = lines.map((line) => withTime(line, timestampLink));
    if (lines.length > 1 && timed.every((line) => line !== undefined))
      return {
        ...node,
        children: timed.flatMap((line, index) => (index > 0 ? [element("br", []), text("\n"), ...line] : line)),
      };
    return { ...node, children: children.map(joined) };
  }
  if (tagName !== "li") return { ...node, children: children.map((child) => withTimestampLinks(child, timestampLink)) };
  const own = children.findIndex(({ type, value }) => type !== "text" || value?.trim());
  const first = children[own];
  const inner = first?.tagName === "p" ? first.children : children.slice(own);
  const timed = inner && withTime(inner, timestampLink);
  if (!timed) return { ...node, children: children.map((child) => withTimestampLinks(child, timestampLink)) };
  return first?.tagName === "p"
    ? { ...node, children: children.map((child) => (child === first ? { ...first, children: timed } : child)) }
    : { ...node, children: [...children.slice(0, own), ...timed] };
};

export interface ShowNotesOptions {
  /** Duration in seconds; later timestamps are not linked. */
  seconds: number;
  /** URL of the recording; without it timestamps are not linked. */
  audioSrc?: string;
}

/** Show notes as an HTML syntax tree. */
export const showNotes = (body: string, { seconds, audioSrc }: ShowNotesOptions): HtmlNode =>
  withTimestampLinks(treeOf(body), (moment, words) =>
    audioSrc === undefined || moment > seconds
      ? text(words)
      : element("a", [text(words)], { href: timestampUrl(audioSrc, moment) }),
  );
