/** Episodes of a podcast's feed at another host. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { FILL_IN } from "../content-model/fields/fill-in";
import { slugOf } from "../lib/slug";
import { clockTime } from "../lib/timestamps";
import { parseMarkdown } from "../content-model/source/markdown";
import { kinds } from "../content-model/kinds";
import type { Content } from "../site/pages/content";
import { lossesOf } from "./conservation";
import { entryText, readEntry, type ImportedFile, type LeftOut, type Note } from "./entry-file";
import { cutText, fieldText, firstSentences, summaryText } from "./html";
import { signsBeside, unfinished } from "./last-look";
import { toMarkdown, withParagraphs } from "./markdown";
import type { MediaImport } from "./media";
import { chaptersOf } from "./podcast/chapters";
import { EpisodeFiles } from "./podcast/files";
import {
  attribute,
  bareTitle,
  dayIn,
  first,
  guidOf,
  numbersOf,
  restOf,
  slugOfLink,
  textsOf,
  typeOf,
  type Write,
  type Xml,
} from "./podcast/item";
import { feedRemarks, oldPath } from "./podcast/old-addresses";
import { peopleOf } from "./podcast/people";
import { sentencesOf } from "./sentences";
import { children, childText, readItems } from "./wxr";
import type { Verdicts } from "./wordpress";

/** Apps keep guids of this length. */
const LONGEST_GUID = 255;

/** In characters of a summary that a host makes, before it cuts the text. */
const LONGEST_SUMMARY = 150;

/** Only the letters and digits of a text. */
const letters = (html: string): string => fieldText(html).replace(/[^\p{L}\p{N}]+/gu, "");

/** A text with spaces between its sentences. */
const withSpaces = (text: string): string => text.replace(/(?<=\p{Ll}[.!?…])(?=\p{Lu}\p{Ll})/gu, " ");

/** Links of show notes lead to other sites. */
const linkOf = (address: string): string | undefined => (/^(?:https?:|mailto:)/i.test(address) ? address : undefined);

interface Planned {
  item: Xml;
  path: string;
  guid: string;
}

export class PodcastImport {
  private readonly channel: Xml;
  private readonly all: Xml[];
  private readonly items: Planned[] = [];
  readonly leftOut: LeftOut[] = [];
  private readonly numbers: ReadonlyMap<Xml, number>;
  private readonly timeZone: string;
  private readonly parts: EpisodeFiles;

  /**
   * @param pages the feed, with the pages that follow it
   * @throws where the file is no feed of a podcast
   */
  constructor(
    pages: readonly string[],
    private readonly content: Content,
    media: MediaImport,
    private readonly missingPage?: string,
  ) {
    this.parts = new EpisodeFiles(media);
    const read = pages.map((xml) => readItems(xml, (item) => item));
    const channel = children((read[0]?.head["rss"] ?? {}) as Xml, "channel")[0];
    const items = read.flatMap((page) => page.items);
    if (!channel || !items.some((item) => first(item, "enclosure")))
      throw new Error("The file is not the feed of a podcast: it has no episode with a recording.");
    this.channel = channel;
    this.all = items;
    this.leftOut.push(
      ...read.flatMap(({ unreadable }) => unreadable.map(({ what, why }) => ({ what: `episode ${what}`, why }))),
    );
    this.timeZone = content.timeZone;
    this.plan();
    this.numbers = this.countedNumbers();
  }

  private plan(): void {
    const there = this.content.entries.concat(this.content.faulty);
    const episodes = there.filter(({ kind }) => kind === kinds.episode);
    const guids = new Map(
      episodes.flatMap(({ data, path }) => (data["guid"] === undefined ? [] : [[data["guid"], path] as const])),
    );
    const entries = new Map(episodes.map((entry) => [entry.path, entry]));
    const paths = new Set(there.map(({ path }) => path));
    const own = new Set<string>();
    const seen = new Set<string>();
    for (const item of this.all) {
      const title = fieldText(childText(item, "title"));
      const guid = guidOf(item);
      // Pages of a feed can overlap.
      if (guid && seen.has(guid)) continue;
      if (guid) seen.add(guid);
      const known = guids.get(guid) ?? guids.get(attribute(first(item, "enclosure"), "url"));
      const base = slugOf(title) || slugOfLink(item) || `episode-${own.size + 1}`;
      const pathOf = (slug: string): string => kinds.episode.files.replace("{slug}", slug);
      let slug = base;
      // A title is no identity: another episode of that name gets a number. One without a guid was written by hand.
      const isTaken = (path: string): boolean => {
        const entry = entries.get(path);
        const isSame =
          entry !== undefined && entry.data["guid"] === undefined && entry.data["title"] === cutText(title, 100);
        return paths.has(path) && !isSame;
      };
      for (let count = 2; known === undefined && (own.has(slug) || isTaken(pathOf(slug))); count += 1)
        slug = `${base}-${count}`;
      own.add(slug);
      const path = pathOf(slug);
      const isUnread = !paths.has(path) && existsSync(join(this.content.folder, path));
      if (known !== undefined || paths.has(path) || isUnread)
        this.leftOut.push({
          what: `episode "${title}"`,
          why: `content/${known ?? path} is there already${known === undefined && isUnread ? ", and cannot be read; npm run check:content says why" : ""}`,
        });
      else this.items.push({ item, path, guid });
    }
  }

  /** Numbers for full episodes that have none, in the order of their days. */
  private countedNumbers(): Map<Xml, number> {
    const given = this.items.map(({ item }) => numbersOf(item).number ?? 0);
    const there = this.content.entries.map(({ data, kind }) =>
      kind === kinds.episode ? Number(data["number"] ?? 0) : 0,
    );
    let last = Math.max(0, ...given, ...there);
    const time = (item: Xml): number => Date.parse(childText(item, "pubDate")) || 0;
    const without = this.items
      .map(({ item }) => item)
      .filter((item) => numbersOf(item).number === undefined && typeOf(item) === "full")
      .sort((one, other) => time(one) - time(other));
    return new Map(without.map((item) => [item, (last += 1)]));
  }

  /** Finds recordings, chapters, transcripts and covers. */
  load(): Promise<void> {
    return this.parts.load(this.items.map(({ item }) => item));
  }

  files({ drafts, withoutRedirects }: Verdicts): ImportedFile[] {
    return this.items.flatMap((planned) => {
      try {
        return [this.file(planned, drafts.get(planned.path), withoutRedirects.has(planned.path))];
      } catch (error) {
        const what = `episode "${fieldText(childText(planned.item, "title"))}"`;
        if (!this.leftOut.some((one) => one.what === what))
          this.leftOut.push({ what, why: `it cannot be converted: ${(error as Error).message}` });
        return [];
      }
    });
  }

  private title(item: Xml, note: Write): string {
    const given = fieldText(childText(item, "itunes:title") || childText(item, "title"));
    const title = cutText(given || FILL_IN, 100);
    if (!given) note("the title is missing", { isLacking: true });
    else if (title !== given) note(`the title was too long and is cut: "${given}"`, { isLacking: true });
    return title;
  }

  private number(item: Xml, note: Write): number | undefined {
    const { number = this.numbers.get(item), isZero } = numbersOf(item);
    const near = "number:";
    if (isZero)
      note("its number in the feed is 0, and numbers begin at 1; this one goes on counting", { isLacking: true, near });
    else if (this.numbers.has(item)) note("it had no number; this one goes on counting", { near });
    return number;
  }

  private id(item: Xml, guid: string, note: Write): string | undefined {
    if (guid.length > LONGEST_GUID) {
      note(`its guid is longer than ${LONGEST_GUID} characters: ${guid}`, { isLacking: true });
      return undefined;
    }
    if (guid && !childText(item, "guid"))
      note("the feed gives it no guid; apps know it by its recording's old address", { near: "guid:" });
    return guid || undefined;
  }

  private day(item: Xml, note: Write): string {
    const told = childText(item, "pubDate");
    const day = dayIn(told, this.timeZone);
    if (day === undefined)
      note(`it has no valid day: "${told}"; this one is today's`, { isLacking: true, near: "date:" });
    return day ?? this.content.today;
  }

  private file({ item, path, guid }: Planned, reasons: readonly string[] = [], withoutRedirect: boolean): ImportedFile {
    const notes: Note[] = [];
    const note: Write = (message, { isLacking = false, near } = {}) => void notes.push({ message, isLacking, near });
    const { html, others } = textsOf(item);
    const body = toMarkdown(/<(?:p|ul|ol|br|div)\b/i.test(html) ? html : withParagraphs(html), {
      note,
      isNotes: true,
      addresses: { picture: () => undefined, altOf: () => undefined, link: linkOf },
    });
    if (!body) note("there are no show notes", { isLacking: true });
    const title = this.title(item, note);
    const recording = this.parts.recording(item, note);
    const chapters = this.parts.chapters(item, note);
    const seconds = this.parts.duration(item, recording, chapters, note);
    const type = typeOf(item);
    const subtitle = childText(item, "itunes:subtitle") || childText(item, "itunes:summary");
    // Hosts make a summary of the notes by joining their lines.
    const at = letters(html).indexOf(letters(subtitle).slice(0, LONGEST_SUMMARY));
    const own = at === -1 ? summaryText(subtitle) : at > 0 ? withSpaces(summaryText(subtitle)) : "";
    const summary = own || sentencesOf(parseMarkdown(body)) || FILL_IN;
    const cover = this.parts.cover(item, note);
    const values: Record<string, unknown> = {
      number: this.number(item, note),
      type: type === "full" ? undefined : type,
      title,
      description: firstSentences(summary, 400),
      date: this.day(item, note),
      duration: clockTime(seconds),
      ...recording,
      transcript: this.parts.transcript(item, seconds, note),
      chapters: chaptersOf(chapters, seconds, note),
      season: numbersOf(item).season,
      people: peopleOf(item, note),
      explicit: /^(?:yes|true|explicit)$/i.test(childText(item, "itunes:explicit")) || undefined,
      guid: this.id(item, guid, note),
      image: cover === undefined ? undefined : { file: cover, alt: title },
      draft: undefined,
      redirectFrom: withoutRedirect ? undefined : oldPath(this.content, item, path),
      metadata: { title: cutText(title, 60), description: firstSentences(summary, 160) },
    };
    const text = entryText(values, body || FILL_IN);
    const entry = readEntry(text);
    const isReplaced = childText(item, "itunes:title") !== "";
    const facts = [{ what: "the title", text: bareTitle(item), isReplaced }, ...others];
    const usual = ["itunes:author", "author", "dc:creator", "managingEditor"].map((name) =>
      childText(this.channel, name),
    );
    for (const { name, said } of restOf(item)) {
      const lost = said
        .flatMap((words) => (/keywords|category/.test(name) ? words.split(/\s*,\s*/) : words))
        .filter((words) => words && !text.includes(words) && !usual.includes(words));
      if (lost.length > 0)
        note(`the feed's ${name} was left out: ${lost.join(", ")}`, { isLacking: /author|creator/.test(name) });
    }
    notes.push(...lossesOf({ html: [html], facts, isNotes: true }, entry, { picture: () => undefined, link: linkOf }));
    notes.push(...signsBeside(unfinished(entry), notes));
    for (const message of reasons) note(message, { isLacking: true });
    const isDraft = notes.some(({ isLacking }) => isLacking) || reasons.length > 0;
    return {
      path,
      title,
      isDraft,
      notes,
      text: entryText({ ...values, draft: isDraft || undefined }, body || FILL_IN),
    };
  }

  remarks(): string[] {
    const items = this.items.map(({ item }) => item);
    return feedRemarks(this.channel, { content: this.content, items, missingPage: this.missingPage });
  }
}
