/** An entry that an import makes, and what its editor has to know of it. */
import { FILL_IN } from "content-kit";
import { Document } from "yaml";
import type { Site, SiteContent } from "content-kit/site";
import type { MediaImport } from "./media";
import { cutText, fieldText } from "./text";
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
  site: Site;
  content: SiteContent;
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
}

export const placeOf = ({ file, line }: Pick<FeedItem, "file" | "line">): string => `${file}:${line}`;

/** The place of a note in its source: the line with its words, else the one where the entry begins. */
export const placeOfNote = ({ source }: ImportedEntry, { near }: Note): string => {
  const word = near?.split(/\s/).slice(0, 3).join(" ");
  const index = word ? source.raw.indexOf(word) : -1;
  const lines = index === -1 ? 0 : source.raw.slice(0, index).split("\n").length - 1;
  return placeOf({ file: source.file, line: source.line + lines });
};

/** What is not taken of several items, each once with its first place. */
export const untaken = <Item extends { source: FeedItem }>(
  items: readonly Item[],
  of: (item: Item) => readonly string[],
): string[] => {
  const places = new Map<string, string[]>();
  for (const item of items)
    for (const what of of(item)) places.set(what, [...(places.get(what) ?? []), placeOf(item.source)]);
  return [...places].map(([what, all]) => `Not taken: ${what} (${all.length}, first at ${all[0] ?? ""}).`);
};

/** What an entry has, besides its place and its notes. */
export type Converted = Pick<ImportedEntry, "title" | "fields" | "body">;

/** Converts each by itself: one that cannot be converted is named, and the others are taken. */
export const convertAll = async <Planned extends { source: FeedItem; path: string }>(
  planned: readonly Planned[],
  convert: (planned: Planned, note: NoteTo) => Promise<Converted>,
): Promise<{ entries: ImportedEntry[]; failed: LeftOut[] }> => {
  const entries: ImportedEntry[] = [];
  const failed: LeftOut[] = [];
  for (const one of planned) {
    const { source, path } = one;
    const notes: Note[] = [];
    try {
      const converted = await convert(one, (message, near) => void notes.push({ message, near }));
      entries.push({ ...converted, path, notes, source });
    } catch (error) {
      failed.push({ what: path, why: `it cannot be converted: ${(error as Error).message}`, place: placeOf(source) });
    }
  }
  return { entries, failed };
};

/** A title that fits; one that is missing is to be filled in. */
export const titleWithin = (longest: number, html: string, note: NoteTo): string => {
  const given = fieldText(html);
  if (!given) note("its title is missing");
  if (given.length > longest) note(`its title was too long and is cut: “${given}”`);
  return cutText(given, longest) || FILL_IN;
};

/** An entry as a file. Fields without a value are left out. */
export const entryText = ({ fields, body }: Pick<ImportedEntry, "fields" | "body">, isDraft: boolean): string => {
  const given = Object.entries({ ...fields, draft: isDraft || undefined }).filter(([, value]) => value !== undefined);
  const yaml = new Document(Object.fromEntries(given), { aliasDuplicateObjects: false }).toString({ lineWidth: 0 });
  return `---\n${yaml}---\n\n${body}\n`;
};
