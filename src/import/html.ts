/** Small helpers for HTML of other systems. */
import { trimmed } from "./conservation/addresses";
import { createDocument } from "@mixmark-io/domino";
import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** Elements of HTML, with those of older versions. Angle brackets around anything else are an author's text. */
const ELEMENTS = new Set(
  (
    "a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button " +
    "canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset " +
    "figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img image input ins " +
    "kbd label legend li link listing main map mark marquee math menu meta meter nav nobr noembed noframes noscript object ol " +
    "optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script search section select slot " +
    "small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr " +
    "track tt u ul var video wbr xmp"
  ).split(" "),
);

/** Elements of SVG, MathML, Office and custom ones: their tags are no text, unlike addresses. */
const isForeign = (name: string): boolean => /^(?!(?:https?|mailto|ftp|tel):)[a-z][\w.]*[-:][\w.:-]*$/i.test(name);

const inMath = new Set("mi mn mo ms mtext mrow msup msub msubsup mfrac msqrt mroot munder mover semantics".split(" "));
const inSvg = new Set(
  "g path circle rect line polyline polygon ellipse text tspan defs use symbol lineargradient".split(" "),
);

/** True for a name between angle brackets that is no element, such as `dana@agency.example`. */
const isNoElement = (name: string): boolean => {
  const plain = name.toLowerCase();
  return !ELEMENTS.has(plain) && !isForeign(plain) && !inMath.has(plain) && !inSvg.has(plain);
};

/** Attributes that may have no value. */
const BARE = new Set(
  (
    "align allowfullscreen allowtransparency alt async autobuffer autofocus autoplay border checked class compact contenteditable " +
    "controls crossorigin declare default defer dir disabled download draggable formnovalidate height hidden href id inert ismap " +
    "itemscope lang loop mozallowfullscreen multiple muted name nohref nomodule noresize noshade novalidate nowrap open playsinline " +
    "readonly rel required reversed sandbox scoped seamless selected spellcheck src style target title translate " +
    "webkitallowfullscreen width"
  ).split(" "),
);

const TAG = /<!--[^]*?-->|<(\/?)([a-z][^\s/<>]*)([^<>]*)(>?)/gi;

/** False for `a<b and c</p>`, of which parsers read an element with the attributes "and" and "c". */
const isTag = (rest: string, end: string): boolean =>
  rest.includes("=") ||
  (end === ">" && rest.split(/[\s/]+/).every((word) => !word || BARE.has(word.toLowerCase()) || /[-:"']/.test(word)));

/**
 * Writes angle brackets of the text as entities. `<br="">` of a broken editor is a line end, and buttons side by side
 * are two words.
 */
export const repaired = (html: string): string =>
  html
    .replace(/<\/a>(?=<a\s)/gi, "</a> ")
    .replace(TAG, (whole: string, slash: string | undefined, name: string, rest: string, end: string) => {
      if (slash === undefined) return whole;
      if (!isNoElement(name)) return slash || isTag(rest, end) ? whole : `&lt;${whole.slice(1)}`;
      const [, element = "", value = ""] = /^([a-z]+\d?)=(.*)$/i.exec(name) ?? [];
      if (element && !isNoElement(element)) return `<${slash}${element} x=${value}${rest}${end}`;
      return `&lt;${whole.slice(1)}`;
    });

/** Attributes whose names only parsers let through. */
const withPlainNames = (node: Tree.Node): void => {
  if ("attrs" in node) node.attrs = node.attrs.filter(({ name }) => /^[a-z_][\w.-]*$/i.test(name));
  if ("content" in node) withPlainNames(node.content);
  if ("childNodes" in node) node.childNodes.forEach(withPlainNames);
};

/** Parses a fragment as browsers do; scripts never run. */
export const bodyOf = (html: string): HTMLElement => {
  const fragment = parseFragment(repaired(html));
  withPlainNames(fragment);
  return createDocument(`<!doctype html><body>${serialize(fragment)}</body>`).body;
};

/** The text of HTML as a reader sees it, on one line. */
export const plainText = (html: string): string =>
  (
    (/[<&]/.test(html)
      ? bodyOf(
          html
            .replace(/<!--[^]*?-->/g, " ")
            .replace(/<(?:script|style)\b[^]*?<\/(?:script|style)>/gi, " ")
            .replace(/<\/(?:p|div|li|h[1-6]|td|th|figcaption|dt|dd|blockquote)>|<br\b[^>]*>/gi, "$& "),
        ).textContent
      : html) ?? ""
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
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/, "").replace(/[\uD800-\uDBFF]$/, "")}…`;
};

/** The first sentences of a text that fit, or as many words. */
export const firstSentences = (text: string, max: number): string => {
  const [sentences = ""] = new RegExp(`^.{1,${max - 1}}[.!?…。！？](?=\\s|$)`, "su").exec(text) ?? [];
  return sentences.length > max / 3 ? sentences : cutText(text, max);
};

/** Plain text for a field, where a name in braces would be filled in. */
export const fieldText = (html: string): string => plainText(html).replace(/\{([^{}]*)\}/g, "($1)");

/** Bare addresses say little in a summary: those in a sentence are the name of their site, others are left out. */
export const nameAddresses = (text: string): string =>
  text
    .replace(/(?<![\w@])(?:https?:\/\/|www\.)\S+/gi, (found, at: number) => {
      const address = trimmed(found);
      const url = address.replace(/^(?!https?:)/i, "https://");
      const isInSentence = /[^\s.!?…。]\s*$/.test(text.slice(0, at)) && URL.canParse(url);
      return `${isInSentence ? new URL(url).hostname.replace(/^www\./, "") : " "}${found.slice(address.length)}`;
    })
    .replace(/\s+/g, " ")
    .trim();

/** The prose of a text for a summary. */
export const summaryText = (html: string): string => nameAddresses(fieldText(html));
