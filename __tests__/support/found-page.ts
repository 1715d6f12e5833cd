/** A built page as those see it who look for pages: its head, its structured data, and the words that it shows. */
import { readPage, addressOfFile } from "./built-site";

/** A thing of the structured data, or a part of one. */
export type Thing = Readonly<Record<string, unknown>>;

export type Kind =
  | "home"
  | "about"
  | "contact"
  | "legal"
  | "services"
  | "service"
  | "industries"
  | "industry"
  | "pair"
  | "locations"
  | "state"
  | "city"
  | "blog"
  | "article"
  | "podcast"
  | "episode"
  | "careers"
  | "job"
  | "search"
  | "notFound";

export interface FoundPage {
  address: string;
  kind: Kind;
  title: string;
  heading: string;
  canonical: string;
  /** The contents of its meta elements, by name or property. */
  meta: ReadonlyMap<string, readonly string[]>;
  /** Media type and address of each feed that it names. */
  feeds: readonly { type: string; href: string }[];
  themeColors: readonly string[];
  /** The text of each block of structured data. */
  blocks: readonly string[];
  /** The things of the one block, as far as it can be read. */
  things: readonly Thing[];
  /** All that it shows, without spaces. */
  shown: string;
  /** The labels of its breadcrumb, or of its link back and its heading where it has no breadcrumb. */
  way: readonly string[];
  /** The days that it shows. */
  days: readonly string[];
  /** What its player plays. */
  audio: readonly string[];
}

const SECTIONS: Readonly<Record<string, readonly [Kind, Kind?, Kind?]>> = {
  services: ["services", "service"],
  industries: ["industries", "industry", "pair"],
  locations: ["locations", "state", "city"],
  blog: ["blog", "article"],
  podcast: ["podcast", "episode"],
  careers: ["careers", "job"],
  about: ["about"],
  contact: ["contact"],
  search: ["search"],
};

/** What kind of page stands at an address. */
export const kindOf = (address: string): Kind => {
  if (/(?:^|\/)404(?:-service)?(?:\.html)?$/.test(address)) return "notFound";
  const parts = address.split("/").filter(Boolean);
  return parts.length === 0 ? "home" : (SECTIONS[parts[0] ?? ""]?.[parts.length - 1] ?? "legal");
};

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** The text that HTML stands for. */
export const decoded = (html: string): string =>
  html.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex: string, decimal: string, name: string) =>
    name ? (NAMED[name] ?? whole) : String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
  );

/** Text without spaces, so that it does not matter how lines and elements divide it. */
export const squeezed = (text: string): string => text.replace(/\s+/g, "");

/** What is read out of a piece of HTML; ornaments are not. */
const textOf = (html: string): string =>
  decoded(html.replace(/<(\w+)\b[^>]*aria-hidden="true"[^>]*>[^<]*<\/\1>/g, "").replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();

type Tag = Readonly<Record<string, string>>;

const tags = (html: string, name: string): Tag[] =>
  Array.from(html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g")), ([, text = ""]) =>
    Object.fromEntries(
      Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, key = "", value = ""]) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  );

const firstOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";

const thingsOf = (blocks: readonly string[]): readonly Thing[] => {
  try {
    const data = JSON.parse(blocks[0] ?? "") as { "@graph"?: Thing[] };
    return Array.isArray(data["@graph"]) ? data["@graph"] : [];
  } catch {
    return [];
  }
};

const metaOf = (list: readonly Tag[]): Map<string, string[]> => {
  const meta = new Map<string, string[]>();
  for (const { name, property, content = "" } of list) {
    const key = name ?? property ?? "";
    meta.set(key, [...(meta.get(key) ?? []), content]);
  }
  return meta;
};

/** What a page's HTML says. What renders it escapes `<` and `>` in texts and attributes, so that patterns will do. */
export const foundPage = (address: string, html: string): FoundPage => {
  const [, start = "", block = "", end = ""] = /^([^]*?)(<body[^>]*>[^]*?<main\b)([^]*)$/.exec(html) ?? [];
  const head = start;
  const body = (block + end).replace(/<(script|style|template)\b[^>]*>[^]*?<\/\1>/g, "");
  const main = firstOf(body, /<main\b([^]*)<\/main>/);
  const heading = textOf(firstOf(main, /<h1\b[^>]*>([^]*?)<\/h1>/));
  const crumbs = Array.from(
    firstOf(main, /<nav\b[^>]*>(<ol\b[^]*?<\/ol>)<\/nav>/).matchAll(/<li\b[^>]*>([^]*?)<\/li>/g),
  );
  const parent = address.replace(/\/[^/]*$/, "");
  const back = firstOf(main, new RegExp(`<a\\b[^>]*href="${parent}"[^>]*>([^]*?)</a>`));
  const blocks = Array.from(
    html.matchAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g),
    ([, text = ""]) => text,
  );
  const meta = tags(head, "meta");
  const links = tags(head, "link");
  return {
    address,
    kind: kindOf(address),
    title: textOf(firstOf(head, /<title\b[^>]*>([^<]*)<\/title>/)),
    heading,
    canonical: links.find(({ rel }) => rel === "canonical")?.["href"] ?? "",
    meta: metaOf(meta),
    feeds: links.filter(({ rel }) => rel === "alternate").map(({ type = "", href = "" }) => ({ type, href })),
    themeColors: meta.flatMap(({ name, media }) => (name === "theme-color" ? (media ?? "") : [])),
    blocks,
    things: thingsOf(blocks),
    shown: squeezed(decoded(body.replace(/<[^>]*>/g, ""))),
    way: crumbs.length > 0 ? crumbs.map(([, label = ""]) => textOf(label)) : [textOf(back), heading],
    days: tags(main, "time").flatMap(({ datetime }) => datetime ?? []),
    audio: tags(main, "audio|source").flatMap(({ src }) => src ?? []),
  };
};

export const readFoundPage = (folder: string, file: string): FoundPage =>
  foundPage(addressOfFile(file), readPage(folder, file));
