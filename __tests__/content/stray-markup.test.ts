/** Markup that would show as text is reported with a fix; ordinary prose is not. */
import { edited, problemsOf, VALID, withText } from "../support/content-folder";

const ARTICLE = "blog/one.md";

const adviceOn = (text: string): string[] =>
  problemsOf({ ...VALID, ...withText(ARTICLE, `${text}\n`) }).map(({ help }) => help);

test.each<[what: string, text: string, advice: string]>([
  ["a heading without its space", "###In detail", "add it: ### In detail"],
  ["a point without its space", "-one\n-two", "for a list, add it: - one"],
  ["a point with a plus and no space", "+one\n+two", "for a list, add it: + one"],
  ["a number without its space", "1.Call us\n2.Come by", "for a list, add it: 1. Call us"],
  ["bullets of a word processor", "• one\n• two", "write a hyphen and a space instead: - one"],
  ["bullets of its fonts", "\uf0b7 one\n\uf0b7 two", "write a hyphen and a space instead: - one"],
  ["a space before closing asterisks", "**Important: **call us", "move the spaces outside: **Important:** call"],
  ["a space behind opening asterisks", "** Important:** call us", "move the spaces outside: **Important:**"],
  ["no space behind a bold colon", "**Important:**call us", "move the spaces outside: **Important:** call"],
  [
    "bold text that is not closed",
    "**Important: call us",
    "write two asterisks after the last bold word too, or delete these.",
  ],
  ["a space before a closing asterisk", "*Note: *read this", "move the space outside: *Note:* read"],
  ["a code between bold asterisks", "**See `a*b` **now", "move the spaces outside: **See `a*b`** now"],
  ["a table without hyphens", "| Plan | Price |\n| A | B |", "add it below the table's first line: | --- | --- |"],
  [
    "a table without bars at its ends",
    "Plan | Price\n--- \\| ---\nA | B\n--- | --- | ---",
    "give both lines the same number of columns, and leave an empty line above the table.",
  ],
  [
    "a table with too few hyphens",
    "| Plan | Price |\n| --- |\n| A | B |",
    "give both lines the same number of columns, and leave an empty line above the table.",
  ],
  ["a gallery", '[gallery ids="1,2"]', "delete it, and write what it should show in Markdown."],
  ["an embedded film", "[embed]https://youtu.be/abc[/embed]", "delete it, and write what it should show in Markdown."],
  ["a closing shortcode alone", "Words[/column]", "delete it, and write what it should show in Markdown."],
  ["a form", "[contact-form-7 id=1 title=Contact]", "delete it, and write what it should show in Markdown."],
  ["a table of contents", "[TOC]", "delete it, and write what it should show in Markdown."],
  ["BBCode", "[b]bold[/b]", "write it in Markdown: **bold**"],
  ["a link in BBCode", "[url=https://a.org]words[/url]", "write it in Markdown: [words](https://a.org)"],
  ["a tag of Hugo", '{{< figure src="a" >}}', "delete it, and write what it should show in Markdown."],
  ["a tag of Liquid", "{% include a.html %}", "delete it, and write what it should show in Markdown."],
  [
    "a wiki link with words",
    "[[prices|Our prices]]",
    "write a Markdown link with the page's address, for example: [Our prices](/contact)",
  ],
  ["a picture of a wiki", "![[photo.jpg]]", "write a picture as ![what it shows](../media/picture.jpg)."],
  ["a callout", "> [!WARNING]\n> Words", "write the word in bold: **Warning:**"],
  ["a callout that folds", "> [!tip]- Words", "write the word in bold: **Tip:**"],
  [
    "a directive",
    ":::note\nWords\n:::",
    "delete this line and the closing :::, or write a quotation: > and a space before each line.",
  ],
  ["an admonition", "!!! note\n    Words", "write the word in bold: **Note:**"],
  ["a directive of reStructuredText", ".. note:: Words", "delete it, and write what it should show in Markdown."],
  ["a heading of a wiki", "== Prices ==", "write a heading: ## Prices"],
  ["a heading of Textile", "h3. Prices", "write a heading: ### Prices"],
  ["bold text of a wiki", "'''Prices'''", "write it in bold: **Prices**"],
  ["a highlight", "It is ==new== here", "there are no highlights; write it in bold: **new**"],
  [
    "a comment of a notes program",
    "Words %%for us%%",
    "delete it; comments for other editors go between the fields, after a #.",
  ],
  ["subscript", "H~2~O", "write the character itself, such as ₂ or ²."],
  ["superscript", "x^2^", "write the character itself, such as ₂ or ²."],
  ["an emoji by its name", "It works :tada: now", "write the emoji itself, or delete it."],
  ["an entity that was encoded twice", "Tom &amp;amp; Jerry", "write the character itself."],
  ["an entity that does not exist", "Tom &nbps; Jerry", "write the character itself."],
  ["spaces in an e-mail link", "[write](mailto: a@b.org)", "leave the spaces out: [write](mailto:a@b.org)"],
  ["a text below a table", "| a | b |\n| - | - |\n| 1 | 2 |\nAnd so on.", "leave an empty line above it."],
  [
    "a cell too many",
    "| a | b |\n| - | - |\n| 1 | 2 | 3 |",
    "add columns to the first two lines of the table, or remove cells.",
  ],
  [
    "hyphens below a paragraph",
    "Our prices\n---",
    "for a line across the page, leave an empty line above the hyphens; for a heading, write one line in place of both: ## Our prices",
  ],
  ["an address with two schemes", "[a](https://http://example.org/x)", "write only one: http://example.org/x"],
  ["an address with one slash", "[a](https:/example.org)", "write https://example.org"],
  ["an address without a colon", "[a](https//example.org)", "write https://example.org"],
  ["a domain with a comma", "[a](https://www.example,com/x)", "write https://www.example.com/x"],
  ["a bare domain with a comma", "See https://www.example,com today", "write https://www.example.com"],
  ["a domain with two dots", "[a](https://www..example.com)", "write https://www.example.com"],
  [
    "a domain without an ending",
    "[a](https://agency)",
    "write the whole domain, for example: https://www.agency.example",
  ],
  [
    "a domain with a space",
    "[a](https://www.my%20agency.com)",
    "copy the address from your browser, for example: https://www.agency.example",
  ],
  [
    "an e-mail address as a web address",
    "[a](https://hello@agency.example)",
    "for an e-mail address, write mailto:hello@agency.example",
  ],
  ["slashes in an e-mail link", "[a](mailto://hello@agency.example)", "write mailto:hello@agency.example"],
  [
    "an e-mail address without a domain",
    "[a](mailto:hello@agency)",
    "write one with a single @ and a whole domain, for example: mailto:hello@agency.example",
  ],
  ["a telephone link with encoded spaces", "[a](tel:+1%20757%20555%200142)", "leave them out: tel:+17575550142"],
  ["a number in brackets", "[call](tel:(757) 555-0142)", "leave the spaces out: [call](tel:(757)555-0142)"],
  ["an extension", "[a](tel:+1-757-555-0142 ext 5)", "leave the spaces out: [a](tel:+1-757-555-0142;ext=5)"],
  [
    "a subject of two words",
    "[a](mailto:a@b.org?subject=Hello there)",
    "an address has no spaces: [a](mailto:a@b.org?subject=Hello%20there)",
  ],
  ["a domain with a space in the text", "[a](https://example .org)", "leave the spaces out: [a](https://example.org)"],
  ["an e-mail address alone", "[a](a@b.org)", "write mailto:a@b.org"],
  ["an address in typographic quotation marks", "[a](“https://example.org”)", "write https://example.org"],
  ["an address with a quotation mark behind it", "[a](https://example.org/x”)", "leave it out: https://example.org/x"],
  ["a bare address with a comma", "www.example,org is ours", "write https://www.example.org"],
  ["a port that does not exist", "[a](https://example.org:99999)", "write https://example.org"],
  ["a password", "[a](https://user:pw@example.org/x)", "leave it out: https://example.org/x"],
  [
    "a link the wrong way round",
    "(https://example.org)[our site]",
    "write its words first: [our site](https://example.org)",
  ],
  ["a path the wrong way round", "(/contact)[our site]", "write its words first: [our site](/contact)"],
  ["a link with braces", "[our site]{https://example.org}", "write [our site](https://example.org)"],
  ["a link without its first bracket", "our site](https://example.org)", "write it: [words](https://example.org)"],
  ["a heading with a no-break space", "##\u00a0Our prices", "add it: ## Our prices"],
  ["a point with a no-break space", "-\u00a0one\n-\u00a0two", "for a list, add it: - one"],
  ["points with asterisks", "*one\n*two", "for a list, add it: * one"],
  ["points with letters", "a) one\nb) two", "number them: 1. one"],
  ["points with capitals in brackets", "(A) one\n(B) two\n(C) three", "number them: 1. one"],
  ["a task without its spaces", "-[ ] call back", "for a list of tasks, write: - [ ] call back"],
  ["a task without its sign", "- [] call back", "for a list of tasks, write: - [ ] call back"],
  ["a task that is done, without its hyphen", "[x] call back", "for a list of tasks, write: - [x] call back"],
  ["bold underscores with a space", "__Important: __call us", "move the space outside: __Important:__ call"],
  ["italic underscores with a space", "_Note: _call us", "move the space outside: _Note:_ call"],
  ["one asterisk too few behind bold words", "It is **bold* here", "write two on both sides: **bold**"],
  ["one asterisk too many before bold words", "It is ***bold** here", "write two on both sides: **bold**"],
  [
    "bold words between letters and quotation marks",
    "和**“引用”**也",
    "write a space before them, or put the marks outside: “**引用**”",
  ],
  ["spaces in struck text", "~~ old ~~ price", "move the spaces outside: ~~old~~"],
  ["a backtick that is not closed", "Write `code here", "write one after the last word too, or delete this one."],
  [
    "rows of a table without bars at their ends",
    "a | b\n1 | 2\n3 | 4",
    "for a table, add it below the first line: --- | ---",
  ],
  [
    "a row of a table by itself",
    "| Plan | Price |",
    "write the rows below each other, without empty lines between them, and a line of hyphens below the first one.",
  ],
  ["a table of contents of a wiki", "[[toc]]", "delete it, and write what it should show in Markdown."],
  ["a film by a shortcode", "[youtube https://youtu.be/abc]", "delete it, and write what it should show in Markdown."],
  ["a tag of ERB", "<%= title %>", "delete it, and write what it should show in Markdown."],
  ["an import of MDX", "import Chart from './chart'", "delete it, and write what it should show in Markdown."],
  ["a page break", "\\newpage", "delete it."],
  ["an abbreviation", "*[SEO]: Search", "delete it, and write the words out where the abbreviation is first used."],
  [
    "a list of definitions",
    "Recall\n: Calling again",
    "write the word and its explanation as one paragraph, for example: **The word:** Calling again",
  ],
  ["a formula", "$$x^2$$", "write the formula with ordinary characters, such as x²."],
  ["an escape of JSON", "It\\u2019s here", "write the character itself: ’"],
  ["line ends of JSON", "One.\\n\\nTwo.", "begin a new line instead; an empty line separates paragraphs."],
  [
    "inserted words",
    "It is ++new++ here",
    "there are no marks for new words; write them as they are, or in bold: **new**",
  ],
  ["an entity without its semicolon", "5 &nbsp km", "write the character itself."],
  ["a footnote without words", "It grew.[^1]\n\n[^1]:", "write them after it: [^1]: Where the figure is from."],
  ["a footnote that nothing leads to", "It grew.\n\n[^1]: A source.", "write [^1] where it belongs, or delete it."],
  ["two footnotes of one name", "It grew.[^1]\n\n[^1]: One.\n\n[^1]: Two.", "give one of the two another name."],
  ["text in the wrong encoding", "Itâ€™s a cafÃ© 👍", "write: It’s a café 👍"],
  ["a letter that is lost", "caf\ufffd", "type it again."],
  [
    "marks of a merge that are indented",
    "- one\n  <<<<<<< HEAD\n  two\n  =======\n  three\n  >>>>>>> mine",
    "keep the right lines; delete the others and every line that begins with <<<<<<<, |||||||, ======= or >>>>>>>.",
  ],
  [
    "prose that is indented",
    "Words.\n\n    This paragraph begins with spaces\n    and goes on here.",
    "remove the spaces; for code, write a line of three backticks above and below it.",
  ],
  [
    "code without an end",
    "```\nlet x\n\nThe rest of it.",
    "write ``` on a line of its own below the code, or delete this line.",
  ],
  [
    "brackets the wrong way round",
    "See (our page)[/contact].",
    "write its words in square brackets: [our page](/contact)",
  ],
  ["a link with wide brackets", "［our page］(/contact)", "write it as [our page](/contact)"],
  ["a link with a colon in the midst", "See [our page]: (https://a.org)", "write it as [our page](https://a.org)"],
  ["a path behind brackets", "[our page] /contact", "write it as [our page](/contact)"],
  ["the bullets of Word", "·   one\n·   two", "write a hyphen and a space instead: - one"],
  ["dashes as bullets", "– one\n– two", "write a hyphen and a space instead: - one"],
  ["the letter o as bullets", "o one\no two", "write a hyphen and a space instead: - one"],
  ["checks as bullets in a quotation", "> ✓ one\n> ✓ two", "write a hyphen and a space instead: - one"],
  [
    "arrows before paragraphs",
    "→ one\n\n→ two\n\n→ three",
    "write a hyphen and a space instead, without empty lines between the points.",
  ],
  [
    "numbers in brackets",
    "The points:\n(1) one\n(2) two",
    "leave an empty line above the list, and number its points like this: 1. one",
  ],
  ["numbers in circles", "① one\n② two", "leave an empty line above the list, and number its points like this: 1. one"],
  ["numbers of Rome", "i. one\nii. two", "leave an empty line above the list, and number its points like this: 1. one"],
  [
    "a list that begins with 2",
    "The points:\n2. two\n3. three",
    "leave an empty line above the list, and number its points like this: 1. two",
  ],
  ["asterisks with spaces", "It is * new * here", "move the spaces outside: *new*"],
  ["underscores with spaces", "It is __ new __ here", "move the spaces outside: __new__"],
  [
    "an asterisk that is not closed",
    "It is *new here",
    "write one after the last of these words too, or delete this one.",
  ],
  ["wide asterisks", "It is ＊new＊ here", "write *new*"],
  ["a wide number sign", "＃ Our prices", "write # and a space instead."],
  ["a heading of seven signs", "####### Our prices", "write a heading: #### Our prices"],
  ["a heading of one sign", "#Our prices", "for a heading, write ## Our prices"],
  ["a character that nobody sees", "\u2060## Our prices", "delete the beginning of the line, and type it again."],
  ["single tildes", "It is ~old~ here", "write ~~old~~"],
  [
    "columns with tabs",
    "Plan\tPrice\nA\t5",
    "for a table, write bars between the cells, and a line below the first: Plan | Price, then --- | ---",
  ],
  ["two lines of a table", "Plan | Price\nA | 5", "for a table, add it below the first line: --- | ---"],
  ["dashes of a typewriter", "-- one\n-- two", "write a hyphen and a space instead: - one"],
  ["arrows of two signs", "-> one\n-> two", "write a hyphen and a space instead: - one"],
  ["points of a wiki's second level", "** one\n** two", "write a hyphen and a space instead: - one"],
  [
    "numbers with a hyphen",
    "1- one\n2- two",
    "leave an empty line above the list, and number its points like this: 1. one",
  ],
  [
    "numbers with a space before the bracket",
    "1 ) one\n2 ) two",
    "leave an empty line above the list, and number its points like this: 1. one",
  ],
  [
    "a countdown",
    "3. bronze\n2. silver\n1. gold",
    "number the points one after another, or write the number as text: 2\\.",
  ],
  [
    "columns with spaces",
    "Name    Price\nA       5",
    "for a table, write bars between the cells, and a line below the first one: Plan | Price, then --- | ---",
  ],
  ["code between accents", "´´´\nlet x\n´´´", "write ``` on the line above the code, and on the line below it."],
  ["italics of a wiki", "It is //new// here", "write it in italics: *new*"],
  [
    "words in angle brackets",
    "See <https://a.org our page>.",
    "write its words in square brackets: [our page](https://a.org)",
  ],
  ["an address in angle brackets", "See [our page]<https://a.org>.", "write it as [our page](https://a.org)"],
  [
    "a picture's brackets the wrong way round",
    "!(the oven)[../media/oven.jpg]",
    "write its words in square brackets: [the oven](../media/oven.jpg)",
  ],
  ["an angle bracket in a link", "[a](<https://a.org)", "write it without the <: [a](https://a.org)"],
  [
    "a link's title without quotes",
    "[a](https://a.org our page)",
    'write the words behind the address in quotes: [a](https://a.org "our page")',
  ],
  ["a telephone number as a link", "[a](+1 757 555 0142)", "for a telephone number, write [a](tel:+17575550142)"],
  ["a link that is not finished", "[a](#)", "write where it leads, for example: /contact"],
  ["a telephone link with letters", "[a](tel:1-800-FLOWERS)", "for example: tel:+17575550142"],
])("%s", (_, text, advice) => {
  expect(adviceOn(text)).toEqual([advice]);
});

test.each([
  ["a price with a tilde", "Plans cost ~$500 a month, ~60 % less than before."],
  ["ranges with tildes", "We take 5~10 calls a day, and 20~30 on Mondays."],
  ["programming languages", "We write C#, F# and C++ (since C++11), and A# is a note."],
  ["hashtags", "Post with #dentist and #1stvisit.\n\n#marketing works, #2 as well."],
  ["arithmetic", "So 2 * 3 * 4 = 24, a*b*c, 7 ** 2 and 10^6 are the same kind of thing."],
  ["more arithmetic", "x == y, a != b, 5 > 3, i++ and 3 - 2 - 1."],
  ["signs between backticks", 'Write `**bold** `, `[[page]]`, `&amp;`, `:smile:` and ``[gallery ids="1"]``.'],
  ["signs in a code block", "```markdown\n##Our prices\n[[Our prices]]\n::: note\n=======\n| a | b |\n```"],
  ["signs in an indented code block", 'Words:\n\n    ##Our prices\n    [gallery ids="1"]\n    -one'],
  ["signs behind backslashes", "\\*\\*Important: \\*\\*call, \\[\\[page]], \\##Our prices, \\&amp; and \\-one."],
  ["times", "Mon–Fri 9:00–17:00 | Sat 10:00–14:00\nSun 10:00–12:00 | closed on holidays"],
  ["a list of times", "- 9:00: doors\n- 9:30: talk :-)\n- 10:15:30: start"],
  ["numbers with underscores", "There are 5_000 names_with_underscores and snake_case_words, __init__ too."],
  ["editorial brackets", "He said “we seen [sic] it” [...] [Dr. Sample] and [citation needed] [1]."],
  ["smileys", "Thanks :-) ;-) :D :) <3 ^^ :/ and :P"],
  ["ranges", "Pages 3-5, 10–20 %, 1990-2020, A-Z, $5-$10 and -5 to -10 degrees."],
  ["footnote signs", "From $99* a month and $199** a year.\n\n*plus tax\n\n** for the first year"],
  ["footnotes of Markdown", "It grew.[^1] And more.^[By half.]\n\n[^1]: The source, p. 5."],
  ["ampersands", "Q&A, R&D; AT&T; Smith & Sons, Tom &amp; Jerry, 5&nbsp;km."],
  ["a signature below a quotation", "> The phone rang on day nine.\n>\n> -Dana Sample"],
  ["a signature with a dash", "Yours,\n\n-The Editors"],
  ["a dialogue", "– Who calls?\n– Most people.\n— And when?"],
  ["prices and money", "$5 and $6, 5 €, £60.000, US$ 1,200.50, 3 x $20."],
  ["percent signs", "100% sure, 50 %, 20%–30% and 99.9%."],
  ["dates and versions", "On 3.4.2025 version 2.0.1 came; 1.5 is old. No. 5 follows."],
  ["a year at the beginning of a line", "2024. A good year.\n\n1984) is a book? No."],
  ["quotation marks", "\"One\", 'two', ''three'', “four”, «five», rock 'n' roll."],
  ["a breadcrumb", "Go to Home > Settings > Plans, or Home | Settings | Plans."],
  ["ratios and scores", "It was 3:1, 10:30:15 and 16:9; a::b is code. See 1 Cor 3:16."],
  [
    "addresses",
    "<https://example.org/a_(b)?c=d&e=f#g>, [mail](mailto:a@b.org,c@d.org?subject=Hi%20you), [tel](tel:+1-757-555-0142;ext=5).",
  ],
  [
    "more addresses",
    "[a](https://müller.example), [b](https://xn--mller-kva.example:8443/x,y), [c](https://192.0.2.1/), [d](https://x.example/?ids[]=1).",
  ],
  ["a task list", "- [ ] call back\n- [x] write"],
  ["words in brackets", "Call us (see below)[1] or write ](-: and (/) or (a)[b]."],
  ["notes with asterisks", "From $99* a month.\n\n*plus tax and more"],
  ["the letters of a choice", "Take plan a) or b).\na) is cheaper."],
  ["dollars", "He paid $$ for it, $$$ in all, and $$ again."],
  ["increments", "Write ++i or i++, and C++ or Notepad++."],
  ["a line that names a command", "\\newpage breaks pages elsewhere."],
  ["names with underscores", "_private and __init__ are names; _italic: words_ too."],
  ["capitals with accents", "ÂGE, NÃO, SÃO, „Ä“, Ã, Â and naïve café."],
  ["Windows paths", "C:\\\\users\\\\new and D:\\\\u2 stay."],
  ["a backtick as an accent", "rock`n`roll, it`s and `` ` `` too"],
  ["bold notes", "**$99*** a month and **bold**\\* too.\n\n\\*plus tax"],
  ["lines with one bar", "Mon 9–12 | 14–18\nSun | closed"],
  ["ranges at the beginning of lines", "1 - 2 months is usual.\n3 - 4 months is long.\n\n~ 5 minutes\n~ 10 minutes"],
  ["numbers that Markdown counts", "1. One\n1. Two\n\n2) Two\n3) Three\n3) Three again"],
  ["initials", "A. Smith and\nB. Jones wrote it."],
  ["spaces in code and sentences", "See `a   b` and\nthen `c   d` again.\n\nIt costs   more\nhere // and there."],
  ["a dialogue with two hyphens", "A man walks in.\n-- Who is it?\n-- Me."],
  ["ellipses and dashes", "Wait... what? -- Yes -- or ... no. And/or *maybe*; **surely**."],
  [
    "tables, lists, quotations, lines and strikethrough",
    "| Plan | Price |\n| :--- | ---: |\n| A \\| B | ~~$500~~ |\n\n- one\n- [x] two\n\n1. three\n\n> four\n\n---\n\n***\n\n## Five\n\n*six* _seven_ **eight** __nine__",
  ],
  ["bold words in the midst of words", "un**believ**able, **Note:** read, (**yes**), **“quoted”** and ***both***."],
  ["words in brackets before others", "He said [sic] `the value` and [note] (see `a.yaml`), [1] (https://a.org)."],
  ["arrows and rights", "A → B.\n→ So it goes.\n\n© 2020 Sample\n© 2021 Sample"],
  ["dialogues and questions", "— Who calls?\n— Most people.\n\n¿Quién?\n¿Cómo?\n\n« Oui »\n« Non »"],
  ["code in lists and quotations", "- one\n\n  ```js\n  let x\n  ```\n\n> ```\n> quoted\n> ```\n\n~~~~\n```\n~~~~"],
  ["dates at the beginning of lines", "From May 3. to\n10. May and\n11. June, i.e. now\ni.e. then"],
  ["equals signs", "a = b, 2+2=4, => and <= are signs; =SUM(A1) is a formula."],
])("%s is ordinary prose", (_, text) => {
  expect(problemsOf({ ...VALID, ...withText(ARTICLE, `${text}\n`) })).toEqual([]);
});

const TITLE = "title: How to win more customers near your shop";
const EXCERPT = "excerpt: Most inquiries come after hours.";

test.each([
  [
    "entities in a title",
    TITLE,
    "title: Tom &amp; Jerry&#8217;s guide",
    "write the characters themselves: Tom & Jerry’s guide",
  ],
  [
    "a wiki link",
    TITLE,
    'title: "[[Our prices]]"',
    "write plain words; links and bold text work only in the text below the fields.",
  ],
  [
    "a shortcode",
    TITLE,
    "title: 'See [gallery ids=\"1\"]'",
    "write plain words; links and bold text work only in the text below the fields.",
  ],
  [
    "italics",
    TITLE,
    'title: "Our *best* year"',
    "write plain words; links and bold text work only in the text below the fields.",
  ],
  [
    "a picture",
    TITLE,
    'title: "![A desk](desk.jpg)"',
    "write plain words; links and bold text work only in the text below the fields.",
  ],
  [
    "points, each on its line",
    EXCERPT,
    "excerpt: |\n  We do:\n\n  - calls\n  - forms",
    "there are no lists in fields; write sentences, or each point as a paragraph after an empty line.",
  ],
  [
    "points that YAML puts together",
    EXCERPT,
    "excerpt: >\n  - calls\n  - forms",
    "there are no lists in fields; write sentences, or each point as a paragraph after an empty line.",
  ],
  [
    "a recording of WordPress",
    EXCERPT,
    "excerpt: Hear [audio https://host.example/a.mp3]",
    "write plain words; links and bold text work only in the text below the fields.",
  ],
  ["code of PHP", EXCERPT, "excerpt: Written <?php the_author() ?>", "delete it, and write what it should show."],
])("%s in a field: a warning with a fix", (_, from, to, advice) => {
  expect(problemsOf({ ...VALID, ...edited(ARTICLE, from, to) })).toMatchObject([
    { code: "markdown-in-plain-text", severity: "warning", help: advice },
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
  ["a NUL", 'title: "A\\0b"', "U+0000"],
  ["half an emoji", 'title: "\\ud83d"', "U+D83D"],
  ["no character", 'title: "A\\uffffb"', "U+FFFF"],
])("%s by an escape is an error: feeds cannot have it", (_, title, name) => {
  expect(problemsOf({ ...VALID, ...edited(ARTICLE, TITLE, title) })).toMatchObject([
    { code: "invisible-sign", message: `"title" has the character ${name}, which cannot be shown.` },
  ]);
});

test("an emoji by two escapes is one character", () => {
  expect(problemsOf({ ...VALID, ...edited(ARTICLE, TITLE, 'title: "\\ud83d\\ude00"') })).toEqual([]);
});

test("a title that begins with a question mark is to be quoted", () => {
  expect(problemsOf({ ...VALID, ...edited(ARTICLE, TITLE, "title: ? what") })).toMatchObject([
    { help: 'put the whole text in quotes: title: "? what"' },
  ]);
});

test("the site's domain is checked like that of a link", () => {
  const changes = edited("site.yaml", "https://www.agency.example", "https://www.agency,example");
  expect(problemsOf({ ...VALID, ...changes })).toMatchObject([{ help: "write https://www.agency.example" }]);
});

test("a transcript in the wrong encoding is warned of", () => {
  const changes = {
    "media/t.vtt": "WEBVTT\n\n00:00.000 --> 00:02.000\nItâ€™s on\n",
    "podcast/one.md": VALID["podcast/one.md"]?.replace("---\n", "---\ntranscript: t.vtt\n"),
  };
  expect(problemsOf({ ...VALID, ...changes })).toMatchObject([
    { file: "media/t.vtt", line: 4, code: "not-utf8", severity: "warning", help: "write: It’s on" },
  ]);
});

test.each([
  ["0x10", "16"],
  ["1e3", "1000"],
])("the amount %s is read as %s, which is warned of", (written, meant) => {
  const problems = problemsOf({ ...VALID, ...edited("careers/one.md", "amount: 29", `amount: ${written}`) });
  expect(problems).toMatchObject([{ code: "misread-number", help: `write digits only: amount: ${meant}` }]);
});

test.each([
  ["a zero-width space in a word", "title: Sam\u200bple", "U+200B"],
  ["a zero-width space at the beginning", 'title: "\u200bSample"', "U+200B"],
  ["a byte-order mark in the midst", "title: Sam\ufeffple", "U+FEFF"],
  ["an override of the direction", "title: Sam\u202eple", "U+202E"],
  ["a sign of one font", "title: \uf0b7 Sample", "U+F0B7"],
])("%s is warned of", (_, title, name) => {
  expect(problemsOf({ ...VALID, ...edited(ARTICLE, TITLE, title) })).toMatchObject([
    { code: "invisible-sign", severity: "warning", message: expect.stringContaining(name) as string },
  ]);
});

test.each([
  "title: می\u200cخواهم",
  "title: สวัสดี\u200bครับ",
  "title: Sil\u00adben, 👩\u200d🍳",
  "title: \u200fאבג\u200e ABC",
])("%s has what its language needs", (title) => {
  expect(problemsOf({ ...VALID, ...edited(ARTICLE, TITLE, title) })).toEqual([]);
});
