/** Mistakes about unpublished entries and old addresses. */
import { edited, report, VALID, type Files } from "../support/content-folder";

const ARTICLE = "blog/one.md";
const SERVICE = "services/paid-media/index.md";
const COPY = "pages/service.yaml";

const textOf = (path: string): string => VALID[path] ?? "";

/** A file with additional fields. */
const withFields = (path: string, fields: string): string => textOf(path).replace("metadata:", `${fields}metadata:`);

/** An article with another text. */
const saying = (text: string): string => textOf(ARTICLE).replace("A first paragraph.", text);

/** An article with old addresses. */
const moved = (...paths: string[]): string =>
  withFields(ARTICLE, `redirectFrom:\n${paths.map((path) => `  - ${path}\n`).join("")}`);

interface Case {
  mistake: string;
  changes: Files;
  report: string;
}

export const PUBLICATION: Case[] = [
  {
    mistake: "a text that links to a draft",
    changes: {
      [ARTICLE]: saying("Our [prices](/blog/two#takeaways), at last."),
      "blog/two.md": withFields(ARTICLE, "draft: true\n"),
    },
    report: report`
      content/blog/one.md:11:14  not-published-yet
         11 | Our [prices](/blog/two#takeaways), at last.
            |              ^^^^^^^^^^^^^^^^^^^
        The text leads to /blog/two#takeaways, which is a draft (content/blog/two.md).
        Fix: remove "draft: true" from that file, or remove the link until then.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text whose list of links has one to an episode that is still to come",
    changes: {
      [ARTICLE]: saying("As [said][1].\n\n[1]: /podcast/two"),
      "podcast/two.md": textOf("podcast/one.md")
        .replace("2025-07-15", "2031-01-01")
        .replace("number: 12", "number: 13"),
    },
    report: report`
      content/blog/one.md:13:6  not-published-yet
         13 | [1]: /podcast/two
            |      ^^^^^^^^^^^^
        The text leads to /podcast/two, which appears on 2031-01-01 (content/podcast/two.md).
        Fix: give that file an earlier date, or remove the link until then.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an article that appears before the one it links to",
    changes: {
      "blog/two.md": saying("See [three](/blog/three).").replace("2024-12-15", "2031-01-01"),
      "blog/three.md": textOf(ARTICLE).replace("2024-12-15", "2031-01-02"),
    },
    report: report`
      content/blog/two.md:11:13  not-published-yet
         11 | See [three](/blog/three).
            |             ^^^^^^^^^^^
        The text leads to /blog/three, which appears on 2031-01-02 (content/blog/three.md).
        Fix: give that file an earlier date, or remove the link until then.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a button that leads to a draft",
    changes: {
      ...edited(COPY, "/contact", "/services/new"),
      "services/new/index.md": withFields(SERVICE, "draft: true\n"),
      "services/new/content.yaml": textOf("services/paid-media/content.yaml"),
    },
    report: report`
      content/pages/service.yaml:3:7  not-published-yet
          3 |   to: /services/new
            |       ^^^^^^^^^^^^^
        "pricingAction › to" leads to /services/new, which is a draft (content/services/new/index.md).
        Fix: remove "draft: true" from that file, or remove the link until then.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a draft where every service without a process would look",
    changes: { ...edited(SERVICE, "metadata:", "draft: true\nmetadata:") },
    report: report`
      content/pages/service.yaml:27:11  not-published-yet
         27 | fallback: paid-media
            |           ^^^^^^^^^^
        "fallback" names "paid-media", which is a draft (content/services/paid-media/index.md).
        Fix: remove "draft: true" from that file, or name another until then.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

export const MOVED: Case[] = [
  {
    mistake: "the address that the page has now, as an old one",
    changes: { [ARTICLE]: moved("/blog/one") },
    report: report`
      content/blog/one.md:7:5  redirect-conflict
          7 |   - /blog/one
            |     ^^^^^^^^^
        /blog/one is the address that the page has now.
        Fix: write the address that it had before, or remove the line.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the address of another page as an old one",
    changes: { [ARTICLE]: moved("/about") },
    report: report`
      content/blog/one.md:7:5  redirect-conflict
          7 |   - /about
            |     ^^^^^^
        /about is the address of another page, which could no longer be reached.
        Fix: remove it, or rename the other page's file first.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the address of a city as an old one",
    changes: { [ARTICLE]: moved("/locations/florida/miami") },
    report: report`
      content/blog/one.md:7:5  redirect-conflict
          7 |   - /locations/florida/miami
            |     ^^^^^^^^^^^^^^^^^^^^^^^^
        /locations/florida/miami is the address of another page, which could no longer be reached.
        Fix: remove it, or rename the other page's file first.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an old address that two pages had",
    changes: { [ARTICLE]: moved("/blog/old"), "blog/two.md": moved("/blog/older", "/blog/old") },
    report: report`
      content/blog/two.md:8:5  redirect-conflict
          8 |   - /blog/old
            |     ^^^^^^^^^
        /blog/old already leads to /blog/one, as content/blog/one.md:7:5 says.
        Fix: remove it from one of the two places.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an old address twice in one list",
    changes: { [ARTICLE]: moved("/blog/old", "/blog/old") },
    report: report`
      content/blog/one.md:8:5  redirect-conflict
          8 |   - /blog/old
            |     ^^^^^^^^^
        /blog/old already leads to /blog/one, as content/blog/one.md:7:5 says.
        Fix: remove it from one of the two places.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a file of the site's own as an old address",
    changes: { [ARTICLE]: moved("/404.html") },
    report: report`
      content/blog/one.md:7:5  redirect-conflict
          7 |   - /404.html
            |     ^^^^^^^^^
        /404.html is kept for files that the site itself needs.
        Fix: remove it; no page can have had this address.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a page's address as an old one of the about page",
    changes: { "pages/about.yaml": `redirectFrom:\n  - /contact\n${textOf("pages/about.yaml")}` },
    report: report`
      content/pages/about.yaml:2:5  redirect-conflict
          2 |   - /contact
            |     ^^^^^^^^
        /contact is the address of another page, which could no longer be reached.
        Fix: remove it, or rename the other page's file first.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an old address that both a list and an article had",
    changes: {
      [ARTICLE]: moved("/news"),
      "pages/blog.yaml": `redirectFrom:\n  - /news\n${textOf("pages/blog.yaml")}`,
    },
    report: report`
      content/pages/blog.yaml:2:5  redirect-conflict
          2 |   - /news
            |     ^^^^^
        /news already leads to /blog/one, as content/blog/one.md:7:5 says.
        Fix: remove it from one of the two places.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the present address of a feed as an old one of it",
    changes: {
      "pages/podcast.yaml": `feed:\n  redirectFrom:\n    - /podcast/feed.xml\n${textOf("pages/podcast.yaml")}`,
    },
    report: report`
      content/pages/podcast.yaml:3:7  redirect-conflict
          3 |     - /podcast/feed.xml
            |       ^^^^^^^^^^^^^^^^^
        /podcast/feed.xml is the address that the page has now.
        Fix: write the address that it had before, or remove the line.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the address of the search's files as an old one",
    changes: { [ARTICLE]: moved("/pagefind/old") },
    report: report`
      content/blog/one.md:7:5  redirect-conflict
          7 |   - /pagefind/old
            |     ^^^^^^^^^^^^^
        /pagefind/old is kept for files that the site itself needs.
        Fix: remove it; no page can have had this address.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an old address on another domain",
    changes: { [ARTICLE]: moved("https://old.example/blog/one") },
    report: report`
      content/blog/one.md:7:5  wrong-form
          7 |   - https://old.example/blog/one
            |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "redirectFrom › item 1" has the wrong format: "https://old.example/blog/one". An old address of this page: all that follows the domain, without a slash at the end.
        Fix: write - "/blog/one"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an old address with a slash at its end",
    changes: { [ARTICLE]: moved("/blog/old/") },
    report: report`
      content/blog/one.md:7:5  wrong-form
          7 |   - /blog/old/
            |     ^^^^^^^^^^
        "redirectFrom › item 1" has the wrong format: "/blog/old/". An old address of this page: all that follows the domain, without a slash at the end.
        Fix: write - "/blog/old"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an old address with a query",
    changes: { [ARTICLE]: moved("/blog?id=7") },
    report: report`
      content/blog/one.md:7:5  wrong-form
          7 |   - /blog?id=7
            |     ^^^^^^^^^^
        "redirectFrom › item 1" has the wrong format: "/blog?id=7". An old address of this page: all that follows the domain, without a slash at the end.
        Fix: write a path of this site, which begins with a slash and does not end in one; /category/* for all paths below one; or one of the home page, such as /?p=123. For example: - "/blog/winning-customers"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a sign that a host would read as a rule, in an old address",
    changes: { [ARTICLE]: moved("/blog/*/2019") },
    report: report`
      content/blog/one.md:7:5  wrong-form
          7 |   - /blog/*/2019
            |     ^^^^^^^^^^^^
        "redirectFrom › item 1" has the wrong format: "/blog/*/2019". An old address of this page: all that follows the domain, without a slash at the end.
        Fix: write a path of this site, which begins with a slash and does not end in one; /category/* for all paths below one; or one of the home page, such as /?p=123. For example: - "/blog/winning-customers"

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link to an address that a page had before",
    changes: {
      ...edited(COPY, "/contact", "/services/ads"),
      ...edited(SERVICE, "metadata:", "redirectFrom:\n  - /services/ads\nmetadata:"),
    },
    report: report`
      content/pages/service.yaml:3:7  broken-link
          3 |   to: /services/ads
            |       ^^^^^^^^^^^^^
        "pricingAction › to" leads to /services/ads, where there is no page.
        Fix: the page has moved: write /services/paid-media

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a time zone that there is none of",
    changes: edited("site.yaml", "America/New_York", "America/Virginia_Beach"),
    report: report`
      content/site.yaml:1:11  wrong-form
          1 | timeZone: America/Virginia_Beach
            |           ^^^^^^^^^^^^^^^^^^^^^^
        "timeZone" has the wrong format: "America/Virginia_Beach". The time zone in which days begin and end for dates on the site, by its IANA name.
        Fix: write the name of a time zone, such as Europe/Berlin. For example: timeZone: America/New_York

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];
