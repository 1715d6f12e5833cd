/** A separator at the end of a title, with spaces of any kind around it. */
const BEFORE_NAME = /^(.*\S)\s+[|·•–—-]\s+$/s;

/** A page's title for search results without the agency's name at its end, which every page of the site has. */
export const stripSiteName = (title: string, name: string): string => {
  const [, words] = (title.endsWith(name) && BEFORE_NAME.exec(title.slice(0, -name.length))) || [];
  return words ?? title;
};
