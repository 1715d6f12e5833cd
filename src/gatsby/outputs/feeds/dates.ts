/**
 * Dates in feeds. Content has dates without times; feeds state the start of that day in the site's time zone, which is
 * when the site publishes it, so no item has a future date.
 */
import { isoStartOfDay } from "../../../lib/calendar";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** RFC 3339, for JSON Feed: `2025-09-09T00:00:00-04:00`. */
export const rfc3339 = isoStartOfDay;

/** RFC 822 with a four-digit year as RSS recommends; English in every language. */
export const rfc822 = (day: string, timeZone: string): string => {
  const [, time = "", offset = ""] = /T([\d:]+)(.*)$/.exec(rfc3339(day, timeZone)) ?? [];
  const date = new Date(`${day}T00:00:00Z`);
  const words = [day.slice(8), MONTHS[date.getUTCMonth()], day.slice(0, 4)].join(" ");
  return `${WEEKDAYS[date.getUTCDay()]}, ${words} ${time} ${offset.replace(":", "")}`;
};
