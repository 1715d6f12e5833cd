/** Reads exports and feeds, item by item: one that cannot be read is named, and the others are taken. */
import { decodeHTML } from "entities";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { UsageError, type LeftOut } from "./entry";

export type Xml = Record<string, unknown>;

export interface FeedItem {
  xml: Xml;
  /** As it stands in the file. */
  raw: string;
  file: string;
  /** The line where it begins. */
  line: number;
}

export interface Feed {
  channel: Xml;
  items: FeedItem[];
  unreadable: LeftOut[];
}

/** The signs of Windows-1252 at the places of control characters: `&#146;` is ’. */
const withSigns = (text: string): string =>
  text.replace(/[\u0080-\u009F]/g, (sign) => decodeHTML(`&#${sign.charCodeAt(0)};`));

/** The text of an element, with or without attributes; the first where there are several. */
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return textOf(value[0]);
  if (typeof value === "string") return withSigns(value);
  return value !== null && typeof value === "object" && "#text" in value ? textOf(value["#text"]) : "";
};

/** A child's text, without spaces around it. */
export const childText = (node: Xml, name: string): string => textOf(node[name]).trim();

export const ownText = (node: Xml): string => textOf(node).trim();

const isXml = (value: unknown): value is Xml => typeof value === "object" && value !== null;

/** The children of a name; those without attributes are texts in `#text`, too. */
export const children = (node: Xml | undefined, name: string): Xml[] => {
  const value = node?.[name];
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map((one: unknown) => (isXml(one) ? one : { "#text": one }));
};

export const attribute = (node: Xml | undefined, name: string): string => textOf(node?.[`@${name}`]).trim();

/** Texts stay texts: an episode "007" is no number. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: { enabled: true, maxTotalExpansions: 10_000_000, maxExpandedLength: 1_000_000_000 },
  htmlEntities: true,
});

const parse = (xml: string): Xml => {
  const parsed: unknown = parser.parse(xml.replace(/^\uFEFF/, ""));
  return isXml(parsed) ? parsed : {};
};

interface Part {
  raw: string;
  at: number;
  /** Why it cannot be read. */
  fault?: string | undefined;
}

const CUT_OFF = "its end is missing; the file was cut off or changed by hand";

const faultIn = (raw: string): string | undefined => {
  const valid = XMLValidator.validate(raw);
  return valid !== true && valid.err.code === "InvalidTag" ? valid.err.msg : undefined;
};

/** The items of a file, and the file without them. */
const split = (xml: string): { head: string; parts: Part[] } => {
  const parts: Part[] = [];
  const [before = "", ...chunks] = xml.split(/(?=<item[\s>/])/);
  let head = before;
  let [raw, at] = ["", head.length];
  for (const [index, chunk] of chunks.entries()) {
    raw += chunk;
    const isInText = raw.lastIndexOf("<![CDATA[") > raw.lastIndexOf("]]>");
    // What begins in a text is an example of code, unless the text was never closed.
    if (isInText && !/<\/item>\s*$/.test(raw) && index < chunks.length - 1) continue;
    const [whole] = /^<item\s*\/>|^[^]*<\/item\s*>/.exec(raw) ?? [];
    parts.push({ raw: whole ?? raw, at, fault: whole === undefined || isInText ? CUT_OFF : faultIn(whole) });
    head += raw.slice((whole ?? raw).length);
    [raw, at] = ["", at + raw.length];
  }
  return { head, parts };
};

const isEmpty = (raw: string): boolean => /^<item[^>]*(?:\/>|>\s*<\/item\s*>)$/.test(raw);

const titleIn = (xml: string): string =>
  /<title\b[^>]*>\s*(?:<!\[CDATA\[)?([^]*?)(?:\]\]>)?\s*<\/title>/.exec(xml)?.[1]?.trim() || "an entry without a title";

/** The feed's own elements; a file that was cut off may end in a tag. */
const channelOf = (head: string): Xml | undefined => {
  const inside = /<channel[^>]*>([^]*?)(?:<\/channel>|<[^<>]*$|$)/.exec(head)?.[1];
  return inside === undefined ? undefined : children(parse(`<channel>${inside}</channel>`), "channel")[0];
};

/** @throws where a file is no feed, or has no entries */
export const readFeed = (xml: string, file: string): Feed => {
  const { head, parts } = split(xml);
  const channel = channelOf(head);
  if (!channel) throw new UsageError(`${file} is neither an export nor a feed: it has no <channel>.`);
  const full = parts.filter(({ raw }) => !isEmpty(raw));
  if (full.length === 0) throw new UsageError(`${file} is empty: it has no entries.`);
  const items: FeedItem[] = [];
  const unreadable: LeftOut[] = [];
  let [line, counted] = [1, 0];
  for (const { raw, at, fault } of full) {
    line += xml.slice(counted, at).split("\n").length - 1;
    counted = at;
    if (fault === undefined) items.push({ xml: children(parse(raw), "item")[0] ?? {}, raw, file, line });
    else unreadable.push({ what: titleIn(raw), why: `it cannot be read: ${fault}`, place: `${file}:${line}` });
  }
  return { channel, items, unreadable };
};
