/** The open form as the file that its save would write, and what the content check says of it. */
import { checkFile } from "../../content-model/checks";
import { matchKind } from "../../content-model/kinds/match-kind";
import { isError } from "../../content-model/messages/problem";
import { explainProblems, type ExplainedProblem } from "../explain-problems";
import { formatFile } from "../content-file";
import { pruneEmpty } from "../prune-empty";
import type { Fields } from "../fields";
import { collectionOf, openEntry, openPath, type ImmutableMap } from "./store";

/** A new entry gets its name from its title when it is saved. */
const pathOfNew = (entry: ImmutableMap): string => {
  const collection = collectionOf(entry);
  return `${String(collection?.get("folder"))}/new-entry.${String(collection?.get("extension"))}`;
};

/** @returns its path from the content folder, for which a new entry has a stand-in, and its text */
const draftOf = (root: string): { path: string; text: string } | undefined => {
  const entry = openEntry();
  const data = entry?.get("data") as ImmutableMap | undefined;
  if (!entry || !data) return undefined;
  const path = (openPath() || pathOfNew(entry)).slice(root.length);
  const kind = matchKind(path)?.kind;
  if (!kind) return undefined;
  const { body = "", ...fields } = data.toJS() as Fields;
  const values = pruneEmpty(fields, {}, kind.schema) as Fields;
  return { path, text: formatFile(kind, undefined, { values, body: String(body) }) };
};

/** What is wrong with the open form by itself. */
export const checkDraft = (root: string): ExplainedProblem[] => {
  const draft = draftOf(root);
  if (!draft) return [];
  const { path, text } = draft;
  const bytes = new TextEncoder().encode(text);
  return explainProblems(checkFile({ path, bytes }).problems.filter(isError), path, new Map([[path, bytes]]));
};
