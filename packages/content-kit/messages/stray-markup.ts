/** For files and forms, as both have the same Markdown: markup that Markdown does not read. */
import { say, type Row } from "./message";
import { shorten } from "./words";

/** The markup, and the groups of its pattern. */
interface Match {
  found: string;
  groups: readonly (string | undefined)[];
}

type Words = (found: string, ...groups: (string | undefined)[]) => string;

const row =
  (why: string | Words, fix: string | Words) =>
  ({ found, groups }: Match): Row =>
    say(typeof why === "string" ? why : why(found, ...groups), typeof fix === "string" ? fix : fix(found, ...groups));

const asWritten: Words = (found) => `This is not Markdown and is shown as written: ${shorten(found)}`;

/** A link's URL without the spaces that break it. */
const repairedLink: Words = (found) => {
  const [, start = "", rest = ""] = /^(!?\[[^[\]]*\])\s*\((.*?)\)?$/s.exec(found) ?? [];
  const address = rest.trim().replace(/[<>]/g, "");
  if (!found.endsWith(")")) return `close the round bracket after the address: ${start}(${address.split(/\s/)[0]})`;
  if (!/\s/.test(rest)) return `write both without a space between them: ${start}(${address})`;
  const number = address.replace(/^tel:/i, "");
  return /^\+?[\d\s().-]{7,}$/.test(number)
    ? `for a telephone number, write ${start}(tel:${number.replace(/\s+/g, "")})`
    : `an address has no spaces; write %20 for each: ${start}(${address.replace(/\s+/g, "%20")})`;
};

const WITHOUT = "delete it, and write what it should show in Markdown.";

export const STRAY_MARKUP = {
  "markup-as-text/wiki-link": row(asWritten, (found, page, words) =>
    found.startsWith("!")
      ? "write a picture as ![what it shows](../media/picture.jpg)."
      : `write a Markdown link with the page's address, for example: [${words ?? page}](/contact)`,
  ),
  "unfinished-link/link": row("This looks like a link but is shown as plain text.", repairedLink),
  "unfinished-link/link-brackets": row("The brackets of this link are the wrong way round.", (_, one = "", two = "") =>
    /^(?:\/|https?:)/.test(one) ? `write its text first: [${two}](${one})` : `write its text first: [${one}](${two})`,
  ),
  "unfinished-link/footnote": row(
    (_, name) => `There is no footnote "${name}" in this text.`,
    (_, name) => `add it on its own line, for example: [^${name}]: Where the figure is from.`,
  ),
  "unfinished-link/reference": row(
    (_, text, name) => `The link refers to "${name || text}", which is not defined in this text.`,
    (_, text, name) =>
      `write the address itself: [${text}](/contact), or add a line with it: [${name || text}]: /contact`,
  ),
  "markup-as-text/shortcode": row(asWritten, WITHOUT),
  "markup-as-text/template-tag": row(asWritten, WITHOUT),
  "markup-as-text/heading": row(
    "A heading needs an ordinary space after its #, so this is shown as plain text.",
    (_, marks, words) => `add it: ${marks} ${words}`,
  ),
  "markup-as-text/bold-space": row(
    "Bold text has no space inside its asterisks, and one around them, so these are shown as written.",
    (_, words = "", next = "") =>
      `move the spaces outside: **${words.trim()}**${next || /\s$/.test(words) ? ` ${next}` : ""}`.trimEnd(),
  ),
  "markup-as-text/delimiter-row": row(
    "This is meant as a table, but its line of hyphens has fewer or more columns than the line above it.",
    "give both lines the same number of columns, and leave an empty line above the table.",
  ),
  "markup-as-text/no-delimiter-row": row(
    "This is meant as a table, but the line of hyphens below its first line is missing.",
    (found) =>
      `add it below the table's first line: |${" --- |".repeat(
        found
          .trim()
          .replace(/^\||\|$/g, "")
          .split("|").length,
      )}`,
  ),
  "markup-as-text/list-point": row(
    "Each point of a list needs a space after its hyphen or number, so these are shown as plain text.",
    (_, mark, words) => `for a list, add it: ${mark} ${words}`,
  ),
  "markup-as-text/bullets": row(
    "Bullets do not make a list, so all points run together in one paragraph.",
    (_, words) => `write a hyphen and a space instead: - ${words}`,
  ),
  "markup-as-text/entity": row(asWritten, "write the character itself."),
};
