/** Opening hours as text: `Mon–Fri 9am–5pm ET`. At build time. */
import { timeText } from "content-kit/lib/time-text";
import { WEEKDAYS, type Weekday } from "content-kit/lib/weekdays";

interface OpeningHours {
  week: readonly { days: readonly Weekday[]; opens: string; closes: string }[];
  zone?: string | null | undefined;
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

const dayText = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }).format(MONDAY + day * 86_400_000);

/** Days, of which three or more in a row are a range: `Mon–Fri`, `Mon, Wed`. */
const daysText = (days: readonly Weekday[], language: string): string => {
  const numbers = days.map((day) => WEEKDAYS.indexOf(day)).sort();
  const names = numbers.map((day) => dayText(day, language));
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  return names.length > 2 && last - first === names.length - 1 ? `${names[0]}–${names.at(-1)}` : names.join(", ");
};

const clockText = (time: string, language: string): string => {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: "numeric" }).resolvedOptions();
  return timeText(new Date(`2024-01-01T${time}:00Z`), "UTC", language, !hour12 || !time.endsWith(":00"));
};

/** The hours of a week, with the name of the time zone. */
export const hoursText = ({ week, zone }: OpeningHours, language: string): string => {
  const texts = week.map(({ days, opens, closes }) =>
    [daysText(days, language), [opens, closes].map((time) => clockText(time, language)).join("–")].join(" "),
  );
  return [texts.join(", "), zone].filter(Boolean).join(" ");
};
