/** Placeholders in curly braces: `Marketing Company in {city}`. */

const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

/** Anything in curly braces, including invalid ones such as `{ city }`, which would stay on the page. */
const IN_BRACES = /\{([^{}]*)\}/g;

/** The distinct placeholders in a text, valid or not. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_BRACES)].map((match) => match[1] ?? "")),
];

/** Replaces known placeholders; unknown ones stay. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
