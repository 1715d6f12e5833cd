/** Checks of a Markdown body that need no other file. */
import { finding, warning, type Finding } from "../messages/finding";
import type { Heading, HTML } from "mdast";
import { didYouMean } from "../messages/did-you-mean";
import type { ContentKind } from "../kinds/kind";
import { bodyOf, childrenOf, visitMarkdown, wordsOf, type MarkdownNode } from "../source/markdown";
import { placeholdersIn } from "../lib/placeholders";
import type { ContentProblem } from "../messages/problem";
import { checkLinks } from "./body-links";
import { placeInBody, rangeOf, wordsIn, type Report } from "./body-place";
import { strayMarkup, TEMPLATE_TAG } from "./stray-markup";
import { SITE_FACTS } from "../fields/site-facts";
import type { Source } from "../source";
import type { Subject } from "../messages/message";
import { codePoint, INVISIBLE, hasWords } from "../messages/words";

/** The problem of an HTML element or comment. */
export const rawHtml = ({ value }: HTML): Finding => {
  const name = value.startsWith("<!--") ? "!--" : (/^<[/!?]?([a-z][\w-]*)/i.exec(value)?.[1]?.toLowerCase() ?? "");
  return finding("raw-html", { name, isForbidden: ["script", "iframe", "style"].includes(name) });
};

/** The problem of a placeholder that is not filled in. */
export const unknownPlaceholder = (subject: Subject, name: string, allowed: readonly string[]): Finding =>
  finding("unknown-placeholder", { subject, name, guess: didYouMean(name, allowed), allowed });

/** Reports each HTML element once, not its closing tag again. */
const checkHtml = (root: MarkdownNode, report: Report): void => {
  const opened = new Set<string>();
  visitMarkdown(root, (node) => {
    if (node.type !== "html") return;
    const [, slash, name = ""] = /^<(\/?)([a-z][\w-]*)/i.exec(node.value) ?? [];
    if (slash && opened.has(name)) return;
    opened.add(name);
    report(rangeOf(node), rawHtml(node));
  });
};

/** The deepest styled heading level. */
export const DEEPEST = 4;

/** A heading as written, without its marks. */
const headingText = ({ children }: Heading, body: string): string =>
  body.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset).replace(/\s*\n\s*/g, " ");

const headingProblem = (node: Heading, above: number, body: string): Finding | undefined => {
  const { depth } = node;
  if (!hasWords(wordsOf(node))) return finding("wrong-heading/empty", { marks: "#".repeat(depth) });
  const text = headingText(node, body);
  // A line of = or - below a paragraph, which is often meant as a line across the page.
  if (!body.slice(rangeOf(node).offset).trimStart().startsWith("#"))
    return (depth === 1 ? finding : warning)("wrong-heading/underlined", { text });
  const expected = Math.min(above + 1, DEEPEST);
  return depth === 1 || depth > expected
    ? finding("wrong-heading/level", { depth, expected: depth === 1 ? 2 : expected, text })
    : undefined;
};

const checkHeadings = (root: MarkdownNode, body: string, report: Report): void => {
  // The page's title is its only h1.
  let above = 1;
  visitMarkdown(root, (node) => {
    if (node.type !== "heading") return;
    const problem = headingProblem(node, above, body);
    if (problem) report(rangeOf(node), problem);
    // An h1 is meant as h2, so do not report the headings below it.
    above = Math.min(Math.max(node.depth, 2), DEEPEST);
  });
};

/** Footnotes that nothing in the text leads to. */
const checkFootnotes = (root: MarkdownNode, report: Report): void => {
  const used = new Set<string>();
  visitMarkdown(root, (node) => {
    if (node.type === "footnoteReference") used.add(node.identifier);
  });
  visitMarkdown(root, (node) => {
    if (node.type === "footnoteDefinition" && !used.has(node.identifier))
      report(rangeOf(node), warning("unfinished-link/unused-footnote", { name: node.label ?? node.identifier }));
  });
};

/** Tables that do not render as intended. */
const checkTables = (root: MarkdownNode, report: Report): void =>
  visitMarkdown(root, (node) => {
    if (node.type !== "table") return;
    const columns = node.children[0]?.children.length ?? 0;
    for (const row of node.children.slice(1)) {
      const { offset, length } = rangeOf(row);
      if (row.children.length > columns)
        report({ offset, length }, warning("markup-as-text/table-row", { cells: row.children.length, columns }));
    }
  });

const checkPlaceholders = (root: MarkdownNode, body: string, known: readonly string[], report: Report): void =>
  visitMarkdown(root, (node) => {
    if (node.type !== "text") return;
    // Template tags of other systems are reported separately.
    for (const name of placeholdersIn(node.value.replace(TEMPLATE_TAG, "")))
      if (!known.includes(name)) report(wordsIn(node, `{${name}}`, body), unknownPlaceholder("text", name, known));
  });

/** Markdown that show notes must not have: podcast apps support paragraphs, links, lists and emphasis. */
const NOT_IN_NOTES: Partial<Record<MarkdownNode["type"], string>> = {
  heading: "headings",
  image: "pictures",
  imageReference: "pictures",
  inlineCode: "code",
  code: "code",
  table: "tables",
  blockquote: "quotations",
  thematicBreak: "rules",
  html: "HTML",
};

const checkNotes = (root: MarkdownNode, body: string, report: Report): void => {
  const visit = (node: MarkdownNode): void => {
    const what = NOT_IN_NOTES[node.type];
    if (what) report(rangeOf(node), finding("markdown-in-plain-text/notes", { what }));
    else for (const child of childrenOf(node)) visit(child);
  };
  visit(root);
  for (const name of placeholdersIn(body))
    report({ offset: body.indexOf(`{${name}}`), length: name.length + 2 }, unknownPlaceholder("text", name, []));
};

const checkSigns = (body: string, report: Report): void => {
  const offset = body.search(INVISIBLE);
  if (offset !== -1) report({ offset }, finding("invisible-sign", { code: codePoint(body, offset) }));
};

/** All problems of a body except link and image targets. */
export const checkBody = (file: string, { body }: ContentKind, source: Source): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  const report: Report = (place, found) => problems.push({ file, ...placeInBody(source, place), ...found });
  if (!body) return problems;
  checkSigns(source.body, report);
  const root = bodyOf(source);
  if (body.form === "notes") checkNotes(root, source.body, report);
  else {
    checkHtml(root, report);
    checkHeadings(root, source.body, report);
    checkTables(root, report);
    checkFootnotes(root, report);
    checkPlaceholders(root, source.body, [...SITE_FACTS, ...(body.placeholders ?? [])], report);
  }
  checkLinks(root, source.body, report);
  for (const { offset, length, ...found } of strayMarkup(root, source.body)) report({ offset, length }, found);
  return problems;
};
