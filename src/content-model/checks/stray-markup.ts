/** Markup that Markdown does not parse and that would show as text, in bodies and fields. */
import { finding, warning, type Finding } from "../messages/finding";
import type { STRAY_MARKUP } from "../messages/stray-markup";
import type { PlainTextAdvice } from "../messages/template";
import { childrenOf, visitMarkdown, wordsOf, type MarkdownNode } from "../source/markdown";

/** A problem with its range in the body. */
export type StrayMarkup = Finding & { offset: number; length: number };

interface Row {
  /** Its message. */
  id: keyof typeof STRAY_MARKUP;
  /** Finds it in unparsed text of a paragraph, heading or cell. The flag `g` is required. */
  pattern: RegExp;
  severity?: "warning";
  /** Skips the row if the unparsed text of the body matches. */
  unless?: RegExp;
  /** Decides about a match from the displayed text, and from the source of the match. */
  isMeant?: (found: string, words: string, source: string) => boolean;
  /** Reports only the first match of a paragraph: its lines are one problem. */
  isOnce?: boolean;
}

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
const ADDRESS = "(?: {8,}|(?:https?:|www\\.|mailto:|tel:|(?:\\.{1,2}/|[/#])[\\p{L}\\p{N}])[^\\s()[\\]{}（）［］]*)";

/** Signs that stand for the bullets of a list, at the beginning of lines: dashes, arrows, checks, Wingdings. */
const BULLET =
  "(?:--|\\*\\*|~(?![ \\t]*\\p{N})|[-=~]{1,2}>|>>|[\\p{Pd}\\p{So}\\u2190-\\u21ff\\u2219\\u22c5\\u00b7\\u00a7\\u00b6\\u2020-\\u2023\\u203a\\u00bb\\p{Co}])";

/** Numbers of points that Markdown does not read as such. */
const NUMBER =
  "(?:\\(\\p{Nd}{1,2}\\)|[\\u2460-\\u24ff\\u2776-\\u2793]|[ivx]{1,4}[.)](?= )|\\p{Nd}{1,2}(?:[.)．、）]| ?[)\\p{Pd}](?= )))";

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
  { id: "markup-as-text/wiki-link", pattern: /!?\[\[([^[\]\n|]+)(?:\|([^[\]\n]+))?\]\]/g },
  { id: "unfinished-link/link", pattern: /!?\[[^[\]]*\]\((?:[^()\n]|\([^()\n]*\))*\)?/g },
  { id: "unfinished-link/link-space", pattern: /!?\[[^[\]]*\]\s+\((?:\/|#|\.\.?\/|https?:|mailto:|tel:)[^)\s]*\)/g },
  { id: "unfinished-link/link-brackets", pattern: /\((\/[^()\s]*)\)\[([^[\]\n]*\p{L}[^[\]\n]*)\](?!\()/gu },
  {
    id: "unfinished-link/link-round-brackets",
    pattern: new RegExp(`[(（]([^()\\n]*\\p{L}[^()\\n]*)[)）][ \\t]*[[［](${ADDRESS})[\\]］]`, "gu"),
  },
  {
    id: "unfinished-link/link-angle",
    // The address is blanked out.
    pattern: /<( {8,}|(?:https?:|www\.)\S+) +(\p{L}[^<>\n]*)>/gu,
  },
  { id: "unfinished-link/link-braces", pattern: /\[([^[\]\n]+)\]\{ {8,}/g },
  { id: "unfinished-link/link-bracket", pattern: /(?<=[\p{L}\p{N}.!?])\]\( {8,}\)/gu },
  { id: "unfinished-link/footnote", pattern: /\[\^([^[\]]+)\]/g },
  { id: "unfinished-link/reference", pattern: /!?\[([^[\]]+)\]\[([^[\]]*)\]/g },
  // Other systems
  { id: "markup-as-text/callout", pattern: /\[!([A-Za-z]+)\][+-]?/g },
  {
    id: "markup-as-text/bbcode",
    pattern: /\[([A-Za-z][\w-]*)(?:=["']?([^[\]\n"']*)["']?|\s[^[\]\n]*)?\]([^[]*?)\[\/\1\]/g,
  },
  {
    id: "markup-as-text/shortcode-attributes",
    pattern: /\[[A-Za-z][\w-]*(?:\s+[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[“”][^“”\n]*[“”]|[^\s\]]+))+\s*\/?\]/g,
  },
  { id: "markup-as-text/shortcode", pattern: new RegExp(`\\[/?(?:${SHORTCODES})\\s*/?\\]`, "gi") },
  {
    id: "markup-as-text/embed",
    // The address is blanked out, and may have taken the closing bracket along.
    pattern: new RegExp(`\\[(?:${EMBEDS})[ =]["']?(?: {8,}|https?:[^\\s\\]]*)["']?\\]?`, "gi"),
  },
  { id: "markup-as-text/closing-tag", pattern: /\[\/[A-Za-z][\w-]*\]/g },
  {
    id: "markup-as-text/import",
    pattern:
      /^(?:import\s.+\sfrom\s+(["'])[^"'\n]+\1;?|export\s+(?:const|default)\s.*|@(?:import|include)\s+["'].*)$/gm,
  },
  { id: "markup-as-text/latex", pattern: /^\\(?:newpage|pagebreak|tableofcontents|toc|clearpage)[ \t]*$/gm },
  { id: "markup-as-text/abbreviation", pattern: /^\*\[[^[\]\n]+\]:.*$/gm },
  { id: "markup-as-text/definition", pattern: /(?<=\n): +(\S.*)$/gm, severity: "warning" },
  { id: "markup-as-text/formula", pattern: /\$\$(?=[^\s$])(?=[^$\n]*[\\^_=])[^$\n]*[^\s$]\$\$/g, severity: "warning" },
  { id: "markup-as-text/escape", pattern: /\\u[\da-f]{4}|(?:\\r)?\\n(?:\\r)?\\n|\\r\\n/gi, severity: "warning" },
  { id: "markup-as-text/template-tag", pattern: TEMPLATE_TAG },
  { id: "markup-as-text/directive", pattern: /^[ \t]*:{3,}[ \t]*\{?[\w-].*$/gm },
  { id: "markup-as-text/directive-end", pattern: /^[ \t]*:{3,}[ \t]*$/gm, unless: /^[ \t]*:{3,}[ \t]*\{?[\w-]/m },
  { id: "markup-as-text/block-directive", pattern: /^[ \t]*(?:::[a-z][\w-]*[[{].*|\.\. [a-z][\w-]*::.*)$/gm },
  { id: "markup-as-text/admonition", pattern: /^[ \t]*(?:!!!|\?\?\?\+?) ([a-z]+)\b(?: "[^"\n]*")?[ \t]*$/gm },
  { id: "markup-as-text/wiki-heading", pattern: /^[ \t]*(={2,6}) ([^=\n]+) \1[ \t]*$/gm },
  { id: "markup-as-text/textile-heading", pattern: /^h([1-6])\. (\S.*)$/gm },
  {
    id: "markup-as-text/highlight",
    pattern: /(?<![=\w])==([^\s=](?:[^=\n]*[^\s=])?)==(?![=\w])/g,
    severity: "warning",
  },
  {
    id: "markup-as-text/inserted",
    pattern: /(?<![\w+])\+\+(\p{L}{2,}(?:[^+\n]*\p{L})?)\+\+(?![\w+])/gu,
    severity: "warning",
  },
  {
    id: "markup-as-text/struck-space",
    pattern: /~~(?=[^~\n]*\S)(?:[ \t]+[^~\n]+|[^~\n]+[ \t]+)~~/g,
    severity: "warning",
  },
  { id: "markup-as-text/wiki-bold", pattern: /(?<!')'''([^'\n]+)'''(?!')/g, severity: "warning" },
  { id: "markup-as-text/comment", pattern: /%%[^%\n]+%%/g, severity: "warning" },
  { id: "markup-as-text/subscript", pattern: /(?<=[A-Za-z])~\d+~|(?<=\w)\^[\w+-]{1,4}\^/g, severity: "warning" },
  { id: "markup-as-text/emoji", pattern: /(?<![\w:/]):[a-z][a-z\d_+-]*[a-z\d]:(?![\w:/])/g, severity: "warning" },
  // Markdown
  {
    id: "markup-as-text/unseen-mark",
    pattern: new RegExp(`^[ \\t]*(${UNSEEN_MARK}+)(?=[#>*+|\u0060~-]|\\d{1,2}[.)])`, "gmu"),
  },
  { id: "markup-as-text/wide-mark", pattern: /^[ \t]*([＃＊－＋＞｜])\1*/gmu, isOnce: true },
  { id: "markup-as-text/wide-pair", pattern: /([＊＿｀])[^＊＿｀\n]+\1/gu, severity: "warning" },
  { id: "markup-as-text/seven-hashes", pattern: /^#{7,}[ \t]+(\S.*)$/gm },
  { id: "markup-as-text/hash-without-space", pattern: /^#(\p{Lu}[^#\n]* [^#\n]*)$/gu, severity: "warning" },
  {
    id: "markup-as-text/marks-with-space",
    pattern: /(?<=^|[\s(])(\*{1,3}|_{1,2}) (\p{L}(?:[^*_\n]*[\p{L}\p{N}.!?:])?) \1(?=[\s.,;:!?)]|$)/gmu,
    severity: "warning",
  },
  {
    id: "markup-as-text/single-tilde",
    pattern: /(?<![\p{L}\p{N}~])~(?=[^\s~])([^~\n]*[^\s~])~(?![\p{L}\p{N}~])/gu,
    severity: "warning",
  },
  {
    id: "markup-as-text/tabs",
    pattern: /^[^\t\n]*\S\t+\S[^\n]*\n[^\t\n]*\S\t+\S[^\n]*/gm,
    severity: "warning",
    isOnce: true,
  },
  {
    id: "markup-as-text/columns",
    pattern: /^[^\n]*[\p{L}\p{N}]{2}[:.)]? {3,}\S[^\n]*\n[^\n]*[\p{L}\p{N}][:.)]? {3,}\S[^\n]*/gmu,
    severity: "warning",
    isOnce: true, // What is blanked out is spaces, too.
    isMeant: (found, _, source) => found === source,
  },
  { id: "markup-as-text/other-fence", pattern: /^[ \t]*(['‘’´＇"“”])\1{2}[ \t]*[a-z]*[ \t]*$/gm, isOnce: true },
  {
    id: "markup-as-text/wiki-italic",
    pattern: /(?<![\p{L}\p{N}:/])\/\/(\p{L}(?:[^/\n]*[\p{L}\p{N}.!?])?)\/\/(?![\p{L}\p{N}/])/gu,
    severity: "warning",
  },
  {
    id: "markup-as-text/hashes-without-space",
    pattern: new RegExp(`^[ \\t]*(#{2,6}|#{1,6}(?=${WIDE_SPACE}))${WIDE_SPACE}*([^\\s#].*)$`, "gm"),
  },
  {
    id: "markup-as-text/bold-before-bracket",
    pattern: /(?<=[\p{L}\p{N}])\*\*([\p{Ps}\p{Pi}„“"][^*\n]*)\*\*/gu,
    severity: "warning",
  },
  {
    id: "markup-as-text/bold-space",
    pattern: /(?<![\p{L}\p{N}*])\*\*([^*\n]+)\*\*([\p{L}\p{N}]*)/gu,
    severity: "warning",
    isMeant: (found) => /[\p{L}\p{N}]/u.test(found),
  },
  {
    id: "markup-as-text/open-bold",
    pattern: /(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}])[^*\n]*$/gmu,
    severity: "warning", // `word**` refers to a note that begins with **.
    unless: /[^\s*]\*\*(?!\S)/,
  },
  {
    id: "markup-as-text/italic-space",
    pattern: /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*?)[ \t]\*([\p{L}\p{N}]+)/gu,
    severity: "warning",
  },
  {
    id: "markup-as-text/underscore-space",
    pattern: /(?<![\p{L}\p{N}_])(_{1,2})(?=[^\s_])([^_\n]*[:.!?]) \1(\p{L}[\p{L}\p{N}]*)/gu,
    severity: "warning",
  },
  {
    id: "markup-as-text/open-backtick",
    pattern: /(?<![\p{L}\p{N}\u0060])\u0060(?=[\p{L}\p{N}])[^\u0060\n]*$/gmu,
    severity: "warning",
  },
  {
    id: "markup-as-text/lone-row",
    // Rows with empty lines between them are paragraphs of one line.
    pattern: /^(?:(?=[^\n]*\|)(?=[^\n]*-)[|:\- \t]+|\|[^|\n]*\|[^\n]*\|)[ \t]*$/g,
  },
  {
    id: "markup-as-text/bars",
    pattern: /^[^|\n]+\|[^\n]+(?:\n[^|\n]+\|[^\n]+)+$/gm,
    severity: "warning",
    // Of two lines, the first one is a head: as many cells as below, short ones without numbers.
    isMeant: (found, words) => {
      const [head = [], row = [], ...more] = found.split("\n").map((line) => line.split("|"));
      const isHead = head.length === row.length && head.every((cell) => /^\s*\p{L}+(?: \p{L}+)?\s*$/u.test(cell));
      return !DELIMITER_ROW.test(words) && (more.length > 0 || isHead);
    },
  },
  { id: "markup-as-text/delimiter-row", pattern: new RegExp(DELIMITER_ROW.source, "gm"), isOnce: true },
  {
    id: "markup-as-text/no-delimiter-row",
    pattern: /^[ \t]*\|[^|\n]*\|[^\n]*\|[ \t]*$/gm,
    isOnce: true,
    isMeant: (_, words) => !DELIMITER_ROW.test(words),
  },
  {
    id: "markup-as-text/hyphen-point",
    pattern: new RegExp(`^[ \\t]*([-+])${WIDE_SPACE}*(\\p{L}.*)$`, "gmu"),
    severity: "warning",
    isOnce: true,
    isMeant: (found, words) => !(SIGNATURE.test(found.trim()) && words.trim().endsWith(found.trim())),
  },
  {
    id: "markup-as-text/asterisk-point",
    pattern: /^[ \t]*\*(\p{L}.*)$/gmu,
    severity: "warning",
    isOnce: true, // One alone may be a note on a word with an asterisk.
    isMeant: (_, words) => (words.match(/^[ \t]*\*\p{L}/gmu) ?? []).length > 1,
  },
  {
    id: "markup-as-text/task",
    pattern: /^[ \t]*[-*+]?\[([ xX]?)\][ \t]*(\p{L}.*)$/gmu,
    severity: "warning",
    isOnce: true,
  },
  {
    id: "markup-as-text/letters",
    pattern: /^[ \t]*(\(?)a([.)]) (?!.*(?:[,&]|\band|\bor)[ \t]*\n)(\S.*)\n[ \t]*\1b\2 \S.*$/gim,
    severity: "warning",
  },
  {
    id: "markup-as-text/numbered-point",
    pattern: /^[ \t]*(\d{1,2}[.)])(\p{L}.*)$/gmu,
    severity: "warning",
    isOnce: true,
  },
  { id: "markup-as-text/bullets", pattern: /^[ \t]*[•‣▪◦●][ \t]*(\S.*)$/gmu, severity: "warning", isOnce: true },
  {
    id: "markup-as-text/signs",
    pattern: new RegExp(`^[ \\t]*(?![©®™°])(${BULLET}|o(?= ))[ \\t]+(\\S.*)$`, "gmu"),
    severity: "warning",
    isOnce: true, // Dashes before whole sentences are a dialogue.
    isMeant: (found, words) => {
      const [sign = ""] = found.trim().split(/[ \t]/u, 1);
      const start = sign.replace(/[*]/g, "\\$&");
      return linesWith(words, `${start}[ \\t]`) > 1 && !(/\p{Pd}/u.test(sign) && /[.!?…»”"]\s*$/u.test(found));
    },
  },
  {
    id: "markup-as-text/numbers",
    pattern: new RegExp(`^[ \\t]*${NUMBER}[ \\t]*(\\p{L}.*)$`, "gmu"),
    severity: "warning",
    isOnce: true,
    isMeant: (_, words) => isCounting(words),
  },
  { id: "markup-as-text/double-entity", pattern: new RegExp(`&amp;${ENTITY}`, "gi"), severity: "warning" },
  {
    id: "markup-as-text/open-entity",
    pattern: /&(?:#\d{2,5}|amp|nbsp|quot|[lg]t|[mn]dash|hellip|[lr][sd]quo)(?![\w;])/gi,
    severity: "warning",
  },
  {
    id: "markup-as-text/entity",
    pattern: new RegExp(`&${ENTITY}`, "gi"),
    severity: "warning", // Known entities are already decoded.
    isMeant: (found, words) => words.includes(found),
  },
  {
    id: "markup-as-text/open-italic",
    pattern: /(?<=\S[ \t]+)\*(?=\p{L})[^*\n]*$/gmu,
    severity: "warning", // `word*` refers to a note that begins with *.
    unless: /[^\s*]\*(?!\*)/,
  },
  {
    id: "unfinished-link/link-like",
    pattern: new RegExp(
      `[[［]([^[\\]［］\\n]*\\p{L}[^[\\]［］\\n]*)[\\]］][ \\t]*[:：]?[ \\t]*[(（{<]?(${ADDRESS})[)）}>]?`,
      "gu",
    ), // What is blanked out may be code.
    isMeant: (_, __, source) => /[\]］]\s*[:：]?\s*[(（{<]?(?:https?:|www\.|mailto:|tel:|[/#])/i.test(source),
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
  advice: PlainTextAdvice;
}

/** Longest text that is repeated in advice. */
const LONGEST_TEXT = 160;

const FIELD_ROWS: readonly FieldRow[] = [
  // Braces of templates are reported as placeholders.
  { pattern: /<\?(?:php\b|=)|<%[^%\n]*%>/, advice: "no-program" },
  {
    pattern: ENTITIES,
    advice: "characters",
  },
  { pattern: /\[[^\]\n]+\]\((?:[/#]|https?:|mailto:|tel:)[^)\s]*\)/, advice: "plain-words" },
  { pattern: /!\[[^\]\n]*\]\([^)\s]+\)/, advice: "plain-words" },
  { pattern: /\*\*[^*\s][^*]*\*\*/, advice: "plain-words" },
  {
    pattern: /(?<![^\s("“„])([*_]|~~|\u0060)(?=\p{L})(?:(?!\1).)*(?<=[\p{L}\p{N}.!?])\1(?![\p{L}\p{N}*_~])/u,
    advice: "plain-words",
  },
  { pattern: /<\/?(?:a|b|br|div|em|h\d|i|img|li|p|span|strong|u|ul)(?:\s[^<>]*)?>/i, advice: "plain-words" },
  { pattern: /!?\[\[[^[\]\n]+\]\]|\[![A-Za-z]+\]|\[\/[A-Za-z][\w-]*\]/, advice: "plain-words" },
  { pattern: /\[[A-Za-z][\w-]*(?:\s+[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s\]]+))+\s*\/?\]/, advice: "plain-words" },
  {
    pattern: new RegExp(`\\[(?:${EMBEDS})[ =]["']?https?:[^\\]]*\\]|\\[(?:${SHORTCODES})\\s*/?\\]`, "i"),
    advice: "plain-words",
  },
  { pattern: /^#{2,6}\s+\S.*/m, advice: "plain-words" },
  {
    // List points, one per line, or joined by YAML's >.
    pattern: /^[ \t]*[-*+•][ \t]+\S[^\n]*(?:\n+[ \t]*| )[-*+•][ \t]+\S/m,
    advice: "no-list",
  },
];

/** The text with its entities decoded, if it is short enough to be repeated. */
const decodedText = (value: string): string | undefined => {
  const decoded = value.replace(ENTITIES, characterOf);
  return decoded.length > LONGEST_TEXT || decoded.includes("\n") ? undefined : decoded;
};

/** The first markup in a plain-text field. */
export const markupInField = (
  value: string,
): { found: string; advice: PlainTextAdvice; decoded: string | undefined } | undefined => {
  for (const { pattern, advice } of FIELD_ROWS) {
    const [found] = value.match(pattern) ?? [];
    if (found !== undefined) return { found, advice, decoded: decodedText(value) };
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
        ...warning("markup-as-text/uneven-asterisks", { words }),
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

/** True where a number counts on, or is the same, as where somebody leaves counting to Markdown. */
const follows = (number: number, before: number): boolean => number === before || number === before + 1;

/** Blocks that the source does not suggest: prose that is code, code without an end, lists that are only paragraphs. */
const unmeantBlocks = (root: MarkdownNode, body: string): StrayMarkup[] => {
  const problems: StrayMarkup[] = [];
  const report = (node: MarkdownNode, found: Finding): void => {
    const offset = node.position?.start.offset ?? 0;
    const length = body.slice(offset, node.position?.end.offset).split("\n", 1)[0]?.length ?? 1;
    problems.push({ offset, length, ...found });
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
        report(node, warning("markup-as-text/indented-prose"));
      if (fence !== undefined && (lines.length < 2 || !(lines.at(-1) ?? "").replace(/^[ \t>]+/, "").startsWith(fence)))
        report(node, finding("markup-as-text/open-code", { fence }));
    }
    if (node.type === "list" && node.ordered === true) {
      const numbers = node.children.map((item) => Number.parseInt(body.slice(item.position?.start.offset), 10));
      const from = numbers.findIndex((number, index) => index > 0 && !follows(number, numbers[index - 1] ?? 0));
      const item = node.children[from];
      if (item)
        report(
          item,
          warning("markup-as-text/other-number", { typed: numbers[from] ?? 0, shown: (node.start ?? 1) + from }),
        );
    }
    const nodes = childrenOf(node);
    nodes.forEach((child, index) => {
      const sign = listSign(child, body);
      if (sign === undefined || /[•‣▪◦●]/u.test(sign) || listSign(nodes[index - 1], body) === sign) return;
      if (listSign(nodes[index + 1], body) === sign)
        report(child, warning("markup-as-text/paragraphs-for-points", { sign }));
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
    for (const { id, pattern, severity, isMeant, isOnce } of rows) {
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
          ...(severity ? warning : finding)(id, { found, groups }),
        });
      }
    }
  }
  return problems.sort((a, b) => a.offset - b.offset);
};
