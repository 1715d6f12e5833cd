/** Chapters of an episode, of its feed or of a file next to it. */
import { clockTime } from "../../lib/timestamps";
import { asText } from "../entry-file";
import { cutText, fieldText } from "../html";
import { children } from "../wxr";
import { attribute, first, secondsOf, type Write, type Xml } from "./item";

interface Chapter {
  start: string;
  title: string;
  link?: string;
}

/** A chapter as a feed or a file has it. */
export interface GivenChapter {
  time: unknown;
  title: string;
  link?: string;
  image?: string;
}

/** Chapters that stand in the feed itself (Podlove Simple Chapters). */
export const inlineChapters = (item: Xml): GivenChapter[] =>
  children(first(item, "psc:chapters") ?? {}, "psc:chapter").map((chapter) => ({
    time: attribute(chapter, "start"),
    title: attribute(chapter, "title"),
    link: attribute(chapter, "href"),
    image: attribute(chapter, "image"),
  }));

/**
 * Chapters of a JSON file (Podcasting 2.0).
 * @throws where it is none
 */
export const readChapters = (json: string): GivenChapter[] => {
  const { chapters = [] } = JSON.parse(json) as {
    chapters?: { startTime?: unknown; title?: unknown; url?: unknown; img?: unknown; toc?: boolean }[];
  };
  return chapters
    .filter(({ toc }) => toc !== false)
    .map(({ startTime, title, url, img }) => ({
      time: startTime,
      title: asText(title),
      link: asText(url),
      image: asText(img),
    }));
};

/** In order, each at its own second; what cannot be a chapter is named. */
export const chaptersOf = (given: readonly GivenChapter[], end: number, note: Write): Chapter[] | undefined => {
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
};
