/** What settings of blocks, shortcodes and page builders say and show. */
import { unserialize } from "php-serialize";
import { escapeHtml } from "../lib/escape-html";
import { plainText } from "./html";

/** One setting that visitors see. */
interface Piece {
  /** An `id` is the number of a picture; a `number` is a price or a count. */
  kind: "words" | "number" | "link" | "picture" | "id";
  value: string;
  /** Where it stands, such as `image url`. */
  key: string;
  /** True where the name of the setting says that it holds words. */
  isSure: boolean;
}

/** Settings that are no words. */
const SETTING =
  /(?:class(?:es|name)?|style|css|layout|font(?: family)?|family|fonts|color|colour|gradient|shadow|transform|transition|animation|easing|align|anchor|slug|lock|tag|tagname|type|ids?|key|namespace|icon|size|unit|ratio|target|rel|template|variation|bindings|width|height|margin|padding|border|background|placeholder|service|provider\w*|taxonomy|orderby|order|format|query|version|preset|(?:admin|editor)_?label|container|date|time|filename)$/i;

/** Settings that are words even if they are one. */
const WORDS =
  /(?:te?xt|title|label|content|heading|headline|question|answer|caption|description|desc|quote|cite|citation|source|body|message|summary|name|author|company|position|job|role|occupation|line\d?|h[1-6]|editor|html|value|alt|alt_?text)$/i;

/** Names under which a text of any form is words; others can be the name of a choice. */
const TEXTS = /^(?:title|sub_?title|heading|label|text|caption|question|answer|content|description|author)$/i;

const NUMBER = /(?:price|sum|amount|cost|percent|value)$/i;

/** A number of a plan or how many entries to list: it counts beside words. */
const COUNT = /number$/i;

/** What a label of a button or link is called. */
const LABEL = /button|btn|cta|more|link ?_?text|label/i;

const ALT = /alt(?:_?text)?$/i;

const IMAGE_NUMBER =
  /^(?!.*(?:show|hide|has|is|use|enable|display|size)_).*(?:image|img|photo|picture|gallery|portrait|logo|avatar|thumbnail|media|include)s?(?:[ _]?ids?)?$|^ids$/i;

export const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:\?[^\s]*)?$/i;

/** Choices and measures. */
const CHOICE =
  /^(?:(?:top|bottom|left|right|center|middle|none|default|yes|no|true|false|on|off|auto|full|large|medium|small|solid|dark|light|cover|contain|repeat|\d[\d.]*(?:px|em|rem|%|vh|vw|s|ms)?)[\s,|]*)+$/i;

const IN_STYLE = /url\(\s*["']?([^"')\s]+)/gi;

/** Text with the escapes of addresses in it; others stay as they are. */
export const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Settings in JSON, also in the form of addresses, or as PHP writes them. */
const decoded = (text: string): unknown => {
  const plain = /^%(?:5B|7B)/i.test(text) ? unescaped(text) : text;
  try {
    if (/^(?:\[\s*[[{"\]]|\{\s*["}])/.test(plain)) return JSON.parse(plain) as unknown;
    if (/^[aO]:\d+:/.test(plain)) return unserialize(plain, {}, { strict: false }) as unknown;
  } catch {
    // Then it is a text like any other.
  }
  return undefined;
};

const isAddress = (text: string): boolean => /^(?:(?:https?:)?\/\/[^\s/]\S*|(?:mailto|tel):\S+)$/i.test(text);

const isWords = (key: string, value: string, isSure: boolean): boolean => {
  const text = plainText(value);
  if (SETTING.test(key) && !TEXTS.test(key)) return false;
  if (!/\p{L}/u.test(text) || CHOICE.test(text) || /^(?:#|var:|rgb|field_\w+$)|[{;]\s*[\w-]+\s*:/i.test(text))
    return false;
  if (/\S\s+\S/.test(text)) return true;
  return isSure && (TEXTS.test(key) || !/^[a-z\d_/|.-]+$/.test(text));
};

/** The pieces of a setting, and of those in it. Names that begin with an underscore are of programs. */
export const piecesOf = (value: unknown, path = ""): Piece[] => {
  if (Array.isArray(value)) return value.flatMap((one) => piecesOf(one, path));
  if (value !== null && typeof value === "object")
    return Object.entries(value).flatMap(([name, one]) =>
      name.startsWith("_") || /^(?:style|layout|lock|metadata|query|mediaLink)$/.test(name)
        ? []
        : piecesOf(one, /^\d+$/.test(name) ? path : `${path} ${name}`.trim()),
    );
  const given = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
  // Divi writes quotation marks and brackets so.
  const text = given.replace(/%(?:22|91|93)/g, (sign) => ({ "%22": '"', "%91": "[", "%93": "]" })[sign] ?? sign);
  const key = path.split(" ").at(-1) ?? "";
  if (!text || key.startsWith("_")) return [];
  const inside = decoded(text);
  if (inside !== undefined) return piecesOf(inside, path);
  const piece = (kind: Piece["kind"], found = text, isSure = true): Piece => ({
    kind,
    value: kind === "words" ? found : found.replaceAll("&amp;", "&"),
    key: path,
    isSure,
  });
  // A link of WPBakery.
  const [, packed] = /^url:([^|]*)\|/.exec(text) ?? [];
  if (packed !== undefined) return packed ? [piece("link", unescaped(packed))] : [];
  if (!text.includes("<") && text.includes("url("))
    return [...text.matchAll(IN_STYLE)].map(([, address = ""]) => piece("picture", address));
  if (isAddress(text)) return [piece(IMAGE_FILE.test(text) ? "picture" : "link")];
  if (/(?:url|link|href)$/i.test(key) && /^\/[\w-]/.test(text)) return [piece("link")];
  if (IMAGE_NUMBER.test(path) && /^[1-9]\d*(?:\s*,\s*\d+)*(?:\|\w*)?$/.test(text))
    return (
      text
        .split("|", 1)[0]
        ?.split(",")
        .map((id) => piece("id", id.trim())) ?? []
    );
  if (/^\D?\d[\d.,\s]*\D?$/.test(text) && (NUMBER.test(key) || COUNT.test(key)))
    return [piece(NUMBER.test(key) ? "words" : "number")];
  const isSure = WORDS.test(key);
  return isWords(key, text, isSure) ? [piece("words", text, isSure)] : [];
};

export const hasWords = (pieces: readonly Piece[]): boolean => pieces.some(({ kind }) => kind === "words");

/** The words among pieces; numbers count beside words only. */
export const wordsIn = (pieces: readonly Piece[]): string[] =>
  pieces.filter(({ kind }) => kind === "words" || (kind === "number" && hasWords(pieces))).map(({ value }) => value);

const HAS_BLOCKS = /<(?:p|ul|ol|div|h\d|table|blockquote|figure|section)\b/i;

/** What each link is called: the label of its button, else the words next to it. */
const labelsOf = (pieces: readonly Piece[]): Map<Piece, string> => {
  const labels = new Map<Piece, string>();
  pieces.forEach((link, index) => {
    if (link.kind !== "link") return;
    const free = pieces.filter(
      (one) => one.kind === "words" && !labels.has(one) && !one.value.includes("<") && !ALT.test(one.key),
    );
    const near = (one: Piece): number => {
      const distance = pieces.indexOf(one) - index;
      return distance < 0 ? -distance : distance + 0.5;
    };
    const [label] = [...free].sort(
      (one, other) => Number(LABEL.test(other.key)) - Number(LABEL.test(one.key)) || near(one) - near(other),
    );
    if (label) labels.set(label, link.value);
  });
  return labels;
};

/**
 * The pieces as HTML.
 * @param imageOf the `<img>` of a picture by its number; empty if it is unknown
 * @param inner the text between a shortcode's opening and closing tag
 */
export const piecesAsHtml = (pieces: readonly Piece[], imageOf: (id: string) => string, inner = ""): string => {
  const labels = labelsOf(pieces);
  const links = new Set(labels.values());
  const alt = pieces.find(({ kind, key }) => kind === "words" && ALT.test(key));
  const pictures = new Set(
    pieces.flatMap(({ kind, value }) =>
      kind === "picture"
        ? [`<img src="${escapeHtml(value)}" alt="${alt ? escapeHtml(alt.value) : ""}">`]
        : kind === "id"
          ? [alt ? imageOf(value).replace(/alt="[^"]*"/, `alt="${escapeHtml(alt.value)}"`) : imageOf(value)]
          : [],
    ),
  );
  const parts = [...pictures].filter(Boolean).map((image) => `<figure>${image}</figure>`);
  if (alt && parts.length === 0) parts.push(`<p>${alt.value}</p>`);
  const after: string[] = [];
  for (const one of pieces) {
    const { kind, value, key } = one;
    const address = labels.get(one);
    const words = HAS_BLOCKS.test(value) ? value : value.replace(/\n/g, "<br>");
    if (kind === "link" && !links.has(value))
      after.push(`<p><a href="${escapeHtml(value)}">${inner && !HAS_BLOCKS.test(inner) ? inner : value}</a></p>`);
    else if (one === alt || !wordsIn(pieces).includes(value)) continue;
    else if (address !== undefined)
      (LABEL.test(key) ? after : parts).push(`<p><a href="${escapeHtml(address)}">${words}</a></p>`);
    else parts.push(HAS_BLOCKS.test(words) ? words : `<p>${inner ? `<strong>${words}</strong>` : words}</p>`);
  }
  const isLinked = after.some((part) => inner && part.includes(`>${inner}</a>`));
  return [...parts, isLinked ? "" : inner, ...after].filter(Boolean).join("\n\n");
};
