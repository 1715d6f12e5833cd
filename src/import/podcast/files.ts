/** The files of episodes: recordings, chapters, transcripts and covers. */
import { clockTime } from "../../lib/timestamps";
import { slugOf } from "../../lib/slug";
import { measureBytes } from "../../site/media/measure";
import { safeDecodeUri } from "../../lib/safe-decode-uri";
import type { MediaImport } from "../media";
import { asWebVtt, type Transcript } from "../transcript";
import { childText } from "../wxr";
import { inlineChapters, readChapters, type GivenChapter } from "./chapters";
import { attribute, first, secondsOf, transcriptUrl, type Write, type Xml } from "./item";

export class EpisodeFiles {
  /** Playing times of recordings that are here, by path below media. */
  private readonly measured = new Map<string, number>();
  /** What hosts say of recordings that stay there. */
  private readonly answers = new Map<string, Awaited<ReturnType<MediaImport["ask"]>>>();
  private readonly chapterTexts = new Map<string, string>();
  private readonly transcripts = new Map<string, Transcript | undefined>();

  constructor(private readonly media: MediaImport) {}

  /** Finds recordings, chapters, transcripts and covers. */
  async load(items: readonly Xml[]): Promise<void> {
    for (const item of items) {
      const recording = attribute(first(item, "enclosure"), "url");
      for (const url of [attribute(first(item, "podcast:chapters"), "url"), transcriptUrl(item)])
        await this.media.load(url, "podcast", true);
      for (const url of [recording, attribute(first(item, "itunes:image"), "href")])
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
    this.answers.set(secure, await this.media.ask(secure));
  }

  recording(item: Xml, note: Write): Record<string, unknown> {
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
    const answer = this.answers.get(secure);
    const bytes = answer?.bytes ?? (Number.isInteger(given) && given > 0 ? given : undefined);
    if (!/^https:\/\/[^\s?#]+\.(?:mp3|m4a)(?:\?[^\s#]*)?$/i.test(secure)) {
      note(`the recording ${url} was left out: the player plays mp3 and m4a, and the address has to say which`, {
        isLacking: true,
      });
      return {};
    }
    note(`the recording stays at ${secure}: ${this.media.whyNot(url) ?? "it is not among the files"}`, {
      near: "audioUrl:",
    });
    if (secure !== url && !answer?.isThere)
      note(`the feed has its recording at http://, which browsers refuse; at https:// ${answer?.why}`, {
        isLacking: true,
        near: "audioUrl:",
      });
    if (bytes === undefined)
      note(
        `the size of its recording in bytes is not known: the feed has no length, and ${answer?.why ?? "the host did not say it"}`,
        {
          isLacking: true,
          near: "audioUrl:",
        },
      );
    return { audioUrl: secure, audioLength: bytes };
  }

  chapters(item: Xml, note: Write): GivenChapter[] {
    const inline = inlineChapters(item);
    const url = attribute(first(item, "podcast:chapters"), "url");
    if (!url) return inline;
    const text = this.chapterTexts.get(url) ?? this.media.takeText(url);
    if (text === undefined) {
      if (inline.length > 0) return inline;
      note(`its chapters at ${url} are missing: ${this.media.whyNot(url) ?? "they are not among the files"}`, {
        isLacking: true,
      });
      return [];
    }
    this.chapterTexts.set(url, text);
    try {
      // The file can have links that the feed's own list lacks.
      const chapters = readChapters(text);
      return chapters.length >= inline.length ? chapters : inline;
    } catch {
      if (inline.length > 0) return inline;
      note(`its chapters at ${url} cannot be read: they are no JSON`, { isLacking: true });
      return [];
    }
  }

  /** The transcript as WebVTT. */
  private transcriptOf(item: Xml): { url: string; found: Transcript | undefined } {
    const url = transcriptUrl(item);
    if (!this.transcripts.has(url)) {
      const isFile = this.media.pathOf(url) !== undefined;
      const text = isFile ? this.media.takeText(url) : undefined;
      this.transcripts.set(url, text === undefined ? undefined : asWebVtt(text));
    }
    return { url, found: this.transcripts.get(url) };
  }

  transcript(item: Xml, end: number, note: Write): string | undefined {
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

  /** The playing time: of the recording, else of the feed, else as long as chapters and transcript need. */
  duration(item: Xml, { audioFile }: Record<string, unknown>, chapters: readonly GivenChapter[], note: Write): number {
    const given = childText(item, "itunes:duration");
    const stated = secondsOf(given) || undefined;
    const measured = typeof audioFile === "string" ? this.measured.get(audioFile) : undefined;
    if (measured !== undefined) {
      const whole = Math.max(1, Math.round(measured));
      if (stated !== undefined && Math.abs(stated - measured) > 2)
        note(`the feed says that it plays for ${clockTime(stated)}; the recording has ${clockTime(whole)}`, {
          near: "duration:",
        });
      return whole;
    }
    const last = Math.max(
      0,
      ...chapters.map(({ time }) => secondsOf(time) ?? 0),
      ...(this.transcriptOf(item).found?.cues.map(({ end }) => Math.ceil(end)) ?? []),
    );
    if (stated !== undefined && stated > last) return stated;
    if (stated !== undefined)
      note(
        `the feed says that it plays for ${clockTime(stated)}, but its chapters or transcript go on to ${clockTime(last)}`,
        { isLacking: true, near: "duration:" },
      );
    else
      note(`its duration is ${given ? `"${given}" in the feed` : "not known"}; this one is a guess`, {
        isLacking: true,
        near: "duration:",
      });
    return Math.max(60, last + 60);
  }

  /** The path of its cover. */
  cover(item: Xml, note: Write): string | undefined {
    const url = attribute(first(item, "itunes:image"), "href");
    const path = this.media.pathOf(url);
    if (url && path === undefined)
      note(`its cover ${url} is missing: ${this.media.whyNot(url) ?? "it is not among the files"}`, {
        isLacking: true,
      });
    return path;
  }
}
