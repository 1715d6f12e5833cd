/** The closed set of drawings that content may name; `src/components/illustration` draws every one of them. */
export const ILLUSTRATIONS = ["map", "ad", "page", "inbox", "reviews"] as const;

export type IllustrationKind = (typeof ILLUSTRATIONS)[number];
