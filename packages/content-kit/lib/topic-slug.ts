/** Slugs of topics. */
import { checksum } from "./digest";
import { memoizeByValue } from "./memoize";
import { slugOf } from "./slug";

/** Signs behind a letter that make another name of it: C, C++ and C#. */
const inWords = (name: string): string =>
  name.replace(/(?<=\p{L}\+*)\+/gu, " plus ").replace(/(?<=\p{L})#/gu, " sharp ");

/** Slug of a topic; a checksum for names without letters and digits. */
export const topicSlug = memoizeByValue(
  (name: string): string => slugOf(inWords(name)) || `topic-${checksum(name).slice(0, 8)}`,
);
