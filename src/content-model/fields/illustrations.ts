/** The closed sets of drawings that content may name; `src/components/illustration` draws every one of them. */
export const ILLUSTRATIONS = ["map", "ad", "page", "inbox", "reviews", "bars", "shares"] as const;

export type IllustrationKind = (typeof ILLUSTRATIONS)[number];

/** How people come to decide. */
export const PACES = ["slow", "sudden", "returning", "seasonal"] as const;

export type PaceKind = (typeof PACES)[number];
