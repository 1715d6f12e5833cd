/** A file that an import makes, and what its editor has to know of it. */
import { Document } from "yaml";

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
}

export interface LeftOut {
  what: string;
  why: string;
}

export interface ImportResult {
  files: ImportedFile[];
  media: ReadonlyMap<string, Uint8Array>;
  leftOut: LeftOut[];
  /** What concerns no single file. */
  remarks: string[];
}

/** Fields as YAML, with the text below them. Fields without a value are left out. */
export const entryText = (fields: Readonly<Record<string, unknown>>, body: string): string => {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const yaml = new Document(given, { aliasDuplicateObjects: false }).toString({ lineWidth: 0 });
  return `---\n${yaml}---\n\n${body}\n`;
};

/** The line of a file that a note is about; that of its text where it names none. */
export const lineOf = ({ text }: ImportedFile, { near }: Note): number => {
  const lines = text.split("\n");
  const words = near?.trim().split("\n")[0];
  const found = words ? lines.findIndex((line) => line.includes(words)) : -1;
  return 1 + (found === -1 ? Math.max(0, lines.indexOf("---", 1)) : found);
};
