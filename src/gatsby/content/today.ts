/** What day it is for the site: the one place where the build asks the clock. */
import type { z } from "zod";
import { dayIn, isDay } from "../../content-model/fields/calendar";
import type { Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";

/** The time zone that site.yaml names; UTC where that file has problems, which are told before anything is built. */
export const timeZoneOf = (entries: readonly Entry[]): string => {
  const site = entries.find(({ kind }) => kind === kinds.site);
  return site ? (site.data as z.infer<typeof kinds.site.schema>).timeZone : "UTC";
};

/**
 * Today in a time zone, whatever time zone the machine is in. `SITE_TODAY=2026-12-31` names another day, for tests and to
 * see beforehand how the site will be.
 * @throws where SITE_TODAY is no day of the calendar
 */
export const todayIn = (timeZone: string, now = new Date()): string => {
  const named = process.env["SITE_TODAY"];
  if (!named) return dayIn(now, timeZone);
  if (!isDay(named)) throw new Error(`SITE_TODAY is "${named}"; write a day of the calendar, for example 2026-12-31.`);
  return named;
};
