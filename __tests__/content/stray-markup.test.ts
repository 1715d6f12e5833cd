/** Markup that would show as text is reported with a fix; ordinary prose is not. */
import { edited, problemsOf, VALID, withText } from "../support/content-folder";

const ARTICLE = "blog/one.md";
const TITLE = "title: How to win more customers near your shop";

const adviceOn = (text: string): string[] =>
  problemsOf({ ...VALID, ...withText(ARTICLE, `${text}\n`) }).map(({ help }) => help);

const NOT_MARKDOWN = "delete it, and write what it should show in Markdown.";
const COLUMNS = "give both lines the same number of columns, and leave an empty line above the table.";

test.each<[what: string, text: string, advice: string]>([
  ["a heading without its space", "###In detail", "add it: ### In detail"],
  ["a point without its space", "-one\n-two", "for a list, add it: - one"],
  ["a number without its space", "1.Call us\n2.Come by", "for a list, add it: 1. Call us"],
  ["bullets of a word processor", "• one\n• two", "write a hyphen and a space instead: - one"],
  ["a space before closing asterisks", "**Important: **call us", "move the spaces outside: **Important:** call"],
  ["a space behind opening asterisks", "** Important:** call us", "move the spaces outside: **Important:**"],
  ["a table without hyphens", "| Plan | Price |\n| A | B |", "add it below the table's first line: | --- | --- |"],
  ["a table with too few hyphens", "| Plan | Price |\n| --- |\n| A | B |", COLUMNS],
  ["a gallery", '[gallery ids="1,2"]', NOT_MARKDOWN],
  ["a closing shortcode alone", "Words[/column]", NOT_MARKDOWN],
  ["a tag of Hugo", '{{< figure src="a" >}}', NOT_MARKDOWN],
  ["a tag of Liquid", "{% include a.html %}", NOT_MARKDOWN],
  [
    "a wiki link with a text",
    "[[prices|Our prices]]",
    "write a Markdown link with the page's address, for example: [Our prices](/contact)",
  ],
  ["a picture of a wiki", "![[photo.jpg]]", "write a picture as ![what it shows](../media/picture.jpg)."],
  ["an entity that was encoded twice", "Tom &amp;amp; Jerry", "write the character itself."],
  ["an entity that does not exist", "Tom &nbps; Jerry", "write the character itself."],
  ["an entity without its semicolon", "5 &nbsp km", "write the character itself."],
  ["an address with a space", "[a](/our prices)", "an address has no spaces; write %20 for each: [a](/our%20prices)"],
  ["a telephone number as a link", "[a](+1 757 555 0142)", "for a telephone number, write [a](tel:+17575550142)"],
  ["a link that is not closed", "[a](/contact", "close the round bracket after the address: [a](/contact)"],
  ["a link with a space in the midst", "[a] (/contact)", "write both without a space between them: [a](/contact)"],
  ["a path the wrong way round", "(/contact)[our site]", "write its text first: [our site](/contact)"],
  ["an address the wrong way round", "(https://a.org)[our site]", "write its text first: [our site](https://a.org)"],
  ["brackets the wrong way round", "(our site)[https://a.org]", "write its text first: [our site](https://a.org)"],
])("%s: %s", (_, text, advice) => {
  expect(adviceOn(text)).toEqual([advice]);
});

test.each([
  ["prices and ranges", "Plans cost ~$500 a month, ~60 % less; pages 3-5, 10–20 %, $5-$10 and -5 to -10 degrees."],
  ["programming languages", "We write C#, F# and C++ (since C++11), and A# is a note."],
  ["hashtags", "Post with #dentist and #1stvisit.\n\n#marketing works, #2 as well."],
  ["arithmetic", "So 2 * 3 * 4 = 24, a*b*c, 7 ** 2, x == y, 5 > 3, i++ and 10^6 are the same kind of thing."],
  ["signs between backticks", 'Write `**bold** `, `[[page]]`, `&amp;` and ``[gallery ids="1"]``.'],
  ["signs in a code block", "```markdown\n##Our prices\n[[Our prices]]\n=======\n| a | b |\n```"],
  ["signs behind backslashes", "\\*\\*Important: \\*\\*call, \\[\\[page]], \\##Our prices, \\&amp; and \\-one."],
  ["times", "Mon–Fri 9:00–17:00 | Sat 10:00–14:00\nSun 10:00–12:00 | closed on holidays"],
  ["editorial brackets", "He said “we seen [sic] it” [...] [Dr. Sample] and [citation needed] [1]."],
  ["brackets before others", "Call us (see below)[1] or (a)[b]; [note] (see `a.yaml`), [1] and (/) too."],
  ["footnote signs", "From $99* a month and $199** a year.\n\n*plus tax\n\n** for the first year"],
  ["footnotes of Markdown", "It grew.[^1] And more.^[By half.]\n\n[^1]: The source, p. 5."],
  ["ampersands", "Q&A, R&D; AT&T; Smith & Sons, Tom &amp; Jerry, 5&nbsp;km."],
  ["a signature below a quotation", "> The phone rang on day nine.\n>\n> -Dana Sample"],
  ["a dialogue", "– Who calls?\n– Most people.\n— And when?"],
  ["dates and versions", "On 3.4.2025 version 2.0.1 came; 1.5 is old. No. 5 follows."],
  ["a year at the beginning of a line", "2024. A good year.\n\n1984) is a book? No."],
  ["quotation marks and accents", "\"One\", 'two', ''three'', “four”, «five», rock 'n' roll, ÂGE, São and naïve café."],
  [
    "tables, lists, quotations, lines and strikethrough",
    "| Plan | Price |\n| :--- | ---: |\n| A \\| B | ~~$500~~ |\n\n- one\n- [x] two\n\n1. three\n\n> four\n\n---\n\n***\n\n## Five\n\n*six* _seven_ **eight** __nine__",
  ],
  ["bold words in the midst of words", "un**believ**able, **Note:** read, (**yes**), **“quoted”** and ***both***."],
])("%s are ordinary prose", (_, text) => {
  expect(problemsOf({ ...VALID, ...withText(ARTICLE, `${text}\n`) })).toEqual([]);
});

test.each([
  "title: Tom &amp; Jerry&#8217;s guide",
  "title: 'See [gallery ids=\"1\"]'",
  'title: "Our *best* year"',
  'title: "![A desk](../media/desk.jpg)"',
  "title: >\n  - calls\n  - forms",
])("%s is warned of: a field has no markup", (title) => {
  expect(problemsOf({ ...VALID, ...edited(ARTICLE, TITLE, title) })).toMatchObject([
    { code: "markdown-in-plain-text", severity: "warning" },
  ]);
});

test.each([
  "title: Q&A with R&D; AT&T too",
  "title: C# - or F#? - and [sic]",
  "title: 5~10 calls a day *",
  "title: 2*3*4 and snake_case_words _",
  "title: From $99* to $199*",
  "title: Before - and after - the call",
  "title: 3 < 5 > 4 & so on",
])("%s is an ordinary title", (title) => {
  expect(problemsOf({ ...VALID, ...edited(ARTICLE, TITLE, title) })).toEqual([]);
});

test.each([
  ["a control character", 'title: "A\\x07b"', "U+0007"],
  ["half an emoji", 'title: "\\ud83d"', "U+D83D"],
])("%s by an escape is an error: feeds cannot have it", (_, title, name) => {
  expect(problemsOf({ ...VALID, ...edited(ARTICLE, TITLE, title) })).toMatchObject([
    { code: "invisible-sign", message: expect.stringContaining(name) as string },
  ]);
});

test.each([
  ["a wide colon", "title：Fine words", 6],
  ["a no-break space behind the colon", "title:\u00a0Fine words", 6],
])("%s of a field is named, with the line as it was meant", (_, line, column) => {
  expect(problemsOf({ ...VALID, ...edited(ARTICLE, TITLE, line) })).toMatchObject([
    { file: ARTICLE, line: 2, column, code: "yaml-syntax", help: "write this line again: title: Fine words" },
  ]);
});

test.each(['title: "Wer： ja, ［so］"', "title: >-\n  Who？\n  Me：x", "title: Fine\u00a0words"])(
  "%s is as it was meant",
  (title) => {
    expect(problemsOf({ ...VALID, ...edited(ARTICLE, TITLE, title) })).toEqual([]);
  },
);
