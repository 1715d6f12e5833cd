/** A page's title for search results without the agency's name at its end, which every page of the site has. */
export const stripSiteName = (title: string, name: string): string => title.replace(` | ${name}`, "");
