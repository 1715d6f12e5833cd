/** Metadata of a page in the index, beside its text. */

/** The kind of a result, shown beside its title. */
export type SearchKind = "service" | "industry" | "pair" | "article" | "episode" | "job" | "page";

/** Fields for ranking and display; pages for a service and an industry have their own. */
export type SearchMeta =
  { kind: "pair"; pair: string; pairOf: string } | { kind: Exclude<SearchKind, "pair">; title: string; about: string };
