/** SEO rules on every page of both built sites, and a mutation test of each rule. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { addressOfFile, FIXTURE_SITE, htmlFiles, readPage, SITE } from "../support/built-site";
import { parseSeoPage, readSeoPage } from "../support/seo-page";
import { RULES } from "../support/seo-rules";
import { allOffences, offences, once, siteIn } from "../support/seo-site";

const SITES = [
  { name: "the agency's site", folder: SITE, content: resolve(__dirname, "../../content") },
  { name: "another business's site", folder: FIXTURE_SITE, content: resolve(__dirname, "../fixtures/other-agency") },
];

describe.each(SITES)("$name", ({ folder, content }) => {
  const found = allOffences(folder, content);

  test.each(RULES)("$id: $sentence", ({ id }) => {
    expect(found.filter((line) => line.startsWith(`${id}: `))).toEqual([]);
  });
});

test("a title of quotes, angle brackets, emoji and right-to-left text is complete in head and structured data", () => {
  const fixture = resolve(__dirname, "../fixtures/other-agency");
  const text = readFileSync(join(fixture, "blog/preis-unter-fuenf-euro.md"), "utf8");
  const article = parse(text.split(/^---$/m, 3)[1] ?? "") as { title: string; metadata: { title: string } };
  const page = readSeoPage(FIXTURE_SITE, "blog/preis-unter-fuenf-euro/index.html");
  expect(article.title).toMatch(/"[^]*<[^]*&[^]*\p{Extended_Pictographic}[^]*\p{Script=Arabic}/u);
  expect(page.title).toBe(article.metadata.title);
  expect(page.meta.get("og:title")).toEqual([article.metadata.title]);
  const posting = page.things.find((thing) => thing["@type"] === "BlogPosting");
  expect(posting?.["headline"]).toBe(article.title);
  expect(page.way.at(-1)).toBe(article.title);
});

describe("A rule detects", () => {
  const site = siteIn(SITE, resolve(__dirname, "../../content"));
  const files = htmlFiles(SITE);
  /** A built page of each kind. */
  const htmlOf = once((kind) => {
    const file = files.find((name) => parseSeoPage(addressOfFile(name), "").kind === kind) ?? "";
    return { address: addressOfFile(file), html: readPage(SITE, file) };
  });

  const CASES: [rule: string, kind: string, from: string | RegExp, to: string][] = [
    ["social-words", "about", /property="og:title" content="/, "$&Not "],
    ["social-card", "about", 'content="630"', 'content="631"'],
    ["social-card", "about", /(property="og:image" content="[^"]*?)\.png/, "$1-none.png"],
    ["twitter-card", "about", "summary_large_image", "summary"],
    ["image-preview", "city", 'name="googlebot"', 'name="otherbot"'],
    ["theme-color", "city", "(prefers-color-scheme: dark)", "(prefers-color-scheme: light)"],
    ["feeds", "blog", "/blog/rss.xml", "/blog/none.xml"],
    ["nothing-found", "notFound", "<title", '<meta property="og:title" content="x"/><title'],
    ["one-block", "city", '"@graph":[', '"@graph":['.repeat(2)],
    ["things", "about", '"AboutPage"', '"CollectionPage"'],
    [
      "no-self-praise",
      "service",
      '"@type":"Service"',
      '"@type":"Service","aggregateRating":{"@type":"AggregateRating"}',
    ],
    ["no-self-praise", "city", '"@type":"Service"', '"@type":"LocalBusiness"'],
    ["nothing-empty", "article", /"headline":"[^"]*"/, '"headline":""'],
    ["whole-addresses", "article", /"mainEntityOfPage":"[^"]*"/, '"mainEntityOfPage":"/blog"'],
    ["whole-addresses", "city", /("position":1[^}]*"item":"[^"]*)"/, '$1-none"'],
    ["ids", "about", "#organization", "#nobody"],
    ["ids", "city", "#service", "elsewhere#service"],
    ["breadcrumb", "city", /("position":2,"name":")/, "$1Not "],
    ["breadcrumb", "episode", '"BreadcrumbList"', '"ItemList"'],
    ["organization", "home", '"contactPoint"', '"founder"'],
    ["logo", "home", /("logo":"[^"]*?)\.png/, "$1-none.png"],
    ["website", "home", '"@type":"WebSite"', '"@type":"WebPage"'],
    ["page-itself", "contact", /("@type":"ContactPage"[^}]*?"name":")/, "$1Not "],
    ["service", "city", '"City"', '"State"'],
    ["service", "industryService", /("audienceType":")/, "$1Not "],
    ["offers", "service", /"price":\d+/g, '"price":1234567'],
    ["offers", "service", '"MON"', '"ANN"'],
    ["questions", "service", /("@type":"Question","name":")/, "$1Not "],
    ["article", "article", /("datePublished":"\d{4}-\d{2}-\d{2})T[^"]*/, "$1"],
    ["article", "article", /("author":\{[^}]*"name":")/, "$1Not "],
    ["episode", "episode", /"duration":"PT/, "$&9H"],
    ["series", "podcast", /("webFeed":"[^"]*)"/, '$1x"'],
    ["job", "job", '"PART_TIME"', '"part-time"'],
    ["job", "job", '"applicantLocationRequirements"', '"jobBenefits"'],
    ["job", "job", /("baseSalary":\{[^}]*?"description":")/, "$1Not "],
  ];

  test.each(CASES)("%s on the page of a kind: %s, %s", (rule, kind, from, to) => {
    const { address, html } = htmlOf(kind);
    const broken = html.replace(from, to);
    expect(broken).not.toBe(html);
    const added = offences(parseSeoPage(address, broken), site).filter(
      (line) => !offences(parseSeoPage(address, html), site).includes(line),
    );
    expect(added.map((line) => line.split(":", 1)[0])).toContain(rule);
  });

  test("its violation, each rule at least once", () => {
    expect(RULES.map(({ id }) => id).filter((id) => !CASES.some(([rule]) => rule === id))).toEqual([]);
  });
});
