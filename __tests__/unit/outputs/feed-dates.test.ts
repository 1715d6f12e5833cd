import { rfc3339, rfc822 } from "../../../src/gatsby/outputs/feeds/dates";

test.each([
  ["2025-09-09", "America/New_York", "Tue, 09 Sep 2025 12:00:00 -0400", "2025-09-09T12:00:00-04:00"],
  ["2024-12-15", "America/New_York", "Sun, 15 Dec 2024 12:00:00 -0500", "2024-12-15T12:00:00-05:00"],
  ["2026-03-01", "Europe/Berlin", "Sun, 01 Mar 2026 12:00:00 +0100", "2026-03-01T12:00:00+01:00"],
  ["2026-01-31", "Asia/Kolkata", "Sat, 31 Jan 2026 12:00:00 +0530", "2026-01-31T12:00:00+05:30"],
  ["2026-02-28", "UTC", "Sat, 28 Feb 2026 12:00:00 +0000", "2026-02-28T12:00:00+00:00"],
])("%s in %s is noon of that day", (day, timeZone, inRss, inJson) => {
  expect(rfc822(day, timeZone)).toBe(inRss);
  expect(rfc3339(day, timeZone)).toBe(inJson);
});

test.each(["America/New_York", "Pacific/Auckland", "Africa/Cairo"])(
  "both formats of a day in %s are the same instant, on every day of a year",
  (timeZone) => {
    for (
      let day = new Date("2026-01-01T00:00:00Z");
      day.getUTCFullYear() === 2026;
      day.setUTCDate(day.getUTCDate() + 1)
    ) {
      const text = day.toISOString().slice(0, 10);
      expect(Date.parse(rfc822(text, timeZone))).toBe(Date.parse(rfc3339(text, timeZone)));
    }
  },
);
