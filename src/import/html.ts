/** Small helpers for HTML of other systems. */
import { createDocument } from "@mixmark-io/domino";

/** Parses a fragment; scripts never run. */
export const bodyOf = (html: string): HTMLElement => createDocument(`<!doctype html><body>${html}</body>`).body;

/** The text of HTML as a reader sees it, on one line. */
const plainText = (html: string): string =>
  (
    bodyOf(
      html
        .replace(/<(?:script|style)\b[^]*?<\/(?:script|style)>/gi, " ")
        .replace(/<\/(?:p|div|li|h[1-6]|td)>|<br\b[^>]*>/gi, "$& "),
    ).textContent ?? ""
  )
    // Invisible characters come from pasting.
    .replace(/[\u00AD\u200B\u2060\uFEFF]|[\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? " " : ""))
    .replace(/[^\S\u00A0\u202F]+/g, " ")
    .trim();

/** A text of at most `max` characters, cut between words. */
export const cutText = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = cut.search(/\s\S*$/);
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/, "")}…`;
};

/** The first sentences of a text that fit, or as many words. */
export const firstSentences = (text: string, max: number): string => {
  const [sentences = ""] = new RegExp(`^.{1,${max - 1}}[.!?…](?=\\s|$)`, "su").exec(text) ?? [];
  return sentences.length > max / 3 ? sentences : cutText(text, max);
};

/** Plain text for a field, where braces would be filled in. */
export const fieldText = (html: string): string =>
  plainText(html).replace(/\{/g, "(").replace(/\}/g, ")").replace(/[<>]/g, "");
