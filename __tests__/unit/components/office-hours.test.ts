import { officeState, officeText, type OfficeHours } from "../../../src/sections/contact/office-hours";

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday"];

const NORFOLK: OfficeHours = {
  timeZone: "America/New_York",
  week: [{ days: DAYS, opens: "09:00", closes: "17:00" }],
  holidays: ["2026-12-25", "2027-01-01"],
};

const WORDS = {
  open: "Open until {time} {zone}",
  today: "Opens today at {time} {zone}",
  later: "Opens {day} {time} {zone}",
  yours: "{time} your time",
};

/** What a visitor in a time zone reads at a moment. */
const read = (now: string, visitorZone = "America/New_York", hours = NORFOLK): string | undefined =>
  officeText(hours, WORDS, { language: "en-US", zone: "ET", visitorZone }, new Date(now))?.join(", ");

describe("An office on the East Coast", () => {
  test.each([
    // A Wednesday in winter: 9am is 14:00 UTC.
    ["2026-12-02T13:59:59Z", "Opens today at 9am ET"],
    ["2026-12-02T14:00:00Z", "Open until 5pm ET"],
    ["2026-12-02T21:59:59Z", "Open until 5pm ET"],
    ["2026-12-02T22:00:00Z", "Opens Thursday 9am ET"],
    // Friday evening and the weekend.
    ["2026-12-04T22:00:00Z", "Opens Monday 9am ET"],
    ["2026-12-06T12:00:00Z", "Opens Monday 9am ET"],
    // The night before the clock goes forward, and the day after: 9am is 13:00 UTC.
    ["2027-03-13T20:00:00Z", "Opens Monday 9am ET"],
    ["2027-03-15T12:59:00Z", "Opens today at 9am ET"],
    ["2027-03-15T13:00:00Z", "Open until 5pm ET"],
  ])("at %s says %j to a visitor of the same zone", (now, text) => {
    expect(read(now)).toBe(text);
  });

  test.each([
    ["2026-12-02T18:00:00Z", "America/Los_Angeles", "Open until 5pm ET, 2pm your time"],
    ["2026-12-02T18:00:00Z", "America/Phoenix", "Open until 5pm ET, 3pm your time"],
    // Half an hour, and another day.
    ["2026-12-02T18:00:00Z", "Asia/Kolkata", "Open until 5pm ET, Thursday 3:30am your time"],
    ["2026-12-04T23:00:00Z", "Pacific/Auckland", "Opens Monday 9am ET, Tuesday 3am your time"],
    ["2026-12-04T23:00:00Z", "Pacific/Honolulu", "Opens Monday 9am ET, 4am your time"],
    // Three weeks in March in which Europe still has winter time, and five hours become four.
    ["2027-03-12T18:00:00Z", "Europe/London", "Open until 5pm ET, 10pm your time"],
    ["2027-03-16T18:00:00Z", "Europe/London", "Open until 5pm ET, 9pm your time"],
    // Another name of the same time says nothing new.
    ["2026-12-02T18:00:00Z", "America/Toronto", "Open until 5pm ET"],
  ])("at %s says to a visitor in %s: %s", (now, zone, text) => {
    expect(read(now, zone)).toBe(text);
  });

  test("says nothing of a zone without a name", () => {
    const place = { language: "en-US", zone: "", visitorZone: NORFOLK.timeZone };
    const text = officeText(
      NORFOLK,
      { ...WORDS, open: "Open until {time} {zone}, ET" },
      place,
      new Date("2026-12-02T18:00:00Z"),
    );
    expect(text).toEqual(["Open until 5pm, ET"]);
  });

  test("is closed on holidays, and names the date of a day more than a week away", () => {
    expect(read("2026-12-25T15:00:00Z")).toBe("Opens Monday 9am ET");
    const long = { ...NORFOLK, holidays: Array.from({ length: 9 }, (_, day) => `2026-12-${21 + day}`) };
    expect(read("2026-12-21T15:00:00Z", undefined, long)).toBe("Opens Wednesday, December 30 9am ET");
  });

  test("says nothing if it does not open in the weeks ahead", () => {
    expect(read("2026-12-02T18:00:00Z", undefined, { ...NORFOLK, week: [] })).toBeUndefined();
  });
});

test("an office with a break at noon opens twice a day", () => {
  const berlin: OfficeHours = {
    timeZone: "Europe/Berlin",
    week: [
      { days: ["tuesday"], opens: "14:00", closes: "18:30" },
      { days: ["tuesday"], opens: "07:30", closes: "12:00" },
    ],
  };
  const words = { open: "bis {time}", today: "heute ab {time}", later: "{day} ab {time}", yours: "bei Ihnen {time}" };
  const at = (now: string): string | undefined =>
    officeText(berlin, words, { language: "de-DE", zone: "", visitorZone: "Europe/Zurich" }, new Date(now))?.join(", ");
  expect(at("2026-12-01T06:00:00Z")).toBe("heute ab 7:30");
  expect(at("2026-12-01T10:59:00Z")).toBe("bis 12 Uhr");
  expect(at("2026-12-01T11:00:00Z")).toBe("heute ab 14 Uhr");
  expect(at("2026-12-01T17:30:00Z")).toMatch(/^Dienstag, 8\. Dezember ab /);
});

test("a clock change at the opening time neither loses nor repeats it", () => {
  // In 2027, 2:30 does not exist in New York on March 14, and exists twice on November 7.
  const night: OfficeHours = { ...NORFOLK, week: [{ days: ["sunday"], opens: "02:30", closes: "04:00" }] };
  const change = (now: string): string | undefined => officeState(night, new Date(now))?.change.toISOString();
  expect(change("2027-03-14T05:00:00Z")).toBe("2027-03-14T07:30:00.000Z");
  const early: OfficeHours = { ...NORFOLK, week: [{ days: ["sunday"], opens: "01:30", closes: "04:00" }] };
  expect(officeState(early, new Date("2027-11-07T04:00:00Z"))?.change.toISOString()).toBe("2027-11-07T05:30:00.000Z");
});
