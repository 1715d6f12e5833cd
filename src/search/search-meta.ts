/** Metadata of a page in the index, next to its text. */

/** The kind of a result, shown next to its title. */
export type SearchKind = "service" | "industry" | "pair" | "article" | "episode" | "job" | "page";

/** What a result shows. */
export interface Shown {
  kind: SearchKind;
  /** The title. */
  shown: string;
  /** Below the title. */
  description: string;
  /** Industry and service of a page for both. */
  note?: string;
}

/**
 * Title, and names of the pages above. Pages for a service and an industry, articles and episodes have fields of their
 * own, of lower weight: otherwise they would come before the service that a word means.
 */
export type Names =
  { pair: string; pairOf: string } | { told: string; toldOf: string } | { title: string; about: string };

/** The fields that are searched, normalized in the index. */
export type Searched = Names & {
  /** What visitors call the page. */
  asked?: string;
  headings?: string;
};
