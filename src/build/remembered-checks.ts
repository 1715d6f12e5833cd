/**
 * What the check of each content file found, from one run to the next. Reading and checking a file hangs on its path and bytes, and
 * on the code that does it, alone: a file that is the same need not be read again at the next start (docs/decisions/0042-checked-once.md).
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import { checkFile, type Entry, type FileCheck } from "../content-model/check";
import { matchKind, type KindMatch } from "../content-model/match-kind";
import type { ContentProblem } from "../content-model/problem";
import { readSource, type ContentFile, type Source } from "../content-model/source";
import { installed } from "./installed";

/** What is kept of a file without an error. */
interface Kept {
  data: Entry["data"];
  /** The values as they stand, and the text below them. */
  source: Pick<Source, "data" | "body" | "bodyLine">;
  warnings: ContentProblem[];
}

/** A file with an error is looked at anew each time. */
const keep = ({ entry, problems }: FileCheck): Kept | undefined => {
  if (!entry) return undefined;
  const { data, body, bodyLine } = entry.source;
  return { data: entry.data, source: { data, body, bodyLine }, warnings: problems };
};

/** The source of a file that has been read before: where each of its values stands is looked up when it is asked for. */
const sourceOf = (file: ContentFile, { source }: Kept): Source => {
  let read: Source | undefined;
  const whole = (): Source => (read ??= readSource(file).source as Source);
  return { ...source, locate: (...args) => whole().locate(...args), at: (...args) => whole().at(...args) };
};

const checkOf = (file: ContentFile, kept: Kept): FileCheck => {
  const { path } = file;
  // It was of a kind when it was found right, by the same code.
  const match = matchKind(path) as KindMatch;
  return { path, entry: { ...match, path, data: kept.data, source: sourceOf(file, kept) }, problems: kept.warnings };
};

/**
 * Stands for all that a check hangs on beside the file: the code, in one file, and what is installed.
 * @returns undefined where that is not known, and nothing can be relied on
 */
const codeOf = (file: string): string | undefined => {
  const packages = installed();
  // Node brings the names of time zones, languages and currencies.
  return (
    packages && createHash("sha256").update(process.version).update(packages).update(readFileSync(file)).digest("hex")
  );
};

/** What is written to the disk. */
interface Memory {
  code: string | undefined;
  checks: Map<string, Kept>;
}

export class RememberedChecks {
  private before: Memory | undefined;
  private readonly now: Memory["checks"] = new Map();

  /**
   * @param file where it is kept
   * @param code what the compiled code of the site is in: what other code found is forgotten
   * @param look how a file is checked that is not known
   */
  constructor(
    private readonly file: string,
    private readonly code: string,
    private readonly look = checkFile,
  ) {}

  /** What the run before has left of the same code. */
  private load(): Memory {
    const none: Memory = { code: codeOf(this.code), checks: new Map() };
    try {
      const memory = deserialize(readFileSync(this.file)) as Memory;
      return none.code !== undefined && memory.code === none.code ? memory : none;
    } catch {
      return none; // There is none yet, or it was cut off.
    }
  }

  /** What `checkFile` finds in a file. */
  check(file: ContentFile): FileCheck {
    this.before ??= this.load();
    const key = createHash("sha256").update(`${file.path}\0`).update(file.bytes).digest("hex");
    const known = this.now.get(key) ?? this.before.checks.get(key);
    const check = known ? checkOf(file, known) : this.look(file);
    const kept = known ?? keep(check);
    if (kept) this.now.set(key, kept);
    return check;
  }

  /** Keeps what was found in this run for the next one. */
  save(): void {
    const { code } = (this.before ??= this.load());
    const memory: Memory = { code, checks: this.now };
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, serialize(memory));
  }
}
