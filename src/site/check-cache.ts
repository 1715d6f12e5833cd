/**
 * Caches the checks of files without problems on disk: parsing an article's Markdown takes 8 ms. Builds, develop
 * servers and `npm run check:content` share it. The key is a file's path and bytes. Other code, packages or Node
 * versions discard the cache.
 */
import { resolve } from "node:path";
import { checkFile } from "../content-model/checks";
import type { Entry, FileCheck } from "../content-model/checks/entry";
import { cacheUses, namesOf, type Uses } from "../content-model/checks/uses";
import { matchKind, type KindMatch } from "../content-model/kinds/match-kind";
import { readSource, type ContentFile, type Source } from "../content-model/source";
import { checksum } from "../lib/digest";
import { SavedValue } from "./saved-value";

interface ValidFile {
  data: Entry["data"];
  source: Pick<Source, "data" | "body" | "bodyLine">;
  uses: Uses;
}

type ValidFiles = Map<string, ValidFile>;

/** The file of the checks in a folder. */
export const checksIn = (folder: string): string => resolve(folder, "content-checks");

export const CHECK_CACHE = checksIn(".cache");

/** All code that checks a file by itself: it imports nothing else. */
const CODE = ["src/content-model", "src/lib"];

/** Positions are rarely needed: the file is parsed again for the first one. */
const restored = (file: ContentFile, { data, source, uses }: ValidFile): FileCheck => {
  const { path } = file;
  const match = matchKind(path) as KindMatch;
  let parsed: Source | undefined;
  const whole = (): Source => (parsed ??= readSource(file, match.kind.schema).source as Source);
  const entry: Entry = {
    ...match,
    path,
    data,
    source: {
      ...source,
      locate: (...place) => whole().locate(...place),
      lastLine: (...place) => whole().lastLine(...place),
      at: (...place) => whole().at(...place),
    },
  };
  cacheUses(entry, uses);
  return { path, entry, problems: [] };
};

const validFile = (entry: Entry): ValidFile => {
  const { data, body, bodyLine } = entry.source;
  return { data: entry.data, source: { data, body, bodyLine }, uses: namesOf(entry) };
};

export class CheckCache {
  private known: ValidFiles | undefined;
  /** Until they are saved: restored files, and entries of this process. */
  private found: Map<string, ValidFile | Entry> | undefined = new Map();

  private readonly saved: SavedValue<ValidFiles>;

  /**
   * @param root the project's folder, with the code of the checks
   * @param file where the cache is
   */
  constructor(
    root = resolve("."),
    file = CHECK_CACHE,
    private readonly checkAgain = checkFile,
  ) {
    this.saved = new SavedValue(file, CODE, root);
  }

  /** The result of `checkFile`. */
  check(file: ContentFile): FileCheck {
    this.known ??= this.saved.read() ?? new Map();
    const key = checksum(Buffer.concat([Buffer.from(`${file.path}\0`), file.bytes]));
    const known = this.known.get(key);
    if (known) {
      this.found?.set(key, known);
      return restored(file, known);
    }
    const check = this.checkAgain(file);
    if (check.entry && check.problems.length === 0) this.found?.set(key, check.entry);
    return check;
  }

  /** Saves the checks for the next process, once. Those of later changes are not kept. */
  save(): void {
    const found = [...(this.found ?? [])];
    this.found = undefined;
    const isKnown = found.length === this.known?.size && found.every(([, file]) => "uses" in file);
    if (isKnown && this.saved.exists) return;
    this.saved.save(new Map(found.map(([key, file]) => [key, "uses" in file ? file : validFile(file)])));
  }
}
