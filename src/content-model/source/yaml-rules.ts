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

const missingComma = (): Explanation => finding("yaml-unclosed/comma");

/** A line without a colon, or without the space after it. */
const noField = ({ yaml, start, line }: Spot): Explanation => {
  const glued = /^\s*(?:- +)*([\w-]+):(\S.*)$/.exec(line);
  return glued
    ? {
        ...wordsOfLine(yaml, start),
        ...finding("yaml-syntax/colon-space", { name: glued[1] ?? "", text: glued[2] ?? "" }),
      }
    : { ...wordsOfLine(yaml, start), ...finding("yaml-syntax/no-field", { isAboveText: false }) };
};

/** A second colon on one line, or a following line indented too deeply. */
const fieldInText = (spot: Spot): Explanation => {
  const { yaml, start, line } = spot;
  const end = lineStart(yaml, start) + line.length;
  if (/:\s+\?\s/.test(line)) return { start, end, ...finding("yaml-syntax/question-mark", { line }) };
  if (/:(?:\s|$)/.test(yaml.slice(start, end)))
    return { start, end, ...finding("yaml-syntax/colon-in-text", { line }) };
  const below = /:(?:\s|$)/.exec(yaml.slice(end))?.index ?? 0;
  return { ...wordsOfLine(yaml, end + below), ...finding("yaml-syntax/too-deep") };
};

const badBeginning = ({ line }: Spot): Explanation => finding("yaml-syntax/first-character", { line });

/** Text after the end of a quoted or flow value: `'It's'`, `{city} and more`. */
const wordsAfterValue = ({ yaml, start, line }: Spot): Explanation => {
  const before = yaml.slice(lineStart(yaml, start), start);
  const opening = /^\s*(?:- +)*(?:[^\s:"'[{][^:]*: +)?(["'[{])/.exec(before)?.[1];
  if (opening === undefined) return finding("yaml-syntax/unfit");
  return finding("yaml-syntax/after-end", { test: /["']/.test(opening), opening, line });
};

interface Rule {
  codes: readonly string[];
  /** Pattern for the parser's message; omitted if the code is enough. */
  says?: RegExp;
  explain: (spot: Spot) => Explanation;
}

/** The first matching rule explains an error. */
const RULES: readonly Rule[] = [
  {
    codes: ["TAB_AS_INDENT"],
    explain: () => finding("yaml-tab"),
  },
  {
    codes: ["DUPLICATE_KEY"],
    explain: ({ yaml, start }) => {
      const name = /^[^:\n]*/.exec(yaml.slice(start))?.[0] ?? "";
      return { end: start + name.length, ...finding("yaml-duplicate-key", { name: name.trim() }) };
    },
  },
  { codes: ["MISSING_CHAR"], says: /quote/, explain: unclosedQuote },
  { codes: ["MISSING_CHAR", "BAD_INDENT"], says: /end with a [\]}]$/, explain: unclosedBracket },
  { codes: ["MISSING_CHAR"], says: /flow|Missing space after/, explain: missingComma },
  { codes: ["BLOCK_IN_FLOW"], explain: missingComma },
  { codes: ["MISSING_CHAR"], says: /without - indicator/, explain: badIndent },
  {
    codes: ["MISSING_CHAR"],
    says: /^Comments/,
    explain: ({ line }) => finding("yaml-syntax/comment", { line }),
  },
  { codes: ["MULTILINE_IMPLICIT_KEY", "MISSING_CHAR"], explain: noField },
  { codes: ["BLOCK_AS_IMPLICIT_KEY"], says: /sequence/, explain: badIndent },
  { codes: ["BLOCK_AS_IMPLICIT_KEY"], explain: fieldInText },
  {
    codes: ["BAD_INDENT"],
    says: /Flow end indicator/,
    explain: () => finding("yaml-syntax/closing-bracket"),
  },
  { codes: ["BAD_INDENT"], explain: badIndent },
  { codes: ["BAD_SCALAR_START", "BAD_ALIAS"], explain: badBeginning },
  {
    codes: ["BAD_DQ_ESCAPE"],
    explain: () => finding("yaml-syntax/escape"),
  },
  {
    codes: ["MULTIPLE_DOCS"],
    explain: ({ yaml, start }) => ({
      ...wordsOfLine(yaml, lastMarker(yaml, start)),
      ...finding("yaml-syntax/document-end"),
    }),
  },
  {
    codes: ["TAG_RESOLVE_FAILED"],
    explain: ({ line }) => finding("yaml-syntax/exclamation-mark", { line }),
  },
  {
    codes: ["RESOURCE_EXHAUSTION"],
    // The depth reached depends on the machine's stack, so mark the line's start, which does not.
    explain: ({ yaml, start }) => ({
      start: wordsOfLine(yaml, start).start,
      end: wordsOfLine(yaml, start).start + 1,
      ...finding("yaml-syntax/nesting"),
    }),
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    says: /block-seq-ind/,
    explain: () => finding("yaml-syntax/list-on-line"),
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    says: /^Not a YAML token|^Block scalar header/,
    explain: () => finding("yaml-syntax/block-text"),
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    says: /flow-(?:seq|map)-end/,
    explain: () => finding("yaml-syntax/unopened-bracket"),
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    says: /^Unexpected (?:,|empty)/,
    explain: () => finding("yaml-syntax/extra-comma"),
  },
  { codes: ["UNEXPECTED_TOKEN"], explain: wordsAfterValue },
  {
    codes: [],
    explain: ({ parserSays }) => finding("yaml-syntax/other", { parserSays: parserSays.replace(/\.$/, "") }),
  },
];

/** Explains a parser error. */
export const explainError = (code: string, spot: Spot): Mistake => {
  const rule = RULES.find(
    ({ codes, says }) => (codes.length === 0 || codes.includes(code)) && (!says || says.test(spot.parserSays)),
  );
  return { start: spot.start, end: spot.end, ...(rule?.explain(spot) ?? finding("yaml-syntax/other", spot)) };
};
