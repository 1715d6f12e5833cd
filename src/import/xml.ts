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

const NEXT = /<!\[CDATA\[|<!--|<item\s*\/>|<item(?=[\s>])|<\/item\s*>/g;

/** An item's end and the next one's beginning in a text mean that its section was never closed. */
const RUN_OVER = /<\/item>\s*<item[\s>]/;

interface Part {
  raw: string;
  at: number;
  isWhole: boolean;
}

/** The items of a file, and the file without them. */
const split = (xml: string): { head: string; parts: Part[] } => {
  const parts: Part[] = [];
  let [head, rest, from] = ["", 0, -1];
  const close = (end: number, isWhole: boolean): void => {
    if (from !== -1) parts.push({ raw: xml.slice(from, end), at: from, isWhole });
    [from, rest] = [-1, end];
  };
  const next = new RegExp(NEXT);
  for (let match = next.exec(xml); match; match = next.exec(xml)) {
    const [sign] = match;
    if (sign === "<![CDATA[" || sign === "<!--") {
      const end = xml.indexOf(sign === "<!--" ? "-->" : "]]>", match.index);
      const over = sign === "<!--" ? -1 : xml.slice(match.index, end === -1 ? undefined : end).search(RUN_OVER);
      if (over !== -1 && from !== -1) close(match.index + over + "</item>".length, false);
      else if (end === -1) break;
      next.lastIndex = over !== -1 ? match.index + over + "</item>".length : end + 3;
    } else if (sign.startsWith("</")) close(next.lastIndex, true);
    else {
      if (from === -1) head += xml.slice(rest, match.index);
      else close(match.index, false);
      from = match.index;
      if (sign.endsWith("/>")) close(next.lastIndex, true);
    }
  }
  if (from === -1) head += xml.slice(rest);
  else close(xml.length, false);
  return { head, parts };
};

const isEmpty = (raw: string): boolean => /^<item[^>]*(?:\/>|>\s*<\/item\s*>)$/.test(raw);

const titleIn = (xml: string): string =>
  /<title\b[^>]*>\s*(?:<!\[CDATA\[)?([^]*?)(?:\]\]>)?\s*<\/title>/.exec(xml)?.[1]?.trim() || "an entry without a title";

const faultIn = ({ raw, isWhole }: Part): string | undefined => {
  if (!isWhole) return "its end is missing; the file was cut off or changed by hand";
  const valid = XMLValidator.validate(raw);
  return valid !== true && valid.err.code === "InvalidTag" ? valid.err.msg : undefined;
};

/** The feed's own elements; of a file that was cut off, those before its items. */
const channelOf = (head: string): Xml | undefined => {
  try {
    const [rss] = children(parse(head), "rss");
    return children(rss, "channel")[0];
  } catch {
    const before = /<channel[^>]*>([^]*)$/.exec(head)?.[1] ?? "";
    return children(parse(`<channel>${before.replace(/<[^>]*$/, "")}</channel>`), "channel")[0];
  }
};

/** @throws where a file is no feed, or has no entries */
export const readFeed = (xml: string, file: string): Feed => {
  const { head, parts } = split(xml);
  const channel = /<channel[\s>]/.test(head) ? channelOf(head) : undefined;
  if (!channel) throw new UsageError(`${file} is neither an export nor a feed: it has no <channel>.`);
  if (parts.every(({ raw, isWhole }) => isWhole && isEmpty(raw)))
    throw new UsageError(`${file} is empty: it has no entries.`);
  const items: FeedItem[] = [];
  const unreadable: LeftOut[] = [];
  let [line, counted] = [1, 0];
  for (const part of parts) {
    line += xml.slice(counted, part.at).split("\n").length - 1;
    counted = part.at;
    if (part.isWhole && isEmpty(part.raw)) continue;
    let fault = faultIn(part);
    try {
      if (fault === undefined)
        items.push({ xml: children(parse(part.raw), "item")[0] ?? {}, raw: part.raw, file, line });
    } catch (error) {
      fault = (error as Error).message;
    }
    if (fault !== undefined)
      unreadable.push({ what: titleIn(part.raw), why: `it cannot be read: ${fault}`, place: `${file}:${line}` });
  }
  return { channel, items, unreadable };
};
