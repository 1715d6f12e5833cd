/** What a text of an export says and shows, read as browsers read it. */
import { piecesOfBlock } from "../blocks";
import { repaired } from "../html";
import { isFileName, pictureAddress } from "../to-markdown/pictures";
import { IMAGE_FILE, piecesOf, wordsIn } from "../settings";
import { CODE_SHORTCODES, codeText, isShortcode, piecesOfAttributes } from "../shortcodes";
import { type DefaultTreeAdapterTypes as Tree, parseFragment } from "parse5";
import { ADDRESS, absolute, bareUpload, trimmed } from "./addresses";
import { SEAM, isWordToken, tokensOf } from "./missing-words";

/** A piece of the source that is no part of its text. */
export interface Fact {
  /** What it is called in the report. */
  what: string;
  /** Text or HTML. */
  text: string;
  /** The field that has to hold it; without one, any part of the file may. */
  field?: string;
  /** True where the file has another text in its place. */
  isReplaced?: boolean;
  /** True where its links and pictures count, too. */
  isShown?: boolean;
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

export interface Found {
  words: string[];
  /** Addresses, with the words before each of them. */
  pictures: Map<string, string>;
  links: Map<string, string>;
  /** Links that have a picture and no words. */
  pictureLinks: Set<string>;
  /** Things that have no words, such as forms. */
  things: string[];
  /** Words and addresses in attributes: they count where nothing else has them. */
  beside: { words?: string; address?: string; isSeen: boolean; before: string }[];
}

/** The brackets around an address only say where it ends. */
const BRACKETED = /<(https?:\/\/[^\s<>]+)>/gi;

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

/** Shortcodes of which something must be there: what they show is not words. */
const withoutShortcodeTags = (html: string, found: Found, { pictureOf }: Source): string => {
  const code = new RegExp(`\\[(${CODE_SHORTCODES})(?:\\s[^\\]]*)?\\]([^]*?)\\[/\\1\\]`, "gi");
  const kept: string[] = [];
  const keep = (text: string): string => `\uE002${kept.push(text) - 1}\uE003`;
  const shownBy = (pieces: ReturnType<typeof piecesOfAttributes>): string => {
    for (const { kind, value } of pieces) {
      const address = kind === "id" ? pictureOf?.(value) : kind === "picture" ? value : undefined;
      if (address) found.pictures.set(absolute(address), "");
      if (kind === "link") found.links.set(value, "");
    }
    return wordsIn(pieces).join(" ");
  };
  return html
    .replace(code, (_, __, inner: string) =>
      keep(` ${codeText(inner).replaceAll("&", "&amp;").replaceAll("<", "&lt;")} `),
    )
    .replace(/<(pre|code|kbd|samp|tt)\b[^>]*>[^]*?<\/\1>/gi, (whole) => keep(whole.replaceAll("<?", "&lt;?")))
    .replace(/\[(\[[^\]]*\])\]/g, (_, inner: string) => keep(inner))
    .replace(/(?<=\])\s*((?:https?:)?\/\/[^\s[\]]+)\s*(?=\[\/)/gi, (whole, address: string) => {
      if (!IMAGE_FILE.test(address)) return whole;
      found.pictures.set(absolute(address), "");
      return "";
    })
    .replace(
      /\[\/?([a-z][\w-]*)((?:[\s=/](?:"[^"]*"|'[^']*'|[^\]"'])*)?)\]/gi,
      (whole, name: string, attributes: string, at: number, all: string) => {
        if (!isShortcode(name, attributes) && !new RegExp(`\\[/${name}\\]`, "i").test(html)) return whole;
        const words = shownBy(piecesOfAttributes(attributes));
        // A single letter, as at the beginning of a text, is part of its word.
        const isInWord = /\p{L}$/u.test(all.slice(0, at)) && /^\p{L}/u.test(all.slice(at + whole.length));
        return words || !isInWord ? ` ${words} ` : "";
      },
    )
    .replace(/\uE002(\d+)\uE003/g, (_, index: string) => kept[Number(index)] ?? "");
};

const attributesOf = (node: Tree.Element): ((name: string) => string | null) => {
  const map = new Map(node.attrs.map(({ name, value }) => [name, value]));
  return (name) => map.get(name) ?? null;
};

/** Stands around words that may be said a second time: they count only where they are said nowhere else. */
const REPEATED = "\uE004";
const REPEATED_WORDS = new RegExp(`${REPEATED}([^${REPEATED}]*)${REPEATED}`, "g");

/** Attributes that are read by themselves, and those that say how something looks, works or is found. */
const READ_ALREADY =
  /^(?:on.*|aria-.*|role|class|id|name|style|src(?:set|doc)?|sizes|href(?:lang)?|alt|type|rel|target|media|allow.*|sandbox|value|placeholder|pattern|action|method|datetime|lang|dir|item.*|property|typeof|vocab|xmlns.*|d|points|transform|viewbox|font-family|face|code(?:base|type)|classid|data|data-(?:src|srcset|original|fn|kept|orig-file|lazy-.*|wp-.*|reac.*|mce-.*|permalink|type|id))$/;

const NO_PAGE = /^(?:about|data|javascript):/i;
const PLAYERS = /^(?:iframe|video|audio|embed|object|frame)$/;

type Attribute = (name: string) => string | null;

interface Context {
  isCode: boolean;
  isHidden: boolean;
}

/** Walks a parsed text in the order of reading. */
class TextReader {
  readonly found: Found = {
    words: [],
    pictures: new Map(),
    links: new Map(),
    pictureLinks: new Set(),
    things: [],
    beside: [],
  };
  readonly text: string[] = [];
  /** Pictures in attributes, which can be those that are shown in another size. */
  readonly behind = new Map<string, [address: string, before: string]>();

  constructor(private readonly pictureOf: Source["pictureOf"]) {}

  walk(node: Tree.ChildNode, context: Context): void {
    if ("tagName" in node) this.element(node, context);
    else if (context.isHidden) return;
    else if (node.nodeName === "#comment") this.comment(node.data);
    else if (node.nodeName === "#text") this.words(node.value, context);
  }

  /** The last words so far. */
  private before(): string {
    return this.text.slice(-6).join(" ").replace(REPEATED_WORDS, " ").replace(/\s+/g, " ").trim().slice(-60);
  }

  private picture(address: string): void {
    if (!this.found.pictures.has(address)) this.found.pictures.set(address, this.before());
  }

  private link(address: string, words = ""): void {
    if (!this.found.links.has(address)) this.found.links.set(address, words || this.before());
  }

  /** Settings of a block repeat what its HTML says; code of a template is none of a comment. */
  private comment(comment: string): void {
    if (comment.startsWith("?") && !comment.startsWith("?xml")) this.text.push(`<${comment}>`);
    const [, name = "", json] = /^\s*wp:([\w/-]+)\s+(\{[^]*\})\s*\/?\s*$/.exec(comment) ?? [];
    if (json === undefined) return;
    try {
      const pieces = piecesOfBlock(name, JSON.parse(json));
      for (const words of wordsIn(pieces)) this.text.push(REPEATED + words + REPEATED);
      for (const { kind, value } of pieces) {
        const address = kind === "id" ? this.pictureOf?.(value) : value;
        if ((kind === "id" || kind === "picture") && address) this.picture(absolute(address));
        if (kind === "link") this.link(value);
      }
    } catch {
      this.found.things.push("the settings of a block cannot be read");
    }
  }

  private words(value: string, { isCode }: Context): void {
    const withoutAddress = (whole: string): string => {
      const address = trimmed(whole);
      this.link(address);
      return whole.slice(address.length);
    };
    this.text.push(isCode ? value : value.replace(BRACKETED, "$1").replace(ADDRESS, withoutAddress));
  }

  private element(node: Tree.Element, { isCode, isHidden }: Context): void {
    const name = node.tagName;
    const attribute = attributesOf(node);
    const edge = BREAKS.has(name) ? " " : /^su[bp]$/.test(name) && !isHidden ? SEAM : "";
    this.text.push(edge);
    // The number that leads to a note is none of the words.
    if (name === "sup" && attribute("data-fn") !== null) return;
    if (name === "img") this.image(attribute, isHidden);
    if (!isHidden) this.seen(node, attribute);
    const inside = {
      isCode: isCode || /^(?:pre|code|kbd|samp|tt|listing|xmp|plaintext)$/.test(name),
      isHidden: isHidden || UNSEEN.has(name),
    };
    const { childNodes } = "content" in node ? (node as Tree.Template).content : node;
    for (const child of childNodes) this.walk(child, inside);
    this.text.push(edge);
  }

  private image(attribute: Attribute, isHidden: boolean): void {
    const address = pictureAddress({ getAttribute: attribute });
    const isCounter = /[?&/](?:pixel|1x1|spacer|blank)\b/i.test(address);
    if (address && !isCounter && (!isHidden || attribute("src"))) this.picture(address);
    const alt = (attribute("alt") ?? "").trim();
    if (!isHidden && !isFileName(alt, address)) this.text.push(` ${alt} `);
  }

  /** What an element shows besides its children. */
  private seen(node: Tree.Element, attribute: Attribute): void {
    const { tagName: name } = node;
    const [, background] = /background(?:-image)?\s*:[^;]*url\(\s*["']?([^"')]+)/i.exec(attribute("style") ?? "") ?? [];
    if (background && !background.startsWith("data:")) this.picture(absolute(background));
    if (name === "a" || name === "area") this.anchor(node, absolute(attribute("href") ?? ""));
    if (PLAYERS.test(name)) this.player(node, attribute);
    if (name === "form") this.found.things.push("a form");
    // Smaller ones are icons.
    if (name === "svg" && Number.parseInt(attribute("width") ?? attribute("viewBox")?.split(/\s+/)[2] ?? "0", 10) > 64)
      this.found.things.push("a drawing in the text itself");
    if (name === "canvas" || name === "applet") this.found.things.push("a drawing of a script");
    const source = attribute("src") ?? "";
    if (name === "script" && /^https?:|^\/\//.test(source)) this.found.things.push(`a script from ${source}`);
    if (name === "input" && /^(?:submit|button|reset)$/i.test(attribute("type") ?? ""))
      this.text.push(` ${attribute("value") ?? ""} `);
    if (!PLAYERS.test(name) || attribute("poster")) this.attributes(node);
  }

  /** Attributes say and show things as the settings of a block do: titles, captions, the picture before a film. */
  private attributes(node: Tree.Element): void {
    const given = node.attrs
      // In drawings, parsers take the namespace off a name.
      .filter(({ name, prefix }) => !READ_ALREADY.test(name) && prefix !== "xmlns")
      .map(({ name, value }) => [name, value]);
    const pieces = piecesOf(Object.fromEntries(given));
    const isTerm = /^(?:abbr|acronym|dfn)$/.test(node.tagName);
    for (const words of wordsIn(pieces))
      if (isTerm) this.text.push(REPEATED + words + REPEATED);
      // One word is often the name of a file or of a setting.
      else if (/\S\s+\S/.test(words)) this.found.beside.push({ words, isSeen: false, before: this.before() });
    for (const { kind, value } of pieces)
      if (kind === "picture") this.behind.set(bareUpload(absolute(value)), [absolute(value), this.before()]);
      // Where an element is empty, a script shows what is at its address. That of an image is of its own page.
      else if (kind === "link" && node.tagName !== "img")
        this.found.beside.push({ address: absolute(value), isSeen: wordsOfLink(node) === "", before: this.before() });
  }

  private anchor(node: Tree.Element, href: string): void {
    if (!href || /^#$|^javascript:/i.test(href) || isEmptyLink(node)) return;
    // A picture that leads to itself is one picture.
    if (IMAGE_FILE.test(href) && hasElement(node, "img")) return;
    const words = wordsOfLink(node);
    this.link(href, words);
    if (words === "") this.found.pictureLinks.add(href);
  }

  private player(node: Tree.Element, attribute: Attribute): void {
    const inner = childElements(node)
      .filter(({ tagName }) => /^(?:source|embed)$/.test(tagName))
      .map((child) => attributesOf(child)("src"));
    const address = [...["src", "data-src", "data-lazy-src", "data"].map(attribute), ...inner]
      .map((one) => absolute(one ?? ""))
      .find((one) => one && !NO_PAGE.test(one));
    if (address) this.link(address);
    else if (node.tagName !== "object")
      this.found.things.push(`a ${node.tagName === "iframe" ? "frame" : "player"} without an address`);
  }
}

/** What a text in HTML says and shows. */
export const readHtml = (html: string, source: Source): Found => {
  const reader = new TextReader(source.pictureOf);
  const { found } = reader;
  const prepared = withoutShortcodeTags(html, found, source);
  for (const node of parseFragment(repaired(prepared), { scriptingEnabled: false }).childNodes)
    reader.walk(node, { isCode: false, isHidden: false });
  const shown = new Set([...found.pictures.keys()].map(bareUpload));
  for (const [bare, [address, before]] of reader.behind) if (!shown.has(bare)) found.pictures.set(address, before);
  const whole = reader.text.join("");
  found.words = tokensOf(whole.replace(REPEATED_WORDS, " "));
  const said = new Set(found.words);
  for (const [, more = ""] of whole.matchAll(REPEATED_WORDS)) {
    const own = readHtml(more, { html: [], facts: [] }).words.filter(isWordToken);
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
