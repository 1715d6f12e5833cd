/** Numbers, comments and markup with another meaning than intended. */
import { edited, report, withText, type Mistake } from "./content-folder";

const ARTICLE = "blog/one.md";
const JOB = "careers/one.md";
const FLORIDA = "locations/florida.yaml";

export const NUMBERS: readonly Mistake[] = [
  {
    mistake: "an amount with a comma between its thousands",
    changes: edited(JOB, "amount: 29", "amount: 60,000"),
    report: report`
      content/careers/one.md:3:11  wrong-type
          3 |   amount: 60,000
            |           ^^^^^^
        "pay › amount" must be a number, but is the text "60,000". The amount.
        Fix: write digits alone, with a point before decimals: amount: 60000

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an amount with a point between its thousands",
    changes: edited(JOB, "amount: 29", "amount: 60.000"),
    report: report`
      content/careers/one.md:3:11  misread-number (warning)
          3 |   amount: 60.000
            |           ^^^^^^
        "pay › amount" is 60.000, which is read as 60: a point begins the decimals.
        Fix: for 60000, write amount: 60000; for 60, write amount: 60

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an amount with a point between its thousands, in quotes",
    changes: edited(JOB, "amount: 29", 'amount: "60.000"'),
    report: report`
      content/careers/one.md:3:11  wrong-type
          3 |   amount: "60.000"
            |           ^^^^^^^^
        "pay › amount" must be a number, but is the text "60.000". The amount.
        Fix: write digits alone, with a point before decimals: amount: 60000

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a job's pay of nothing",
    changes: edited(JOB, "amount: 29", "amount: 0"),
    report: report`
      content/careers/one.md:3:11  not-allowed
          3 |   amount: 0
            |           ^
        "pay › amount" is 0, so search engines would show the job as unpaid.
        Fix: write the amount, for example: amount: 29; if the pay is not published, remove pay with its lines.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a range of pay from its upper to its lower end",
    changes: edited(JOB, "amount: 29", "min: 32\n  max: 25"),
    report: report`
      content/careers/one.md:3:8  conflicting-fields
          3 |   min: 32
            |        ^^
        The pay ranges from 32 to 25, so its lower end is above its upper end.
        Fix: write min: 25 and max: 32, or correct one of the two.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a range of pay beside one amount",
    changes: edited(JOB, "amount: 29", "amount: 29\n  max: 32"),
    report: report`
      content/careers/one.md:4:8  conflicting-fields
          4 |   max: 32
            |        ^^
        "pay" has both an amount and a range.
        Fix: keep amount for one amount, or min and max for a range.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "pay without an amount",
    changes: edited(JOB, "  amount: 29\n", ""),
    report: report`
      content/careers/one.md:2:1  missing-field
          2 | pay:
            | ^^^
        "pay" has no amount. The pay as search engines read it: either amount, or min and max.
        Fix: add it below pay, for example: amount: 29, or for a range: min: 25 and max: 32; if the pay is not published, remove pay with its lines.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "pay that search engines show and people do not",
    changes: edited(JOB, "salary: $29/hour\n", ""),
    report: report`
      content/careers/one.md:6:1  missing-field
          6 | pay:
            | ^^^
        Search engines read the pay, but people do not: "salary" is missing.
        Fix: add it, for example: salary: "$29/hour"; if the pay is not published, remove pay with its lines.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a whole number with a point before three zeros",
    changes: edited(FLORIDA, "population: 442241", "population: 442.000"),
    report: report`
      content/locations/florida.yaml:4:17  misread-number (warning)
          4 |     population: 442.000
            |                 ^^^^^^^
        "cities › item 1 › population" is 442.000, which is read as 442: a point begins the decimals.
        Fix: for 442000, write population: 442000; for 442, write population: 442

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text that begins with a #",
    changes: edited(ARTICLE, "title: How to win more customers near your shop", "title: #1 Dental Marketing"),
    report: report`
      content/blog/one.md:2:1  missing-field
          2 | title: #1 Dental Marketing
            | ^^^^^
        The field "title" is empty: everything from # on is a comment, which visitors do not see. The heading.
        Fix: put the whole text in quotes: title: "#1 Dental Marketing"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a comment in the place of a text",
    changes: edited(ARTICLE, "title: How to win more customers near your shop", "title: # 1 in dental marketing"),
    report: report`
      content/blog/one.md:2:1  missing-field
          2 | title: # 1 in dental marketing
            | ^^^^^
        The field "title" is empty: everything from # on is a comment, which visitors do not see. The heading.
        Fix: if # is part of the text, put the whole text in quotes: title: "# 1 in dental marketing"; otherwise fill it in, for example: title: How to win more customers near your shop

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a name that YAML reads as no value",
    changes: edited(ARTICLE, "author: The editors", "author: Null"),
    report: report`
      content/blog/one.md:2:9  missing-field
          2 | author: Null
            |         ^^^^
        The field "author" is empty: Null without quotes means "no value". Who wrote it.
        Fix: if Null is the text, put it in quotes: author: "Null"; otherwise fill it in, for example: author: The editors

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a tilde that YAML reads as no value",
    changes: edited(ARTICLE, "author: The editors", "author: ~"),
    report: report`
      content/blog/one.md:2:9  missing-field
          2 | author: ~
            |         ^
        The field "author" is empty: ~ without quotes means "no value". Who wrote it.
        Fix: if ~ is the text, put it in quotes: author: "~"; otherwise fill it in, for example: author: The editors

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an offset in the place of a time zone",
    changes: edited("site.yaml", "timeZone: America/New_York", "timeZone: +02:00"),
    report: report`
      content/site.yaml:1:11  wrong-form
          1 | timeZone: +02:00
            |           ^^^^^^
        "timeZone" has the wrong format: "+02:00". The time zone in which days begin and end for dates on the site, by its IANA name.
        Fix: write the name of a time zone, such as Europe/Berlin. For example: timeZone: America/New_York

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

export const STRAY: readonly Mistake[] = [
  {
    mistake: "a place to fill in that visitors would read",
    changes: withText(ARTICLE, "Words, and [fill in] the rest.\n"),
    report: report`
      content/blog/one.md:11:12  unfinished (warning)
         11 | Words, and [fill in] the rest.
            |            ^^^^^^^^^
        "[fill in]" stands where something is still to be written, and visitors read it.
        Fix: write what belongs there, or make the entry a draft until then.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the second half of a merge conflict",
    changes: withText(ARTICLE, "Hello.\n=======\n\nMore.\n\n>>>>>>> new-titles\n"),
    report: report`
      content/blog/one.md:12:1  merge-conflict
         12 | =======
            | ^^^^^^^
        This is left from a merge conflict: two people changed the same lines, and the file has both versions.
        Fix: keep the right lines; delete the others and every line that begins with <<<<<<<, |||||||, ======= or >>>>>>>.

      content/blog/one.md:16:1  merge-conflict
         16 | >>>>>>> new-titles
            | ^^^^^^^^^^^^^^^^^^
        This is left from a merge conflict: two people changed the same lines, and the file has both versions.
        Fix: keep the right lines; delete the others and every line that begins with <<<<<<<, |||||||, ======= or >>>>>>>.

      2 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the base of a merge conflict in YAML",
    changes: edited(FLORIDA, "abbreviation: FL", "abbreviation: FL\n||||||| 1a2b3c4"),
    report: report`
      content/locations/florida.yaml:2:1  merge-conflict
          2 | ||||||| 1a2b3c4
            | ^^^^^^^^^^^^^^^
        This is left from a merge conflict: two people changed the same lines, and the file has both versions.
        Fix: keep the right lines; delete the others and every line that begins with <<<<<<<, |||||||, ======= or >>>>>>>.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the address of a film on a line of a paragraph",
    changes: withText(ARTICLE, "Our bakery:\nhttps://youtu.be/dQw4w9WgXcQ?t=5\n"),
    report: report`
      content/blog/one.md:12:1  markup-as-text (warning)
         12 | https://youtu.be/dQw4w9WgXcQ?t=5
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The address of the film shows as a link, because its line belongs to a paragraph.
        Fix: leave an empty line above and below it.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a film without words for its button",
    changes: withText(ARTICLE, "https://vimeo.com/76979871\n"),
    report: report`
      content/blog/one.md:11:1  missing-field (warning)
         11 | https://vimeo.com/76979871
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^
        The film shows as a link, because its words are missing: "film" of labels.yaml.
        Fix: add it there, for example: film: { play: "Play the film from {host}", watch: "Watch on {host}" }

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a heading without its space",
    changes: withText(ARTICLE, "##Our prices\n\nWords.\n"),
    report: report`
      content/blog/one.md:11:1  markup-as-text
         11 | ##Our prices
            | ^^^^^^^^^^^^
        A heading needs an ordinary space after its #, so this is shown as plain text.
        Fix: add it: ## Our prices

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "spaces inside bold asterisks",
    changes: withText(ARTICLE, "**Important: **call us\n"),
    report: report`
      content/blog/one.md:11:1  markup-as-text (warning)
         11 | **Important: **call us
            | ^^^^^^^^^^^^^^^^^^^
        Bold text has no space inside its asterisks, and one around them, so these are shown as written.
        Fix: move the spaces outside: **Important:** call

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "hyphens right below a paragraph",
    changes: withText(ARTICLE, "Words of a paragraph.\n---\n\nMore.\n"),
    report: report`
      content/blog/one.md:11:1  wrong-heading (warning)
         11 | Words of a paragraph.
            | ^^^^^^^^^^^^^^^^^^^^^
        The line of hyphens makes the text above it a heading.
        Fix: for a line across the page, leave an empty line above the hyphens; for a heading, write one line in place of both: ## Words of a paragraph.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a table without its line of hyphens",
    changes: withText(ARTICLE, "| Plan | Price |\n| Basic | $500 |\n"),
    report: report`
      content/blog/one.md:11:1  markup-as-text
         11 | | Plan | Price |
            | ^^^^^^^^^^^^^^^^
        This is meant as a table, but the line of hyphens below its first line is missing.
        Fix: add it below the table's first line: | --- | --- |

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a table whose line of hyphens has too few columns",
    changes: withText(ARTICLE, "| Plan | Price |\n| --- |\n| Basic | $500 |\n"),
    report: report`
      content/blog/one.md:12:1  markup-as-text
         12 | | --- |
            | ^^^^^^^
        This is meant as a table, but its line of hyphens has fewer or more columns than the line above it.
        Fix: give both lines the same number of columns, and leave an empty line above the table.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a row with more cells than the table has columns, and a line right below the table",
    changes: withText(ARTICLE, "| Plan | Price |\n| --- | --- |\n| Basic | $500 | a month |\nAnd so on.\n"),
    report: report`
      content/blog/one.md:13:1  markup-as-text (warning)
         13 | | Basic | $500 | a month |
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^
        The row has 3 cells, but the table has 2 columns; the rest is not shown.
        Fix: add columns to the first two lines of the table, or remove cells.

      content/blog/one.md:14:1  markup-as-text (warning)
         14 | And so on.
            | ^^^^^^^^^^
        This line is read as a row of the table above it.
        Fix: leave an empty line above it.

      2 warnings in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "shortcodes of another system",
    changes: withText(ARTICLE, '[gallery ids="1,2"]\n\n[caption id="a"]The desk[/caption]\n\n{{< video a >}}\n'),
    report: report`
      content/blog/one.md:11:1  markup-as-text
         11 | [gallery ids="1,2"]
            | ^^^^^^^^^^^^^^^^^^^
        This is not Markdown and is shown as written: [gallery ids="1,2"]
        Fix: delete it, and write what it should show in Markdown.

      content/blog/one.md:13:1  markup-as-text
         13 | [caption id="a"]The desk[/caption]
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        This is not Markdown and is shown as written: [caption id="a"]The desk[/caption]
        Fix: delete it, and write what it should show in Markdown.

      content/blog/one.md:15:1  markup-as-text
         15 | {{< video a >}}
            | ^^^^^^^^^^^^^^^
        This is not Markdown and is shown as written: {{< video a >}}
        Fix: delete it, and write what it should show in Markdown.

      3 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a wiki link and a callout",
    changes: withText(ARTICLE, "See [[Our prices]].\n\n> [!NOTE]\n> Words.\n"),
    report: report`
      content/blog/one.md:11:5  markup-as-text
         11 | See [[Our prices]].
            |     ^^^^^^^^^^^^^^
        This is not Markdown and is shown as written: [[Our prices]]
        Fix: write a Markdown link with the page's address, for example: [Our prices](/contact)

      content/blog/one.md:13:3  markup-as-text
         13 | > [!NOTE]
            |   ^^^^^^^
        This is not Markdown and is shown as written: [!NOTE]
        Fix: write the word in bold: **Note:**

      2 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "entities in a title",
    changes: edited(ARTICLE, "title: How to win more customers near your shop", "title: Tom &amp; Jerry&#8217;s guide"),
    report: report`
      content/blog/one.md:2:8  markdown-in-plain-text (warning)
          2 | title: Tom &amp; Jerry&#8217;s guide
            |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "title" is plain text, so this markup is shown as written: &amp;
        Fix: write the characters themselves: Tom & Jerry’s guide

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "spaces in a telephone link",
    changes: withText(ARTICLE, "Please [call](tel:+1 757 555 0142).\n"),
    report: report`
      content/blog/one.md:11:8  unfinished-link
         11 | Please [call](tel:+1 757 555 0142).
            |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        This looks like a link but is shown as plain text.
        Fix: leave the spaces out: [call](tel:+17575550142)

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "addresses that cannot exist",
    changes: withText(
      ARTICLE,
      "[a](https://https://example.org), [b](mailto:a@b@c.org), [c](https://www.example,com), [d](https://example)\n",
    ),
    report: report`
      content/blog/one.md:11:5  broken-link
         11 | [a](https://https://example.org), [b](mailto:a@b@c.org), [c](https://www.example,com), [d](https://example)
            |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The address begins twice with http:// or https://.
        Fix: write only one: https://example.org

      content/blog/one.md:11:39  broken-link
         11 | [a](https://https://example.org), [b](mailto:a@b@c.org), [c](https://www.example,com), [d](https://example)
            |                                       ^^^^^^^^^^^^^^^^
        "a@b@c.org" is not an e-mail address.
        Fix: write one with a single @ and a whole domain, for example: mailto:hello@agency.example

      content/blog/one.md:11:62  broken-link
         11 | [a](https://https://example.org), [b](mailto:a@b@c.org), [c](https://www.example,com), [d](https://example)
            |                                                              ^^^^^^^^^^^^^^^^^^^^^^^
        The domain "www.example,com" cannot exist.
        Fix: write https://www.example.com

      content/blog/one.md:11:92  broken-link
         11 | …org), [c](https://www.example,com), [d](https://example)
            |                                          ^^^^^^^^^^^^^^^
        The domain "example" has no ending, such as .com.
        Fix: write the whole domain, for example: https://www.agency.example

      4 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an address in a field that cannot exist",
    changes: edited("site.yaml", "https://www.openstreetmap.org/export/embed.html", "https://openstreetmap"),
    report: report`
      content/site.yaml:3:13  broken-link
          3 |   embedUrl: https://openstreetmap
            |             ^^^^^^^^^^^^^^^^^^^^^
        The domain "openstreetmap" has no ending, such as .com.
        Fix: write the whole domain, for example: https://www.agency.example

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];
