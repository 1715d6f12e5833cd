/** Writes values and a text into a content file in the formatting that it has: only what changed is written anew. */
import { parse } from "yaml";
import type { ContentKind } from "../content-model/kinds/kind";
import type { Fields } from "./yaml-fresh";
import { newYaml, patchYaml } from "./yaml-patch";

/** The two parts of a content file. */
export interface FileParts {
  yaml: string;
  /** Everything below the line that closes the fields. */
  body: string;
}

const FRONT_MATTER = /^---[ \t]*\n([^]*?)^---[ \t]*(?:\n|$)/m;

const unixLines = (text: string): string => text.replaceAll("\r\n", "\n");

/** Parts a file, with Unix line ends. */
export const fileParts = (kind: ContentKind, text: string): FileParts => {
  const lines = unixLines(text);
  if (!kind.body) return { yaml: lines, body: "" };
  const match = FRONT_MATTER.exec(lines);
  return match ? { yaml: match[1] ?? "", body: lines.slice(match[0].length) } : { yaml: "", body: "" };
};

/** The fields of a file; none where its YAML cannot be read. */
export const valuesOf = ({ yaml }: FileParts): Fields => {
  try {
    return (parse(yaml) ?? {}) as Fields;
  } catch {
    return {};
  }
};

/**
 * The text of a file with new values.
 * @param now the file as it is, with line ends of any kind; `undefined` where it is new
 * @param values the fields, with what a form leaves behind
 */
export const formatFile = (
  kind: ContentKind,
  now: string | undefined,
  { values, body }: { values: Fields; body: string },
): string => {
  const isMarkdown = kind.body !== undefined;
  if (now === undefined) {
    const yaml = newYaml(values, kind.schema);
    return isMarkdown ? `---\n${yaml}---\n\n${unixLines(body).trim()}\n` : yaml;
  }
  const yaml = patchYaml(fileParts(kind, now).yaml, values, kind.schema);
  const text = isMarkdown ? `---\n${yaml}---\n${body}` : yaml;
  return now.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
};
