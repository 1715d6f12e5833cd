/** A parsed page for SEO rules: head, structured data, displayed text. */
import { typeAt } from "../../src/site/pages/page-types";
import { types, type PageName } from "../../src/site/pages/types";
import { readPage, addressOfFile } from "./built-site";

/** A node of the structured data. */
export type Thing = Readonly<Record<string, unknown>>;

/** Pages at the root, such as legal texts, have paths of the same form. */
export type Kind = Exclude<PageName, "landing" | "plain"> | "notFound";

export interface SeoPage {
  address: string;
  kind: Kind;
  title: string;
  heading: string;
  canonical: string;
  /** Contents of meta elements, by name or property. */
  meta: ReadonlyMap<string, readonly string[]>;
  /** Feeds in the head. */
  feeds: readonly { type: string; href: string }[];
  themeColors: readonly string[];
  /** JSON-LD blocks. */
  blocks: readonly string[];
  /** The nodes of the graph. */
  things: readonly Thing[];
  /** The displayed text without spaces. */
  shown: string;
  /** Breadcrumb labels; without a breadcrumb, the back link and the heading. */
  way: readonly string[];
  /** Displayed dates. */
  days: readonly string[];
  /** Audio sources. */
  audio: readonly string[];
}

/** The kind of page at a path; further pages of a list are of its own kind. */
export const kindOf = (address: string): Kind => {
  if (/(?:^|\/)404(?:-service)?(?:\.html)?$/.test(address)) return "notFound";
  const found = typeAt(address.replace(/\/page\/\d+$/, ""))?.type;
  const name = (Object.keys(types) as PageName[]).find((one) => types[one] === found);
  return !name || name === "landing" || name === "plain" ? "legal" : name;
};

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** Decodes HTML entities. */
export const decoded = (html: string): string =>
  html.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex: string, decimal: string, name: string) =>
    name ? (NAMED[name] ?? whole) : String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
  );

/** Removes white space, so that line breaks and elements do not matter. */
export const squeezed = (text: string): string => text.replace(/\s+/g, "");

/** Text content without decoration. */
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

/** Parses a page. Patterns suffice, because React escapes `<` and `>`. */
export const parseSeoPage = (address: string, html: string): SeoPage => {
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

export const readSeoPage = (folder: string, file: string): SeoPage =>
  parseSeoPage(addressOfFile(file), readPage(folder, file));
