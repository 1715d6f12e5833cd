/** Calendar days (`YYYY-MM-DD`) in a time zone. */
import { memoizeByValue } from "./memoize";

/** True for an IANA time zone known to this Node version, such as `America/New_York`. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** True for a day that exists: `2028-02-29`, but not `2027-02-29`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Years that a page can mean: 0024, 1907 and 9999 are slips. */
export const FIRST_YEAR = 1990;
export const LAST_YEAR = 2100;

const MINUTE = 60_000;

/** Constructing a formatter takes longer than formatting a day with it. */
const formatterIn = memoizeByValue(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    }),
);

/** Local time at an instant; the offset is in milliseconds, as before the 1970s some zones had seconds in it. */
const wallClock = (instant: Date, timeZone: string): { day: string; time: string; offset: number } => {
  const parts = formatterIn(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? "";
  const day = `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
  const time = `${part("hour")}:${part("minute")}:${part("second")}`;
  const second = Math.floor(instant.getTime() / 1000) * 1000;
  return { day, time, offset: Date.parse(`${day}T${time}Z`) - second };
};

/** The local day at an instant. */
export const dayIn = (instant: Date, timeZone: string): string => wallClock(instant, timeZone).day;

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** An instant as ISO 8601 with the time zone's offset at that moment, `2026-12-03T00:00:00-05:00`. */
export const isoIn = (instant: Date, timeZone: string): string => {
  // ISO 8601 has no seconds in offsets.
  const minutes = Math.round(wallClock(instant, timeZone).offset / MINUTE);
  const local = new Date(instant.getTime() + minutes * MINUTE).toISOString().slice(0, 19);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${local}${minutes < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(rest)}`;
};

/** The day after. */
export const nextDay = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

const HOUR = 3_600_000;

/**
 * The first instant of a day in a time zone. A clock change at midnight skips or repeats it, so both offsets around it
 * are tried and the earliest instant on that day is taken.
 */
export const startOfDay = (day: string, timeZone: string): Date => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // UTC offsets are at most 14 hours; one hour more brackets any clock change.
  const starts = [-15, 15].map((hours) => {
    const { offset } = wallClock(new Date(midnight + hours * HOUR), timeZone);
    return new Date(midnight - offset);
  });
  const [first] = starts.filter((instant) => dayIn(instant, timeZone) === day).sort((a, b) => Number(a) - Number(b));
  // A zone that moved across the date line skipped a day: Samoa had no 2011-12-30.
  return first ?? startOfDay(nextDay(day), timeZone);
};

/** Day and time of a clock on the wall, `2026-12-03` and `09:00`. */
export const localTime = (instant: Date, timeZone: string): { day: string; time: string } => {
  const { day, time } = wallClock(instant, timeZone);
  return { day, time: time.slice(0, 5) };
};

/** The instant at which a clock on the wall shows a time of a day; where it never does, the one an hour later. */
export const instantAt = (day: string, time: string, timeZone: string): Date => {
  const there = Date.parse(`${day}T${time}:00Z`);
  const instants = [-15, 15].map((hours) => {
    const { offset } = wallClock(new Date(there + hours * HOUR), timeZone);
    return new Date(there - offset);
  });
  const shown = instants.filter((instant) => localTime(instant, timeZone).time === time).map(Number);
  // A clock change repeats it, or skips it.
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.max(...instants.map(Number)));
};

/** The last second of a day in a time zone. */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(startOfDay(nextDay(day), timeZone).getTime() - 1000);

/** The first instant of a day, as isoIn writes it. */
export const isoStartOfDay = (day: string, timeZone: string): string => isoIn(startOfDay(day, timeZone), timeZone);

/** The last second of a day, as isoIn writes it. */
export const isoEndOfDay = (day: string, timeZone: string): string => isoIn(endOfDay(day, timeZone), timeZone);
