/** Overrides of Decap CMS's phrases: here a save writes a file, and the page shows it at once. */

import { UNSAVED } from "./leaving";

export interface Phrases {
  [name: string]: string | Phrases;
}

const OURS: Phrases = {
  collection: { collectionTop: { newButton: "+ %{collectionLabel}", newButtonAriaLabel: "+ %{collectionLabel}" } },
  editor: {
    editorControlPane: { widget: { required: "%{fieldLabel} is empty: fill it in." } },
    editorToolbar: {
      backCollection: "%{collectionLabel}",
      publish: "Save",
      publishing: "Saving…",
      published: "Saved",
      duplicate: "Begin a copy",
      deployButtonLabel: "See the page",
    },
    editor: { onDeletePublishedEntry: "Delete it for good?", onLeavePage: UNSAVED },
  },
  ui: {
    toast: {
      onFailToPersist: "Not saved: %{details}",
      onFailToDelete: "Not deleted: %{details}",
      entrySaved: "Saved",
      missingRequiredField: "Not saved: a field that is needed is empty.",
    },
  },
};

const merged = (theirs: Phrases, ours: Phrases): Phrases => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(ours).map(([name, words]) => {
      const known = theirs[name];
      return [name, typeof words === "string" ? words : merged(typeof known === "object" ? known : {}, words)];
    }),
  ),
});

/** All phrases with the overrides. */
export const withOurWords = (phrases: Phrases): Phrases => merged(phrases, OURS);
