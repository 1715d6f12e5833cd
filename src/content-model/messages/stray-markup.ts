/** For files and forms, as both have the same Markdown: markup that Markdown does not read. */
import { say, type Message } from "./template";
import { shorten } from "./words";

/** The markup, and the groups of its pattern. */
interface Match {
  found: string;
  groups: readonly (string | undefined)[];
}

type Words = (found: string, ...groups: (string | undefined)[]) => string;

const asWritten: Words = (found) => `This is not Markdown and is shown as written: ${shorten(found)}`;

const row =
  (fix: Words, why: Words = asWritten) =>
  ({ found, groups }: Match): Message =>
    say(why(found, ...groups), fix(found, ...groups));

/** A telephone link's number, whose extension is a parameter (RFC 3966). */
const repairedPhone = (address: string): string =>
  address.replace(/[\s,;]*(?:ext\.?|x|#)\s*(\d+)$/i, ";ext=$1").replace(/\s+/g, "");

/** An e-mail link: spaces are encoded in its subject and text, and left out of its addresses. */
const repairedMail = (address: string): string => {
  const [to = "", ...query] = address.split("?");
  return [to.replace(/\s+/g, ""), ...query.map((part) => part.replace(/\s+/g, "%20"))].join("?");
};

/** A link's URL without the spaces that break it. */
const repairedLink = (found: string): string => {
  const [, start = "", rest = ""] = /^(!?\[[^[\]]*\]\()(.*?)\)?$/.exec(found) ?? [];
  const isClosed = found.endsWith(")");
  const address = rest.trim();
  if (address.startsWith("<")) return `write it without the <: ${start}${address.replace(/[<>]/g, "")})`;
  if (/^\+?[\d\s().-]{7,}$/.test(address))
    return `for a telephone number, write ${start}tel:${repairedPhone(address)})`;
  const [, whole, title] =
    /^(https?:\/\/[^\s/]+\.\p{L}{2,}(?:\/\S*)?)\s+["'“]?(\p{L}[^"'”]*)["'”]?$/u.exec(address) ?? [];
  if (isClosed && whole !== undefined)
    return `write the words behind the address in quotes: ${start}${whole} "${title}")`;
  if (!isClosed) return `close the round bracket after the address: ${start}${address.split(/\s/)[0]})`;
  if (/^tel:/i.test(address)) return `leave the spaces out: ${start}${repairedPhone(address)})`;
  if (/^mailto:[^?]*$/i.test(address)) return `leave the spaces out: ${start}${repairedMail(address)})`;
  if (/^mailto:/i.test(address)) return `an address has no spaces: ${start}${repairedMail(address)})`;
  const [domain] = /^(?:https?:\/\/)[^/?#]*\s[^/?#]*/i.exec(address) ?? [];
  if (domain !== undefined)
    return `leave the spaces out: ${start}${address.replace(domain, domain.replace(/\s+/g, "")).replace(/\s+/g, "%20")})`;
  if (/^\/(?!.*\.[a-z\d]{3,4}$)/i.test(address))
    return `the path of a page has no spaces: ${start}${address.replace(/\s+/g, "-")})`;
  return `an address has no spaces; write %20 for each, or rename what it leads to: ${start}${address.replace(/\s+/g, "%20")})`;
};

/** The Markdown for a pair of BBCode tags. */
const BBCODE: Readonly<Record<string, (words: string, value: string) => string>> = {
  b: (words) => `**${words}**`,
  i: (words) => `*${words}*`,
  u: (words) => `*${words}*`,
  s: (words) => `~~${words}~~`,
  url: (words, value) => `[${words}](${value || words})`,
  img: (words) => `![what it shows](${words})`,
};

const withoutShortcode = "delete it, and write what it should show in Markdown.";

const admonition = (name: string): string => `**${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()}:**`;

export const STRAY_MARKUP = {
  "markup-as-text/wiki-link": row((found, page = "", words) =>
    found.startsWith("!")
      ? "write a picture as ![what it shows](../media/picture.jpg)."
      : /^_?toc_?$/i.test(page)
        ? withoutShortcode
        : `write a Markdown link with the page's address, for example: [${words ?? page}](/contact)`,
  ),
  "unfinished-link/link": row(repairedLink, () => "This looks like a link but is shown as plain text."),
  "unfinished-link/link-space": row(
    (found) => `remove it: ${found.replace(/\]\s+\(/, "](")}`,
    () => "The space between the link's text and its address makes both plain text.",
  ),
  "unfinished-link/link-brackets": row(
    (_, address = "", words = "") => `write its words first: [${words}](${address})`,
    () => "The brackets of this link are the wrong way round.",
  ),
  "unfinished-link/link-round-brackets": row(
    (_, words = "", address = "") => `write its words in square brackets: [${words}](${address})`,
    () => "The brackets of this link are the wrong way round.",
  ),
  "unfinished-link/link-angle": row(
    (_, address = "", words = "") => `write its words in square brackets: [${words.trim()}](${address.trim()})`,
    () => "This looks like a link but is shown as plain text.",
  ),
  "unfinished-link/link-braces": row(
    (found, words = "") => `write [${words}](${found.slice(words.length + 3).replace(/\}.*$/, "")})`,
    () => "The address of a link belongs in round brackets, not in braces.",
  ),
  "unfinished-link/link-bracket": row(
    (found) => `write it: [words${found}`,
    () => "The bracket before the link's words is missing.",
  ),
  "unfinished-link/footnote": row(
    (_, name = "") => `add it on its own line, for example: [^${name}]: Where the figure is from.`,
    (_, name = "") => `There is no footnote "${name}" in this text.`,
  ),
  "unfinished-link/reference": row(
    (_, text = "", name = "") =>
      `write the address itself: [${text}](/contact), or add a line with it: [${name || text}]: /contact`,
    (_, text = "", name = "") => `The link refers to "${name || text}", which is not defined in this text.`,
  ),
  "markup-as-text/callout": row((_, name = "") => `write the word in bold: ${admonition(name)}`),
  "markup-as-text/bbcode": row((_, name = "", value = "", words = "") => {
    const markdown = Object.hasOwn(BBCODE, name.toLowerCase()) ? BBCODE[name.toLowerCase()] : undefined;
    return markdown ? `write it in Markdown: ${markdown(words, value)}` : withoutShortcode;
  }),
  "markup-as-text/shortcode-attributes": row(() => withoutShortcode),
  "markup-as-text/shortcode": row(() => withoutShortcode),
  "markup-as-text/embed": row(() => withoutShortcode),
  "markup-as-text/closing-tag": row(() => withoutShortcode),
  "markup-as-text/import": row(() => withoutShortcode),
  "markup-as-text/latex": row(() => "delete it."),
  "markup-as-text/abbreviation": row(() => "delete it, and write the words out where the abbreviation is first used."),
  "markup-as-text/definition": row(
    (_, words = "") => `write the word and its explanation as one paragraph, for example: **The word:** ${words}`,
  ),
  "markup-as-text/formula": row(() => "write the formula with ordinary characters, such as x²."),
  "markup-as-text/escape": row((found) =>
    /^\\u/i.test(found)
      ? `write the character itself: ${String.fromCharCode(parseInt(found.slice(2), 16))}`
      : "begin a new line instead; an empty line separates paragraphs.",
  ),
  "markup-as-text/template-tag": row(() => withoutShortcode),
  "markup-as-text/directive": row(
    () => "delete this line and the closing :::, or write a quotation: > and a space before each line.",
  ),
  "markup-as-text/directive-end": row(() => "delete the line."),
  "markup-as-text/block-directive": row(() => withoutShortcode),
  "markup-as-text/admonition": row((_, name = "") => `write the word in bold: ${admonition(name)}`),
  "markup-as-text/wiki-heading": row(
    (_, marks = "", words = "") => `write a heading: ${"#".repeat(Math.min(marks.length, 4))} ${words}`,
  ),
  "markup-as-text/textile-heading": row(
    (_, level = "", words = "") => `write a heading: ${"#".repeat(Math.min(Math.max(Number(level), 2), 4))} ${words}`,
  ),
  "markup-as-text/highlight": row((_, words = "") => `there are no highlights; write it in bold: **${words}**`),
  "markup-as-text/inserted": row(
    (_, words = "") => `there are no marks for new words; write them as they are, or in bold: **${words}**`,
  ),
  "markup-as-text/struck-space": row(
    (found) => `move the spaces outside: ~~${found.slice(2, -2).trim()}~~`,
    () => "Struck text has no space inside its tildes, so these are shown as written.",
  ),
  "markup-as-text/wiki-bold": row((_, words = "") => `write it in bold: **${words}**`),
  "markup-as-text/comment": row(() => "delete it; comments for other editors go between the fields, after a #."),
  "markup-as-text/subscript": row(() => "write the character itself, such as ₂ or ²."),
  "markup-as-text/emoji": row(() => "write the emoji itself, or delete it."),
  "markup-as-text/unseen-mark": row(
    () => "delete the beginning of the line, and type it again.",
    (_, signs = "") =>
      `A character that nobody sees (U+${(signs.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}) keeps Markdown from reading the character after it.`,
  ),
  "markup-as-text/wide-mark": row(
    (found) => `write ${found.trim().normalize("NFKC")} and a space instead.`,
    (found) => `${found.trim()} looks like a sign of Markdown, but is a wide one, and is shown as written.`,
  ),
  "markup-as-text/wide-pair": row(
    (found) => `write ${found.normalize("NFKC")}`,
    (_, sign = "") => `${sign} looks like a sign of Markdown, but is a wide one, and is shown as written.`,
  ),
  "markup-as-text/seven-hashes": row(
    (_, words = "") => `write a heading: #### ${words}`,
    () => "A heading has at most six #, so this is shown as plain text.",
  ),
  "markup-as-text/hash-without-space": row(
    (_, words = "") => `for a heading, write ## ${words}`,
    () => "A heading needs a space after its #, so this is shown as plain text.",
  ),
  "markup-as-text/marks-with-space": row(
    (_, marks = "", words = "") => `move the spaces outside: ${marks}${words}${marks}`,
    () => "Bold and italic words have no space inside their signs, so these are shown as written.",
  ),
  "markup-as-text/single-tilde": row(
    (_, words = "") => `write ~~${words}~~`,
    () => "Struck words have two tildes on both sides, so these are shown as written.",
  ),
  "markup-as-text/tabs": row(
    (found) => {
      const [head = ""] = found.split("\n", 1);
      const cells = head.split(/\t+/);
      return `for a table, write bars between the cells, and a line below the first: ${cells.join(" | ")}, then ${cells.map(() => "---").join(" | ")}`;
    },
    () => "Tabs make no columns, so these lines run together in one paragraph.",
  ),
  "markup-as-text/columns": row(
    () => "for a table, write bars between the cells, and a line below the first one: Plan | Price, then --- | ---",
    () => "Spaces make no columns, so these lines run together in one paragraph.",
  ),
  "markup-as-text/other-fence": row(
    () => "write ``` on the line above the code, and on the line below it.",
    () => "Code stands between lines of three backticks; these are other signs, and are shown as written.",
  ),
  "markup-as-text/wiki-italic": row((_, words = "") => `write it in italics: *${words}*`),
  "markup-as-text/hashes-without-space": row(
    (_, marks = "", words = "") => `add it: ${marks.padEnd(2, "#")} ${words}`,
    () => "A heading needs an ordinary space after its #, so this is shown as plain text.",
  ),
  "markup-as-text/bold-before-bracket": row(
    (_, words = "") =>
      `write a space before them, or put the marks outside: ${words.replace(/^(.)(.*)(.)$/u, "$1**$2**$3")}`,
    () => "Two asterisks between a letter and a quotation mark or bracket do not begin bold words.",
  ),
  "markup-as-text/bold-space": row(
    (_, words = "", next = "") =>
      `move the spaces outside: **${words.trim()}**${next || /\s$/.test(words) ? ` ${next}` : ""}`.trimEnd(),
    () => "Bold text has no space inside its asterisks, and one around them, so these are shown as written.",
  ),
  "markup-as-text/open-bold": row(
    () => "write two asterisks after the last bold word too, or delete these.",
    () => "The two asterisks for bold text are not closed, so they are shown as written.",
  ),
  "markup-as-text/italic-space": row(
    (_, words = "", next = "") => `move the space outside: *${words.trim()}* ${next}`,
    () => "Text in italics has no space inside its asterisks, so these are shown as written.",
  ),
  "markup-as-text/underscore-space": row(
    (_, marks = "", words = "", next = "") => `move the space outside: ${marks}${words}${marks} ${next}`,
    () => "Bold and italic words have no space inside their underscores, so these are shown as written.",
  ),
  "markup-as-text/open-backtick": row(
    () => "write one after the last word too, or delete this one.",
    () => "The backtick for code is not closed, so it is shown as written.",
  ),
  "markup-as-text/lone-row": row(
    () =>
      "write the rows below each other, without empty lines between them, and a line of hyphens below the first one.",
    () => "This is meant as a row of a table, but it is by itself, and is shown with its bars.",
  ),
  "markup-as-text/bars": row(
    (found) => {
      const columns = (found.split("\n", 1)[0] ?? "").split("|").length;
      return `for a table, add it below the first line: ${Array(columns).fill("---").join(" | ")}`;
    },
    () => "Lines with bars are not a table without a line of hyphens, so they run together in one paragraph.",
  ),
  "markup-as-text/delimiter-row": row(
    () => "give both lines the same number of columns, and leave an empty line above the table.",
    () => "This is meant as a table, but its line of hyphens has fewer or more columns than the line above it.",
  ),
  "markup-as-text/no-delimiter-row": row(
    (found) => {
      const columns = found
        .trim()
        .replace(/^\||\|$/g, "")
        .split("|").length;
      return `add it below the table's first line: |${" --- |".repeat(columns)}`;
    },
    () => "This is meant as a table, but the line of hyphens below its first line is missing.",
  ),
  "markup-as-text/hyphen-point": row(
    (_, mark = "", words = "") => `for a list, add it: ${mark} ${words}`,
    () => "Each point of a list needs an ordinary space after its hyphen, so this is shown as plain text.",
  ),
  "markup-as-text/asterisk-point": row(
    (_, words = "") => `for a list, add it: * ${words}`,
    () => "Each point of a list needs a space after its asterisk, so this is shown as plain text.",
  ),
  "markup-as-text/task": row(
    (_, sign = "", words = "") => `for a list of tasks, write: - [${sign || " "}] ${words}`,
    () => "A task of a list has a hyphen, a space, and one sign in its brackets, so this is shown as plain text.",
  ),
  "markup-as-text/letters": row(
    (_, __, ___, words = "") => `number them: 1. ${words}`,
    () => "Letters do not make a list, so all points run together in one paragraph.",
  ),
  "markup-as-text/numbered-point": row(
    (_, number = "", words = "") => `for a list, add it: ${number} ${words}`,
    () => "Each numbered point needs a space after its number, so this is shown as plain text.",
  ),
  "markup-as-text/bullets": row(
    (_, words = "") => `write a hyphen and a space instead: - ${words}`,
    () => "Bullets do not make a list, so all points run together in one paragraph.",
  ),
  "markup-as-text/signs": row(
    (_, __, words = "") => `write a hyphen and a space instead: - ${words}`,
    () => "These signs do not make a list, so all points run together in one paragraph.",
  ),
  "markup-as-text/numbers": row(
    (_, words = "") => `leave an empty line above the list, and number its points like this: 1. ${words}`,
    () => "These numbers do not make a list, so all points run together in one paragraph.",
  ),
  "markup-as-text/double-entity": row(() => "write the character itself."),
  "markup-as-text/open-entity": row(() => "write the character itself."),
  "markup-as-text/entity": row(() => "write the character itself."),
  "markup-as-text/open-italic": row(
    () => "write one after the last of these words too, or delete this one.",
    () => "The asterisk for words in italics is not closed, so it is shown as written.",
  ),
  "unfinished-link/link-like": row(
    (found, words = "", address = "") => {
      const [, whole = address] = /[\]］]\s*[:：]?\s*[(（{<]?([^\s<]+?)[)）}\]］>]*$/.exec(found) ?? [];
      return `write it as [${words}](${whole})`;
    },
    () => "This looks like a link but is shown as plain text.",
  ),
};
