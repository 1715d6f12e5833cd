/** Names in curly braces that are filled in when a page is made: `Marketing Company in {city}`. */

const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

/** Anything in curly braces: `{ city }` and `{city_name}` too, which would stay on the page as they are. */
const IN_BRACES = /\{([^{}]*)\}/g;

/** What a text has in curly braces, each once, whether it can be filled in or not. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_BRACES)].map((match) => match[1] ?? "")),
];

/** The text with every known name replaced by its value; unknown names stay as they are. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
