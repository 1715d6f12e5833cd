/** All mistakes that the content check detects, with the complete report that the editor reads. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { PROBLEM_CODES } from "../../src/content-model/messages/problem";
import { MOVED, PUBLICATION } from "../support/mistakes-in-publication";
import * as texts from "../support/mistakes-in-texts";
import { ANALYTICS } from "../support/mistakes-in-analytics";
import { EPISODES } from "../support/mistakes-in-episodes";
import { OFFERS } from "../support/mistakes-in-offers";
import { NUMBERS, STRAY } from "../support/mistakes-in-markup";
import { BOUNDS } from "../support/mistakes-beyond-bounds";
import { UNSEEN } from "../support/mistakes-in-valid-yaml";
import { withAdvice } from "../support/apply-advice";
import {
  edited,
  file,
  problemsOf,
  report,
  reportAfter,
  VALID,
  withText,
  type Files,
  type Mistake,
} from "../support/content-folder";

const FAQ = "services/paid-media/faq.yaml";
const PRICING = "services/paid-media/pricing.yaml";
const FLORIDA = "locations/florida.yaml";
const INDUSTRY = "industries/dental-implants.yaml";
const INDUSTRY_PAGE = "pages/industry.yaml";
const ARTICLE = "blog/one.md";
const EPISODE = "podcast/one.md";
const JOB = "careers/one.md";
const TERMS = "legal/terms.md";

const VALUE_POINT = "  - title: Clarity\n    text: Every figure has a source you can open.\n";

const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1");
const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, "utf16le");

/** A valid file's text, to be used under another name. */
const copyOf = (path: string): string => VALID[path] ?? "";

const UNREADABLE: Mistake[] = [
  {
    mistake: "an empty file",
    changes: { [FAQ]: "" },
    report: report`
      content/services/paid-media/faq.yaml:1:1  empty-file
        The file is empty.
        Fix: fill it in, or delete it.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a Markdown file with nothing but empty lines",
    changes: { [TERMS]: "\n  \n" },
    report: report`
      content/legal/terms.md:1:1  empty-file
        The file is empty.
        Fix: fill it in, or delete it.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a YAML file saved as Latin-1",
    changes: { [FAQ]: latin1("items:\n  - question: Who?\n    answer: The café.\n") },
    report: report`
      content/services/paid-media/faq.yaml:3:20  not-utf8
          3 |     answer: The caf�.
            |                    ^
        The file is not saved as UTF-8, so accented and non-English letters from here on would be garbled.
        Fix: save it again as UTF-8.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a Markdown file saved as UTF-16",
    changes: { [TERMS]: utf16(copyOf(TERMS)) },
    report: report`
      content/legal/terms.md:1:1  not-utf8
          1 | ��-·-·-·
            | ^
        The file is not saved as UTF-8, so accented and non-English letters from here on would be garbled.
        Fix: save it again as UTF-8.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a byte-order mark before a YAML file",
    changes: { [FAQ]: `\uFEFF${copyOf(FAQ)}` },
    report: report`
      content/services/paid-media/faq.yaml:1:1  byte-order-mark
        The file begins with an invisible byte-order mark.
        Fix: save it again as UTF-8 without BOM.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a byte-order mark before front matter",
    changes: { [TERMS]: `\uFEFF${copyOf(TERMS)}` },
    report: report`
      content/legal/terms.md:1:1  byte-order-mark
        The file begins with an invisible byte-order mark.
        Fix: save it again as UTF-8 without BOM.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

const FRONT_MATTER: Mistake[] = [
  {
    mistake: "a text without fields above it",
    changes: { [TERMS]: "# Terms\n\nA text.\n" },
    report: report`
      content/legal/terms.md:1:1  front-matter-missing
          1 | # Terms
            | ^^^^^^^
        The file does not begin with its fields.
        Fix: start the file with a line of three hyphens, then the fields, then another line of three hyphens.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an empty line above the fields",
    changes: { [TERMS]: `\n${copyOf(TERMS)}` },
    report: report`
      content/legal/terms.md:1:1  front-matter-missing
        The file does not begin with its fields.
        Fix: start the file with a line of three hyphens, then the fields, then another line of three hyphens.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "fields that are not closed",
    changes: { [TERMS]: "---\ntitle: Terms\n\nA text.\n" },
    report: report`
      content/legal/terms.md:1:1  front-matter-not-closed
          1 | ---
            | ^^^
        The fields at the top are opened with three hyphens and never closed.
        Fix: add a line of three hyphens after the last field.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "no field between the hyphens",
    changes: { [TERMS]: "---\n---\n\nA text.\n" },
    report: report`
      content/legal/terms.md:2:1  yaml-not-a-list-of-fields
          2 | ---
            | ^
        There are no fields here.
        Fix: write each field on its own line, for example: title: Paid Media

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "no text below the fields",
    changes: edited(TERMS, "A first paragraph.\n", ""),
    report: report`
      content/legal/terms.md:9:1  missing-body
        There is no text below the fields.
        Fix: write it after the second line of three hyphens. The text, with a heading for each section. {name}, {legalName}, {email}, {phone} and {address} are filled in from site.yaml.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

const FORM: Mistake[] = [
  {
    mistake: "a colon inside a text",
    changes: {
      [FAQ]: file`
      items:
        - question: Ads: what do they cost?
          answer: It depends.
    `,
    },
    report: report`
      content/services/paid-media/faq.yaml:2:15  yaml-syntax
          2 |   - question: Ads: what do they cost?
            |               ^^^^^^^^^^^^^^^^^^^^^^^
        A colon followed by a space starts a field in the middle of a text.
        Fix: put the whole text in quotes: question: "Ads: what do they cost?"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a colon inside a text of the front matter",
    changes: edited(TERMS, "title: Privacy Policy", "title: Privacy: a policy"),
    report: report`
      content/legal/terms.md:2:8  yaml-syntax
          2 | title: Privacy: a policy
            |        ^^^^^^^^^^^^^^^^^
        A colon followed by a space starts a field in the middle of a text.
        Fix: put the whole text in quotes: title: "Privacy: a policy"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "no space after a colon",
    changes: {
      [FAQ]: file`
      items:
        - question: Who?
          answer:You do.
    `,
    },
    report: report`
      content/services/paid-media/faq.yaml:3:5  yaml-syntax
          3 |     answer:You do.
            |     ^^^^^^^^^^^^^^
        There is no space after the colon.
        Fix: add one: answer: You do.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a line without a colon",
    changes: {
      [INDUSTRY_PAGE]: file`
      breadcrumb: Industries
      servicesTitle
      cardLabel: Learn More
    `,
    },
    report: report`
      content/pages/industry.yaml:2:1  yaml-syntax
          2 | servicesTitle
            | ^^^^^^^^^^^^^
        A field is expected here: a name, a colon and a value.
        Fix: add its name and a colon before it, or indent it if it continues the text above.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a line that is indented too little",
    changes: {
      [FLORIDA]: file`
      name: Florida
      cities:
         - name: Miami
         slug: miami
    `,
    },
    report: report`
      content/locations/florida.yaml:4:4  yaml-syntax
          4 |    slug: miami
            |    ^^^^^^^^^^^
        The line is indented differently from its neighbours, or a hyphen is missing before it.
        Fix: give it the same number of spaces as the other lines of its group.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a line that is indented too far",
    changes: {
      [FAQ]: file`
      items:
        - question: Who?
            answer: You do.
    `,
    },
    report: report`
      content/services/paid-media/faq.yaml:3:7  yaml-syntax
          3 |       answer: You do.
            |       ^^^^^^^^^^^^^^^
        The line is indented deeper than the field above it, which already has a value.
        Fix: give it the same number of spaces as the other fields of its group.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "tabs before the fields",
    changes: { [FAQ]: "items:\n\t- question: Who?\n\t  answer: You\n" },
    report: report`
      content/services/paid-media/faq.yaml:2:1  yaml-tab
          2 | →- question: Who?
            | ^
        The line is indented with a tab.
        Fix: use spaces, two for each level.

      content/services/paid-media/faq.yaml:3:1  yaml-tab
          3 | →  answer: You
            | ^
        The line is indented with a tab.
        Fix: use spaces, two for each level.

      2 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a tab in front matter",
    changes: edited(TERMS, "  title: Paid", "\ttitle: Paid"),
    report: report`
      content/legal/terms.md:3:1  yaml-tab
          3 | →title: Paid media for merchants | Example
            | ^
        The line is indented with a tab.
        Fix: use spaces, two for each level.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a quotation mark that is not closed",
    changes: {
      [FAQ]: file`
      items:
        - question: "Who owns the accounts?
          answer: You do.
    `,
    },
    report: report`
      content/services/paid-media/faq.yaml:2:15  yaml-unclosed
          2 |   - question: "Who owns the accounts?
            |               ^^^^^^^^^^^^^^^^^^^^^^^
        A quotation mark is opened here and not closed.
        Fix: add " at the end of the text; indent every line of a text with several lines.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an apostrophe at the beginning of a text, in front matter",
    changes: edited(TERMS, "dateLabel: Last updated", "dateLabel: 'Tis the day"),
    report: report`
      content/legal/terms.md:2:12  yaml-unclosed
          2 | dateLabel: 'Tis the day
            |            ^^^^^^^^^^^^
        A quotation mark is opened here and not closed.
        Fix: add ' at the end of the text; if it is an apostrophe, put the whole text in "double quotes".

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an apostrophe inside single quotes",
    changes: {
      [INDUSTRY_PAGE]: file`
      breadcrumb: 'What's new'
    `,
    },
    report: report`
      content/pages/industry.yaml:1:19  yaml-syntax
          1 | breadcrumb: 'What's new'
            |                   ^^^^^^
        The text continues after its closing quotation mark.
        Fix: put the whole text in quotes: breadcrumb: "What's new"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "words after a closing quotation mark",
    changes: {
      [INDUSTRY_PAGE]: file`
      breadcrumb: "Industries" and more
    `,
    },
    report: report`
      content/pages/industry.yaml:1:26  yaml-syntax
          1 | breadcrumb: "Industries" and more
            |                          ^^^^^^^^
        The text continues after its closing quotation mark.
        Fix: put the whole text in quotes: breadcrumb: '"Industries" and more'

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a bracket that is not closed",
    changes: {
      [FLORIDA]: file`
      name: Florida
      abbreviation: FL
      cities: [Miami, Tampa
    `,
    },
    report: report`
      content/locations/florida.yaml:3:9  yaml-unclosed
          3 | cities: [Miami, Tampa
            |         ^
        [ is opened here and not closed.
        Fix: add ] at its end, or put the whole text in quotes if [ is part of it.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the outer one of two brackets that is not closed",
    changes: edited(JOB, "\n  - Paid training.", " [Paid training, [time off]"),
    report: report`
      content/careers/one.md:2:11  yaml-unclosed
          2 | benefits: [Paid training, [time off]
            |           ^
        [ is opened here and not closed.
        Fix: add ] at its end, or put the whole text in quotes if [ is part of it.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a bracket that is closed and was never opened",
    changes: edited(INDUSTRY_PAGE, "Learn More", "] Learn More"),
    report: report`
      content/pages/industry.yaml:1:12  yaml-syntax
          1 | cardLabel: ] Learn More
            |            ^
        This bracket or brace closes one that was never opened.
        Fix: remove it, or put the whole text in quotes if it is part of the text.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a note without a space before it",
    changes: edited(INDUSTRY_PAGE, "Learn More", '"Learn More"#checked'),
    report: report`
      content/pages/industry.yaml:1:24  yaml-syntax
          1 | cardLabel: "Learn More"#checked
            |                        ^^^^^^^^
        # starts a comment and needs a space before it.
        Fix: put a space before it, or, if it is part of the text, put the whole text in quotes: cardLabel: '"Learn More"#checked'

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a brace that is not closed, in a list",
    changes: {
      [FLORIDA]: file`
      name: Florida
      cities:
        - { name: Miami, slug: miami
        - { name: Tampa, slug: tampa }
    `,
    },
    report: report`
      content/locations/florida.yaml:3:5  yaml-unclosed
          3 |   - { name: Miami, slug: miami
            |     ^
        { is opened here and not closed.
        Fix: add } at its end, or put the whole text in quotes if { is part of it.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a missing comma between braces",
    changes: {
      [FLORIDA]: file`
      cities:
        - { name: "Miami" slug: miami }
    `,
    },
    report: report`
      content/locations/florida.yaml:2:13  yaml-unclosed
          2 |   - { name: "Miami" slug: miami }
            |             ^^^^^^^^^^^^^^^^^^^
        Inside brackets or braces, a comma or the space after a colon is missing, or one of them is not closed.
        Fix: separate the items with commas: [one, two] or { name: Miami, slug: miami }.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a comma too many",
    changes: {
      [FLORIDA]: file`
      cities: [{ name: Miami }, , { name: Tampa }]
    `,
    },
    report: report`
      content/locations/florida.yaml:1:27  yaml-syntax
          1 | cities: [{ name: Miami }, , { name: Tampa }]
            |                           ^
        There is an extra comma.
        Fix: remove it, or add the missing item.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text that begins with a placeholder",
    changes: {
      [INDUSTRY_PAGE]: file`
      breadcrumb: Industries
      servicesTitle: {industry} and what we do for them
    `,
    },
    report: report`
      content/pages/industry.yaml:2:27  yaml-syntax
          2 | servicesTitle: {industry} and what we do for them
            |                           ^^^^^^^^^^^^^^^^^^^^^^^
        A value that begins with { continues after its end.
        Fix: put the whole text in quotes: servicesTitle: "{industry} and what we do for them"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text that is nothing but a placeholder",
    changes: edited(INDUSTRY_PAGE, "servicesTitle: What we do for {industry}", "servicesTitle: {industry}"),
    report: report`
      content/pages/industry.yaml:1:16  wrong-type
          1 | servicesTitle: {industry}
            |                ^^^^^^^^^^
        "servicesTitle" must be text, but is a group of fields. Above the services; {industry} is filled in.
        Fix: put the whole text in quotes: servicesTitle: "{industry}"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text that begins with a placeholder in double braces",
    changes: edited(INDUSTRY_PAGE, "servicesTitle: What we do for {industry}", "servicesTitle: {{industry}}"),
    report: report`
      content/pages/industry.yaml:1:17  yaml-syntax
          1 | servicesTitle: {{industry}}
            |                 ^^^^^^^^^^
        There are brackets or braces where the name of a field should be.
        Fix: put the whole text in quotes: servicesTitle: "{{industry}}"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text that begins with @",
    changes: {
      [INDUSTRY_PAGE]: file`
      breadcrumb: @revita on every network
    `,
    },
    report: report`
      content/pages/industry.yaml:1:13  yaml-syntax
          1 | breadcrumb: @revita on every network
            |             ^
        A text without quotes may not begin with this character.
        Fix: put the whole text in quotes: breadcrumb: "@revita on every network"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a list on the line of its field",
    changes: {
      [FAQ]: file`
      items: - question: Who?
    `,
    },
    report: report`
      content/services/paid-media/faq.yaml:1:8  yaml-syntax
          1 | items: - question: Who?
            |        ^
        A list may not start on the same line as its field.
        Fix: put each item on its own line below; put a text that begins with a hyphen in quotes.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text on the line of the sign that announces it",
    changes: {
      [INDUSTRY_PAGE]: file`
      breadcrumb: > Industries
    `,
    },
    report: report`
      content/pages/industry.yaml:1:15  yaml-syntax
          1 | breadcrumb: > Industries
            |               ^^^^^^^^^^
        > and | start a text on the next line, but something follows on the same line.
        Fix: start the text on the next line, indented; put a text that itself begins with > or | in quotes.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a backslash in double quotes",
    changes: {
      [INDUSTRY_PAGE]: file`
      breadcrumb: "Industries\Fields"
    `,
    },
    report: report`
      content/pages/industry.yaml:1:24  yaml-syntax
          1 | breadcrumb: "Industries\Fields"
            |                        ^
        A backslash in "double quotes" starts an unknown escape sequence.
        Fix: use 'single quotes', or write the backslash twice.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text that begins with an exclamation mark",
    changes: {
      [INDUSTRY_PAGE]: file`
      breadcrumb: !New industries
    `,
    },
    report: report`
      content/pages/industry.yaml:1:13  yaml-syntax
          1 | breadcrumb: !New industries
            |             ^^^^
        A word that begins with an exclamation mark is not read as text.
        Fix: put the whole text in quotes: breadcrumb: "!New industries"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "three hyphens in the middle of a YAML file",
    changes: {
      [INDUSTRY_PAGE]: file`
      breadcrumb: Industries
      ---
      cardLabel: Learn More
    `,
    },
    report: report`
      content/pages/industry.yaml:2:1  yaml-syntax
          2 | ---
            | ^^^
        A line of three hyphens or dots ends the fields before the file ends.
        Fix: remove that line.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an invisible sign inside a text",
    changes: edited(INDUSTRY_PAGE, "Learn More", "Learn\u0007 More"),
    report: report`
      content/pages/industry.yaml:1:17  invisible-sign
          1 | cardLabel: Learn· More
            |                 ^
        There is an invisible control character here, which usually comes from pasting.
        Fix: delete the words around it and type them again.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an invisible sign inside a text of the front matter",
    changes: edited(TERMS, "Last updated", "Last\u0000 updated"),
    report: report`
      content/legal/terms.md:2:16  invisible-sign
          2 | dateLabel: Last· updated
            |                ^
        There is an invisible control character here, which usually comes from pasting.
        Fix: delete the words around it and type them again.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the same field twice",
    changes: { [INDUSTRY_PAGE]: `${copyOf(INDUSTRY_PAGE)}cardLabel: More\nbreadcrumb: Fields\n` },
    report: report`
      content/pages/industry.yaml:5:1  yaml-duplicate-key
          5 | cardLabel: More
            | ^^^^^^^^^
        The field "cardLabel" appears twice in the same group.
        Fix: keep one of the two.

      content/pages/industry.yaml:6:1  yaml-duplicate-key
          6 | breadcrumb: Fields
            | ^^^^^^^^^^
        The field "breadcrumb" appears twice in the same group.
        Fix: keep one of the two.

      2 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the same field twice in front matter",
    changes: edited(TERMS, "dateLabel: Last updated\n", "dateLabel: Last updated\ndateLabel: Changed\n"),
    report: report`
      content/legal/terms.md:3:1  yaml-duplicate-key
          3 | dateLabel: Changed
            | ^^^^^^^^^
        The field "dateLabel" appears twice in the same group.
        Fix: keep one of the two.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text that begins with an asterisk",
    changes: {
      [INDUSTRY_PAGE]: file`
      breadcrumb: *Industries* and fields
    `,
    },
    report: report`
      content/pages/industry.yaml:1:13  yaml-alias
          1 | breadcrumb: *Industries* and fields
            |             ^^^^^^^^^^^^
        *Industries* refers to a value elsewhere in the file (a YAML alias), which content files do not use.
        Fix: write the value out, or, if * is part of the text, put the whole text in quotes: breadcrumb: "*Industries* and fields"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text that begins with an ampersand",
    changes: edited(TERMS, "dateLabel: Last updated", "dateLabel: &amp; updated on"),
    report: report`
      content/legal/terms.md:2:12  yaml-alias
          2 | dateLabel: &amp; updated on
            |            ^^^^^
        &amp; names the value (a YAML anchor) and is not shown; content files do not use anchors.
        Fix: remove it, or, if it is part of the text, put the whole text in quotes: dateLabel: "&amp; updated on"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "values that multiply by repeating each other",
    changes: {
      [FAQ]: file`
      a: &a [x, x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c]
      e: [*d, *d, *d, *d, *d, *d, *d, *d, *d]
    `,
    },
    report: report`
      content/services/paid-media/faq.yaml:1:4  yaml-alias
          1 | a: &a [x, x, x, x, x, x, x, x, x]
            |    ^^
        &a names the value (a YAML anchor) and is not shown; content files do not use anchors.
        Fix: remove it, or, if it is part of the text, put the whole text in quotes: a: "&a [x, x, x, x, x, x, x, x, x]"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "ten thousand brackets inside each other",
    changes: { [FAQ]: `items: ${"[".repeat(10_000)}` },
    report: report`
      content/services/paid-media/faq.yaml:1:1  yaml-syntax
          1 | items: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[…
            | ^
        The fields are nested too deeply to be read.
        Fix: remove the brackets, braces or hyphens that do not belong there.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "ten thousand closed brackets inside each other",
    changes: { [FAQ]: `items: ${"[".repeat(10_000)}${"]".repeat(10_000)}\n` },
    report: report`
      content/services/paid-media/faq.yaml:1:1  yaml-syntax
          1 | items: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[…
            | ^
        The fields are nested too deeply to be read.
        Fix: remove the brackets, braces or hyphens that do not belong there.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a list instead of fields",
    changes: {
      [FAQ]: file`
      # The questions
      - question: Who?
        answer: You do.
    `,
    },
    report: report`
      content/services/paid-media/faq.yaml:2:1  yaml-not-a-list-of-fields
          2 | - question: Who?
            | ^
        This is a list, but fields are expected: a name, a colon and a value on each line.
        Fix: write each field on its own line, for example: title: Paid Media

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text instead of fields",
    changes: { [FAQ]: "Who owns the accounts? You do.\n" },
    report: report`
      content/services/paid-media/faq.yaml:1:1  yaml-not-a-list-of-fields
          1 | Who owns the accounts? You do.
            | ^
        This is plain text, but fields are expected: a name, a colon and a value on each line.
        Fix: write each field on its own line, for example: title: Paid Media

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a list instead of fields in front matter",
    changes: { [TERMS]: "---\n- Terms\n---\n\nA text.\n" },
    report: report`
      content/legal/terms.md:2:1  yaml-not-a-list-of-fields
          2 | - Terms
            | ^
        This is a list, but fields are expected: a name, a colon and a value on each line.
        Fix: write each field on its own line, for example: title: Paid Media

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "nothing but notes",
    changes: { [FAQ]: "# To be written\n# before March\n" },
    report: report`
      content/services/paid-media/faq.yaml:1:1  yaml-not-a-list-of-fields
          1 | # To be written
            | ^
        There are no fields here.
        Fix: write each field on its own line, for example: title: Paid Media

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

const FIELDS: Mistake[] = [
  {
    mistake: "a misspelt field",
    changes: edited(FAQ, "answer:", "anwser:"),
    report: report`
      content/services/paid-media/faq.yaml:3:5  unknown-field
          3 |     anwser: You do, from the first day.
            |     ^^^^^^
        There is no field "anwser" in "items › item 1".
        Fix: did you mean "answer"?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a field under its old name",
    changes: edited("services/paid-media/comparison.yaml", "ours:", "revita:"),
    report: report`
      content/services/paid-media/comparison.yaml:3:5  renamed-field (warning)
          3 |     revita: 7–14 days
            |     ^^^^^^
        "revita" is the old name of "ours".
        Fix: write ours: in its place.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a misspelt field in front matter",
    changes: edited(TERMS, "dateLabel:", "datelabel:"),
    report: report`
      content/legal/terms.md:2:1  unknown-field
          2 | datelabel: Last updated
            | ^^^^^^^^^
        There is no field "datelabel" in this file.
        Fix: did you mean "dateLabel"?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a field that does not exist",
    changes: { [INDUSTRY_PAGE]: `${copyOf(INDUSTRY_PAGE)}colour: green\n` },
    report: report`
      content/pages/industry.yaml:5:1  unknown-field
          5 | colour: green
            | ^^^^^^
        There is no field "colour" in this file.
        Fix: use one of: breadcrumb, eyebrow, servicesTitle, cardLabel, valueTitle.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "fields with the names of things inside JavaScript",
    changes: {
      [INDUSTRY_PAGE]: `${copyOf(INDUSTRY_PAGE)}__proto__: { breadcrumb: x }\nconstructor: x\ntoString: "{y}"\n`,
    },
    report: report`
      content/pages/industry.yaml:5:1  unknown-field
          5 | __proto__: { breadcrumb: x }
            | ^^^^^^^^^
        There is no field "__proto__" in this file.
        Fix: use one of: breadcrumb, eyebrow, servicesTitle, cardLabel, valueTitle.

      content/pages/industry.yaml:6:1  unknown-field
          6 | constructor: x
            | ^^^^^^^^^^^
        There is no field "constructor" in this file.
        Fix: use one of: breadcrumb, eyebrow, servicesTitle, cardLabel, valueTitle.

      content/pages/industry.yaml:7:1  unknown-field
          7 | toString: "{y}"
            | ^^^^^^^^
        There is no field "toString" in this file.
        Fix: use one of: breadcrumb, eyebrow, servicesTitle, cardLabel, valueTitle.

      3 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a number as a field's name",
    changes: { [INDUSTRY_PAGE]: `${copyOf(INDUSTRY_PAGE)}1: one\n` },
    report: report`
      content/pages/industry.yaml:5:1  unknown-field
          5 | 1: one
            | ^
        There is no field "1" in this file.
        Fix: use one of: breadcrumb, eyebrow, servicesTitle, cardLabel, valueTitle.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "no name before a colon",
    changes: { [INDUSTRY_PAGE]: `${copyOf(INDUSTRY_PAGE)}: Industries\n` },
    report: report`
      content/pages/industry.yaml:5:1  yaml-syntax
          5 | : Industries
            | ^
        The name of the field is missing.
        Fix: write the name before the colon.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a field that is left out",
    changes: edited(INDUSTRY_PAGE, "cardLabel: Learn More\n", ""),
    report: report`
      content/pages/industry.yaml:1:1  missing-field
          1 | breadcrumb: Industries
            | ^
        The field "cardLabel" is missing. The link on each card.
        Fix: add it, for example: cardLabel: Learn More

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a group of fields that is left out of front matter",
    changes: { [TERMS]: "---\ntitle: Terms\ndateLabel: Changed\ndate: 2025-08-14\n---\n\nA text.\n" },
    report: report`
      content/legal/terms.md:2:1  missing-field
          2 | title: Terms
            | ^
        The field "metadata" is missing. What search engines and browser tabs show of it.
        Fix: write its fields, indented below it: title, description.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a field that is left out of a group",
    changes: edited(PRICING, "      monthly: $1,375\n", "      note: plus ads\n"),
    report: report`
      content/services/paid-media/pricing.yaml:7:5  missing-field
          7 |     price:
            |     ^^^^^
        The field "tiers › item 1 › price › monthly" is missing. The price for a month, with its currency sign.
        Fix: add it, for example: monthly: "$1,375"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a field that is left out of a list's second item",
    changes: { [FAQ]: `${copyOf(FAQ)}  - question: And then?\n` },
    report: report`
      content/services/paid-media/faq.yaml:4:5  missing-field
          4 |   - question: And then?
            |     ^
        The field "items › item 2 › answer" is missing. The answer.
        Fix: add it, for example: answer: You do, from the first day.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a field with nothing behind its colon",
    changes: edited(INDUSTRY_PAGE, "Learn More", ""),
    report: report`
      content/pages/industry.yaml:1:1  missing-field
          1 | cardLabel:
            | ^^^^^^^^^
        The field "cardLabel" is empty. The link on each card.
        Fix: fill it in, for example: cardLabel: Learn More

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a group with nothing in it",
    changes: edited(PRICING, "\n      monthly: $1,375", ""),
    report: report`
      content/services/paid-media/pricing.yaml:7:5  missing-field
          7 |     price:
            |     ^^^^^
        The field "tiers › item 1 › price" is empty. What the tier costs.
        Fix: write its fields, indented below it: monthly.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a list with nothing in it",
    changes: { [FAQ]: "items:\n" },
    report: report`
      content/services/paid-media/faq.yaml:1:1  missing-field
          1 | items:
            | ^^^^^
        The field "items" is empty. The questions, in order.
        Fix: write a list, each item on its own line after a hyphen.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a hyphen with nothing behind it",
    changes: { [FAQ]: `${copyOf(FAQ)}  -\n` },
    report: report`
      content/services/paid-media/faq.yaml:4:3  missing-field
          4 |   -
            |   ^
        The field "items › item 2" is empty. A question and its answer.
        Fix: remove its hyphen, or write its fields, indented below it: question, answer.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a hyphen with nothing behind it between texts",
    changes: edited(JOB, "  - Answer the calls of new clients.\n", "  - Answer calls.\n  -\n  - Write notes.\n"),
    report: report`
      content/careers/one.md:4:3  missing-field
          4 |   -
            |   ^
        The field "responsibilities › item 2" is empty. One duty.
        Fix: remove its hyphen, or fill it in, for example: - Answer the calls of new clients.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text with nothing in its quotes",
    changes: edited(INDUSTRY_PAGE, "Learn More", '""'),
    report: report`
      content/pages/industry.yaml:1:12  too-short
          1 | cardLabel: ""
            |            ^^
        "cardLabel" is empty. The link on each card.
        Fix: fill it in. For example: cardLabel: Learn More

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a number that begins with a zero, without quotes",
    changes: edited(JOB, "department: Operations", "department: 02134"),
    report: report`
      content/careers/one.md:2:13  wrong-type
          2 | department: 02134
            |             ^^^^^
        "department" must be text, but is the number 02134. The department it belongs to.
        Fix: put it in quotes: department: "02134"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a number where an item is text",
    changes: edited(JOB, "Based in the USA.", "1099"),
    report: report`
      content/careers/one.md:3:5  wrong-type
          3 |   - 1099
            |     ^^^^
        "requirements › item 1" must be text, but is the number 1099. One requirement.
        Fix: put it in quotes: - "1099"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "true where text is meant",
    changes: edited(INDUSTRY_PAGE, "Learn More", "true"),
    report: report`
      content/pages/industry.yaml:1:12  wrong-type
          1 | cardLabel: true
            |            ^^^^
        "cardLabel" must be text, but is true, which means yes. The link on each card.
        Fix: put it in quotes: cardLabel: "true"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a list where text is meant",
    changes: edited(INDUSTRY_PAGE, "Learn More", "\n  - Learn More"),
    report: report`
      content/pages/industry.yaml:1:1  wrong-type
          1 | cardLabel:
            | ^^^^^^^^^
        "cardLabel" must be text, but is a list. The link on each card.
        Fix: write a single text after the colon. For example: cardLabel: Learn More

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text in brackets",
    changes: edited(INDUSTRY_PAGE, "Learn More", "[Learn More]"),
    report: report`
      content/pages/industry.yaml:1:12  wrong-type
          1 | cardLabel: [Learn More]
            |            ^^^^^^^^^^^^
        "cardLabel" must be text, but is a list. The link on each card.
        Fix: put the whole text in quotes: cardLabel: "[Learn More]"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a group where text is meant",
    changes: edited(INDUSTRY_PAGE, "Learn More", "\n  label: Learn More"),
    report: report`
      content/pages/industry.yaml:1:1  wrong-type
          1 | cardLabel:
            | ^^^^^^^^^
        "cardLabel" must be text, but is a group of fields. The link on each card.
        Fix: write a single text after the colon. For example: cardLabel: Learn More

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a colon inside an item of a list",
    changes: edited(JOB, "Based in the USA.", "Place: based in the USA."),
    report: report`
      content/careers/one.md:3:5  wrong-type
          3 |   - Place: based in the USA.
            |     ^
        "requirements › item 1" must be text, but is a group of fields. One requirement.
        Fix: put the whole text in quotes: - "Place: based in the USA."

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "yes where true is meant",
    changes: edited(JOB, "remote: true", "remote: yes"),
    report: report`
      content/careers/one.md:2:9  wrong-type
          2 | remote: yes
            |         ^^^
        "remote" must be true or false, but is the text "yes". Whether all of the work can be done from home.
        Fix: write remote: true

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a word where true or false is meant",
    changes: edited(JOB, "remote: true", "remote: often"),
    report: report`
      content/careers/one.md:2:9  wrong-type
          2 | remote: often
            |         ^^^^^
        "remote" must be true or false, but is the text "often". Whether all of the work can be done from home.
        Fix: write true or false, without quotes. For example: remote: true

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a number in quotes with a comma",
    changes: edited(FLORIDA, "442241", '"442,241"'),
    report: report`
      content/locations/florida.yaml:4:17  wrong-type
          4 |     population: "442,241"
            |                 ^^^^^^^^^
        "cities › item 1 › population" must be a number, but is the text "442,241". How many people live there.
        Fix: write digits alone, with a point before decimals: population: 442241

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a word where a number is meant",
    changes: edited(FLORIDA, "442241", "many"),
    report: report`
      content/locations/florida.yaml:4:17  wrong-type
          4 |     population: many
            |                 ^^^^
        "cities › item 1 › population" must be a number, but is the text "many". How many people live there.
        Fix: write digits, without quotes. For example: population: 442241

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "decimals where a whole number is meant",
    changes: edited(FLORIDA, "442241", "442.241"),
    report: report`
      content/locations/florida.yaml:4:17  wrong-type
          4 |     population: 442.241
            |                 ^^^^^^^
        "cities › item 1 › population" must be a whole number, but is the number 442.241. How many people live there.
        Fix: write digits alone, with a point before decimals: population: 442241

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "no number at all where one with decimals is meant",
    changes: edited(FLORIDA, "25.7743", ".inf"),
    report: report`
      content/locations/florida.yaml:5:15  wrong-type
          5 |     latitude: .inf
            |               ^^^^
        "cities › item 1 › latitude" must be a number, but is .inf. Degrees north.
        Fix: write digits, without quotes. For example: latitude: 25.7743

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "no number at all where a number is meant",
    changes: edited(FLORIDA, "442241", ".nan"),
    report: report`
      content/locations/florida.yaml:4:17  wrong-type
          4 |     population: .nan
            |                 ^^^^
        "cities › item 1 › population" must be a number, but is .nan. How many people live there.
        Fix: write digits, without quotes. For example: population: 442241

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text where a list is meant",
    changes: edited(JOB, "\n  - Paid training.", " Paid training."),
    report: report`
      content/careers/one.md:2:11  wrong-type
          2 | benefits: Paid training.
            |           ^^^^^^^^^^^^^^
        "benefits" must be a list with each item on its own line after a hyphen, but is the text "Paid training.". What the agency offers.
        Fix: write each item on its own line below the name, after a hyphen and a space.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a group where a list is meant",
    changes: { [FAQ]: "items:\n  question: Who?\n  answer: You do.\n" },
    report: report`
      content/services/paid-media/faq.yaml:1:1  wrong-type
          1 | items:
            | ^^^^^
        "items" must be a list with each item on its own line after a hyphen, but is a group of fields. The questions, in order.
        Fix: write each item on its own line below the name, after a hyphen and a space.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text where a group is meant",
    changes: { [FAQ]: "items:\n  - Who owns the accounts?\n" },
    report: report`
      content/services/paid-media/faq.yaml:2:5  wrong-type
          2 |   - Who owns the accounts?
            |     ^^^^^^^^^^^^^^^^^^^^^^
        "items › item 1" must be a group of fields, indented below it, but is the text "Who owns the accounts?". A question and its answer.
        Fix: write its fields below it, each on its own line: question, answer.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a number where true, false or words are meant",
    changes: edited(PRICING, "included: true", "included: 5"),
    report: report`
      content/services/paid-media/pricing.yaml:6:19  wrong-type
          6 |         included: 5
            |                   ^
        "tiers › item 1 › features › item 1 › included" cannot be the number 5. true, false, or the quantity in words.
        Fix: put it in quotes: included: "5"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a list where true, false or words are meant",
    changes: edited(PRICING, "included: true", "included: [a]"),
    report: report`
      content/services/paid-media/pricing.yaml:6:19  wrong-type
          6 |         included: [a]
            |                   ^^^
        "tiers › item 1 › features › item 1 › included" cannot be a list. true, false, or the quantity in words.
        Fix: write true, false, or text. For example: included: true

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "too many words where true, false or words are meant",
    changes: edited(PRICING, "included: true", `included: ${"as much as you like, ".repeat(4)}and more`),
    report: report`
      content/services/paid-media/pricing.yaml:6:19  too-long
          6 |         included: as much as you like, as much as you like, as much as you like, as much as you like, and more
            |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "tiers › item 1 › features › item 1 › included" is 92 characters long; at most 60 fit. true, false, or the quantity in words.
        Fix: shorten it by 32 characters.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an icon that is misspelt",
    changes: edited(INDUSTRY, "icon: pulse", "icon: puls"),
    report: report`
      content/industries/dental-implants.yaml:1:7  not-allowed
          1 | icon: puls
            |       ^^^^
        "icon" cannot be "puls".
        Fix: did you mean "pulse"? Otherwise choose one of: pulse, pin, target, chart, calendar, phone, mail, star, shield, search, page, pen, people, message, bolt, clock, map, lock, heart, leaf, ear, spine, tooth, skin, nose, sparkle, scalpel, hands, camera, layers.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a service at a step that its industry's drawing does not have",
    changes: edited(INDUSTRY, "service: paid-media", "service: paid-media\n    step: 3"),
    report: report`
      content/industries/dental-implants.yaml:3:11  not-shown (warning)
          3 |     step: 3
            |           ^
        "paid-media" works at step 3, but there is no "pace", so the drawing does not name it.
        Fix: add pace with its steps, or remove step.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a photograph of another state's city",
    changes: {
      [FLORIDA]: `${copyOf(FLORIDA)}cityImages:\n  - city: georgia/columbus\n    image:\n      file: shop.jpg\n      alt: A shop\n`,
      "locations/georgia.yaml": copyOf(FLORIDA).replace("Miami", "Columbus").replace("miami", "columbus"),
    },
    report: report`
      content/locations/florida.yaml:12:13  missing-media
         12 |       file: shop.jpg
            |             ^^^^^^^^
        There is no file content/media/shop.jpg.
        Fix: add the file, or remove the field.

      content/locations/florida.yaml:10:11  not-shown (warning)
         10 |   - city: georgia/columbus
            |           ^^^^^^^^^^^^^^^^
        "georgia/columbus" is a city of another state, so its photograph is not shown.
        Fix: move the item to locations/georgia.yaml.

      1 problem and 1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an icon that is a number",
    changes: edited(INDUSTRY, "icon: pulse", "icon: 5"),
    report: report`
      content/industries/dental-implants.yaml:1:7  not-allowed
          1 | icon: 5
            |       ^
        "icon" cannot be the number 5.
        Fix: choose one of: pulse, pin, target, chart, calendar, phone, mail, star, shield, search, page, pen, people, message, bolt, clock, map, lock, heart, leaf, ear, spine, tooth, skin, nose, sparkle, scalpel, hands, camera, layers.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a choice in small letters",
    changes: edited(JOB, "unit: HOUR", "unit: hour"),
    report: report`
      content/careers/one.md:4:9  not-allowed
          4 |   unit: hour
            |         ^^^^
        "pay › unit" cannot be "hour".
        Fix: did you mean "HOUR"? Otherwise choose one of: HOUR, DAY, WEEK, MONTH, YEAR.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a month that does not exist",
    changes: edited(ARTICLE, "2024-12-15", "2024-13-45"),
    report: report`
      content/blog/one.md:2:7  wrong-form
          2 | date: 2024-13-45
            |       ^^^^^^^^^^
        "date" has the wrong format: "2024-13-45". The day it appears.
        Fix: write a date that exists, as year, month and day. For example: date: "2024-12-15"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a day that does not exist",
    changes: edited(ARTICLE, "2024-12-15", "2025-02-29"),
    report: report`
      content/blog/one.md:2:7  wrong-form
          2 | date: 2025-02-29
            |       ^^^^^^^^^^
        "date" has the wrong format: "2025-02-29". The day it appears.
        Fix: write a date that exists, as year, month and day. For example: date: "2024-12-15"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a playing time in words",
    changes: edited(EPISODE, "52:30", "52 minutes"),
    report: report`
      content/podcast/one.md:2:11  wrong-form
          2 | duration: 52 minutes
            |           ^^^^^^^^^^
        "duration" has the wrong format: "52 minutes". How long it plays, as minutes and seconds, or hours, minutes and seconds; a file has it in quotes.
        Fix: write a playing time, as minutes and seconds, or hours, minutes and seconds, in quotes. For example: duration: "52:30"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a playing time with sixty seconds",
    changes: edited(EPISODE, "52:30", "51:60"),
    report: report`
      content/podcast/one.md:2:11  wrong-form
          2 | duration: 51:60
            |           ^^^^^
        "duration" has the wrong format: "51:60". How long it plays, as minutes and seconds, or hours, minutes and seconds; a file has it in quotes.
        Fix: write a playing time, as minutes and seconds, or hours, minutes and seconds, in quotes. For example: duration: "52:30"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an e-mail address without its end",
    changes: edited("site.yaml", "hello@agency.example", "hello@revita"),
    report: report`
      content/site.yaml:1:8  wrong-form
          1 | email: hello@revita
            |        ^^^^^^^^^^^^
        "email" has the wrong format: "hello@revita". The address that visitors write to.
        Fix: write a complete e-mail address. For example: email: "hello@agency.example"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a web address that is not secure",
    changes: edited("site.yaml", "https://www.agency.example", "http://www.agency.example"),
    report: report`
      content/site.yaml:1:6  wrong-form
          1 | url: http://www.agency.example
            |      ^^^^^^^^^^^^^^^^^^^^^^^^^
        "url" has the wrong format: "http://www.agency.example". The site's public address, without a slash at the end.
        Fix: write url: "https://www.agency.example"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link without its slash",
    changes: edited(
      "navigation.yaml",
      "  action:\n    label: Garden Furniture\n    to: /",
      "  action:\n    label: Garden Furniture\n    to: ",
    ),
    report: report`
      content/navigation.yaml:12:9  wrong-form
         12 |     to: industries/dental-implants
            |         ^^^^^^^^^^^^^^^^^^^^^^^^^^
        "header › action › to" has the wrong format: "industries/dental-implants". Where it leads: a path of this site, with or without an anchor.
        Fix: write to: "/industries/dental-implants"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a city's slug with capitals and spaces",
    changes: edited(FLORIDA, "slug: miami", "slug: Miami Beach"),
    report: report`
      content/locations/florida.yaml:3:11  wrong-form
          3 |     slug: Miami Beach
            |           ^^^^^^^^^^^
        "cities › item 1 › slug" has the wrong format: "Miami Beach". The last part of its address; no two cities of a state share one.
        Fix: write slug: "miami-beach"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a title that is too long for search engines",
    changes: edited(
      TERMS,
      "title: Paid media for merchants | Example",
      "title: The terms of service of Revita for all practices and all of their patients",
    ),
    report: report`
      content/legal/terms.md:3:10  search-title
          3 |   title: The terms of service of Revita for all practices and all of their patients
            |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "metadata › title" is 74 characters long; at most 60 fit. The title in the browser tab and in search results, at most 60 characters.
        Fix: shorten it by 14 characters.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text that is one character too long",
    changes: edited(FLORIDA, "abbreviation: FL", "abbreviation: Florida"),
    report: report`
      content/locations/florida.yaml:1:15  too-long
          1 | abbreviation: Florida
            |               ^^^^^^^
        "abbreviation" is 7 characters long; at most 6 fit. Its short form.
        Fix: shorten it by 1 character.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "two items where three are needed",
    changes: edited(INDUSTRY, `valuePoints:\n${VALUE_POINT}`, "valuePoints:\n"),
    report: report`
      content/industries/dental-implants.yaml:1:1  too-few
          1 | valuePoints:
            | ^^^^^^^^^^^
        "valuePoints" has 2 items; it needs at least 3. Three reasons at the foot of its page.
        Fix: add 1.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "four items where three fit",
    changes: edited(INDUSTRY, "valuePoints:\n", `valuePoints:\n${VALUE_POINT}`),
    report: report`
      content/industries/dental-implants.yaml:8:5  too-many
          8 |   - title: Clarity
            |     ^
        "valuePoints" has 4 items; at most 3 fit. Three reasons at the foot of its page.
        Fix: remove 1, for example this one.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an empty list",
    changes: { [FAQ]: "items: []\n" },
    report: report`
      content/services/paid-media/faq.yaml:1:8  too-few
          1 | items: []
            |        ^^
        "items" has 0 items; it needs at least 1. The questions, in order.
        Fix: add 1.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a number that is too small",
    changes: edited(FLORIDA, "442241", "0"),
    report: report`
      content/locations/florida.yaml:4:17  not-allowed
          4 |     population: 0
            |                 ^
        "cities › item 1 › population" is 0; it must be at least 1. How many people live there.
        Fix: correct the number. For example: population: 442241

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a number that is too large",
    changes: edited(FLORIDA, "latitude: 25.7743", "latitude: 257.743"),
    report: report`
      content/locations/florida.yaml:5:15  not-allowed
          5 |     latitude: 257.743
            |               ^^^^^^^
        "cities › item 1 › latitude" is 257.743; it must be at most 90. Degrees north.
        Fix: correct the number. For example: latitude: 25.7743

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a placeholder that is misspelt",
    changes: edited(INDUSTRY_PAGE, "stay with us", "stay in {industy}"),
    report: report`
      content/pages/industry.yaml:1:13  unknown-placeholder
          1 | valueTitle: Why {industry} stay in {industy}
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "valueTitle" has {industy}, which is not filled in here.
        Fix: did you mean {industry}? Otherwise use one of: {industry}.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "spaces inside a placeholder's braces",
    changes: edited(INDUSTRY_PAGE, "Why {industry}", "Why { industry }"),
    report: report`
      content/pages/industry.yaml:1:13  unknown-placeholder
          1 | valueTitle: Why { industry } stay with us
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "valueTitle" has { industry }, which is not filled in here.
        Fix: did you mean {industry}? Otherwise use one of: {industry}.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a placeholder where none is filled in",
    changes: edited(INDUSTRY_PAGE, "Learn More", "More on {industry}"),
    report: report`
      content/pages/industry.yaml:1:12  unknown-placeholder
          1 | cardLabel: More on {industry}
            |            ^^^^^^^^^^^^^^^^^^
        "cardLabel" has {industry}, which is not filled in here.
        Fix: write the text itself.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

const NAMES: Mistake[] = [
  {
    mistake: "capital letters in a file's name",
    changes: { "locations/Florida.yaml": copyOf(FLORIDA), [FLORIDA]: undefined },
    report: report`
      content/locations/Florida.yaml:1:1  bad-file-name
        "Florida" becomes part of a page's address, which may contain only lower-case letters a-z, digits and single hyphens.
        Fix: rename the file, for example to "florida.yaml".

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "letters beyond a to z in a file's name",
    changes: { "blog/Über_uns.md": copyOf(ARTICLE) },
    report: report`
      content/blog/Über_uns.md:1:1  bad-file-name
        "Über_uns" becomes part of a page's address, which may contain only lower-case letters a-z, digits and single hyphens.
        Fix: rename the file, for example to "uber-uns.md".

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an underscore in a service's folder",
    changes: {
      "services/paid_media/index.md": copyOf("services/paid-media/index.md"),
      "services/paid_media/content.yaml": copyOf("services/paid-media/content.yaml"),
    },
    report: report`
      content/services/paid_media/content.yaml:1:1  bad-file-name
        "paid_media" becomes part of a page's address, which may contain only lower-case letters a-z, digits and single hyphens.
        Fix: rename the folder, for example to "paid-media".

      content/services/paid_media/index.md:1:1  bad-file-name
        "paid_media" becomes part of a page's address, which may contain only lower-case letters a-z, digits and single hyphens.
        Fix: rename the folder, for example to "paid-media".

      2 problems in 2 files. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a file in a folder that is not there",
    changes: { "news/one.md": copyOf(ARTICLE) },
    report: report`
      content/news/one.md:1:1  unknown-file
        The site knows no file of this name, so nothing would show it.
        Fix: content belongs in site.yaml, navigation.yaml, labels.yaml, services/, industries/, reports/, locations/, blog/, podcast/, careers/, legal/, landing/, pages/; pictures and audio in media/.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a misspelt file",
    changes: { "services/paid-media/pricng.yaml": copyOf(PRICING), [PRICING]: undefined },
    report: report`
      content/services/paid-media/pricng.yaml:1:1  unknown-file
        The site knows no file of this name, so nothing would show it.
        Fix: did you mean services/paid-media/pricing.yaml?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a misspelt page",
    changes: { "pages/hom.yaml": copyOf("pages/home.yaml"), "pages/home.yaml": undefined },
    report: report`
      content/pages/hom.yaml:1:1  unknown-file
        The site knows no file of this name, so nothing would show it.
        Fix: did you mean pages/home.yaml?

      content/pages/home.yaml:1:1  missing-file
        The file is missing. The copy of the home page.
        Fix: add it; docs/content-reference.md lists its fields.

      2 problems in 2 files. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the wrong ending",
    changes: { "blog/two.yaml": copyOf(ARTICLE) },
    report: report`
      content/blog/two.yaml:1:1  unknown-file
        The site knows no file of this name, so nothing would show it.
        Fix: did you mean blog/two.md?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "no site.yaml",
    changes: { "site.yaml": undefined },
    report: report`
      content/site.yaml:1:1  missing-file
        The file is missing. Facts about the agency that appear on every page: name, address of the site, contact, hours, claims.
        Fix: add it; docs/content-reference.md lists its fields.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a service without content.yaml",
    changes: { "services/local-seo/index.md": copyOf("services/paid-media/index.md") },
    report: report`
      content/services/local-seo/content.yaml:1:1  missing-file
        The service "local-seo" has no content.yaml. What the sections of one service's page say.
        Fix: add the file, or remove the service's folder.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "questions of a service that is not there",
    changes: { "services/local-seo/faq.yaml": copyOf(FAQ) },
    report: report`
      content/services/local-seo/content.yaml:1:1  missing-file
        The service "local-seo" has no content.yaml. What the sections of one service's page say.
        Fix: add the file, or remove the service's folder.

      content/services/local-seo/index.md:1:1  missing-file
        The service "local-seo" has no index.md. One of the agency's services; its page is /services/{slug}.
        Fix: add the file, or remove the service's folder.

      2 problems in 2 files. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a service that stands in for others without a comparison of its own",
    changes: { "services/paid-media/comparison.yaml": undefined },
    report: report`
      content/services/paid-media/comparison.yaml:1:1  missing-file
        Services without their own show those of "paid-media", which has none. The table that compares the agency with an in-house hire and another agency. A service without one shows that of the service named in content/pages/service.yaml.
        Fix: add the file, or name another service as fallback in pages/service.yaml.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "two files for the same part of a page",
    changes: { "services/paid-media/faq.yml": copyOf(FAQ) },
    report: report`
      content/services/paid-media/faq.yml:1:1  duplicate-address
        Two files hold a service's questions: this one and services/paid-media/faq.yaml.
        Fix: rename or delete one of the two.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "two files for the same page",
    changes: { "legal/about.md": copyOf(TERMS) },
    report: report`
      content/legal/about.md:1:1  duplicate-address
        Two files make the page /about: this one and pages/about.yaml.
        Fix: rename or delete this one.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

/** A recording that plays for four seconds. */
const TONE = readFileSync(resolve(__dirname, "../fixtures/other-agency/media/podcast/pausenton.mp3"));

const TRANSCRIPT = "media/podcast/one.vtt";

/** The valid folder with a recorded episode: its fields from the playing time on, and its transcript. */
const recorded = (fields: string, transcript?: string): Files => ({
  "media/podcast/one.mp3": TONE,
  [TRANSCRIPT]: transcript,
  ...edited(
    EPISODE,
    "duration: 52:30\n",
    `${fields}\naudioFile: podcast/one.mp3\n${transcript === undefined ? "" : "transcript: podcast/one.vtt\n"}`,
  ),
});

const RECORDINGS: Mistake[] = [
  {
    mistake: "audio on another host without its size",
    changes: edited(EPISODE, "metadata:", "audioUrl: https://media.example/one.mp3\nmetadata:"),
    report: report`
      content/podcast/one.md:2:1  missing-audio-length
          2 | audioUrl: https://media.example/one.mp3
            | ^^^^^^^^
        The audio is on another host, and its size in bytes is missing.
        Fix: add audioLength with the size of the file, for example: audioLength: 50412345

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a size for audio that is measured",
    changes: recorded('duration: "0:04"\naudioLength: 4104'),
    report: report`
      content/podcast/one.md:3:1  conflicting-fields
          3 | audioLength: 4104
            | ^^^^^^^^^^^
        audioLength is the size of audio on another host, but there is no audioUrl.
        Fix: remove audioLength: the file is measured.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a size for audio that is nowhere",
    changes: edited(EPISODE, "metadata:", "audioLength: 4104\nmetadata:"),
    report: report`
      content/podcast/one.md:2:1  conflicting-fields
          2 | audioLength: 4104
            | ^^^^^^^^^^^
        audioLength is the size of audio on another host, but there is no audioUrl.
        Fix: add audioUrl, or remove audioLength.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a recording that was not copied to its end",
    changes: { ...recorded('duration: "0:04"'), "media/podcast/one.mp3": "ID3, and then not a sound\n" },
    report: report`
      content/podcast/one.md:3:12  unreadable-audio
          3 | audioFile: podcast/one.mp3
            |            ^^^^^^^^^^^^^^^
        content/media/podcast/one.mp3 is damaged, or neither MP3 nor M4A in spite of its name.
        Fix: save it again as MP3 or M4A, and make sure that the whole file was copied.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a playing time that is not the file's",
    changes: recorded('duration: "52:30"'),
    report: report`
      content/podcast/one.md:2:11  wrong-duration
          2 | duration: "52:30"
            |           ^^^^^^^
        "duration" says 52:30, but content/media/podcast/one.mp3 plays for 0:04.
        Fix: write duration: "0:04", or name the right file.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "chapters that are not in order, or begin at the same moment",
    changes: recorded(
      'duration: "0:04"\nchapters:\n  - start: "0:02"\n    title: Two\n  - start: "0:01"\n    title: One\n  - start: "0:01"\n    title: More',
    ),
    report: report`
      content/podcast/one.md:6:12  moments-out-of-order
          6 |   - start: "0:01"
            |            ^^^^^^
        "chapters › item 2 › start" is 0:01, but the chapter above it starts later, at 0:02.
        Fix: list the chapters in order, each with its own start time.

      content/podcast/one.md:8:12  moments-out-of-order
          8 |   - start: "0:01"
            |            ^^^^^^
        "chapters › item 3 › start" is 0:01, but the chapter above it starts at the same time.
        Fix: list the chapters in order, each with its own start time.

      2 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a chapter that begins when the episode is over",
    changes: recorded('duration: "0:04"\nchapters:\n  - start: "1:07:00"\n    title: Late'),
    report: report`
      content/podcast/one.md:4:12  moment-after-end
          4 |   - start: "1:07:00"
            |            ^^^^^^^^^
        "chapters › item 1 › start" is 1:07:00, but the episode ends at 0:04.
        Fix: write the time at which the chapter starts.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a transcript that does not exist",
    changes: edited(EPISODE, "metadata:", "transcript: podcast/one.vtt\nmetadata:"),
    report: report`
      content/podcast/one.md:2:13  missing-media
          2 | transcript: podcast/one.vtt
            |             ^^^^^^^^^^^^^^^
        There is no file content/media/podcast/one.vtt.
        Fix: add the file, or remove the field.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a transcript as SubRip",
    changes: recorded('duration: "0:04"', "1\n00:00:00,000 --> 00:00:01,000\nWelcome.\n"),
    report: report`
      content/media/podcast/one.vtt:1:1  transcript-syntax
          1 | 1
            | ^
        The file does not begin with WEBVTT.
        Fix: make WEBVTT its first line.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a transcript with mistakes in its times, its order and its words",
    changes: recorded(
      'duration: "0:04"',
      file`
        WEBVTT

        00:00:00,000 --> 00:00:01,000
        Commas.

        00:02.000 -> 00:03.000
        A short arrow.

        00:02.000 --> 00:01.000
        Backwards.

        00:02.500 --> 00:03.000

        00:03.000 --> 00:03.500
        Later.

        00:01.000 --> 00:01.500
        Earlier.

        01:00:00.000 --> 01:00:01.000
        Long after.
      `,
    ),
    report: report`
      content/media/podcast/one.vtt:3:1  transcript-syntax
          3 | 00:00:00,000 --> 00:00:01,000
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The times have a comma before the milliseconds, as in SubRip (.srt) files.
        Fix: write a dot: 00:00:01.500 --> 00:00:04.000. Most programs can also save the transcript as WebVTT.

      content/media/podcast/one.vtt:6:1  transcript-syntax
          6 | 00:02.000 -> 00:03.000
            | ^^^^^^^^^^^^^^^^^^^^^^
        This is not a valid cue time.
        Fix: write the times as 00:00:01.500 --> 00:00:04.000: two digits each, and three after the dot.

      content/media/podcast/one.vtt:9:1  transcript-syntax
          9 | 00:02.000 --> 00:01.000
            | ^^^^^^^^^^^^^^^^^^^^^^^
        The cue ends before it starts.
        Fix: put the later time second.

      content/media/podcast/one.vtt:17:1  moments-out-of-order
         17 | 00:01.000 --> 00:01.500
            | ^^^^^^^^^^^^^^^^^^^^^^^
        This cue starts at 0:01, before the cue above it.
        Fix: put the cues in order of time.

      content/media/podcast/one.vtt:20:1  moment-after-end
         20 | 01:00:00.000 --> 01:00:01.000
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        This cue starts at 1:00:00, but the episode ends at 0:04.
        Fix: correct the time, or check whether this is another episode's transcript.

      5 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a transcript without words",
    changes: recorded('duration: "0:04"', "WEBVTT\n\nNOTE To be written.\n"),
    report: report`
      content/media/podcast/one.vtt:1:1  transcript-syntax
          1 | WEBVTT
            | ^^^^^^
        The transcript has no words.
        Fix: write them, each with its time above it.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a transcript saved as Latin-1",
    changes: { ...recorded('duration: "0:04"', ""), [TRANSCRIPT]: latin1("WEBVTT\n\n00:00.000 --> 00:01.000\nCafé\n") },
    report: report`
      content/media/podcast/one.vtt:4:1  not-utf8
          4 | Caf�
            | ^^^^
        The transcript is not saved as UTF-8, so accented and non-English letters would be garbled.
        Fix: save it again as UTF-8.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

const TOGETHER: Mistake[] = [
  {
    mistake: "a wrong field in a file whose text has a broken link, a broken anchor and no picture",
    changes: {
      [ARTICLE]: String(
        withText(
          ARTICLE,
          "[Our ads](/services/paid-meda) and [Miami](/locations/florida/miami#x).\n\n![A chair](../media/chair.jpg)\n",
        )[ARTICLE],
      ).replace(/^excerpt:/m, "exerpt:"),
    },
    report: report`
      content/blog/one.md:3:1  unknown-field
          3 | exerpt: Most enquiries come after hours.
            | ^^^^^^
        There is no field "exerpt" in this file.
        Fix: did you mean "excerpt"?

      content/blog/one.md:11:11  broken-link
         11 | [Our ads](/services/paid-meda) and [Miami](/locations/florida/miami#x).
            |           ^^^^^^^^^^^^^^^^^^^
        The link "Our ads" leads to /services/paid-meda, where there is no page.
        Fix: did you mean "/services/paid-media"?

      content/blog/one.md:11:44  broken-anchor
         11 | [Our ads](/services/paid-meda) and [Miami](/locations/florida/miami#x).
            |                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^
        The link "Miami" leads to #x, which is not on the page /locations/florida/miami (locations/florida.yaml).
        Fix: use one of: #services, #local, #results, #closing.

      content/blog/one.md:13:12  missing-media
         13 | ![A chair](../media/chair.jpg)
            |            ^^^^^^^^^^^^^^^^^^
        There is no file content/media/chair.jpg.
        Fix: add the file, or remove the picture.

      4 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link to a city of a state that has an error, which is reported alone",
    changes: {
      ...edited(FLORIDA, "abbreviation:", "abbrevation:"),
      ...withText(ARTICLE, "[Miami](/locations/florida/miami)\n"),
    },
    report: report`
      content/locations/florida.yaml:1:1  unknown-field
          1 | abbrevation: FL
            | ^^^^^^^^^^^
        There is no field "abbrevation" in this file.
        Fix: did you mean "abbreviation"?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a service that is misspelt",
    changes: edited("pages/service.yaml", "paid-media", "paid-meda"),
    report: report`
      content/pages/service.yaml:1:11  unknown-reference
          1 | fallback: paid-meda
            |           ^^^^^^^^^
        "fallback" names the service "paid-meda", which does not exist.
        Fix: did you mean "paid-media"?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a service that does not exist, in an industry",
    changes: edited(INDUSTRY, "service: paid-media", "service: billboards"),
    report: report`
      content/industries/dental-implants.yaml:2:14  unknown-reference
          2 |   - service: billboards
            |              ^^^^^^^^^^
        "services › item 1 › service" names the service "billboards", which does not exist.
        Fix: use one of: paid-media.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a claim that does not exist",
    changes: edited("pages/home.yaml", "peak: appointment-requests", "peak: happy-patients"),
    report: report`
      content/pages/home.yaml:19:11  unknown-reference
         19 |     peak: happy-patients
            |           ^^^^^^^^^^^^^^
        "hero › chart › peak" names the claim "happy-patients", which is not in site.yaml.
        Fix: did you mean "nearby-patients"?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a city that does not exist",
    changes: edited("pages/locations.yaml", "florida/miami", "florida/miamy"),
    report: report`
      content/pages/locations.yaml:2:5  unknown-reference
          2 |   - florida/miamy
            |     ^^^^^^^^^^^^^
        "popular › item 1" names the city "florida/miamy", which is not in locations/florida.yaml.
        Fix: did you mean "florida/miami"?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the same city twice",
    changes: {
      [FLORIDA]: copyOf(FLORIDA).replace(
        "cities:\n",
        "cities:\n  - { name: Miami Beach, slug: miami, population: 1, latitude: 1, longitude: 1 }\n",
      ),
    },
    report: report`
      content/locations/florida.yaml:6:11  duplicate-slug
          6 |     slug: miami
            |           ^^^^^
        The slug "miami" is already used on line 4.
        Fix: give each city of a state its own slug.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the same claim twice",
    changes: edited(
      "site.yaml",
      "  - id: practices-served\n",
      "  - id: bookings\n    number: 4x\n    label: calls\n  - id: practices-served\n",
    ),
    report: report`
      content/site.yaml:11:9  duplicate-slug
         11 |   - id: bookings
            |         ^^^^^^^^
        The claim "bookings" is already used on line 2.
        Fix: give each claim its own id.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the same service twice in an industry",
    changes: edited(
      INDUSTRY,
      "services:\n",
      `services:\n${/ {2}- service: [^]*(?=valuePoints)/.exec(copyOf(INDUSTRY))?.[0] ?? ""}`,
    ),
    report: report`
      content/industries/dental-implants.yaml:13:14  duplicate-slug
         13 |   - service: paid-media
            |              ^^^^^^^^^^
        The service "paid-media" is already used on line 2.
        Fix: list each service once.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link to a page that is misspelt",
    changes: edited("pages/service.yaml", "to: /contact", "to: /contract"),
    report: report`
      content/pages/service.yaml:3:7  broken-link
          3 |   to: /contract
            |       ^^^^^^^^^
        "pricingAction › to" leads to /contract, where there is no page.
        Fix: did you mean "/contact"?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link with a slash at its end",
    changes: edited("pages/service.yaml", "to: /contact", "to: /contact/"),
    report: report`
      content/pages/service.yaml:3:7  broken-link
          3 |   to: /contact/
            |       ^^^^^^^^^
        "pricingAction › to" leads to /contact/, where there is no page.
        Fix: remove the slash at the end: /contact

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link to a page of another section",
    changes: edited("pages/service.yaml", "to: /contact", "to: /industries/local-seo#prices"),
    report: report`
      content/pages/service.yaml:3:7  broken-link
          3 |   to: /industries/local-seo#prices
            |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "pricingAction › to" leads to /industries/local-seo, where there is no page.
        Fix: use a page that exists, for example: /contact

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a picture that does not exist",
    changes: {
      "media/team/Founder.jpg": "",
      ...edited(ARTICLE, "metadata:", "image:\n  file: team/founder.jpg\n  alt: A desk\nmetadata:"),
    },
    report: report`
      content/blog/one.md:3:9  missing-media
          3 |   file: team/founder.jpg
            |         ^^^^^^^^^^^^^^^^
        There is no file content/media/team/founder.jpg.
        Fix: did you mean "team/Founder.jpg"?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "audio that does not exist",
    changes: edited(EPISODE, "metadata:", "audioFile: podcast/pilot.mp3\nmetadata:"),
    report: report`
      content/podcast/one.md:2:12  missing-media
          2 | audioFile: podcast/pilot.mp3
            |            ^^^^^^^^^^^^^^^^^
        There is no file content/media/podcast/pilot.mp3.
        Fix: add the file, or remove the field.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "audio of the wrong kind",
    changes: edited(EPISODE, "metadata:", "audioFile: podcast/pilot.wav\nmetadata:"),
    report: report`
      content/podcast/one.md:2:12  wrong-form
          2 | audioFile: podcast/pilot.wav
            |            ^^^^^^^^^^^^^^^^^
        "audioFile" has the wrong format: "podcast/pilot.wav". The mp3 or m4a, named from content/media; the player shows only where there is audio.
        Fix: write an audio file below content/media (mp3, m4a), whose name has only letters from a to z, digits, dots, hyphens and underscores. For example: audioFile: podcast/pilot.mp3

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "two sources for the same audio",
    changes: {
      "media/podcast/one.mp3": "ID3",
      ...edited(EPISODE, "metadata:", "audioFile: podcast/one.mp3\naudioUrl: https://media.example/one.mp3\nmetadata:"),
    },
    report: report`
      content/podcast/one.md:3:1  conflicting-fields
          3 | audioUrl: https://media.example/one.mp3
            | ^^^^^^^^
        The episode names both a file and an address for its audio.
        Fix: keep one of the two.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "several mistakes in several files",
    changes: {
      ...edited(TERMS, "date: 2025-08-14", "dat: 2025-08-14"),
      ...edited(
        FLORIDA,
        "name: Miami\n    slug: miami\n    population: 442241",
        "name: 5\n    slug: Miami\n    population: lots",
      ),
      [FAQ]: "items: [\n",
      "notes.txt": "Call the printer.\n",
    },
    report: report`
      content/legal/terms.md:2:1  unknown-field
          2 | dat: 2025-08-14
            | ^^^
        There is no field "dat" in this file.
        Fix: did you mean "date"?

      content/locations/florida.yaml:2:11  wrong-type
          2 |   - name: 5
            |           ^
        "cities › item 1 › name" must be text, but is the number 5. The name of the city.
        Fix: put it in quotes: name: "5"

      content/locations/florida.yaml:3:11  wrong-form
          3 |     slug: Miami
            |           ^^^^^
        "cities › item 1 › slug" has the wrong format: "Miami". The last part of its address; no two cities of a state share one.
        Fix: write slug: "miami"

      content/locations/florida.yaml:4:17  wrong-type
          4 |     population: lots
            |                 ^^^^
        "cities › item 1 › population" must be a number, but is the text "lots". How many people live there.
        Fix: write digits, without quotes. For example: population: 442241

      content/notes.txt:1:1  unknown-file
        The site knows no file of this name, so nothing would show it.
        Fix: content belongs in site.yaml, navigation.yaml, labels.yaml, services/, industries/, reports/, locations/, blog/, podcast/, careers/, legal/, landing/, pages/; pictures and audio in media/.

      content/services/paid-media/faq.yaml:1:8  yaml-unclosed
          1 | items: [
            |        ^
        [ is opened here and not closed.
        Fix: add ] at its end, or put the whole text in quotes if [ is part of it.

      6 problems in 4 files. Each is explained in docs/content-errors.md.
    `,
  },
];

const GROUPS: readonly (readonly [string, readonly Mistake[]])[] = [
  ["A file that cannot be read", UNREADABLE],
  ["A Markdown file's fields", FRONT_MATTER],
  ["YAML syntax", FORM],
  ["A field", FIELDS],
  ["A field that looks filled in but is blank", texts.BLANKS],
  ["A file's name", NAMES],
  ["A value or a name beyond its bounds", BOUNDS],
  ["A file's address", texts.ADDRESSES],
  ["References between files", TOGETHER],
  ["A link in a text", texts.LINKS],
  ["A picture", texts.PICTURES],
  ["HTML in a text", texts.HTML],
  ["A heading in a text", texts.HEADINGS],
  ["Placeholders and characters of a text", texts.WORDS],
  ["Search results", texts.SEARCH_RESULTS],
  ["A recording", RECORDINGS],
  ["Unpublished entries", PUBLICATION],
  ["An old address", MOVED],
  ["A valid value with another meaning", UNSEEN],
  ["A misread number", NUMBERS],
  ["Markup that shows as text", STRAY],
  ["Unique values of episodes", EPISODES],
  ["Offers, hours and excerpts", OFFERS],
  ["Counting visits", ANALYTICS],
];

const ALL = GROUPS.flatMap(([, mistakes]) => mistakes);

/** Codes that need a folder on disk; see folder-on-disk.test.ts. */
const ON_DISK = ["file-too-large", "unreadable-file"];

test("the valid folder has no problems", () => {
  expect(problemsOf(VALID)).toEqual([]);
});

test("names of mistakes are unique", () => {
  expect(new Set(ALL.map(({ mistake }) => mistake)).size).toBe(ALL.length);
});

test("every problem code has at least one mistake", () => {
  const codes = ALL.flatMap(({ report: text }) =>
    [...text.matchAll(/^content\/\S+:\d+:\d+ {2}(\S+)/gm)].map((match) => match[1]),
  );
  const met = new Set([...codes, ...ON_DISK]);
  expect([...met].sort()).toEqual([...PROBLEM_CODES].sort());
});

test("no problem is reported twice", () => {
  const twice = ALL.flatMap(({ mistake, changes }) => {
    const found = problemsOf({ ...VALID, ...changes }).map(({ file: path, line, column, code }) =>
      [path, line, column, code].join(":"),
    );
    return found
      .filter((problem, index) => found.indexOf(problem) !== index)
      .map((problem) => `${mistake}: ${problem}`);
  });
  expect(twice).toEqual([]);
});

describe.each(GROUPS)("%s", (_, cases) => {
  test.each(cases)("$mistake: is reported with its place and a fix", ({ changes, report: expected }) => {
    expect(reportAfter(changes)).toBe(expected);
  });
});

describe("Not a problem", () => {
  test.each<{ what: string; changes: Files }>([
    ...texts.FINE,
    { what: "Windows line ends in YAML", changes: { [FAQ]: copyOf(FAQ).replaceAll("\n", "\r\n") } },
    { what: "Windows line ends in Markdown", changes: { [TERMS]: copyOf(TERMS).replaceAll("\n", "\r\n") } },
    { what: "no line end at the end of YAML", changes: { [FAQ]: copyOf(FAQ).trimEnd() } },
    { what: "no line end at the end of Markdown", changes: { [TERMS]: copyOf(TERMS).trimEnd() } },
    {
      what: "notes to other editors",
      changes: { [FAQ]: `# Checked in March\n${copyOf(FAQ).replace("?", "? # really")}` },
    },
    { what: "numbers in quotes where text is meant", changes: edited(INDUSTRY_PAGE, "Learn More", '"24"') },
    { what: "a colon in quotes", changes: edited(INDUSTRY_PAGE, "Learn More", '"More: here"') },
    {
      what: "fields in another order",
      changes: { [INDUSTRY_PAGE]: copyOf(INDUSTRY_PAGE).trimEnd().split("\n").reverse().join("\n") },
    },
    { what: "a line of three hyphens at the beginning of YAML", changes: { [FAQ]: `---\n${copyOf(FAQ)}` } },
    {
      what: "spaces after the three hyphens of front matter",
      changes: { [TERMS]: copyOf(TERMS).replaceAll("---", "---  ") },
    },
    {
      what: "three hyphens between the paragraphs of a text",
      changes: { [TERMS]: `${copyOf(TERMS)}\n---\n\nMore.\n` },
    },
    {
      what: "a group written in braces",
      changes: edited(PRICING, "price:\n      monthly: $1,375", 'price: { monthly: "$1,375" }'),
    },
    {
      what: "a playing time that differs by less than two seconds",
      changes: recorded('duration: "0:05"'),
    },
    {
      what: "chapters, and a transcript with notes, names and Windows line ends",
      changes: recorded(
        'duration: "0:04"\nchapters:\n  - start: "0:00"\n    title: One\n  - start: "0:03"\n    title: Two',
        "WEBVTT one\r\n\r\nNOTE\r\nfor us\r\n\r\nfirst\r\n00:00.000 --> 00:04.000\r\n<v Dana>Hello.\r\n",
      ),
    },
    { what: "a .yml ending", changes: { [FAQ]: undefined, "services/paid-media/faq.yml": copyOf(FAQ) } },
    { what: "a link to a part of a page", changes: edited("pages/service.yaml", "to: /contact", 'to: "/#results"') },
    {
      what: "a service without its own comparison",
      changes: ["index.md", "content.yaml"].reduce(
        (files, name) => ({ ...files, [`services/local-seo/${name}`]: copyOf(`services/paid-media/${name}`) }),
        {},
      ),
    },
  ])("$what", ({ changes }) => {
    expect(reportAfter(changes)).toBe("0 problems in 0 files. Each is explained in docs/content-errors.md.");
  });
});

/** Codes with advice that can be applied literally; other advice leaves a decision to the editor. */
const CONCRETE = [
  "bad-file-name",
  "broken-anchor",
  "broken-link",
  "hidden-note",
  "insecure-link",
  "markdown-in-plain-text",
  "markup-as-text",
  "missing-field",
  "missing-media",
  "misread-number",
  "not-allowed",
  "search-description",
  "search-title",
  "too-long",
  "unfinished-link",
  "unknown-field",
  "unknown-file",
  "unknown-placeholder",
  "unknown-reference",
  "wrong-duration",
  "wrong-form",
  "wrong-heading",
  "wrong-type",
  "yaml-alias",
  "yaml-syntax",
];

/** Letters and digits, which quoting a value or rewriting a number must not change. */
const essence = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");

const isOfValue = (help: string): boolean => /in quotes|digits alone|^for \d/.test(help);

describe("Advice that can be applied literally", () => {
  const advised = ALL.flatMap(({ mistake, changes }) => {
    const files = { ...VALID, ...changes };
    return problemsOf(files).flatMap((problem) => {
      const now = withAdvice(files, problem);
      return now ? [{ mistake, problem, files, now }] : [];
    });
  });

  test("is given for these kinds of problems", () => {
    expect([...new Set(advised.map(({ problem }) => problem.code))].sort()).toEqual([...CONCRETE].sort());
  });

  test("makes the problem go away", () => {
    const left = advised.filter(({ problem, files, now }) => {
      const count = (all: Files): number =>
        problemsOf(all).filter(({ line, code }) => line === problem.line && code === problem.code).length;
      return count(now) >= count(files);
    });
    expect(left.map(({ mistake, problem }) => `${mistake}: ${problem.help}`)).toEqual([]);
  });

  test("to quote a value, or to write it in digits, leaves no error on its line", () => {
    const left = advised.flatMap(({ mistake, problem, now }) =>
      isOfValue(problem.help)
        ? problemsOf(now)
            .filter(({ file: path, line }) => path === problem.file && line === problem.line)
            .filter(({ code, severity }) => code !== "missing-field" && severity === undefined)
            .map(({ message }) => `${mistake}: ${problem.help} → ${message}`)
        : [],
    );
    expect(left).toEqual([]);
  });

  test("leaves the words and the digits of a value as they were", () => {
    const changed = advised.flatMap(({ mistake, problem, files, now }) => {
      if (!isOfValue(problem.help)) return [];
      const textOf = (all: Files): string => {
        const content = all[problem.file];
        return typeof content === "string" ? (content.split("\n")[problem.line - 1] ?? "") : "";
      };
      const [was, is] = [textOf(files), textOf(now)];
      return essence(was) === essence(is) ? [] : [`${mistake}: ${was} → ${is}`];
    });
    expect(changed).toEqual([]);
  });
});
