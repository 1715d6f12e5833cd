/** The address of the form of a file, or of one of its fields. */
import type { Entry } from "../content-model/checks/entry";
import { allKinds } from "../content-model/kinds";
import { isSingle, type ContentKind } from "../content-model/kinds/kind";
import type { PathStep } from "../content-model/fields/schema-walk";
import { editorPaths } from "../routes";

export const topFolder = ({ files }: ContentKind): string => (files.includes("/") ? (files.split("/")[0] ?? "") : "");

/** The name of a folder's list; where several kinds share a folder, that of the first. */
export const collectionName = (kind: ContentKind): string =>
  allKinds.find((other) => topFolder(other) === topFolder(kind)) === kind ? topFolder(kind) : kind.name;

/** As src/editor/form-collections.ts names collections and their entries. */
const formOf = ({ kind, slug }: Pick<Entry, "kind" | "slug">): readonly [collection: string, entry: string] => {
  const folder = topFolder(kind);
  if (isSingle(kind)) return [folder || "site", kind.name];
  return kind.files.includes("{slug}/") ? [`service-${slug}`, kind.name] : [collectionName(kind), slug];
};

/** @param path of the field; without it, the form opens at its beginning */
export const formAddress = (entry: Pick<Entry, "kind" | "slug">, path?: readonly PathStep[]): string => {
  const [collection, name] = formOf(entry);
  const field = path ? `?field=${path.join(".")}` : "";
  return `${editorPaths.page}#/collections/${collection}/entries/${name}${field}`;
};
