/** Renders an episode's show notes, which are Markdown: timestamps are links into the recording. */
import type { Element, ElementContent, Root } from "hast";
import toHast from "mdast-util-to-hast";
import { secondsOf } from "content-kit/lib/timestamps";
import { parseMarkdown } from "content-kit";
import { timestampUrl } from "../../../lib/media-fragment";
import { element, text, transform, visitElements, type Transformer } from "../html/tree";

/** A timestamp at the start of a line: `0:25`, `(0:25)`, `1:02:07`. */
const TIME = /^([([]?)(\d{1,2}(?::[0-5]\d){1,2})(?![\d:])/;

type TimestampLink = (seconds: number, words: string) => ElementContent;

/** The nodes of a line that starts with a timestamp, which becomes a link; `undefined` for other lines. */
const withTime = (
  [first, ...rest]: readonly ElementContent[],
  timestampLink: TimestampLink,
): ElementContent[] | undefined => {
  if (first?.type !== "text") return undefined;
  const [, before = "", time] = TIME.exec(first.value) ?? [];
  if (time === undefined) return undefined;
  const words = text(first.value.slice(before.length + time.length));
  return [...(before ? [text(before)] : []), timestampLink(secondsOf(time), time), words, ...rest];
};

/** The content of a paragraph by line. */
const linesOf = (nodes: readonly ElementContent[]): ElementContent[][] => {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const [first = "", ...others] = node.type === "text" ? node.value.split("\n") : [];
    if (node.type !== "text") lines.at(-1)?.push(node);
    else if (first) lines.at(-1)?.push(text(first));
    for (const line of others) lines.push(line ? [text(line)] : []);
  }
  return lines.filter((line) => line.length > 0);
};

/** Joins wrapped lines. */
const joined = (node: ElementContent): ElementContent =>
  node.type === "text" ? text(node.value.replaceAll("\n", " ")) : node;

/** A single line that starts with a time of day is not a timestamp list: it takes two lines, or a list item. */
const paragraphContent = (children: readonly ElementContent[], timestampLink: TimestampLink): ElementContent[] => {
  const lines = linesOf(children.filter((child) => !(child.type === "element" && child.tagName === "br")));
  const timed = lines.map((line) => withTime(line, timestampLink));
  return lines.length > 1 && timed.every((line) => line !== undefined)
    ? timed.flatMap((line, index) => (index > 0 ? [element("br", {}), text("\n"), ...line] : line))
    : children.map(joined);
};

/** Links the timestamp at the start of a list item; false without one. */
const linkItem = (item: Element, timestampLink: TimestampLink): boolean => {
  const start = item.children.findIndex((child) => child.type !== "text" || child.value.trim());
  const first = item.children[start];
  const paragraph = first?.type === "element" && first.tagName === "p" ? first : undefined;
  const timed = withTime(paragraph?.children ?? item.children.slice(start), timestampLink);
  if (timed && paragraph) paragraph.children = timed;
  else if (timed) item.children.splice(start, item.children.length, ...timed);
  return timed !== undefined;
};

const withTimestampLinks =
  (timestampLink: TimestampLink): Transformer =>
  (tree) =>
    visitElements(tree, ["p", "li"], (node) => {
      if (node.tagName === "li") return linkItem(node, timestampLink) ? "skip" : undefined;
      node.children = paragraphContent(node.children, timestampLink);
    });

export interface ShowNotesOptions {
  /** Duration in seconds; later timestamps are not linked. */
  seconds: number;
  /** URL of the recording; without it timestamps are not linked. */
  audioSrc?: string;
}

/** Show notes as an HTML syntax tree. */
export const showNotes = (body: string, { seconds, audioSrc }: ShowNotesOptions): Root =>
  transform(
    toHast(parseMarkdown(body)) as Root,
    withTimestampLinks((moment, words) =>
      audioSrc === undefined || moment > seconds
        ? text(words)
        : element("a", { href: timestampUrl(audioSrc, moment) }, [text(words)]),
    ),
  );
