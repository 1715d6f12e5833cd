/** Packages without types of their own that fit. */
declare module "@joplin/turndown-plugin-gfm" {
  import type { Plugin } from "turndown";

  export const gfm: Plugin;
}

declare module "@mixmark-io/domino" {
  /** Parses HTML to a document whose scripts never run. */
  export const createDocument: (html: string) => Document;
}
