/** A separator with spaces of any kind around it. */
const BEFORE_NAME = /^(.*\S)\s+[|·•–—-]\s+$/s;

/** Removes the agency's name from the end of a page title. */
export const stripSiteName = (title: string, name: string): string => {
  const [, words] = (title.endsWith(name) && BEFORE_NAME.exec(title.slice(0, -name.length))) || [];
  return words ?? title;
};
