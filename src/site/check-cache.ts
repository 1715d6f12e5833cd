/**
 * Caches the checks of files without problems on disk: parsing an article's Markdown takes 8 ms. Builds, develop
 * servers and `npm run check:content` share it. The key is a file's path and bytes. Other code, packages or Node
 * versions discard the cache.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { checkFile } from "../content-model/checks";
import type { Entry, FileCheck } from "../content-model/checks/entry";
import { cacheUses, namesOf, type Uses } from "../content-model/checks/uses";
import { matchKind, type KindMatch } from "../content-model/kinds/match-kind";
import { readSource, type ContentFile, type Source } from "../content-model/source";
import { checksum } from "../lib/digest";
import { walkDir } from "../lib/walk-dir";
import { writeFileAtomic } from "../lib/write-file-atomic";
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

export const CHECK_CACHE = resolve(".cache/content-checks");

/** All code that checks a file by itself: it imports nothing else. */
const CODE = ["src/content-model", "src/lib"];

/** npm's list of what is installed, with versions. */
const PACKAGES = "node_modules/.package-lock.json";

/** Version of the code that checks, below a project's folder; `undefined` if it is not known. */
const versionOfChecks = (root: string): string | undefined => {
  try {
    const code = CODE.flatMap((folder) => walkDir(join(root, folder)).map((file) => join(root, folder, file)));
    return `${process.version} ${versionOf([...code, join(root, PACKAGES)])}`;
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

  private readonly version: string | undefined;

  /**
   * @param root the project's folder, with the code of the checks
   * @param file where the cache is
   */
  constructor(
    root = resolve("."),
    private readonly file = CHECK_CACHE,
    private readonly checkAgain = checkFile,
  ) {
    this.version = versionOfChecks(root);
  }

  private read(): Saved["files"] {
    try {
      const { version, files } = deserialize(readFileSync(this.file)) as Saved;
      if (version === this.version) return files;
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
    const isKnown = found.length === this.saved?.size && found.every(([, file]) => "uses" in file);
    const { version } = this;
    // Gatsby may have cleared its folder since.
    if (version === undefined || (isKnown && existsSync(this.file))) return;
    const files = new Map(found.map(([key, file]) => [key, "uses" in file ? file : validFile(file)]));
    writeFileAtomic(this.file, serialize({ version, files } satisfies Saved));
  }
}
