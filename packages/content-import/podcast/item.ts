/** What an item of a podcast's feed says of an episode. */
import { ROLE_NAMES, SLUG } from "content-kit";
import { safeDecodeUri } from "content-kit/lib/safe-decode-uri";
import type { NoteTo } from "../entry";
import { asText, cutText, fieldText, plainText } from "../text";
import { attribute, children, childText, ownText, type Xml } from "../xml";

export const first = (node: Xml, name: string): Xml | undefined => children(node, name)[0];

/** Seconds of `3720`, `62:00`, `1:02:00` or a number, with or without a fraction. */
export const secondsOf = (time: unknown): number | undefined => {
  const text = asText(time).trim();
  if (!/^\d+(?::\d{1,2}){0,2}(?:[.,]\d+)?$/.test(text)) return undefined;
  return text
    .replace(",", ".")
    .split(":")
    .reduce((total, part) => total * 60 + Number(part), 0);
};

/** The ID that apps know an episode by: without a guid, the URL of its recording. */
export const guidOf = (item: Xml): string => childText(item, "guid") || recordingOf(item);

export const recordingOf = (item: Xml): string => attribute(first(item, "enclosure"), "url");

export const coverOf = (item: Xml): string => attribute(first(item, "itunes:image"), "href");

export const slugOfLink = (item: Xml): string | undefined => {
  const link = childText(item, "link");
  const path = URL.canParse(link) ? safeDecodeUri(new URL(link).pathname) : undefined;
  const last = path?.split("/").filter(Boolean).at(-1);
  return last !== undefined && SLUG.test(last) && /\p{L}/u.test(last) ? last : undefined;
};

export const typeOf = (item: Xml): string => {
  const type = childText(item, "itunes:episodeType").toLowerCase();
  return type === "trailer" || type === "bonus" ? type : "full";
};

/** Number or season of an episode. */
export const countOf = (item: Xml, name: "episode" | "season"): number | undefined => {
  const text = childText(item, `itunes:${name}`) || childText(item, `podcast:${name}`);
  return /^\d+$/.test(text) ? Number(text) || undefined : undefined;
};

/** Only the letters and digits of a text. */
const letters = (html: string): string => plainText(html).replace(/[^\p{L}\p{N}]+/gu, "");

const LONGEST_DESCRIPTION = 400;

/** The longest text as HTML, the show notes; a shorter one that says something else; and all others. */
export const textsOf = (item: Xml) => {
  const texts = ["content:encoded", "description", "itunes:summary", "itunes:subtitle"].flatMap(
    (name) => childText(item, name) || [],
  );
  const length = (html: string): number => plainText(html).length;
  const notes = texts.reduce((best, one) => (length(one) > length(best) * 1.05 ? one : best), "");
  const own = letters(notes);
  const others = [...new Map(texts.map((one) => [letters(one), one])).values()].filter((one) => letters(one) !== own);
  // What a host has cut from the notes is none.
  const isWhole = (one: string): boolean => length(one) <= LONGEST_DESCRIPTION && !/(?:…|\.\.\.)$/.test(plainText(one));
  const description = others.find(isWhole) ?? others.find((one) => !own.startsWith(letters(one).slice(0, 100)));
  return { notes, description: description && fieldText(description), others };
};

export const peopleOf = (item: Xml, note: NoteTo): Record<string, unknown>[] | undefined => {
  const people = children(item, "podcast:person").flatMap((person) => {
    const name = fieldText(ownText(person));
    if (!name) return [];
    const role = attribute(person, "role").toLowerCase() || "host";
    const known = ROLE_NAMES.find((one) => one === role);
    if (!known) note(`${name} has the role "${role}", which the site does not have`, name);
    const [href, image] = [attribute(person, "href"), attribute(person, "img")];
    if (image) note(`the picture of ${name} was not taken: ${image}`, image);
    if (href && !/^https:\/\//.test(href)) note(`the link of ${name} was not taken: ${href}`, href);
    return [{ name: cutText(name, 128), role: known ?? "guest", ...(/^https:\/\//.test(href) ? { href } : {}) }];
  });
  return people.length > 0 ? people : undefined;
};
