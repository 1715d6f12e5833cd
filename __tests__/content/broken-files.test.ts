/** Every way in which content files can be wrong, and all that an editor is told about it. */
import { PROBLEM_CODES } from "../../src/content-model/problem";
import { edited, file, problemsOf, told, toldAfter, VALID, type Files } from "../support/content-folder";

interface Case {
  /** What the editor did. */
  slip: string;
  /** The files that are not as in the valid folder. */
  changes: Files;
  /** The whole text that the editor reads. */
  told: string;
}

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

/** A valid file as it was before, under another name. */
const copyOf = (path: string): string => VALID[path] ?? "";

const UNREADABLE: Case[] = [
  { slip: "an empty file", changes: { [FAQ]: "" }, told: told`` },
  { slip: "a Markdown file with nothing but empty lines", changes: { [TERMS]: "\n  \n" }, told: told`` },
  { slip: "a YAML file saved as Latin-1", changes: { [FAQ]: latin1("items:\n  - question: Who?\n    answer: The café.\n") }, told: told`` },
  { slip: "a Markdown file saved as UTF-16", changes: { [TERMS]: utf16(copyOf(TERMS)) }, told: told`` },
  { slip: "a byte-order mark before a YAML file", changes: { [FAQ]: `\uFEFF${copyOf(FAQ)}` }, told: told`` },
  { slip: "a byte-order mark before front matter", changes: { [TERMS]: `\uFEFF${copyOf(TERMS)}` }, told: told`` },
];

const FRONT_MATTER: Case[] = [
  { slip: "a text without fields above it", changes: { [TERMS]: "# Terms\n\nA text.\n" }, told: told`` },
  { slip: "an empty line above the fields", changes: { [TERMS]: `\n${copyOf(TERMS)}` }, told: told`` },
  { slip: "fields that are not closed", changes: { [TERMS]: "---\ntitle: Terms\n\nA text.\n" }, told: told`` },
  { slip: "no field between the hyphens", changes: { [TERMS]: "---\n---\n\nA text.\n" }, told: told`` },
  { slip: "no text below the fields", changes: edited(TERMS, "A first paragraph.\n", "") , told: told`` },
];

const FORM: Case[] = [
  {
    slip: "a colon inside a text",
    changes: { [FAQ]: file`
      items:
        - question: Ads: what do they cost?
          answer: It depends.
    ` },
    told: told``,
  },
  {
    slip: "a colon inside a text of the front matter",
    changes: edited(TERMS, "title: Privacy Policy", "title: Privacy: a policy"),
    told: told``,
  },
  {
    slip: "no space after a colon",
    changes: { [FAQ]: file`
      items:
        - question: Who?
          answer:You do.
    ` },
    told: told``,
  },
  {
    slip: "a line without a colon",
    changes: { [INDUSTRY_PAGE]: file`
      breadcrumb: Industries
      servicesTitle
      cardLabel: Learn More
    ` },
    told: told``,
  },
  {
    slip: "a line that is indented too little",
    changes: { [FLORIDA]: file`
      name: Florida
      cities:
         - name: Miami
         slug: miami
    ` },
    told: told``,
  },
  {
    slip: "a line that is indented too far",
    changes: { [FAQ]: file`
      items:
        - question: Who?
            answer: You do.
    ` },
    told: told``,
  },
  { slip: "tabs before the fields", changes: { [FAQ]: "items:\n\t- question: Who?\n\t  answer: You\n" }, told: told`` },
  { slip: "a tab in front matter", changes: edited(TERMS, "  title: Paid", "\ttitle: Paid"), told: told`` },
  {
    slip: "a quotation mark that is not closed",
    changes: { [FAQ]: file`
      items:
        - question: "Who owns the accounts?
          answer: You do.
    ` },
    told: told``,
  },
  {
    slip: "an apostrophe at the beginning of a text, in front matter",
    changes: edited(TERMS, "dateLabel: Last updated", "dateLabel: 'Tis the day"),
    told: told``,
  },
  {
    slip: "an apostrophe inside single quotes",
    changes: { [INDUSTRY_PAGE]: file`
      breadcrumb: 'What's new'
    ` },
    told: told``,
  },
  {
    slip: "words after a closing quotation mark",
    changes: { [INDUSTRY_PAGE]: file`
      breadcrumb: "Industries" and more
    ` },
    told: told``,
  },
  {
    slip: "a bracket that is not closed",
    changes: { [FLORIDA]: file`
      name: Florida
      abbreviation: FL
      cities: [Miami, Tampa
    ` },
    told: told``,
  },
  {
    slip: "a brace that is not closed, in a list",
    changes: { [FLORIDA]: file`
      name: Florida
      cities:
        - { name: Miami, slug: miami
        - { name: Tampa, slug: tampa }
    ` },
    told: told``,
  },
  {
    slip: "a missing comma between braces",
    changes: { [FLORIDA]: file`
      cities:
        - { name: "Miami" slug: miami }
    ` },
    told: told``,
  },
  {
    slip: "a comma too many",
    changes: { [FLORIDA]: file`
      cities: [{ name: Miami }, , { name: Tampa }]
    ` },
    told: told``,
  },
  {
    slip: "a text that begins with a placeholder",
    changes: { [INDUSTRY_PAGE]: file`
      breadcrumb: Industries
      servicesTitle: {industry} and what we do for them
    ` },
    told: told``,
  },
  {
    slip: "a text that is nothing but a placeholder",
    changes: edited(INDUSTRY_PAGE, "servicesTitle: What we do for {industry}", "servicesTitle: {industry}"),
    told: told``,
  },
  {
    slip: "a text that begins with a placeholder in double braces",
    changes: edited(INDUSTRY_PAGE, "servicesTitle: What we do for {industry}", "servicesTitle: {{industry}}"),
    told: told``,
  },
  {
    slip: "a text that begins with @",
    changes: { [INDUSTRY_PAGE]: file`
      breadcrumb: @revita on every network
    ` },
    told: told``,
  },
  {
    slip: "a list on the line of its field",
    changes: { [FAQ]: file`
      items: - question: Who?
    ` },
    told: told``,
  },
  {
    slip: "a text on the line of the sign that announces it",
    changes: { [INDUSTRY_PAGE]: file`
      breadcrumb: > Industries
    ` },
    told: told``,
  },
  {
    slip: "a backslash in double quotes",
    changes: { [INDUSTRY_PAGE]: file`
      breadcrumb: "Industries\Fields"
    ` },
    told: told``,
  },
  {
    slip: "a text that begins with an exclamation mark",
    changes: { [INDUSTRY_PAGE]: file`
      breadcrumb: !New industries
    ` },
    told: told``,
  },
  {
    slip: "three hyphens in the middle of a YAML file",
    changes: { [INDUSTRY_PAGE]: file`
      breadcrumb: Industries
      ---
      cardLabel: Learn More
    ` },
    told: told``,
  },
  {
    slip: "the same field twice",
    changes: { [INDUSTRY_PAGE]: `${copyOf(INDUSTRY_PAGE)}cardLabel: More\nbreadcrumb: Fields\n` },
    told: told``,
  },
  {
    slip: "the same field twice in front matter",
    changes: edited(TERMS, "dateLabel: Last updated\n", "dateLabel: Last updated\ndateLabel: Changed\n"),
    told: told``,
  },
  {
    slip: "a text that begins with an asterisk",
    changes: { [INDUSTRY_PAGE]: file`
      breadcrumb: *Industries* and fields
    ` },
    told: told``,
  },
  {
    slip: "a text that begins with an ampersand",
    changes: edited(TERMS, "dateLabel: Last updated", "dateLabel: &amp; updated on"),
    told: told``,
  },
  {
    slip: "values that multiply by repeating each other",
    changes: { [FAQ]: file`
      a: &a [x, x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c]
      e: [*d, *d, *d, *d, *d, *d, *d, *d, *d]
    ` },
    told: told``,
  },
  { slip: "ten thousand brackets inside each other", changes: { [FAQ]: `items: ${"[".repeat(10_000)}` }, told: told`` },
  {
    slip: "ten thousand closed brackets inside each other",
    changes: { [FAQ]: `items: ${"[".repeat(10_000)}${"]".repeat(10_000)}\n` },
    told: told``,
  },
  {
    slip: "a list instead of fields",
    changes: { [FAQ]: file`
      # The questions
      - question: Who?
        answer: You do.
    ` },
    told: told``,
  },
  { slip: "a text instead of fields", changes: { [FAQ]: "Who owns the accounts? You do.\n" }, told: told`` },
  { slip: "a list instead of fields in front matter", changes: { [TERMS]: "---\n- Terms\n---\n\nA text.\n" }, told: told`` },
  { slip: "nothing but notes", changes: { [FAQ]: "# To be written\n# before March\n" }, told: told`` },
];

const FIELDS: Case[] = [
  { slip: "a misspelt field", changes: edited(FAQ, "answer:", "anwser:"), told: told`` },
  { slip: "a misspelt field in front matter", changes: edited(TERMS, "dateLabel:", "datelabel:"), told: told`` },
  { slip: "a field that does not exist", changes: { [INDUSTRY_PAGE]: `${copyOf(INDUSTRY_PAGE)}colour: green\n` }, told: told`` },
  {
    slip: "fields with the names of things inside JavaScript",
    changes: { [INDUSTRY_PAGE]: `${copyOf(INDUSTRY_PAGE)}__proto__: { breadcrumb: x }\nconstructor: x\ntoString: "{y}"\n` },
    told: told``,
  },
  { slip: "a number as a field's name", changes: { [INDUSTRY_PAGE]: `${copyOf(INDUSTRY_PAGE)}1: one\n` }, told: told`` },
  { slip: "no name before a colon", changes: { [INDUSTRY_PAGE]: `${copyOf(INDUSTRY_PAGE)}: Industries\n` }, told: told`` },
  { slip: "a field that is left out", changes: edited(INDUSTRY_PAGE, "cardLabel: Learn More\n", ""), told: told`` },
  {
    slip: "a group of fields that is left out of front matter",
    changes: { [TERMS]: "---\ntitle: Terms\ndateLabel: Changed\ndate: 2025-08-14\n---\n\nA text.\n" },
    told: told``,
  },
  { slip: "a field that is left out of a group", changes: edited(PRICING, "      monthly: $1,375\n", "      note: plus ads\n"), told: told`` },
  { slip: "a field that is left out of a list's second item", changes: { [FAQ]: `${copyOf(FAQ)}  - question: And then?\n` }, told: told`` },
  { slip: "a field with nothing behind its colon", changes: edited(INDUSTRY_PAGE, "Learn More", ""), told: told`` },
  { slip: "a group with nothing in it", changes: edited(PRICING, "\n      monthly: $1,375", ""), told: told`` },
  { slip: "a list with nothing in it", changes: { [FAQ]: "items:\n" }, told: told`` },
  { slip: "a hyphen with nothing behind it", changes: { [FAQ]: `${copyOf(FAQ)}  -\n` }, told: told`` },
  {
    slip: "a hyphen with nothing behind it between texts",
    changes: edited(JOB, "  - Answer patient intake calls.\n", "  - Answer calls.\n  -\n  - Write notes.\n"),
    told: told``,
  },
  { slip: "a text with nothing in its quotes", changes: edited(INDUSTRY_PAGE, "Learn More", '""'), told: told`` },
  { slip: "a postal code without quotes", changes: edited("site.yaml", 'postalCode: "23456"', "postalCode: 02134"), told: told`` },
  { slip: "a number where an item is text", changes: edited(JOB, "Based in the USA.", "1099"), told: told`` },
  { slip: "true where text is meant", changes: edited(INDUSTRY_PAGE, "Learn More", "true"), told: told`` },
  { slip: "a list where text is meant", changes: edited(INDUSTRY_PAGE, "Learn More", "\n  - Learn More"), told: told`` },
  { slip: "a text in brackets", changes: edited(INDUSTRY_PAGE, "Learn More", "[Learn More]"), told: told`` },
  { slip: "a group where text is meant", changes: edited(INDUSTRY_PAGE, "Learn More", "\n  label: Learn More"), told: told`` },
  { slip: "a colon inside an item of a list", changes: edited(JOB, "Based in the USA.", "Place: based in the USA."), told: told`` },
  { slip: "yes where true is meant", changes: edited(JOB, "remote: true", "remote: yes"), told: told`` },
  { slip: "a word where true or false is meant", changes: edited(JOB, "remote: true", "remote: often"), told: told`` },
  { slip: "a number in quotes with a comma", changes: edited(FLORIDA, "442241", '"442,241"'), told: told`` },
  { slip: "a word where a number is meant", changes: edited(FLORIDA, "442241", "many"), told: told`` },
  { slip: "decimals where a whole number is meant", changes: edited(FLORIDA, "442241", "442.241"), told: told`` },
  { slip: "no number at all where a number is meant", changes: edited(FLORIDA, "442241", ".nan"), told: told`` },
  { slip: "a text where a list is meant", changes: edited(JOB, "\n  - Paid training.", " Paid training."), told: told`` },
  { slip: "a group where a list is meant", changes: { [FAQ]: "items:\n  question: Who?\n  answer: You do.\n" }, told: told`` },
  { slip: "a text where a group is meant", changes: { [FAQ]: "items:\n  - Who owns the accounts?\n" }, told: told`` },
  { slip: "a number where true, false or words are meant", changes: edited(PRICING, "included: true", "included: 5"), told: told`` },
  { slip: "a list where true, false or words are meant", changes: edited(PRICING, "included: true", "included: [a]"), told: told`` },
  {
    slip: "too many words where true, false or words are meant",
    changes: edited(PRICING, "included: true", `included: ${"as much as you like, ".repeat(4)}and more`),
    told: told``,
  },
  { slip: "an icon that is misspelt", changes: edited(INDUSTRY, "icon: pulse", "icon: puls"), told: told`` },
  { slip: "an icon that is a number", changes: edited(INDUSTRY, "icon: pulse", "icon: 5"), told: told`` },
  { slip: "a choice in small letters", changes: edited(JOB, "unit: HOUR", "unit: hour"), told: told`` },
  { slip: "a month that does not exist", changes: edited(ARTICLE, "2024-12-15", "2024-13-45"), told: told`` },
  { slip: "a day that does not exist", changes: edited(ARTICLE, "2024-12-15", "2025-02-29"), told: told`` },
  { slip: "a playing time in words", changes: edited(EPISODE, "52:30", "52 minutes"), told: told`` },
  { slip: "a playing time with sixty seconds", changes: edited(EPISODE, "52:30", "51:60"), told: told`` },
  { slip: "an e-mail address without its end", changes: edited("site.yaml", "hello@revita.example", "hello@revita"), told: told`` },
  { slip: "a web address that is not secure", changes: edited("site.yaml", "https://www.revita.example", "http://www.revita.example"), told: told`` },
  {
    slip: "a link without its slash",
    changes: edited("navigation.yaml", "  action:\n    label: Dental Practices\n    to: /", "  action:\n    label: Dental Practices\n    to: "),
    told: told``,
  },
  { slip: "a city's slug with capitals and spaces", changes: edited(FLORIDA, "slug: miami", "slug: Miami Beach"), told: told`` },
  {
    slip: "a title that is too long for search engines",
    changes: edited(TERMS, "title: Paid media for practices | Revita", "title: The terms of service of Revita for all practices and all of their patients"),
    told: told``,
  },
  { slip: "a text that is one character too long", changes: edited(FLORIDA, "abbreviation: FL", "abbreviation: Florida"), told: told`` },
  {
    slip: "two items where three are needed",
    changes: edited(INDUSTRY, `valuePoints:\n${VALUE_POINT}`, "valuePoints:\n"),
    told: told``,
  },
  {
    slip: "four items where three fit",
    changes: edited(INDUSTRY, "valuePoints:\n", `valuePoints:\n${VALUE_POINT}`),
    told: told``,
  },
  { slip: "an empty list", changes: { [FAQ]: "items: []\n" }, told: told`` },
  { slip: "a number that is too small", changes: edited(FLORIDA, "442241", "0"), told: told`` },
  { slip: "a number that is too large", changes: edited(FLORIDA, "latitude: 25.7743", "latitude: 257.743"), told: told`` },
  { slip: "a placeholder that is misspelt", changes: edited(INDUSTRY_PAGE, "stay with us", "stay in {industy}"), told: told`` },
  { slip: "spaces inside a placeholder's braces", changes: edited(INDUSTRY_PAGE, "Why {industry}", "Why { industry }"), told: told`` },
  { slip: "a placeholder where none is filled in", changes: edited(INDUSTRY_PAGE, "Learn More", "More on {industry}"), told: told`` },
];

const NAMES: Case[] = [
  { slip: "capital letters in a file's name", changes: { "locations/Florida.yaml": copyOf(FLORIDA), [FLORIDA]: undefined }, told: told`` },
  { slip: "letters beyond a to z in a file's name", changes: { "blog/Über_uns.md": copyOf(ARTICLE) }, told: told`` },
  {
    slip: "an underscore in a service's folder",
    changes: { "services/paid_media/index.md": copyOf("services/paid-media/index.md"), "services/paid_media/content.yaml": copyOf("services/paid-media/content.yaml") },
    told: told``,
  },
  { slip: "a file in a folder that is not there", changes: { "news/one.md": copyOf(ARTICLE) }, told: told`` },
  { slip: "a misspelt file", changes: { "services/paid-media/pricng.yaml": copyOf(PRICING), [PRICING]: undefined }, told: told`` },
  { slip: "a misspelt page", changes: { "pages/hom.yaml": copyOf("pages/home.yaml"), "pages/home.yaml": undefined }, told: told`` },
  { slip: "the wrong ending", changes: { "blog/two.yaml": copyOf(ARTICLE) }, told: told`` },
  { slip: "no site.yaml", changes: { "site.yaml": undefined }, told: told`` },
  { slip: "a service without content.yaml", changes: { "services/local-seo/index.md": copyOf("services/paid-media/index.md") }, told: told`` },
  { slip: "questions of a service that is not there", changes: { "services/local-seo/faq.yaml": copyOf(FAQ) }, told: told`` },
  {
    slip: "a service that stands in for others without a comparison of its own",
    changes: { "services/paid-media/comparison.yaml": undefined },
    told: told``,
  },
  { slip: "two files for the same part of a page", changes: { "services/paid-media/faq.yml": copyOf(FAQ) }, told: told`` },
  { slip: "two files for the same page", changes: { "legal/about.md": copyOf(TERMS) }, told: told`` },
];

const TOGETHER: Case[] = [
  { slip: "a service that is misspelt", changes: edited("pages/service.yaml", "paid-media", "paid-meda"), told: told`` },
  { slip: "a service that does not exist, in an industry", changes: edited(INDUSTRY, "service: paid-media", "service: billboards"), told: told`` },
  { slip: "a claim that does not exist", changes: edited("pages/home.yaml", "peak: appointment-requests", "peak: happy-patients"), told: told`` },
  { slip: "a city that does not exist", changes: edited("pages/locations.yaml", "florida/miami", "florida/miamy"), told: told`` },
  {
    slip: "the same city twice",
    changes: { [FLORIDA]: copyOf(FLORIDA).replace("cities:\n", "cities:\n  - { name: Miami Beach, slug: miami, population: 1, latitude: 1, longitude: 1 }\n") },
    told: told``,
  },
  { slip: "the same claim twice", changes: edited("site.yaml", "  - id: practices-served\n", "  - id: bookings\n    number: 4x\n    label: calls\n  - id: practices-served\n"), told: told`` },
  {
    slip: "the same service twice in an industry",
    changes: edited(INDUSTRY, "services:\n", `services:\n${/ {2}- service: [^]*(?=valuePoints)/.exec(copyOf(INDUSTRY))?.[0] ?? ""}`),
    told: told``,
  },
  { slip: "a link to a page that is misspelt", changes: edited("pages/service.yaml", "to: /contact", "to: /contract"), told: told`` },
  { slip: "a link with a slash at its end", changes: edited("pages/service.yaml", "to: /contact", "to: /contact/"), told: told`` },
  { slip: "a link to a page of another section", changes: edited("pages/service.yaml", "to: /contact", "to: /industries/local-seo#prices"), told: told`` },
  {
    slip: "a picture that does not exist",
    changes: { "media/team/Founder.jpg": "", ...edited(ARTICLE, "metadata:", "image:\n  file: team/founder.jpg\n  alt: A desk\nmetadata:") },
    told: told``,
  },
  { slip: "audio that does not exist", changes: edited(EPISODE, "metadata:", "audioFile: podcast/pilot.mp3\nmetadata:"), told: told`` },
  {
    slip: "audio of the wrong kind",
    changes: edited(EPISODE, "metadata:", "audioFile: podcast/pilot.wav\nmetadata:"),
    told: told``,
  },
  {
    slip: "two sources for the same audio",
    changes: {
      "media/podcast/one.mp3": "",
      ...edited(EPISODE, "metadata:", "audioFile: podcast/one.mp3\naudioUrl: https://media.example/one.mp3\nmetadata:"),
    },
    told: told``,
  },
  {
    slip: "several slips in several files",
    changes: {
      ...edited(TERMS, "date: 2025-08-14", "dat: 2025-08-14"),
      ...edited(FLORIDA, "name: Miami\n    slug: miami\n    population: 442241", "name: 5\n    slug: Miami\n    population: lots"),
      [FAQ]: "items: [\n",
      "notes.txt": "Call the printer.\n",
    },
    told: told``,
  },
];

const ALL = [...UNREADABLE, ...FRONT_MATTER, ...FORM, ...FIELDS, ...NAMES, ...TOGETHER];

test("the folder that the slips are made in has no problem of its own", () => {
  expect(problemsOf(VALID)).toEqual([]);
});

test("every slip has a name of its own", () => {
  expect(new Set(ALL.map(({ slip }) => slip)).size).toBe(ALL.length);
});

test("every kind of problem is met by at least one slip", () => {
  const met = new Set(ALL.flatMap(({ changes }) => problemsOf({ ...VALID, ...changes }).map(({ code }) => code)));
  expect([...met].sort()).toEqual([...PROBLEM_CODES].sort());
});

describe.each([
  ["A file that cannot be read", UNREADABLE],
  ["A Markdown file's fields", FRONT_MATTER],
  ["A slip of the pen", FORM],
  ["A field", FIELDS],
  ["A file's name", NAMES],
  ["What files say of each other", TOGETHER],
])("%s", (_, cases) => {
  test.each(cases)("$slip: the editor is told where it is and how to mend it", ({ changes, told: expected }) => {
    expect(toldAfter(changes)).toBe(expected);
  });
});

describe("Not a problem", () => {
  test.each<{ what: string; changes: Files }>([
    { what: "Windows line ends in YAML", changes: { [FAQ]: copyOf(FAQ).replaceAll("\n", "\r\n") } },
    { what: "Windows line ends in Markdown", changes: { [TERMS]: copyOf(TERMS).replaceAll("\n", "\r\n") } },
    { what: "no line end at the end of YAML", changes: { [FAQ]: copyOf(FAQ).trimEnd() } },
    { what: "no line end at the end of Markdown", changes: { [TERMS]: copyOf(TERMS).trimEnd() } },
    { what: "notes to other editors", changes: { [FAQ]: `# Checked in March\n${copyOf(FAQ).replace("?", "? # really")}` } },
    { what: "numbers in quotes where text is meant", changes: edited(INDUSTRY_PAGE, "Learn More", '"24"') },
    { what: "a colon in quotes", changes: edited(INDUSTRY_PAGE, "Learn More", '"More: here"') },
    { what: "fields in another order", changes: { [INDUSTRY_PAGE]: copyOf(INDUSTRY_PAGE).trimEnd().split("\n").reverse().join("\n") } },
    { what: "a line of three hyphens at the beginning of YAML", changes: { [FAQ]: `---\n${copyOf(FAQ)}` } },
    { what: "spaces after the three hyphens of front matter", changes: { [TERMS]: copyOf(TERMS).replaceAll("---", "---  ") } },
    { what: "three hyphens between the paragraphs of a text", changes: { [TERMS]: `${copyOf(TERMS)}\n---\n\nMore.\n` } },
    { what: "a group written in braces", changes: edited(PRICING, "price:\n      monthly: $1,375", 'price: { monthly: "$1,375" }') },
    { what: "a .yml ending", changes: { [FAQ]: undefined, "services/paid-media/faq.yml": copyOf(FAQ) } },
    { what: "a link to a part of a page", changes: edited("pages/service.yaml", "to: /contact", 'to: "/#results"') },
    { what: "a service without its own comparison", changes: ["index.md", "content.yaml"].reduce((files, name) => ({ ...files, [`services/local-seo/${name}`]: copyOf(`services/paid-media/${name}`) }), {}) },
  ])("$what", ({ changes }) => {
    expect(toldAfter(changes)).toBe("0 problems in 0 files. Each is explained in docs/content-errors.md.");
  });
});
