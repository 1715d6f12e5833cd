/** Whether an office is open at a moment, and until or from when: pure functions of the moment and the zones. */
import { instantAt, localTime, nextDay } from "content-kit/lib/calendar";
import { timeText } from "content-kit/lib/time-text";
import { fillIn } from "content-kit/lib/placeholders";
import { weekdayOf } from "content-kit/lib/weekdays";

export interface OfficeHours {
  /** The office's time zone, by its IANA name. */
  timeZone: string;
  /** Times on the office's wall clock. */
  week: readonly { days: readonly string[]; opens: string; closes: string }[];
  /** Days on which it is closed, `YYYY-MM-DD`. */
  holidays?: readonly string[] | null;
}

export interface OfficeState {
  open: boolean;
  /** When it closes; when it opens if it is closed. */
  change: Date;
}

/** Days ahead in which it has to open; longer holidays have no state. */
const AHEAD = 45;

/** The state at a moment; undefined if it does not open again in the weeks ahead. */
export const officeState = ({ timeZone, week, holidays }: OfficeHours, now: Date): OfficeState | undefined => {
  let { day } = localTime(now, timeZone);
  for (let ahead = 0; ahead <= AHEAD; ahead++, day = nextDay(day)) {
    if (holidays?.includes(day)) continue;
    const weekday = weekdayOf(day);
    const spans = week
      .filter(({ days }) => days.includes(weekday))
      .map(({ opens, closes }) => ({ from: instantAt(day, opens, timeZone), to: instantAt(day, closes, timeZone) }))
      .sort((one, other) => Number(one.from) - Number(other.from));
    const span = spans.find(({ to }) => now < to);
    if (span) return span.from <= now ? { open: true, change: span.to } : { open: false, change: span.from };
  }
  return undefined;
};

export interface OfficeWords {
  open: string;
  today: string;
  later: string;
  yours: string;
}

interface Place {
  /** Language and region, such as `en-US`. */
  language: string;
  /** The name of the office's time zone, as people read it. */
  zone: string;
  /** The visitor's time zone. */
  visitorZone: string;
}

/** A time on the clock of a zone. */
const timeIn = (timeZone: string, instant: Date, language: string): string =>
  timeText(instant, timeZone, language, !localTime(instant, timeZone).time.endsWith(":00"));

/** A day's name; with its date where the name could be that of another week. */
const dayText = (instant: Date, now: Date, timeZone: string, language: string): string => {
  const days = (Number(instant) - Number(now)) / 86_400_000;
  return new Intl.DateTimeFormat(language, {
    weekday: "long",
    ...(days > 6 && { month: "long", day: "numeric" }),
    timeZone,
  }).format(instant);
};

/** The state in words: in the office's time and, where it is another one, in the visitor's. */
export const officeText = (
  hours: OfficeHours,
  words: OfficeWords,
  { language, zone, visitorZone }: Place,
  now: Date,
): string[] | undefined => {
  const state = officeState(hours, now);
  if (!state) return undefined;
  const { open, change } = state;
  const there = localTime(change, hours.timeZone);
  const here = localTime(change, visitorZone);
  const isToday = there.day === localTime(now, hours.timeZone).day;
  const time = timeIn(hours.timeZone, change, language);
  const day = dayText(change, now, hours.timeZone, language);
  const wording = open ? words.open : isToday ? words.today : words.later;
  const text = fillIn(zone ? wording : wording.replace(/ ?\{zone\}/, ""), { day, time, zone });
  if (there.day === here.day && there.time === here.time) return [text];
  const otherDay = there.day === here.day ? "" : `${dayText(change, now, visitorZone, language)} `;
  return [text, fillIn(words.yours, { time: `${otherDay}${timeIn(visitorZone, change, language)}` })];
};
