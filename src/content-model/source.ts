/** Reads the text of one content file into values that know where they stand. */
import { isAlias, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node, type YAMLError } from "yaml";
import type { ContentProblem, Place, ProblemCode } from "./problem";
import type { PathStep } from "./schema-walk";

/** A content file as it lies on the disk. */
export interface ContentFile {
  /** The path from the content folder, with forward slashes. */
  path: string;
  bytes: Uint8Array;
}

/** The values of a file, and the way from each back to its place. */
export interface Source {
  data: unknown;
  /** The text below the front matter; empty for YAML. */
  body: string;
  /** The line of the file that the body's first line is. */
  bodyLine: number;
  /** Where the value at `path` stands; where it is missing, its nearest parent. `key` marks the key instead. */
  locate: (path: readonly PathStep[], key?: boolean) => Place & { lineText: string };
  /** A place by line and column, with the line's text. */
  at: (line: number, column?: number, length?: number) => Place & { lineText: string };
}

export interface SourceResult {
  source?: Source;
  problems: ContentProblem[];
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

interface YamlWords {
  code: ProblemCode;
  message: string;
  help: string;
}

/** The parser's error in words for somebody who has never heard of YAML. */
const inPlainWords = (error: YAMLError): YamlWords => {
  const text = error.message;
  switch (error.code) {
    case "TAB_AS_INDENT":
      return { code: "yaml-tab", message: "The line is indented with a tab.", help: "use spaces, two for each level." };
    case "DUPLICATE_KEY":
      return { code: "yaml-duplicate-key", message: "The same field stands twice in one group.", help: "keep one of the two." };
    case "MISSING_CHAR":
      return /quote/.test(text)
        ? { code: "yaml-unclosed", message: "A quotation mark is opened and never closed.", help: "close it at the end of the text, or double it where it belongs to the text." }
        : { code: "yaml-unclosed", message: "A bracket, a brace or a comma is missing.", help: "close what is opened on this line." };
    case "MULTILINE_IMPLICIT_KEY":
    case "BLOCK_AS_IMPLICIT_KEY":
      return {
        code: "yaml-syntax",
        message: "A colon followed by a space starts a field in the middle of a text, or a line continues that should not.",
        help: 'put text that has a colon in it in quotes: title: "Ads: what they cost".',
      };
    case "BAD_INDENT":
      return { code: "yaml-syntax", message: "The line is indented differently from its neighbours.", help: "give it the same number of spaces as the other fields of its group." };
    case "BAD_SCALAR_START":
      return { code: "yaml-syntax", message: "A text may not begin with this character.", help: "put the whole text in quotes." };
    case "BAD_DQ_ESCAPE":
      return { code: "yaml-syntax", message: 'A backslash in "double quotes" starts an escape that does not exist.', help: "use 'single quotes', or write the backslash twice." };
    case "MULTIPLE_DOCS":
      return { code: "yaml-syntax", message: "A line of three hyphens starts a second document.", help: "remove that line: a file holds one." };
    case "TAG_RESOLVE_FAILED":
      return { code: "yaml-syntax", message: "A word that begins with an exclamation mark is read as a tag.", help: "put the text in quotes." };
    default:
      return { code: "yaml-syntax", message: `The file cannot be read here: ${text.replace(/\.$/, "")}.`, help: "compare the line with its neighbours; a text with special characters goes in quotes." };
  }
};

/** Finds the node at a path; stops at the nearest parent that exists. */
const nodeAt = (document: Document.Parsed, path: readonly PathStep[], key: boolean): Node | null => {
  let node: unknown = document.contents;
  for (const [index, step] of path.entries()) {
    const last = index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step));
      if (!pair) break;
      const chosen = key && last ? pair.key : (pair.value ?? pair.key);
      // An empty value has a range of no length after the colon: the key says more.
      node = isScalar(chosen) && chosen.value === null ? pair.key : chosen;
    } else if (isSeq(node) && typeof step === "number" && node.items[step] !== undefined) {
      node = node.items[step];
    } else break;
  }
  return node as Node | null;
};

/** Parses YAML that starts at line `firstLine` of its file. */
const parseYaml = (path: string, yaml: string, firstLine: number, lines: readonly string[]): SourceResult => {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false, version: "1.2" });
  const at = (line: number, column = 1, length = 1) => ({ line, column, length, lineText: lines[line - 1] ?? "" });
  const atOffset = (start: number, end = start + 1) => {
    const { line, col } = counter.linePos(start);
    const text = yaml.slice(start, end).split("\n")[0] ?? "";
    return at(line + firstLine - 1, col, Math.max(1, text.trimEnd().length));
  };
  const problems: ContentProblem[] = [...document.errors, ...document.warnings].map((error) => ({
    file: path,
    ...atOffset(error.pos[0], error.pos[1]),
    ...inPlainWords(error),
  }));
  visit(document, (_, node) => {
    if (!isAlias(node)) return undefined;
    problems.push({
      file: path,
      ...atOffset(node.range?.[0] ?? 0),
      code: "yaml-alias",
      message: `*${node.source} repeats a value from elsewhere in the file; these files do not use that.`,
      help: "write the value out, or put a text that begins with * in quotes.",
    });
    return visit.BREAK;
  });
  if (problems.length > 0) return { problems };
  if (!isMap(document.contents)) {
    return {
      problems: [
        {
          file: path,
          ...at(firstLine),
          code: "yaml-not-a-list-of-fields",
          message: "Here should stand fields, each a name, a colon and a value.",
          help: "begin each field on a line of its own, for example: title: Paid Media",
        },
      ],
    };
  }
  const locate: Source["locate"] = (valuePath, key = false) => {
    const range = nodeAt(document, valuePath, key)?.range;
    return range ? atOffset(range[0], range[1]) : at(firstLine);
  };
  return { problems, source: { data: document.toJS(), body: "", bodyLine: 0, locate, at } };
};

/** Splits front matter from the text below it. */
const parseMarkdown = (path: string, lines: readonly string[]): SourceResult => {
  const problem = (code: ProblemCode, message: string, help: string): SourceResult => ({
    problems: [{ file: path, line: 1, column: 1, length: Math.max(1, lines[0]?.length ?? 1), lineText: lines[0] ?? "", code, message, help }],
  });
  if (!/^---[ \t]*$/.test(lines[0] ?? ""))
    return problem("front-matter-missing", "The file does not begin with its fields.", "begin it with a line of three hyphens, the fields, and another line of three hyphens.");
  const end = lines.findIndex((line, index) => index > 0 && /^---[ \t]*$/.test(line));
  if (end === -1)
    return problem("front-matter-not-closed", "The fields at the top are opened with three hyphens and never closed.", "put a line of three hyphens after the last field.");
  const result = parseYaml(path, lines.slice(1, end).join("\n"), 2, lines);
  if (!result.source) return result;
  const body = lines.slice(end + 1).join("\n");
  return { problems: result.problems, source: { ...result.source, body, bodyLine: end + 2 } };
};

/** Reads a file's bytes; Windows line ends are fine. */
export const readSource = ({ path, bytes }: ContentFile): SourceResult => {
  const fail = (code: ProblemCode, message: string, help: string): SourceResult => ({
    problems: [{ file: path, line: 1, column: 1, code, message, help }],
  });
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return fail("not-utf8", "The file is not saved as UTF-8, so letters beyond English would come out wrong.", "save it again with the encoding UTF-8.");
  }
  if (text.startsWith("\uFEFF"))
    return fail("byte-order-mark", "The file begins with an invisible byte-order mark.", "save it again as UTF-8 without BOM.");
  if (text.trim() === "") return fail("empty-file", "The file is empty.", "fill it in, or delete it.");
  const lines = text.split(/\r\n|\r|\n/);
  return path.endsWith(".md") ? parseMarkdown(path, lines) : parseYaml(path, lines.join("\n"), 1, lines);
};
