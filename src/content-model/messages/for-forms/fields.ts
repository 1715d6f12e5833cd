/** For forms: texts in fields. */
import type { FIELDS as FILE_FIELDS } from "../for-files/fields";
import { excerpt, SHORT_EXCERPT } from "../../../lib/format";
import { say, type FilledSnippet, type FormNames, type FormTemplates, type Message } from "../template";
import { countOf, shorten } from "../words";

const filled = ({ path, length, what, text, most, over, pages }: FilledSnippet, { label }: FormNames): Message =>
  say(
    `"${label(path)}" is ${countOf(length, "character")} long for ${what}: "${text}". Search results truncate it after ${most}, on ${over} of ${countOf(pages, "page")}.`,
    `shorten the words around the names by ${countOf(length - most, "character")}.`,
  );

export const FIELDS: FormTemplates<typeof FILE_FIELDS> = {
  "too-long/excerpt": ({ before, text }, { label }) =>
    say(
      `The first ${SHORT_EXCERPT} characters of "${label(["excerpt"])}" end within a word ("${shorten(before)}"), so other articles show only: ${excerpt(text, SHORT_EXCERPT)}`,
      "reword it, so that a sentence or a word ends there.",
    ),
  "conflicting-fields/updated": ({ updated, date }) =>
    say(
      `The article was changed on ${updated}, before it appeared on ${date}.`,
      "correct one of the two dates, or clear the second.",
    ),
  "unknown-placeholder/in-field": ({ path, name, guess, allowed }, { label }) =>
    say(
      `"${label(path)}" has {${name}}, which is not filled in here.`,
      allowed.length === 0
        ? "write the text itself."
        : `${guess ? `did you mean {${guess}}? Otherwise use` : "use"} one of: ${allowed.join(", ")}.`,
    ),
  "too-short/blank": ({ path }, { label }) =>
    say(
      `"${label(path)}" contains only spaces or invisible characters.`,
      "fill it in, or clear the field if it is optional.",
    ),
  "invisible-sign/escape": ({ path, code }, { label }) =>
    say(
      `"${label(path)}" has the character U+${code}, which cannot be shown.`,
      "delete the words around it, and type them again.",
    ),
  "markdown-in-plain-text/field": ({ path, found }, { label }) =>
    say(
      `"${label(path)}" is plain text, so this markup is shown as written: ${shorten(found)}`,
      "write plain text and the characters themselves; links, lists and bold text work only in long texts.",
    ),
  "search-description/address": ({ path, address }, { label }) =>
    say(
      `"${label(path)}" has the address ${shorten(address)}, which nobody can press in search results.`,
      "leave it out, and say in words what a visitor finds on the page.",
    ),
  "wrong-form/site-url": ({ path, pathname, origin }, { label }) =>
    say(
      `"${label(path)}" has the path ${pathname}, but a site cannot be below a path: its pages, feeds and files have addresses from the root of their host.`,
      `give it a domain or a subdomain of its own, such as ${origin}.`,
    ),
  "missing-body": () => say('"Text" is empty.', "write it."),
  "missing-field/plural": ({ path, missing, language }, { label }) =>
    say(
      `"${label(path)}" has no form for ${missing.join(" and ")}, which ${language} counts with.`,
      `fill in ${missing.join(" and ")}.`,
    ),
  "raw-html/field": ({ path, value }, { label }) =>
    say(`"${label(path)}" has HTML: ${shorten(value)}. Texts have no HTML.`, "remove it."),
  "unusable-media/picture-in-field": ({ path }, { label }) =>
    say(
      `"${label(path)}" has a picture, which a text in a field cannot show.`,
      "remove it, and add a section of the type picture.",
    ),
  "wrong-heading/field": ({ path, depth, text }, { label }) =>
    say(
      `"${label(path)}" has a heading with ${"#".repeat(depth)}: "${shorten(text)}".`,
      "use headings of the second level, and of the third below them.",
    ),
  "unlikely-date/far-future": ({ path, value, isPublication, years }, { label }) =>
    say(
      `"${label(path)}" is ${value}, more than ${years} years from now.${isPublication ? " Until then, the page is not published." : ""}`,
      "check the year.",
    ),
  "search-title/filled": filled,
  "search-description/filled": filled,
  "search-description/short": ({ path, length, least }, { label }) =>
    say(
      `"${label(path)}" has ${countOf(length, "character")}; search engines replace descriptions shorter than ${least}.`,
      "say in one or two sentences, up to 160 characters, what a visitor finds on the page.",
    ),
};
