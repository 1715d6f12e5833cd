/** Reads the text of one content file into values that know where they stand. */
import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Pair,
} from "yaml";
import type { ContentProblem, Place, ProblemCode } from "../messages/problem";
import type { PathStep } from "../fields/schema-walk";
import { hiddenNotes, slipsIn, type Slip } from "./yaml-slips";

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
  /**
   * Where the value at `path` stands; a group or a list is marked at its name, and what is missing at its nearest parent.
   * `key` marks the name of any value.
   */
  locate: (path: readonly PathStep[], key?: boolean) => Place & { lineText: string };
  /** The last line of the value at `path`, with all that belongs to it. */
  lastLine: (path: readonly PathStep[]) => number;
  /** A place by line and column, with the line's text. */
  at: (line: number, column?: number, length?: number) => Place & { lineText: string };
}

export interface SourceResult {
  source?: Source;
  problems: ContentProblem[];
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const LINE_END = /\r\n|\r|\n/;

interface Found {
  /** The value, or its nearest parent that exists. */
  node: unknown;
  /** The name of the field that the node is the value of; none for the items of lists. */
  key: unknown;
}

/** The pair of a group whose name is `step`, however the name is written. */
const pairAt = (node: unknown, step: PathStep): Pair | undefined =>
  isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step)) : undefined;

const find = (document: Document.Parsed, path: readonly PathStep[]): Found => {
  let found: Found = { node: document.contents, key: undefined };
  for (const step of path) {
    const pair = pairAt(found.node, step);
    const item = isSeq(found.node) && typeof step === "number" ? found.node.items[step] : undefined;
    if (pair) found = { node: pair.value, key: pair.key };
    else if (item !== undefined) found = { node: item, key: undefined };
    else break;
  }
  return found;
};

type Range = readonly [start: number, end: number];

/** The characters of a node; `undefined` where nothing is written. */
const rangeOf = (node: unknown): Range | undefined => {
  const range = isNode(node) ? node.range : undefined;
  return range && range[1] > range[0] ? [range[0], range[1]] : undefined;
};

/** The characters that stand for a value: its own, or its field's name where it has none or goes on for many lines. */
const charactersOf = (
  document: Document.Parsed,
  path: readonly PathStep[],
  yaml: string,
  ofKey: boolean,
): Range | undefined => {
  const { node, key } = find(document, path);
  const isBlock = isCollection(node) && node.flow !== true;
  const range = rangeOf(ofKey || isBlock ? (key ?? node) : node) ?? rangeOf(key);
  if (range) return isBlock && !isNode(key) ? [range[0], range[0] + 1] : range;
  // An empty item of a list has no characters; its hyphen has.
  const end = isNode(node) ? node.range?.[0] : undefined;
  const hyphen = end === undefined ? -1 : yaml.lastIndexOf("-", end);
  return hyphen === -1 ? undefined : [hyphen, hyphen + 1];
};

/** What stands where fields should be. */
const noFields = (contents: unknown): string =>
  isSeq(contents)
    ? "Here stands a list where fields should be, each a name, a colon and a value."
    : rangeOf(contents)
      ? "Here stands a text where fields should be, each a name, a colon and a value."
      : "There are no fields here.";

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
  const inFile = ({ start, end, ...words }: Slip): ContentProblem => ({
    file: path,
    ...atOffset(start, end),
    ...words,
  });
  const slips = slipsIn(document, yaml);
  if (slips.length > 0) {
    return { problems: slips.map(inFile) };
  }
  if (!isMap(document.contents)) {
    const range = rangeOf(document.contents);
    return {
      problems: [
        {
          file: path,
          ...(range ? atOffset(range[0]) : at(firstLine)),
          code: "yaml-not-a-list-of-fields",
          message: noFields(document.contents),
          help: "begin each field on a line of its own, for example: title: Paid Media",
        },
      ],
    };
  }
  const locate: Source["locate"] = (valuePath, key = false) => {
    const range = charactersOf(document, valuePath, yaml, key);
    return range ? atOffset(...range) : at(firstLine);
  };
  const lastLine: Source["lastLine"] = (valuePath) => {
    const [start, end] = rangeOf(find(document, valuePath).node) ?? [0, 1];
    return counter.linePos(start + yaml.slice(start, end).trimEnd().length - 1).line + firstLine - 1;
  };
  return {
    problems: hiddenNotes(document, yaml).map(inFile),
    source: { data: document.toJS(), body: "", bodyLine: 0, locate, lastLine, at },
  };
};

/** Splits front matter from the text below it. */
const parseMarkdown = (path: string, lines: readonly string[]): SourceResult => {
  const problem = (code: ProblemCode, message: string, help: string): SourceResult => ({
    problems: [
      {
        file: path,
        line: 1,
        column: 1,
        length: Math.max(1, lines[0]?.length ?? 1),
        lineText: lines[0] ?? "",
        code,
        message,
        help,
      },
    ],
  });
  if (!/^---[ \t]*$/.test(lines[0] ?? ""))
    return problem(
      "front-matter-missing",
      "The file does not begin with its fields.",
      "make three hyphens its very first line, then the fields, then another line of three hyphens.",
    );
  const end = lines.findIndex((line, index) => index > 0 && /^---[ \t]*$/.test(line));
  if (end === -1)
    return problem(
      "front-matter-not-closed",
      "The fields at the top are opened with three hyphens and never closed.",
      "put a line of three hyphens after the last field.",
    );
  const result = parseYaml(path, lines.slice(1, end).join("\n"), 2, lines);
  if (!result.source) return result;
  const body = lines.slice(end + 1).join("\n");
  return { problems: result.problems, source: { ...result.source, body, bodyLine: end + 2 } };
};

/** Points at the first letter that was saved in another encoding. */
const notUtf8 = (path: string, bytes: Uint8Array): ContentProblem => {
  const text = new TextDecoder().decode(bytes);
  const before = (text.split("\uFFFD", 1)[0] ?? "").split(LINE_END);
  return {
    file: path,
    line: before.length,
    column: (before.at(-1) ?? "").length + 1,
    lineText: text.split(LINE_END)[before.length - 1],
    code: "not-utf8",
    message: "The file is not saved as UTF-8, so letters beyond English, from here on, would come out wrong.",
    help: "save it again with the encoding UTF-8.",
  };
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
    return { problems: [notUtf8(path, bytes)] };
  }
  if (text.startsWith("\uFEFF"))
    return fail(
      "byte-order-mark",
      "The file begins with an invisible byte-order mark.",
      "save it again as UTF-8 without BOM.",
    );
  if (text.trim() === "") return fail("empty-file", "The file is empty.", "fill it in, or delete it.");
  const lines = text.split(LINE_END);
  const conflicts = lines.flatMap((lineText, index) =>
    /^<{7}(?: |$)/.test(lineText) ? [{ lineText, line: index + 1 }] : [],
  );
  if (conflicts.length > 0)
    return {
      problems: conflicts.map((place) => ({
        file: path,
        ...place,
        column: 1,
        length: place.lineText.length,
        code: "merge-conflict",
        message: "Two people changed the same lines, and both versions stand here, one below the other.",
        help: "keep the lines that are right, and delete the others and the three lines that begin with <<<<<<<, ======= and >>>>>>>.",
      })),
    };
  if (/\r(?!\n)/.test(text))
    return fail(
      "invisible-sign",
      "The lines end as on Macs of the last century, which other programs take for one long line.",
      "save it again with the line ends LF or CRLF.",
    );
  return path.endsWith(".md") ? parseMarkdown(path, lines) : parseYaml(path, lines.join("\n"), 1, lines);
};
