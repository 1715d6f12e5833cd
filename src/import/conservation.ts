/**
 * Compares what a source says with what was written from it. The source is read as browsers read it, and apart from
 * the converter, so that nothing the converter forgets can be forgotten here.
 * @see docs/decisions/0053-nothing-lost-while-moving-in.md
 */
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { parseDocument } from "yaml";
import { filmAt } from "../content-model/fields/films";
import { childrenOf, parseMarkdown, type MarkdownNode } from "../content-model/source/markdown";
import { safeDecodeUri } from "../lib/safe-decode-uri";
import { wordsOfBlock } from "./blocks";
import { asText, type Note } from "./entry-file";
import { isNoElement } from "./html";
import { pictureAddress } from "./markdown";
import { CODE_SHORTCODES, codeText } from "./shortcodes";

/** A piece of the source that is no part of its text. */
export interface Fact {
  /** What it is called in the report. */
  what: string;
  /** Text or HTML. */
  text: string;
  /** The field that has to hold it; without one, any part of the file may. */
  field?: string;
}

export interface Source {
  /** The text, and what belongs to it: reusable blocks, footnotes. HTML as the export has it. */
  html: readonly string[];
  facts: readonly Fact[];
  /** The alternative text of a picture by its number in the export. */
  pictureOf?: (id: string) => string | undefined;
  /** True for show notes, which have no pictures. */
  isNotes?: boolean;
}

/** What the addresses of the source are in the new file. */
export interface Targets {
  picture: (address: string) => string | undefined;
  link: (address: string) => string | undefined;
  /** Why there is no such picture or file. */
  whyNot?: (address: string) => string | undefined;
  /** True for the address of an entry that is there, but not shown yet. */
  isHidden?: (address: string) => boolean;
}

interface Found {
  words: string[];
  /** Addresses, with the words before each of them. */
  pictures: Map<string, string>;
  links: Map<string, string>;
  /** Links that have a picture and no words. */
  pictureLinks: Set<string>;
  /** Things that have no words, such as forms. */
  things: string[];
}

/** Elements that end a line; words on both sides of one are two words. */
const BREAKS = new Set(
  (
    "address area article aside blockquote body br button canvas caption center col colgroup dd details dialog dir div dl dt embed " +
    "fieldset figcaption figure footer form frame h1 h2 h3 h4 h5 h6 header hr iframe img input legend li listing main map menu nav " +
    "object ol optgroup option p param pre q rp rt ruby section select source summary table tbody td template textarea tfoot th thead " +
    "tr ul video audio"
  ).split(" "),
);

/** What no visitor reads. */
const UNSEEN = new Set([
  "script",
  "style",
  "template",
  "head",
  "title",
  "meta",
  "link",
  "noscript",
  "iframe",
  "noframes",
  "video",
  "audio",
]);

/** Words, numbers, and each sign by itself; as they look, and without invisible ones. */
const TOKENS = /[\p{L}\p{N}\p{M}\uE005]+|[^\s\p{L}\p{N}\p{M}\p{C}]/gu;

/** Stands where raised or lowered words begin and end: what follows may be written apart. */
const SEAM = "\uE005";

const normal = (text: string): string =>
  text.replace(/[\p{Cf}\p{Cc}\uE000-\uE004\uE006-\uF8FF](?<!\s)/gu, "").normalize("NFKC");

export const tokensOf = (text: string): string[] => normal(text).match(TOKENS) ?? [];

/** Tokens that are words; a change of signs in a short field is none of a loss. */
const isWordToken = (token: string): boolean => /[\p{L}\p{N}]/u.test(token);

const ADDRESS = /https?:\/\/[^\s<>"'\]]+/gi;

/** An address without what follows it in a sentence. */
const trimmed = (address: string): string => {
  const clean = address.replace(/[.,;:!?\]}…*_]+$/, "");
  // A bracket that was opened in the address belongs to it.
  const isOpen = clean.split("(").length >= clean.split(")").length;
  return clean.endsWith(")") && !isOpen ? trimmed(clean.slice(0, -1)) : clean;
};

const absolute = (address: string): string => {
  const clean = address.trim();
  return clean.startsWith("//") ? `https:${clean}` : clean;
};

/** An address in the form in which two of them are the same. */
const key = (address: string): string => {
  const film = filmAt(absolute(address));
  const url = film?.page ?? absolute(address);
  return (safeDecodeUri(url) ?? url)
    .replace(/^https?:\/\/(?:www\.)?/i, "//")
    .replace(/\/(?=$|[?#])/, "")
    .replace(/\s/g, "%20")
    .toLowerCase();
};

/** Attributes of shortcodes that are words or an address. */
const SHORTCODE_WORDS = /^(?:title|heading|label|text|caption|question|content|description|name|author)$/i;

/** Shortcodes of which something must be there: what they show is not words. */
const withoutShortcodeTags = (html: string, found: Found, { pictureOf }: Source): string => {
  const code = new RegExp(`\\[(${CODE_SHORTCODES})(?:\\s[^\\]]*)?\\]([^]*?)\\[/\\1\\]`, "gi");
  const kept: string[] = [];
  const keep = (text: string): string => `\uE002${kept.push(text) - 1}\uE003`;
  const pictures = (attributes: string): void => {
    for (const id of /\b(?:ids|include)\s*=\s*["']?([\d,\s]+)/i.exec(attributes)?.[1]?.split(",") ?? []) {
      const address = pictureOf?.(id.trim());
      if (address) found.pictures.set(address, "");
    }
  };
  return html
    .replace(code, (_, __, inner: string) =>
      keep(` ${codeText(inner).replaceAll("&", "&amp;").replaceAll("<", "&lt;")} `),
    )
    .replace(/<(pre|code|kbd|samp|tt)\b[^>]*>[^]*?<\/\1>/gi, (whole) => keep(whole.replaceAll("<?", "&lt;?")))
    .replace(/\[(\[[^\]]*\])\]/g, (_, inner: string) => keep(inner))
    .replace(
      /\[\/?([a-z][\w-]*)((?:[\s=/](?:"[^"]*"|'[^']*'|[^\]"'])*)?)\]/gi,
      (whole, name: string, attributes: string) => {
        const isPaired = new RegExp(`\\[/${name}\\]`, "i").test(html);
        const hasValues = /[\w-]+\s*=\s*\S/.test(attributes);
        const isCommand =
          isPaired ||
          hasValues ||
          /^(?:embed|audio|video|youtube|vimeo|gallery|playlist|toc|caption|map|table|tweet)$/i.test(name) ||
          /^(?:contact-form|contact-form-7|wpforms|ninja_form|gravityform|rev_slider|sitemap|archives|more|nextpage|form|products)$/i.test(
            name,
          ) ||
          /^(?:vc|et_pb|woocommerce)_/i.test(name) ||
          /^\s+(?:\d+|https?:\/\/\S+)\s*\/?$/.test(attributes);
        if (!isCommand) return whole;
        pictures(attributes);
        const words: string[] = [];
        for (const [, attribute = "", double, single, bare = ""] of attributes.matchAll(
          /([\w-]+)\s*=\s*(?:["“”″]([^"“”″]*)["“”″]|'([^']*)'|([^\s\]"']+))/g,
        )) {
          const value = double ?? single ?? bare;
          if (SHORTCODE_WORDS.test(attribute) && /\p{L}/u.test(value) && !/^(?:https?:)?\/\//.test(value))
            words.push(value);
        }
        const [address] =
          attributes
            .replace(/\b(?:id|poster|image|img|background\w*|icon)\s*=\s*(?:"[^"]*"|'[^']*'|\S+)/gi, "")
            .match(ADDRESS) ?? [];
        return ` ${[...words, address ?? ""].join(" ")} `;
      },
    )
    .replace(/\uE002(\d+)\uE003/g, (_, index: string) => kept[Number(index)] ?? "");
};

const attributesOf = (node: Tree.Element): ((name: string) => string | null) => {
  const map = new Map(node.attrs.map(({ name, value }) => [name, value]));
  return (name) => map.get(name) ?? null;
};

/** What stands in the settings of a block's comment. */
const readBlock = (comment: string, found: Found, text: string[]): void => {
  const [, name = "", json] = /^\s*wp:([\w/-]+)\s+(\{[^]*\})\s*\/?\s*$/.exec(comment) ?? [];
  if (json === undefined) return;
  try {
    const words = wordsOfBlock(name, JSON.parse(json));
    // Settings repeat what the block's HTML says: only what it does not say counts.
    for (const word of words) text.push(`\uE004${word}\uE004`);
  } catch {
    found.things.push("the settings of a block cannot be read");
  }
};

/** What a text in HTML says and shows. */
const readHtml = (html: string, source: Source): Found => {
  const found: Found = { words: [], pictures: new Map(), links: new Map(), pictureLinks: new Set(), things: [] };
  const text: string[] = [];
  const before = (): string =>
    text
      .slice(-6)
      .join(" ")
      .replace(/\uE004[^\uE004]*\uE004/g, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(-60);
  const addPicture = (address: string): void => {
    if (!found.pictures.has(address)) found.pictures.set(address, before());
  };
  const addLink = (address: string, words = ""): void => {
    if (!found.links.has(address)) found.links.set(address, words || before());
  };
  const walk = (node: Tree.ChildNode, isCode: boolean, isHidden: boolean): void => {
    if (node.nodeName === "#comment") {
      const { data } = node as Tree.CommentNode;
      if (isHidden) return;
      if (/^\s*wp:/.test(data)) readBlock(data, found, text);
      else if (data.startsWith("?") && !data.startsWith("?xml")) text.push(`<${data}>`);
      return;
    }
    if (node.nodeName === "#text") {
      if (isHidden) return;
      const { value } = node as Tree.TextNode;
      text.push(
        isCode
          ? value
          : value.replace(ADDRESS, (whole) => {
              const address = trimmed(whole);
              addLink(address);
              return whole.slice(address.length);
            }),
      );
      return;
    }
    if (!("tagName" in node)) return;
    const name = node.tagName;
    const attribute = attributesOf(node);
    const isBreak = BREAKS.has(name);
    const isSeam = name === "sup" || name === "sub";
    if (isBreak) text.push(" ");
    else if (isSeam && !isHidden) text.push(SEAM);
    if (isNoElement(name) && !/^[a-z]+\d?["'=]/.test(name))
      text.push(`<${name}`, ...node.attrs.map(({ name: key, value }) => ` ${key} ${value}`), " ");
    // The number that leads to a note is none of the words.
    if (name === "sup" && attribute("data-fn") !== null) return;
    if (name === "img") {
      const address = pictureAddress({ getAttribute: attribute });
      if (!isHidden || attribute("src")) {
        if (address && !/[?&/](?:pixel|1x1|spacer|blank)\b/i.test(address)) addPicture(address);
      }
      const alt = attribute("alt") ?? "";
      if (!isHidden && alt.trim() && !/^\S+\.[a-z]{3,4}$/i.test(alt.trim())) text.push(` ${alt} `);
    }
    const style = attribute("style") ?? "";
    const [, background] = /background(?:-image)?\s*:[^;]*url\(\s*["']?([^"')]+)/i.exec(style) ?? [];
    if (background && !background.startsWith("data:") && !isHidden) addPicture(absolute(background));
    const href = absolute(attribute("href") ?? "");
    if (
      (name === "a" || name === "area") &&
      href &&
      !/^#$|^javascript:/i.test(href) &&
      !isHidden &&
      !isEmptyLink(node)
    ) {
      if (!(/\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:\?|$)/i.test(href) && hasElement(node, "img"))) {
        addLink(href, wordsOfLink(node));
        if (wordsOfLink(node) === "") found.pictureLinks.add(href);
      }
    }
    const sources = ["src", "data-src", "data-lazy-src", "data"].map((key) => absolute(attribute(key) ?? ""));
    if (/^(?:iframe|video|audio|embed|object|frame)$/.test(name) && !isHidden) {
      const inner = childElements(node)
        .filter((child) => /^(?:source|embed)$/.test(child.tagName))
        .map((child) => absolute(attributesOf(child)("src") ?? ""));
      const address = [...sources, ...inner].find((one) => one && !/^(?:about|data|javascript):/i.test(one));
      if (address) addLink(address);
      else if (name !== "object") found.things.push(`a ${name === "iframe" ? "frame" : "player"} without an address`);
    }
    if (name === "form" && !isHidden) found.things.push("a form");
    if (name === "canvas" || name === "applet") found.things.push("a drawing of a script");
    if (name === "script" && !isHidden && /^https?:|^\/\//.test(attribute("src") ?? ""))
      found.things.push(`a script from ${attribute("src") ?? ""}`);
    for (const word of name === "input" && /^(?:submit|button|reset)$/i.test(attribute("type") ?? "")
      ? [attribute("value")]
      : [])
      if (word) text.push(` ${word} `);
    if (/^(?:abbr|acronym|dfn)$/.test(name) && attribute("title"))
      text.push(` \uE004${attribute("title") ?? ""}\uE004 `);
    const isCodeHere = isCode || /^(?:pre|code|kbd|samp|tt|listing|xmp|plaintext)$/.test(name);
    const isHiddenHere = isHidden || UNSEEN.has(name);
    for (const child of "content" in node ? node.content.childNodes : node.childNodes)
      walk(child, isCodeHere, isHiddenHere);
    if (isBreak) text.push(" ");
    else if (isSeam && !isHidden) text.push(SEAM);
  };
  const prepared = withoutShortcodeTags(html, found, source);
  for (const node of parseFragment(prepared, { scriptingEnabled: false }).childNodes) walk(node, false, false);
  const whole = text.join("");
  // What may be said a second time counts only where it is said nowhere else.
  const [plain, repeated] = [
    whole.replace(/\uE004[^\uE004]*\uE004/g, " "),
    [...whole.matchAll(/\uE004([^\uE004]*)\uE004/g)],
  ];
  found.words = tokensOf(plain);
  const said = new Set(found.words);
  for (const [, more = ""] of repeated) {
    const own = readHtml(more, { ...source, html: [] }).words.filter(isWordToken);
    if (own.some((word) => !said.has(word))) found.words.push(...own);
  }
  return found;
};

const childElements = (node: Tree.ParentNode): Tree.Element[] =>
  node.childNodes.filter((child): child is Tree.Element => "tagName" in child);

const hasElement = (node: Tree.ParentNode, name: string): boolean =>
  childElements(node).some((child) => child.tagName === name || hasElement(child, name));

const wordsOfLink = (node: Tree.ChildNode): string =>
  node.nodeName === "#text"
    ? (node as Tree.TextNode).value.trim()
    : "childNodes" in node
      ? node.childNodes.map(wordsOfLink).join(" ").trim()
      : "";

const isEmptyLink = (node: Tree.Element): boolean =>
  node.tagName === "a" &&
  wordsOfLink(node) === "" &&
  !["img", "audio", "video", "iframe", "object", "embed", "svg"].some((name) => hasElement(node, name));

/** What a file shows. */
interface Written {
  words: string[];
  fields: Map<string, string>;
  pictures: Set<string>;
  links: Set<string>;
}

const LINES = new Set([
  "paragraph",
  "heading",
  "code",
  "listItem",
  "tableCell",
  "blockquote",
  "break",
  "thematicBreak",
  "image",
  "footnoteDefinition",
  "footnoteReference",
]);

/** The text of values in fields. */
const textOfValue = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(textOfValue).join("\n")
    : value !== null && typeof value === "object"
      ? Object.values(value).map(textOfValue).join("\n")
      : asText(value);

const readFile = (text: string): Written => {
  const [, yaml = "", body = text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const data = (parseDocument(yaml).toJS() ?? {}) as Record<string, unknown>;
  const written: Written = {
    words: [],
    fields: new Map(Object.entries(data).map(([name, value]) => [name, textOfValue(value)])),
    pictures: new Set(),
    links: new Set(),
  };
  const parts: string[] = [];
  const walk = (node: MarkdownNode): void => {
    if (LINES.has(node.type)) parts.push("\n");
    if (node.type === "image") {
      written.pictures.add(node.url);
      parts.push(node.alt ?? "");
    }
    if (node.type === "link" || node.type === "definition") written.links.add(node.url);
    // HTML in Markdown is not shown.
    if ("value" in node && node.type !== "html") parts.push(node.value);
    childrenOf(node).forEach(walk);
    if (LINES.has(node.type)) parts.push("\n");
  };
  walk(parseMarkdown(body));
  const words = parts.join("");
  for (const [address] of words.matchAll(ADDRESS)) written.links.add(trimmed(address));
  written.words = tokensOf(words);
  return written;
};

const countsOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

interface Phrase {
  text: string;
  /** The words before it, to find its place. */
  before: string;
}

/** The words of a list that another one lacks, as phrases. */
export const missingPhrases = (source: readonly string[], written: readonly string[]): Phrase[] => {
  const there = countsOf(written);
  const lacking = new Map<string, number>();
  for (const [word, count] of countsOf(source)) {
    const deficit = count - (there.get(word) ?? 0);
    if (deficit > 0) lacking.set(word, deficit);
  }
  if (lacking.size === 0) return [];
  // The longest runs of words that may be missing are what is missing.
  const runs: { from: number; to: number }[] = [];
  source.forEach((word, index) => {
    if (!lacking.has(word)) return;
    const last = runs.at(-1);
    if (last?.to === index) last.to = index + 1;
    else runs.push({ from: index, to: index + 1 });
  });
  const phrases: { from: number; to: number }[] = [];
  for (const { from, to } of runs.sort((a, b) => b.to - b.from - (a.to - a.from))) {
    let start = -1;
    for (let index = from; index <= to; index += 1) {
      const word = source[index] ?? "";
      const left = index < to ? (lacking.get(word) ?? 0) : 0;
      if (left > 0) {
        lacking.set(word, left - 1);
        if (start === -1) start = index;
      } else if (start !== -1) {
        phrases.push({ from: start, to: index });
        start = -1;
      }
    }
  }
  return phrases
    .sort((a, b) => a.from - b.from)
    .map(({ from, to }) => ({
      text: joined(source.slice(from, to)),
      before: joined(source.slice(Math.max(0, from - 4), from)),
    }));
};

/** Words as a sentence; signs stand at theirs. */
const joined = (words: readonly string[]): string =>
  words
    .join(" ")
    .replace(/ (?=[.,;:!?)\]}%…’”»])/g, "")
    .replace(/(?<=[([{„“«]) /g, "");

/** Raised words as part of the word before them, or by themselves: as they were written. */
const withoutSeams = (words: readonly string[], written: readonly string[]): string[] => {
  const there = new Set(written);
  return words.flatMap((word) => {
    if (!word.includes(SEAM)) return word;
    const whole = word.replaceAll(SEAM, "");
    return there.has(whole) ? whole : word.split(SEAM).filter(Boolean);
  });
};

/** Beyond it, a quotation ends with an ellipsis: the source has the rest. */
const LONGEST_QUOTE = 1000;

const quoted = (phrases: readonly Phrase[]): string => {
  const text = phrases.map((phrase) => `“${phrase.text}”`).join(", ");
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).replace(/\s\S*$/, "")} …` : text;
};

const LARGEST_LIST = 12;

const inMedia = (path: string): string => path.replace(/^(?:\.\.\/)+media\//, "media/");

/** What the file lacks of its source; each thing once. */
export const lossesOf = (source: Source, text: string, targets: Targets): Note[] => {
  const written = readFile(text);
  const found = source.html.map((html) => readHtml(html, source));
  return [
    ...lostWords(found, written),
    ...lostFacts(source.facts, written),
    ...lostPictures(found, written, source, targets),
    ...lostLinks(found, written, targets),
    ...[...new Set(found.flatMap(({ things }) => things))].map((thing) => ({
      message: `${thing} was left out`,
      isLacking: !/^a script|without an address$/.test(thing),
    })),
  ];
};

const lacking = (message: string, near?: string): Note => ({ message, isLacking: true, near });

const lostWords = (found: readonly Found[], written: Written): Note[] => {
  const words = withoutSeams(
    found.flatMap((one) => one.words),
    written.words,
  );
  const phrases = missingPhrases(words, written.words);
  const [shown, rest] = [phrases.slice(0, LARGEST_LIST), phrases.slice(LARGEST_LIST)];
  return [
    ...shown.map((phrase) => lacking(`missing words: ${quoted([phrase])}`, phrase.before)),
    ...(rest.length > 0 ? [lacking(`missing words in ${rest.length} further places: ${quoted(rest)}`)] : []),
  ];
};

const lostFacts = (facts: readonly Fact[], written: Written): Note[] => {
  const everything = [...written.words, ...[...written.fields.values()].flatMap(tokensOf)];
  return facts.flatMap(({ what, text, field }) => {
    const there = field === undefined ? everything : tokensOf(written.fields.get(field) ?? "");
    const words = withoutSeams(readHtml(text, { html: [], facts: [] }).words, there);
    // Of topics, the spelling that comes first is used.
    const same = (list: readonly string[]): string[] =>
      field === "topics" ? list.map((word) => word.toLowerCase()) : [...list];
    const lost = missingPhrases(same(words.filter((word) => field !== undefined || isWordToken(word))), same(there));
    return lost.length > 0
      ? [lacking(`${what} is not all there; missing: ${quoted(lost)}`, field === undefined ? undefined : `${field}:`)]
      : [];
  });
};

const lostPictures = (found: readonly Found[], written: Written, { isNotes }: Source, targets: Targets): Note[] => {
  const values = [...written.fields.values()].flatMap((value) => value.split("\n")).map((value) => `media/${value}`);
  const there = new Set([...[...written.pictures].map(inMedia), ...values]);
  return [...new Map(found.flatMap(({ pictures }) => [...pictures]))].flatMap(([address, near]) => {
    const name = address.startsWith("data:") ? "in the text itself" : address;
    if (isNotes) return [{ message: `show notes have no pictures: ${name}`, isLacking: false, near }];
    const path = targets.picture(address);
    if (path !== undefined && there.has(`media/${path}`)) return [];
    const why = path === undefined ? `: ${targets.whyNot?.(address) ?? "it is not among the files"}` : "";
    return [lacking(`the picture ${name} is missing${why}`, near)];
  });
};

const lostLinks = (found: readonly Found[], written: Written, targets: Targets): Note[] => {
  const there = new Set([...written.links, ...written.pictures].map((link) => key(inMedia(link))));
  const ofPictures = new Set(found.flatMap(({ pictureLinks }) => [...pictureLinks]));
  return [...new Map(found.flatMap(({ links }) => [...links]))].flatMap(([address, near]): Note[] => {
    if (address.startsWith("#")) return [];
    const now = filmAt(absolute(address))?.page ?? targets.link(address);
    if (now !== undefined)
      return there.has(key(inMedia(now))) || there.has(key(address))
        ? []
        : [lacking(`the link to ${address} is missing`, near)];
    const off = `the link to ${address.slice(0, 200)} was taken off ${ofPictures.has(address) ? "its picture" : "its words"}`;
    if (targets.isHidden?.(address)) return [{ message: `${off}: that page is not shown yet`, isLacking: false, near }];
    if (/^(?:data|javascript|file|about|blob|chrome[\w-]*):/i.test(address))
      return [{ message: `${off}: it leads nowhere`, isLacking: false, near }];
    return [
      {
        message: `${off}: ${targets.whyNot?.(address) ?? "there is no such page here"}`,
        isLacking: !ofPictures.has(address),
        near,
      },
    ];
  });
};
