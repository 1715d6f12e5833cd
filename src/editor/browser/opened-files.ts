/** The text of each file when its form was opened, as the base of a merge. */
import { openEntry, openPath, readEntry, showUnsaved, store, type ImmutableMap } from "./store";

/** Texts sent by the server, by path. */
const texts = new Map<string, string>();

/** Bases are stored beside Decap CMS's backups of unsaved forms. */
const keyOf = (path: string): string => `opened:${path}`;

/** A backup that the open form was restored from. */
let restored: ImmutableMap | undefined;

/** Records the text that a form was filled from. */
const noteOpened = (path: string, text: string): void => void texts.set(path, text);

/** Records that form and file are equal. */
export const noteSaved = (path: string, text: string): void => {
  noteOpened(path, text);
  restored = undefined;
  localStorage.removeItem(keyOf(path));
};

/** The text that a file's form was opened with. */
export const openedWith = (path: string): string | undefined =>
  (restored && openPath() === path ? localStorage.getItem(keyOf(path)) : undefined) ?? texts.get(path);

/** True where a form was left with changes that were not saved, which Decap CMS offers to bring back. */
export const wasLeftUnsaved = (path: string): boolean => localStorage.getItem(keyOf(path)) !== null;

/** A text that the form is to read in the place of its file's. */
let other: { path: string; text: string } | undefined;

/** What a form reads: its file, or another version that somebody brings back. */
export const readText = (path: string, text: string): string => {
  if (other?.path === path) return other.text;
  noteOpened(path, text);
  return text;
};

/** Fills the open form with another text, as changes that are not saved; saving merges them as others. */
export const fillWith = async (text: string): Promise<void> => {
  const [entry, path] = [openEntry(), openPath()];
  if (!entry) return;
  other = { path, text };
  try {
    const read = await readEntry(entry);
    localStorage.setItem(keyOf(path), texts.get(path) ?? "");
    showUnsaved(read);
  } finally {
    other = undefined;
  }
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
      // The file arrived after the backup; Decap CMS would overwrite that.
      if (openPath() === entry.get("path") && hadChanges) showUnsaved(entry);
    }
  });
};
