/** Which text of its file each form was opened with: a save is compared with it. */
import { openPath, store, type ImmutableMap } from "./store";

/** The texts that the server sent, by path. */
const texts = new Map<string, string>();

/** Decap CMS keeps unsaved forms in the browser; the texts that they were opened with are kept beside them. */
const keyOf = (path: string): string => `opened:${path}`;

/** What the open form was filled with from an earlier visit. */
let restored: ImmutableMap | undefined;

/** Notes the text that a form is filled from. */
export const noteOpened = (path: string, text: string): void => void texts.set(path, text);

/** Notes that the form and the file say the same. */
export const noteSaved = (path: string, text: string): void => {
  noteOpened(path, text);
  restored = undefined;
  localStorage.removeItem(keyOf(path));
};

/** The text that the form of a file was opened with. */
export const openedWith = (path: string): string | undefined =>
  (restored && openPath() === path ? localStorage.getItem(keyOf(path)) : undefined) ?? texts.get(path);

/** Decap CMS fills a form from the file even where that arrives after the editor has asked for their own copy. */
const restoreAgain = (entry: ImmutableMap): void => {
  store.dispatch({ type: "DRAFT_LOCAL_BACKUP_RETRIEVED", payload: { entry } });
  store.dispatch({ type: "DRAFT_CREATE_FROM_LOCAL_BACKUP" });
};

/** Follows the forms, so that one that is restored is compared with the text that it was opened with in the first place. */
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
