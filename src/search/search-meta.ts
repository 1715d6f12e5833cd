/** What the index keeps of a page beside its text. */

/** What a result is called beside its title. */
export type SearchKind = "service" | "industry" | "pair" | "article" | "episode" | "job" | "page";

/** The fields that the index ranks by and shows: a page for a service and an industry has its own. */
export type SearchMeta =
  { kind: "pair"; pair: string; pairOf: string } | { kind: Exclude<SearchKind, "pair">; title: string; about: string };
