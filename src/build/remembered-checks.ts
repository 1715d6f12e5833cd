/**
 * What the check of each content file found, from one run to the next. Reading and checking a file hangs on its path and bytes, and
 * on the code that does it, alone: a file that is the same need not be read again at the next start (docs/decisions/0042-checked-once.md).
 */
import { createHash } from "node:crypto";
import { checkFile } from "../content-model/checks";
import type { Entry, FileCheck } from "../content-model/checks/entry";
import { matchKind, type KindMatch } from "../content-model/kinds/match-kind";
import type { ContentProblem } from "../content-model/messages/problem";
import { readSource, type ContentFile, type Source } from "../content-model/source";
import { knowUsesOf, namesOf, type Uses } from "../content-model/checks/uses";
import type { RunMemory } from "./run-memory";

/** What is kept of a file without an error. */
export interface KeptCheck {
  data: Entry["data"];
  /** The values as they stand, and the text below them. */
  source: Pick<Source, "data" | "body" | "bodyLine">;
  warnings: ContentProblem[];
  /** What it names, without the places. */
  uses: Uses;
}

/** A file with an error is looked at anew each time. */
const keep = ({ entry, problems }: FileCheck): KeptCheck | undefined => {
  if (!entry) return undefined;
  const { data, body, bodyLine } = entry.source;
  return { data: entry.data, source: { data, body, bodyLine }, warnings: problems, uses: namesOf(entry) };
};

/** The source of a file that has been read before: where each of its values stands is looked up when it is asked for. */
const sourceOf = (file: ContentFile, { source }: KeptCheck): Source => {
  let read: Source | undefined;
  const whole = (): Source => (read ??= readSource(file).source as Source);
  return {
    ...source,
    locate: (...args) => whole().locate(...args),
    lastLine: (...args) => whole().lastLine(...args),
    at: (...args) => whole().at(...args),
  };
};

const checkOf = (file: ContentFile, kept: KeptCheck): FileCheck => {
  const { path } = file;
  // It was of a kind when it was found right, by the same code.
  const match = matchKind(path) as KindMatch;
  const entry: Entry = { ...match, path, data: kept.data, source: sourceOf(file, kept) };
  knowUsesOf(entry, kept.uses);
  return { path, entry, problems: kept.warnings };
};

export class RememberedChecks {
  private before: ReadonlyMap<string, KeptCheck> | undefined;
  private readonly now = new Map<string, KeptCheck>();

  /** @param look how a file is checked that is not known */
  constructor(
    private readonly memory: RunMemory<ReadonlyMap<string, KeptCheck>>,
    private readonly look = checkFile,
  ) {}

  /** What `checkFile` finds in a file. */
  check(file: ContentFile): FileCheck {
    this.before ??= this.memory.read() ?? new Map();
    const key = createHash("sha256").update(`${file.path}\0`).update(file.bytes).digest("hex");
    const known = this.now.get(key) ?? this.before.get(key);
    const check = known ? checkOf(file, known) : this.look(file);
    const kept = known ?? keep(check);
    if (kept) this.now.set(key, kept);
    return check;
  }

  /** Keeps what was found in this run for the next one. */
  save(): void {
    this.memory.write(this.now);
  }
}
