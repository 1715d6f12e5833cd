/** Metadata of a page in the index, next to its text. */

/** The kind of a result, shown next to its title. */
export type SearchKind = "service" | "industry" | "pair" | "article" | "episode" | "job" | "page";

/** Kinds that rank below the others for a word that both have. */
type QuietKind = "article" | "episode";

interface Described {
  /** Shown below the title. */
  description: string;
}

/**
 * Fields for ranking and display. Pages for a service and an industry, articles and episodes have their own, of lower
 * weight: otherwise they would come before the service that a word means.
 */
export type SearchMeta = Described &
  (
    | { kind: "pair"; pair: string; pairOf: string }
    | { kind: QuietKind; told: string; toldOf: string }
    | { kind: Exclude<SearchKind, "pair" | QuietKind>; title: string; about: string }
  );

/** The title of a page in the index. */
export const titleOf = (meta: SearchMeta): string =>
  "pair" in meta ? meta.pair : "told" in meta ? meta.told : meta.title;
