import { execFileSync } from "node:child_process";
import { breaksWord, compareNames, excerpt, formatDate, formatNumber, formatFileSize } from "../lib/format";
import { isoDuration } from "../lib/timestamps";

/** From UTC-12 to UTC+14, with one zone that changes its clocks at midnight. */
const ZONES = [
  "Pacific/Pago_Pago",
  "America/Los_Angeles",
  "America/Santiago",
  "UTC",
  "Asia/Kolkata",
  "Pacific/Kiritimati",
];
const DATES = ["2024-12-15", "2024-01-01", "2024-02-29", "2024-09-08", "1999-12-31"];

/** Runs in a child process, because Jest passes tests a copy of the environment. */
const SCRIPT = `
  const { formatDate } = require("content-kit/lib/format");
  const [zones, dates] = JSON.parse(process.argv[1]);
  const results = zones.map((zone) => {
    process.env.TZ = zone;
    return { offset: new Date(0).getTimezoneOffset(), dates: dates.map((date) => formatDate(date, "en-US")) };
  });
  console.log(JSON.stringify(results));
`;

const formatIn = (zones: readonly string[], dates: readonly string[]): { offset: number; dates: string[] }[] => {
  const args = ["--import", "tsx", "--eval", SCRIPT, JSON.stringify([zones, dates])];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as ReturnType<typeof formatIn>;
};

describe("A calendar date", () => {
  test("is the same day in every time zone", () => {
    const results = formatIn(ZONES, DATES);
    expect(new Set(results.map(({ offset }) => offset)).size).toBe(ZONES.length);
    for (const { dates } of results)
      expect(dates).toEqual([
        "December 15, 2024",
        "January 1, 2024",
        "February 29, 2024",
        "September 8, 2024",
        "December 31, 1999",
      ]);
  });

  test("is localized", () => {
    expect(formatDate("2024-12-05", "de-DE")).toBe("5. Dezember 2024");
    expect(formatDate("2024-12-05", "nb-NO")).toBe("5. desember 2024");
  });
});

test("a number has the separators of the language", () => {
  expect(formatNumber(4325, "en-US")).toBe("4,325");
  expect(formatNumber(4325, "de-DE")).toBe("4.325");
  expect(formatNumber(51, "en-US")).toBe("51");
});

describe("An excerpt", () => {
  test("of a long text is the words within its first 100 characters, and an ellipsis", () => {
    const words = "telephone ".repeat(9);
    expect(excerpt(`${words}telephones ring on.`, 100)).toBe(`${words}telephones…`);
    expect(excerpt(`${words}telephoning, and more.`, 100)).toBe(`${words.trim()}…`);
    expect(excerpt(`${words.trim()}, telephoning and more.`, 100)).toBe(`${words.trim()}…`);
  });

  test("of a long text whose sentence ends there has no ellipsis", () => {
    const text = "A telephone rings, and nobody is at the desk. ".repeat(3);
    expect(excerpt(text, 91)).toBe(text.slice(0, 91));
  });

  test("of a language without spaces ends at a word, too", () => {
    expect(excerpt("電話".repeat(60), 100)).toMatch(/^(?:電話){1,50}…$/);
  });

  test("of a text that fits is the text, without an ellipsis", () => {
    expect(excerpt("x".repeat(100), 100)).toBe("x".repeat(100));
    expect(excerpt("x".repeat(101), 100)).toBe(`${"x".repeat(100)}…`);
    expect(excerpt("", 100)).toBe("");
  });

  test("can be checked for a broken word", () => {
    const words = "telephone ".repeat(9);
    expect(breaksWord(`${words}telephones ring on.`, 100)).toBe(false);
    expect(breaksWord(`${words}telephoning, and more.`, 100)).toBe(true);
    expect(breaksWord("A telephone.", 100)).toBe(false);
  });

  test("never splits an emoji, and counts one as one character", () => {
    const before = "x".repeat(99);
    expect(excerpt(`${before}🦷 and more`, 100)).toBe(`${before}🦷…`);
    expect(excerpt(`${before}x🦷`, 100)).toBe(`${before}x…`);
    expect(excerpt("🦷".repeat(100), 100)).toBe("🦷".repeat(100));
    expect(excerpt("🦷".repeat(150), 100)).not.toMatch(/\p{Surrogate}/u);
  });

  test("has no space before its ellipsis", () => {
    expect(excerpt("one two three", 4)).toBe("one…");
  });
});

test.each([
  ["52:30", "PT52M30S"],
  ["01:05", "PT1M5S"],
  ["0:45", "PT0M45S"],
  ["90:00", "PT90M0S"],
  ["1:02:03", "PT1H2M3S"],
  ["10:00:00", "PT10H0M0S"],
])("the duration %s is %s in ISO 8601", (duration, iso) => {
  expect(isoDuration(duration)).toBe(iso);
});

test.each([
  ["fr-FR", ["Normandie", "Île-de-France", "Bretagne"], ["Bretagne", "Île-de-France", "Normandie"]],
  ["de-AT", ["Tirol", "Österreichische Alpen", "Vorarlberg"], ["Österreichische Alpen", "Tirol", "Vorarlberg"]],
  ["sv-SE", ["Örebro", "Uppsala", "Ångermanland"], ["Uppsala", "Ångermanland", "Örebro"]],
  ["en-US", ["Ward 10", "Ward 9"], ["Ward 9", "Ward 10"]],
])("names are sorted by the collation of %s", (language, names, sorted) => {
  expect([...names].sort((one, other) => compareNames(one, other, language))).toEqual(sorted);
});

test.each([
  [0, "en-US", "1 kB"],
  [594, "en-US", "1 kB"],
  [240_400, "en-US", "240 kB"],
  [999_400, "en-US", "999 kB"],
  [999_600, "en-US", "1 MB"],
  [1_234_567, "de-DE", "1,2 MB"],
  [24_000_000, "fr-FR", "24 Mo"],
])("a file of %d bytes is as large in %s: %s", (bytes, language, size) => {
  expect(formatFileSize(bytes, language).replace(/[\u00a0\u202f]/g, " ")).toBe(size);
});
