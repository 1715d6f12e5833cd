/** The entries that create nodes, without hidden content. */
import type { Entry } from "content-kit";
import { entityId } from "./node-id";
import { nodeTypeOf, partsOf, partTypes } from "./page-types";
import { ownerId } from "./site-pages";
import type { FolderCheck } from "./content";
import { visibilityOf, type Visibility } from "./visibility";

/** Removes an entry's hidden cities or services, so that they are not counted or listed. */
const withoutHiddenParts = (entry: Entry, { isHidden }: Visibility): Entry =>
  partTypes(entry.kind).reduce((whole, type) => {
    const all = partsOf(type, whole);
    const shown = all.filter(({ slug }) => !isHidden(entityId(nodeTypeOf(type), `${entry.slug}/${slug}`)));
    if (!type.part || shown.length === all.length) return whole;
    return { ...whole, data: { ...whole.data, [type.part.list]: shown.map(({ item }) => item) } };
  }, entry);

/** The visible entries, in the same order. */
export const shownEntries = (entries: readonly Entry[], visibility: Visibility): Entry[] =>
  entries.filter((entry) => !visibility.isHidden(ownerId(entry))).map((entry) => withoutHiddenParts(entry, visibility));

/** The entries of a folder that are visible to visitors. */
export const entriesForVisitors = (folder: FolderCheck): Entry[] =>
  shownEntries(folder.entries, visibilityOf(folder, false));
