/** The files of an episode: recording, chapters, transcript and cover. */
import { readTranscript } from "content-kit";
import { safeDecodeUri } from "content-kit/lib/safe-decode-uri";
import { slugOf } from "content-kit/lib/slug";
import { clockTime } from "content-kit/lib/timestamps";
import { measureBytes } from "content-kit/read";
import type { NoteTo } from "../entry";
import type { MediaImport } from "../media";
import { asText, cutText, fieldText } from "../text";
import { attribute, children, childText, type Xml } from "../xml";
import { first, recordingOf, secondsOf } from "./item";

/** As players round, and encoders add silence. */
const TOLERANCE = 2;

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
  // The check says where it is missing.
  return { audioUrl: secure, audioLength: Number(attribute(first(item, "enclosure"), "length")) || undefined };
};

/** The playing time: of the recording, else of the feed, else up to the last moment that is known. */
export const durationOf = (
  item: Xml,
  { audioFile, media, transcript }: { audioFile: unknown; media: MediaImport; transcript: GivenTranscript | undefined },
  note: NoteTo,
): number => {
  const given = childText(item, "itunes:duration");
  const stated = secondsOf(given) || undefined;
  const bytes = typeof audioFile === "string" ? media.files.get(`media/${audioFile}`) : undefined;
  const real = bytes && measureBytes([{ name: String(audioFile), bytes }]).get(String(audioFile))?.seconds;
  if (real !== undefined && stated !== undefined && Math.abs(stated - real) > TOLERANCE)
    note(`the feed says that it plays for ${clockTime(stated)}; its recording has ${clockTime(real)}`, given);
  const known = real === undefined ? stated : Math.round(real);
  if (known !== undefined) return Math.max(1, Math.floor(known));
  note(`its duration is ${given ? `"${given}" in the feed` : "not known"}; this one is a guess`, given);
  return Math.max(60, Math.ceil(Math.max(0, ...(transcript?.moments ?? []))));
};

/** A chapter as the JSON of Podcasting 2.0 has it. */
type GivenChapter = Readonly<Record<string, unknown>>;

/** Chapters of the feed itself (Podlove Simple Chapters), or of a file. */
export const loadChapters = async (item: Xml, media: MediaImport, note: NoteTo): Promise<GivenChapter[]> => {
  const inline = children(first(item, "psc:chapters"), "psc:chapter").map((one) => {
    const [startTime, title, url, img] = ["start", "title", "href", "image"].map((name) => attribute(one, name));
    return { startTime, title, url, img };
  });
  const url = attribute(first(item, "podcast:chapters"), "url");
  if (!url || inline.length > 0) return inline;
  try {
    const { chapters = [] } = JSON.parse((await media.text(url)) ?? "") as { chapters?: GivenChapter[] };
    return chapters.filter(({ toc }) => toc !== false);
  } catch {
    note(`its chapters at ${url} were not taken: ${media.whyNot(url)}, or no JSON`, url);
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
  for (const { startTime, ...one } of given) {
    const [title, link, image] = [asText(one["title"]), asText(one["url"]), asText(one["img"])];
    const words = fieldText(title);
    const seconds = Math.floor(secondsOf(startTime) ?? -1);
    const lose = (what: string): void =>
      note(`${what} of the chapter “${words}” at ${asText(startTime)} was not taken`, title);
    if (seconds < 0 || seconds >= end || !words || kept.has(seconds)) lose("the whole");
    else {
      const target = link ? linkOf(link) : undefined;
      if (link && !target) lose(`the link ${link}`);
      if (image) lose(`the picture ${image}`);
      if (words.length > 100) lose("the end");
      kept.set(seconds, { start: clockTime(seconds), title: cutText(words, 100), ...(target ? { link: target } : {}) });
    }
  }
  const chapters = [...kept].sort(([one], [other]) => one - other).map(([, chapter]) => chapter);
  return chapters.length > 0 ? chapters : undefined;
};

interface GivenTranscript {
  url: string;
  text: string;
  /** The moments at which its cues begin and end. */
  moments: number[];
}

/** The transcript, if it is WebVTT; other forms are named. */
export const loadTranscript = async (item: Xml, media: MediaImport, note: NoteTo) => {
  const all = children(item, "podcast:transcript").map(
    (one) => [attribute(one, "url"), attribute(one, "type")] as const,
  );
  const [url] = all.find((one) => /vtt/i.test(one.join(" "))) ?? [];
  const others = all.map(([other]) => other);
  if (!url && all.length > 0) note(`its transcript was not taken, as it is no WebVTT: ${others.join(", ")}`, others[0]);
  const text = url && (await media.text(url))?.replace(/^\uFEFF/, "");
  if (!url || !text) {
    if (url) note(`its transcript at ${url} was not taken: ${media.whyNot(url)}`, url);
    return undefined;
  }
  const { cues, mistakes } = readTranscript(text);
  if (cues.length > 0 && mistakes.length === 0)
    return { url, text, moments: cues.flatMap(({ start, end }) => [start, end]) };
  note(`its transcript at ${url} was not taken: it has a mistake in line ${mistakes[0]?.line ?? 1}`, url);
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
  const { url, text, moments } = given;
  const name = (new URL(url, "https://x").pathname.split("/").at(-1) ?? "").replace(/\.\w+$/, "");
  if (Math.min(...moments.slice(-2)) < end + TOLERANCE)
    return media.place(`podcast/${slugOf(safeDecodeUri(name) ?? name) || "transcript"}.vtt`, Buffer.from(text));
  note(`its transcript at ${url} was not taken: it goes on after the end, at ${clockTime(end)}`, url);
  return undefined;
};
