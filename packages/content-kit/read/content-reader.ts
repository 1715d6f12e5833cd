/** Reads and checks a content folder; unchanged files are not read again. */
import { finding } from "../messages/finding";
import { millions } from "../messages/words";
import { readFileSync, statSync, type BigIntStats } from "node:fs";
import { join } from "node:path";
import type { CheckResult, Entry, FileCheck } from "../checks/entry";
import type { ContentKind } from "../kinds/kind";
import type { Model } from "../model";
import { mediaOf } from "../checks/media";
import type { Media } from "../fields/media-facts";
import { measureBytes, measureMedia } from "./measure";
import { CLOSED, filesIn, unreadable } from "./list-files";
import { errorMessage } from "../lib/error-code";

/** In bytes; the largest state is below 50,000. Larger files would delay every save. */
export const LARGEST_FILE = 1_000_000;

const MEDIA = "media/";

/** Changes whenever the file is written. */
const stampOf = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string => `${ino}:${size}:${mtimeNs}:${ctimeNs}`;

const tooLarge = (path: string, size: bigint): FileCheck => ({
  path,
  problems: [
    {
      file: path,
      line: 1,
      column: 1,
      ...finding("file-too-large", {
        size: millions(Number(size), 1),
        most: LARGEST_FILE / 1_000_000,
      }),
    },
  ],
});

const cannotOpen = (path: string): FileCheck => ({
  path,
  problems: [unreadable(path, finding("unreadable-file", CLOSED))],
});

/** Caches a value per file until the file changes. */
class Cache<T> {
  private known = new Map<string, { stamp: string; value: T }>();

  /** Returns the value of each file. A file that vanishes meanwhile is skipped. */
  of(folder: string, paths: readonly string[], read: (path: string, stats: BigIntStats) => T): [string, T][] {
    const before = this.known;
    this.known = new Map();
    return paths.flatMap((path) => {
      const stats = statSync(join(folder, path), { bigint: true, throwIfNoEntry: false });
      if (!stats) return [];
      const stamp = stampOf(stats);
      const previous = before.get(path);
      const value = previous?.stamp === stamp ? previous.value : read(path, stats);
      this.known.set(path, { stamp, value });
      return [[path, value]];
    });
  }
}

/** Pending writes, by path relative to the content folder; `undefined` deletes the file. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

const NO_CHANGES: Changes = new Map();

/** A checked folder. `F` is what its model derives from the entries. */
export type FolderContent<F> = CheckResult & F & { folder: string };

/** Reads a folder repeatedly, each time only what has changed. */
export class ContentReader<F extends object> {
  private readonly files = new Cache<FileCheck>();

  constructor(
    private readonly model: Model<F>,
    readonly folder: string,
  ) {}

  /**
   * Reads and checks every file.
   * @param changes pending writes that are not on disk yet
   * @throws if the folder cannot be read, or what the model derives
   */
  read(changes: Changes = NO_CHANGES): FolderContent<F> {
    const { folder, model } = this;
    let found: ReturnType<typeof filesIn>;
    try {
      found = filesIn(folder);
    } catch (error) {
      throw new Error(`The content folder ${folder} cannot be read: ${errorMessage(error)}`);
    }
    const isMedia = (path: string): boolean => path.startsWith(MEDIA);
    const unchanged = found.paths.filter((path) => !changes.has(path));
    const written = [...changes].flatMap(([path, bytes]) => (bytes ? [{ path, bytes }] : []));
    const files: FileCheck[] = [
      ...this.files
        .of(
          folder,
          unchanged.filter((path) => !isMedia(path)),
          (path, { size }) => this.check(path, size),
        )
        .map(([, check]) => check),
      ...written.filter(({ path }) => !isMedia(path)).map(model.checkFile),
    ].sort((a, b) => (a.path < b.path ? -1 : 1));
    const writtenMedia = new Map(
      written.flatMap(({ path, bytes }) => (isMedia(path) ? [[path.slice(MEDIA.length), bytes] as const] : [])),
    );
    const media = this.mediaFacts(
      unchanged.filter(isMedia).map((path) => path.slice(MEDIA.length)),
      writtenMedia,
      new Set(mediaOf(files.flatMap(({ entry, faulty }) => entry ?? faulty ?? []))),
    );
    const readMedia = (name: string): Uint8Array | undefined =>
      media.has(name) ? (writtenMedia.get(name) ?? readFileSync(join(folder, MEDIA, name))) : undefined;
    const checked = model.check(files, { media, readMedia });
    return { ...checked, folder, problems: [...found.problems, ...checked.problems] };
  }

  private check(path: string, size: bigint): FileCheck {
    if (size > LARGEST_FILE) return tooLarge(path, size);
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(join(this.folder, path));
    } catch {
      return cannotOpen(path);
    }
    return this.model.checkFile({ path, bytes });
  }

  /** Facts of all referenced media. */
  private mediaFacts(
    onDisk: readonly string[],
    written: ReadonlyMap<string, Uint8Array>,
    used: ReadonlySet<string>,
  ): Media {
    const pending = [...written].filter(([name]) => used.has(name)).map(([name, bytes]) => ({ name, bytes }));
    const pathOf = (name: string): string => join(this.folder, MEDIA, name);
    const measured = measureMedia(onDisk.filter((name) => used.has(name)).map(pathOf));
    return new Map([
      ...onDisk.map((name) => [name, measured.get(pathOf(name))] as const),
      ...[...written.keys()].map((name) => [name, undefined] as const),
      ...measureBytes(pending),
    ]);
  }
}

/**
 * The entries of some kinds, each checked by itself: for steps after a build, which has checked all of them.
 * @throws if the folder or a file cannot be read
 */
export const readEntries = (
  { matchKind, checkFile }: Pick<Model<object>, "matchKind" | "checkFile">,
  kinds: readonly ContentKind[],
  folder: string,
): Entry[] =>
  filesIn(folder)
    .paths.filter((path) => kinds.some((kind) => kind === matchKind(path)?.kind))
    .flatMap((path) => checkFile({ path, bytes: readFileSync(join(folder, path)) }).entry ?? []);
