/** An entry that an import makes, and what its editor has to know of it. */
import { Document } from "yaml";
import type { Content } from "../site/pages/content";
import type { MediaImport } from "./media";
import type { FeedItem } from "./xml";

/** A mistake of the command's user; its message is all that they need. */
export class UsageError extends Error {}

/** What was not taken or has to be looked at. An entry with a note is a draft. */
export interface Note {
  message: string;
  /** Words of the source where it stands. */
  near?: string;
}

export type NoteTo = (message: string, near?: string) => void;

/** What an importer needs of the site. */
export interface ImportFrom {
  content: Content;
  media: MediaImport;
}

export interface ImportedEntry {
  /** The path from the content folder. */
  path: string;
  title: string;
  fields: Record<string, unknown>;
  body: string;
  notes: Note[];
  source: FeedItem;
}

export interface LeftOut {
  what: string;
  why: string;
  /** Its place in the source: `export.xml:12`. */
  place: string;
}

/** Content that an export holds. */
export interface Importer {
  entries: readonly ImportedEntry[];
  leftOut: readonly LeftOut[];
  /** What concerns no single entry. */
  remarks: readonly string[];
  /** New texts of files that are there. */
  changes: ReadonlyMap<string, string>;
}

export const placeOf = ({ file, line }: Pick<FeedItem, "file" | "line">): string => `${file}:${line}`;

/** The place of a note in its source: the line with its words, else the one where the entry begins. */
export const placeOfNote = ({ source }: ImportedEntry, { near }: Note): string => {
  const word = near?.split(/\s/).slice(0, 3).join(" ");
  const index = word ? source.raw.indexOf(word) : -1;
  const lines = index === -1 ? 0 : source.raw.slice(0, index).split("\n").length - 1;
  return placeOf({ file: source.file, line: source.line + lines });
};

/** An entry as a file. Fields without a value are left out. */
export const entryText = ({ fields, body }: Pick<ImportedEntry, "fields" | "body">, isDraft: boolean): string => {
  const given = Object.entries({ ...fields, draft: isDraft || undefined }).filter(([, value]) => value !== undefined);
  const yaml = new Document(Object.fromEntries(given), { aliasDuplicateObjects: false }).toString({ lineWidth: 0 });
  return `---\n${yaml}---\n\n${body}\n`;
};
