/** Calendar days (`YYYY-MM-DD`) in a time zone. */

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

/** Local time at an instant. */
const wallClock = (instant: Date, timeZone: string): { day: string; time: string; offset: string } => {
  const parts = new Intl.DateTimeFormat("en-US", {
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
    timeZoneName: "longOffset",
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? "";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}:${part("second")}`,
    offset: part("timeZoneName").replace("GMT", "") || "+00:00",
  };
};

/** The local day at an instant. */
export const dayIn = (instant: Date, timeZone: string): string => wallClock(instant, timeZone).day;

/** An instant as ISO 8601 with the time zone's offset at that moment, `2026-12-03T00:00:00-05:00`. */
export const isoIn = (instant: Date, timeZone: string): string => {
  const { day, time, offset } = wallClock(instant, timeZone);
  return `${day}T${time}${offset}`;
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
    return new Date(`${day}T00:00:00${offset}`);
  });
  const [first] = starts.filter((instant) => dayIn(instant, timeZone) === day).sort((a, b) => Number(a) - Number(b));
  if (!first) throw new Error(`The day ${day} never came in ${timeZone}.`);
  return first;
};

/** The last second of a day in a time zone. */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(startOfDay(nextDay(day), timeZone).getTime() - 1000);

/** The first instant of a day, as isoIn writes it. */
export const isoStartOfDay = (day: string, timeZone: string): string => isoIn(startOfDay(day, timeZone), timeZone);

/** The last second of a day, as isoIn writes it. */
export const isoEndOfDay = (day: string, timeZone: string): string => isoIn(endOfDay(day, timeZone), timeZone);
