/** Prices that cannot be shown or added, opening times, and excerpts that would be cut within a word. */
import { report, VALID, type Files, type Mistake } from "./content-folder";

const PRICING = "services/paid-media/pricing.yaml";
const ARTICLE = "blog/one.md";

/** The model's price table with further fields at its top. */
const plan = (fields: string, from = "", to = ""): Files => ({
  [PRICING]: `${fields}${(VALID[PRICING] ?? "").replace(from, () => to)}`,
});
const site = (week: string): Files => ({
  "site.yaml": `hours:\n  text: Mon–Fri\n  week:\n${week}${(VALID["site.yaml"] ?? "").replace(/^hours:\n( .*\n)+/m, "")}`,
});
const article = (field: string, value: string): Files => ({
  [ARTICLE]: `---\n${field}: ${value}\n${(VALID[ARTICLE] ?? "").slice(4).replace(new RegExp(`^${field}: .*\n`, "m"), "")}`,
});

const group = (title: string, first: string): string => `  - title: ${title}\n    first: ${first}\n`;
const LINE = "Included ad spend, monthly";
const times = (days: string, opens: string, closes: string): string =>
  `    - { days: [${days}], opens: "${opens}", closes: "${closes}" }\n`;

const counted = (name: string, bookings: number, visits: number): string =>
  `  - { procedure: ${name}, spend: 90, inquiries: 9, bookings: ${bookings}, visits: ${visits} }\n`;

export const OFFERS: readonly Mistake[] = [
  {
    mistake: "a report in which more people come than book, and one procedure twice",
    changes: {
      "reports/one.yaml": `title: One\nlabel: Example\ncolumns:\n  procedure: A\n  spend: B\n  inquiries: C\n  bookings: D\n  visits: E\n  cost: F\nrows:\n${counted("Lips", 7, 8)}${counted("Lips", 10, 2)}`,
    },
    report: report`
      content/reports/one.yaml:11:70  conflicting-fields
         11 |   - { procedure: Lips, spend: 90, inquiries: 9, bookings: 7, visits: 8 }
            |                                                                      ^
        "Lips" has more visits (8) than bookings (7), of which they are a part.
        Fix: write at most 7, or correct bookings.

      content/reports/one.yaml:12:18  duplicate-slug
         12 |   - { procedure: Lips, spend: 90, inquiries: 9, bookings: 10, visits: 2 }
            |                  ^^^^
        The procedure "Lips" is already used on line 11.
        Fix: list each procedure once.

      content/reports/one.yaml:12:59  conflicting-fields
         12 |   - { procedure: Lips, spend: 90, inquiries: 9, bookings: 10, visits: 2 }
            |                                                           ^^
        "Lips" has more bookings (10) than inquiries (9), of which they are a part.
        Fix: write at most 9, or correct inquiries.

      3 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a heading of a price table above no row",
    changes: plan(`groups:\n${group("Money", LINE)}${group("Work", "Included ad spent, monthly")}`),
    report: report`
      content/services/paid-media/pricing.yaml:5:12  not-shown
          5 |     first: Included ad spent, monthly
            |            ^^^^^^^^^^^^^^^^^^^^^^^^^^
        The first tier has no feature "Included ad spent, monthly", so "Work" stands above no row.
        Fix: use the same words as the first tier: Included ad spend, monthly

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "rows above the first heading",
    changes: plan(
      `groups:\n${group("Money", "Second")}${group("Work", "Third")}`,
      `      - name: ${LINE}\n        included: true\n`,
      ["First", "Second", "Third"].map((name) => `      - name: ${name}\n        included: true\n`).join(""),
    ),
    report: report`
      content/services/paid-media/pricing.yaml:3:12  not-shown
          3 |     first: Second
            |            ^^^^^^
        The rows above "Second" have no heading.
        Fix: let the first group begin with the first feature: First

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "headings in another order than the rows",
    changes: plan(
      `groups:\n${group("Money", "First")}${group("Work", "Third")}${group("Count", "Second")}`,
      `      - name: ${LINE}\n        included: true\n`,
      ["First", "Second", "Third"].map((name) => `      - name: ${name}\n        included: true\n`).join(""),
    ),
    report: report`
      content/services/paid-media/pricing.yaml:7:12  conflicting-fields
          7 |     first: Second
            |            ^^^^^^
        "Count" begins above "Work", which is listed before it.
        Fix: list the groups in the order of the first tier's features.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an add-on without an amount",
    changes: plan(
      "",
      "      monthly: $1,375\n",
      '      monthly: $1,375\n      addOn: { price: from $500, total: "{total} with Google" }\n',
    ),
    report: report`
      content/services/paid-media/pricing.yaml:11:23  not-shown
         11 |       addOn: { price: from $500, total: "{total} with Google" }
            |                       ^^^^^^^^^
        "addOn › price" is not a single amount in USD, so the sum of price and add-on cannot be shown: from $500
        Fix: write an amount such as $1,250, or remove addOn.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an add-on to a price without an amount",
    changes: plan(
      "",
      "      monthly: $1,375\n",
      '      monthly: Custom\n      addOn: { price: $500, total: "{total} with Google" }\n',
    ),
    report: report`
      content/services/paid-media/pricing.yaml:10:16  not-shown
         10 |       monthly: Custom
            |                ^^^^^^
        "monthly" is not a single amount in USD, so the sum of price and add-on cannot be shown: Custom
        Fix: write an amount such as $1,250, or remove addOn.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an office that closes before it opens",
    changes: site(times("monday", "17:00", "09:00")),
    report: report`
      content/site.yaml:4:49  conflicting-fields
          4 |     - { days: [monday], opens: "17:00", closes: "09:00" }
            |                                                 ^^^^^^^
        The office closes at 09:00, before it opens at 17:00.
        Fix: correct one of the two times; times that go past midnight are two entries, on two days.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "opening times that overlap",
    changes: site(times("monday, tuesday", "09:00", "13:00") + times("tuesday", "12:00", "17:00")),
    report: report`
      content/site.yaml:5:33  conflicting-fields
          5 |     - { days: [tuesday], opens: "12:00", closes: "17:00" }
            |                                 ^^^^^^^
        On tuesday, 12:00 to 17:00 overlaps 09:00 to 13:00.
        Fix: correct the times, or list the day once.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a time of the day in another form",
    changes: site(times("monday", "9am", "17:00")),
    report: report`
      content/site.yaml:4:32  wrong-form
          4 |     - { days: [monday], opens: "9am", closes: "17:00" }
            |                                ^^^^^
        "hours › week › item 1 › opens" has the wrong format: "9am". When it opens, in the site's time zone.
        Fix: write a time with two digits for the hour and two for the minutes, from 00:00 to 23:59, in quotes. For example: opens: "09:00"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an excerpt whose first 100 characters end within a word",
    changes: article(
      "excerpt",
      "A second office does not inherit the first one's place on the map. What each address needs of its own is here.",
    ),
    report: report`
      content/blog/one.md:2:10  too-long (warning)
          2 | excerpt: A second office does not inherit the first one's place on the map. What each address needs of its own…
            |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The first 100 characters of "excerpt" end within a word ("ow"), so other articles show only: A second office does not inherit the first one's place on the map. What each address needs of its…
        Fix: reword it, so that a sentence or a word ends there.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an article that was changed before it appeared",
    changes: article("updated", "2024-01-31"),
    report: report`
      content/blog/one.md:2:10  conflicting-fields
          2 | updated: 2024-01-31
            |          ^^^^^^^^^^
        The article was changed on 2024-01-31, before it appeared on 2024-12-15.
        Fix: correct one of the two dates, or remove updated.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];
