/** Shortcodes of WordPress: what the site has becomes HTML, the others leave what is in them. */
import { attrs } from "@wordpress/shortcode";
import { escapeHtml } from "content-kit/lib/escape-html";
import type { NoteTo } from "../entry";

export interface ContentContext {
  /** The `<img>` of an attachment, by its number; empty where it is not in the export. */
  imageOf: (id: string) => string;
  note: NoteTo;
}

interface Shortcode {
  attributes: Readonly<Record<string, string | undefined>>;
  /** Values without a name. */
  values: readonly string[];
  inner: string;
}

const alone = (url: string | undefined): string =>
  url
    ? `\n\n<p><a href="${escapeHtml(url.replaceAll("&amp;", "&"))}">${escapeHtml(url.replaceAll("&amp;", "&"))}</a></p>\n\n`
    : "";

const SOURCES = ["src", "url", "mp4", "m4v", "webm", "mp3", "m4a", "ogg", "wav"];

const urlOf = ({ attributes, values, inner }: Shortcode): string | undefined =>
  [...SOURCES.map((name) => attributes[name]), ...values, inner.trim()].find((text) =>
    /^(?:https?:)?\/\/\S+$/i.test(text ?? ""),
  );

const player = (shortcode: Shortcode): string => alone(urlOf(shortcode));

const gallery = ({ attributes }: Shortcode, { imageOf, note }: ContentContext): string => {
  const images = (attributes["ids"] ?? "").split(",").map((id) => imageOf(id.trim()));
  if (images.includes("")) note("pictures of a gallery are not in the export; export All content", "[gallery");
  return images.map((image) => image && `\n\n<figure>${image}</figure>\n\n`).join("");
};

const caption = ({ attributes, inner }: Shortcode): string => {
  const [image = ""] = /(?:<a\b[^>]*>)?\s*<img\b[^>]*>\s*(?:<\/a>)?/.exec(inner) ?? [];
  const words = attributes["caption"] ?? inner.replace(image, "").trim();
  return `\n\n<figure>${image}<figcaption>${words}</figcaption></figure>\n\n`;
};

const KNOWN: Readonly<Record<string, (shortcode: Shortcode, context: ContentContext) => string>> = {
  caption,
  wp_caption: caption,
  gallery,
  embed: player,
  audio: player,
  video: player,
  youtube: player,
  vimeo: player,
};

const PAIR = /\[([a-z][\w-]*)\b((?:[^\]"']|"[^"]*"|'[^']*')*)\]((?:(?!\[\1\b)[^])*?)\[\/\1\]/gi;

const SINGLE = /\[\/?([a-z][\w-]*)\b((?:[^\]"']|"[^"]*"|'[^']*')*?)\/?\]/gi;

/** [sic], [1] and [see below] are an author's; [recent_posts], [form id=3] and what has an end are a program's. */
const isShortcode = (whole: string, name: string, rest: string): boolean =>
  whole.startsWith("[/") || name in KNOWN || /[_-]/.test(name) || /=|^\s+\d+\s*$|https?:/.test(rest);

/** HTML without shortcodes; code keeps its own, as `[[gallery]]` does. */
export const withoutShortcodes = (html: string, context: ContentContext): string => {
  const kept: string[] = [];
  const keep = (text: string): string => `\uE000${kept.push(text) - 1}\uE001`;
  const replace = (name: string, rest: string, inner: string): string => {
    const { named, numeric } = attrs(rest.replaceAll("&quot;", '"'));
    const made = KNOWN[name.toLowerCase()]?.({ attributes: named, values: numeric, inner }, context);
    if (made) return made;
    context.note(
      `the shortcode [${name}${rest.trim() ? " …" : ""}] was not taken${inner.trim() ? ", only what is in it" : ""}`,
      `[${name}`,
    );
    return inner;
  };
  let now = html
    .replace(/<(pre|code)\b[^>]*>[^]*?<\/\1>|<a\b[^>]*>|<img\b[^>]*>/gi, (code) =>
      code.includes("[") ? keep(code) : code,
    )
    .replace(/\[(\[[^\]]*\])\]/g, (_, inner: string) => keep(inner));
  for (let before = ""; before !== now;) {
    before = now;
    now = now.replace(PAIR, (_, name: string, rest: string, inner: string) => replace(name, rest, inner));
  }
  now = now.replace(SINGLE, (whole, name: string, rest: string) =>
    isShortcode(whole, name, rest) ? (whole.startsWith("[/") ? "" : replace(name, rest, "")) : whole,
  );
  return now.replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? "");
};
