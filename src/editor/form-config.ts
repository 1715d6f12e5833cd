/** Decap CMS's configuration, from the content model and the current content. */
import { formCollections, type FormCollection, type FormSources } from "./form-collections";

/** Where forms are saved: locally, or on a git host. */
export type Backend = { name: string } & Record<string, unknown>;

export interface FormConfig {
  load_config_file: false;
  backend: Backend;
  media_folder: string;
  public_folder: string;
  slug: { encoding: "ascii"; clean_accents: true };
  editor: { preview: false };
  collections: FormCollection[];
}

/** @param backend where forms are saved */
export const formConfig = (backend: Backend, sources: FormSources): FormConfig => ({
  load_config_file: false,
  backend,
  media_folder: `${sources.root}media`,
  public_folder: "",
  slug: { encoding: "ascii", clean_accents: true },
  editor: { preview: false },
  collections: formCollections(sources),
});
