/** Answers what the page asks to be written: changes of lists, and saves that are taken back. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentDir } from "../../site/content/content-dir";
import { writeChanges } from "../publish/write-changes";
import { beforeSaving, Refusal, Undecided, type EditorRequest } from "../saving";
import { applyListAction, type ListRequest } from "./list-actions";
import type { RecentSaves } from "./saves";

/** What is answered: the status, and a value for JSON. */
export type Answer = readonly [status: number, value: object];

/** Merges, checks and writes files, as a save of a form does. */
const write = (files: { path: string; base: string; raw: string }[], saves: RecentSaves): Answer => {
  const request: EditorRequest = { action: "persistEntry", params: { dataFiles: files } };
  beforeSaving(contentDir(), request);
  saves.note(contentDir(), request);
  // Merging has put the final text in the place of what was asked for.
  for (const { path, raw } of request.params?.dataFiles ?? []) writeFileSync(join(contentDir(), path), raw);
  return [200, { saves: saves.list() }];
};

const answerFor = (error: unknown): Answer => {
  if (error instanceof Refusal) return [422, { error: error.problems.map(({ text }) => text).join("\n") }];
  if (error instanceof Undecided) return [409, { error: "The file was changed meanwhile. Fix: press again." }];
  return [400, { error: error instanceof Error ? error.message : String(error) }];
};

const guarded = (work: () => Answer): Answer => {
  try {
    return work();
  } catch (error) {
    return answerFor(error);
  }
};

/** Changes a list. */
export const changeList = (request: ListRequest, saves: RecentSaves): Answer =>
  guarded(() => write([{ path: request.file, ...applyListAction(contentDir(), request) }], saves));

/** Brings back what was there before a save. */
export const takeBack = (id: number, saves: RecentSaves): Answer =>
  guarded(() => {
    writeChanges(saves.without(contentDir(), id), saves);
    saves.forget(id);
    return [200, { saves: saves.list() }];
  });
