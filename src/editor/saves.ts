/** Remembers what the last saves changed, across restarts, so that each can be taken back. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { checksum } from "../lib/digest";
import { writeFileAtomic } from "../lib/write-file-atomic";
import type { Changes } from "../site/read-content";
import { mergeEntry } from "./merge-entry";
import type { EditorRequest } from "./saving";

/** How many are remembered, and how many bytes they may take on the disk. */
const MOST = 200;
const MOST_BYTES = 100_000_000;
/** In bytes; a larger picture or recording that is deleted is only in git. */
const LARGEST_MEDIA = 20_000_000;

interface SavedFile {
  path: string;
  /** The text, or the bytes of media in base64; missing if the file was not there. */
  before?: string | undefined;
  after?: string | undefined;
}

interface Save {
  id: number;
  /** In milliseconds since 1970. */
  time: number;
  files: SavedFile[];
}

/** A save of one file. */
interface SaveOfFile extends SavedFile {
  id: number;
  time: number;
}

const isMedia = (path: string): boolean => path.startsWith("media/");

const encodingOf = (path: string): "base64" | "utf8" => (isMedia(path) ? "base64" : "utf8");

const savedAt = (folder: string, path: string): string | undefined => {
  const file = join(folder, path);
  if (!existsSync(file) || (isMedia(path) && statSync(file).size > LARGEST_MEDIA)) return undefined;
  return readFileSync(file, encodingOf(path));
};

/** Bytes of a file as a save has them. */
export const bytesOfSaved = (path: string, saved: string): Buffer => Buffer.from(saved, encodingOf(path));

/** Where the saves of a content folder are kept: not in .cache, which Gatsby empties. */
export const savesFolder = (content: string): string => resolve(".saves", checksum(resolve(content)).slice(0, 16));

const readSaves = (store: string): Save[] => {
  if (!existsSync(store)) return [];
  const saves = readdirSync(store)
    .filter((name) => /^\d+\.json$/.test(name))
    .flatMap((name) => {
      try {
        return [JSON.parse(readFileSync(join(store, name), "utf8")) as Save];
      } catch {
        // Damaged on the disk; the others are not.
        return [];
      }
    });
  return saves.sort((a, b) => b.id - a.id);
};

export class RecentSaves {
  private saves: Save[];
  private next: number;

  /** @param store the folder in which saves are kept; without it, in memory only */
  constructor(private readonly store?: string) {
    this.saves = store === undefined ? [] : readSaves(store);
    this.next = (this.saves[0]?.id ?? 0) + 1;
  }

  /** Notes what a request will write; to be called after it was merged and checked, and before it is written. */
  note(folder: string, { action, params = {} }: EditorRequest): void {
    const { dataFiles = [], assets = [], asset, path, paths = [] } = params;
    const changes = new Map<string, Uint8Array | undefined>();
    if (action === "persistEntry") for (const file of dataFiles) changes.set(file.path, Buffer.from(file.raw));
    // What is uploaded is in the folder afterwards; what it replaces would be lost.
    const uploaded = action === "persistEntry" ? assets : action === "persistMedia" && asset ? [asset] : [];
    for (const one of uploaded)
      if (existsSync(join(folder, one.path))) changes.set(one.path, Buffer.from(one.content, "base64"));
    if (action === "deleteFile" && path !== undefined) changes.set(path, undefined);
    if (action === "deleteFiles") for (const one of paths) changes.set(one, undefined);
    this.noteFiles(folder, changes);
  }

  /** Notes what will be written. */
  noteFiles(folder: string, changes: Changes): void {
    const files = [...changes].flatMap(([path, bytes]) => {
      const before = savedAt(folder, path);
      const after = bytes && !isMedia(path) ? Buffer.from(bytes).toString() : undefined;
      return before === after ? [] : [{ path, before, after }];
    });
    if (files.length === 0) return;
    this.saves.unshift({ id: this.next++, time: Date.now(), files });
    this.keep();
  }

  /** Writes the latest save to the disk, and forgets the oldest ones. */
  private keep(): void {
    const [latest] = this.saves;
    const dropped = this.saves.splice(MOST);
    const { store } = this;
    if (store === undefined || !latest) return;
    mkdirSync(store, { recursive: true });
    writeFileAtomic(this.fileOf(latest), JSON.stringify(latest));
    let bytes = 0;
    const isTooMuch = (save: Save): boolean => {
      bytes += statSync(this.fileOf(save), { throwIfNoEntry: false })?.size ?? 0;
      return bytes > MOST_BYTES && save !== latest;
    };
    const large = this.saves.filter(isTooMuch);
    this.saves = this.saves.filter((save) => !large.includes(save));
    for (const save of [...dropped, ...large]) rmSync(this.fileOf(save), { force: true });
  }

  private fileOf({ id }: Save): string {
    return join(this.store ?? "", `${id}.json`);
  }

  /** All remembered saves of a file, the newest first. */
  of(path: string): SaveOfFile[] {
    return this.saves.flatMap(({ id, time, files }) =>
      files.filter((file) => file.path === path).map((file) => ({ id, time, ...file })),
    );
  }

  /** The remembered deletions, the newest first. */
  deletions(): SaveOfFile[] {
    return this.saves.flatMap(({ id, time, files }) =>
      files
        .filter(({ before, after }) => before !== undefined && after === undefined)
        .map((file) => ({ id, time, ...file })),
    );
  }

  /**
   * The files as they are without a save, with all that was changed since.
   * @throws where the same texts were changed since
   */
  without(folder: string, id: number): Changes {
    const save = this.saves.find((one) => one.id === id);
    if (!save) throw new Error("This save is not remembered any more.");
    return new Map(
      save.files.filter(isChangeOfText).map((file) => {
        const text = textWithout(file, savedAt(folder, file.path));
        return [file.path, text === undefined ? undefined : Buffer.from(text)];
      }),
    );
  }

  /** The number of the latest save. */
  get latest(): number | undefined {
    return this.saves[0]?.id;
  }

  /** Forgets a save that was taken back. */
  forget(id: number): void {
    const [save] = this.saves.filter((one) => one.id === id);
    this.saves = this.saves.filter((one) => one.id !== id);
    if (save && this.store !== undefined) rmSync(this.fileOf(save), { force: true });
  }
}

const isChangeOfText = ({ path }: SavedFile): boolean => !isMedia(path);

/** A file without a change: a new one is removed, and a removed one is there again. */
const textWithout = ({ path, before, after }: SavedFile, now: string | undefined): string | undefined => {
  if (now === after) return before;
  const merged =
    before === undefined || after === undefined || now === undefined
      ? undefined
      : mergeEntry(path, { base: after, now, edited: before });
  if (!merged || "conflicts" in merged)
    throw new Error(
      `${path} was changed since in the same place. Fix: take the later saves back first, or open the form.`,
    );
  return merged.text;
};
