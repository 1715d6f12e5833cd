/**
 * Caches the checks of files without problems on disk: parsing an article's Markdown takes 8 ms in every build. The key
 * is a file's path and bytes. Other code, packages or Node versions discard the cache.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { checkFile } from "../../content-model/checks";
import type { Entry, FileCheck } from "../../content-model/checks/entry";
import { cacheUses, namesOf, type Uses } from "../../content-model/checks/uses";
import { matchKind, type KindMatch } from "../../content-model/kinds/match-kind";
import { readSource, type ContentFile, type Source } from "../../content-model/source";
import { checksum } from "../../lib/digest";
import { writeFileAtomic } from "../../lib/write-file-atomic";
import { versionOf } from "./media/measure";

interface ValidFile {
  data: Entry["data"];
  source: Pick<Source, "data" | "body" | "bodyLine">;
  uses: Uses;
}

interface Saved {
  version: string;
  files: Map<string, ValidFile>;
}

/** npm's list of what is installed, with versions. */
const PACKAGES = resolve("node_modules/.package-lock.json");

/** Version of the code that checks; `undefined` if it is not known. */
const versionOfChecks = (code: string): string | undefined => {
  try {
    return `${process.version} ${versionOf([code, PACKAGES])}`;
  } catch {
    return undefined;
  }
};

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
  private saved: Saved["files"] | undefined;
  /** Until they are saved: restored files, and entries of this process. */
  private found: Map<string, ValidFile | Entry> | undefined = new Map();

  /**
   * @param code the file with the compiled code of the checks
   * @param file where the cache is
   */
  constructor(
    private readonly code: string,
    private readonly file = resolve(".cache/content-checks"),
    private readonly checkAgain = checkFile,
  ) {}

  private read(): Saved["files"] {
    try {
      const { version, files } = deserialize(readFileSync(this.file)) as Saved;
      if (version === versionOfChecks(this.code)) return files;
    } catch {
      // There is none yet, or it is incomplete.
    }
    return new Map<string, ValidFile>();
  }

  /** The result of `checkFile`. */
  check(file: ContentFile): FileCheck {
    this.saved ??= this.read();
    const key = checksum(Buffer.concat([Buffer.from(`${file.path}\0`), file.bytes]));
    const known = this.saved.get(key);
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
    const isSaved = found.length === this.saved?.size && found.every(([, file]) => "uses" in file);
    const version = isSaved ? undefined : versionOfChecks(this.code);
    if (version === undefined) return;
    const files = new Map(found.map(([key, file]) => [key, "uses" in file ? file : validFile(file)]));
    writeFileAtomic(this.file, serialize({ version, files } satisfies Saved));
  }
}
