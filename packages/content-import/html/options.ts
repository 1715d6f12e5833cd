/** What the converter asks of those who have the HTML. */

export interface MarkdownOptions {
  addresses: {
    /** The path of a picture in Markdown; `undefined` where there is none. */
    picture: (address: string) => string | undefined;
    /** Where a link leads now; `undefined` where it leads nowhere. */
    link: (address: string) => string | undefined;
    /** The alternative text of a picture that has none, from what else is known of it. */
    altOf: (address: string) => string | undefined;
  };
  /**
   * Reports what was not taken or has to be added.
   * @param near words of the source where it stands
   */
  note: (message: string, near?: string) => void;
  /** True for show notes: paragraphs, links, lists and emphasis alone. */
  isNotes?: boolean;
}
