/** The address of the form of a file, or of one of its fields. */
import { type ContentKind, type Entry, isInFolder, isSingle, ownerKind, type PathStep } from "content-kit";
import { allKinds } from "./kinds";
import { editorPaths } from "./paths";

export const topFolder = ({ files }: ContentKind): string => (files.includes("/") ? (files.split("/")[0] ?? "") : "");

/** The name of a folder's list; where several kinds share a folder, that of the first. */
export const collectionName = (kind: ContentKind): string =>
  allKinds().find((other) => topFolder(other) === topFolder(kind)) === kind ? topFolder(kind) : kind.name;

/** The name of the list of files that an entry's folder has, such as a service's. */
export const folderCollection = (kind: ContentKind, slug: string): string =>
  `${ownerKind(kind, allKinds()).name.toLowerCase()}-${slug}`;

/** As form-collections.ts names collections and their entries. */
const formOf = ({ kind, slug }: Pick<Entry, "kind" | "slug">): readonly [collection: string, entry: string] => {
  const folder = topFolder(kind);
  if (isSingle(kind)) return [folder || "site", kind.name];
  return isInFolder(kind) ? [folderCollection(kind, slug), kind.name] : [collectionName(kind), slug];
};

/** @param path of the field; without it, the form opens at its beginning */
export const formAddress = (entry: Pick<Entry, "kind" | "slug">, path?: readonly PathStep[]): string => {
  const [collection, name] = formOf(entry);
  const field = path ? `?field=${path.join(".")}` : "";
  return `${editorPaths.page}#/collections/${collection}/entries/${name}${field}`;
};
