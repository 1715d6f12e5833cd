/** Decap CMS's collections: one for each folder or group of single files. */
import {
  type ContentKind,
  type Entry,
  isInFolder,
  isOneOfMany,
  isSingle,
  labelOf,
  labelOfKind,
  labelOfMany,
  ownerKind,
  shapeOf,
  textAt,
} from "content-kit";
import { allKinds, theSite } from "./kinds";
import { collectionName, folderCollection, topFolder } from "./form-address";
import { inFormWords } from "./form-words";
import { formFields, type Choice, type FormContext, type FormField } from "./form-fields";

interface FormFile {
  name: string;
  label: string;
  description: string;
  file: string;
  /** Path of the page that shows the file. */
  preview_path: string;
  fields: FormField[];
}

/** A collection: a folder of files of one kind, or a list of files. */
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

/** Inputs besides the model. */
export interface FormSources {
  /** Current entries, for choices and labels. */
  entries: readonly Entry[];
  /** The content folder's path from the backend's root: empty, or with a trailing slash. */
  root: string;
}

/** The Markdown text. */
const bodyField = (kind: ContentKind, folder: string): FormField[] =>
  kind.body
    ? [
        {
          name: "body",
          label: "Text",
          widget: "markdown",
          hint: inFormWords(kind.body.description),
          required: kind.body.required,
          folder,
        },
      ]
    : [];

/** What fields can refer to now, by the kind of reference: entries, and parts of entries. */
const choicesOf = (entries: readonly Entry[]): Readonly<Record<string, readonly Choice[]>> => {
  const choices: Record<string, Choice[]> = {};
  const add = (name: string, more: readonly Choice[]) => (choices[name] ??= []).push(...more);
  for (const entry of entries) {
    const { kind, slug, data } = entry;
    if (slug) add(kind.name, [{ label: textAt(data, "title") ?? textAt(data, "name") ?? slug, value: slug }]);
    for (const [part, { choices: of }] of Object.entries(kind.parts ?? {})) add(part, of(entry));
  }
  return choices;
};

const contextOf = (kind: ContentKind, { entries, root }: FormSources): FormContext => ({
  choices: choicesOf(entries),
  mediaFolder: topFolder(kind),
  mediaRoot: `${root}media`,
});

/** Fields for which an entry is rarely opened. */
const LAST = ["draft", "redirectFrom", "metadata"];

/** True for a field that nobody has to fill in; a text may introduce the body. */
const canWait = ({ widget, required }: FormField): boolean =>
  widget === "boolean" || (required === false && widget !== "text");

/** In the order in which an entry is written: what it says comes before what is seldom changed. */
const fieldsOf = (kind: ContentKind, sources: FormSources): FormField[] => {
  const context = contextOf(kind, sources);
  const fields = formFields(kind.schema, context);
  const first = fields.filter(({ name }) => !LAST.includes(name));
  const last = fields.filter(({ name }) => LAST.includes(name));
  const place = first.findIndex(canWait);
  return [...first.toSpliced(place === -1 ? first.length : place, 0, ...bodyField(kind, context.mediaFolder)), ...last];
};

/** The page that shows a file: its own, that of the entry that it belongs to, or the home page. */
const pagePath = (kind: ContentKind, slug: string): string =>
  theSite().pathOf(ownerKind(kind, allKinds()).files.replace("{slug}", slug)) ?? "/";

const fileOf = (kind: ContentKind, slug: string, sources: FormSources): FormFile => ({
  name: kind.name,
  label: labelOfKind(kind),
  description: inFormWords(kind.description),
  file: sources.root + kind.files.replace("{slug}", slug),
  preview_path: pagePath(kind, slug),
  fields: fieldsOf(kind, sources),
});

/** Single files: of the whole site, and of pages. */
const singles = (sources: FormSources): FormCollection[] => {
  const single = allKinds().filter(isSingle);
  return [...new Set(single.map(topFolder))].map((folder) => ({
    name: folder || "site",
    label: folder ? labelOf(folder) : "Whole site",
    description: folder ? "The copy of each page." : "What every page shows.",
    files: single.filter((kind) => topFolder(kind) === folder).map((kind) => fileOf(kind, "", sources)),
  }));
};

/** Folders such as a service's: one collection each. */
const folders = (sources: FormSources): FormCollection[] => {
  const parts = allKinds().filter(isInFolder);
  return sources.entries
    .filter(({ kind }) => isInFolder(kind) && ownerKind(kind, parts) === kind)
    .map(({ kind: owner, slug, data }) => ({
      name: folderCollection(owner, slug),
      label: `${labelOfKind(owner)}: ${String(data["title"])}`,
      description: inFormWords(owner.description.replace("{slug}", slug)),
      files: parts.filter((kind) => ownerKind(kind, parts) === owner).map((kind) => fileOf(kind, slug, sources)),
    }));
};

/** An entry in its list: the day on which it appears, its name, and whether it is a draft. */
const summaryOf = ({ appears }: ContentKind, names: readonly string[], title: string): string =>
  [
    appears === undefined ? "" : `{{${appears}}} · `,
    `{{${title}}}`,
    names.includes("draft") ? "{{draft | ternary(' (draft)', '')}}" : "",
  ].join("");

/** Folders to which editors add entries. */
const many = (sources: FormSources): FormCollection[] =>
  allKinds()
    .filter(isOneOfMany)
    .map((kind) => {
      const names = Object.keys(shapeOf(kind.schema) ?? {});
      const title = names.includes("title") ? "title" : "name";
      return {
        name: collectionName(kind),
        label: labelOfMany(kind),
        label_singular: labelOfKind(kind),
        description: inFormWords(kind.description),
        folder: sources.root + topFolder(kind),
        create: true,
        delete: true,
        extension: kind.body ? "md" : "yaml",
        identifier_field: title,
        slug: "{{slug}}",
        summary: summaryOf(kind, names, title),
        preview_path: pagePath(kind, "{{slug}}"),
        sortable_fields: names.includes("date") ? [{ field: "date", default_sort: "desc" }, title] : [title],
        fields: fieldsOf(kind, sources),
      };
    });

/** All collections. */
export const formCollections = (sources: FormSources): FormCollection[] => [
  ...singles(sources),
  ...folders(sources),
  ...many(sources),
];
