/** What is wrong with the form of a YAML text, in words for somebody who has never heard of YAML. */
import { isCollection, isScalar, visit, type Document, type Node } from "yaml";
import type { ProblemCode } from "../messages/problem";
import { howToQuote, INVISIBLE, withoutQuotes } from "../messages/words";

/** A slip of the pen, from one character of the text to another. */
export interface Slip {
  start: number;
  end: number;
  code: ProblemCode;
  severity?: "warning";
  message: string;
  help: string;
}

/** Where the parser stopped, with what stands around. */
interface Spot {
  document: Document.Parsed;
  yaml: string;
  start: number;
  end: number;
  /** The line in which `start` lies. */
  line: string;
  /** The parser's own words. */
  parserSays: string;
}

type Explanation = Pick<Slip, "message" | "help"> & Partial<Slip>;

const lineStart = (yaml: string, offset: number): number => yaml.lastIndexOf("\n", offset - 1) + 1;

const lineAt = (yaml: string, offset: number): string => yaml.slice(lineStart(yaml, offset)).split("\n", 1)[0] ?? "";

/** The words of a line, without the spaces around them. */
const wordsOfLine = (yaml: string, offset: number): Pick<Slip, "start" | "end"> => {
  const line = lineAt(yaml, offset);
  const start = lineStart(yaml, offset) + (line.length - line.trimStart().length);
  return { start, end: start + Math.max(1, line.trim().length) };
};

/** The last node of a kind that begins before `offset`: the one that the parser was in when it stopped. */
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

/** The beginning of the last line of three hyphens or dots that is not below `offset`. */
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
      ? `write ' at the end of the text too; where it is an apostrophe, put the whole text in "double quotes".`
      : 'write " at the end of the text too; a text of several lines is indented on each of them.',
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
    help: `write ${closing} at its end, or put the whole text in quotes where ${opening} belongs to it.`,
    start: from,
    end: from + 1,
  };
};

const missingComma = (): Explanation => ({
  code: "yaml-unclosed",
  message: "Between brackets or braces, a comma or a space after a colon is missing, or one of them is not closed.",
  help: "part the items with commas: [one, two] or { name: Miami, slug: miami }.",
});

/** A line that should be a field and has no colon, or no space after it. */
const noField = ({ yaml, start, line }: Spot): Explanation => {
  const glued = /^\s*(?:- +)*([\w-]+):(\S.*)$/.exec(line);
  return glued
    ? {
        message: "There is no space after the colon.",
        help: `write one: ${glued[1]}: ${glued[2]}`,
        ...wordsOfLine(yaml, start),
      }
    : {
        message: "Here should be a field: a name, a colon and a value.",
        help: "write its name and a colon before it, or indent it where it goes on with the text above.",
        ...wordsOfLine(yaml, start),
      };
};

/** A second field on the line of the first, or a line below that is indented too far. */
const fieldInText = (spot: Spot): Explanation => {
  const { yaml, start, line } = spot;
  const end = lineStart(yaml, start) + line.length;
  if (/:(?:\s|$)/.test(yaml.slice(start, end)))
    return {
      message: "A colon followed by a space starts a field in the middle of a text.",
      help: howToQuote(line),
      start,
      end,
    };
  const below = /:(?:\s|$)/.exec(yaml.slice(end))?.index ?? 0;
  return {
    message: "The line is indented deeper than the field above it, which has a value already.",
    help: "give it the same number of spaces as the other fields of its group.",
    ...wordsOfLine(yaml, end + below),
  };
};

const badBeginning = ({ line }: Spot): Explanation => ({
  message: "A text may not begin with this character.",
  help: howToQuote(line),
});

/** Words after what the parser takes for the end of a value: `'It's'`, `{city} and more`. */
const wordsAfterValue = ({ yaml, start, line }: Spot): Explanation => {
  const before = yaml.slice(lineStart(yaml, start), start);
  const opening = /^\s*(?:- +)*(?:[^\s:"'[{][^:]*: +)?(["'[{])/.exec(before)?.[1];
  if (opening === undefined)
    return {
      message: "This does not fit what stands above it.",
      help: "compare the line with its neighbours: its spaces, its hyphen, its colon.",
    };
  return {
    message: /["']/.test(opening)
      ? "The text goes on after its closing quotation mark."
      : `A value that begins with ${opening} goes on after its end.`,
    help: howToQuote(line),
  };
};

interface Rule {
  codes: readonly string[];
  /** What the parser's own words have in them; without it, the code is enough. */
  says?: RegExp;
  explain: (spot: Spot) => Explanation;
}

/** The first rule that fits an error says what it means. */
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
        message: `The field "${withoutQuotes(name.trim())}" stands twice in the same group.`,
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
      message: "# begins a note to other editors and needs a space before it.",
      help: `put a space before it, or, where it belongs to the text, ${howToQuote(line)}`,
    }),
  },
  { codes: ["MULTILINE_IMPLICIT_KEY", "MISSING_CHAR"], explain: noField },
  { codes: ["BLOCK_AS_IMPLICIT_KEY"], says: /sequence/, explain: badIndent },
  { codes: ["BLOCK_AS_IMPLICIT_KEY"], explain: fieldInText },
  {
    codes: ["BAD_INDENT"],
    says: /Flow end indicator/,
    explain: () => ({
      message: "The closing bracket or brace stands too far to the left.",
      help: "indent it by two spaces.",
    }),
  },
  { codes: ["BAD_INDENT"], explain: badIndent },
  { codes: ["BAD_SCALAR_START", "BAD_ALIAS"], explain: badBeginning },
  {
    codes: ["BAD_DQ_ESCAPE"],
    explain: () => ({
      message: 'A backslash in "double quotes" starts an escape that does not exist.',
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
    // How deep the parser comes depends on the machine; the line's beginning does not.
    explain: ({ yaml, start }) => ({
      message: "The fields are nested too deeply to be read.",
      help: "take the brackets, braces or hyphens away that do not belong there.",
      start: wordsOfLine(yaml, start).start,
      end: wordsOfLine(yaml, start).start + 1,
    }),
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    says: /block-seq-ind/,
    explain: () => ({
      message: "A list may not begin on the line of its field.",
      help: "put each item on a line of its own below; a text that begins with a hyphen goes in quotes.",
    }),
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    says: /^Not a YAML token|^Block scalar header/,
    explain: () => ({
      message: "> and | announce a text that begins on the next line, but something follows on the same one.",
      help: "begin the text on the next line, indented; a text that itself begins with > or | goes in quotes.",
    }),
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    says: /flow-(?:seq|map)-end/,
    explain: () => ({
      message: "This bracket or brace closes one that was never opened.",
      help: "remove it, or put the whole text in quotes where it belongs to it.",
    }),
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    says: /^Unexpected (?:,|empty)/,
    explain: () => ({
      message: "There is a comma too many.",
      help: "remove it, or write what is missing between the two.",
    }),
  },
  { codes: ["UNEXPECTED_TOKEN"], explain: wordsAfterValue },
  {
    codes: [],
    explain: ({ parserSays }) => ({
      message: `The file cannot be read from here on (${parserSays.replace(/\.$/, "")}).`,
      help: "compare the line with its neighbours; a text with special characters goes in quotes.",
    }),
  },
];

const explain = (code: string, spot: Spot): Slip => {
  const rule = RULES.find(
    ({ codes, says }) => (codes.length === 0 || codes.includes(code)) && (!says || says.test(spot.parserSays)),
  );
  return { start: spot.start, end: spot.end, code: "yaml-syntax", message: "", help: "", ...rule?.explain(spot) };
};

/** Values that refer to each other, and names that are no words: allowed in YAML, and never what an editor means. */
const unwanted = (document: Document.Parsed, yaml: string): Slip[] => {
  const slips: Slip[] = [];
  const add = (node: unknown, slip: Omit<Slip, "start" | "end">): void => {
    const [start = 0, end = start + 1] = (node as Node | null)?.range ?? [];
    slips.push({ start, end, ...slip });
  };
  visit(document, {
    Alias: (_, node) =>
      add(node, {
        code: "yaml-alias",
        message: `*${node.source} stands for a value from elsewhere in the file; these files do not use that.`,
        help: `write the value out, or, where * belongs to the text, ${howToQuote(lineAt(yaml, node.range?.[0] ?? 0))}`,
      }),
    Value: (_, node) => {
      if (!("anchor" in node) || !node.anchor) return;
      const start = yaml.lastIndexOf(`&${node.anchor}`, node.range?.[0]);
      slips.push({
        start,
        end: start + node.anchor.length + 1,
        code: "yaml-alias",
        message: `&${node.anchor} gives the value a name and is not shown; these files do not use that.`,
        help: `take it away, or, where it belongs to the text, ${howToQuote(lineAt(yaml, start))}`,
      });
    },
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value !== null) return;
      const line = lineAt(yaml, (key as Node | null)?.range?.[0] ?? 0);
      add(key, {
        code: "yaml-syntax",
        message: isScalar(key)
          ? "The name of the field is missing."
          : "Brackets or braces stand where the name of a field should be.",
        help: isScalar(key) ? "write the name before the colon." : howToQuote(line),
      });
    },
  });
  return slips;
};

/** The first invisible sign of a text, which mostly came in by pasting. */
const invisible = (yaml: string): Slip[] => {
  const start = yaml.search(INVISIBLE);
  if (start === -1) return [];
  return [
    {
      start,
      end: start + 1,
      code: "invisible-sign",
      message: "Here stands an invisible sign that no text may have; it may have come in by pasting.",
      help: "delete the words around it and write them anew.",
    },
  ];
};

/** Slips that say nothing about what stands below them. */
const HARMLESS: ReadonlySet<string> = new Set(["DUPLICATE_KEY", "TAG_RESOLVE_FAILED", "BAD_DQ_ESCAPE"]);

interface FoundSlip {
  /** Where the parser met it, which may be far below the place that is to be mended. */
  foundAt: number;
  isTab: boolean;
  /** Whether what stands below it cannot be understood any more. */
  breaks: boolean;
  /** Says what it is; not before it is worth telling, because a file may have ten thousand. */
  slip: () => Slip;
}

/** One slip makes many errors: those after the first that breaks the structure are mostly its echo. */
const worthTelling = (found: readonly FoundSlip[]): readonly FoundSlip[] => {
  const tabs = found.filter(({ isTab }) => isTab);
  if (tabs.length > 0) return tabs;
  const broken = found.findIndex(({ breaks }) => breaks);
  return broken === -1 ? found : found.slice(0, broken + 1);
};

/** What is wrong with the form of a text, from its beginning to its end. */
export const slipsIn = (document: Document.Parsed, yaml: string): Slip[] => {
  const errors = [...document.errors, ...document.warnings].map(({ code, message, pos: [start, end] }) => ({
    foundAt: start,
    isTab: code === "TAB_AS_INDENT",
    breaks: !HARMLESS.has(code),
    slip: () => explain(code, { document, yaml, start, end, line: lineAt(yaml, start), parserSays: message }),
  }));
  const others = [...unwanted(document, yaml), ...invisible(yaml)].map((slip) => ({
    foundAt: slip.start,
    isTab: false,
    breaks: true,
    slip: () => slip,
  }));
  return worthTelling([...errors, ...others].sort((a, b) => a.foundAt - b.foundAt)).map(({ slip }) => slip());
};

/**
 * Words behind a # that are meant as a part of the text, `100 Sample Lane #200`, and are read as a note: warnings. Notes
 * have a space behind their #.
 */
export const hiddenNotes = (document: Document.Parsed, yaml: string): Slip[] => {
  const slips: Slip[] = [];
  if (!/\S[ \t]+#[^\s#]/.test(yaml)) return slips;
  visit(document, {
    Scalar: (key, { type, range }) => {
      const [note = ""] = (type === "PLAIN" && key !== "key" && /^[ \t]+#[^\s#].*/.exec(yaml.slice(range?.[1]))) || [];
      const start = (range?.[1] ?? 0) + note.search("#");
      if (note)
        slips.push({
          start,
          end: start + note.trim().length,
          code: "hidden-note",
          severity: "warning",
          message: "From # on, the line is a note to other editors, which no visitor sees.",
          help: `${howToQuote(lineAt(yaml, start))}; where it is a note, write a space behind #.`,
        });
    },
  });
  return slips;
};
