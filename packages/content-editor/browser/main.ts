/** Entry of the form editor's page, bundled with Decap CMS by files.ts. */
import { type ContentKind, kindMatcher } from "content-kit";
import { en } from "decap-cms-locales";
import { knowKinds } from "../kinds";
import { editorPaths } from "../paths";
import type { FormCollection } from "../form-collections";
import type { FormConfig } from "../form-config";
import { followAddress } from "./address";
import { Cms, LOCAL } from "./cms";
import { openForm } from "./form";
import { FormControl } from "./form-control";
import { beforeSave, FORMAT } from "./form-value";
import { showPublishing } from "./publish-panel";
import { saveWithOnePress } from "./save-button";
import { settings, type FormSettings } from "./settings";
import { OUR_PHRASES } from "./words";

/** The name of our phrases, beside which Decap CMS has its English ones. */
const OURS = "ours";

/** What Decap CMS knows of an entry: the fields by which it lists entries, and the form that it hands to our widget. */
const decapFields = (form: string, label: string, names: readonly string[]): object[] => [
  { name: "form", label, widget: "form", form },
  ...["title", "name", "date", "draft"]
    .filter((name) => names.includes(name))
    .map((name) => ({ name, label: name, widget: "hidden", required: false })),
];

/** Decap CMS's collection, and the forms in it. */
const collectionOf = (
  { fields = [], files, ...collection }: FormCollection,
  forms: Map<string, FormSettings>,
): object => {
  if (!files) {
    const page = String(collection["preview_path"]);
    const newPath = `${String(collection.folder).slice(settings.root.length)}/new-entry.${String(collection["extension"])}`;
    forms.set(collection.name, { label: "", fields, page: `/${page.replace(/^\//, "")}`, newPath });
    const names = fields.map(({ name }) => name);
    return {
      ...collection,
      format: "form",
      fields: decapFields(collection.name, collection.label_singular ?? collection.label, names),
    };
  }
  const decapFiles = files.map(({ fields: own, ...file }) => {
    const form = `${collection.name}/${file.name}`;
    forms.set(form, { label: file.label, fields: own, page: `/${file.preview_path.replace(/^\//, "")}` });
    return { ...file, fields: decapFields(form, file.label, []) };
  });
  return { ...collection, format: "form", files: decapFiles };
};

const showEditor = async (): Promise<void> => {
  followAddress();
  const response = await fetch(editorPaths.config);
  const { media, site, collections, ...config } = (await response.json()) as FormConfig;
  const forms = new Map<string, FormSettings>();
  Object.assign(settings, {
    root: config.media_folder.replace(/media$/, ""),
    isHosted: config.backend.name !== LOCAL,
    media: new Set(media),
    site,
    forms,
  });
  saveWithOnePress();
  if (!settings.isHosted) showPublishing();
  // Decap CMS rejects after it has shown or asked us why.
  window.addEventListener("unhandledrejection", (event: PromiseRejectionEvent) => {
    const reason: unknown = event.reason;
    if (reason !== undefined && !(typeof reason === "object" && reason && "type" in reason)) return;
    event.preventDefault();
    openForm()?.release();
  });
  Cms.registerLocale("en", en);
  Cms.registerLocale(OURS, OUR_PHRASES);
  Cms.registerWidget("form", FormControl);
  Cms.registerCustomFormat("form", "form", FORMAT);
  Cms.registerEventListener({ name: "preSave", handler: beforeSave });
  // After Decap CMS has noted that the entry is saved.
  Cms.registerEventListener({ name: "postPublish", handler: () => void setTimeout(() => openForm()?.settle()) });
  const decapCollections = collections.map((collection) => collectionOf(collection, forms));
  Cms.init({ config: { ...config, collections: decapCollections, site_url: location.origin, locale: OURS } });
};

/** Shows the editor of a site with these kinds of content. */
export const start = (kinds: readonly ContentKind[]): void => {
  knowKinds({ kinds, ...kindMatcher(kinds) });
  void showEditor();
};
