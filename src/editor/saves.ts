/** Remembers what the last saves changed, across restarts, so that each can be taken back. Pictures are in git only. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { checksum } from "../lib/digest";
import { writeFileAtomic } from "../lib/write-file-atomic";
import type { Changes } from "../site/read-content";
import { mergeEntry } from "./merge-entry";
import { BadRequest } from "./request";
import type { EditorRequest } from "./saving";

/** How many are remembered. */
const MOST = 50;

interface SavedFile {
  path: string;
  /** The text; missing if the file was not there. */
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
type SaveOfFile = SavedFile & Omit<Save, "files">;

const textIn = (folder: string, path: string): string | undefined =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : undefined;

/** Where the saves of a content folder are kept: not in .cache, which Gatsby empties. */
export const savesFile = (content: string): string =>
  resolve(".saves", `${checksum(resolve(content)).slice(0, 16)}.json`);

export class RecentSaves {
  /** The newest first. */
  private saves: Save[];

  /** @param file in which saves are kept; without it, in memory only */
  constructor(private readonly file?: string) {
    this.saves = file !== undefined && existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Save[]) : [];
  }

  /** Notes what a request will write; to be called after it was merged and checked, and before it is written. */
  note(folder: string, { action, params = {} }: EditorRequest): void {
    const { dataFiles = [], path, paths = [] } = params;
    const written = action === "persistEntry" ? dataFiles : [];
    const deleted = action === "deleteFile" && path !== undefined ? [path] : action === "deleteFiles" ? paths : [];
    this.noteFiles(folder, [
      ...written.map((file) => [file.path, Buffer.from(file.raw)] as const),
      ...deleted.map((each) => [each, undefined] as const),
    ]);
  }

  /** Notes what will be written. */
  noteFiles(folder: string, changes: Iterable<readonly [path: string, bytes: Uint8Array | undefined]>): void {
    const files = [...changes].flatMap(([path, bytes]) => {
      if (path.startsWith("media/")) return [];
      const [before, after] = [textIn(folder, path), bytes && Buffer.from(bytes).toString()];
      return before === after ? [] : [{ path, before, after }];
    });
    if (files.length === 0) return;
    this.keep([{ id: (this.latest ?? 0) + 1, time: Date.now(), files }, ...this.saves].slice(0, MOST));
  }

  private keep(saves: Save[]): void {
    this.saves = saves;
    if (this.file === undefined) return;
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileAtomic(this.file, JSON.stringify(saves));
  }

  private all(): SaveOfFile[] {
    return this.saves.flatMap(({ id, time, files }) => files.map((file) => ({ id, time, ...file })));
  }

  /** All remembered saves of a file, the newest first. */
  of(path: string): SaveOfFile[] {
    return this.all().filter((save) => save.path === path);
  }

  /** The remembered deletions, the newest first. */
  deletions(): SaveOfFile[] {
    return this.all().filter(({ before, after }) => before !== undefined && after === undefined);
  }

  /**
   * The files as they are without a save, with all that was changed since.
   * @throws where the same texts were changed since
   */
  without(folder: string, id: number): Changes {
    const save = this.saves.find((one) => one.id === id);
    if (!save) throw new BadRequest(409, "This save is not remembered any more.");
    return new Map(
      save.files.map((file) => {
        const text = textWithout(file, textIn(folder, file.path));
        return [file.path, text === undefined ? undefined : Buffer.from(text)];
      }),
    );
  }

  /** The number of the latest save. */
  get latest(): number | undefined {
    return this.saves[0]?.id;
  }
}

/** A file without a change: a new one is removed, and a removed one is there again. */
const textWithout = ({ path, before, after }: SavedFile, now: string | undefined): string | undefined => {
  if (now === after) return before;
  const merged =
    before === undefined || after === undefined || now === undefined
      ? undefined
      : mergeEntry(path, { base: after, now, edited: before });
  if (!merged || "conflicts" in merged)
    throw new BadRequest(
      409,
      `${path} was changed since in the same place. Fix: take the later saves back first, or open the form.`,
    );
  return merged.text;
};
