/** Episodes of a podcast's feed at another host. */
import { onlyOf } from "../../content-model/checks/entry";
import { FILL_IN } from "../../content-model/fields/fill-in";
import { OLD_PATH } from "../../content-model/fields";
import { kinds } from "../../content-model/kinds";
import { parseMarkdown } from "../../content-model/source/markdown";
import { dayIn } from "../../lib/calendar";
import { slugOf } from "../../lib/slug";
import { clockTime } from "../../lib/timestamps";
import { canonicalPath, normalOldAddress } from "../../lib/url-path";
import type { Content } from "../../site/pages/content";
import {
  placeOf,
  UsageError,
  type ImportedEntry,
  type Importer,
  type ImportFrom,
  type LeftOut,
  type Note,
  type NoteTo,
} from "../entry";
import { parseHtml } from "../html/parse";
import { treeToMarkdown } from "../html-to-markdown";
import type { MediaImport } from "../media";
import { summaryOf } from "../summary";
import { cutText, fieldText, firstSentences } from "../text";
import { Links } from "../wordpress/links";
import { missingPhrases, quoted } from "../words";
import { childText, type Feed, type FeedItem, type Xml } from "../xml";
import { autop } from "@wordpress/autop";
import {
  chapterFields,
  coverOf,
  durationOf,
  loadChapters,
  loadTranscript,
  placeTranscript,
  recordingFields,
  recordingOf,
} from "./files";
import { countOf, first, guidOf, peopleOf, slugOfLink, textsOf, typeOf } from "./item";
import { feedRemarks } from "./remarks";

/** Apps keep guids of this length. */
const LONGEST_GUID = 255;

interface Planned {
  source: FeedItem;
  path: string;
}

/** The files of new episodes; one that an earlier run has taken is known by its guid. */
const planEpisodes = (items: readonly FeedItem[], content: Content): { planned: Planned[]; leftOut: LeftOut[] } => {
  const there = content.entries.concat(content.faulty);
  const episodes = there.filter(({ kind }) => kind === kinds.episode);
  const byGuid = new Map(episodes.flatMap(({ data, path }) => (data["guid"] ? [[data["guid"], path] as const] : [])));
  const paths = new Map(there.map((entry) => [entry.path, entry]));
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
    const pathAt = (count: number): string =>
      kinds.episode.files.replace("{slug}", count === 1 ? base : `${base}-${count}`);
    const isOf = (path: string): boolean => {
      const data = paths.get(path)?.data;
      return data !== undefined && data["guid"] === undefined && data["title"] === cutText(title, 100);
    };
    let count = 1;
    while (taken.has(pathAt(count)) || (paths.has(pathAt(count)) && !isOf(pathAt(count)))) count += 1;
    const known = byGuid.get(guid) ?? (isOf(pathAt(count)) ? pathAt(count) : undefined);
    if (known !== undefined)
      leftOut.push({ what: `episode "${title}"`, why: `content/${known} is there already`, place: placeOf(source) });
    else planned.push({ source, path: pathAt(count) });
    taken.add(pathAt(count));
  }
  return { planned, leftOut };
};

/** Numbers for full episodes that have none, in the order of their days. */
const countedNumbers = (planned: readonly Planned[], { entries }: Content): Map<Xml, number> => {
  const items = planned.map(({ source }) => source.xml);
  const there = entries.map(({ data, kind }) => (kind === kinds.episode ? Number(data["number"] ?? 0) : 0));
  let last = Math.max(0, ...items.map((item) => countOf(item, "episode") ?? 0), ...there);
  const time = (item: Xml): number => Date.parse(childText(item, "pubDate")) || 0;
  const without = items
    .filter((item) => countOf(item, "episode") === undefined && typeOf(item) === "full")
    .sort((one, other) => time(one) - time(other));
  return new Map(without.map((item) => [item, (last += 1)]));
};

class PodcastImport {
  private readonly numbers: ReadonlyMap<Xml, number>;
  private readonly links: Links;
  private readonly host: string;
  private readonly content: Content;
  private readonly media: MediaImport;

  constructor(
    private readonly channel: Xml,
    planned: readonly Planned[],
    { content, media }: ImportFrom,
  ) {
    this.content = content;
    this.media = media;
    this.numbers = countedNumbers(planned, content);
    const url = onlyOf(content.entries, kinds.site)?.data.url ?? "";
    this.host = URL.canParse(url) ? new URL(url).host : "";
    this.links = new Links([], { url, items: [], hasAuthors: false, unreadable: [] }, { content, media });
  }

  async entry({ source, path }: Planned): Promise<ImportedEntry> {
    const item = source.xml;
    const notes: Note[] = [];
    const note: NoteTo = (message, near) => void notes.push({ message, near });
    if (/^yes$/i.test(childText(item, "itunes:block")) || /^yes$/i.test(childText(this.channel, "itunes:block")))
      note("it was hidden from directories (itunes:block)");
    for (const url of [recordingOf(item), coverOf(item)]) await this.media.load(url, "podcast");
    const [chapters, transcript] = [
      await loadChapters(item, this.media, note),
      await loadTranscript(item, this.media, note),
    ];
    const { body, description } = this.texts(item, note);
    const title = this.title(item, note);
    const recording = recordingFields(item, this.media, note);
    const moments = transcript?.moments ?? [];
    const end = durationOf(item, { audioFile: recording["audioFile"], media: this.media }, moments, note);
    const fields: Record<string, unknown> = {
      number: this.number(item, note),
      type: typeOf(item) === "full" ? undefined : typeOf(item),
      title,
      description: firstSentences(description, 400),
      date: this.day(item, note),
      duration: clockTime(end),
      ...recording,
      transcript: placeTranscript(transcript, end, this.media, note),
      chapters: chapterFields(chapters, end, { note, linkOf: (url) => this.links.of(url, "") }),
      season: countOf(item, "season"),
      people: peopleOf(item, note),
      explicit: /^(?:yes|true|explicit)$/i.test(childText(item, "itunes:explicit")) || undefined,
      guid: this.guid(item, note),
      image: this.cover(item, title, note),
      draft: undefined,
      redirectFrom: this.oldPath(item, path),
      metadata: { title: cutText(title, 60), description: firstSentences(description, 160) },
    };
    return { path, title, fields, body, notes, source };
  }

  private texts(item: Xml, note: NoteTo): { body: string; description: string } {
    const { notes, description, others } = textsOf(item);
    const html = /<(?:p|ul|ol|br|div)\b/i.test(notes) ? notes : autop(notes);
    const markdown = treeToMarkdown(parseHtml(html), {
      note,
      isNotes: true,
      addresses: {
        picture: () => undefined,
        altOf: () => undefined,
        link: (url) => {
          const now = this.links.of(url, "../media/");
          if (now === undefined) note(`the link to ${url} was not taken: it leads nowhere`, url);
          return now;
        },
      },
    });
    const body = parseMarkdown(markdown);
    if (!markdown) note("there are no show notes");
    const summary = description ?? summaryOf(body);
    const missing = [html, ...others].flatMap((text) => missingPhrases(parseHtml(text), body, [summary]));
    if (missing.length > 0) note(`words were not taken: ${quoted(missing)}`, missing[0]);
    return { body: markdown || FILL_IN, description: summary || FILL_IN };
  }

  private title(item: Xml, note: NoteTo): string {
    const given = fieldText(childText(item, "itunes:title") || childText(item, "title"));
    const title = cutText(given || FILL_IN, 100);
    if (!given) note("its title is missing");
    else if (title !== given) note(`its title was too long and is cut: “${given}”`);
    return title;
  }

  private number(item: Xml, note: NoteTo): number | undefined {
    const counted = this.numbers.get(item);
    if (counted !== undefined) note(`it had no number; ${counted} goes on counting`);
    return countOf(item, "episode") ?? counted;
  }

  private guid(item: Xml, note: NoteTo): string | undefined {
    const guid = guidOf(item);
    if (guid.length <= LONGEST_GUID) return guid || undefined;
    note(`its guid is longer than ${LONGEST_GUID} characters: ${guid}`);
    return undefined;
  }

  private day(item: Xml, note: NoteTo): string {
    const told = childText(item, "pubDate");
    const date = new Date(told);
    if (!Number.isNaN(date.getTime())) return dayIn(date, this.content.timeZone);
    note(`it has no valid day: "${told}"; this one is today's`);
    return this.content.today;
  }

  private cover(item: Xml, title: string, note: NoteTo): object | undefined {
    const url = coverOf(item);
    const file = this.media.pathOf(url);
    const isOfAll = url === coverOf(this.channel);
    if (url && file === undefined && !isOfAll) note(`its cover ${url} was not taken: ${this.media.whyNot(url)}`, url);
    return file === undefined || isOfAll ? undefined : { file, alt: title };
  }

  /** The old path of an episode, where it had a page on the same domain. */
  private oldPath(item: Xml, path: string): string[] | undefined {
    const link = childText(item, "link");
    const url = URL.canParse(link) ? new URL(link) : undefined;
    const old = url?.host === this.host ? normalOldAddress(url.pathname) : undefined;
    const now = `/${path.replace(/\.md$/, "")}`;
    return old !== undefined && canonicalPath(old) !== now && OLD_PATH.test(old) ? [old] : undefined;
  }
}

/** @throws where no item has a recording */
export const importPodcast = async (pages: readonly Feed[], from: ImportFrom): Promise<Importer> => {
  const items = pages.flatMap((page) => page.items);
  const channel = pages[0]?.channel ?? {};
  if (!items.some(({ xml }) => first(xml, "enclosure")))
    throw new UsageError("The file is not the feed of a podcast: no entry has a recording.");
  const { planned, leftOut } = planEpisodes(items, from.content);
  const importer = new PodcastImport(channel, planned, from);
  const entries: ImportedEntry[] = [];
  for (const one of planned)
    try {
      entries.push(await importer.entry(one));
    } catch (error) {
      const why = `it cannot be converted: ${(error as Error).message}`;
      leftOut.push({ what: `episode "${childText(one.source.xml, "title")}"`, why, place: placeOf(one.source) });
    }
  return {
    entries,
    leftOut: [...pages.flatMap(({ unreadable }) => unreadable), ...leftOut],
    remarks: feedRemarks(channel, entries),
    changes: new Map(),
  };
};
