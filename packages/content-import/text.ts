/** Texts of other systems for the fields of entries. */
import { parseHtml, shownText } from "./html/parse";

/** The text of HTML as a reader sees it, on one line. */
export const plainText = (html: string): string =>
  (/[<&]/.test(html) ? shownText(parseHtml(html)) : html)
    // Invisible characters come from pasting.
    .replace(/[\u00AD\u200B\u2060\uFEFF]|[\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? " " : ""))
    .replace(/[^\S\u00A0\u202F]+/g, " ")
    .trim();

/** Plain text for a field, where a name in braces would be filled in. */
export const fieldText = (html: string): string => plainText(html).replace(/\{([^{}]*)\}/g, "($1)");

/** A text of at most `max` characters, cut between words. */
export const cutText = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = cut.search(/\s\S*$/);
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/, "").replace(/[\uD800-\uDBFF]$/, "")}…`;
};

/** The first sentences of a text that fit, or as many words. */
export const firstSentences = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const [sentences = ""] = new RegExp(`^.{1,${max - 1}}[.!?…。！？](?=\\s|$)`, "su").exec(text) ?? [];
  return sentences.length > max / 3 ? sentences : cutText(text, max);
};

/** A text or number of JSON or XML whose form nobody has checked, as text. */
export const asText = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** A file's text: as its XML declaration says, else UTF-8. Latin-1 is Windows-1252, as in browsers. */
export const decodeText = (bytes: Uint8Array): string => {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1];
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || bytes[1] === 0;
  return new TextDecoder(isUtf16 ? "utf-16le" : (declared ?? "utf-8")).decode(bytes);
};
