/**
 * Dates in feeds. Content has dates without times; feeds state noon in the site's time zone, which is the same day for
 * readers farther east and west.
 */
import { isoIn, isoStartOfDay } from "content-kit/lib/calendar";

const HALF_A_DAY = 12 * 60 * 60 * 1000;

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** RFC 3339, for JSON Feed: `2025-09-09T12:00:00-04:00`. */
export const rfc3339 = (day: string, timeZone: string): string =>
  isoIn(new Date(Date.parse(isoStartOfDay(day, timeZone)) + HALF_A_DAY), timeZone);

/** RFC 822 with a four-digit year as RSS recommends; English in every language. */
export const rfc822 = (day: string, timeZone: string): string => {
  const [, time = "", offset = ""] = /T([\d:]+)(.*)$/.exec(rfc3339(day, timeZone)) ?? [];
  const date = new Date(`${day}T00:00:00Z`);
  const words = [day.slice(8), MONTHS[date.getUTCMonth()], day.slice(0, 4)].join(" ");
  return `${WEEKDAYS[date.getUTCDay()]}, ${words} ${time} ${offset.replace(":", "")}`;
};
