/**
 * Dates in feeds. Content has dates without times; feeds state noon in the site's time zone, which is the same day for
 * readers farther east and west.
 */
import { isoIn, isoStartOfDay } from "content-kit/lib/calendar";

const HALF_A_DAY = 12 * 60 * 60 * 1000;

/** RFC 3339, for JSON Feed: `2025-09-09T12:00:00-04:00`. */
export const rfc3339 = (day: string, timeZone: string): string =>
  isoIn(new Date(Date.parse(isoStartOfDay(day, timeZone)) + HALF_A_DAY), timeZone);

/** RFC 822 with a four-digit year as RSS recommends; English in every language. */
export const rfc822 = (day: string, timeZone: string): string => {
  const [, time = "", offset = ""] = /T([\d:]+)(.*)$/.exec(rfc3339(day, timeZone)) ?? [];
  // `Tue, 09 Sep 2025`, as HTTP dates begin.
  return `${new Date(day).toUTCString().slice(0, 16)} ${time} ${offset.replace(":", "")}`;
};
