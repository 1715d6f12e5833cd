/** Removes the agency's name from the end of a page title. */
export const stripSiteName = (title: string, name: string): string => title.replace(` | ${name}`, "");
