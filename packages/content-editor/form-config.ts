/** Decap CMS's configuration, from the content model and the current content. */
import { formCollections, type FormCollection, type FormSources } from "./form-collections";
import { theSite } from "./kinds";

/** Where forms are saved: locally, or on a git host. */
export type Backend = { name: string } & Record<string, unknown>;

export interface FormConfig {
  load_config_file: false;
  backend: Backend;
  media_folder: string;
  public_folder: string;
  /** The files in the media folder; our own setting. */
  media: readonly string[];
  /** For previews; our own setting. */
  site: { name: string; url: string };
  slug: { encoding: "ascii"; clean_accents: true };
  editor: { preview: false };
  show_preview_links: false;
  collections: FormCollection[];
}

/**
 * @param backend where forms are saved
 * @param media the files in the media folder
 */
export const formConfig = (backend: Backend, sources: FormSources, media: readonly string[]): FormConfig => {
  const { name = "", url = "" } = theSite().settings(sources.entries) ?? {};
  return {
    load_config_file: false,
    backend,
    media_folder: `${sources.root}media`,
    public_folder: "",
    media,
    site: { name, url },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    // Each form has a link to its page.
    show_preview_links: false,
    collections: formCollections(sources),
  };
};
