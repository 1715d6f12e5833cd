/** Serializes XML. Text is escaped, never wrapped in CDATA, which a text could close. */
import { XMLBuilder } from "fast-xml-parser";

/** An element: its text, or attributes (`@name`), text (`#text`) and children; an array repeats the element. */
export type XmlValue = string | number | undefined | readonly XmlValue[] | { readonly [name: string]: XmlValue };

/** Characters that XML 1.0 forbids even when escaped: control characters and lone surrogates. */
const FORBIDDEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Removes characters that XML cannot represent. @see https://www.w3.org/TR/xml/#charsets */
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

/** A UTF-8 document with this root element. `undefined` values are omitted. */
export const xmlDocument = (root: { readonly [name: string]: XmlValue }): string =>
  builder.build({ "?xml": { "@version": "1.0", "@encoding": "UTF-8" }, ...(cleaned(root) as object) });
