/** Dates and names beyond the limits of calendars, file systems and URLs. */
import { edited, report, VALID, withText, type Mistake } from "./content-folder";

const ARTICLE = "blog/one.md";
const TERMS = "legal/terms.md";
const FLORIDA = "locations/florida.yaml";

const LONG = `${"long-".repeat(30)}name`;

export const BOUNDS: readonly Mistake[] = [
  {
    mistake: "a year with a wrong digit",
    changes: edited(TERMS, "date: 2025-08-14", 'date: "0024-12-15"'),
    report: report`
      content/legal/terms.md:2:7  unlikely-date
          2 | date: "0024-12-15"
            |       ^^^^^^^^^^^^
        "date" is 0024-12-15, which is in a year that cannot be meant.
        Fix: write a year from 1990 to 2100, with four digits. For example: date: "2025-08-14"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a day that stands for no date at all",
    changes: edited(TERMS, "date: 2025-08-14", "date: 0001-01-01"),
    report: report`
      content/legal/terms.md:2:7  unlikely-date
          2 | date: 0001-01-01
            |       ^^^^^^^^^^
        "date" is 0001-01-01, which is in a year that cannot be meant.
        Fix: write a year from 1990 to 2100, with four digits. For example: date: "2025-08-14"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a closing date that means never",
    changes: edited("careers/one.md", "department:", "closes: 9999-12-31\ndepartment:"),
    report: report`
      content/careers/one.md:2:9  unlikely-date
          2 | closes: 9999-12-31
            |         ^^^^^^^^^^
        "closes" is 9999-12-31, which is in a year that cannot be meant.
        Fix: write a year from 1990 to 2100, with four digits. For example: closes: "2025-09-30"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an article for a far future",
    changes: edited(ARTICLE, "date: 2024-12-15", "date: 2095-03-04"),
    report: report`
      content/blog/one.md:2:7  unlikely-date (warning)
          2 | date: 2095-03-04
            |       ^^^^^^^^^^
        "date" is 2095-03-04, more than 5 years from now. Until then, the page is not published.
        Fix: check the year.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a file named as a device of Windows",
    changes: { "blog/con.md": VALID[ARTICLE] },
    report: report`
      content/blog/con.md:1:1  bad-file-name
        "con" is a name that Windows keeps for a device, so nobody there can open the site's files.
        Fix: rename the file: use another word, for example "con-page".

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a file name that is too long for folders",
    changes: { [`blog/${LONG}.md`]: VALID[ARTICLE] },
    report: report`
      content/blog/long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-name.md:1:1  bad-file-name
        "long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-name" has 154 characters, of which addresses and file names have at most 100 here.
        Fix: rename the file: shorten it, for example to "long-long-long-long-long-long-long-long".

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a city with a device of Windows in its address",
    changes: edited(FLORIDA, "slug: miami", "slug: aux"),
    report: report`
      content/locations/florida.yaml:3:11  not-allowed
          3 |     slug: aux
            |           ^^^
        "cities › item 1 › slug" is aux, which is a name that Windows keeps for a device, so nobody there can open the site's files.
        Fix: use another word, for example "aux-page". For example: slug: miami

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a picture named as a device of Windows",
    changes: edited(ARTICLE, "metadata:", "image:\n  file: team/nul.jpg\n  alt: A desk\nmetadata:"),
    report: report`
      content/blog/one.md:3:9  not-allowed
          3 |   file: team/nul.jpg
            |         ^^^^^^^^^^^^
        "image › file" is team/nul.jpg, which has a name that Windows keeps for a device.
        Fix: rename the file or its folder. For example: file: team/founder.jpg

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "two pictures whose names only capitals tell apart",
    changes: {
      ...withText(ARTICLE, "![A reception desk](../media/desk.jpg)\n"),
      "media/desk.jpg": "one",
      "media/Desk.JPG": "two",
    },
    report: report`
      content/blog/one.md:11:21  unusable-media
         11 | ![A reception desk](../media/desk.jpg)
            |                     ^^^^^^^^^^^^^^^^^
        content/media/desk.jpg and content/media/Desk.JPG differ only in upper and lower case, which Windows and macOS do not tell apart.
        Fix: rename one of the two.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];
