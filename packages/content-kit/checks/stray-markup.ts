/** Markup that Markdown does not parse and that would show as text, in bodies and fields. */
import { finding, warning, type Finding } from "../messages/finding";
import type { STRAY_MARKUP } from "../messages/stray-markup";
import { childrenOf, visitMarkdown, wordsOf, type MarkdownNode } from "../source/markdown";

/** A problem with its range in the body. */
export type StrayMarkup = Finding & { offset: number; length: number };

interface Row {
  /** Its message. */
  id: keyof typeof STRAY_MARKUP;
  /** Finds it in unparsed text of a paragraph, heading or cell. The flag `g` is required. */
  pattern: RegExp;
  severity?: "warning";
  /** Decides about a match from the displayed text, and from the source of the match. */
  isMeant?: (found: string, text: string, source: string) => boolean;
  /** Reports only the first match of a paragraph: its lines are one problem. */
  isOnce?: boolean;
}

/** Names of shortcodes without attributes. Other words in square brackets, such as [sic], are plain text. */
const SHORTCODES = "caption|contact-form(?:-7)?|embed|gallery|playlist|toc|video|audio|wpforms";

const SHORTCODE = new RegExp(
  `\\[[A-Za-z][\\w-]*(?:\\s+[\\w-]+=(?:["“”][^"“”\\n]*["“”]|'[^'\\n]*'|[^\\s\\]]+))+\\s*/?\\]|\\[(?:${SHORTCODES})\\s*/?\\]|\\[/[A-Za-z][\\w-]*\\]`,
  "gi",
);

/** An HTML entity, whole or without its semicolon. */
const ENTITY = /&(?:amp;)?(?:(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z][a-z\d]{1,30});|(?:nbsp|amp|quot|[lg]t)(?![\w;]))/gi;

/** Tags of template languages: Hugo, Liquid, Handlebars, ERB. */
export const TEMPLATE_TAG = /\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}|<%[^%\n]*%>/g;

/** A table's delimiter row. */
const DELIMITER_ROW = /^[ \t]*(?=[^\n]*\|)(?=[^\n]*-)[|:\- \t]+$/m;

const POINT = /^[ \t]*([-+]|\d{1,2}[.)])(\p{L}.*)$/gmu;

const ROWS: readonly Row[] = [
  { id: "markup-as-text/wiki-link", pattern: /!?\[\[([^[\]\n|]+)(?:\|([^[\]\n]+))?\]\]/g },
  {
    id: "unfinished-link/link",
    pattern: /!?\[[^[\]]*\](?:\((?:[^()\n]|\([^()\n]*\))*\)?|\s+\((?:\/|#|\.\.?\/|https?:|mailto:|tel:)[^)\s]*\))/g,
  },
  {
    id: "unfinished-link/link-brackets",
    pattern: /\(([^()\n]+)\)\[([^[\]\n]+)\](?!\()/g,
    isMeant: (_, __, source) => /^\((?:\/|https?:)|\]?\[(?:\/|https?:)/.test(source),
  },
  { id: "unfinished-link/footnote", pattern: /\[\^([^[\]]+)\]/g },
  { id: "unfinished-link/reference", pattern: /!?\[([^[\]]+)\]\[([^[\]]*)\]/g },
  { id: "markup-as-text/shortcode", pattern: SHORTCODE },
  { id: "markup-as-text/template-tag", pattern: TEMPLATE_TAG },
  { id: "markup-as-text/heading", pattern: /^[ \t]*(#{2,6})\u00a0*([^\s#].*)$/gm },
  {
    id: "markup-as-text/bold-space",
    pattern: /(?<![\p{L}\p{N}*])\*\*([^*\n]+)\*\*([\p{L}\p{N}]*)/gu,
    severity: "warning",
    isMeant: (found) => /[\p{L}\p{N}]/u.test(found),
  },
  { id: "markup-as-text/delimiter-row", pattern: new RegExp(DELIMITER_ROW.source, "gm"), isOnce: true },
  {
    id: "markup-as-text/no-delimiter-row",
    pattern: /^[ \t]*\|[^|\n]*\|[^\n]*\|[ \t]*$/gm,
    isOnce: true,
    isMeant: (_, text) => !DELIMITER_ROW.test(text),
  },
  {
    id: "markup-as-text/list-point",
    pattern: POINT,
    severity: "warning",
    isOnce: true,
    // One alone may be a signature.
    isMeant: (_, text) => (text.match(POINT) ?? []).length > 1,
  },
  { id: "markup-as-text/bullets", pattern: /^[ \t]*[•‣▪◦●][ \t]*(\S.*)$/gmu, severity: "warning", isOnce: true },
  {
    id: "markup-as-text/entity",
    pattern: ENTITY,
    severity: "warning",
    // Known entities are already decoded.
    isMeant: (found, text) => text.includes(found.replace(/^&amp;(?=.)/, "&")),
  },
];

/** Markup in the plain text of a field. */
const IN_FIELDS: readonly RegExp[] = [
  ENTITY,
  /!?\[[^\]\n]*\]\((?:[/#]|\.\.?\/|https?:|mailto:|tel:)[^)\s]*\)/,
  /\*\*[^*\s][^*]*\*\*/,
  /(?<![^\s("“„])([*_]|~~|\u0060)(?=\p{L})(?:(?!\1).)*(?<=[\p{L}\p{N}.!?])\1(?![\p{L}\p{N}*_~])/u,
  /<\/?(?:a|b|br|div|em|h\d|i|img|li|p|span|strong|u|ul)(?:\s[^<>]*)?>/i,
  SHORTCODE,
  /^#{2,6}\s+\S.*/m,
  // List points, one per line, or joined by YAML's >.
  /^[ \t]*[-*+•][ \t]+\S[^\n]*(?:\n+[ \t]*| )[-*+•][ \t]+\S/m,
];

/** The first markup in a plain-text field. */
export const markupInField = (value: string): string | undefined =>
  IN_FIELDS.map((pattern) => value.match(pattern)?.[0]).find((found) => found !== undefined);

/** Nodes that contain inline text. */
const TEXTS: ReadonlySet<string> = new Set(["paragraph", "heading", "tableCell"]);

/** Inline nodes whose source is parsed as it was meant. */
const PARSED: ReadonlySet<string> = new Set([
  "link",
  "image",
  "linkReference",
  "imageReference",
  "footnote",
  "footnoteReference",
  "inlineCode",
  "html",
]);

/** Inline nodes with marks around their text. */
const MARKED: ReadonlySet<string> = new Set(["strong", "emphasis", "delete"]);

/** Source ranges that Markdown parsed: whole nodes, or their marks. */
const parsedRanges = (node: MarkdownNode): [from: number, to: number][] => {
  const ranges: [number, number][] = [];
  const add = (from: number | undefined, to: number | undefined): void => {
    if (from !== undefined && to !== undefined && to > from) ranges.push([from, to]);
  };
  const visit = (part: MarkdownNode): void => {
    const [from, to] = [part.position?.start.offset, part.position?.end.offset];
    // A node without its own position has its parent's.
    if (part.position === node.position) return;
    if (PARSED.has(part.type)) {
      add(from, to);
      return;
    }
    const parts = childrenOf(part);
    if (MARKED.has(part.type)) add(from, parts[0]?.position?.start.offset);
    parts.forEach(visit);
    if (MARKED.has(part.type)) add(parts.at(-1)?.position?.end.offset, to);
  };
  childrenOf(node).forEach(visit);
  return ranges;
};

/** The unparsed rest of a node's source: parsed ranges and escaped characters are blanked out. */
const unparsed = (node: MarkdownNode, body: string): string => {
  const parts: string[] = [];
  let at = node.position?.start.offset ?? 0;
  for (const [from, to] of parsedRanges(node)) {
    parts.push(body.slice(at, from), body.slice(from, to).replace(/[^\n]/g, " "));
    at = to;
  }
  parts.push(body.slice(at, node.position?.end.offset));
  return (
    parts
      .join("")
      .replace(/\\[!-/:-@[-\u0060{-~]/g, "  ")
      // Blockquote marks on continuation lines.
      .replace(/(?<=\n)[ \t]*(?:>[ \t]?)+/g, (marks) => " ".repeat(marks.length))
  );
};

/** The rows with group indices. */
const INDEXED_ROWS = ROWS.map((row) => ({ ...row, pattern: new RegExp(row.pattern, `${row.pattern.flags}d`) }));

/** All stray markup of a body, in order; no two problems overlap. */
export const strayMarkup = (root: MarkdownNode, body: string): StrayMarkup[] => {
  const problems: StrayMarkup[] = [];
  visitMarkdown(root, (node) => {
    if (!TEXTS.has(node.type)) return;
    const text = unparsed(node, body);
    const start = node.position?.start.offset ?? 0;
    const words = wordsOf(node);
    const taken: [from: number, to: number][] = [];
    for (const { id, pattern, severity, isMeant, isOnce } of INDEXED_ROWS) {
      let count = 0;
      for (const match of text.matchAll(pattern)) {
        const [from, to] = [match.index, match.index + match[0].length];
        if (taken.some(([first, last]) => from < last && to > first)) continue;
        if (isMeant?.(match[0], words, body.slice(start + from, start + to)) === false) continue;
        taken.push([from, to]);
        count += 1;
        if (isOnce && count > 1) continue;
        // Blanked-out text is part of the advice.
        const [found = "", ...groups] = (match.indices ?? []).map(
          (range) => range && body.slice(start + range[0], start + range[1]),
        );
        problems.push({
          offset: start + from,
          length: to - from,
          ...(severity ? warning : finding)(id, { found, groups }),
        });
      }
    }
  });
  return problems.sort((a, b) => a.offset - b.offset);
};
