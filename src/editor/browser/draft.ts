/** The open form as the file that its save would write, and what the content check says of it. */
import { checkFile } from "../../content-model/checks";
import { matchKind } from "../../content-model/kinds/match-kind";
import { isError } from "../../content-model/messages/problem";
import { editorPaths } from "../../routes";
import { explainProblems, type ExplainedProblem } from "../explain-problems";
import { formatFile } from "../preserve-formatting";
import { pruneEmpty } from "../prune-empty";
import type { Fields } from "../yaml-fresh";
import { openedWith } from "./opened-files";
import { collectionOf, openEntry, openPath, store, type ImmutableMap } from "./store";

interface Draft {
  /** From the content folder; a new entry has a stand-in. */
  path: string;
  text: string;
}

/** A new entry gets its name from its title when it is saved. */
const pathOfNew = (entry: ImmutableMap): string => {
  const collection = collectionOf(entry);
  return `${String(collection?.get("folder"))}/new-entry.${String(collection?.get("extension"))}`;
};

const draftOf = (root: string): Draft | undefined => {
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

const checkAlone = ({ path, text }: Draft): ExplainedProblem[] => {
  const bytes = new TextEncoder().encode(text);
  return explainProblems(checkFile({ path, bytes }).problems.filter(isError), path, new Map([[path, bytes]]));
};

/** What is wrong with the open form by itself. */
export const checkDraft = (root: string): ExplainedProblem[] => {
  const draft = draftOf(root);
  return draft ? checkAlone(draft) : [];
};

/** True while the form has a picture that is not saved yet: the server would miss it. */
const hasUploads = (): boolean =>
  Object.values(store.getState().medias).some((media) => media?.asset?.url.startsWith("blob:"));

/** What is wrong with the open form among all files, where a server knows them. */
export const checkDraftAmongOthers = async (root: string, hasServer: boolean): Promise<ExplainedProblem[]> => {
  const draft = draftOf(root);
  if (!draft) return [];
  const base = openPath() && openedWith(openPath());
  if (!hasServer || !base || hasUploads()) return checkAlone(draft);
  try {
    const response = await fetch(editorPaths.check, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ path: draft.path, raw: draft.text, base }),
    });
    if (response.ok) return ((await response.json()) as { problems: ExplainedProblem[] }).problems;
  } catch {
    // The next save says that the site does not respond.
  }
  return checkAlone(draft);
};
