/** Our phrases, which Decap CMS shows in place of its own: here a save writes a file, and the page shows it at once. */

export const UNSAVED = "This form has changes that are not saved. Leave it without saving?";

/** Of the button that opens a menu, and of the item of the menu that saves: see save-button.ts. */
export const SAVE = "Save";
export const SAVE_NOW = "Save now";

export interface Phrases {
  [name: string]: string | Phrases;
}

export const OUR_PHRASES: Phrases = {
  collection: { collectionTop: { newButton: "+ %{collectionLabel}", newButtonAriaLabel: "+ %{collectionLabel}" } },
  editor: {
    editorToolbar: {
      backCollection: "%{collectionLabel}",
      // Of a new entry, too.
      changesSaved: "Nothing to save",
      publish: SAVE,
      publishNow: SAVE_NOW,
      publishing: "Saving…",
      published: "Saved",
      duplicate: "Begin a copy",
    },
    editor: { onDeletePublishedEntry: "Delete it for good?", onLeavePage: UNSAVED },
  },
  ui: {
    toast: {
      // The form says why.
      onFailToPersist: "Not saved",
      onFailToDelete: "Not deleted",
      entrySaved: "Saved",
    },
  },
};
