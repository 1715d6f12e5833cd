/** Checks of a Markdown body that need no other file. */
import type { Heading, HTML } from "mdast";
import { didYouMean } from "../messages/did-you-mean";
import type { ContentKind } from "../kinds/kind";
import { bodyOf, childrenOf, visitMarkdown, wordsOf, type MarkdownNode } from "../source/markdown";
import { placeholdersIn } from "../fields/placeholders";
import type { ContentProblem, ProblemCode } from "../messages/problem";
import { checkLinks } from "./body-links";
import { placeInBody, rangeOf, wordsIn, type Report, type Told } from "./body-place";
import { strayMarkup, TEMPLATE_TAG } from "./stray-markup";
import { SITE_FACTS } from "../fields/site-facts";
import type { Source } from "../source";
import { INVISIBLE, hasWords, shorten } from "../messages/words";

/** Markdown equivalents of common HTML elements. */
const INSTEAD: Readonly<Record<string, string>> = {
  b: "write **words** for bold.",
  strong: "write **words** for bold.",
  i: "write *words* for italics.",
  em: "write *words* for italics.",
  a: "write [words](/contact) for a link.",
  img: "write ![what it shows](../media/picture.jpg) for a picture.",
  br: "end the line with a backslash, or leave an empty line for a new paragraph.",
  p: "leave an empty line between paragraphs.",
  div: "leave an empty line between paragraphs.",
  h1: "write ## and a space before the heading.",
  h2: "write ## and a space before the heading.",
  h3: "write ### and a space before the heading.",
  h4: "write #### and a space before the heading.",
  ul: "write a hyphen and a space before each point.",
  ol: "write 1. and a space before each point.",
  li: "write a hyphen and a space before each point.",
  blockquote: "write > and a space before the paragraph.",
  code: "put backticks around the words.",
  pre: "write a line of three backticks above and below.",
  hr: "write a line of three hyphens, with empty lines around it.",
  table: "write a line for each row, with | between its cells.",
};

const howToWrite = (name: string): string =>
  (Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined) ??
  "remove it, or put backticks around it if readers should see it.";

const rawHtml = ({ value }: HTML): Told => {
  const code: ProblemCode = "raw-html";
  if (value.startsWith("<!--"))
    return {
      code,
      message: "An HTML comment is published with the page, where every visitor can read it.",
      help: "delete it; comments for other editors go between the fields, after a #.",
    };
  const name = /^<[/!?]?([a-z][\w-]*)/i.exec(value)?.[1]?.toLowerCase() ?? "";
  return name === "script" || name === "iframe" || name === "style"
    ? {
        code,
        message: `<${name}> is not allowed: texts cannot add scripts, frames or styles to a page.`,
        help: "delete the whole element, and ask a developer for what it should do.",
      }
    : {
        code,
        message: `<${shorten(name)}> is HTML; texts are written in Markdown only.`,
        help: howToWrite(name),
      };
};

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
const DEEPEST = 4;

/** A heading as written, without its marks. */
const headingText = ({ children }: Heading, body: string): string =>
  body.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset).replace(/\s*\n\s*/g, " ");

/** A setext heading (underlined with = or -), which is often unintentional. */
const underlinedHeading = (node: Heading, body: string): Omit<Told, "code"> => {
  const text = headingText(node, body);
  return node.depth === 1
    ? {
        message: "The line of = makes the text above it a heading of the first level, which is the page's title.",
        help: `for a heading, write one line in place of both: ## ${text}`,
      }
    : {
        severity: "warning",
        message: "The line of hyphens makes the text above it a heading.",
        help: `for a line across the page, leave an empty line above the hyphens; for a heading, write one line in place of both: ## ${text}`,
      };
};

const headingProblem = (node: Heading, above: number, body: string): Omit<Told, "code"> | undefined => {
  const marks = (depth: number): string => "#".repeat(depth);
  if (!hasWords(wordsOf(node)))
    return {
      message: "The heading has no words.",
      help: `write them after ${marks(node.depth)}, or delete the line.`,
    };
  if (!body.slice(rangeOf(node).offset).trimStart().startsWith("#")) return underlinedHeading(node, body);
  if (node.depth === 1)
    return {
      message: "A heading with one # is the page's title, which already comes from its title field.",
      help: `begin the heading with ## instead: ## ${headingText(node, body)}`,
    };
  if (node.depth > DEEPEST)
    return {
      message: `The heading has ${node.depth} #; pages have styles for two to four.`,
      help: `write ${marks(DEEPEST)} or fewer, or make it a paragraph in **bold**.`,
    };
  if (node.depth > above + 1)
    return {
      message: `The heading skips a level: it has ${marks(node.depth)}, and ${
        above === 1 ? "there is no heading with ## above it" : `the one above it has ${marks(above)}`
      }.`,
      help: `write ${marks(above + 1)} ${headingText(node, body)}`,
    };
  return undefined;
};

const checkHeadings = (root: MarkdownNode, body: string, report: Report): void => {
  // The page's title is its only h1.
  let above = 1;
  visitMarkdown(root, (node) => {
    if (node.type !== "heading") return;
    const problem = headingProblem(node, above, body);
    if (problem) report(rangeOf(node), { code: "wrong-heading", ...problem });
    // An h1 is meant as h2, so do not report the headings below it.
    above = Math.min(Math.max(node.depth, 2), DEEPEST);
  });
};

const placeholderProblem = (name: string, known: readonly string[]): Told => {
  const guess = didYouMean(name, known);
  return {
    code: "unknown-placeholder",
    message: `The text has {${name}}, which is not filled in here.`,
    help: `${guess ? `did you mean {${guess}}? Otherwise use` : "use"} one of: ${known.map((word) => `{${word}}`).join(", ")}. Words that belong in braces go between backticks.`,
  };
};

/** Footnotes without words, without a place in the text, or with the name of another. */
const checkFootnotes = (root: MarkdownNode, report: Report): void => {
  const used = new Set<string>();
  const defined = new Set<string>();
  visitMarkdown(root, (node) => {
    if (node.type === "footnoteReference") used.add(node.identifier);
  });
  const tell = (node: MarkdownNode, name: string, message: string, help: string): void =>
    report(rangeOf(node), {
      code: "unfinished-link",
      severity: "warning",
      message: `The footnote "${name}" ${message}.`,
      help,
    });
  visitMarkdown(root, (node) => {
    if (node.type !== "footnoteDefinition") return;
    const name = node.label ?? node.identifier;
    if (!hasWords(wordsOf(node)))
      tell(node, name, "has no words", `write them behind it: [^${name}]: Where the figure is from.`);
    else if (defined.has(node.identifier))
      tell(node, name, "has words already, so these are not shown", "give one of the two another name.");
    else if (!used.has(node.identifier))
      tell(
        node,
        name,
        "is not shown, because nothing in the text leads to it",
        `write [^${name}] where it belongs, or delete it.`,
      );
    defined.add(node.identifier);
  });
};

/** Tables that do not render as intended. */
const checkTables = (root: MarkdownNode, body: string, report: Report): void =>
  visitMarkdown(root, (node) => {
    if (node.type !== "table") return;
    const columns = node.children[0]?.children.length ?? 0;
    for (const row of node.children.slice(1)) {
      const { offset, length } = rangeOf(row);
      if (row.children.length > columns)
        report(
          { offset, length },
          {
            code: "markup-as-text",
            severity: "warning",
            message: `The row has ${row.children.length} cells, but the table has ${columns} columns; the rest is not shown.`,
            help: "add columns to the first two lines of the table, or remove cells.",
          },
        );
      else if (columns > 1 && !body.slice(offset, offset + length).includes("|"))
        report(
          { offset, length },
          {
            code: "markup-as-text",
            severity: "warning",
            message: "This line is read as a row of the table above it.",
            help: "leave an empty line above it.",
          },
        );
    }
  });

const checkPlaceholders = (root: MarkdownNode, body: string, known: readonly string[], report: Report): void =>
  visitMarkdown(root, (node) => {
    if (node.type !== "text") return;
    // Template tags of other systems are reported separately.
    for (const name of placeholdersIn(node.value.replace(TEMPLATE_TAG, "")))
      if (!known.includes(name)) report(wordsIn(node, `{${name}}`, body), placeholderProblem(name, known));
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
    if (what)
      report(rangeOf(node), {
        code: "markdown-in-plain-text",
        message: `Show notes cannot have ${what}: podcast apps show paragraphs, links, lists and emphasis.`,
        help: "write it as plain words, with an empty line between paragraphs.",
      });
    else for (const child of childrenOf(node)) visit(child);
  };
  visit(root);
  for (const name of placeholdersIn(body))
    report(
      { offset: body.indexOf(`{${name}}`), length: name.length + 2 },
      {
        code: "unknown-placeholder",
        message: `The text has {${name}}, but placeholders are not filled in here.`,
        help: "write the text itself.",
      },
    );
};

const checkSigns = (body: string, report: Report): void => {
  const offset = body.search(INVISIBLE);
  if (offset !== -1)
    report(
      { offset },
      {
        code: "invisible-sign",
        message: "There is an invisible control character here, which usually comes from pasting.",
        help: "delete the words around it and type them again.",
      },
    );
};

/** All problems of a body except link and image targets. */
export const checkBody = (file: string, { body }: ContentKind, source: Source): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  const report: Report = (place, told) => problems.push({ file, ...placeInBody(source, place), ...told });
  if (!body) return problems;
  checkSigns(source.body, report);
  const root = bodyOf(source);
  if (body.form === "notes") checkNotes(root, source.body, report);
  else {
    checkHtml(root, report);
    checkHeadings(root, source.body, report);
    checkTables(root, source.body, report);
    checkFootnotes(root, report);
    checkPlaceholders(root, source.body, [...SITE_FACTS, ...(body.placeholders ?? [])], report);
  }
  checkLinks(root, source.body, report);
  for (const { offset, length, ...words } of strayMarkup(root, source.body)) report({ offset, length }, words);
  return problems;
};
