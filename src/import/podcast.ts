/** Episodes of a podcast's feed at another host. */
import type { z } from "zod";
import { FILL_IN } from "../content-model/fields/fill-in";
import { OLD_PATH, SLUG } from "../content-model/fields";
import { clockTime } from "../content-model/fields/timestamps";
import { slugOf } from "../content-model/fields/slug";
import { kinds } from "../content-model/kinds";
import type { Content } from "../gatsby/content/read-content";
import { safeDecodeUri } from "../lib/safe-decode-uri";
import { canonicalPath, normalOldAddress } from "../lib/url-path";
import { entryText, type ImportedFile, type LeftOut, type Note } from "./entry-file";
import { cutText, fieldText, firstSentences } from "./html";
import { toMarkdown, withParagraphs } from "./markdown";
import type { MediaImport } from "./media";
import { children, childText, parseXml } from "./wxr";
import type { Verdicts } from "./wordpress";

type Xml = Record<string, unknown>;

const attribute = (node: Xml | undefined, name: string): string => {
  const value = node?.[`@${name}`];
  return typeof value === "string" ? value.trim() : "";
};

const first = (node: Xml, name: string): Xml | undefined => children(node, name)[0];

/** Seconds of `3720`, `62:00` or `1:02:00`; hours may have a fraction of a second behind them. */
const secondsOf = (time: string): number | undefined => {
  if (!/^\d+(?::\d{1,2}){0,2}(?:\.\d+)?$/.test(time)) return undefined;
  return Math.floor(time.split(":").reduce((total, part) => total * 60 + Number(part), 0));
};

/** The day of a moment in a time zone. */
const dayIn = (moment: string, timeZone: string): string | undefined => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime())
    ? undefined
    : new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(date);
};

/** SubRip as WebVTT: only the head and the decimal sign differ. */
const asWebVtt = (text: string): string =>
  /^\uFEFF?WEBVTT/.test(text)
    ? text.replace(/^\uFEFF/, "")
    : `WEBVTT\n\n${text
        .replace(/^\uFEFF/, "")
        .replace(/\r\n?/g, "\n")
        .replace(/^\d+\n(?=\d\d:)/gm, "")
        .replace(/(\d\d:\d\d:\d\d),(\d{3})/g, "$1.$2")
        .trim()}\n`;

interface Chapter {
  start: string;
  title: string;
}

const chapterOf = (seconds: number | undefined, title: string): Chapter[] =>
  seconds === undefined || !title
    ? []
    : [{ start: clockTime(Math.floor(seconds)), title: cutText(fieldText(title), 80) }];

/** In order, each at its own second. */
const inOrder = (chapters: readonly Chapter[]): Chapter[] | undefined => {
  const seconds = ({ start }: Chapter): number => secondsOf(start) ?? 0;
  const sorted = [...chapters].sort((one, other) => seconds(one) - seconds(other));
  const unique = sorted.filter(
    (chapter, index) => index === 0 || seconds(chapter) > seconds(sorted[index - 1] ?? chapter),
  );
  return unique.length > 0 ? unique : undefined;
};

const decoder = new TextDecoder();

export class PodcastImport {
  private readonly channel: Xml;
  private readonly items: { item: Xml; path: string }[] = [];
  readonly leftOut: LeftOut[] = [];
  private readonly numbers: ReadonlyMap<Xml, number>;
  private readonly timeZone: string;

  /** @throws where the file is no feed of a podcast */
  constructor(
    xml: string,
    private readonly content: Content,
    private readonly media: MediaImport,
  ) {
    const channel = children((parseXml(xml)["rss"] ?? {}) as Xml, "channel")[0];
    if (!channel || !children(channel, "item").some((item) => first(item, "enclosure")))
      throw new Error("The file is not the feed of a podcast: it has no episode with a recording.");
    this.channel = channel;
    this.timeZone = content.timeZone;
    this.plan();
    this.numbers = this.countedNumbers();
  }

  private plan(): void {
    const episodes = this.content.entries.filter(({ kind }) => kind === kinds.episode);
    const guids = new Map(episodes.map(({ data, path }) => [data["guid"], path]));
    const paths = new Set(this.content.entries.concat(this.content.faulty).map(({ path }) => path));
    const own = new Set<string>();
    for (const item of children(this.channel, "item")) {
      const title = fieldText(childText(item, "title"));
      const there = guids.get(childText(item, "guid"));
      const link = childText(item, "link");
      const last = URL.canParse(link)
        ? (safeDecodeUri(new URL(link).pathname) ?? "").split("/").filter(Boolean).at(-1)
        : undefined;
      const base = slugOf(title) || (last !== undefined && SLUG.test(last) ? last : `episode-${own.size + 1}`);
      let slug = base;
      for (let count = 2; own.has(slug); count += 1) slug = `${base}-${count}`;
      own.add(slug);
      const path = kinds.episode.files.replace("{slug}", slug);
      if (there !== undefined || paths.has(path))
        this.leftOut.push({ what: `episode "${title}"`, why: `content/${there ?? path} is there already` });
      else this.items.push({ item, path });
    }
  }

  /** Numbers for full episodes that have none, in the order of their days. */
  private countedNumbers(): Map<Xml, number> {
    const given = this.items.map(({ item }) => Number(childText(item, "itunes:episode")));
    const there = this.content.entries.map(({ data, kind }) =>
      kind === kinds.episode ? Number(data["number"] ?? 0) : 0,
    );
    let last = Math.max(0, ...given.filter(Number.isInteger), ...there);
    const time = (item: Xml): number => Date.parse(childText(item, "pubDate")) || 0;
    const without = this.items
      .map(({ item }) => item)
      .filter((item) => !/^[1-9]\d*$/.test(childText(item, "itunes:episode")) && this.typeOf(item) === "full")
      .sort((one, other) => time(one) - time(other));
    return new Map(without.map((item) => [item, (last += 1)]));
  }

  private typeOf(item: Xml): string {
    const type = childText(item, "itunes:episodeType").toLowerCase();
    return type === "trailer" || type === "bonus" ? type : "full";
  }

  private transcriptUrl(item: Xml): string {
    const all = children(item, "podcast:transcript");
    const found = [/vtt/i, /srt|subrip/i].flatMap((form) =>
      all.filter((one) => form.test(attribute(one, "type") + attribute(one, "url"))),
    )[0];
    return attribute(found, "url");
  }

  /** Finds recordings, chapters, transcripts and covers. */
  async load(): Promise<void> {
    for (const { item } of this.items) {
      for (const url of [
        attribute(first(item, "enclosure"), "url"),
        attribute(first(item, "podcast:chapters"), "url"),
        this.transcriptUrl(item),
        attribute(first(item, "itunes:image"), "href"),
      ])
        await this.media.load(url, "podcast");
    }
  }

  files({ drafts, withoutRedirects }: Verdicts): ImportedFile[] {
    return this.items.map(({ item, path }) => this.file(item, path, drafts.get(path), withoutRedirects.has(path)));
  }

  private recording(item: Xml, note: (message: string, more?: Partial<Note>) => void): Record<string, unknown> {
    const enclosure = first(item, "enclosure");
    const url = attribute(enclosure, "url");
    const file = this.media.pathOf(url);
    if (file !== undefined) return { audioFile: file };
    const bytes = Number(attribute(enclosure, "length"));
    if (/^https:\/\/[^\s?#]+\.(?:mp3|m4a)(?:\?[^\s#]*)?$/i.test(url) && Number.isInteger(bytes) && bytes > 0) {
      note(`the recording stays at ${url}: it is not among the files`);
      return { audioUrl: url, audioLength: bytes };
    }
    note(
      url
        ? `the recording ${url} was left out: it is not among the files, and cannot be played from there`
        : "it has no recording",
      {
        isLacking: true,
      },
    );
    return {};
  }

  private chapters(item: Xml): Chapter[] | undefined {
    const inline = children(first(item, "psc:chapters") ?? {}, "psc:chapter").flatMap((chapter) =>
      chapterOf(secondsOf(attribute(chapter, "start")), attribute(chapter, "title")),
    );
    if (inline.length > 0) return inOrder(inline);
    const file = this.media.pathOf(attribute(first(item, "podcast:chapters"), "url"));
    const bytes = file === undefined ? undefined : this.media.files.get(`media/${file}`);
    if (!bytes) return undefined;
    this.media.files.delete(`media/${file}`);
    try {
      const { chapters = [] } = JSON.parse(decoder.decode(bytes)) as {
        chapters?: { startTime: number; title?: string; toc?: boolean }[];
      };
      return inOrder(
        chapters.filter(({ toc }) => toc !== false).flatMap(({ startTime, title = "" }) => chapterOf(startTime, title)),
      );
    } catch {
      return undefined;
    }
  }

  /** The transcript as WebVTT. */
  private transcript(item: Xml): string | undefined {
    const file = this.media.pathOf(this.transcriptUrl(item));
    const bytes = file === undefined ? undefined : this.media.files.get(`media/${file}`);
    if (file === undefined || !bytes) return file;
    this.media.files.set(`media/${file}`, Buffer.from(asWebVtt(decoder.decode(bytes))));
    return file;
  }

  private readonly heldChapters = new Map<Xml, Chapter[] | undefined>();

  private chaptersOnce(item: Xml): Chapter[] | undefined {
    if (!this.heldChapters.has(item)) this.heldChapters.set(item, this.chapters(item));
    return this.heldChapters.get(item);
  }

  private file(item: Xml, path: string, reasons: readonly string[] = [], withoutRedirect: boolean): ImportedFile {
    const notes: Note[] = [];
    const note = (message: string, { isLacking = false, near }: Partial<Note> = {}): void =>
      void notes.push({ message, isLacking, near });
    const html =
      childText(item, "content:encoded") || childText(item, "description") || childText(item, "itunes:summary");
    const body = toMarkdown(/<(?:p|ul|ol|br|div)\b/i.test(html) ? html : withParagraphs(html), {
      note,
      isNotes: true,
      addresses: {
        picture: () => undefined,
        altOf: () => undefined,
        link: (address) => (/^(?:https?:|mailto:)/i.test(address) ? address : undefined),
      },
    });
    if (!body) note("there are no show notes", { isLacking: true });
    const given = fieldText(childText(item, "itunes:title") || childText(item, "title"));
    const title = cutText(given || FILL_IN, 100);
    if (!given || title !== given)
      note(given ? `the title was too long and is cut: "${given}"` : "the title is missing", { isLacking: true });
    const date = dayIn(childText(item, "pubDate"), this.timeZone);
    if (date === undefined) note("it has no valid day", { isLacking: true });
    const seconds = secondsOf(childText(item, "itunes:duration"));
    if (seconds === undefined)
      note("its duration is not known; this one is a guess", { isLacking: true, near: "duration:" });
    const type = this.typeOf(item);
    const number = this.numbers.get(item) ?? Number(childText(item, "itunes:episode"));
    if (this.numbers.has(item)) note(`it had no number; this one goes on counting`, { near: "number:" });
    const season = Number(childText(item, "itunes:season"));
    const summary = fieldText(childText(item, "itunes:subtitle") || childText(item, "itunes:summary") || html);
    const recording = this.recording(item, note);
    const cover = this.media.pathOf(attribute(first(item, "itunes:image"), "href"));
    const link = childText(item, "link");
    const lacks = notes.some(({ isLacking }) => isLacking);
    for (const message of reasons) note(message, { isLacking: true });
    const isDraft = lacks || reasons.length > 0;
    const guid = childText(item, "guid");
    const values: Record<string, unknown> = {
      number: number > 0 ? number : undefined,
      type: type === "full" ? undefined : type,
      title,
      description: firstSentences(summary || FILL_IN, 400),
      date: date ?? this.content.today,
      duration: clockTime(seconds ?? 60),
      ...recording,
      transcript: this.transcript(item),
      chapters: this.chaptersOnce(item),
      season: season > 0 ? season : undefined,
      explicit: /^(?:yes|true|explicit)$/i.test(childText(item, "itunes:explicit")) || undefined,
      guid: guid && guid.length <= 255 ? guid : undefined,
      image: cover === undefined ? undefined : { file: cover, alt: title },
      draft: isDraft || undefined,
      redirectFrom: withoutRedirect ? undefined : this.oldPath(link, path),
      metadata: { title: cutText(title, 60), description: firstSentences(summary || FILL_IN, 160) },
    };
    return { path, title, isDraft, notes, text: entryText(values, body || FILL_IN) };
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
    return [
      own,
      ...(guid ? [`The podcast's own id is ${guid}: write it as guid into content/pages/podcast.yaml.`] : []),
    ];
  }
}
