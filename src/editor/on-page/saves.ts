/** Remembers what the last saves changed, so that each can be taken back. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { matchKind } from "../../content-model/kinds/match-kind";
import { labelOfKind } from "../../content-model/kinds/labels";
import { mergeEntry } from "../merge-entry";
import type { EditorRequest } from "../saving";

/** How many saves are remembered. */
const MOST = 10;

interface SavedFile {
  path: string;
  before: string;
  after: string;
}

interface Save {
  id: number;
  /** In milliseconds since 1970. */
  time: number;
  files: SavedFile[];
}

/** A save as the page lists it. */
export interface SaveSummary {
  id: number;
  time: number;
  /** What was saved, in words. */
  words: string;
}

const textAt = (folder: string, path: string): string | undefined =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : undefined;

export class RecentSaves {
  private saves: Save[] = [];
  private next = 1;

  /** Notes what a request will write; to be called after it was merged and checked, and before it is written. */
  note(folder: string, { action, params = {} }: EditorRequest): void {
    if (action !== "persistEntry") return;
    const files = (params.dataFiles ?? []).flatMap(({ path, raw }) => {
      const before = textAt(folder, path);
      return before === undefined || before === raw ? [] : [{ path, before, after: raw }];
    });
    if (files.length === 0) return;
    this.saves = [{ id: this.next++, time: Date.now(), files }, ...this.saves].slice(0, MOST);
  }

  /** The last saves, the newest first. */
  list(): SaveSummary[] {
    return this.saves.map(({ id, time, files }) => ({
      id,
      time,
      words: files
        .map(({ path }) => {
          const match = matchKind(path);
          return match ? [labelOfKind(match.kind), match.slug].filter(Boolean).join(" ") : path;
        })
        .join(", "),
    }));
  }

  /**
   * The files as they are without a save, with all that was changed since.
   * @throws where the same texts were changed since
   */
  without(folder: string, id: number): { path: string; base: string; raw: string }[] {
    const save = this.saves.find((one) => one.id === id);
    if (!save) throw new Error("This save is not remembered any more.");
    return save.files.map(({ path, before, after }) => {
      const now = textAt(folder, path);
      const merged = now === undefined ? undefined : mergeEntry(path, { base: after, now, edited: before });
      if (now === undefined || !merged || "conflicts" in merged)
        throw new Error(
          `${path} was changed since in the same place. Fix: take the later saves back first, or open the form.`,
        );
      return { path, base: now, raw: merged.text };
    });
  }

  /** Forgets a save that was taken back. */
  forget(id: number): void {
    this.saves = this.saves.filter((one) => one.id !== id);
  }
}
