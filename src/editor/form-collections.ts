/** Which forms there are, and which file each of them edits: one list in the sidebar for each place of the content. */
import { addressOf } from "../gatsby/pages/urls";
import type { Entry } from "../content-model/checks/entry";
import { isSingle, type ContentKind } from "../content-model/kinds/kind";
import { allKinds, kinds } from "../content-model/kinds";
import { labelOf, labelOfKind, labelOfMany } from "../content-model/kinds/labels";
import { shapeOf } from "../content-model/fields/schema-walk";
import { choicesOf } from "./form-choices";
import { formFields, type FormContext, type FormField } from "./form-fields";

interface FormFile {
  name: string;
  label: string;
  description: string;
  file: string;
  /** The address of the page on which the file shows. */
  preview_path: string;
  fields: FormField[];
}

/** An entry of the sidebar: a folder whose files are all of one kind, or a list of files. */
export interface FormCollection {
  name: string;
  label: string;
  label_singular?: string;
  description: string;
  files?: FormFile[];
  folder?: string;
  fields?: FormField[];
  [setting: string]: unknown;
}

/** What forms are made of, beside the model. */
export interface FormSources {
  /** What is in the content now, for choices and names. */
  entries: readonly Entry[];
  /** The path of the content folder from the root of what the form's server reads: empty, or with a slash at its end. */
  root: string;
}

const topFolder = ({ files }: ContentKind): string => (files.includes("/") ? (files.split("/")[0] ?? "") : "");

const MARKDOWN_BUTTONS = [
  "bold",
  "italic",
  "link",
  "heading-two",
  "heading-three",
  "quote",
  "bulleted-list",
  "numbered-list",
];

/** The text below the front matter; pictures in it are named from the file, as Markdown has it. */
const bodyField = (kind: ContentKind, { mediaRoot, mediaFolder }: FormContext): FormField[] =>
  kind.body
    ? [
        {
          name: "body",
          label: "Text",
          widget: "markdown",
          hint: kind.body.description,
          required: kind.body.required,
          buttons: MARKDOWN_BUTTONS,
          editor_components: ["image"],
          modes: ["rich_text", "raw"],
          media_folder: `/${mediaRoot}/${mediaFolder}`,
          public_folder: `${"../".repeat(kind.files.split("/").length - 1)}media/${mediaFolder}`,
        },
      ]
    : [];

const contextOf = (kind: ContentKind, { entries, root }: FormSources): FormContext => ({
  choices: choicesOf(entries),
  mediaFolder: topFolder(kind),
  mediaRoot: `${root}media`,
});

const fieldsOf = (kind: ContentKind, sources: FormSources): FormField[] => {
  const context = contextOf(kind, sources);
  return [...formFields(kind.schema, context), ...bodyField(kind, context)];
};

/** The page on which a file shows: its own; of a service's parts, the service's; the home page for what stands on many. */
const pagePath = (kind: ContentKind, slug: string): string => {
  const page = kind.files.includes("{slug}/") ? kinds.service : kind;
  return addressOf(page.files.replace("{slug}", slug)) ?? "/";
};

const fileOf = (kind: ContentKind, slug: string, sources: FormSources): FormFile => ({
  name: kind.name,
  label: labelOfKind(kind),
  description: kind.description,
  file: sources.root + kind.files.replace("{slug}", slug),
  preview_path: pagePath(kind, slug),
  fields: fieldsOf(kind, sources),
});

/** Files of which there is one each: those of the whole site, and those of its pages. */
const singles = (sources: FormSources): FormCollection[] => {
  const single = allKinds.filter(isSingle);
  return [...new Set(single.map(topFolder))].map((folder) => ({
    name: folder || "site",
    label: folder ? labelOf(folder) : "Whole site",
    description: folder ? "The copy of each page." : "What stands on every page.",
    files: single.filter((kind) => topFolder(kind) === folder).map((kind) => fileOf(kind, "", sources)),
  }));
};

/** What has a folder of files to itself, such as a service: one list for each of them. */
const folders = (sources: FormSources): FormCollection[] => {
  const parts = allKinds.filter(({ files }) => files.includes("{slug}/"));
  return sources.entries
    .filter(({ kind }) => kind === kinds.service)
    .map(({ slug, data }) => ({
      name: `service-${slug}`,
      label: `${labelOfKind(kinds.service)}: ${String(data["title"])}`,
      description: `${kinds.service.description.replace("{slug}", slug)}`,
      files: parts.map((kind) => fileOf(kind, slug, sources)),
    }));
};

/** Whose file names are slugs: a folder to which editors add. */
const many = (sources: FormSources): FormCollection[] =>
  allKinds
    .filter(({ files }) => /^[^/]+\/\{slug\}\.[^/]+$/.test(files))
    .map((kind) => {
      const names = Object.keys(shapeOf(kind.schema) ?? {});
      const title = names.includes("title") ? "title" : "name";
      return {
        name: topFolder(kind),
        label: labelOfMany(kind),
        label_singular: labelOfKind(kind),
        description: kind.description,
        folder: sources.root + topFolder(kind),
        create: true,
        delete: true,
        extension: kind.body ? "md" : "yaml",
        format: kind.body ? "yaml-frontmatter" : "yaml",
        identifier_field: title,
        slug: "{{slug}}",
        summary: `{{${title}}}`,
        preview_path: pagePath(kind, "{{slug}}"),
        sortable_fields: names.includes("date") ? [{ field: "date", default_sort: "desc" }, title] : [title],
        fields: fieldsOf(kind, sources),
      };
    });

/** Every form that there is. */
export const formCollections = (sources: FormSources): FormCollection[] => [
  ...singles(sources),
  ...folders(sources),
  ...many(sources),
];
