/**
 * Dates as feeds write them. Content has days without a time; in feeds each stands for the first moment of that day in the
 * site's time zone, which is when the site begins to show what is of that day: so nothing in a feed is ever still to come.
 */
import { isoStartOfDay } from "../../../content-model/fields/calendar";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** As RFC 3339 has it, for JSON Feed: `2025-09-09T00:00:00-04:00`. */
export const rfc3339 = isoStartOfDay;

/** As RFC 822 has it, with a year of four digits as RSS prefers, and in English for every language. */
export const rfc822 = (day: string, timeZone: string): string => {
  const [, time = "", offset = ""] = /T([\d:]+)(.*)$/.exec(rfc3339(day, timeZone)) ?? [];
  const date = new Date(`${day}T00:00:00Z`);
  const words = [day.slice(8), MONTHS[date.getUTCMonth()], day.slice(0, 4)].join(" ");
  return `${WEEKDAYS[date.getUTCDay()]}, ${words} ${time} ${offset.replace(":", "")}`;
};
