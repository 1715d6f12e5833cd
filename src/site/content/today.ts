/** The current date for the site: the only place where the build reads the clock. */
import { dayIn, isDay } from "content-kit/lib/calendar";
import { type Entry, onlyOf } from "content-kit";
import { kinds } from "../../content-model/kinds";

/** The time zone in site.yaml; UTC if that file has errors, which stop the build anyway. */
export const timeZoneOf = (entries: readonly Entry[]): string => onlyOf(entries, kinds.site)?.data.timeZone ?? "UTC";

/**
 * Today in a time zone, independent of the machine's. `SITE_TODAY=2026-12-31` overrides it, for tests and previews.
 * @throws if SITE_TODAY is not a date
 */
export const todayIn = (timeZone: string, now = new Date()): string => {
  const named = process.env["SITE_TODAY"];
  if (!named) return dayIn(now, timeZone);
  if (!isDay(named)) throw new Error(`SITE_TODAY is "${named}", which is not a date. Use the form 2026-12-31.`);
  return named;
};
