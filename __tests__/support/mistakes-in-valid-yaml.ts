/** Mistakes in valid YAML that other programs do not report. */
import { edited, report, VALID, withText, type Mistake } from "./content-folder";

const SITE = "site.yaml";
const PRICING = "services/paid-media/pricing.yaml";
const FLORIDA = "locations/florida.yaml";
const ARTICLE = "blog/one.md";
const EPISODE = "podcast/one.md";
const JOB = "careers/one.md";

const copyOf = (path: string): string => VALID[path] ?? "";

/** The one tier of the price table, to be put there once more. */
const TIER = copyOf(PRICING).slice(copyOf(PRICING).indexOf("  - name"));

export const UNSEEN: Mistake[] = [
  {
    mistake: "a percent sign that stands for nothing, in a link to a file",
    changes: withText(ARTICLE, "[A discount](20%-off.md) and [more](%ff.md)\n"),
    report: report`
      content/blog/one.md:11:14  broken-link
         11 | [A discount](20%-off.md) and [more](%ff.md)
            |              ^^^^^^^^^^
        The link "A discount" leads to a file, 20%-off.md, and not to a page.
        Fix: write the address of a page, for example: /contact

      content/blog/one.md:11:37  broken-link
         11 | [A discount](20%-off.md) and [more](%ff.md)
            |                                     ^^^^^^
        The link "more" leads to a file, %ff.md, and not to a page.
        Fix: did you mean /blog/one?

      2 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a percent sign that stands for nothing, in a picture",
    changes: withText(ARTICLE, "![A desk](../media/%FCber.jpg)\n"),
    report: report`
      content/blog/one.md:11:11  missing-media
         11 | ![A desk](../media/%FCber.jpg)
            |           ^^^^^^^^^^^^^^^^^^^
        There is no file content/media/%FCber.jpg.
        Fix: add the file, or remove the picture.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "what version control leaves where two changed the same",
    changes: withText(ARTICLE, "<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other\n"),
    report: report`
      content/blog/one.md:11:1  merge-conflict
         11 | <<<<<<< HEAD
            | ^^^^^^^^^^^^
        This is left from a merge conflict: two people changed the same lines, and the file has both versions.
        Fix: keep the right lines; delete the others and every line that begins with <<<<<<<, |||||||, ======= or >>>>>>>.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the line ends of old Macs",
    changes: { [ARTICLE]: copyOf(ARTICLE).replaceAll("\n", "\r") },
    report: report`
      content/blog/one.md:1:1  invisible-sign
        The file has old Mac line endings (CR), which other programs read as one long line.
        Fix: save it again with LF or CRLF line endings.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "words behind a # that belong to the text",
    changes: edited(SITE, "- Virginia Beach, VA 23452", "- 100 Sample Lane #200"),
    report: report`
      content/site.yaml:3:23  hidden-note (warning)
          3 |     - 100 Sample Lane #200
            |                       ^^^^
        Everything from # on is a comment, which visitors do not see.
        Fix: put the whole text in quotes: - "100 Sample Lane #200"; for a comment, write a space after #.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "signs of Markdown in a field",
    changes: edited(
      PRICING,
      "description: Monthly, per location.",
      "description: See [our terms](/terms), **monthly**.",
    ),
    report: report`
      content/services/paid-media/pricing.yaml:1:14  markdown-in-plain-text (warning)
          1 | description: See [our terms](/terms), **monthly**.
            |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "description" is plain text, so this markup is shown as written: [our terms](/terms)
        Fix: write plain words; links and bold text work only in the text below the fields.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "yes and no in a price table",
    changes: edited(PRICING, "included: true", "included: No"),
    report: report`
      content/services/paid-media/pricing.yaml:6:19  wrong-type
          6 |         included: No
            |                   ^^
        "tiers › item 1 › features › item 1 › included" must be true or false, but is the text "No". true, false, or the quantity in words.
        Fix: write included: false

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "two popular tiers of the same name",
    changes: {
      [PRICING]:
        copyOf(PRICING).replace("Small Business\n", "Small Business\n    popular: true\n") +
        TIER.replace("Small Business\n", "Small Business\n    popular: true\n"),
    },
    report: report`
      content/services/paid-media/pricing.yaml:12:11  duplicate-slug
         12 |   - name: Small Business
            |           ^^^^^^^^^^^^^^
        The tier "Small Business" is already used on line 4.
        Fix: give each tier its own name.

      content/services/paid-media/pricing.yaml:13:14  conflicting-fields
         13 |     popular: true
            |              ^^^^
        A second tier is marked as the popular one; the first is "Small Business".
        Fix: remove "popular: true" from one of the two.

      2 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a feature that the first tier names in other words",
    changes: {
      [PRICING]:
        copyOf(PRICING) +
        TIER.replace("Small Business", "Growing Practice").replace("spend, monthly", "spend, Monthly"),
    },
    report: report`
      content/services/paid-media/pricing.yaml:14:15  not-shown (warning)
         14 |       - name: Included ad spend, Monthly
            |               ^^^^^^^^^^^^^^^^^^^^^^^^^^
        The first tier has no feature "Included ad spend, Monthly", so the table has no row for it.
        Fix: use the same words as the first tier: Included ad spend, monthly

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a job that closes before it opens",
    changes: edited(JOB, "datePosted: 2025-08-01", "datePosted: 2025-08-01\ncloses: 2025-07-30"),
    report: report`
      content/careers/one.md:3:9  conflicting-fields
          3 | closes: 2025-07-30
            |         ^^^^^^^^^^
        The job closes on 2025-07-30, before it is posted on 2025-08-01.
        Fix: correct one of the two dates.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a city without its minus",
    changes: {
      [FLORIDA]: `${copyOf(FLORIDA)}  - { name: Tampa, slug: tampa, latitude: 27.9, longitude: 82.5 }\n  - { name: Ocala, slug: ocala, latitude: 29.2, longitude: -82.1 }\n`,
    },
    report: report`
      content/locations/florida.yaml:9:60  unlikely-place (warning)
          9 |   - { name: Tampa, slug: tampa, latitude: 27.9, longitude: 82.5 }
            |                                                            ^^^^
        Tampa is 13542 kilometers away from the other cities in this file.
        Fix: check for a missing minus sign, or swapped latitude and longitude.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a table in show notes",
    changes: withText(EPISODE, "| One | Two |\n| --- | --- |\n| 1 | 2 |\n"),
    report: report`
      content/podcast/one.md:12:1  markdown-in-plain-text
         12 | | One | Two |
            | ^^^^^^^^^^^^^
        Show notes cannot have tables: podcast apps show paragraphs, links, lists and emphasis.
        Fix: write it as plain words, with an empty line between paragraphs.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a comma for a decimal point",
    changes: edited(FLORIDA, "latitude: 25.7743", "latitude: 25,7743"),
    report: report`
      content/locations/florida.yaml:5:15  wrong-type
          5 |     latitude: 25,7743
            |               ^^^^^^^
        "cities › item 1 › latitude" must be a number, but is the text "25,7743". Degrees north.
        Fix: write digits alone, with a point before decimals: latitude: 25.7743

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a comma inside a number between braces",
    changes: { [FLORIDA]: `${copyOf(FLORIDA)}  - { name: Tampa, slug: tampa, population: 44,241 }\n` },
    report: report`
      content/locations/florida.yaml:9:48  unknown-field
          9 |   - { name: Tampa, slug: tampa, population: 44,241 }
            |                                                ^^^
        There is no field "241" in "cities › item 2".
        Fix: a comma starts the next field; write the number without a comma.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "one line where a list of few belongs",
    changes: edited(SITE, "lines:\n    - Virginia Beach, VA 23452", "lines: 100 Sample Lane"),
    report: report`
      content/site.yaml:2:10  wrong-type
          2 |   lines: 100 Sample Lane
            |          ^^^^^^^^^^^^^^^
        "address › lines" must be a list with each item on its own line after a hyphen, but is the text "100 Sample Lane". The address as people read it, a line each.
        Fix: write each item on its own line below the name, after a hyphen and a space.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a day without hyphens",
    changes: edited(EPISODE, "date: 2025-07-15", "date: 20250715"),
    report: report`
      content/podcast/one.md:2:7  wrong-type
          2 | date: 20250715
            |       ^^^^^^^^
        "date" must be text, but is the number 20250715. The day it appears.
        Fix: write it in the expected format. For example: date: "2025-07-15"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a space at the end, inside the quotes",
    changes: edited(EPISODE, "date: 2025-07-15", 'date: "2025-07-15 "'),
    report: report`
      content/podcast/one.md:2:7  wrong-form
          2 | date: "2025-07-15 "
            |       ^^^^^^^^^^^^^
        "date" has the wrong format: "2025-07-15". The day it appears.
        Fix: write date: "2025-07-15"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a picture beside the articles",
    changes: { "blog/desk.jpg": "" },
    report: report`
      content/blog/desk.jpg:1:1  unknown-file
        Pictures, audio and transcripts belong in media/.
        Fix: move it to media/desk.jpg.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an article with a second ending",
    changes: { "blog/two.md.txt": copyOf(ARTICLE) },
    report: report`
      content/blog/two.md.txt:1:1  unknown-file
        The file has a second extension, which some programs hide.
        Fix: rename it to two.md.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a picture whose name an address would write in another way",
    changes: { ...withText(ARTICLE, "![A desk](<../media/desk(1).jpg>)\n"), "media/desk(1).jpg": "\xff\xd8\xff" },
    report: report`
      content/blog/one.md:11:12  unusable-media
         11 | ![A desk](<../media/desk(1).jpg>)
            |            ^^^^^^^^^^^^^^^^^^^^
        The name of content/media/desk(1).jpg has characters that an address cannot have as they are.
        Fix: rename the file; its name may contain only letters from a to z, digits, dots, hyphens and underscores.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the site's address with a path",
    changes: edited(SITE, "url: https://www.agency.example", "url: https://www.agency.example/en"),
    report: report`
      content/site.yaml:1:6  wrong-form
          1 | url: https://www.agency.example/en
            |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "url" has the wrong format: "https://www.agency.example/en". The site's public address, without a slash at the end.
        Fix: write https:// and a domain in lower case, with nothing after it. For example: url: "https://www.agency.example"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a currency by its sign",
    changes: edited(SITE, "currency: USD", "currency: $"),
    report: report`
      content/site.yaml:1:11  wrong-form
          1 | currency: $
            |           ^
        "currency" has the wrong format: "$". The currency of prices and pay as a code of three letters (ISO 4217).
        Fix: write the code of a currency: three capital letters, such as USD or EUR. For example: currency: USD

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a country that has another code",
    changes: edited(SITE, "country: US", "country: UK"),
    report: report`
      content/site.yaml:1:10  wrong-form
          1 | country: UK
            |          ^^
        "country" has the wrong format: "UK". The country as a code of two letters (ISO 3166-1).
        Fix: write the code of a country: two capital letters, such as US, GB or DE. For example: country: US

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a telephone number in letters",
    changes: edited(SITE, "phone: +1 (757) 555-0142", "phone: 1-800-DENTIST"),
    report: report`
      content/site.yaml:1:8  wrong-form
          1 | phone: 1-800-DENTIST
            |        ^^^^^^^^^^^^^
        "phone" has the wrong format: "1-800-DENTIST". The telephone number as people read it; the link is made from its digits.
        Fix: write a telephone number in digits, which may have a plus, brackets and hyphens, and an extension such as ext. 12. For example: phone: "+1 (757) 555-0142"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "links that lead to nobody",
    changes: withText(ARTICLE, "[Write](mailto:) or [call](tel:us).\n"),
    report: report`
      content/blog/one.md:11:9  broken-link
         11 | [Write](mailto:) or [call](tel:us).
            |         ^^^^^^^
        There is no e-mail address after mailto:.
        Fix: write a complete address, for example: mailto:hello@agency.example, tel:+17575550142 or https://www.agency.example

      content/blog/one.md:11:28  broken-link
         11 | [Write](mailto:) or [call](tel:us).
            |                            ^^^^^^
        There is no telephone number after tel:.
        Fix: write a complete address, for example: mailto:hello@agency.example, tel:+17575550142 or https://www.agency.example

      2 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an address of another country without its scheme",
    changes: withText(ARTICLE, "[A shop](shop.agency.de/preise)\n"),
    report: report`
      content/blog/one.md:11:10  broken-link
         11 | [A shop](shop.agency.de/preise)
            |          ^^^^^^^^^^^^^^^^^^^^^
        The link "A shop" leads to shop.agency.de/preise, which is read as a page of this site.
        Fix: write https://shop.agency.de/preise

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];
