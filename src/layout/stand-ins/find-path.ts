/** Gatsby asks it for the values in an address such as `/cities/:name`. Each page of the site has an address of its own. */
export const grabMatchParams = (): Record<string, string> => ({});
