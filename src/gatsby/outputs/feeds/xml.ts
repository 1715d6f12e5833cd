/** XML as text. Everything is escaped where it stands; nothing is put between CDATA marks, which a text could close. */
import { XMLBuilder } from "fast-xml-parser";

/** An element: its text, or its attributes (`@name`), its text beside them (`#text`) and what is in it; a list repeats it. */
export type XmlValue = string | number | undefined | readonly XmlValue[] | { readonly [name: string]: XmlValue };

/** What XML 1.0 lets stand in no document, escaped or not: control characters and halves of characters. */
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A text without what XML cannot carry. @see https://www.w3.org/TR/xml/#charsets */
const allowed = (text: string): string => text.replace(FORBIDDEN, "");

const cleaned = (value: XmlValue): XmlValue => {
  if (typeof value === "string") return allowed(value);
  if (value === undefined || typeof value === "number") return value;
  if (Array.isArray(value)) return value.map(cleaned);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleaned(inner)]));
};

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  format: true,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

/** A whole document with this one element, in UTF-8. What is `undefined` is left out. */
export const xmlDocument = (root: { readonly [name: string]: XmlValue }): string =>
  builder.build({ "?xml": { "@version": "1.0", "@encoding": "UTF-8" }, ...(cleaned(root) as object) });
