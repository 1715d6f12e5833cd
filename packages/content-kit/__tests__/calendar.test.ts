import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { dayIn, endOfDay, isDay, isoIn, isTimeZone, nextDay, startOfDay } from "../lib/calendar";

const NEW_YORK = "America/New_York";

describe("The current day", () => {
  test.each([
    ["2026-12-31T23:59:59Z", "UTC", "2026-12-31"],
    ["2027-01-01T00:00:00Z", "UTC", "2027-01-01"],
    // The last minute of the year in one zone is the first day of the next in another.
    ["2026-12-31T23:59:59Z", "Pacific/Kiritimati", "2027-01-01"],
    ["2027-01-01T07:59:59Z", "America/Los_Angeles", "2026-12-31"],
    ["2027-01-01T08:00:00Z", "America/Los_Angeles", "2027-01-01"],
    ["2028-02-29T11:30:00Z", "Pacific/Kiritimati", "2028-03-01"],
    ["2028-03-01T04:59:59Z", NEW_YORK, "2028-02-29"],
  ])("at %s in %s is %s", (instant, zone, day) => {
    expect(dayIn(new Date(instant), zone)).toBe(day);
  });

  test("is followed by the next calendar day, over months, years and leap days", () => {
    expect(["2026-12-31", "2028-02-28", "2028-02-29", "2027-02-28"].map(nextDay)).toEqual([
      "2027-01-01",
      "2028-02-29",
      "2028-03-01",
      "2027-03-01",
    ]);
  });

  test("must exist in the calendar", () => {
    expect(["2028-02-29", "2026-12-31"].filter(isDay)).toHaveLength(2);
    expect(["2027-02-29", "2026-13-01", "2026-1-1", "tomorrow", "2026-12-31T00:00"].filter(isDay)).toEqual([]);
  });
});

describe("The start of a day", () => {
  test.each([
    ["2026-12-03", NEW_YORK, "2026-12-03T00:00:00-05:00"],
    ["2026-07-03", NEW_YORK, "2026-07-03T00:00:00-04:00"],
    ["2027-01-01", "Pacific/Kiritimati", "2027-01-01T00:00:00+14:00"],
    ["2027-01-01", "Etc/GMT+12", "2027-01-01T00:00:00-12:00"],
    ["2028-02-29", "Asia/Kolkata", "2028-02-29T00:00:00+05:30"],
    ["2027-01-01", "UTC", "2027-01-01T00:00:00+00:00"],
    // The clocks change at night, after the day has begun.
    ["2026-03-08", NEW_YORK, "2026-03-08T00:00:00-05:00"],
    ["2026-11-01", NEW_YORK, "2026-11-01T00:00:00-04:00"],
    // The clocks change at midnight: it is skipped, or occurs twice.
    ["2018-11-04", "America/Sao_Paulo", "2018-11-04T01:00:00-02:00"],
    ["2018-02-18", "America/Sao_Paulo", "2018-02-18T00:00:00-03:00"],
    // Samoa moved across the date line and skipped a day: the next one begins in its place.
    ["2011-12-30", "Pacific/Apia", "2011-12-31T00:00:00+14:00"],
  ])("%s in %s at %s", (day, zone, start) => {
    expect(isoIn(startOfDay(day, zone), zone)).toBe(start);
  });

  test("has a timestamp where the offset had seconds, as in the first half of the 20th century", () => {
    for (const [day, zone] of [
      ["1950-01-01", "Africa/Monrovia"],
      ["1920-05-01", "Europe/Amsterdam"],
      ["1900-01-01", "Asia/Kolkata"],
      ["2999-12-31", NEW_YORK],
    ] as const) {
      const start = startOfDay(day, zone);
      expect(dayIn(start, zone)).toBe(day);
      expect(isoIn(start, zone)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
      expect(Date.parse(isoIn(start, zone))).toBe(start.getTime());
    }
  });

  test("is one second after the end of the previous day, in every zone", () => {
    for (const zone of [NEW_YORK, "Pacific/Kiritimati", "America/Sao_Paulo", "Europe/Berlin"])
      for (const day of ["2018-02-17", "2018-11-03", "2026-03-28", "2028-02-28"]) {
        const end = endOfDay(day, zone);
        expect(dayIn(end, zone)).toBe(day);
        expect(startOfDay(nextDay(day), zone).getTime() - end.getTime()).toBe(1000);
      }
  });

  test("and its end have the offset of their own instant", () => {
    expect(isoIn(endOfDay("2026-10-25", "Europe/Berlin"), "Europe/Berlin")).toBe("2026-10-25T23:59:59+01:00");
    expect(isoIn(endOfDay("2026-12-31", NEW_YORK), NEW_YORK)).toBe("2026-12-31T23:59:59-05:00");
  });
});

test("a time zone must be in the IANA list", () => {
  expect([NEW_YORK, "Europe/Berlin", "UTC"].filter(isTimeZone)).toHaveLength(3);
  expect(["America/Virginia_Beach", "", "Eastern time"].filter(isTimeZone)).toEqual([]);
});

test("results do not depend on the machine's time zone", () => {
  const script = `
    const { dayIn, endOfDay, isoIn, nextDay, startOfDay } = require("content-kit/lib/calendar");
    const { formatDate } = require("content-kit/lib/format");
    const days = ["2026-12-31", "2028-02-29", "2026-03-08", "2026-11-01"];
    const zones = ["America/New_York", "Pacific/Kiritimati"];
    console.log(JSON.stringify(zones.flatMap((zone) => days.map((day) => [
      isoIn(startOfDay(day, zone), zone), isoIn(endOfDay(day, zone), zone), nextDay(day), formatDate(day, "en-US"),
      dayIn(new Date(day + "T11:00:00Z"), zone),
    ]))));
  `;
  const told = ["UTC", "Pacific/Kiritimati", "America/Los_Angeles"].map((TZ) =>
    execFileSync(process.execPath, ["--require", "tsx/cjs", "--eval", script], {
      cwd: resolve(__dirname, "../../.."),
      env: { ...process.env, TZ, NODE_OPTIONS: "" },
      encoding: "utf8",
    }),
  );
  expect(told[0]).toContain("2026-12-31T00:00:00-05:00");
  expect(told[1]).toBe(told[0]);
  expect(told[2]).toBe(told[0]);
});
