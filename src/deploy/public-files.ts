/** Which of the files that Gatsby made are for visitors, and where each lies in the delivered folder. */

/** What Gatsby leaves for itself or for developers. */
const NOT_FOR_VISITORS = [
  /^_gatsby\//,
  /^webpack\.stats\.json$/,
  /^chunk-map\.json$/,
  /\.map$/,
  /(?:^|\/)dev-404-page\//,
  // What scripts of other hosts would be run by; the site has none.
  /^~partytown\//,
  // Gatsby writes the page at /404 twice.
  /^404\/index\.html$/,
  /(?:^|\/)\.DS_Store$/,
];

/**
 * The page at /about lies in `about.html`: hosts of static sites serve that at /about as it is, while they send
 * visitors of `about/index.html` on to /about/.
 */
const deliveredName = (file: string): string => file.replace(/(.)\/index\.html$/, "$1.html");

/**
 * The files for visitors: their names in the delivered folder, each with its name in Gatsby's output.
 * @param files all of the output
 */
export const deliveredFiles = (files: readonly string[]): Map<string, string> =>
  new Map(
    files
      .filter((file) => !NOT_FOR_VISITORS.some((pattern) => pattern.test(file)))
      .map((file) => [deliveredName(file), file]),
  );

/** The address of a delivered page; null for what is no page of its own. */
export const pageAddress = (file: string): string | null => {
  if (!file.endsWith(".html") || /(?:^|\/)404[^/]*\.html$/.test(file)) return null;
  return file === "index.html" ? "/" : `/${file.slice(0, -".html".length)}`;
};

/** The addresses of all pages among delivered files. */
export const pageAddresses = (files: readonly string[]): string[] =>
  files.map(pageAddress).filter((path) => path !== null);
