/** The mistakes in the YAML of a file, explained for editors who do not know YAML. */
import { finding, warning } from "../messages/finding";
import { isNode, isScalar, visit, type Document } from "yaml";
import { codePoint, INVISIBLE } from "../messages/words";
import { explainError, lineAt, lookAlikes, type Mistake } from "./yaml-rules";

/** Aliases, anchors and keys that are no names: valid YAML that editors never mean. */
const unwanted = (document: Document.Parsed, yaml: string): Mistake[] => {
  const mistakes: Mistake[] = [];
  const add = (start: number, end = start + 1): void => {
    mistakes.push({ start, end, ...finding("yaml-syntax/first-character", { line: lineAt(yaml, start) }) });
  };
  visit(document, {
    Alias: (_, { range }) => add(range?.[0] ?? 0, range?.[1]),
    Value: (_, node) => {
      if (!("anchor" in node) || !node.anchor) return;
      const start = yaml.lastIndexOf(`&${node.anchor}`, node.range?.[0]);
      add(start, start + node.anchor.length + 1);
    },
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value !== null) return;
      const [start = 0, end] = (isNode(key) ? key.range : null) ?? [];
      if (isScalar(key))
        mistakes.push({ start, end: start + 1, ...finding("yaml-syntax/no-field", { isAboveText: false }) });
      else add(start, end);
    },
  });
  return mistakes;
};

/** The first control character of a text, usually pasted in. */
const invisible = (yaml: string): Mistake[] => {
  const start = yaml.search(INVISIBLE);
  if (start === -1) return [];
  return [{ start, end: start + 1, ...finding("invisible-sign", { code: codePoint(yaml, start) }) }];
};

/** Errors after which the rest of the file is still parsed correctly. */
const HARMLESS: ReadonlySet<string> = new Set(["DUPLICATE_KEY", "TAG_RESOLVE_FAILED"]);

interface FoundMistake {
  /** Where the parser reported it, which may be far below the actual mistake. */
  foundAt: number;
  isTab: boolean;
  /** Whether the rest of the file can no longer be parsed correctly. */
  breaks: boolean;
  /** Explained lazily, because a file may have ten thousand errors. */
  mistake: () => Mistake;
}

/** Drops errors after the first structural one, which are mostly its consequences. */
const withoutConsequences = (found: readonly FoundMistake[]): readonly FoundMistake[] => {
  const tabs = found.filter(({ isTab }) => isTab);
  if (tabs.length > 0) return tabs;
  const broken = found.findIndex(({ breaks }) => breaks);
  return broken === -1 ? found : found.slice(0, broken + 1);
};

/** All syntax problems of a YAML text, in order. */
export const findYamlMistakes = (document: Document.Parsed, yaml: string): Mistake[] => {
  const errors = [...document.errors, ...document.warnings].map(({ code, message, pos: [start, end] }) => ({
    foundAt: start,
    isTab: code === "TAB_AS_INDENT",
    breaks: !HARMLESS.has(code),
    mistake: () => explainError(code, { document, yaml, start, end, line: lineAt(yaml, start), parserSays: message }),
  }));
  const others = [...unwanted(document, yaml), ...invisible(yaml)].map((mistake) => ({
    foundAt: mistake.start,
    isTab: false,
    breaks: true,
    mistake: () => mistake,
  }));
  const found = withoutConsequences([...errors, ...others].sort((a, b) => a.foundAt - b.foundAt));
  const alike = found.length > 0 ? lookAlikes(yaml) : [];
  return alike.length > 0 ? alike : found.map(({ mistake }) => mistake());
};

/**
 * Warns about text after a # without a space, `100 Sample Lane #200`, which YAML reads as a comment.
 */
export const hiddenNotes = (document: Document.Parsed, yaml: string): Mistake[] => {
  const mistakes: Mistake[] = [];
  if (!/\S[ \t]+#[^\s#]/.test(yaml)) return mistakes;
  visit(document, {
    Scalar: (key, { type, range }) => {
      // An empty value is reported with its field.
      const hasText = type === "PLAIN" && key !== "key" && range !== undefined && range !== null && range[1] > range[0];
      const [note = ""] = (hasText && /^[ \t]+#[^\s#].*/.exec(yaml.slice(range[1]))) || [];
      const start = (range?.[1] ?? 0) + note.search("#");
      if (note)
        mistakes.push({
          start,
          end: start + note.trim().length,
          ...warning("hidden-note", { line: lineAt(yaml, start) }),
        });
    },
  });
  return mistakes;
};
