/** Reads the fields and the text of a content file, and writes them. */
import { parse } from "yaml";
import type { ContentKind } from "content-kit";
import type { Fields } from "./fields";
import { pruneEmpty } from "./prune-empty";
import { changedYaml, newYaml } from "./write-yaml";

/** Front matter and body. */
export interface FileParts {
  yaml: string;
  /** Text below the front matter. */
  body: string;
}

const FRONT_MATTER = /^---[ \t]*\n([^]*?)^---[ \t]*(?:\n|$)/m;

const unixLines = (text: string): string => text.replaceAll("\r\n", "\n");

/** Splits a file; line ends become LF. */
export const fileParts = (kind: ContentKind, text: string): FileParts => {
  const lines = unixLines(text);
  if (!kind.body) return { yaml: lines, body: "" };
  const match = FRONT_MATTER.exec(lines);
  return match ? { yaml: match[1] ?? "", body: lines.slice(match[0].length) } : { yaml: "", body: "" };
};

/** The fields of a file; none if its YAML is invalid. */
export const valuesOf = ({ yaml }: FileParts): Fields => {
  try {
    return (parse(yaml) ?? {}) as Fields;
  } catch {
    return {};
  }
};

/**
 * A file with new values.
 * @param now the current file, with any line ends; `undefined` for a new one
 * @param values the form's values
 */
export const formatFile = (
  kind: ContentKind,
  now: string | undefined,
  { values, body }: { values: Fields; body: string },
): string => {
  const isMarkdown = kind.body !== undefined;
  if (now === undefined) {
    const yaml = newYaml(pruneEmpty(values, undefined, kind.schema), kind.schema);
    return isMarkdown ? `---\n${yaml}---\n\n${unixLines(body).trim()}\n` : yaml;
  }
  const parts = fileParts(kind, now);
  const pruned = pruneEmpty(values, valuesOf(parts), kind.schema);
  const yaml = changedYaml(parts.yaml, pruned, kind.schema);
  const text = isMarkdown ? `---\n${yaml}---\n${body}` : yaml;
  return now.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
};

/** A file of fields with those that `change` returns in place of its own. */
export const changeFields = (kind: ContentKind, now: string, change: (values: Fields) => Fields): string => {
  const parts = fileParts(kind, now);
  return formatFile(kind, now, { values: change(valuesOf(parts)), body: parts.body });
};
