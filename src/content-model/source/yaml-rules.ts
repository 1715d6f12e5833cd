/** Why the YAML parser stopped, in words for editors who do not know YAML. */
import { isCollection, isScalar, visit, type Document, type Node } from "yaml";
import type { ProblemCode } from "../messages/problem";
import { howToQuote, withoutQuotes } from "../messages/words";

/** A syntax problem with its source range. */
export interface Mistake {
  start: number;
  end: number;
  code: ProblemCode;
  severity?: "warning";
  message: string;
  help: string;
}

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

type Explanation = Pick<Mistake, "message" | "help"> & Partial<Mistake>;

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
  message: "The line is indented differently from its neighbours, or a hyphen is missing before it.",
  help: "give it the same number of spaces as the other lines of its group.",
  ...wordsOfLine(yaml, start),
});

const unclosedQuote = ({ document, start }: Spot): Explanation => {
  const text = lastBefore(
    document,
    start,
    (node) => isScalar(node) && (node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE"),
  );
  const isSingle = isScalar(text) && text.type === "QUOTE_SINGLE";
  return {
    code: "yaml-unclosed",
    message: "A quotation mark is opened here and not closed.",
    help: isSingle
      ? `add ' at the end of the text; if it is an apostrophe, put the whole text in "double quotes".`
      : 'add " at the end of the text; indent every line of a text with several lines.',
    start: text?.range?.[0] ?? start,
    end: start,
  };
};

const unclosedBracket = ({ document, yaml, start, parserSays }: Spot): Explanation => {
  const [opening, closing] = parserSays.endsWith("}") ? ["{", "}"] : ["[", "]"];
  const isOpen = (node: Node): boolean =>
    isCollection(node) && yaml[node.range?.[0] ?? -1] === opening && yaml[(node.range?.[1] ?? 0) - 1] !== closing;
  const collection = lastBefore(document, start, isOpen);
  const from = collection?.range?.[0] ?? start;
  return {
    code: "yaml-unclosed",
    message: `${opening} is opened here and not closed.`,
    help: `add ${closing} at its end, or put the whole text in quotes if ${opening} is part of it.`,
    start: from,
    end: from + 1,
  };
};

const missingComma = (): Explanation => ({
  code: "yaml-unclosed",
  message: "Inside brackets or braces, a comma or the space after a colon is missing, or one of them is not closed.",
  help: "separate the items with commas: [one, two] or { name: Miami, slug: miami }.",
});

/** A line without a colon, or without the space after it. */
const noField = ({ yaml, start, line }: Spot): Explanation => {
  const glued = /^\s*(?:- +)*([\w-]+):(\S.*)$/.exec(line);
  return glued
    ? {
        message: "There is no space after the colon.",
        help: `add one: ${glued[1]}: ${glued[2]}`,
        ...wordsOfLine(yaml, start),
      }
    : {
        message: "A field is expected here: a name, a colon and a value.",
        help: "add its name and a colon before it, or indent it if it continues the text above.",
        ...wordsOfLine(yaml, start),
      };
};

/** A second colon on one line, or a following line indented too deeply. */
const fieldInText = (spot: Spot): Explanation => {
  const { yaml, start, line } = spot;
  const end = lineStart(yaml, start) + line.length;
  if (/:\s+\?\s/.test(line))
    return {
      message: "A question mark and a space have a meaning of their own in YAML.",
      help: howToQuote(line),
      start,
      end,
    };
  if (/:(?:\s|$)/.test(yaml.slice(start, end)))
    return {
      message: "A colon followed by a space starts a field in the middle of a text.",
      help: howToQuote(line),
      start,
      end,
    };
  const below = /:(?:\s|$)/.exec(yaml.slice(end))?.index ?? 0;
  return {
    message: "The line is indented deeper than the field above it, which already has a value.",
    help: "give it the same number of spaces as the other fields of its group.",
    ...wordsOfLine(yaml, end + below),
  };
};

const badBeginning = ({ line }: Spot): Explanation => ({
  message: "A text without quotes may not begin with this character.",
  help: howToQuote(line),
});

/** Text after the end of a quoted or flow value: `'It's'`, `{city} and more`. */
const wordsAfterValue = ({ yaml, start, line }: Spot): Explanation => {
  const before = yaml.slice(lineStart(yaml, start), start);
  const opening = /^\s*(?:- +)*(?:[^\s:"'[{][^:]*: +)?(["'[{])/.exec(before)?.[1];
  if (opening === undefined)
    return {
      message: "This does not fit the lines above it.",
      help: "compare its spaces, hyphen and colon with the neighbouring lines.",
    };
  return {
    message: /["']/.test(opening)
      ? "The text continues after its closing quotation mark."
      : `A value that begins with ${opening} continues after its end.`,
    help: howToQuote(line),
  };
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
    explain: () => ({
      code: "yaml-tab",
      message: "The line is indented with a tab.",
      help: "use spaces, two for each level.",
    }),
  },
  {
    codes: ["DUPLICATE_KEY"],
    explain: ({ yaml, start }) => {
      const name = /^[^:\n]*/.exec(yaml.slice(start))?.[0] ?? "";
      return {
        code: "yaml-duplicate-key",
        message: `The field "${withoutQuotes(name.trim())}" appears twice in the same group.`,
        help: "keep one of the two.",
        end: start + name.length,
      };
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
    explain: ({ line }) => ({
      message: "# starts a comment and needs a space before it.",
      help: `put a space before it, or, if it is part of the text, ${howToQuote(line)}`,
    }),
  },
  { codes: ["MULTILINE_IMPLICIT_KEY", "MISSING_CHAR"], explain: noField },
  { codes: ["BLOCK_AS_IMPLICIT_KEY"], says: /sequence/, explain: badIndent },
  { codes: ["BLOCK_AS_IMPLICIT_KEY"], explain: fieldInText },
  {
    codes: ["BAD_INDENT"],
    says: /Flow end indicator/,
    explain: () => ({
      message: "The closing bracket or brace is too far to the left.",
      help: "indent it by two spaces.",
    }),
  },
  { codes: ["BAD_INDENT"], explain: badIndent },
  { codes: ["BAD_SCALAR_START", "BAD_ALIAS"], explain: badBeginning },
  {
    codes: ["BAD_DQ_ESCAPE"],
    explain: () => ({
      message: 'A backslash in "double quotes" starts an unknown escape sequence.',
      help: "use 'single quotes', or write the backslash twice.",
    }),
  },
  {
    codes: ["MULTIPLE_DOCS"],
    explain: ({ yaml, start }) => ({
      message: "A line of three hyphens or dots ends the fields before the file ends.",
      help: "remove that line.",
      ...wordsOfLine(yaml, lastMarker(yaml, start)),
    }),
  },
  {
    codes: ["TAG_RESOLVE_FAILED"],
    explain: ({ line }) => ({
      message: "A word that begins with an exclamation mark is not read as text.",
      help: howToQuote(line),
    }),
  },
  {
    codes: ["RESOURCE_EXHAUSTION"],
    // The depth reached depends on the machine's stack, so mark the line's start, which does not.
    explain: ({ yaml, start }) => ({
      message: "The fields are nested too deeply to be read.",
      help: "remove the brackets, braces or hyphens that do not belong there.",
      start: wordsOfLine(yaml, start).start,
      end: wordsOfLine(yaml, start).start + 1,
    }),
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    says: /block-seq-ind/,
    explain: () => ({
      message: "A list may not start on the same line as its field.",
      help: "put each item on its own line below; put a text that begins with a hyphen in quotes.",
    }),
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    says: /^Not a YAML token|^Block scalar header/,
    explain: () => ({
      message: "> and | start a text on the next line, but something follows on the same line.",
      help: "start the text on the next line, indented; put a text that itself begins with > or | in quotes.",
    }),
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    says: /flow-(?:seq|map)-end/,
    explain: () => ({
      message: "This bracket or brace closes one that was never opened.",
      help: "remove it, or put the whole text in quotes if it is part of the text.",
    }),
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    says: /^Unexpected (?:,|empty)/,
    explain: () => ({
      message: "There is an extra comma.",
      help: "remove it, or add the missing item.",
    }),
  },
  { codes: ["UNEXPECTED_TOKEN"], explain: wordsAfterValue },
  {
    codes: [],
    explain: ({ parserSays }) => ({
      message: `The file cannot be read from here on (${parserSays.replace(/\.$/, "")}).`,
      help: "compare the line with its neighbours; put a text with special characters in quotes.",
    }),
  },
];

/** Explains a parser error. */
export const explainError = (code: string, spot: Spot): Mistake => {
  const rule = RULES.find(
    ({ codes, says }) => (codes.length === 0 || codes.includes(code)) && (!says || says.test(spot.parserSays)),
  );
  return { start: spot.start, end: spot.end, code: "yaml-syntax", message: "", help: "", ...rule?.explain(spot) };
};
