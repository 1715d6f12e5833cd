/** What an item of a podcast's feed says of an episode. */
import { SLUG } from "../../content-model/fields";
import { safeDecodeUri } from "../../lib/safe-decode-uri";
import type { Fact } from "../conservation/source-facts";
import { asText, type Note } from "../entry-file";
import { fieldText } from "../html";
import { children, childText } from "../wxr";

export type Xml = Record<string, unknown>;

export const attribute = (node: Xml | undefined, name: string): string => {
  const value = node?.[`@${name}`];
  return typeof value === "string" ? value.trim() : "";
};

export const first = (node: Xml, name: string): Xml | undefined => children(node, name)[0];

/** Seconds of `3720`, `62:00`, `1:02:00` or a number; hours may have a fraction of a second behind them. */
export const secondsOf = (time: unknown): number | undefined => {
  const text = asText(time).trim();
  if (!/^\d+(?::\d{1,2}){0,2}(?:[.,]\d+)?$/.test(text)) return undefined;
  return Math.floor(
    text
      .replace(",", ".")
      .split(":")
      .reduce((total, part) => total * 60 + Number(part), 0),
  );
};

/** Zones of mail dates (RFC 822) that JavaScript does not know. */
const ZONES: Readonly<Record<string, string>> = {
  CET: "+0100",
  CEST: "+0200",
  BST: "+0100",
  WET: "+0000",
  WEST: "+0100",
  EET: "+0200",
  EEST: "+0300",
  IST: "+0530",
  JST: "+0900",
  AEST: "+1000",
  AEDT: "+1100",
  NZST: "+1200",
  NZDT: "+1300",
  AKST: "-0900",
  AKDT: "-0800",
  HST: "-1000",
};

/** The day of a moment in a time zone. */
export const dayIn = (moment: string, timeZone: string): string | undefined => {
  const date = new Date(moment.replace(/\b[A-Z]{3,4}$/, (zone) => ZONES[zone] ?? zone));
  return Number.isNaN(date.getTime())
    ? undefined
    : new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(date);
};

/** The forms of a transcript, the best first. */
const FORMS = [/vtt/i, /srt|subrip/i, /json/i, /html/i, /plain|\.txt/i];

export type Write = (message: string, more?: Partial<Note>) => void;

/** The page that follows in a feed of several pages (RFC 5005). */
export const nextPageOf = (xml: string): string | undefined => {
  const head = xml.slice(0, Math.max(xml.search(/<item[\s>]/), 0) || xml.length);
  const [link] = /<(?:atom(?:10)?:)?link\b[^>]*\brel\s*=\s*["']next["'][^>]*>/i.exec(head) ?? [];
  const href = /\bhref\s*=\s*["']([^"']+)["']/i.exec(link ?? "")?.[1];
  return href?.replaceAll("&amp;", "&");
};

const BOTH_NUMBERS = /\bS(?:eason|taffel)?[\s.]*(\d{1,3})[\s,:.–-]*(?:E|EP|Ep\.|Episode|Folge)[\s.]*(\d{1,4})\b/i;

const ONE_NUMBER =
  /(?:\b(?:Episode|Episodio|Épisode|Ep|Folge|Aflevering|Afl|Avsnitt|Odcinek|Puntata|Nr|No)\b[\s.#:№-]*|^#|\s#)(\d{1,4})\b(?![.,]\d)/iu;

/** Number and season that a title says: `Episode 12`, `#12`, `S03E09`, `Season 3, Episode 9`. */
const numbersIn = (title: string): { number?: number; season?: number } => {
  const both = BOTH_NUMBERS.exec(title);
  if (both) return { season: Number(both[1]), number: Number(both[2]) };
  const one = ONE_NUMBER.exec(title);
  return one ? { number: Number(one[1]) } : {};
};

/** The id that apps know an episode by: without a guid, the address of its recording. */
export const guidOf = (item: Xml): string => {
  return childText(item, "guid") || attribute(first(item, "enclosure"), "url");
};

export const slugOfLink = (item: Xml): string | undefined => {
  const link = childText(item, "link");
  const last = URL.canParse(link)
    ? (safeDecodeUri(new URL(link).pathname) ?? "").split("/").filter(Boolean).at(-1)
    : undefined;
  return last !== undefined && SLUG.test(last) ? last : undefined;
};

export const typeOf = (item: Xml): string => {
  const type = childText(item, "itunes:episodeType").toLowerCase();
  return type === "trailer" || type === "bonus" ? type : "full";
};

export const numbersOf = (item: Xml): { number?: number; season?: number; isZero: boolean } => {
  const whole = (name: string): number | undefined => {
    const text = childText(item, name);
    return /^\d+$/.test(text) ? Number(text) : undefined;
  };
  const told = numbersIn(fieldText(childText(item, "title")));
  const number =
    whole("itunes:episode") ?? whole("podcast:episode") ?? (typeOf(item) === "full" ? told.number : undefined);
  const season = whole("itunes:season") ?? whole("podcast:season") ?? told.season;
  return { number: number || undefined, season: season || undefined, isZero: number === 0 };
};

export const transcriptUrl = (item: Xml): string => {
  const all = children(item, "podcast:transcript");
  const found = FORMS.flatMap((form) =>
    all.filter((one) => form.test(`${attribute(one, "type")} ${attribute(one, "url").split(/[?#]/)[0] ?? ""}`)),
  )[0];
  return attribute(found ?? all[0], "url");
};

/** The texts of an episode, the longest of which are its notes. */
export const textsOf = (item: Xml): { html: string; others: Fact[] } => {
  const all = (["content:encoded", "description", "itunes:summary", "itunes:subtitle"] as const).map((name) => ({
    name,
    text: childText(item, name),
  }));
  const words = (text: string): number => fieldText(text).length;
  const longest = all.slice(0, 3).reduce((best, one) => (words(one.text) > words(best.text) * 1.05 ? one : best));
  return {
    html: longest.text,
    others: all
      .filter((one) => one !== longest && one.text)
      .map(({ name, text }) => ({
        what: name.replace(/.*:/, "the feed's ").replace(/^description/, "the feed's description"),
        text,
      })),
  };
};

/** A title without the numbers that fields of their own say. */
export const bareTitle = (item: Xml): string => {
  const title = childText(item, "title");
  const { number, season } = numbersOf(item);
  const [leading, said] = /^#?(\d{1,4})\s*[-–—:.|]\s*/.exec(title) ?? [];
  return leading !== undefined && Number(said) === number
    ? title.slice(leading.length)
    : title
        .replace(BOTH_NUMBERS, " ")
        .replace(ONE_NUMBER, " ")
        .replace(/\bS(\d{1,3})\b/, (whole, one: string) => (Number(one) === season ? " " : whole));
};

/** Elements that the importer reads, and those that only say the same again or are of programs. */
const READ =
  /^(?:title|link|guid|pubDate|description|enclosure|content:encoded|comments|source|itunes:(?:title|episode|season|episodeType|duration|summary|subtitle|image|explicit|order|block|isClosedCaptioned)|podcast:(?:transcript|chapters|person|episodeType)|psc:chapters|(?:atom|media|slash|wfw|feedburner|acast|anchor|spotify|omny|googleplay|dcterms|rawvoice|post-id):?.*|dc:date)$/;

/** The same of a podcast as a whole. */
const READ_OF_ALL =
  /^(?:item|link|language|pubDate|lastBuildDate|generator|docs|ttl|managingEditor|webMaster|cloud|skipDays|skipHours|itunes:(?:new-feed-url|block|type|explicit)|podcast:(?:guid|locked|medium|block|podping|updateFrequency)|(?:atom|sy|syn|media|feedburner|acast|anchor|spotify|omny|googleplay|rawvoice|fireside|feedpress|thespringbox):?.*)$/;

/** Attributes that say something, whatever their names are: addresses and words. */
const isSaid = (name: string, value: string): boolean =>
  /^@(?:name|display|title|text)$/.test(name) || /^https?:|\p{L}\s+\p{L}/iu.test(value);

const saidBy = (node: unknown): string[] => {
  if (typeof node === "string") return [fieldText(node)];
  if (Array.isArray(node)) return node.flatMap(saidBy);
  return Object.entries((node ?? {}) as Xml).flatMap(([name, value]) =>
    !name.startsWith("@") || isSaid(name, String(value)) ? saidBy(value) : [],
  );
};

const saidIn = (node: Xml, read: RegExp): { name: string; said: string[] }[] =>
  Object.entries(node)
    .filter(([name]) => !read.test(name) && !/^[@#]/.test(name))
    .map(([name, one]) => ({ name, said: [...new Set(saidBy(one).filter(Boolean))] }));

/** What the feed says of the podcast as a whole. */
export const saidOfAll = (channel: Xml): { name: string; said: string[] }[] => saidIn(channel, READ_OF_ALL);

/** What else the feed says of an episode: texts and addresses by the name of their element. */
export const restOf = (item: Xml): { name: string; said: string[] }[] => {
  const used = transcriptUrl(item);
  return [
    ...saidIn(item, READ),
    ...children(item, "podcast:transcript")
      .filter((one, _, all) => {
        const language = (node: Xml | undefined): string => attribute(node, "language").toLowerCase();
        return language(one) !== language(all.find((other) => attribute(other, "url") === used));
      })
      .map((one) => ({
        name: `transcript in ${attribute(one, "language") || "another language"}`,
        said: [attribute(one, "url")],
      })),
  ];
};
