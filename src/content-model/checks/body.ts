/** What is wrong with the text below a file's fields, as far as the file itself tells. */
import type { Alternative, Heading, HTML } from "mdast";
import { didYouMean } from "../messages/explain";
import type { ContentKind } from "../kinds/kind";
import { bodyOf, childrenOf, visitMarkdown, wordsOf, type MarkdownNode } from "../source/markdown";
import { unfinishedLinks } from "./markdown-slips";
import { placeholdersIn } from "../fields/placeholders";
import type { ContentProblem, Place, ProblemCode } from "../messages/problem";
import { SITE_FACTS } from "../fields/site-facts";
import type { Source } from "../source";
import { INVISIBLE, hasWords, shorten } from "../messages/words";

/** A problem before it knows its file and its place. */
type Told = Pick<ContentProblem, "code" | "message" | "help" | "severity">;

/** A place in the body, from its own beginning; `length` is cut at the end of the line. */
export interface BodyPlace {
  offset: number;
  length?: number;
}

/** Where a part of the body stands in its file. */
export const placeInBody = ({ body, bodyLine, at }: Source, { offset, length = 1 }: BodyPlace): Place => {
  const before = body.slice(0, offset).split("\n");
  const words = body.slice(offset, offset + length).split("\n")[0] ?? "";
  return at(bodyLine + before.length - 1, (before.at(-1) ?? "").length + 1, Math.max(1, words.length));
};

/** The characters of a part of the text. */
export const rangeOf = ({ position }: MarkdownNode): { offset: number; length: number } => {
  const offset = position?.start.offset ?? 0;
  return { offset, length: (position?.end.offset ?? offset) - offset };
};

/** Where `words` stand inside a part of the text; the whole part where they are written in another way. */
export const wordsIn = (node: MarkdownNode, words: string, body: string): BodyPlace => {
  const { offset, length } = rangeOf(node);
  const found = body.slice(offset, offset + length).lastIndexOf(words);
  return found === -1 || words === "" ? { offset, length } : { offset: offset + found, length: words.length };
};

type Report = (place: BodyPlace, told: Told) => void;

/** How the elements that editors reach for are written in Markdown. */
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
  code: "write a backtick before and behind the words.",
  pre: "write a line of three backticks above and below.",
  hr: "write a line of three hyphens, with empty lines around it.",
  table: "write a line for each row, with | between its cells.",
};

const howToWrite = (name: string): string =>
  (Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined) ??
  "take it away, or, where a reader should see it, put a backtick before and behind it.";

const rawHtml = ({ value }: HTML): Told => {
  const code: ProblemCode = "raw-html";
  if (value.startsWith("<!--"))
    return {
      code,
      message: "A note between <!-- and --> goes out with the page, where every visitor can read it.",
      help: "delete it; notes to other editors go between the fields, behind a #.",
    };
  const name = /^<[/!?]?([a-z][\w-]*)/i.exec(value)?.[1]?.toLowerCase() ?? "";
  return name === "script" || name === "iframe" || name === "style"
    ? {
        code,
        message: `Here stands <${name}>. Texts bring no programs, frames or styles into a page.`,
        help: "delete it, down to its end; whatever it should do is work for a developer.",
      }
    : {
        code,
        message: `Here stands HTML, <${shorten(name)}>; texts are written in Markdown alone.`,
        help: howToWrite(name),
      };
};

/** HTML, each element once: its end needs no second message. */
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

/** The deepest heading that the pages have a size for. */
const DEEPEST = 4;

const headingProblem = (node: Heading, above: number): Omit<Told, "code"> | undefined => {
  const marks = (depth: number): string => "#".repeat(depth);
  if (!hasWords(wordsOf(node)))
    return {
      message: "The heading has no words.",
      help: `write them behind ${marks(node.depth)}, or delete the line.`,
    };
  if (node.depth === 1)
    return {
      message: "A heading with one # is the title of the page, which has one already: the field title.",
      help: `begin the heading with ## instead: ## ${shorten(wordsOf(node))}`,
    };
  if (node.depth > DEEPEST)
    return {
      message: `The heading has ${node.depth} #; pages have sizes for two, three and four.`,
      help: `write ${marks(DEEPEST)} or fewer, or make it a paragraph in **bold**.`,
    };
  if (node.depth > above + 1)
    return {
      message: `The heading skips a level: it has ${marks(node.depth)}, and ${
        above === 1 ? "none with ## stands above it" : `the one above it has ${marks(above)}`
      }.`,
      help: `write ${marks(above + 1)} ${shorten(wordsOf(node))}`,
    };
  return undefined;
};

const checkHeadings = (root: MarkdownNode, report: Report): void => {
  // The page's title is the one heading of the first level.
  let above = 1;
  visitMarkdown(root, (node) => {
    if (node.type !== "heading") return;
    const problem = headingProblem(node, above);
    if (problem) report(rangeOf(node), { code: "wrong-heading", ...problem });
    // One with a single # is meant as the level below the title; what follows it is not wrong for that.
    above = Math.min(Math.max(node.depth, 2), DEEPEST);
  });
};

const alternativeText = ({ alt }: Alternative): Told | undefined => {
  const example = "for example: ![Three people at a reception desk](../media/reception.jpg)";
  const code: ProblemCode = "missing-alternative-text";
  if (!alt || !hasWords(alt))
    return {
      code,
      message: "The picture does not say what it shows, for people who cannot see it.",
      help: `write it between the square brackets, ${example}`,
    };
  return /^\S+\.[a-z]{3,4}$/i.test(alt)
    ? {
        code,
        message: `"${shorten(alt)}" is the name of a file and does not say what the picture shows.`,
        help: `write what it shows between the square brackets, ${example}`,
      }
    : undefined;
};

/** A scheme before an address, however spaces and signs are strewn into it. */
const schemeOf = (url: string): string | undefined =>
  // eslint-disable-next-line no-control-regex -- browsers skip control characters inside a scheme
  /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(/[\u0000-\u0020]/g, ""))?.[1]?.toLowerCase();

const SAFE: ReadonlySet<string> = new Set(["https", "mailto", "tel"]);

/** The address of a page as `npm run develop` and `npm start` show it. */
const OWN_COMPUTER = /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1)(?::\d+)?(\/.*)?$/i;

const unsafeAddress = (url: string, isWritten: boolean): Told | undefined => {
  const [isOwn, path = "/"] = OWN_COMPUTER.exec(url) ?? [];
  if (isOwn !== undefined)
    return {
      code: "broken-link",
      message: "The address leads to the computer of whoever opens the page.",
      help: `write the path alone: ${path}`,
    };
  const scheme = schemeOf(url);
  if (scheme === undefined || SAFE.has(scheme)) return undefined;
  const secure = shorten(url.replace(/^http:/i, "https:"));
  if (scheme === "http")
    return {
      code: "insecure-link",
      severity: "warning",
      message: `${isWritten ? "The address begins with http://" : "This becomes a link that begins with http://"}; on the way, others could read and change what the visitor gets.`,
      help: isWritten
        ? `most sites have the same page at https://: try ${secure}`
        : `write the link out: [${url.slice("http://".length)}](${secure})`,
    };
  return {
    code: "unsafe-link",
    message: `The address begins with "${scheme}:", which does not lead to a page.`,
    help: "write a path of this site, or an address that begins with https://, mailto: or tel:, for example: [Contact](/contact)",
  };
};

const placeholderProblem = (name: string): Told => {
  const guess = didYouMean(name, SITE_FACTS);
  return {
    code: "unknown-placeholder",
    message: `The text has {${name}}, which is not filled in here.`,
    help: `${guess ? `did you mean {${guess}}? ` : ""}Filled in here: ${SITE_FACTS.map((word) => `{${word}}`).join(", ")}. Words that belong in braces go between backticks.`,
  };
};

const checkAddress = (node: MarkdownNode & { url: string }, body: string, report: Report): void => {
  const { offset, length } = rangeOf(node);
  const problem = unsafeAddress(
    node.url,
    /^http:/i.test(node.url) && body.slice(offset, offset + length).includes(":"),
  );
  if (problem) report(wordsIn(node, node.url, body), problem);
  for (const name of placeholdersIn(node.url))
    report(wordsIn(node, `{${name}}`, body), {
      code: "unknown-placeholder",
      message: `{${name}} stands inside an address, where nothing is filled in.`,
      help: "write the address out.",
    });
};

const checkLinks = (root: MarkdownNode, body: string, report: Report): void =>
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
      report(rangeOf(node), {
        code: "link-without-text",
        message: "The link has no words that could be pressed, or read aloud.",
        help: "write them between the square brackets, for example: [our prices](/services/paid-media#pricing)",
      });
    if (node.type === "image" || node.type === "imageReference") {
      const problem = alternativeText(node);
      if (problem) report(rangeOf(node), problem);
    }
  });

const checkPlaceholders = (root: MarkdownNode, body: string, report: Report): void =>
  visitMarkdown(root, (node) => {
    if (node.type !== "text") return;
    for (const name of placeholdersIn(node.value))
      if (!SITE_FACTS.some((fact) => fact === name)) report(wordsIn(node, `{${name}}`, body), placeholderProblem(name));
  });

/** What Markdown would make of signs that are shown as they are. */
const PLAIN: Partial<Record<MarkdownNode["type"], string>> = {
  heading: "a heading",
  link: "a link",
  linkReference: "a link",
  definition: "a link",
  image: "a picture",
  imageReference: "a picture",
  strong: "bold words",
  emphasis: "words in italics",
  inlineCode: "backticks",
  code: "lines that are set apart",
  table: "a table",
  list: "a list",
  blockquote: "a quotation",
  thematicBreak: "a rule",
  html: "HTML",
};

const checkPlain = (root: MarkdownNode, body: string, report: Report): void => {
  const visit = (node: MarkdownNode): void => {
    // A year at the beginning of a line, "2024. Two.", is no list.
    const isOneNumber = node.type === "list" && node.ordered && node.children.length === 1;
    const what = isOneNumber ? undefined : PLAIN[node.type];
    const { offset, length } = rangeOf(node);
    // An address by itself is no sign; it is shown as it is, and that is what it should be.
    const isBare = node.type === "link" && !/^[[<]/.test(body.slice(offset));
    if (what && !isBare)
      report(
        { offset, length },
        {
          code: "markdown-in-plain-text",
          message: `Here stand signs for ${what}; this text is shown as it is written, signs and all.`,
          help: "write plain words; a new paragraph begins after an empty line.",
        },
      );
    else for (const child of childrenOf(node)) visit(child);
  };
  visit(root);
  for (const name of placeholdersIn(body))
    report(
      { offset: body.indexOf(`{${name}}`), length: name.length + 2 },
      {
        code: "unknown-placeholder",
        message: `The text has {${name}}; nothing is filled in here.`,
        help: "write the words themselves.",
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
        message: "Here stands an invisible sign that no text may have; it may have come in by pasting.",
        help: "delete the words around it and write them anew.",
      },
    );
};

/** Everything that is wrong with a body of its kind, but for what its links and pictures lead to. */
export const checkBody = (file: string, { body }: ContentKind, source: Source): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  const report: Report = (place, told) => problems.push({ file, ...placeInBody(source, place), ...told });
  if (!body) return problems;
  checkSigns(source.body, report);
  const root = bodyOf(source);
  if (body.form === "paragraphs") checkPlain(root, source.body, report);
  else {
    checkHtml(root, report);
    checkHeadings(root, report);
    checkLinks(root, source.body, report);
    checkPlaceholders(root, source.body, report);
    for (const { offset, length, ...words } of unfinishedLinks(root, source.body))
      report({ offset, length }, { code: "unfinished-link", ...words });
  }
  return problems;
};
