/** Why the YAML parser stopped, in words for editors who do not know YAML. */
import { finding, type Finding } from "../messages/finding";
import { isCollection, isScalar, visit, type Document, type Node } from "yaml";

/** A syntax problem with its source range. */
export type Mistake = Finding & { start: number; end: number };

/** A parser error with its context. */
interface Spot {
  document: Document.Parsed;
  yaml: string;
  start: number;
  end: number;
  /** The line in which `start` lies. */
  line: string;
  /** The parser's message. */
  parserSays: string;
}

/** What is wrong, and the range to mark if it is not that of the error. */
type Explanation = Finding & { start?: number; end?: number };

const lineStart = (yaml: string, offset: number): number => yaml.lastIndexOf("\n", offset - 1) + 1;

/** The line in which an offset lies. */
export const lineAt = (yaml: string, offset: number): string =>
  yaml.slice(lineStart(yaml, offset)).split("\n", 1)[0] ?? "";

/** The range of a line without surrounding whitespace. */
const wordsOfLine = (yaml: string, offset: number): Pick<Mistake, "start" | "end"> => {
  const line = lineAt(yaml, offset);
  const start = lineStart(yaml, offset) + (line.length - line.trimStart().length);
  return { start, end: start + Math.max(1, line.trim().length) };
};

/** The last matching node that starts before `offset`: the one being parsed when the error occurred. */
const lastBefore = (document: Document.Parsed, offset: number, isWanted: (node: Node) => boolean): Node | undefined => {
  let last: Node | undefined;
  visit(document, {
    Node: (_, node) => {
      if (isWanted(node) && (node.range?.[0] ?? offset) < offset && (node.range?.[0] ?? 0) >= (last?.range?.[0] ?? 0))
        last = node;
    },
  });
  return last;
};

/** Offset of the last `---` or `...` line at or before `offset`. */
const lastMarker = (yaml: string, offset: number): number =>
  Math.max(...["\n---", "\n..."].map((marker) => yaml.lastIndexOf(marker, offset))) + 1;

const other = ({ parserSays }: Spot): Explanation =>
  finding("yaml-syntax/other", { parserSays: parserSays.replace(/\.$/, "") });

const badIndent = ({ yaml, start }: Spot): Explanation => ({
  ...wordsOfLine(yaml, start),
  ...finding("yaml-syntax/indentation"),
});

const unclosedQuote = ({ document, start }: Spot): Explanation => {
  const text = lastBefore(
    document,
    start,
    (node) => isScalar(node) && (node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE"),
  );
  const isSingle = isScalar(text) && text.type === "QUOTE_SINGLE";
  return { start: text?.range?.[0] ?? start, end: start, ...finding("yaml-unclosed/quotation-mark", { isSingle }) };
};

const unclosedBracket = ({ document, yaml, start, parserSays }: Spot): Explanation => {
  const [opening, closing] = parserSays.endsWith("}") ? ["{", "}"] : ["[", "]"];
  const isOpen = (node: Node): boolean =>
    isCollection(node) && yaml[node.range?.[0] ?? -1] === opening && yaml[(node.range?.[1] ?? 0) - 1] !== closing;
  const collection = lastBefore(document, start, isOpen);
  const from = collection?.range?.[0] ?? start;
  return { start: from, end: from + 1, ...finding("yaml-unclosed/bracket", { opening, closing }) };
};

/** A line without a colon, or without the space after it. */
const noField = ({ yaml, start, line }: Spot): Explanation => {
  const [, name, text] = /^\s*(?:- +)*([\w-]+):(\S.*)$/.exec(line) ?? [];
  return {
    ...wordsOfLine(yaml, start),
    ...(name !== undefined && text !== undefined
      ? finding("yaml-syntax/colon-space", { name, text })
      : finding("yaml-syntax/no-field", { isAboveText: false })),
  };
};

/** A second colon on one line, or a following line indented too deeply. */
const fieldInText = ({ yaml, start, line }: Spot): Explanation => {
  const end = lineStart(yaml, start) + line.length;
  if (/:(?:\s|$)/.test(yaml.slice(start, end)))
    return { start, end, ...finding("yaml-syntax/colon-in-text", { line }) };
  const below = /:(?:\s|$)/.exec(yaml.slice(end))?.index ?? 0;
  return { ...wordsOfLine(yaml, end + below), ...finding("yaml-syntax/indentation") };
};

/** Text after the end of a quoted or flow value: `'It's'`, `{city} and more`. */
const textAfterValue = (spot: Spot): Explanation => {
  const { yaml, start, line } = spot;
  const before = yaml.slice(lineStart(yaml, start), start);
  const opening = /^\s*(?:- +)*(?:[^\s:"'[{][^:]*: +)?(["'[{])/.exec(before)?.[1];
  return opening === undefined ? other(spot) : finding("yaml-syntax/after-end", { opening, line });
};

interface Rule {
  codes: readonly string[];
  /** Pattern for the parser's message; omitted if the code is enough. */
  says?: RegExp;
  explain: (spot: Spot) => Explanation;
}

/** The first matching rule explains an error. */
const RULES: readonly Rule[] = [
  { codes: ["TAB_AS_INDENT"], explain: () => finding("yaml-tab") },
  {
    codes: ["DUPLICATE_KEY"],
    explain: ({ yaml, start }) => {
      const name = /^[^:\n]*/.exec(yaml.slice(start))?.[0] ?? "";
      return { end: start + name.length, ...finding("yaml-duplicate-key", { name: name.trim() }) };
    },
  },
  { codes: ["MISSING_CHAR"], says: /quote/, explain: unclosedQuote },
  { codes: ["MISSING_CHAR", "BAD_INDENT"], says: /end with a [\]}]$/, explain: unclosedBracket },
  { codes: ["MISSING_CHAR"], says: /without - indicator/, explain: badIndent },
  {
    codes: ["BLOCK_IN_FLOW", "MISSING_CHAR"],
    says: /flow collection/,
    explain: () => finding("yaml-syntax/missing-comma"),
  },
  { codes: ["MULTILINE_IMPLICIT_KEY"], explain: noField },
  { codes: ["MISSING_CHAR"], says: /^(?!Comments)(?!.*flow)(?!Missing space after)/, explain: noField },
  { codes: ["BLOCK_AS_IMPLICIT_KEY"], says: /sequence/, explain: badIndent },
  { codes: ["BLOCK_AS_IMPLICIT_KEY"], explain: fieldInText },
  { codes: ["BAD_INDENT"], explain: badIndent },
  {
    codes: ["BAD_SCALAR_START", "BAD_ALIAS", "TAG_RESOLVE_FAILED"],
    explain: ({ line }) => finding("yaml-syntax/first-character", { line }),
  },
  {
    codes: ["MULTIPLE_DOCS"],
    explain: ({ yaml, start }) => ({
      ...wordsOfLine(yaml, lastMarker(yaml, start)),
      ...finding("yaml-syntax/document-end"),
    }),
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    says: /^(?!Not a YAML|Block scalar|Unexpected (?:,|empty|block-seq|flow-))/,
    explain: textAfterValue,
  },
];

/** Explains a parser error. */
export const explainError = (code: string, spot: Spot): Mistake => {
  const rule = RULES.find(({ codes, says }) => codes.includes(code) && (!says || says.test(spot.parserSays)));
  return { start: spot.start, end: spot.end, ...(rule?.explain(spot) ?? other(spot)) };
};

/** A name of a field with a wide colon, or with a no-break space behind its colon. */
const LOOK_ALIKE = /^( *(?:- +)*[A-Za-z]\w*)(：[ \u00a0]*|:[ ]*\u00a0[ \u00a0]*)(.*)$/gmu;

/** Signs that only look like a colon and a space; they explain an error that YAML reports elsewhere. */
export const lookAlikes = (yaml: string): Mistake[] =>
  [...yaml.matchAll(LOOK_ALIKE)].map(({ index, 1: key = "", 2: found = "", 3: text = "" }) => ({
    start: index + key.length,
    end: index + key.length + found.length,
    ...finding("yaml-syntax/look-alike", { isColon: found.startsWith("："), repaired: `${key}: ${text}` }),
  }));
