/** A file that an import makes, and what its editor has to know of it. */
import type { Root } from "mdast";
import { Document, parseDocument } from "yaml";
import { parseMarkdown } from "../content-model/source/markdown";

export interface Note {
  message: string;
  /** True where an editor has to add something before visitors may see it. */
  isLacking: boolean;
  /** Words of the text that it is about. */
  near?: string;
}

export interface ImportedFile {
  /** The path from the content folder. */
  path: string;
  title: string;
  text: string;
  isDraft: boolean;
  notes: Note[];
  /** True where it replaces the file of an earlier run that nobody has edited. */
  isUpdate?: boolean;
}

/** A file that was there, with further fields. */
export type Edit = Pick<ImportedFile, "path" | "text">;

export interface LeftOut {
  what: string;
  why: string;
}

export interface ImportResult {
  files: ImportedFile[];
  edits: readonly Edit[];
  media: ReadonlyMap<string, Uint8Array>;
  leftOut: LeftOut[];
  /** What concerns no single file. */
  remarks: string[];
}

/** A text or number of JSON or XML whose form nobody has checked, as text. */
export const asText = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** A text as it stands below the fields. */
export const bodyText = (markdown: string): string => `\n${markdown}\n`;

/** Fields as YAML, with the text below them. Fields without a value are left out. */
export const entryText = (fields: Readonly<Record<string, unknown>>, body: string): string => {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const yaml = new Document(given, { aliasDuplicateObjects: false }).toString({ lineWidth: 0 });
  return `---\n${yaml}---\n${bodyText(body)}`;
};

/** A finished file, read as the site reads it. */
export interface WrittenEntry {
  data: Readonly<Record<string, unknown>>;
  body: Root;
}

/**
 * Reads what `entryText` has written.
 * @param parsed its body, where that has been parsed already
 */
export const readEntry = (text: string, parsed?: Root): WrittenEntry => {
  const [, yaml = "", body = text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  return { data: (parseDocument(yaml).toJS() ?? {}) as Record<string, unknown>, body: parsed ?? parseMarkdown(body) };
};

/** Words without the signs of Markdown and the spaces between them. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, "");

/** The line of a file that a note is about: in its text, else in its fields; where it names none, that of its text. */
export const lineOf = ({ text }: Pick<ImportedFile, "text">, { near }: Pick<Note, "near">): number => {
  const lines = text.split("\n");
  const start = Math.max(0, lines.indexOf("---", 1));
  const words = near?.trim().split("\n")[0];
  if (!words) return start + 1;
  const order = [...lines.keys()].slice(start).concat([...lines.keys()].slice(0, start));
  const exact = order.find((index) => lines[index]?.includes(words));
  if (exact !== undefined) return exact + 1;
  const plain = bare(words);
  const loose = plain.length > 3 ? order.find((index) => bare(lines[index] ?? "").includes(plain)) : undefined;
  return 1 + (loose ?? start);
};
