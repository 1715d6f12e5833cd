/** A content file after an edit, in the form that it had before: only what was edited is written anew. */
import { parse } from "yaml";
import type { ContentKind } from "../content-model/kinds/kind";
import { patchMarkdown } from "./markdown-patch";
import type { Fields } from "./yaml-fresh";
import { newYaml, patchYaml } from "./yaml-patch";

interface Parts {
  yaml: string;
  /** Everything below the line that closes the fields. */
  body: string;
}

const FRONT_MATTER = /^---[ \t]*\n([^]*?)^---[ \t]*(?:\n|$)/m;

const partsOf = (text: string, isMarkdown: boolean): Parts => {
  const match = isMarkdown ? FRONT_MATTER.exec(text) : null;
  return match
    ? { yaml: match[1] ?? "", body: text.slice(match[0].length) }
    : { yaml: isMarkdown ? "" : text, body: "" };
};

const fieldsOf = (yaml: string): Fields => (parse(yaml) ?? {}) as Fields;

/**
 * The text of a file after an edit.
 * @param old the file as it is, with line ends of any kind; `undefined` where it is new
 * @param edited the file as the editor's program would write it: right in its values, careless of its form
 */
export const preserveFormatting = (kind: ContentKind, old: string | undefined, edited: string): string => {
  const isMarkdown = kind.body !== undefined;
  const now = partsOf(edited.replaceAll("\r\n", "\n"), isMarkdown);
  if (old === undefined) {
    const yaml = newYaml(fieldsOf(now.yaml), kind.schema);
    return isMarkdown ? `---\n${yaml}---\n\n${now.body.trim()}\n` : yaml;
  }
  const isWindows = old.includes("\r\n");
  const text = old.replaceAll("\r\n", "\n");
  const before = partsOf(text, isMarkdown);
  const yaml = patchYaml(before.yaml, fieldsOf(now.yaml), kind.schema);
  const patched = isMarkdown ? `---\n${yaml}---\n${patchMarkdown(before.body, now.body)}` : yaml;
  return isWindows ? patched.replaceAll("\n", "\r\n") : patched;
};
