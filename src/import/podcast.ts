/** Episodes of a podcast's feed at another host. */
import type { z } from "zod";
import { FILL_IN } from "../content-model/fields/fill-in";
import { OLD_PATH, SLUG } from "../content-model/fields";
import { ROLE_NAMES } from "../content-model/fields/podcast-roles";
import { clockTime } from "../content-model/fields/timestamps";
import { slugOf } from "../content-model/fields/slug";
import { kinds } from "../content-model/kinds";
import { measureBytes } from "../gatsby/content/media/measure";
import type { Content } from "../gatsby/content/read-content";
import { safeDecodeUri } from "../lib/safe-decode-uri";
import { canonicalPath, normalOldAddress } from "../lib/url-path";
import { lossesOf, type Fact } from "./conservation";
import { asText, entryText, type ImportedFile, type LeftOut, type Note } from "./entry-file";
import { cutText, fieldText, firstSentences, summaryText } from "./html";
import { unfinishedBeside } from "./last-look";
import { toMarkdown, withParagraphs } from "./markdown";
import type { MediaImport } from "./media";
import { asWebVtt, type Transcript } from "./transcript";
import { children, childText, readItems } from "./wxr";
import type { Verdicts } from "./wordpress";

type Xml = Record<string, unknown>;

const attribute = (node: Xml | undefined, name: string): string => {
  const value = node?.[`@${name}`];
  return typeof value === "string" ? value.trim() : "";
};

const first = (node: Xml, name: string): Xml | undefined => children(node, name)[0];

/** Seconds of `3720`, `62:00`, `1:02:00` or a number; hours may have a fraction of a second behind them. */
const secondsOf = (time: unknown): number | undefined => {
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
const dayIn = (moment: string, timeZone: string): string | undefined => {
  const date = new Date(moment.replace(/\b[A-Z]{3,4}$/, (zone) => ZONES[zone] ?? zone));
  return Number.isNaN(date.getTime())
    ? undefined
    : new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(date);
};

interface Chapter {
  start: string;
  title: string;
  link?: string;
}

/** A chapter as a feed or a file has it. */
interface GivenChapter {
  time: unknown;
  title: string;
  link?: string;
  image?: string;
}

/** The forms of a transcript, the best first. */
const FORMS = [/vtt/i, /srt|subrip/i, /json/i, /html/i, /plain|\.txt/i];

type Write = (message: string, more?: Partial<Note>) => void;

/** The page that follows in a feed of several pages (RFC 5005). */
export const nextPageOf = (xml: string): string | undefined => {
  const head = xml.slice(0, Math.max(xml.search(/<item[\s>]/), 0) || xml.length);
  const [link] = /<(?:atom(?:10)?:)?link\b[^>]*\brel\s*=\s*["']next["'][^>]*>/i.exec(head) ?? [];
  const href = /\bhref\s*=\s*["']([^"']+)["']/i.exec(link ?? "")?.[1];
  return href?.replaceAll("&amp;", "&");
};

/** Number and season that a title says: `Episode 12`, `#12`, `S03E09`, `Season 3, Episode 9`. */
const numbersIn = (title: string): { number?: number; season?: number } => {
  const both = /\bS(?:eason|taffel)?[\s.]*(\d{1,3})[\s,:.–-]*(?:E|EP|Ep\.|Episode|Folge)[\s.]*(\d{1,4})\b/i.exec(title);
  if (both) return { season: Number(both[1]), number: Number(both[2]) };
  const one =
    /(?:\b(?:Episode|Episodio|Épisode|Ep|Folge|Aflevering|Afl|Avsnitt|Odcinek|Puntata|Nr|No)\b[\s.#:№-]*|^#|\s#)(\d{1,4})\b(?![.,]\d)/iu.exec(
      title,
    );
  return one ? { number: Number(one[1]) } : {};
};

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
  /** Playing times of recordings that are here, by path below media. */
  private readonly measured = new Map<string, number>();
  /** Sizes in bytes of recordings elsewhere that their hosts say. */
  private readonly sizes = new Map<string, number>();

  /**
   * @param pages the feed, with the pages that follow it
   * @throws where the file is no feed of a podcast
   */
  constructor(
    pages: readonly string[],
    private readonly content: Content,
    private readonly media: MediaImport,
    private readonly missingPage?: string,
  ) {
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

  /** The id that apps know an episode by: without a guid, the address of its recording. */
  private guidOf(item: Xml): string {
    return childText(item, "guid") || attribute(first(item, "enclosure"), "url");
  }

  private plan(): void {
    const episodes = this.content.entries.filter(({ kind }) => kind === kinds.episode);
    const guids = new Map(
      episodes.flatMap(({ data, path }) => (data["guid"] === undefined ? [] : [[data["guid"], path] as const])),
    );
    const entries = new Map(episodes.map((entry) => [entry.path, entry]));
    const paths = new Set(this.content.entries.concat(this.content.faulty).map(({ path }) => path));
    const own = new Set<string>();
    const seen = new Set<string>();
    for (const item of this.all) {
      const title = fieldText(childText(item, "title"));
      const guid = this.guidOf(item);
      // Pages of a feed can overlap.
      if (guid && seen.has(guid)) continue;
      if (guid) seen.add(guid);
      const there = guids.get(guid) ?? guids.get(attribute(first(item, "enclosure"), "url"));
      const base = slugOf(title) || this.slugOfLink(item) || `episode-${own.size + 1}`;
      const pathOf = (slug: string): string => kinds.episode.files.replace("{slug}", slug);
      let slug = base;
      // A title is no identity: another episode of that name gets a number. One without a guid was written by hand.
      const isTaken = (path: string): boolean => {
        const entry = entries.get(path);
        const isSame =
          entry !== undefined && entry.data["guid"] === undefined && entry.data["title"] === cutText(title, 100);
        return paths.has(path) && !isSame;
      };
      for (let count = 2; there === undefined && (own.has(slug) || isTaken(pathOf(slug))); count += 1)
        slug = `${base}-${count}`;
      own.add(slug);
      const path = pathOf(slug);
      if (there !== undefined || paths.has(path))
        this.leftOut.push({ what: `episode "${title}"`, why: `content/${there ?? path} is there already` });
      else this.items.push({ item, path, guid });
    }
  }

  private slugOfLink(item: Xml): string | undefined {
    const link = childText(item, "link");
    const last = URL.canParse(link)
      ? (safeDecodeUri(new URL(link).pathname) ?? "").split("/").filter(Boolean).at(-1)
      : undefined;
    return last !== undefined && SLUG.test(last) ? last : undefined;
  }

  private given(item: Xml): { number?: number; season?: number; isZero: boolean } {
    const whole = (name: string): number | undefined => {
      const text = childText(item, name);
      return /^\d+$/.test(text) ? Number(text) : undefined;
    };
    const told = numbersIn(fieldText(childText(item, "title")));
    const number =
      whole("itunes:episode") ?? whole("podcast:episode") ?? (this.typeOf(item) === "full" ? told.number : undefined);
    const season = whole("itunes:season") ?? whole("podcast:season") ?? told.season;
    return { number: number || undefined, season: season || undefined, isZero: number === 0 };
  }

  /** Numbers for full episodes that have none, in the order of their days. */
  private countedNumbers(): Map<Xml, number> {
    const given = this.items.map(({ item }) => this.given(item).number ?? 0);
    const there = this.content.entries.map(({ data, kind }) =>
      kind === kinds.episode ? Number(data["number"] ?? 0) : 0,
    );
    let last = Math.max(0, ...given, ...there);
    const time = (item: Xml): number => Date.parse(childText(item, "pubDate")) || 0;
    const without = this.items
      .map(({ item }) => item)
      .filter((item) => this.given(item).number === undefined && this.typeOf(item) === "full")
      .sort((one, other) => time(one) - time(other));
    return new Map(without.map((item) => [item, (last += 1)]));
  }

  private typeOf(item: Xml): string {
    const type = childText(item, "itunes:episodeType").toLowerCase();
    return type === "trailer" || type === "bonus" ? type : "full";
  }

  private transcriptUrl(item: Xml): string {
    const all = children(item, "podcast:transcript");
    const found = FORMS.flatMap((form) =>
      all.filter((one) => form.test(`${attribute(one, "type")} ${attribute(one, "url").split(/[?#]/)[0] ?? ""}`)),
    )[0];
    return attribute(found ?? all[0], "url");
  }

  /** Finds recordings, chapters, transcripts and covers. */
  async load(): Promise<void> {
    for (const { item } of this.items) {
      const recording = attribute(first(item, "enclosure"), "url");
      for (const url of [
        recording,
        attribute(first(item, "podcast:chapters"), "url"),
        this.transcriptUrl(item),
        attribute(first(item, "itunes:image"), "href"),
      ])
        await this.media.load(url, "podcast");
      if (this.media.pathOf(recording) === undefined)
        await this.askSize(recording, attribute(first(item, "enclosure"), "length"));
    }
    const audio = [...this.media.files].filter(([path]) => /\.(?:mp3|m4a)$/i.test(path));
    const facts = measureBytes(audio.map(([path, bytes]) => ({ name: path.replace(/^media\//, ""), bytes })));
    for (const [name, fact] of facts) if (fact?.seconds !== undefined) this.measured.set(name, fact.seconds);
  }

  /** Whether a recording is there over https, and how large it is. */
  private async askSize(url: string, length: string): Promise<void> {
    if (/^https:/i.test(url) && Number(length) > 0) return;
    const secure = url.replace(/^http:/i, "https:");
    const size = await this.media.sizeOf(secure);
    if (size !== undefined) this.sizes.set(secure, size);
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

  private recording(item: Xml, note: Write): Record<string, unknown> {
    const enclosure = first(item, "enclosure");
    const url = attribute(enclosure, "url");
    if (!url) {
      note("it has no recording", { isLacking: true });
      return {};
    }
    const file = this.media.pathOf(url);
    if (file !== undefined && /\.(?:mp3|m4a)$/i.test(file)) return { audioFile: file };
    const secure = url.replace(/^http:/i, "https:");
    const given = Number(attribute(enclosure, "length"));
    const bytes = this.sizes.get(secure) ?? (Number.isInteger(given) && given > 0 ? given : undefined);
    if (!/^https:\/\/[^\s?#]+\.(?:mp3|m4a)(?:\?[^\s#]*)?$/i.test(secure)) {
      note(`the recording ${url} was left out: the player plays mp3 and m4a, and the address has to say which`, {
        isLacking: true,
      });
      return {};
    }
    const isTried = secure === url || this.sizes.has(secure);
    note(`the recording stays at ${secure}: ${this.media.whyNot(url) ?? "it is not among the files"}`, {
      near: "audioUrl:",
    });
    if (!isTried)
      note(
        `the feed has its recording at http://, which browsers refuse; whether it is at https:// too could not be tried`,
        { isLacking: true, near: "audioUrl:" },
      );
    if (bytes === undefined)
      note("the size of its recording in bytes is not known: the feed has no length, and the host did not say it", {
        isLacking: true,
        near: "audioUrl:",
      });
    return { audioUrl: secure, audioLength: bytes };
  }

  private givenChapters(item: Xml, note: Write): GivenChapter[] {
    const inline = children(first(item, "psc:chapters") ?? {}, "psc:chapter").map((chapter) => ({
      time: attribute(chapter, "start"),
      title: attribute(chapter, "title"),
      link: attribute(chapter, "href"),
      image: attribute(chapter, "image"),
    }));
    if (inline.length > 0) return inline;
    const url = attribute(first(item, "podcast:chapters"), "url");
    if (!url) return [];
    const text = this.chapterTexts.get(url) ?? this.media.takeText(url);
    if (text === undefined) {
      note(`its chapters at ${url} are missing: ${this.media.whyNot(url) ?? "they are not among the files"}`, {
        isLacking: true,
      });
      return [];
    }
    this.chapterTexts.set(url, text);
    try {
      const { chapters = [] } = JSON.parse(text) as {
        chapters?: { startTime?: unknown; title?: unknown; url?: unknown; img?: unknown; toc?: boolean }[];
      };
      return chapters
        .filter(({ toc }) => toc !== false)
        .map(({ startTime, title, url: link, img }) => ({
          time: startTime,
          title: typeof title === "string" ? title : "",
          link: typeof link === "string" ? link : undefined,
          image: typeof img === "string" ? img : undefined,
        }));
    } catch {
      note(`its chapters at ${url} cannot be read: they are no JSON`, { isLacking: true });
      return [];
    }
  }

  private readonly chapterTexts = new Map<string, string>();

  /** In order, each at its own second; what cannot be a chapter is named. */
  private chapters(given: readonly GivenChapter[], end: number, note: Write): Chapter[] | undefined {
    const kept: (Chapter & { seconds: number })[] = [];
    for (const { time, title, link, image } of given) {
      const words = fieldText(title);
      const seconds = secondsOf(time);
      const name = `“${words || asText(time)}”`;
      if (seconds === undefined)
        note(`the chapter ${name} was left out: its time is "${asText(time)}"`, { isLacking: true });
      else if (!words) note(`the chapter at ${clockTime(seconds)} was left out: it has no title`, { isLacking: true });
      else if (seconds >= end)
        note(
          `the chapter ${name} was left out: it begins at ${clockTime(seconds)}, and the episode ends at ${clockTime(end)}`,
          { isLacking: true },
        );
      else {
        if (words.length > 100) note(`the chapter ${name} was cut`, { isLacking: true, near: clockTime(seconds) });
        if (image) note(`the picture of the chapter ${name} was left out: ${image}`);
        const address = /^https:\/\/[^\s]+$/.test(link ?? "") ? link : undefined;
        if (link && !address) note(`the link of the chapter ${name} was left out: ${link}`, { isLacking: true });
        kept.push({
          start: clockTime(seconds),
          title: cutText(words, 100),
          ...(address ? { link: address } : {}),
          seconds,
        });
      }
    }
    const unique: Chapter[] = [];
    let last = -1;
    for (const { seconds, ...chapter } of kept.sort((one, other) => one.seconds - other.seconds)) {
      if (seconds > last) unique.push(chapter);
      else
        note(`the chapter “${chapter.title}” was left out: another one begins at ${chapter.start} too`, {
          isLacking: true,
        });
      last = Math.max(last, seconds);
    }
    return unique.length > 0 ? unique : undefined;
  }

  private readonly transcripts = new Map<string, Transcript | undefined>();

  /** The transcript as WebVTT. */
  private transcriptOf(item: Xml): { url: string; found: Transcript | undefined } {
    const url = this.transcriptUrl(item);
    if (!this.transcripts.has(url)) {
      const isFile = this.media.pathOf(url) !== undefined;
      const text = isFile ? this.media.takeText(url) : undefined;
      this.transcripts.set(url, text === undefined ? undefined : asWebVtt(text));
    }
    return { url, found: this.transcripts.get(url) };
  }

  private transcript(item: Xml, end: number, note: Write): string | undefined {
    const { url, found } = this.transcriptOf(item);
    if (!url) return undefined;
    if (!found) {
      note(`its transcript at ${url} is missing: ${this.media.whyNot(url) ?? "it is not among the files"}`, {
        isLacking: true,
      });
      return undefined;
    }
    const { cues, lost, hasTimes } = found;
    if (lost.length > 0)
      note(
        `its transcript lacks words: ${lost
          .map((words) => `“${words}”`)
          .join(", ")
          .slice(0, 300)}`,
        { isLacking: true, near: "transcript:" },
      );
    const late = cues.filter(({ start }) => start >= end);
    if (late.length > 0)
      note(
        `its transcript goes on after the end, at ${clockTime(end)}: ${late.length} cues were left out, from “${(late[0]?.text ?? "").slice(0, 80)}”`,
        { isLacking: true, near: "transcript:" },
      );
    if (!hasTimes)
      note("its transcript has no times, so the whole of it stands at the beginning", { near: "transcript:" });
    const kept = cues.filter(({ start }) => start < end);
    if (kept.length === 0) return undefined;
    const name =
      url
        .split(/[?#]/)[0]
        ?.split("/")
        .at(-1)
        ?.replace(/\.\w+$/, "") ?? "";
    return this.media.add(
      `podcast/${slugOf(safeDecodeUri(name) ?? name) || "transcript"}.vtt`,
      Buffer.from(found.write(kept, end)),
    );
  }

  private people(item: Xml, note: Write): Record<string, unknown>[] | undefined {
    const people = children(item, "podcast:person").flatMap((person) => {
      const name = fieldText(childText({ person }, "person"));
      if (!name) return [];
      const role = attribute(person, "role").toLowerCase() || "host";
      const known = ROLE_NAMES.find((one) => one === role);
      if (!known) note(`${name} has the role "${role}", which the site does not have`, { isLacking: true, near: name });
      const image = attribute(person, "img");
      if (image) note(`the picture of ${name} was left out: ${image}`);
      const href = attribute(person, "href");
      return [{ name: cutText(name, 128), role: known ?? "guest", ...(/^https:\/\//.test(href) ? { href } : {}) }];
    });
    return people.length > 0 ? people : undefined;
  }

  /** The texts of an episode, the longest of which are its notes. */
  private textsOf(item: Xml): { html: string; others: Fact[] } {
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
  }

  private file({ item, path, guid }: Planned, reasons: readonly string[] = [], withoutRedirect: boolean): ImportedFile {
    const notes: Note[] = [];
    const note: Write = (message, { isLacking = false, near } = {}) => void notes.push({ message, isLacking, near });
    const { html, others } = this.textsOf(item);
    const link = (address: string): string | undefined => (/^(?:https?:|mailto:)/i.test(address) ? address : undefined);
    const body = toMarkdown(/<(?:p|ul|ol|br|div)\b/i.test(html) ? html : withParagraphs(html), {
      note,
      isNotes: true,
      addresses: { picture: () => undefined, altOf: () => undefined, link },
    });
    if (!body) note("there are no show notes", { isLacking: true });
    const given = fieldText(childText(item, "itunes:title") || childText(item, "title"));
    const title = cutText(given || FILL_IN, 100);
    if (!given || title !== given)
      note(given ? `the title was too long and is cut: "${given}"` : "the title is missing", { isLacking: true });
    const date = dayIn(childText(item, "pubDate"), this.timeZone);
    if (date === undefined)
      note(`it has no valid day: "${childText(item, "pubDate")}"; this one is today's`, {
        isLacking: true,
        near: "date:",
      });
    const recording = this.recording(item, note);
    const chapters = this.givenChapters(item, note);
    const seconds = this.duration(item, recording, chapters, note);
    const type = this.typeOf(item);
    const own = this.given(item);
    const number = own.number ?? this.numbers.get(item);
    if (own.isZero)
      note("its number in the feed is 0, and numbers begin at 1; this one goes on counting", {
        isLacking: true,
        near: "number:",
      });
    else if (own.number === undefined && number !== undefined)
      note("it had no number; this one goes on counting", { near: "number:" });
    const subtitle = childText(item, "itunes:subtitle") || childText(item, "itunes:summary");
    const summary = summaryText(subtitle) || summaryText(html);
    const coverUrl = attribute(first(item, "itunes:image"), "href");
    const cover = this.media.pathOf(coverUrl);
    if (coverUrl && cover === undefined)
      note(`its cover ${coverUrl} is missing: ${this.media.whyNot(coverUrl) ?? "it is not among the files"}`, {
        isLacking: true,
      });
    const id = guid.length <= 255 ? guid : "";
    if (guid && !id) note(`its guid is longer than 255 characters: ${guid}`, { isLacking: true });
    if (!childText(item, "guid") && id)
      note("the feed gives it no guid; apps know it by its recording's old address", { near: "guid:" });
    const values: Record<string, unknown> = {
      number,
      type: type === "full" ? undefined : type,
      title,
      description: firstSentences(summary || FILL_IN, 400),
      date: date ?? this.content.today,
      duration: clockTime(seconds),
      ...recording,
      transcript: this.transcript(item, seconds, note),
      chapters: this.chapters(chapters, seconds, note),
      season: own.season,
      people: this.people(item, note),
      explicit: /^(?:yes|true|explicit)$/i.test(childText(item, "itunes:explicit")) || undefined,
      guid: id || undefined,
      image: cover === undefined ? undefined : { file: cover, alt: title },
      draft: undefined,
      redirectFrom: withoutRedirect ? undefined : this.oldPath(childText(item, "link"), path),
      metadata: { title: cutText(title, 60), description: firstSentences(summary || FILL_IN, 160) },
    };
    const text = entryText(values, body || FILL_IN);
    notes.push(
      ...lossesOf(
        { html: [html], facts: [{ what: "the title", text: childText(item, "title") }, ...others], isNotes: true },
        text,
        { picture: () => undefined, link },
      ),
      ...unfinishedBeside(text, notes),
    );
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

  /** The playing time: of the recording, else of the feed, else as long as chapters and transcript need. */
  private duration(
    item: Xml,
    { audioFile }: Record<string, unknown>,
    chapters: readonly GivenChapter[],
    note: Write,
  ): number {
    const told = secondsOf(childText(item, "itunes:duration")) || undefined;
    const measured = typeof audioFile === "string" ? this.measured.get(audioFile) : undefined;
    if (measured !== undefined) {
      const whole = Math.max(1, Math.round(measured));
      if (told !== undefined && Math.abs(told - measured) > 2)
        note(`the feed says that it plays for ${clockTime(told)}; the recording has ${clockTime(whole)}`, {
          near: "duration:",
        });
      return whole;
    }
    const last = Math.max(
      0,
      ...chapters.map(({ time }) => secondsOf(time) ?? 0),
      ...(this.transcriptOf(item).found?.cues.map(({ end }) => Math.ceil(end)) ?? []),
    );
    if (told !== undefined && told > last) return told;
    if (told !== undefined)
      note(
        `the feed says that it plays for ${clockTime(told)}, but its chapters or transcript go on to ${clockTime(last)}`,
        { isLacking: true, near: "duration:" },
      );
    else note("its duration is not known; this one is a guess", { isLacking: true, near: "duration:" });
    return Math.max(60, last + 60);
  }

  /** The old path of the episode, where it had a page on the same domain. */
  private oldPath(link: string, path: string): string[] | undefined {
    const site = this.content.entries.find(({ kind }) => kind === kinds.site)?.data as
      z.infer<typeof kinds.site.schema> | undefined;
    if (
      !site ||
      !URL.canParse(link) ||
      new URL(link).host.replace(/^www\./, "") !== new URL(site.url).host.replace(/^www\./, "")
    )
      return undefined;
    const old = normalOldAddress(new URL(link).pathname);
    const now = `/${path.replace(/\.md$/, "")}`;
    return old !== undefined && canonicalPath(old) !== now && OLD_PATH.test(old) ? [old] : undefined;
  }

  /** Where the feed was, and what is to be done there. */
  remarks(): string[] {
    const self = children(this.channel, "atom:link").find((one) => attribute(one, "rel") === "self");
    const feed = childText(this.channel, "itunes:new-feed-url") || attribute(self, "href");
    const own = feed
      ? `The feed was at ${feed}. Let that address redirect to /podcast/feed.xml of this site with status 301; on this domain, write its path under feed › redirectFrom in content/pages/podcast.yaml.`
      : "The feed does not say where it was: let its old address redirect to /podcast/feed.xml with status 301.";
    const guid = childText(this.channel, "podcast:guid");
    const hosts = this.foreignHosts();
    return [
      own,
      ...(this.missingPage
        ? [`The feed goes on at ${this.missingPage}, which could not be fetched: its further episodes are missing.`]
        : []),
      ...(hosts.length > 0
        ? [
            `Episodes had pages at ${hosts.join(", ")}, which is not the domain of this site, so their addresses do not redirect. If that domain leads here, write it as url into content/site.yaml first.`,
          ]
        : []),
      ...(guid ? [`The podcast's own id is ${guid}: write it as guid into content/pages/podcast.yaml.`] : []),
    ];
  }

  /** Domains on which episodes had pages, other than this site's. */
  private foreignHosts(): string[] {
    const bare = (url: string): string => new URL(url).host.replace(/^www\./, "");
    const site = this.content.entries.find(({ kind }) => kind === kinds.site)?.data as
      z.infer<typeof kinds.site.schema> | undefined;
    const hosts = this.items
      .map(({ item }) => childText(item, "link"))
      .filter((link) => URL.canParse(link) && /^https?:/.test(link))
      .map(bare);
    return [...new Set(hosts)].filter((host) => !site || host !== bare(site.url));
  }
}
