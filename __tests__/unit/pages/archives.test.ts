/** Pagination of lists, and pages of topics: which exist, when they are published, and their checks. */
import type { CreatePagesArgs } from "gatsby";
import type { ContentStore } from "../../../src/gatsby/content-store";
import { PageRegistry } from "../../../src/gatsby/create-pages";
import { sitePages } from "../../../src/site/pages/site-pages";
import { shownEntries } from "../../../src/site/pages/visible-entries";
import { isShown, visibilityOf } from "../../../src/site/pages/visibility";
import { metadataOfPage, neighbors } from "../../../src/metadata/further-page";
import { entriesOf, problemsOf, TODAY, VALID, type Files } from "../../support/content-folder";

const ARTICLE = "blog/one.md";
const EPISODE = "podcast/one.md";

/** Articles by slug, with topics and further fields. */
const articles = (all: Readonly<Record<string, { topics?: string[]; fields?: string; date?: string }>>): Files =>
  Object.fromEntries(
    Object.entries(all).map(([slug, { topics = [], fields = "", date = "2025-01-01" }]) => [
      `blog/${slug}.md`,
      (VALID[ARTICLE] ?? "")
        .replace(/^date:.*$/m, `date: "${date}"`)
        .replace("metadata:", `${topics.length > 0 ? `topics: ${JSON.stringify(topics)}\n` : ""}${fields}metadata:`),
    ]),
  );

const many = (count: number, topics?: string[]): Files =>
  articles(Object.fromEntries(Array.from({ length: count }, (_, index) => [`number-${index}`, { topics }])));

const PAGINATION =
  "pagination: { title: '{title}, {page}', description: '{title}', label: '{page}', newer: A, older: B }\n";
const TOPICS =
  "topics: { metadata: { title: '{topic}', description: 'All that we wrote on the topic of {topic}, the newest first.' }, text: A, label: B }\n";

/** The initial folder: no articles, and the texts of archives. */
const BEFORE: Files = {
  ...VALID,
  [ARTICLE]: undefined,
  "pages/blog.yaml": `${VALID["pages/blog.yaml"]}${PAGINATION}${TOPICS}`,
};

const pagesIn = (changes: Files, preview = false): string[] => {
  const entries = entriesOf({ ...BEFORE, ...changes });
  const all = sitePages(entries, TODAY);
  const visibility = visibilityOf({ entries, pages: all, timeZone: "UTC" }, preview);
  const store = {
    pages: () => all.filter(({ publication }) => isShown(publication, preview)),
    all: () => shownEntries(entries, visibility),
  } as unknown as ContentStore;
  const paths: string[] = [];
  const actions = { createPage: ({ path }: { path: string }) => paths.push(path) };
  new PageRegistry(store).createAll({ actions } as unknown as CreatePagesArgs);
  return paths.filter((path) => /\/page\/|\/topics\//.test(path)).sort();
};

const told = (changes: Files): string[] =>
  problemsOf({ ...BEFORE, ...changes })
    .filter(({ severity }) => severity !== "warning")
    .map(({ file, code, message }) => `${file} ${code}: ${message}`);

describe("a list is divided into pages of 24", () => {
  test.each([
    [24, []],
    [25, ["/blog/page/2"]],
    [48, ["/blog/page/2"]],
    [49, ["/blog/page/2", "/blog/page/3"]],
  ])("%d articles", (count, expected) => {
    expect(pagesIn(many(count))).toEqual(expected);
  });

  test("episodes, and the articles of a topic, too", () => {
    const text = VALID[EPISODE];
    const episodes = Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [`podcast/number-${index}.md`, text] as const),
    );
    expect(pagesIn({ ...episodes, ...many(25, ["Local search"]) })).toEqual([
      "/blog/page/2",
      "/blog/topics/local-search",
      "/blog/topics/local-search/page/2",
      "/podcast/page/2",
    ]);
  });

  test("the check requires the texts of pagination before the second page is published", () => {
    const blog = `${VALID["pages/blog.yaml"]}${TOPICS}`;
    expect(told({ ...many(24), "pages/blog.yaml": blog })).toEqual([]);
    const scheduled = articles({ "much-later": { date: "2031-01-01" } });
    expect(told({ ...many(24), ...scheduled, "pages/blog.yaml": blog })).toEqual([
      'pages/blog.yaml missing-field: "pagination" is missing: a page lists 24 of the 25 articles.',
    ]);
  });
});

describe("a topic with at least two articles has a page", () => {
  test("a topic with one article has none", () => {
    expect(pagesIn(articles({ one: { topics: ["Reviews"] }, two: { topics: ["Budgets"] } }))).toEqual([]);
  });

  test("a topic with two has one, in any script", () => {
    const topics = ["Öfen & Licht", "Отзывы"];
    const pages = pagesIn(articles({ one: { topics }, two: { topics } }));
    expect(pages[0]).toBe("/blog/topics/ofen-licht");
    expect(pages[1]).toBe("/blog/topics/otzyvy");
  });

  test.each([
    ["a draft", { fields: "draft: true\n" }],
    ["scheduled", { date: "2031-01-01" }],
  ])("an article that is %s counts only while developing", (_, held) => {
    const both = articles({ one: { topics: ["Reviews"] }, two: { topics: ["Reviews"], ...held } });
    expect(pagesIn(both)).toEqual([]);
    expect(pagesIn(both, true)).toEqual(["/blog/topics/reviews"]);
  });

  test("links may lead to its page and feed, but not to topics without a page", () => {
    const text = (VALID["pages/about.yaml"] ?? "").replace("/contact", "/blog/topics/reviews");
    const two = articles({ one: { topics: ["Reviews"] }, two: { topics: ["Reviews"] } });
    expect(told({ ...two, "pages/about.yaml": text })).toEqual([]);
    expect(told({ ...two, "pages/about.yaml": text.replace("/reviews", "/reviews/rss.xml") })).toEqual([]);
    expect(told({ "pages/about.yaml": text })).toEqual([expect.stringContaining("/blog/topics/reviews, where there")]);
  });

  test("two spellings with the same slug are an error, and so is a repeated topic", () => {
    expect(told(articles({ one: { topics: ["Local SEO"] }, two: { topics: ["local seo"] } }))).toEqual([
      expect.stringMatching(
        /^blog\/two.md duplicate-slug: The topic "local seo" would have the same page as "Local SEO"/,
      ),
    ]);
    expect(told(articles({ one: { topics: ["Ads", "Ads"] } }))).toEqual([
      'blog/one.md duplicate-slug: "topics › item 2" is "Ads", as it is on line 6 already.',
    ]);
  });

  test("the check requires the texts of its page", () => {
    const blog = `${VALID["pages/blog.yaml"]}${PAGINATION}`;
    const two = articles({ one: { topics: ["Reviews"] }, two: { topics: ["Reviews"] } });
    expect(told({ ...two, "pages/blog.yaml": blog })).toEqual([
      'pages/blog.yaml missing-field: "topics" is missing: the topic "Reviews" of 2 articles has a page.',
    ]);
  });
});

test.each(["/blog/page/2", "/podcast/page/7", "/blog/topics/reviews", "/blog/topics/reviews/rss.xml"])(
  "the archive address %s cannot be an old address",
  (address) => {
    const two = articles({ one: { topics: ["Reviews"] }, two: { topics: ["Reviews"] } });
    const moved = {
      "blog/two.md": String(two["blog/two.md"]).replace("topics:", `redirectFrom: [${address}]\ntopics:`),
    };
    expect(told({ ...two, ...moved })).toEqual([expect.stringContaining("blog/two.md redirect-conflict")]);
  },
);

describe("a second or later page", () => {
  const words = { title: "{title}, page {page}", description: "{title}: {page} of {pages}." };
  const first = { title: "Blog | Kante & Korn", description: "Notes." };
  const info = (currentPage: number) => ({ currentPage, pageCount: 3 });

  test("has its own title and description; the first page keeps the editor's", () => {
    expect(metadataOfPage(first, words, info(1), "Kante & Korn")).toBe(first);
    expect(metadataOfPage(first, words, info(2), "Kante & Korn")).toEqual({
      title: "Blog, page 2 | Kante & Korn",
      description: "Blog: 2 of 3.",
    });
  });

  test("links to its neighbors in the head", () => {
    expect([1, 2, 3].map((page) => neighbors("/blog", info(page)))).toEqual([
      [{ rel: "next", href: "/blog/page/2" }],
      [
        { rel: "prev", href: "/blog" },
        { rel: "next", href: "/blog/page/3" },
      ],
      [{ rel: "prev", href: "/blog/page/2" }],
    ]);
  });
});
