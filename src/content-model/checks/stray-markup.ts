/** Markup that Markdown does not parse and that would show as text, in bodies and fields. */
import type { ContentProblem } from "../messages/problem";
import { shorten } from "../messages/words";
import { childrenOf, visitMarkdown, wordsOf, type MarkdownNode } from "../source/markdown";

/** A problem with its range in the body. */
export type StrayMarkup = Pick<ContentProblem, "code" | "severity" | "message" | "help"> & {
  offset: number;
  length: number;
};

interface Row {
  /** Finds it in unparsed text of a paragraph, heading or cell. The flag `g` is required. */
  pattern: RegExp;
  code: "markup-as-text" | "unfinished-link";
  severity?: "warning";
  /** The message; by default says that the markup shows as text. */
  why?: (found: string, ...groups: (string | undefined)[]) => string;
  /** The fix. */
  fix: (found: string, ...groups: (string | undefined)[]) => string;
  /** Skips the row if the unparsed text of the body matches. */
  unless?: RegExp;
  /** Decides about a match from the displayed text, and from the source of the match. */
  isMeant?: (found: string, words: string, source: string) => boolean;
  /** Reports only the first match of a paragraph: its lines are one problem. */
  isOnce?: boolean;
}

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

/** Names of shortcodes without attributes or an end. Other words in square brackets, such as [sic], are plain text. */
const SHORTCODES = "caption|contact-form(?:-7)?|embed|gallery|ninja_form|playlist|toc|vc_\\w+|wpforms";

/** An HTML entity, without its ampersand. */
const ENTITY = "(?:#\\d{2,6}|#x[\\da-f]{2,5}|[a-z][a-z\\d]{1,30});";

/** Shortcodes that take the address of what they show. */
const EMBEDS = "audio|dailymotion|facebook|instagram|playlist|soundcloud|spotify|tweet|twitter|video|vimeo|youtube";

/** Spaces that Markdown does not read as such, as some keyboards type them after # or a hyphen. */
const WIDE_SPACE = "[\\u00a0\\u2000-\\u200a\\u202f\\u3000]";

/** Tags of template languages: Hugo, Liquid, Handlebars, ERB. */
export const TEMPLATE_TAG = /\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}|<%[^%\n]*%>/g;

/** Characters that no one sees, where Markdown expects a sign of its own. */
const UNSEEN_MARK = "[\\u200b-\\u200f\\u2060\\u00ad\\ufeff]";

/** Where a link leads; addresses that are links by themselves are blanked out. */
const ADDRESS = "(?: {8,}|(?:https?:|www\\.|mailto:|tel:|[/#][\\p{L}\\p{N}])[^\\s()[\\]{}（）［］]*)";

/** Signs that stand for the bullets of a list, at the beginning of lines: dashes, arrows, checks, pictures. */
const BULLET = "[\\p{Pd}\\p{So}\\u2190-\\u21ff\\u2219\\u22c5\\u00b7\\u00a7\\u00b6\\u2020-\\u2023\\u203a\\u00bb]";

/** Numbers of points that Markdown does not read as such. */
const NUMBER = "(?:\\(\\p{Nd}{1,2}\\)|[\\u2460-\\u24ff\\u2776-\\u2793]|[ivx]{1,4}[.)](?= )|\\p{Nd}{1,2}[.)．、）])";

const NUMBERED = new RegExp(`^[ \\t]*${NUMBER}(?=[ \\t]*\\p{L})`, "u");

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];

/** True for lines that count: 1, 2, 3, or further from a sentence's end. */
const isCounting = (words: string): boolean => {
  const lines = words.split("\n");
  const numbers = lines.map((line) => {
    const [found = ""] = NUMBERED.exec(line) ?? [];
    const plain = found.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
    return ROMAN.includes(plain) ? ROMAN.indexOf(plain) + 1 : plain === "" ? 0 : Number(plain);
  });
  return numbers.some(
    (number, index) =>
      number > 0 &&
      numbers[index + 1] === number + 1 &&
      (number === 1 || /[.:!?…]\s*$/.test(lines[index - 1] ?? "") || /^\s*[(\u2460-\u2793]/.test(lines[index] ?? "")),
  );
};

/** How many lines begin in this way. */
const linesWith = (words: string, start: string): number =>
  (words.match(new RegExp(`^[ \\t]*${start}`, "gmu")) ?? []).length;

/** A table's delimiter row. */
const DELIMITER_ROW = /^[ \t]*(?=[^\n]*\|)(?=[^\n]*-)[|:\- \t]+$/m;

/** A signature after a hyphen. */
const SIGNATURE = /^[-+]\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;

const ROWS: readonly Row[] = [
  // Links, pictures and footnotes
  {
    pattern: /!?\[\[([^[\]\n|]+)(?:\|([^[\]\n]+))?\]\]/g,
    code: "markup-as-text",
    fix: (found, page = "", words) =>
      found.startsWith("!")
        ? "write a picture as ![what it shows](../media/picture.jpg)."
        : /^_?toc_?$/i.test(page)
          ? withoutShortcode
          : `write a Markdown link with the page's address, for example: [${words ?? page}](/contact)`,
  },
  {
    pattern: /!?\[[^[\]]*\]\((?:[^()\n]|\([^()\n]*\))*\)?/g,
    code: "unfinished-link",
    why: () => "This looks like a link but is shown as plain text.",
    fix: repairedLink,
  },
  {
    pattern: /!?\[[^[\]]*\]\s+\((?:\/|#|\.\.?\/|https?:|mailto:|tel:)[^)\s]*\)/g,
    code: "unfinished-link",
    why: () => "The space between the link's text and its address makes both plain text.",
    fix: (found) => `remove it: ${found.replace(/\]\s+\(/, "](")}`,
  },
  {
    pattern: /\((\/[^()\s]*)\)\[([^[\]\n]*\p{L}[^[\]\n]*)\](?!\()/gu,
    code: "unfinished-link",
    why: () => "The brackets of this link are the wrong way round.",
    fix: (_, address = "", words = "") => `write its words first: [${words}](${address})`,
  },
  {
    pattern: new RegExp(`[(（]([^()\\n]*\\p{L}[^()\\n]*)[)）][ \\t]*[[［](${ADDRESS})[\\]］]`, "gu"),
    code: "unfinished-link",
    why: () => "The brackets of this link are the wrong way round.",
    fix: (_, words = "", address = "") => `write its words in square brackets: [${words}](${address})`,
  },
  {
    pattern: /\[([^[\]\n]+)\]\{ {8,}/g,
    code: "unfinished-link",
    why: () => "The address of a link stands in round brackets, not in braces.",
    fix: (found, words = "") => `write [${words}](${found.slice(words.length + 3).replace(/\}.*$/, "")})`,
  },
  {
    pattern: /(?<=[\p{L}\p{N}.!?])\]\( {8,}\)/gu,
    code: "unfinished-link",
    why: () => "The bracket before the link's words is missing.",
    fix: (found) => `write it: [words${found}`,
  },
  {
    pattern: /\[\^([^[\]]+)\]/g,
    code: "unfinished-link",
    why: (_, name = "") => `There is no footnote "${name}" in this text.`,
    fix: (_, name = "") => `add it on its own line, for example: [^${name}]: Where the figure is from.`,
  },
  {
    pattern: /!?\[([^[\]]+)\]\[([^[\]]*)\]/g,
    code: "unfinished-link",
    why: (_, text = "", name = "") => `The link refers to "${name || text}", which is not defined in this text.`,
    fix: (_, text = "", name = "") =>
      `write the address itself: [${text}](/contact), or add a line with it: [${name || text}]: /contact`,
  },
  // Other systems
  {
    pattern: /\[!([A-Za-z]+)\][+-]?/g,
    code: "markup-as-text",
    fix: (_, name = "") => `write the word in bold: ${admonition(name)}`,
  },
  {
    pattern: /\[([A-Za-z][\w-]*)(?:=["']?([^[\]\n"']*)["']?|\s[^[\]\n]*)?\]([^[]*?)\[\/\1\]/g,
    code: "markup-as-text",
    fix: (_, name = "", value = "", words = "") => {
      const markdown = Object.hasOwn(BBCODE, name.toLowerCase()) ? BBCODE[name.toLowerCase()] : undefined;
      return markdown ? `write it in Markdown: ${markdown(words, value)}` : withoutShortcode;
    },
  },
  {
    pattern: /\[[A-Za-z][\w-]*(?:\s+[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[“”][^“”\n]*[“”]|[^\s\]]+))+\s*\/?\]/g,
    code: "markup-as-text",
    fix: () => withoutShortcode,
  },
  {
    pattern: new RegExp(`\\[/?(?:${SHORTCODES})\\s*/?\\]`, "gi"),
    code: "markup-as-text",
    fix: () => withoutShortcode,
  },
  {
    // The address is blanked out, and may have taken the closing bracket along.
    pattern: new RegExp(`\\[(?:${EMBEDS})[ =]["']?(?: {8,}|https?:[^\\s\\]]*)["']?\\]?`, "gi"),
    code: "markup-as-text",
    fix: () => withoutShortcode,
  },
  { pattern: /\[\/[A-Za-z][\w-]*\]/g, code: "markup-as-text", fix: () => withoutShortcode },
  {
    pattern:
      /^(?:import\s.+\sfrom\s+(["'])[^"'\n]+\1;?|export\s+(?:const|default)\s.*|@(?:import|include)\s+["'].*)$/gm,
    code: "markup-as-text",
    fix: () => withoutShortcode,
  },
  {
    pattern: /^\\(?:newpage|pagebreak|tableofcontents|toc|clearpage)[ \t]*$/gm,
    code: "markup-as-text",
    fix: () => "delete it.",
  },
  {
    pattern: /^\*\[[^[\]\n]+\]:.*$/gm,
    code: "markup-as-text",
    fix: () => "delete it, and write the words out where the abbreviation is first used.",
  },
  {
    pattern: /(?<=\n): +(\S.*)$/gm,
    code: "markup-as-text",
    severity: "warning",
    fix: (_, words = "") => `write the word and its explanation as one paragraph, for example: **The word:** ${words}`,
  },
  {
    pattern: /\$\$(?=[^\s$])(?=[^$\n]*[\\^_=])[^$\n]*[^\s$]\$\$/g,
    code: "markup-as-text",
    severity: "warning",
    fix: () => "write the formula with ordinary characters, such as x².",
  },
  {
    pattern: /\\u[\da-f]{4}/gi,
    code: "markup-as-text",
    severity: "warning",
    fix: (found) => `write the character itself: ${String.fromCharCode(parseInt(found.slice(2), 16))}`,
  },
  { pattern: TEMPLATE_TAG, code: "markup-as-text", fix: () => withoutShortcode },
  {
    pattern: /^[ \t]*:{3,}[ \t]*\{?[\w-].*$/gm,
    code: "markup-as-text",
    fix: () => "delete this line and the closing :::, or write a quotation: > and a space before each line.",
  },
  {
    pattern: /^[ \t]*:{3,}[ \t]*$/gm,
    code: "markup-as-text",
    unless: /^[ \t]*:{3,}[ \t]*\{?[\w-]/m,
    fix: () => "delete the line.",
  },
  {
    pattern: /^[ \t]*(?:::[a-z][\w-]*[[{].*|\.\. [a-z][\w-]*::.*)$/gm,
    code: "markup-as-text",
    fix: () => withoutShortcode,
  },
  {
    pattern: /^[ \t]*(?:!!!|\?\?\?\+?) ([a-z]+)\b(?: "[^"\n]*")?[ \t]*$/gm,
    code: "markup-as-text",
    fix: (_, name = "") => `write the word in bold: ${admonition(name)}`,
  },
  {
    pattern: /^[ \t]*(={2,6}) ([^=\n]+) \1[ \t]*$/gm,
    code: "markup-as-text",
    fix: (_, marks = "", words = "") => `write a heading: ${"#".repeat(Math.min(marks.length, 4))} ${words}`,
  },
  {
    pattern: /^h([1-6])\. (\S.*)$/gm,
    code: "markup-as-text",
    fix: (_, level = "", words = "") =>
      `write a heading: ${"#".repeat(Math.min(Math.max(Number(level), 2), 4))} ${words}`,
  },
  {
    pattern: /(?<![=\w])==([^\s=](?:[^=\n]*[^\s=])?)==(?![=\w])/g,
    code: "markup-as-text",
    severity: "warning",
    fix: (_, words = "") => `there are no highlights; write it in bold: **${words}**`,
  },
  {
    pattern: /(?<![\w+])\+\+(\p{L}{2,}(?:[^+\n]*\p{L})?)\+\+(?![\w+])/gu,
    code: "markup-as-text",
    severity: "warning",
    fix: (_, words = "") => `there are no marks for new words; write them alone, or in bold: **${words}**`,
  },
  {
    pattern: /~~(?=[^~\n]*\S)(?:[ \t]+[^~\n]+|[^~\n]+[ \t]+)~~/g,
    code: "markup-as-text",
    severity: "warning",
    why: () => "Struck text has no space inside its tildes, so these are shown as written.",
    fix: (found) => `move the spaces outside: ~~${found.slice(2, -2).trim()}~~`,
  },
  {
    pattern: /(?<!')'''([^'\n]+)'''(?!')/g,
    code: "markup-as-text",
    severity: "warning",
    fix: (_, words = "") => `write it in bold: **${words}**`,
  },
  {
    pattern: /%%[^%\n]+%%/g,
    code: "markup-as-text",
    severity: "warning",
    fix: () => "delete it; comments for other editors go between the fields, after a #.",
  },
  {
    pattern: /(?<=[A-Za-z])~\d+~|(?<=\w)\^[\w+-]{1,4}\^/g,
    code: "markup-as-text",
    severity: "warning",
    fix: () => "write the character itself, such as ₂ or ².",
  },
  {
    pattern: /(?<![\w:/]):[a-z][a-z\d_+-]*[a-z\d]:(?![\w:/])/g,
    code: "markup-as-text",
    severity: "warning",
    fix: () => "write the emoji itself, or delete it.",
  },
  // Markdown
  {
    pattern: new RegExp(`^[ \\t]*(${UNSEEN_MARK}+)(?=[#>*+|\u0060~-]|\\d{1,2}[.)])`, "gmu"),
    code: "markup-as-text",
    why: (_, signs = "") =>
      `A character that nobody sees (U+${(signs.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}) keeps Markdown from reading the sign behind it.`,
    fix: () => "delete the beginning of the line, and type it again.",
  },
  {
    pattern: /^[ \t]*([＃＊－＋＞｜])\1*/gmu,
    code: "markup-as-text",
    isOnce: true,
    why: (found) => `${found.trim()} looks like a sign of Markdown, but is a wide one, and is shown as written.`,
    fix: (found) => `write ${found.trim().normalize("NFKC")} and a space instead.`,
  },
  {
    pattern: /([＊＿｀])[^＊＿｀\n]+\1/gu,
    code: "markup-as-text",
    severity: "warning",
    why: (_, sign = "") => `${sign} looks like a sign of Markdown, but is a wide one, and is shown as written.`,
    fix: (found) => `write ${found.normalize("NFKC")}`,
  },
  {
    pattern: /^#{7,}[ \t]+(\S.*)$/gm,
    code: "markup-as-text",
    why: () => "A heading has at most six #, so this is shown as plain text.",
    fix: (_, words = "") => `write a heading: #### ${words}`,
  },
  {
    pattern: /^#(\p{Lu}[^#\n]* [^#\n]*)$/gu,
    code: "markup-as-text",
    severity: "warning",
    why: () => "A heading needs a space after its #, so this is shown as plain text.",
    fix: (_, words = "") => `for a heading, write ## ${words}`,
  },
  {
    pattern: /(?<=^|[\s(])(\*{1,3}|_{1,2}) (\p{L}(?:[^*_\n]*[\p{L}\p{N}.!?:])?) \1(?=[\s.,;:!?)]|$)/gmu,
    code: "markup-as-text",
    severity: "warning",
    why: () => "Bold and italic words have no space inside their signs, so these are shown as written.",
    fix: (_, marks = "", words = "") => `move the spaces outside: ${marks}${words}${marks}`,
  },
  {
    pattern: /(?<![\p{L}\p{N}~])~(?=[^\s~])([^~\n]*[^\s~])~(?![\p{L}\p{N}~])/gu,
    code: "markup-as-text",
    severity: "warning",
    why: () => "Struck words have two tildes on both sides, so these are shown as written.",
    fix: (_, words = "") => `write ~~${words}~~`,
  },
  {
    pattern: /^[^\t\n]*\S\t+\S[^\n]*\n[^\t\n]*\S\t+\S[^\n]*/gm,
    code: "markup-as-text",
    severity: "warning",
    isOnce: true,
    why: () => "Tabs make no columns, so these lines run together in one paragraph.",
    fix: (found) => {
      const [head = ""] = found.split("\n", 1);
      const cells = head.split(/\t+/);
      return `for a table, write bars between the cells, and a line below the first: ${cells.join(" | ")}, then ${cells.map(() => "---").join(" | ")}`;
    },
  },
  {
    pattern: new RegExp(`^[ \\t]*(#{2,6}|#{1,6}(?=${WIDE_SPACE}))${WIDE_SPACE}*([^\\s#].*)$`, "gm"),
    code: "markup-as-text",
    why: () => "A heading needs an ordinary space after its #, so this is shown as plain text.",
    fix: (_, marks = "", words = "") => `add it: ${marks.padEnd(2, "#")} ${words}`,
  },
  {
    pattern: /(?<=[\p{L}\p{N}])\*\*([\p{Ps}\p{Pi}„“"][^*\n]*)\*\*/gu,
    code: "markup-as-text",
    severity: "warning",
    why: () => "Two asterisks between a letter and a quotation mark or bracket do not begin bold words.",
    fix: (_, words = "") =>
      `write a space before them, or put the marks outside: ${words.replace(/^(.)(.*)(.)$/u, "$1**$2**$3")}`,
  },
  {
    pattern: /(?<![\p{L}\p{N}*])\*\*([^*\n]+)\*\*([\p{L}\p{N}]*)/gu,
    code: "markup-as-text",
    severity: "warning",
    isMeant: (found) => /[\p{L}\p{N}]/u.test(found),
    why: () => "Bold text has no space inside its asterisks, and one around them, so these are shown as written.",
    fix: (_, words = "", next = "") =>
      `move the spaces outside: **${words.trim()}**${next || /\s$/.test(words) ? ` ${next}` : ""}`.trimEnd(),
  },
  {
    pattern: /(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}])[^*\n]*$/gmu,
    code: "markup-as-text",
    severity: "warning",
    // `word**` refers to a note that begins with **.
    unless: /[^\s*]\*\*(?!\S)/,
    why: () => "The two asterisks for bold text are not closed, so they are shown as written.",
    fix: () => "write two asterisks after the last bold word too, or delete these.",
  },
  {
    pattern: /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*?)[ \t]\*([\p{L}\p{N}]+)/gu,
    code: "markup-as-text",
    severity: "warning",
    why: () => "Text in italics has no space inside its asterisks, so these are shown as written.",
    fix: (_, words = "", next = "") => `move the space outside: *${words.trim()}* ${next}`,
  },
  {
    pattern: /(?<![\p{L}\p{N}_])(_{1,2})(?=[^\s_])([^_\n]*[:.!?]) \1(\p{L}[\p{L}\p{N}]*)/gu,
    code: "markup-as-text",
    severity: "warning",
    why: () => "Bold and italic words have no space inside their underscores, so these are shown as written.",
    fix: (_, marks = "", words = "", next = "") => `move the space outside: ${marks}${words}${marks} ${next}`,
  },
  {
    pattern: /(?<![\p{L}\p{N}\u0060])\u0060(?=[\p{L}\p{N}])[^\u0060\n]*$/gmu,
    code: "markup-as-text",
    severity: "warning",
    why: () => "The backtick for code is not closed, so it is shown as written.",
    fix: () => "write one after the last word too, or delete this one.",
  },
  {
    // Rows with empty lines between them are paragraphs of one line.
    pattern: /^(?:(?=[^\n]*\|)(?=[^\n]*-)[|:\- \t]+|\|[^|\n]*\|[^\n]*\|)[ \t]*$/g,
    code: "markup-as-text",
    why: () => "This is meant as a row of a table, but it stands alone, and is shown with its bars.",
    fix: () =>
      "write the rows below each other, without empty lines between them, and a line of hyphens below the first one.",
  },
  {
    pattern: /^[^|\n]+\|[^\n]+(?:\n[^|\n]+\|[^\n]+){2,}$/gm,
    code: "markup-as-text",
    severity: "warning",
    isMeant: (_, words) => !DELIMITER_ROW.test(words),
    why: () => "Lines with bars are no table without a line of hyphens, so they run together in one paragraph.",
    fix: (found) => {
      const columns = (found.split("\n", 1)[0] ?? "").split("|").length;
      return `for a table, add it below the first line: ${Array(columns).fill("---").join(" | ")}`;
    },
  },
  {
    pattern: new RegExp(DELIMITER_ROW.source, "gm"),
    code: "markup-as-text",
    isOnce: true,
    why: () => "This is meant as a table, but its line of hyphens has fewer or more columns than the line above it.",
    fix: () => "give both lines the same number of columns, and leave an empty line above the table.",
  },
  {
    pattern: /^[ \t]*\|[^|\n]*\|[^\n]*\|[ \t]*$/gm,
    code: "markup-as-text",
    isOnce: true,
    isMeant: (_, words) => !DELIMITER_ROW.test(words),
    why: () => "This is meant as a table, but the line of hyphens below its first line is missing.",
    fix: (found) => {
      const columns = found
        .trim()
        .replace(/^\||\|$/g, "")
        .split("|").length;
      return `add it below the table's first line: |${" --- |".repeat(columns)}`;
    },
  },
  {
    pattern: new RegExp(`^[ \\t]*([-+])${WIDE_SPACE}*(\\p{L}.*)$`, "gmu"),
    code: "markup-as-text",
    severity: "warning",
    isOnce: true,
    isMeant: (found, words) => !(SIGNATURE.test(found.trim()) && words.trim().endsWith(found.trim())),
    why: () => "Each point of a list needs an ordinary space after its hyphen, so this is shown as plain text.",
    fix: (_, mark = "", words = "") => `for a list, add it: ${mark} ${words}`,
  },
  {
    pattern: /^[ \t]*\*(\p{L}.*)$/gmu,
    code: "markup-as-text",
    severity: "warning",
    isOnce: true,
    // One alone may be a note on a word with an asterisk.
    isMeant: (_, words) => (words.match(/^[ \t]*\*\p{L}/gmu) ?? []).length > 1,
    why: () => "Each point of a list needs a space after its asterisk, so this is shown as plain text.",
    fix: (_, words = "") => `for a list, add it: * ${words}`,
  },
  {
    pattern: /^[ \t]*[-*+]?\[([ xX]?)\][ \t]*(\p{L}.*)$/gmu,
    code: "markup-as-text",
    severity: "warning",
    isOnce: true,
    why: () => "A task of a list has a hyphen, a space, and one sign in its brackets, so this is shown as plain text.",
    fix: (_, sign = "", words = "") => `for a list of tasks, write: - [${sign || " "}] ${words}`,
  },
  {
    pattern: /^[ \t]*(\(?)a([.)]) (\S.*)\n[ \t]*\1b\2 \S.*$/gim,
    code: "markup-as-text",
    severity: "warning",
    why: () => "Letters do not make a list, so all points run together in one paragraph.",
    fix: (_, __, ___, words = "") => `number them: 1. ${words}`,
  },
  {
    pattern: /^[ \t]*(\d{1,2}[.)])(\p{L}.*)$/gmu,
    code: "markup-as-text",
    severity: "warning",
    isOnce: true,
    why: () => "Each numbered point needs a space after its number, so this is shown as plain text.",
    fix: (_, number = "", words = "") => `for a list, add it: ${number} ${words}`,
  },
  {
    pattern: /^[ \t]*[•‣▪◦●][ \t]*(\S.*)$/gmu,
    code: "markup-as-text",
    severity: "warning",
    isOnce: true,
    why: () => "Bullets do not make a list, so all points run together in one paragraph.",
    fix: (_, words = "") => `write a hyphen and a space instead: - ${words}`,
  },
  {
    pattern: new RegExp(`^[ \\t]*(?![©®™°])(${BULLET}|o(?= ))[ \\t]+(\\S.*)$`, "gmu"),
    code: "markup-as-text",
    severity: "warning",
    isOnce: true,
    // Dashes before whole sentences are a dialogue.
    isMeant: (found, words) => {
      const sign = found.trim().charAt(0);
      const own = found.trim().codePointAt(0) ?? 0;
      const start = own > 0xffff ? String.fromCodePoint(own) : sign;
      return linesWith(words, `${start}[ \\t]`) > 1 && !(/\p{Pd}/u.test(sign) && /[.!?…»”"]\s*$/u.test(found));
    },
    why: () => "These signs do not make a list, so all points run together in one paragraph.",
    fix: (_, __, words = "") => `write a hyphen and a space instead: - ${words}`,
  },
  {
    pattern: new RegExp(`^[ \\t]*${NUMBER}[ \\t]*(\\p{L}.*)$`, "gmu"),
    code: "markup-as-text",
    severity: "warning",
    isOnce: true,
    isMeant: (_, words) => isCounting(words),
    why: () => "These numbers do not make a list, so all points run together in one paragraph.",
    fix: (_, words = "") => `leave an empty line above the list, and number its points like this: 1. ${words}`,
  },
  {
    pattern: new RegExp(`&amp;${ENTITY}`, "gi"),
    code: "markup-as-text",
    severity: "warning",
    fix: () => "write the character itself.",
  },
  {
    pattern: /&(?:#\d{2,5}|amp|nbsp|quot|[lg]t|[mn]dash|hellip|[lr][sd]quo)(?![\w;])/gi,
    code: "markup-as-text",
    severity: "warning",
    fix: () => "write the character itself.",
  },
  {
    pattern: new RegExp(`&${ENTITY}`, "gi"),
    code: "markup-as-text",
    severity: "warning",
    // Known entities are already decoded.
    isMeant: (found, words) => words.includes(found),
    fix: () => "write the character itself.",
  },
  {
    pattern: /(?<=\S[ \t]+)\*(?=\p{L})[^*\n]*$/gmu,
    code: "markup-as-text",
    severity: "warning",
    // `word*` refers to a note that begins with *.
    unless: /[^\s*]\*(?!\*)/,
    why: () => "The asterisk for words in italics is not closed, so it is shown as written.",
    fix: () => "write one after the last of these words too, or delete this one.",
  },
  {
    pattern: new RegExp(
      `[[［]([^[\\]［］\\n]*\\p{L}[^[\\]［］\\n]*)[\\]］][ \\t]*[:：]?[ \\t]*[(（{]?(${ADDRESS})[)）}]?`,
      "gu",
    ),
    code: "unfinished-link",
    // What is blanked out may be code.
    isMeant: (_, __, source) => /[\]］]\s*[:：]?\s*[(（{]?(?:https?:|www\.|mailto:|tel:|[/#])/i.test(source),
    why: () => "This looks like a link but is shown as plain text.",
    fix: (_, words = "", address = "") => `write it as [${words}](${address.trim().replace(/[)}\]）］]+$/, "")})`,
  },
];

/** Characters by their common HTML entities. */
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  laquo: "«",
  raquo: "»",
  copy: "©",
  reg: "®",
  trade: "™",
  euro: "€",
  pound: "£",
  deg: "°",
  middot: "·",
  bull: "•",
  times: "×",
  frac12: "½",
  agrave: "à",
  aacute: "á",
  acirc: "â",
  auml: "ä",
  ccedil: "ç",
  eacute: "é",
  egrave: "è",
  ecirc: "ê",
  iacute: "í",
  ntilde: "ñ",
  oacute: "ó",
  ocirc: "ô",
  ouml: "ö",
  uacute: "ú",
  uuml: "ü",
  szlig: "ß",
};

const ENTITIES = new RegExp(`&(?:#\\d{2,6}|#x[\\da-f]{2,5}|${Object.keys(CHARACTERS).join("|")});`, "gi");

const characterOf = (entity: string): string => {
  const name = entity.slice(1, -1);
  const [, hex, digits = hex] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  if (digits !== undefined) return String.fromCodePoint(Math.min(parseInt(digits, hex ? 16 : 10), 0x10ffff));
  return (Object.hasOwn(CHARACTERS, name) ? CHARACTERS[name] : CHARACTERS[name.toLowerCase()]) ?? entity;
};

/** Markup in the plain text of a field, and the way out. */
interface FieldRow {
  pattern: RegExp;
  fix: (found: string, value: string) => string;
}

const plainWords = (): string => "write plain words; links and bold text work only in the text below the fields.";

/** Longest text that is repeated in advice. */
const LONGEST_TEXT = 160;

const FIELD_ROWS: readonly FieldRow[] = [
  // Braces of templates are reported as placeholders.
  { pattern: /<\?(?:php\b|=)|<%[^%\n]*%>/, fix: () => "delete it, and write what it should show." },
  {
    pattern: ENTITIES,
    fix: (_, value) => {
      const decoded = value.replace(ENTITIES, characterOf);
      return decoded.length > LONGEST_TEXT || decoded.includes("\n")
        ? "write the characters themselves."
        : `write the characters themselves: ${decoded}`;
    },
  },
  { pattern: /\[[^\]\n]+\]\((?:[/#]|https?:|mailto:|tel:)[^)\s]*\)/, fix: plainWords },
  { pattern: /!\[[^\]\n]*\]\([^)\s]+\)/, fix: plainWords },
  { pattern: /\*\*[^*\s][^*]*\*\*/, fix: plainWords },
  {
    pattern: /(?<![^\s("“„])([*_]|~~|\u0060)(?=\p{L})(?:(?!\1).)*(?<=[\p{L}\p{N}.!?])\1(?![\p{L}\p{N}*_~])/u,
    fix: plainWords,
  },
  { pattern: /<\/?(?:a|b|br|div|em|h\d|i|img|li|p|span|strong|u|ul)(?:\s[^<>]*)?>/i, fix: plainWords },
  { pattern: /!?\[\[[^[\]\n]+\]\]|\[![A-Za-z]+\]|\[\/[A-Za-z][\w-]*\]/, fix: plainWords },
  { pattern: /\[[A-Za-z][\w-]*(?:\s+[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s\]]+))+\s*\/?\]/, fix: plainWords },
  {
    pattern: new RegExp(`\\[(?:${EMBEDS})[ =]["']?https?:[^\\]]*\\]|\\[(?:${SHORTCODES})\\s*/?\\]`, "i"),
    fix: plainWords,
  },
  { pattern: /^#{2,6}\s+\S.*/m, fix: plainWords },
  {
    // List points, one per line, or joined by YAML's >.
    pattern: /^[ \t]*[-*+•][ \t]+\S[^\n]*(?:\n+[ \t]*| )[-*+•][ \t]+\S/m,
    fix: () => "there are no lists in fields; write sentences, or each point as a paragraph after an empty line.",
  },
];

/** The first markup in a plain-text field. */
export const markupInField = (value: string): { found: string; help: string } | undefined => {
  for (const { pattern, fix } of FIELD_ROWS) {
    const [found] = value.match(pattern) ?? [];
    if (found !== undefined) return { found, help: fix(found, value) };
  }
  return undefined;
};

/** Nodes that contain inline text. */
const TEXTS: ReadonlySet<string> = new Set(["paragraph", "heading", "tableCell"]);

/** Inline nodes whose source is parsed as it was meant. */
const PARSED: ReadonlySet<string> = new Set([
  "link",
  "image",
  "linkReference",
  "imageReference",
  "footnote",
  "footnoteReference",
  "inlineCode",
  "html",
]);

/** Inline nodes with marks around their text. */
const MARKED: ReadonlySet<string> = new Set(["strong", "emphasis", "delete"]);

/** Source ranges that Markdown parsed: whole nodes, or their marks. */
const parsedRanges = (node: MarkdownNode): [from: number, to: number][] => {
  const ranges: [number, number][] = [];
  const add = (from: number | undefined, to: number | undefined): void => {
    if (from !== undefined && to !== undefined && to > from) ranges.push([from, to]);
  };
  const visit = (part: MarkdownNode): void => {
    const [from, to] = [part.position?.start.offset, part.position?.end.offset];
    // A node without its own position has its parent's.
    if (part.position === node.position) return;
    if (PARSED.has(part.type)) {
      add(from, to);
      return;
    }
    const parts = childrenOf(part);
    if (MARKED.has(part.type)) add(from, parts[0]?.position?.start.offset);
    parts.forEach(visit);
    if (MARKED.has(part.type)) add(parts.at(-1)?.position?.end.offset, to);
  };
  childrenOf(node).forEach(visit);
  return ranges;
};

/** The unparsed rest of a node's source: parsed ranges and escaped characters are blanked out. */
const unparsed = (node: MarkdownNode, body: string): string => {
  const parts: string[] = [];
  let at = node.position?.start.offset ?? 0;
  for (const [from, to] of parsedRanges(node)) {
    parts.push(body.slice(at, from), body.slice(from, to).replace(/[^\n]/g, " "));
    at = to;
  }
  parts.push(body.slice(at, node.position?.end.offset));
  return (
    parts
      .join("")
      .replace(/\\[!-/:-@[-\u0060{-~]/g, "  ")
      // Blockquote marks on continuation lines.
      .replace(/(?<=\n)[ \t]*(?:>[ \t]?)+/g, (marks) => " ".repeat(marks.length))
  );
};

/** Bold or italic words with more asterisks before them than behind them, such as `**bold*`. */
const unevenMarks = (root: MarkdownNode, body: string): StrayMarkup[] => {
  const problems: StrayMarkup[] = [];
  visitMarkdown(root, (node) => {
    if (!TEXTS.has(node.type)) return;
    const text = unparsed(node, body);
    const start = node.position?.start.offset ?? 0;
    visitMarkdown(node, (part) => {
      const [from = 0, to = 0] = [part.position?.start.offset, part.position?.end.offset];
      if (!MARKED.has(part.type) || body[from] !== "*" || text[from - start - 1] !== "*") return;
      const words = body.slice(from, to).replace(/^\*+|\*+$/g, "");
      problems.push({
        offset: from - 1,
        length: to - from + 1,
        code: "markup-as-text",
        severity: "warning",
        message: "There are more asterisks before these words than behind them, so one is shown as written.",
        help: `write two on both sides: **${words}**`,
      });
    });
  });
  return problems;
};

/** A line of prose: words, and no signs of a program. */
const PROSE = /^(?=\P{L}*\p{L}+[,:]? \p{L}+[,:]? \p{L}+)[^{}[\]<>=$|;\\#_/]*$/u;

/** Dashes before paragraphs are a dialogue. */
const LIST_SIGN = new RegExp(`^(?![©®™°])(?!\\p{Pd})${BULLET}(?=[ \\t]+\\S)`, "u");

/** Signs that the authors of several paragraphs meant as those of one list. */
const listSign = (node: MarkdownNode | undefined, body: string): string | undefined => {
  if (node?.type !== "paragraph") return undefined;
  const text = body.slice(node.position?.start.offset, node.position?.end.offset);
  const [sign] = LIST_SIGN.exec(text) ?? [];
  return sign;
};

/** Blocks that the source does not suggest: prose that is code, code without an end, lists that are only paragraphs. */
const unmeantBlocks = (root: MarkdownNode, body: string): StrayMarkup[] => {
  const problems: StrayMarkup[] = [];
  const report = (node: MarkdownNode, told: Pick<StrayMarkup, "code" | "severity" | "message" | "help">): void => {
    const offset = node.position?.start.offset ?? 0;
    const length = body.slice(offset, node.position?.end.offset).split("\n", 1)[0]?.length ?? 1;
    problems.push({ offset, length, ...told });
  };
  visitMarkdown(root, (node) => {
    if (node.type === "code") {
      const lines = body.slice(node.position?.start.offset, node.position?.end.offset).trimEnd().split("\n");
      const [, fence] = /^[ \t>]*(\u0060{3,}|~{3,})/.exec(lines[0] ?? "") ?? [];
      if (
        fence === undefined &&
        node.value
          .split("\n")
          .filter(Boolean)
          .every((line) => PROSE.test(line))
      )
        report(node, {
          code: "markup-as-text",
          severity: "warning",
          message: "Lines that begin with four spaces or a tab are shown as code.",
          help: "remove the spaces; for code, write a line of three backticks above and below it.",
        });
      if (fence !== undefined && (lines.length < 2 || !(lines.at(-1) ?? "").replace(/^[ \t>]+/, "").startsWith(fence)))
        report(node, {
          code: "markup-as-text",
          message: "This code has no end, so all that follows is shown as code.",
          help: `write ${fence} on a line of its own below the code, or delete this line.`,
        });
    }
    const nodes = childrenOf(node);
    nodes.forEach((child, index) => {
      const sign = listSign(child, body);
      if (sign === undefined || /[•‣▪◦●]/u.test(sign) || listSign(nodes[index - 1], body) === sign) return;
      if (listSign(nodes[index + 1], body) === sign)
        report(child, {
          code: "markup-as-text",
          severity: "warning",
          message: `${sign} does not make a list, so each point is a paragraph.`,
          help: "write a hyphen and a space instead, without empty lines between the points.",
        });
    });
  });
  return problems;
};

/** The rows with group indices. */
const INDEXED_ROWS = ROWS.map((row) => ({ ...row, pattern: new RegExp(row.pattern, `${row.pattern.flags}d`) }));

/** All stray markup of a body, in order; no two problems overlap. */
export const strayMarkup = (root: MarkdownNode, body: string): StrayMarkup[] => {
  const problems = [...unevenMarks(root, body), ...unmeantBlocks(root, body)];
  const texts: { node: MarkdownNode; text: string }[] = [];
  visitMarkdown(root, (node) => {
    if (TEXTS.has(node.type)) texts.push({ node, text: unparsed(node, body) });
  });
  const all = texts.map(({ text }) => text).join("\n");
  const rows = INDEXED_ROWS.filter(({ unless }) => !unless?.test(all));
  for (const { node, text } of texts) {
    const start = node.position?.start.offset ?? 0;
    const words = wordsOf(node);
    const taken: [from: number, to: number][] = [];
    for (const { pattern, code, severity, why, fix, isMeant, isOnce } of rows) {
      let count = 0;
      for (const match of text.matchAll(pattern)) {
        const [from, to] = [match.index, match.index + match[0].length];
        if (taken.some(([first, last]) => from < last && to > first)) continue;
        if (isMeant?.(match[0], words, body.slice(start + from, start + to)) === false) continue;
        taken.push([from, to]);
        count += 1;
        if (isOnce && count > 1) continue;
        // Blanked-out text is part of the advice.
        const [found = "", ...groups] = (match.indices ?? []).map(
          (range) => range && body.slice(start + range[0], start + range[1]),
        );
        problems.push({
          offset: start + from,
          length: to - from,
          code,
          severity,
          message: why?.(found, ...groups) ?? `This is not Markdown and is shown as written: ${shorten(found)}`,
          help: fix(found, ...groups),
        });
      }
    }
  }
  return problems.sort((a, b) => a.offset - b.offset);
};
