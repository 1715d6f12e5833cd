/** Shortcodes of WordPress: what we have is turned into HTML, the rest is removed and reported. */

/** The attributes of a shortcode, with its unnamed values under "0". */
const attributesOf = (text: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const [, name, double, single, bare, value] of text.matchAll(
    /([\w-]+)\s*=\s*(?:["“”″]([^"“”″]*)["“”″]|'([^']*)'|([^\s\]]+))|(\S+)/g,
  ))
    found.set(name ?? "0", double ?? single ?? bare ?? value ?? "");
  return found;
};

interface Shortcode {
  attributes: Map<string, string>;
  inner: string;
}

export interface ShortcodeContext {
  /** The `<img>` of an attachment, by its number; empty where it is not in the export. */
  imageOf: (id: string) => string;
  /** The numbers of the pictures that belong to the text. */
  ownImages: readonly string[];
  note: (message: string) => void;
}

const alone = (address: string | undefined): string =>
  address ? `\n\n<p><a href="${address}">${address}</a></p>\n\n` : "";

const gallery = ({ attributes }: Shortcode, { imageOf, ownImages }: ShortcodeContext): string => {
  const given = attributes.get("ids") ?? attributes.get("include");
  const ids = given ? given.split(",").map((id) => id.trim()) : ownImages;
  return ids.map((id) => `\n\n<figure>${imageOf(id)}</figure>`).join("") + "\n\n";
};

const KNOWN: Readonly<Record<string, (shortcode: Shortcode, context: ShortcodeContext) => string>> = {
  caption: ({ attributes, inner }) => {
    const [image = ""] = /(?:<a\b[^>]*>)?\s*<img\b[^>]*>\s*(?:<\/a>)?/.exec(inner) ?? [];
    const words = attributes.get("caption") ?? inner.replace(image, "").trim();
    return `\n\n<figure>${image}<figcaption>${words}</figcaption></figure>\n\n`;
  },
  gallery,
  embed: ({ inner }) => alone(inner.trim()),
  youtube: ({ attributes, inner }) =>
    alone(attributes.get("0")?.replace(/^=/, "") ?? attributes.get("url") ?? inner.trim()),
  vimeo: ({ attributes, inner }) => {
    const value = attributes.get("0") ?? attributes.get("url") ?? inner.trim();
    return alone(/^\d+$/.test(value) ? `https://vimeo.com/${value}` : value);
  },
  // The words in it stay.
  column: ({ inner }) => inner,
  row: ({ inner }) => inner,
  dropcap: ({ inner }) => inner,
  highlight: ({ inner }) => inner,
};

/** Shortcodes without attributes or an end that are certainly none of the words. */
const BARE =
  "audio|contact-form(?:-7)?|gallery|playlist|toc|video|vc_\\w+|et_pb_\\w+|wpforms|ninja_form|gravityform|rev_slider|sitemap|archives|more|nextpage";

const PAIR = /\[(\w[\w-]*)((?:\s[^\]]*)?)\]((?:(?!\[\1[\s\]])[^])*?)\[\/\1\]/g;
const SINGLE = new RegExp(
  `\\[(?:(\\w[\\w-]*)((?:\\s+[\\w-]+\\s*=\\s*(?:["“”″][^"“”″\\]]*["“”″]|'[^'\\]]*'|[^\\s\\]"']+))+)\\s*/?|(${BARE}|youtube[= ][^\\]]+|vimeo \\S+))\\s*\\]`,
  "g",
);

/** HTML without shortcodes. Code samples keep theirs, as `[[gallery]]` does. */
export const withoutShortcodes = (html: string, context: ShortcodeContext): string => {
  const kept: string[] = [];
  const keep = (text: string): string => `\u0001${kept.push(text) - 1}\u0001`;
  const replace = (name: string, attributes: string, inner: string): string => {
    const key = name.toLowerCase().replace(/^wp_caption$/, "caption");
    const known = Object.hasOwn(KNOWN, key) ? KNOWN[key] : undefined;
    if (known) return known({ attributes: attributesOf(attributes), inner }, context);
    context.note(`the shortcode [${name}] was removed${inner.trim() ? ", and what is in it was kept" : ""}`);
    return inner;
  };
  let text = html
    .replace(/<(pre|code)\b[^]*?<\/\1>/gi, keep)
    .replace(/\[(\[[^\]]*\])\]/g, (_, inner: string) => keep(inner));
  // From the inside to the outside, as they may be nested.
  for (let round = 0, before = ""; round < 20 && before !== text; round += 1) {
    before = text;
    text = text.replace(PAIR, (_, name: string, attributes: string, inner: string) => replace(name, attributes, inner));
  }
  text = text.replace(
    SINGLE,
    (_, name: string | undefined, attributes: string | undefined, bare: string | undefined) => {
      const [word = "", ...rest] = (bare ?? "").split(/[\s=]+/);
      return replace(name ?? word, attributes ?? rest.join(" "), "");
    },
  );
  // Placeholders of kept text.
  return text.replace(/\u0001(\d+)\u0001/g, (_, index: string) => kept[Number(index)] ?? "");
};
