/**
 * What of the content is shown, in one place: what is not never becomes a node, so that no list, feed, count or page has it.
 * While developing, drafts and what is still to come are shown, and their nodes say so.
 */
import type { Publication } from "../../content-model/checks/publication";
import type { SitePage } from "./site-pages";

/** Why visitors do not see a page that is shown while developing; the GraphQL type of the same name. */
export interface Unpublished {
  state: "draft" | "scheduled";
  /** The day on which it appears. */
  date?: string;
}

/** What is shown of the content. */
export interface Visibility {
  /** True for the id of a node that is not made. */
  isHidden: (id: string) => boolean;
  /** True for a link to a page that is not made. */
  leadsNowhere: (link: string) => boolean;
  /** Why visitors do not see a node's page, or `undefined` where they do. */
  unpublished: (id: string) => Unpublished | undefined;
  /** The site's time zone. */
  timeZone: string;
  /** The same as long as the same is shown. */
  key: string;
}

/** Everything is shown, as visitors see it. */
export const ALL_VISIBLE: Visibility = {
  isHidden: () => false,
  leadsNowhere: () => false,
  unpublished: () => undefined,
  timeZone: "UTC",
  key: "",
};

/** True for what is shown: to visitors, or while developing. */
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

/**
 * What is shown of these pages.
 * @param preview true while developing
 */
export const visibilityOf = (pages: readonly SitePage[], preview: boolean, timeZone: string): Visibility => {
  const held = pages.filter(({ publication }) => publication.state !== "published");
  const byId = new Map(held.map(({ id, publication }) => [id, publication]));
  const hidden = held.filter(({ publication }) => !isShown(publication, preview));
  const ids = new Set(hidden.map(({ id }) => id));
  const addresses = new Set(hidden.map(({ address }) => address));
  return {
    isHidden: (id) => ids.has(id),
    leadsNowhere: (link) => addresses.has(link.split(/[#?]/)[0] ?? ""),
    unpublished: (id) => {
      const publication = byId.get(id);
      return publication && unpublishedOf(publication);
    },
    timeZone,
    key: held.map(({ id, publication }) => `${id} ${JSON.stringify(publication)}`).join("\n"),
  };
};
