/** The whole configuration of the form editor, from the content model and what the content has now. */
import { formCollections, type FormCollection, type FormSources } from "./form-collections";

/** Where forms are saved: on this machine, or in a repository on a git host. */
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
