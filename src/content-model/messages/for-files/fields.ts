/** For files: texts in fields. */
import type { PathStep } from "../../fields/schema-walk";
import { excerpt, SHORT_EXCERPT } from "../../../lib/format";
import { describePath } from "../describe-path";
import { say, type FilledSnippet, type Message } from "../template";
import { countOf, shorten } from "../words";

const filled = ({ path, length, what, file, text, most, over, pages }: FilledSnippet): Message =>
  say(
    `"${describePath(path)}" is ${countOf(length, "character")} long for ${what} (${file}): "${text}". Search results truncate it after ${most}, on ${over} of ${countOf(pages, "page")}.`,
    `shorten the words around the names by ${countOf(length - most, "character")}.`,
  );

export const FIELDS = {
  "too-long/excerpt": ({ before, text }: { before: string; text: string }) =>
    say(
      `The first ${SHORT_EXCERPT} characters of "excerpt" end within a word ("${shorten(before)}"), so other articles show only: ${excerpt(text, SHORT_EXCERPT)}`,
      "reword it, so that a sentence or a word ends there.",
    ),
  "conflicting-fields/updated": ({ updated, date }: { updated: string; date: string }) =>
    say(
      `The article was changed on ${updated}, before it appeared on ${date}.`,
      "correct one of the two dates, or remove updated.",
    ),
  "unknown-placeholder/in-field": ({
    path,
    name,
    guess,
    allowed,
  }: {
    path: readonly PathStep[];
    name: string;
    guess: string | undefined;
    allowed: string[];
  }) =>
    say(
      `"${describePath(path)}" has {${name}}, which is not filled in here.`,
      allowed.length === 0
        ? "write the text itself."
        : `${guess ? `did you mean {${guess}}? Otherwise use` : "use"} one of: ${allowed.join(", ")}.`,
    ),
  "too-short/blank": ({ path }: { path: readonly PathStep[] }) =>
    say(
      `"${describePath(path)}" contains only spaces or invisible characters.`,
      "fill it in, or remove the whole line if the field is optional.",
    ),
  "invisible-sign/escape": ({ path, code }: { path: readonly PathStep[]; code: string }) =>
    say(
      `"${describePath(path)}" has the character U+${code}, which cannot be shown.`,
      "delete it; in the file it is a backslash followed by letters or digits.",
    ),
  "markdown-in-plain-text/field": ({ path, found }: { path: readonly PathStep[]; found: string }) =>
    say(
      `"${describePath(path)}" is plain text, so this markup is shown as written: ${shorten(found)}`,
      "write plain text and the characters themselves; links, lists and bold text work only in the text below the fields.",
    ),
  "search-description/address": ({ path, address }: { path: readonly PathStep[]; address: string }) =>
    say(
      `"${describePath(path)}" has the address ${shorten(address)}, which nobody can press in search results.`,
      "leave it out, and say in words what a visitor finds on the page.",
    ),
  "wrong-form/site-url": ({
    path,
    pathname,
    origin,
  }: {
    path: readonly PathStep[];
    pathname: string;
    origin: string;
  }) =>
    say(
      `"${describePath(path)}" has the path ${pathname}, but a site cannot be below a path: its pages, feeds and files have addresses from the root of their host.`,
      `give it a domain or a subdomain of its own, such as ${origin}; docs/hosting.md says how.`,
    ),
  "missing-body": ({ description }: { description: string }) =>
    say("There is no text below the fields.", `write it after the second line of three hyphens. ${description}`),
  "missing-field/plural": ({
    path,
    missing,
    language,
    fields,
  }: {
    path: readonly PathStep[];
    missing: string[];
    language: string;
    fields: string[];
  }) =>
    say(
      `"${path.join(" › ")}" has no form for ${missing.join(" and ")}, which ${language} counts with.`,
      `add ${fields.join(" and ")}.`,
    ),
  "raw-html/field": ({ path, value }: { path: readonly PathStep[]; value: string }) =>
    say(
      `"${describePath(path)}" has HTML: ${shorten(value)}. Texts are written in Markdown only.`,
      "remove it, or write it in Markdown.",
    ),
  "unusable-media/picture-in-field": ({ path }: { path: readonly PathStep[] }) =>
    say(
      `"${describePath(path)}" has a picture, which a text in a field cannot show.`,
      "remove it, and add a section of the type picture.",
    ),
  "wrong-heading/field": ({ path, depth, text }: { path: readonly PathStep[]; depth: number; text: string }) =>
    say(
      `"${describePath(path)}" has a heading with ${"#".repeat(depth)}: "${shorten(text)}".`,
      "begin headings with ##, and those below them with ###.",
    ),
  "unlikely-date/far-future": ({
    path,
    value,
    isPublication,
    years,
  }: {
    path: readonly PathStep[];
    value: string;
    isPublication: boolean;
    years: number;
  }) =>
    say(
      `"${describePath(path)}" is ${value}, more than ${years} years from now.${isPublication ? " Until then, the page is not published." : ""}`,
      "check the year.",
    ),
  "search-title/filled": filled,
  "search-description/filled": filled,
  "search-description/short": ({ path, length, least }: { path: readonly PathStep[]; length: number; least: number }) =>
    say(
      `"${describePath(path)}" has ${countOf(length, "character")}; search engines replace descriptions shorter than ${least}.`,
      "say in one or two sentences, up to 160 characters, what a visitor finds on the page.",
    ),
};
