/** Parses one content file and keeps the source position of every value. */
import { finding, warning, type Finding } from "../messages/finding";
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
import type { z } from "zod";
import type { ContentProblem, Place } from "../messages/problem";
import type { PathStep } from "../fields/schema-walk";
import { renameFields } from "./renamed-fields";
import { hiddenNotes, findYamlMistakes } from "./yaml-mistakes";
import type { Mistake } from "./yaml-rules";

/** A content file as read from disk. */
export interface ContentFile {
  /** The path from the content folder, with forward slashes. */
  path: string;
  bytes: Uint8Array;
}

/** A file's values, with a lookup from each value to its position. */
export interface Source {
  data: unknown;
  /** The text below the front matter; empty for YAML. */
  body: string;
  /** The file's line number of the body's first line. */
  bodyLine: number;
  /**
   * The position of the value at `path`: a group's or list's name; the nearest parent of a missing value.
   * `key` returns the position of the field's name instead; `words`, that of their last occurrence in the value,
   * with its path, as no value begins there.
   */
  locate: (
    path: readonly PathStep[],
    key?: boolean,
    words?: string,
  ) => Place & { lineText: string; path?: readonly PathStep[] };
  /** The last line of the value at `path`, including its children. */
  lastLine: (path: readonly PathStep[]) => number;
  /** A position by line and column, with the line's text. */
  at: (line: number, column?: number, length?: number) => Place & { lineText: string };
}

export interface SourceResult {
  source?: Source;
  problems: ContentProblem[];
}

const LINE_END = /\r\n|\r|\n/;

interface Found {
  /** The value, or its nearest existing parent. */
  node: unknown;
  /** The key node; undefined for list items. */
  key: unknown;
}

/** The pair with key `step`; keys may be quoted or numeric. */
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

/** A node's source range; `undefined` if it is empty. */
const rangeOf = (node: unknown): Range | undefined => {
  const range = isNode(node) ? node.range : undefined;
  return range && range[1] > range[0] ? [range[0], range[1]] : undefined;
};

/** The range to mark for a value: its own, or its key if it is empty or a block. */
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
  // An empty list item has no range of its own, so mark its hyphen.
  const end = isNode(node) ? node.range?.[0] : undefined;
  const hyphen = end === undefined ? -1 : yaml.lastIndexOf("-", end);
  return hyphen === -1 ? undefined : [hyphen, hyphen + 1];
};

/** Parses YAML that starts at line `firstLine` of its file. */
const parseYaml = (
  path: string,
  yaml: string,
  firstLine: number,
  lines: readonly string[],
  schema?: z.ZodType,
): SourceResult => {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false, version: "1.2" });
  const at = (line: number, column = 1, length = 1) => ({ line, column, length, lineText: lines[line - 1] ?? "" });
  const atOffset = (start: number, end = start + 1) => {
    const { line, col } = counter.linePos(start);
    const text = yaml.slice(start, end).split("\n")[0] ?? "";
    return at(line + firstLine - 1, col, Math.max(1, text.trimEnd().length));
  };
  const inFile = ({ start, end, ...words }: Mistake): ContentProblem => ({
    file: path,
    ...atOffset(start, end),
    ...words,
  });
  const mistakes = findYamlMistakes(document, yaml);
  if (mistakes.length > 0) return { problems: mistakes.map(inFile) };
  if (!isMap(document.contents)) {
    const range = rangeOf(document.contents);
    return {
      problems: [
        {
          file: path,
          ...(range ? atOffset(range[0]) : at(firstLine)),
          ...finding("yaml-not-a-list-of-fields"),
        },
      ],
    };
  }
  const renamed = (schema ? renameFields(document, schema) : []).map(({ from, to, key }): ContentProblem => {
    const [start, end] = rangeOf(key) ?? [0, 1];
    return { file: path, ...atOffset(start, end), ...warning("renamed-field", { from, to }) };
  });
  const locate: Source["locate"] = (valuePath, key = false, words = "") => {
    const range = charactersOf(document, valuePath, yaml, key);
    const found = words && range ? yaml.slice(...range).lastIndexOf(words) : -1;
    if (range && found !== -1)
      return { ...atOffset(range[0] + found, range[0] + found + words.length), path: valuePath };
    return range ? atOffset(...range) : at(firstLine);
  };
  const lastLine: Source["lastLine"] = (valuePath) => {
    const [start, end] = rangeOf(find(document, valuePath).node) ?? [0, 1];
    return counter.linePos(start + yaml.slice(start, end).trimEnd().length - 1).line + firstLine - 1;
  };
  return {
    problems: [...hiddenNotes(document, yaml).map(inFile), ...renamed],
    source: { data: document.toJS(), body: "", bodyLine: 0, locate, lastLine, at },
  };
};

const HYPHENS = /^---[ \t]*$/;

/** Splits front matter from the body. */
const parseMarkdown = (path: string, lines: readonly string[], schema?: z.ZodType): SourceResult => {
  const problem = (found: Finding): SourceResult => {
    const lineText = lines[0] ?? "";
    return { problems: [{ file: path, line: 1, column: 1, length: Math.max(1, lineText.length), lineText, ...found }] };
  };
  if (!HYPHENS.test(lines[0] ?? "")) return problem(finding("front-matter-missing"));
  const end = lines.findIndex((line, index) => index > 0 && HYPHENS.test(line));
  if (end === -1) return problem(finding("front-matter-not-closed"));
  const result = parseYaml(path, lines.slice(1, end).join("\n"), 2, lines, schema);
  if (!result.source) {
    const aboveText = finding("yaml-syntax/no-field", { isAboveText: true });
    return { problems: result.problems.map((one) => (one.id === aboveText.id ? { ...one, ...aboveText } : one)) };
  }
  const body = lines.slice(end + 1).join("\n");
  return { problems: result.problems, source: { ...result.source, body, bodyLine: end + 2 } };
};

/** Marks the first byte that is not valid UTF-8. */
const notUtf8 = (path: string, bytes: Uint8Array): ContentProblem => {
  const text = new TextDecoder().decode(bytes);
  const before = (text.split("\uFFFD", 1)[0] ?? "").split(LINE_END);
  return {
    file: path,
    line: before.length,
    column: (before.at(-1) ?? "").length + 1,
    lineText: text.split(LINE_END)[before.length - 1],
    ...finding("not-utf8"),
  };
};

/** Git's conflict markers. A conflict counts once, at its first marker. */
const mergeMarkers = (lines: readonly string[]): { line: number; lineText: string }[] => {
  let isInside = false;
  return lines.flatMap((lineText, index) => {
    const [marks] = /^(?:<{7}|\|{7}|>{7})(?= |$)/.exec(lineText) ?? [];
    const isFirst = marks !== undefined && !isInside;
    if (marks !== undefined) isInside = !marks.startsWith(">");
    return isFirst ? [{ line: index + 1, lineText }] : [];
  });
};

/**
 * Reads a file's bytes. Accepts LF and CRLF.
 * @param schema the kind's fields, to read fields under their old names
 */
export const readSource = ({ path, bytes }: ContentFile, schema?: z.ZodType): SourceResult => {
  const fail = (found: Finding): SourceResult => ({
    problems: [{ file: path, line: 1, column: 1, ...found }],
  });
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { problems: [notUtf8(path, bytes)] };
  }
  if (text.startsWith("\uFEFF")) return fail(finding("byte-order-mark"));
  if (text.trim() === "") return fail(finding("empty-file"));
  const lines = text.split(LINE_END);
  const conflicts = mergeMarkers(lines);
  if (conflicts.length > 0)
    return {
      problems: conflicts.map((place) => ({
        file: path,
        ...place,
        column: 1,
        length: place.lineText.length,
        ...finding("merge-conflict"),
      })),
    };
  if (/\r(?!\n)/.test(text)) return fail(finding("old-line-ends"));
  return path.endsWith(".md")
    ? parseMarkdown(path, lines, schema)
    : parseYaml(path, lines.join("\n"), 1, lines, schema);
};
