/** The files of an episode: recording, chapters, transcript and cover. */
import { readTranscript } from "../../content-model/source/transcript";
import { safeDecodeUri } from "../../lib/safe-decode-uri";
import { slugOf } from "../../lib/slug";
import { clockTime } from "../../lib/timestamps";
import { measureBytes } from "../../site/media/measure";
import type { NoteTo } from "../entry";
import type { MediaImport } from "../media";
import { asText, cutText, fieldText } from "../text";
import { attribute, children, childText, type Xml } from "../xml";
import { first, secondsOf } from "./item";

/** As players round, and encoders add silence. */
const TOLERANCE = 2;

export const recordingOf = (item: Xml): string => attribute(first(item, "enclosure"), "url");

export const coverOf = (item: Xml): string => attribute(first(item, "itunes:image"), "href");

/** The recording in content/media, else at its host. */
export const recordingFields = (item: Xml, media: MediaImport, note: NoteTo): Record<string, unknown> => {
  const url = recordingOf(item);
  const file = media.pathOf(url);
  if (file !== undefined && /\.(?:mp3|m4a)$/i.test(file)) return { audioFile: file };
  if (!url) note("it has no recording");
  if (!url) return {};
  const secure = url.replace(/^http:/i, "https:");
  if (!/^https:\/\/[^\s?#]+\.(?:mp3|m4a)(?:\?[^\s#]*)?$/i.test(secure)) {
    note(`the recording ${url} was not taken: the player plays mp3 and m4a, and the URL has to say which`, url);
    return {};
  }
  if (secure !== url) note(`the feed has its recording at http://, which browsers refuse; try ${secure}`, url);
  const bytes = Number(attribute(first(item, "enclosure"), "length"));
  const isKnown = Number.isInteger(bytes) && bytes > 0;
  if (!isKnown) note("the feed does not say how large its recording is", url);
  return { audioUrl: secure, audioLength: isKnown ? bytes : undefined };
};

/** How long a file in content/media plays. */
const measured = (file: unknown, media: MediaImport): number | undefined => {
  const bytes = typeof file === "string" ? media.files.get(`media/${file}`) : undefined;
  return bytes && measureBytes([{ name: String(file), bytes }]).get(String(file))?.seconds;
};

/** The playing time: of the recording, else of the feed, else up to the last moment that is known. */
export const durationOf = (
  item: Xml,
  { audioFile, media }: { audioFile: unknown; media: MediaImport },
  moments: readonly number[],
  note: NoteTo,
): number => {
  const given = childText(item, "itunes:duration");
  const stated = secondsOf(given) || undefined;
  const real = measured(audioFile, media);
  if (real !== undefined && stated !== undefined && Math.abs(stated - real) > TOLERANCE)
    note(
      `the feed says that it plays for ${clockTime(stated)}; its recording has ${clockTime(real)}`,
      "itunes:duration",
    );
  const known = real === undefined ? stated : Math.round(real);
  if (known !== undefined) return Math.max(1, Math.floor(known));
  note(`its duration is ${given ? `"${given}" in the feed` : "not known"}; this one is a guess`, "itunes:duration");
  return Math.max(60, Math.ceil(Math.max(0, ...moments)));
};

interface GivenChapter {
  time: unknown;
  title: string;
  link: string;
  image: string;
}

/** Chapters of the feed itself (Podlove Simple Chapters), or of a JSON file (Podcasting 2.0). */
export const loadChapters = async (item: Xml, media: MediaImport, note: NoteTo): Promise<GivenChapter[]> => {
  const inline = children(first(item, "psc:chapters"), "psc:chapter").map((one) => ({
    time: attribute(one, "start"),
    title: attribute(one, "title"),
    link: attribute(one, "href"),
    image: attribute(one, "image"),
  }));
  const url = attribute(first(item, "podcast:chapters"), "url");
  if (!url || inline.length > 0) return inline;
  const text = await media.text(url);
  try {
    const { chapters = [] } = JSON.parse(text ?? "{}") as { chapters?: Record<string, unknown>[] };
    if (text === undefined) note(`its chapters at ${url} were not taken: ${media.whyNot(url)}`, url);
    return chapters
      .filter(({ toc }) => toc !== false)
      .map(({ startTime: time, title, url: link, img }) => ({
        time,
        title: asText(title),
        link: asText(link),
        image: asText(img),
      }));
  } catch {
    note(`its chapters at ${url} were not taken: they are no JSON`, url);
    return [];
  }
};

/** The chapters in order, each at its own second; what cannot be one is named. */
export const chapterFields = (
  given: readonly GivenChapter[],
  end: number,
  { note, linkOf }: { note: NoteTo; linkOf: (url: string) => string | undefined },
): Record<string, unknown>[] | undefined => {
  const kept = new Map<number, Record<string, unknown>>();
  for (const { time, title, link, image } of given) {
    const words = fieldText(title);
    const seconds = Math.floor(secondsOf(time) ?? -1);
    const reason =
      seconds < 0
        ? `its time is "${asText(time)}"`
        : !words
          ? "it has no title"
          : seconds >= end
            ? `the episode ends at ${clockTime(end)}`
            : kept.has(seconds)
              ? "another one begins at the same second"
              : "";
    if (reason) note(`the chapter “${words}” at ${asText(time)} was not taken: ${reason}`, title);
    if (reason) continue;
    if (words.length > 100) note(`the chapter “${words}” was cut`, title);
    if (image) note(`the picture of the chapter “${words}” was not taken: ${image}`, image);
    const target = link ? linkOf(link) : undefined;
    if (link && !target) note(`the link of the chapter “${words}” was not taken: ${link}`, link);
    kept.set(seconds, { start: clockTime(seconds), title: cutText(words, 100), ...(target ? { link: target } : {}) });
  }
  const chapters = [...kept].sort(([one], [other]) => one - other).map(([, chapter]) => chapter);
  return chapters.length > 0 ? chapters : undefined;
};

/** SubRip as WebVTT: other commas, and hours of two digits. */
const fromSubRip = (text: string): string =>
  `WEBVTT\n\n${text
    .replace(/\r\n?/g, "\n")
    .replace(/(?<=^|\n)\d+\n(?=\d+:\d\d:\d\d,)/g, "")
    .replace(
      /(\d+):(\d\d:\d\d),(\d{3})/g,
      (_, hours: string, rest: string, part: string) => `${hours.padStart(2, "0")}:${rest}.${part}`,
    )
    .replace(/<\/?(?:font|b|i|u)\b[^>]*>|\{\\[^}]*\}/gi, "")
    .trim()}\n`;

interface GivenTranscript {
  url: string;
  text: string;
  /** The moments at which its cues begin and end. */
  moments: number[];
}

/** The transcript as WebVTT; other forms are named. */
export const loadTranscript = async (
  item: Xml,
  media: MediaImport,
  note: NoteTo,
): Promise<GivenTranscript | undefined> => {
  const all = children(item, "podcast:transcript").map((one) => ({
    url: attribute(one, "url"),
    form: `${attribute(one, "type")} ${attribute(one, "url").split(/[?#]/)[0] ?? ""}`,
  }));
  const found = all.find(({ form }) => /vtt/i.test(form)) ?? all.find(({ form }) => /srt|subrip/i.test(form)) ?? all[0];
  if (!found) return undefined;
  const { url } = found;
  const given = (await media.text(url))?.replace(/^\uFEFF/, "");
  if (given === undefined) {
    note(`its transcript at ${url} was not taken: ${media.whyNot(url)}`, url);
    return undefined;
  }
  const text = /^WEBVTT/.test(given) ? given : fromSubRip(given);
  const { cues, mistakes } = readTranscript(text);
  if (cues.length > 0 && mistakes.length === 0)
    return { url, text, moments: cues.flatMap(({ start, end }) => [start, end]) };
  const line = mistakes[0] ? ` in line ${mistakes[0].line}` : "";
  note(`its transcript at ${url} was not taken: it is neither WebVTT nor SubRip, or has a mistake${line}`, url);
  return undefined;
};

/** Puts the transcript of a recording that ends at `end` into content/media. */
export const placeTranscript = (
  given: GivenTranscript | undefined,
  end: number,
  media: MediaImport,
  note: NoteTo,
): string | undefined => {
  if (!given) return undefined;
  if (Math.min(...given.moments.slice(-2)) >= end + TOLERANCE) {
    note(`its transcript at ${given.url} was not taken: it goes on after the end, at ${clockTime(end)}`, given.url);
    return undefined;
  }
  const name =
    (given.url.split(/[?#]/)[0] ?? "")
      .split("/")
      .at(-1)
      ?.replace(/\.\w+$/, "") ?? "";
  const file = `podcast/${slugOf(safeDecodeUri(name) ?? name) || "transcript"}.vtt`;
  return media.place(file, Buffer.from(given.text));
};
