/** The text of each file when its form was opened, as the base of a merge. */
import { openPath, store, type ImmutableMap } from "./store";

/** Texts sent by the server, by path. */
const texts = new Map<string, string>();

/** Bases are stored beside Decap CMS's backups of unsaved forms. */
const keyOf = (path: string): string => `opened:${path}`;

/** A backup that the open form was restored from. */
let restored: ImmutableMap | undefined;

/** Records the text that a form was filled from. */
export const noteOpened = (path: string, text: string): void => void texts.set(path, text);

/** Records that form and file are equal. */
export const noteSaved = (path: string, text: string): void => {
  noteOpened(path, text);
  restored = undefined;
  localStorage.removeItem(keyOf(path));
};

/** The text that a file's form was opened with. */
export const openedWith = (path: string): string | undefined =>
  (restored && openPath() === path ? localStorage.getItem(keyOf(path)) : undefined) ?? texts.get(path);

/** Restores the backup again if the file arrives after it; Decap CMS would overwrite it. */
const restoreAgain = (entry: ImmutableMap): void => {
  store.dispatch({ type: "DRAFT_LOCAL_BACKUP_RETRIEVED", payload: { entry } });
  store.dispatch({ type: "DRAFT_CREATE_FROM_LOCAL_BACKUP" });
};

/** Tracks forms, so that a restored one keeps its original base. */
export const followForms = (): void => {
  let before = store.getState().entryDraft;
  store.subscribe(() => {
    const draft = store.getState().entryDraft;
    if (draft === before) return;
    const [had, hadChanges] = [before.has("localBackup"), before.get("hasChanged") === true];
    const isChanged = draft.get("hasChanged") === true;
    before = draft;
    if (had && !draft.has("localBackup") && isChanged) restored = draft.get("entry") as ImmutableMap;
    else if (isChanged && !hadChanges && !restored) {
      const text = texts.get(openPath());
      if (text !== undefined) localStorage.setItem(keyOf(openPath()), text);
    } else if (restored && !isChanged) {
      const entry = restored;
      restored = undefined;
      if (openPath() === entry.get("path") && hadChanges) restoreAgain(entry);
    }
  });
};
