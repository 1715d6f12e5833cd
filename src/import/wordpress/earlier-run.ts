/** What an earlier run made, compared with what it would make today. */

const OWN_LINK = /(?<!!)\[([^[\]]*)\]\((\/[^()\s]*)(?: "[^"\n]*")?\)/g;

/** Links to pages of this site. */
const ownLinks = (text: string): string[] => [...text.matchAll(OWN_LINK)].map(([link]) => link);

/** A file without what depends on other files: whether it is a draft, old addresses, and links to its own site. */
const comparable = (text: string): string =>
  text
    .replace(/^draft: true\n/m, "")
    .replace(/^redirectFrom:\n(?: +- .*\n)+/m, "")
    .replace(OWN_LINK, "$1");

/** True where visitors see what a file has. */
export const isPublished = (text: string, today: string): boolean => {
  const [, day = ""] = /^date: "?(\d{4}-\d\d-\d\d)/m.exec(text) ?? [];
  return !/^draft: true$/m.test(text) && day <= today;
};

/** True where the text was not edited since: links that an earlier run could not set may be new. */
export const isUnedited = (before: string, made: string): boolean => {
  const links = new Set(ownLinks(made));
  return comparable(before) === comparable(made) && ownLinks(before).every((link) => links.has(link));
};

/**
 * True where a file has links that the one before it lacks, all of them to these pages: to others, somebody may have
 * removed them.
 */
export const hasNewLinks = (before: string, made: string, pages: ReadonlySet<string>): boolean => {
  const known = new Set(ownLinks(before));
  const added = ownLinks(made).filter((link) => !known.has(link));
  return added.length > 0 && added.every((link) => pages.has(/\]\(([^#)\s]*)/.exec(link)?.[1] ?? ""));
};
