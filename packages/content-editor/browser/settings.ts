/** What the editor knows of the site: read once from `config.json`. */
import type { FormField } from "../form-fields";

/** The form of a file, or of the entries of a collection. */
export interface FormSettings {
  label: string;
  fields: readonly FormField[];
  /** The path of its page; of an entry among many, with `{{slug}}`. */
  page: string;
  /** Where new entries are kept, with a stand-in for their name; nothing for single files. */
  newPath?: string;
}

export interface Settings {
  /** The content folder from the backend's root: empty, or with a trailing slash. */
  root: string;
  /** Whether a git host has the files. */
  isHosted: boolean;
  /** The names of the files in the media folder. */
  media: Set<string>;
  site: { name: string; url: string };
  forms: ReadonlyMap<string, FormSettings>;
}

export const settings: Settings = {
  root: "",
  isHosted: false,
  media: new Set(),
  site: { name: "", url: "" },
  forms: new Map(),
};

/** @throws if the editor has no such form */
export const formSettings = (name: unknown): FormSettings => {
  const form = settings.forms.get(String(name));
  if (!form) throw new Error("This form is not in the settings of the editor.");
  return form;
};
