/** Episodes of a podcast's feed at another host. */
import { autop } from "@wordpress/autop";
import { type ContentKind, FILL_IN, parseMarkdown } from "content-kit";
import { kindNamed, type SiteContent } from "content-kit/site";
import { dayIn } from "content-kit/lib/calendar";
import { slugOf } from "content-kit/lib/slug";
import { clockTime } from "content-kit/lib/timestamps";
import { convertAll, placeOf, titleWithin, UsageError } from "../entry";
import type { Converted, Importer, ImportFrom, LeftOut, NoteTo } from "../entry";
import { treeToMarkdown } from "../html-to-markdown";
import { parseHtml } from "../html/parse";
import { summaryOf } from "../summary";
import { cutText, fieldText, firstSentences } from "../text";
import { Links } from "../wordpress/links";
import { missingPhrases, quoted } from "../words";
import { childText, type Feed, type FeedItem, type Xml } from "../xml";
import { chapterFields, durationOf, loadChapters, loadTranscript, placeTranscript, recordingFields } from "./files";
import { countOf, coverOf, first, guidOf, peopleOf, recordingOf, slugOfLink, textsOf, typeOf } from "./item";
import { feedRemarks } from "./remarks";

interface Planned {
  source: FeedItem;
  path: string;
}

/** The files of new episodes; one that an earlier run has taken is known by its guid. */
const planEpisodes = (items: readonly FeedItem[], content: SiteContent, episode: ContentKind) => {
  const there = new Map([...content.entries, ...content.faulty].map(({ path, data }) => [path, data] as const));
  const byGuid = new Map([...there].flatMap(([path, { guid }]) => (guid ? [[guid, path] as const] : [])));
  const taken = new Set<string>();
  const planned: Planned[] = [];
  const leftOut: LeftOut[] = [];
  for (const source of items) {
    const title = fieldText(childText(source.xml, "title"));
    const guid = guidOf(source.xml);
    // Pages of a feed can overlap.
    if (guid && taken.has(guid)) continue;
    taken.add(guid);
    const base = slugOfLink(source.xml) || slugOf(title) || "episode";
    const pathAt = (count: number): string => episode.files.replace("{slug}", count === 1 ? base : `${base}-${count}`);
    // One without a guid was not imported, and its title is all that it is known by.
    const isOf = (path: string): boolean => !there.get(path)?.["guid"] && there.get(path)?.["title"] === title;
    let count = 1;
    while (taken.has(pathAt(count)) || (there.has(pathAt(count)) && !isOf(pathAt(count)))) count += 1;
    const path = pathAt(count);
    const known = byGuid.get(guid) ?? (there.has(path) ? path : undefined);
    taken.add(path);
    if (known === undefined) planned.push({ source, path });
    else leftOut.push({ what: `episode "${title}"`, why: `content/${known} is there already`, place: placeOf(source) });
  }
  return { planned, leftOut };
};

/** Numbers for full episodes that have none, in the order of their days. */
const countedNumbers = (planned: readonly Planned[], { entries }: SiteContent, episode: ContentKind) => {
  const timeOf = (item: Xml): number => Date.parse(childText(item, "pubDate")) || 0;
  const items = planned.map(({ source }) => source.xml).sort((one, other) => timeOf(one) - timeOf(other));
  const numbers = entries.map(({ data, kind }) => (kind === episode ? Number(data["number"] ?? 0) : 0));
  let last = Math.max(0, ...items.map((item) => countOf(item, "episode") ?? 0), ...numbers);
  const without = items.filter((item) => countOf(item, "episode") === undefined && typeOf(item) === "full");
  return new Map(without.map((item) => [item, (last += 1)]));
};

const textFields = (item: Xml, links: Links, note: NoteTo): { body: string; description: string } => {
  const { notes, description, others } = textsOf(item);
  const html = /<(?:p|ul|ol|br|div)\b/i.test(notes) ? notes : autop(notes);
  const link = (url: string): string | undefined => {
    const now = links.of(url, "../media/");
    if (now === undefined) note(`the link to ${url} was not taken: it leads nowhere`, url);
    return now;
  };
  const addresses = { picture: () => undefined, altOf: () => undefined, link };
  const markdown = treeToMarkdown(parseHtml(html), { note, isNotes: true, addresses });
  if (!markdown) note("there are no show notes");
  const body = parseMarkdown(markdown);
  const summary = description ?? summaryOf(body);
  const missing = [html, ...others].flatMap((text) => missingPhrases(parseHtml(text), body, [summary]));
  if (missing.length > 0) note(`words were not taken: ${quoted(missing)}`, missing[0]);
  return { body: markdown || FILL_IN, description: summary || FILL_IN };
};

const dayOf = (item: Xml, { timeZone, today }: SiteContent, note: NoteTo): string => {
  const date = new Date(childText(item, "pubDate"));
  const isDay = !Number.isNaN(date.getTime());
  if (!isDay) note(`it has no valid day: "${childText(item, "pubDate")}"; this one is today's`);
  return isDay ? dayIn(date, timeZone) : today;
};

/** @throws where no item has a recording */
export const importPodcast = async (feeds: readonly Feed[], from: ImportFrom): Promise<Importer> => {
  const { site, content, media } = from;
  const episode = kindNamed(site, "Episode");
  const items = feeds.flatMap((feed) => feed.items);
  const { channel = {} } = feeds[0] ?? {};
  if (!items.some(({ xml }) => first(xml, "enclosure")))
    throw new UsageError("The file is not the feed of a podcast: no entry has a recording.");
  const { planned, leftOut } = planEpisodes(items, content, episode);
  const numbers = countedNumbers(planned, content, episode);
  const url = site.settings(content.entries)?.url ?? "";
  const links = new Links([], { url, items: [], hasAuthors: false, unreadable: [] }, from);
  const convert = async ({ source: { xml: item } }: Planned, note: NoteTo): Promise<Converted> => {
    const isBlocked = [item, channel].some((one) => /^yes$/i.test(childText(one, "itunes:block")));
    if (isBlocked) note("it was hidden from directories (itunes:block)");
    const cover = coverOf(item) === coverOf(channel) ? "" : coverOf(item);
    for (const file of [recordingOf(item), cover]) await media.load(file, "podcast");
    const chapters = await loadChapters(item, media, note);
    const transcript = await loadTranscript(item, media, note);
    const { body, description } = textFields(item, links, note);
    const title = titleWithin(100, childText(item, "itunes:title") || childText(item, "title"), note);
    const recording = recordingFields(item, media, note);
    const end = durationOf(item, { audioFile: recording["audioFile"], media, transcript }, note);
    const counted = numbers.get(item);
    if (counted !== undefined) note(`it had no number; ${counted} goes on counting`);
    const image = media.pathOf(cover);
    if (cover && image === undefined) note(`its cover ${cover} was not taken: ${media.whyNot(cover)}`, cover);
    const fields = {
      number: countOf(item, "episode") ?? counted,
      type: typeOf(item) === "full" ? undefined : typeOf(item),
      title,
      description: firstSentences(description, 400),
      date: dayOf(item, content, note),
      duration: clockTime(end),
      ...recording,
      transcript: placeTranscript(transcript, end, media, note),
      chapters: chapterFields(chapters, end, { note, linkOf: (link) => links.of(link, "") }),
      season: countOf(item, "season"),
      people: peopleOf(item, note),
      explicit: /^(?:yes|true|explicit)$/i.test(childText(item, "itunes:explicit")) || undefined,
      guid: guidOf(item) || undefined,
      image: image === undefined ? undefined : { file: image, alt: title },
      draft: undefined,
      metadata: { title: cutText(title, 60), description: firstSentences(description, 160) },
    };
    return { title, fields, body };
  };
  const { entries, failed } = await convertAll(planned, convert);
  const unreadable = feeds.flatMap((feed) => feed.unreadable);
  return {
    entries,
    leftOut: [...unreadable, ...leftOut, ...failed],
    remarks: feedRemarks(channel, entries),
  };
};
