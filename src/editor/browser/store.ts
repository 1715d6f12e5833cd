/** Decap CMS's Redux store, because its API does not expose form state. */
import { loadDeployPreview } from "decap-cms-core/dist/esm/actions/deploys.js";
import { loadEntry, tryLoadEntry } from "decap-cms-core/dist/esm/actions/entries.js";
import { store as decapStore } from "decap-cms-core/dist/esm/redux/index.js";

/** An Immutable.js map. */
export interface ImmutableMap {
  get: (name: string) => unknown;
  getIn: (path: readonly (string | number)[]) => unknown;
  has: (name: string) => boolean;
  toObject: () => Record<string, unknown>;
  toJS: () => unknown;
}

interface Notification {
  id: string;
  message: string | { key: string; details?: unknown };
}

interface State {
  /** The open form. */
  entryDraft: ImmutableMap;
  collections: ImmutableMap;
  config: unknown;
  mediaLibrary: ImmutableMap;
  notifications: { notifications: readonly Notification[] };
  /** Pictures of the form, by future path. */
  medias: Readonly<Record<string, { asset?: { url: string } } | undefined>>;
}

export interface Store {
  getState: () => State;
  dispatch: (action: object) => unknown;
  subscribe: (listener: () => void) => () => void;
}

/** Decap CMS's store. */
export const store = decapStore as Store;

/** The entry of the open form. */
export const openEntry = (): ImmutableMap | undefined =>
  store.getState().entryDraft.get("entry") as ImmutableMap | undefined;

/** The values of the open form. */
export const openData = (): ImmutableMap | undefined => openEntry()?.get("data") as ImmutableMap | undefined;

/** The collection of an entry. */
export const collectionOf = (entry: ImmutableMap | undefined): ImmutableMap | undefined =>
  store.getState().collections.get(String(entry?.get("collection"))) as ImmutableMap | undefined;

/** True while the open form has changes that are not saved. */
export const hasUnsaved = (): boolean => store.getState().entryDraft.get("hasChanged") === true;

/** The file that names a folder of files, such as a service's. */
const NAMING_FILE = /\/index\.md$/;

/** What the open entry is called: a single file by its form, as its title may be that of a table. */
export const nameOfEntry = (): string => {
  const entry = openEntry();
  const title = entry?.getIn(["data", "title"]) ?? entry?.getIn(["data", "name"]);
  const label = entry?.get("label");
  const name = label && !NAMING_FILE.test(openPath()) ? label : (title ?? label);
  return typeof name === "string" ? name : "";
};

/** The path of the open form's file; empty for a new entry. */
export const openPath = (): string => (openEntry()?.get("path") as string | undefined) ?? "";

/** Waits until Decap CMS has finished a save. */
export const untilPersisted = (): Promise<void> =>
  new Promise((done) => {
    const stop = store.subscribe(() => {
      if (openEntry()?.get("isPersisting")) return;
      stop();
      done();
    });
  });

/** Sets the saved values as the base for detecting changes; Decap CMS keeps those from opening. */
export const markAsSaved = (entry: ImmutableMap): void => {
  const { isPersisting: _, ...saved } = entry.toObject();
  store.dispatch({ type: "ENTRY_SUCCESS", payload: { collection: saved["collection"], entry: saved } });
};

/** Repeats the comparison: Decap CMS takes text typed during a save for saved. */
export const compareAgain = (saved: ImmutableMap): void => {
  const data = openEntry()?.get("data") as (ImmutableMap & { equals: (other: unknown) => boolean }) | undefined;
  if (!data || data.equals(saved.get("data"))) return;
  const [name, value] = Object.entries(data.toObject())[0] ?? [];
  const collection = collectionOf(saved);
  const fields = collection ? fieldsOf(collection, String(saved.get("slug"))) : [];
  const field = fields.find((one) => one.get("name") === name);
  if (field) store.dispatch({ type: "DRAFT_CHANGE_FIELD", payload: { field, value, metadata: {}, entries: [saved] } });
};

/** The settings of an entry's form: those of its collection, or of its file in one. */
const formOf = (collection: ImmutableMap, slug: string): ImmutableMap | undefined => {
  const files = collection.get("files") as Iterable<ImmutableMap> | undefined;
  return files ? [...files].find((file) => file.get("name") === slug) : collection;
};

export const fileOfEntry = (entry: ImmutableMap): ImmutableMap | undefined => {
  const collection = collectionOf(entry);
  return collection && formOf(collection, String(entry.get("slug")));
};

/** The fields of a form. */
const fieldsOf = (collection: ImmutableMap, slug: string): ImmutableMap[] => {
  const form = formOf(collection, slug);
  return [...((form?.get("fields") as Iterable<ImmutableMap> | undefined) ?? [])];
};

/** The path from the file of the open form to the content folder, such as `../`, if its text can name files. */
export const pathToContent = (): string | undefined => {
  const entry = openEntry();
  const folder = entry && fileOfEntry(entry)?.get("public_folder");
  return typeof folder === "string" ? /^(?:\.\.\/)*/.exec(folder)?.[0] : undefined;
};

/** The fields at the top of the open form. */
export const openFields = (): ImmutableMap[] => {
  const entry = openEntry();
  const collection = collectionOf(entry);
  return entry && collection ? fieldsOf(collection, String(entry.get("slug"))) : [];
};

/** Sets a field at the top of the open form; false if it has none of this name. */
export const setField = (name: string, value: unknown): boolean => {
  const field = openFields().find((one) => one.get("name") === name);
  if (field) store.dispatch({ type: "DRAFT_CHANGE_FIELD", payload: { field, value, metadata: {}, entries: [] } });
  return field !== undefined;
};

/** Reloads the open form from its file. */
export const reopen = (entry: ImmutableMap): void => {
  store.dispatch(loadEntry(collectionOf(entry), String(entry.get("slug"))));
};

/** The open form's entry as its backend has it now. */
export const readEntry = (entry: ImmutableMap): Promise<object> =>
  tryLoadEntry(store.getState(), collectionOf(entry), String(entry.get("slug")));

/** Shows an entry in the form as changes that are not saved, as Decap CMS does with a form left open. */
export const showUnsaved = (entry: object): void => {
  store.dispatch({ type: "DRAFT_LOCAL_BACKUP_RETRIEVED", payload: { entry } });
  store.dispatch({ type: "DRAFT_CREATE_FROM_LOCAL_BACKUP" });
};

/** Shows the link to the page of an entry that has just been saved for the first time. */
export const showLinkToPage = (path: string): void => {
  const stop = store.subscribe(() => {
    const entry = openEntry();
    if (entry?.get("path") !== path || entry.get("newRecord") === true) return;
    stop();
    store.dispatch(loadDeployPreview(collectionOf(entry), String(entry.get("slug")), entry, true));
  });
};

/** Removes Decap CMS's notifications that duplicate our dialogs. */
export const dropNotes = (isTold: (key: string, details: unknown) => boolean): void => {
  store.subscribe(() => {
    for (const { id, message } of store.getState().notifications.notifications)
      if (typeof message === "object" ? isTold(message.key, message.details) : isTold(message, undefined))
        store.dispatch({ type: "NOTIFICATION_DISMISS", id });
  });
};

interface ValidationAction {
  type: string;
  payload: { uniquefieldId: string; errors: readonly { parentIds?: readonly string[] }[] };
}

const isValidation = (action: object): action is ValidationAction =>
  (action as { type?: string }).type === "DRAFT_VALIDATION_ERRORS";

/** Whether a field is a new entry's name, which its path needs. */
const namesEntry = ({ uniquefieldId, errors }: ValidationAction["payload"]): boolean => {
  const entry = openEntry();
  const collection = collectionOf(entry);
  const name = collection?.get("identifier_field") as string | undefined;
  const isAtTop = errors.every(({ parentIds = [] }) => parentIds.length === 0);
  return (
    entry?.get("newRecord") === true && isAtTop && name !== undefined && uniquefieldId.startsWith(`${name}-field-`)
  );
};

/**
 * Turns Decap CMS's validation off, in favour of the content check, which finds all problems and their fixes. Call
 * before Decap CMS starts.
 */
export const leaveValidationToCheck = (): void => {
  const dispatch = store.dispatch.bind(store);
  store.dispatch = (action) =>
    isValidation(action) && !namesEntry(action.payload)
      ? dispatch({ ...action, payload: { ...action.payload, errors: [] } })
      : dispatch(action);
};
