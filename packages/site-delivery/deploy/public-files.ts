/** Which files of Gatsby's output are public, and their paths in the delivery: these are not. */
const NOT_FOR_VISITORS = [
  /^_gatsby\//,
  /^webpack\.stats\.json$/,
  /^chunk-map\.json$/,
  /\.map$/,
  /(?:^|\/)dev-404-page\//,
  // Partytown runs third-party scripts; the site has none.
  /^~partytown\//,
  // Gatsby writes the page at /404 twice.
  /^404\/index\.html$/,
  /(?:^|\/)\.DS_Store$/,
];

/** /about is delivered as `about.html`: hosts serve that at /about, but redirect `about/index.html` to /about/. */
const deliveredName = (file: string): string => file.replace(/(.)\/index\.html$/, "$1.html");

/**
 * The public files: path in the delivery → path in Gatsby's output.
 * @param files all files of the output
 */
export const deliveredFiles = (files: readonly string[]): Map<string, string> =>
  new Map(
    files
      .filter((file) => !NOT_FOR_VISITORS.some((pattern) => pattern.test(file)))
      .map((file) => [deliveredName(file), file]),
  );

/** The URL path of a delivered page; null for other files. */
export const pageAddress = (file: string): string | null => {
  if (!file.endsWith(".html") || /(?:^|\/)404[^/]*\.html$/.test(file)) return null;
  return file === "index.html" ? "/" : `/${file.slice(0, -".html".length)}`;
};

/** The file of a page, in the site's folder: the inverse of `pageAddress`. */
export const pageFile = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);
