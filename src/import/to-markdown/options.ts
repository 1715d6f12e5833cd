/** What the converter asks of an importer. */

/** What the address of a picture or a file becomes: a path into content/media, or nothing. */
interface Addresses {
  /** The Markdown address of a picture; `undefined` where there is none. */
  picture: (address: string) => string | undefined;
  /** Where a link leads now; `undefined` where it leads nowhere. */
  link: (address: string) => string | undefined;
  /** The alternative text of a picture that has none, from what else is known of it. */
  altOf: (address: string) => string | undefined;
}

export interface MarkdownOptions {
  addresses: Addresses;
  /** Reports what was changed or added; `isLacking` where an editor has to add something. */
  note: (message: string, more?: { isLacking?: boolean; near?: string }) => void;
  /** True for show notes: paragraphs, links, lists and emphasis alone. */
  isNotes?: boolean;
}
