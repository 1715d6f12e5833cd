/** Shortcodes of WordPress: what the site has becomes HTML, the rest leaves what is in it. */
import { attrs } from "@wordpress/shortcode";
import { escapeHtml } from "../lib/escape-html";
import { IMAGE_FILE, piecesAsHtml, piecesOf } from "./settings";

interface Shortcode {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  /** Values without a name. */
  values: readonly string[];
  inner: string;
}

export interface ShortcodeContext {
  /** The `<img>` of an attachment, by its number; empty where it is not in the export. */
  imageOf: (id: string) => string;
  /** The numbers of the pictures that belong to the text. */
  ownImages: readonly string[];
  note: (message: string, more?: { isLacking?: boolean; near?: string }) => void;
}

const decodeEntities = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#039;", "'")
    .replaceAll("&amp;", "&");

const alone = (address: string | undefined, words = address): string =>
  address ? `\n\n<p><a href="${escapeHtml(decodeEntities(address))}">${words}</a></p>\n\n` : "";

/** Attributes that have the address of a recording or a film, in the order in which players take them. */
const SOURCES = ["src", "url", "href", "link", "mp4", "m4v", "webm", "ogv", "mp3", "m4a", "ogg", "wav", "file"];

const isAddress = (text: string | undefined): boolean => /^(?:https?:)?\/\/[^\s/]/i.test(text ?? "");

/** The address that a shortcode leads to or shows. */
const addressOf = ({ attributes, values, inner }: Shortcode): string | undefined =>
  [...SOURCES.map((name) => attributes[name]), ...values.map((value) => value.replace(/^=/, "")), inner.trim()]
    .map((text) => text?.replace(/^["']|["']$/g, ""))
    .find(isAddress);

const gallery = ({ attributes }: Shortcode, { imageOf, ownImages, note }: ShortcodeContext): string => {
  const given = attributes["ids"] ?? attributes["include"];
  const ids = given ? given.split(",").map((id) => id.trim()) : ownImages;
  const pictures = ids.map((id) => ({ id, html: imageOf(id) }));
  for (const { id, html } of pictures)
    if (!html) note(`picture number ${id} of a gallery is not in the export; export All content`, { isLacking: true });
  return pictures.map(({ html }) => `\n\n<figure>${html}</figure>`).join("") + "\n\n";
};

/** Words that name a film at a host. */
const film =
  (host: (id: string) => string) =>
  (shortcode: Shortcode): string => {
    const address = addressOf(shortcode);
    const id = (shortcode.attributes["id"] ?? shortcode.values[0] ?? shortcode.inner).trim().replace(/^=/, "");
    return alone(address ?? (id ? host(id) : undefined));
  };

const player = (shortcode: Shortcode): string => {
  const address = addressOf(shortcode);
  return address ? alone(address) : "";
};

const footnote = ({ inner }: Shortcode): string => `<x-note>${inner}</x-note>`;

const KNOWN: Readonly<Record<string, (shortcode: Shortcode, context: ShortcodeContext) => string>> = {
  caption: ({ attributes, inner }) => {
    const [image = ""] = /(?:<a\b[^>]*>)?\s*<img\b[^>]*>\s*(?:<\/a>)?/.exec(inner) ?? [];
    const words = attributes["caption"] ?? inner.replace(image, "").trim();
    return `\n\n<figure>${image}<figcaption>${words}</figcaption></figure>\n\n`;
  },
  gallery,
  embed: player,
  audio: player,
  video: player,
  youtube: film((id) => `https://www.youtube.com/watch?v=${id}`),
  vimeo: film((id) => `https://vimeo.com/${id}`),
  ref: footnote,
  footnote,
  efn_note: footnote,
  fn: footnote,
};

/** Names under which the same is written. */
const ALIASES: Readonly<Record<string, string>> = { wp_caption: "caption", youtube_sc: "youtube", efn: "efn_note" };

/** Shortcodes of page builders, and others that arrange or decorate what is in them. */
const LAYOUT = /^(?:dropcap|highlight|(?:vc|et_pb|fusion|av|fl|x|cs|mk|kc|nectar)_\w+)$/;

/** Those that show nothing of their own. */
const ARRANGES =
  /(?:^|[_-])(?:row|cols?|columns?|section|container|wrapper|inner|spac\w*|empty|separator|divider|line|clear\w*|break|anchor|tabs?|accordions?|toggles?|dropcap|highlight|(?:one|two|three|half|third|fourth)\w*)(?:[_-]|\d*$)/;

/** Those that show what an export does not have, whatever is in them. */
const DYNAMIC =
  /(?:^|[_-])(?:contact|(?:wp)?forms?|field|signup|newsletter|subscribe|login|search|g?maps?|blog|posts?|portfolio|products?|cart|shop|calendar|booking|events?|mc4wp|wpgmza)(?:[_-]|\d*$)/;

/** Shortcodes without attributes or an end that are certainly none of the words. */
const BARE =
  /^(?:audio|contact-form(?:-7)?|gallery|playlist|toc|video|vc_\w+|et_pb_\w+|wpforms|ninja_form|gravityform|rev_slider|sitemap|archives|more|nextpage|embed|map|table|tweet|form|caption|products|woocommerce_\w+)$/i;

/** Shortcodes whose inside is code, of plugins that color it. */
export const CODE_SHORTCODES =
  "code|sourcecode|source|bash|shell|php|html|xml|css|js|javascript|jscript|python|py|ruby|java|sql|cpp|csharp|go|perl|text|plain|highlight_code|cc|ccl?e?|crayon|geshi|pre";

const CODE = new RegExp(`\\[(${CODE_SHORTCODES})((?:\\s[^\\]]*)?)\\]([^]*?)\\[/\\1\\]`, "gi");

const NO_LANGUAGE = /^(?:code|sourcecode|source|text|plain|highlight_code|cc\w*|crayon|geshi|pre)$/i;

/** Code as it is shown: exports have it with or without entities. */
export const codeText = (code: string): string =>
  /&(?:lt|gt|amp|quot|#\d+);/.test(code) && !/<[a-z/?!]/i.test(code) ? decodeEntities(code) : code;

/** Puts code aside, so that neither paragraphs nor shortcodes are looked for in it. */
export const withoutCode = (html: string): { html: string; restore: (html: string) => string } => {
  const kept: string[] = [];
  // The element keeps its place as a block or in its line; its number is no word.
  const keepBlock = (code: string): string => `\n\n<div data-kept="${kept.push(code) - 1}"></div>\n\n`;
  const keepInline = (code: string): string => `<span data-kept="${kept.push(code) - 1}"></span>`;
  const shown = (inner: string): string => inner.replaceAll("<?", "&lt;?");
  const text = html
    .replace(CODE, (_, name: string, attributes: string, inner: string, at: number) => {
      const language =
        /(?:language|lang)=["']?(\w+)/.exec(attributes)?.[1] ?? (NO_LANGUAGE.test(name) ? "" : name.toLowerCase());
      const code = escapeHtml(codeText(inner.replace(/^\s*?\n|\s+$/g, "")));
      const isInline = /^code$/i.test(name) && !inner.trim().includes("\n") && /\S[^\S\n]*$/.test(html.slice(0, at));
      return isInline
        ? keepInline(`<code>${code}</code>`)
        : keepBlock(`<pre><code${language ? ` class="language-${language}"` : ""}>${code}</code></pre>`);
    })
    .replace(/<pre\b[^>]*>[^]*?<\/pre>/gi, (whole) => keepBlock(shown(whole)))
    .replace(/<(code|tt|kbd|samp)\b[^>]*>[^]*?<\/\1>/gi, (whole) => keepInline(shown(whole)));
  return {
    html: text,
    restore: (after) =>
      after.replace(/<(div|span) data-kept="(\d+)"><\/\1>/g, (_, __, index: string) => kept[Number(index)] ?? ""),
  };
};

const attributesIn = (given: string): ReturnType<typeof attrs> =>
  attrs(given.replace(/[“”″]/g, '"').replace(/\/\s*$/, ""));

const toShortcode = (name: string, given: string, inner = ""): Shortcode => {
  const { named, numeric } = attributesIn(given);
  const attributes = Object.fromEntries(Object.entries(named).map(([key, value]) => [key.toLowerCase(), value]));
  return { name, attributes, values: numeric, inner };
};

/** True for words in square brackets that WordPress would run: others, such as [sic], are the author's. */
export const isShortcode = (name: string, given: string): boolean => {
  if (BARE.test(name) || (given.trim() && Object.hasOwn(KNOWN, name.toLowerCase()))) return true;
  if (Object.keys(attributesIn(given).named).length > 0) return true;
  // An address behind a word in small letters. A number may be the author's: [page 12].
  return /^[a-z][a-z\d_-]*$/.test(name) && /^\s+https?:\/\/\S+\s*\/?$/.test(given);
};

/** An innermost pair. */
const PAIR = /\[([a-z][\w-]*)((?:[\s=][^\]]*)?)\]((?:(?!\[\1[\s\]=])[^])*?)\[\/\1\]/gi;

/** One alone; values in quotes may have brackets. */
const SINGLE = /\[([a-z][\w-]*)((?:[\s=/](?:"[^"]*"|'[^']*'|[^\]"'])*)?)\]/gi;

/** What the attributes of a shortcode say and show. */
const piecesOfShortcode = ({ attributes, values }: Shortcode): ReturnType<typeof piecesOf> =>
  piecesOf({
    ...attributes,
    link: attributes["link"] ?? values.map((value) => value.replace(/^=/, "")).find(isAddress),
  });

/** The same, of attributes as they are written. */
export const piecesOfAttributes = (given: string): ReturnType<typeof piecesOf> =>
  piecesOfShortcode(toShortcode("", given));

/** Numbers that are certainly those of pictures. */
const OF_IMAGE = /^(?:images?|image_id|photo|gallery_ids|ids|include)$/;

const BLOCK_TAG = "<\\/?(?:p|div|li|ul|ol|h\\d|table|tr|td|th|figure|blockquote|section|br)\\b[^<>]*>";

const HAS_BLOCKS = new RegExp(BLOCK_TAG, "i");

const [BEFORE, AFTER] = [
  new RegExp(`(?:^|\\n|\\]|${BLOCK_TAG})[^\\S\\n]*$`, "i"),
  new RegExp(`^[^\\S\\n]*(?:$|\\n|\\[|${BLOCK_TAG})`, "i"),
];

/** True for a shortcode in a line of words; others are blocks. */
const isInLine = (all: string, at: number, whole: string): boolean =>
  !BEFORE.test(all.slice(Math.max(0, at - 200), at)) ||
  !AFTER.test(all.slice(at + whole.length, at + whole.length + 200));

/** HTML without shortcodes. Code keeps its own, as `[[gallery]]` does. */
export const withoutShortcodes = (html: string, context: ShortcodeContext): string => {
  const removed = new Set<string>();
  const { html: text, restore } = withoutCode(html);
  const kept: string[] = [];
  const keep = (words: string): string => `\uE000${kept.push(words) - 1}\uE001`;
  const replace = (shortcode: Shortcode, isLine: boolean): string => {
    const key = shortcode.name.toLowerCase();
    const name = ALIASES[key] ?? key;
    const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
    if (known) {
      const made = known(shortcode, context);
      if (made.trim()) return made;
    }
    const pieces = piecesOfShortcode(shortcode);
    const inner = IMAGE_FILE.test(shortcode.inner.trim()) && isAddress(shortcode.inner.trim()) ? "" : shortcode.inner;
    const isGuess = pieces.some(({ kind, isSure }) => kind === "words" && !isSure);
    const isEmpty = (!inner.trim() && pieces.length === 0) || DYNAMIC.test(name);
    if (!removed.has(name) && (isGuess || (isEmpty ? !ARRANGES.test(name) : !LAYOUT.test(name)))) {
      removed.add(name);
      if (isGuess)
        context.note(`the shortcode [${shortcode.name}] has words in settings; they stand here as paragraphs`, {
          isLacking: true,
        });
      else if (isEmpty)
        context.note(`what the shortcode [${shortcode.name}] showed is not in the export`, {
          isLacking: true,
        });
      else context.note(`the shortcode [${shortcode.name}] was removed, and what is in it was kept`);
    }
    removed.add(name);
    for (const { kind, value, key } of pieces)
      if (kind === "id" && OF_IMAGE.test(key) && !context.imageOf(value))
        context.note(`picture number ${value} of [${shortcode.name}] is not in the export; export All content`, {
          isLacking: true,
        });
    const html = piecesAsHtml(pieces, context.imageOf, inner);
    return isLine || (html === inner && HAS_BLOCKS.test(inner)) ? html : `\n\n<div>${html}</div>\n\n`;
  };
  let now = text.replace(/\[(\[[^\]]*\])\]/g, (_, inner: string) => keep(inner));
  // From the inside to the outside, as they may be nested.
  for (let round = 0, before = ""; round < 50 && before !== now; round += 1) {
    before = now;
    now = now.replace(PAIR, (whole, name: string, given: string, inner: string, at: number, all: string) =>
      replace(toShortcode(name, given, inner), isInLine(all, at, whole)),
    );
  }
  now = now.replace(SINGLE, (whole, name: string, given: string, at: number, all: string) =>
    isShortcode(name, given) ? replace(toShortcode(name, given), isInLine(all, at, whole)) : whole,
  );
  // Ends without a beginning.
  now = now.replace(/\[\/([a-z][\w-]*)\]/gi, (whole, name: string) => (removed.has(name.toLowerCase()) ? "" : whole));
  return restore(now.replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? ""));
};
