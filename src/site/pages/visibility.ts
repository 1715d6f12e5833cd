/**
 * Decides what content is visible. Hidden content never becomes a node, so it is absent from every list, feed, count
 * and page. In development, drafts and scheduled entries are visible and marked.
 */
import type { Entry, Publication } from "content-kit";
import type { FolderCheck } from "./content";
import { emptyLists, isInEmptyList } from "./page-types";
import { addressOf } from "./urls";

/** Why visitors cannot see a page that is shown in development; matches the GraphQL type. */
interface Unpublished {
  state: "draft" | "scheduled";
  /** The publication date. */
  date?: string;
}

/** What content is visible. */
export interface Visibility {
  /** True for the id of a hidden entity. */
  isHidden: (id: string) => boolean;
  /** True for a link to a hidden page, or to a list that is not there. */
  leadsNowhere: (link: string) => boolean;
  /** Why visitors cannot see a node's page, or `undefined` if they can. */
  unpublished: (id: string) => Unpublished | undefined;
  /** The site's time zone. */
  timeZone: string;
  /** Cache key: changes with the set of unpublished pages. */
  key: string;
}

/** Everything is published. */
export const ALL_VISIBLE: Visibility = {
  isHidden: () => false,
  leadsNowhere: () => false,
  unpublished: () => undefined,
  timeZone: "UTC",
  key: "",
};

/** True if a page is visible: to visitors, or in development. */
export const isShown = ({ state }: Publication, preview: boolean): boolean =>
  state === "published" || (preview && state !== "closed");

const unpublishedOf = (publication: Publication): Unpublished | undefined => {
  switch (publication.state) {
    case "draft":
      return { state: "draft" };
    case "scheduled":
      return { state: "scheduled", date: publication.date };
    case "published":
    case "closed":
      return undefined;
  }
};

/** The texts for entries of which none is shown, where a page needs one. */
const unused = ({ entries, pages }: Pick<FolderCheck, "entries" | "pages">, preview: boolean): Entry[] =>
  entries.filter(
    ({ kind }) =>
      kind.needsPublished &&
      !pages.some(({ entry, publication }) => entry.kind.name === kind.textsFor && isShown(publication, preview)),
  );

/** The lists that the site does not have, as nothing is in them, or nothing that is shown. */
export const absentLists = (folder: Pick<FolderCheck, "entries" | "pages">, preview: boolean): string[] => [
  ...emptyLists(folder.entries),
  ...unused(folder, preview).flatMap(({ path }) => addressOf(path) ?? []),
];

/**
 * Computes the visibility of a folder's pages.
 * @param preview true in development
 */
export const visibilityOf = (
  folder: Pick<FolderCheck, "entries" | "pages" | "timeZone">,
  preview: boolean,
): Visibility => {
  const { pages, timeZone } = folder;
  const empty = absentLists(folder, preview);
  const held = pages.filter(({ publication }) => publication.state !== "published");
  const byId = new Map(held.map(({ id, publication }) => [id, publication]));
  const hidden = held.filter(({ publication }) => !isShown(publication, preview));
  const ids = new Set([...hidden.map(({ id }) => id), ...unused(folder, preview).map(({ kind }) => kind.name)]);
  const addresses = new Set(hidden.map(({ address }) => address));
  return {
    isHidden: (id) => ids.has(id),
    leadsNowhere: (link) => {
      const [path = ""] = link.split(/[#?]/);
      return addresses.has(path) || isInEmptyList(path, empty);
    },
    unpublished: (id) => {
      const publication = byId.get(id);
      return publication && unpublishedOf(publication);
    },
    timeZone,
    key: [...empty, ...held.map(({ id, publication }) => `${id} ${JSON.stringify(publication)}`)].join("\n"),
  };
};
