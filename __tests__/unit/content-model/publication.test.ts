/** Drafts, scheduled and closed entries: what is visible, and when that changes. */
import { contentPages } from "../../../src/site/pages/content-pages";
import { allAddresses } from "../../../src/site/pages/urls";
import { dateChanges, nextChange, formatNextChange } from "../../../src/site/pages/scheduled-changes";
import { entitiesOf, type Entity } from "../../../src/gatsby/nodes/create-entities";
import { checkPublication } from "../../../src/site/checks/publication";
import { checkRedirects, redirectsOf } from "../../../src/site/pages/redirects";
import { Library } from "../../../src/site/content/collections";
import { LocalFacts } from "../../../src/site/locations/facts";
import { shownEntries } from "../../../src/site/pages/visible-entries";
import { redirectTargets, sitePages } from "../../../src/site/pages/site-pages";
import { todayIn } from "../../../src/site/content/today";
import { latestArticles, topicsOf } from "../../../src/site/pages/topics";
import { visibilityOf } from "../../../src/site/pages/visibility";
import { model } from "../../../src/site/model";
import type { Entry } from "content-kit/checks/entry";
import { fileMessage } from "content-kit/messages/index";
import { formatProblems } from "content-kit/messages/problem";
import { publicationOf } from "content-kit/checks/publication";
import { edited, TODAY, reportAfter, VALID, type Files } from "../../support/content-folder";

const ARTICLE = "blog/one.md";
const JOB = "careers/one.md";
const SERVICE = "services/paid-media/index.md";
const FLORIDA = "locations/florida.yaml";
const INDUSTRY = "industries/dental-implants.yaml";

const textOf = (path: string): string => VALID[path] ?? "";

/** A file with more fields. */
const withFields = (path: string, fields: string): string => textOf(path).replace("metadata:", `${fields}metadata:`);

const entryOf = (path: string, text: string): Entry => {
  const { entry, problems } = model.checkFile({ path, bytes: Buffer.from(text) });
  if (!entry) throw new Error(formatProblems(problems));
  return entry;
};

const VALID_ENTRIES = new Map(Object.entries(VALID).map(([path, text]) => [path, entryOf(path, text)]));

const entriesOf = (changes: Files): Entry[] => {
  const changed = Object.entries(changes).map(([path, text]) => [path, entryOf(path, text as string)] as const);
  return [...new Map([...VALID_ENTRIES, ...changed]).values()];
};

interface View {
  today?: string;
  preview?: boolean;
}

/** The nodes of a folder by id, as a build creates them. */
const nodesOf = (changes: Files, { today = TODAY, preview = false }: View = {}): Map<string, Entity> => {
  const entries = entriesOf(changes);
  const visibility = visibilityOf({ entries, pages: sitePages(entries, today), timeZone: "America/New_York" }, preview);
  const shown = shownEntries(entries, visibility);
  const names = new Set(shown.map(({ kind, slug }) => `${kind.name}:${slug}`));
  const parts = { has: (type: string, slug: string) => names.has(`${type}:${slug}`), fallback: "paid-media" };
  const local = () => new LocalFacts(new Library(shown));
  const industries = new Map<string, { name: string; path: string }>();
  const latest = latestArticles(shown).map(({ slug }) => slug);
  const surroundings = { parts, local, visibility, industries, topics: topicsOf(shown), latest, today: "2026-01-01" };
  const nodes = shown.flatMap((entry) => entitiesOf(entry, surroundings));
  return new Map(nodes.map((node) => [node.id, node]));
};

const field = (nodes: Map<string, Entity>, id: string, name: string): unknown => nodes.get(id)?.fields[name];

describe("On a day", () => {
  const KIND = { appears: "date", closes: "closes" };

  test.each([
    ["before its own, an entry is scheduled", { date: "2026-12-03" }, "2026-12-02", "scheduled"],
    ["of its own, it is published", { date: "2026-12-03" }, "2026-12-03", "published"],
    ["before its last, it is published", { closes: "2028-02-29" }, "2028-02-28", "published"],
    ["that is its last, it is still published", { closes: "2028-02-29" }, "2028-02-29", "published"],
    ["after its last, it is closed", { closes: "2028-02-29" }, "2028-03-01", "closed"],
    ["after the last of the year, it is closed", { closes: "2026-12-31" }, "2027-01-01", "closed"],
    ["of its own, a draft is a draft", { draft: true, date: "2026-12-03" }, "2026-12-03", "draft"],
    ["before its own, a draft is a draft", { draft: true, date: "2026-12-03" }, "2026-12-02", "draft"],
    ["after its last, a draft is a draft", { draft: true, closes: "2026-12-03" }, "2027-01-01", "draft"],
    ["that is any, what says no draft is published", { draft: false }, "2026-12-03", "published"],
  ])("%s", (_, data, today, state) => {
    expect(publicationOf(KIND, data, today).state).toBe(state);
  });

  test("a future change of a legal document leaves the current text online", () => {
    const nodes = nodesOf(edited("legal/terms.md", "2025-08-14", "2031-01-01"));
    expect(nodes.has("LegalDocument:terms")).toBe(true);
  });
});

test("each page comes with what its record is filled in from, parts after their owner", () => {
  const entries = entriesOf({});
  const pages = contentPages(new Library(entries));
  const florida = pages.findIndex(({ path }) => path === "/locations/florida");
  expect(pages[florida + 1]).toMatchObject({ path: "/locations/florida/miami", data: { slug: "miami" } });
  expect(pages[florida + 1]?.entry).toBe(pages[florida]?.entry);
  const article = pages.find(({ path }) => path === "/blog/one");
  expect(article).toMatchObject({ type: { kind: { name: "Article" } }, context: { slug: "one", path: "/blog/one" } });
  const { format } = article?.context ?? {};
  expect([format?.date("2026-03-01"), format?.number(1200)]).toEqual(["March 1, 2026", "1,200"]);
  const addresses = allAddresses(entries, Object.keys(VALID));
  expect(pages.map(({ path }) => path).filter((path) => !addresses.has(path))).toEqual([]);
});

test("the newest articles come first, those of one day by their slugs", () => {
  const dated = (slug: string, date: string): Files => ({
    [`blog/${slug}.md`]: textOf(ARTICLE).replace(/^date: .*$/m, `date: ${date}`),
  });
  const days = { ...dated("b", "2026-05-02"), ...dated("a", "2026-05-02"), ...dated("c", "2026-05-03") };
  expect(latestArticles(entriesOf(days)).map(({ slug }) => slug)).toEqual(["c", "a", "b", "one"]);
});

describe("A draft service", () => {
  const named = (changes: Files, preview: boolean): string[] => {
    const entries = entriesOf(changes);
    const visibility = visibilityOf(
      { entries, pages: sitePages(entries, TODAY), timeZone: "America/New_York" },
      preview,
    );
    return new Library(shownEntries(entries, visibility))
      .all("industry")
      .flatMap(({ data }) => data.services.map(({ service }) => service));
  };

  test("has no pages for industries in search and cards", () => {
    const changes = { [SERVICE]: withFields(SERVICE, "draft: true\n") };
    expect(named(changes, true)).toContain("paid-media");
    expect(named(changes, false)).not.toContain("paid-media");
  });

  test("is not meant by a draft of another kind with its slug", () => {
    const draft = withFields(ARTICLE, "draft: true\n");
    expect(named({ "blog/paid-media.md": draft }, false)).toContain("paid-media");
  });
});

describe("Today", () => {
  afterEach(() => delete process.env["SITE_TODAY"]);

  test("is in the site's time zone", () => {
    const instant = new Date("2026-12-31T23:30:00Z");
    expect(todayIn("Pacific/Kiritimati", instant)).toBe("2027-01-01");
    expect(todayIn("America/Los_Angeles", instant)).toBe("2026-12-31");
  });

  test("is SITE_TODAY if set", () => {
    process.env["SITE_TODAY"] = "2028-02-29";
    expect(todayIn("Pacific/Kiritimati")).toBe("2028-02-29");
    expect(todayIn("America/Los_Angeles")).toBe("2028-02-29");
  });

  test.each(["2027-02-29", "soon", "2026-1-1"])("rejects %s", (day) => {
    process.env["SITE_TODAY"] = day;
    expect(() => todayIn("UTC")).toThrow(`SITE_TODAY is "${day}"`);
  });
});

describe("A draft", () => {
  test.each([
    ["an article", { [ARTICLE]: withFields(ARTICLE, "draft: true\n") }, ["Article:one"]],
    ["an episode", { "podcast/one.md": withFields("podcast/one.md", "draft: true\n") }, ["Episode:one"]],
    ["a job", { [JOB]: withFields(JOB, "draft: true\n") }, ["Job:one"]],
    ["a legal text", { "legal/terms.md": withFields("legal/terms.md", "draft: true\n") }, ["LegalDocument:terms"]],
    [
      "an industry, with its services",
      { [INDUSTRY]: `draft: true\n${textOf(INDUSTRY)}` },
      ["Industry:dental-implants", "IndustryService:dental-implants/paid-media"],
    ],
    [
      "a state, with its cities",
      { [FLORIDA]: `draft: true\n${textOf(FLORIDA)}` },
      ["State:florida", "City:florida/miami"],
    ],
    [
      "a service, with all its parts and its pages for industries",
      { [SERVICE]: withFields(SERVICE, "draft: true\n") },
      [
        "Service:paid-media",
        "ServiceContent:paid-media",
        "PricingPlan:paid-media",
        "Faq:paid-media",
        "Comparison:paid-media",
        "Process:paid-media",
        "Testimonials:paid-media",
        "IndustryService:dental-implants/paid-media",
      ],
    ],
  ])("is not a node in a build: %s", (_, changes, ids) => {
    expect([...nodesOf(changes).keys()].filter((id) => ids.includes(id))).toEqual([]);
    expect([...nodesOf({}).keys()]).toEqual(expect.arrayContaining(ids));
  });

  test("is a node while developing, marked as a draft", () => {
    const nodes = nodesOf({ [SERVICE]: withFields(SERVICE, "draft: true\n") }, { preview: true });
    expect(field(nodes, "Service:paid-media", "unpublished")).toEqual({ state: "draft" });
    expect(field(nodes, "IndustryService:dental-implants/paid-media", "unpublished")).toEqual({ state: "draft" });
    expect(field(nodes, "Article:one", "unpublished")).toBeUndefined();
  });

  test("city is missing from its state, the count and the popular cities", () => {
    const naples =
      "  - { name: Naples, slug: naples, population: 19115, latitude: 26.1, longitude: -81.8, draft: true }\n";
    const popular = edited("pages/locations.yaml", "  - florida/miami\n", "  - florida/miami\n  - florida/naples\n");
    const changes = { ...popular, [FLORIDA]: textOf(FLORIDA) + naples };
    const nodes = nodesOf(changes);
    expect(nodes.has("City:florida/naples")).toBe(false);
    expect(field(nodes, "State:florida", "cities")).toEqual(["City:florida/miami"]);
    expect(field(nodes, "State:florida", "cityCount")).toBe(1);
    expect(field(nodes, "LocationsPage", "popular")).toEqual(["City:florida/miami"]);
    expect(field(nodesOf(changes, { preview: true }), "State:florida", "cityCount")).toBe(2);
  });

  test("service of an industry is missing from the list and the count", () => {
    const nodes = nodesOf(edited(INDUSTRY, "  - service: paid-media\n", "  - service: paid-media\n    draft: true\n"));
    expect(field(nodes, "Industry:dental-implants", "services")).toEqual([]);
    expect(field(nodes, "Industry:dental-implants", "serviceCount")).toBe(0);
  });

  test("is missing from menus and optional references", () => {
    const nodes = nodesOf({
      [INDUSTRY]: `draft: true\n${textOf(INDUSTRY)}`,
      "navigation.yaml": textOf("navigation.yaml")
        .replaceAll("to: /services", "to: /industries/dental-implants")
        .replace(/(action:\n {4}label: [^\n]*\n {4}to: )[^\n]*/, "$1/contact"),
    });
    expect(field(nodes, "Navigation", "header")).toMatchObject({ menu: { links: [] }, links: [] });
    expect(field(nodes, "Navigation", "footer")).toMatchObject({ columns: [{ links: [] }], legal: [] });
  });
});

test("a link to a service's optional page is missing while the service is a draft", () => {
  const text = textOf("pages/state.yaml").replace(/(services:\n {2}- )/, "$1service: paid-media\n    ");
  const serviceOf = (changes: Files) =>
    (field(nodesOf({ "pages/state.yaml": text, ...changes }), "StatePage", "services") as { service?: string }[])[0]
      ?.service;
  expect(serviceOf({})).toBe("Service:paid-media");
  expect(serviceOf({ [SERVICE]: withFields(SERVICE, "draft: true\n") })).toBeUndefined();
});

describe("A scheduled entry", () => {
  const changes = edited(ARTICLE, "2024-12-15", "2026-12-03");

  test("is a node from its date on", () => {
    expect(nodesOf(changes, { today: "2026-12-02" }).has("Article:one")).toBe(false);
    expect(nodesOf(changes, { today: "2026-12-03" }).has("Article:one")).toBe(true);
  });

  test("shows its date while developing", () => {
    const nodes = nodesOf(changes, { today: "2026-12-02", preview: true });
    expect(field(nodes, "Article:one", "unpublished")).toEqual({ state: "scheduled", date: "2026-12-03" });
    expect(
      field(nodesOf(changes, { today: "2026-12-03", preview: true }), "Article:one", "unpublished"),
    ).toBeUndefined();
  });

  test("never makes a link to it a problem on a day without the problem before", () => {
    const folder = {
      "blog/two.md": textOf(ARTICLE).replace("A first paragraph.", "See [three](/blog/three)."),
      "blog/three.md": textOf(ARTICLE),
    };
    const days = ["2024-01-01", "2026-11-30", "2026-12-01", "2026-12-02", "2026-12-05", "2026-12-06", "2031-01-01"];
    const dates = ["2024-12-15", "2026-12-01", "2026-12-05"];
    for (const two of dates)
      for (const three of dates) {
        const entries = entriesOf({
          "blog/two.md": folder["blog/two.md"].replace("2024-12-15", two),
          "blog/three.md": folder["blog/three.md"].replace("2024-12-15", three),
        });
        const counts = days.map((day) => checkPublication(entries, sitePages(entries, day)).length);
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
        // A link to an unpublished page is never visible.
        const isBroken = days.map((day) => {
          const seen = new Set(
            sitePages(entries, day)
              .filter(({ publication }) => publication.state === "published")
              .map(({ address }) => address),
          );
          return seen.has("/blog/two") && !seen.has("/blog/three");
        });
        if (counts[0] === 0) expect(isBroken).not.toContain(true);
      }
  });
});

describe("A job", () => {
  const changes = edited(JOB, "pay:", 'closes: "2026-12-31"\npay:');

  test("is visible on its last day, and gone the day after, while developing too", () => {
    expect(nodesOf(changes, { today: "2026-12-31" }).has("Job:one")).toBe(true);
    expect(nodesOf(changes, { today: "2027-01-01" }).has("Job:one")).toBe(false);
    expect(nodesOf(changes, { today: "2027-01-01", preview: true }).has("Job:one")).toBe(false);
  });

  test("that has closed is no problem for links: its address redirects to the list of jobs", () => {
    const entries = entriesOf({
      ...changes,
      [ARTICLE]: textOf(ARTICLE).replace("A first paragraph.", "We [look for you](/careers/one)."),
    });
    expect(checkPublication(entries, sitePages(entries, "2027-01-01"))).toEqual([]);
    expect([...allAddresses(entries, Object.keys(VALID)).keys()]).toContain("/careers/one");
  });
});

describe("The next change by date", () => {
  const changes = {
    [ARTICLE]: textOf(ARTICLE).replace("2024-12-15", "2026-12-03"),
    "podcast/one.md": textOf("podcast/one.md").replace("2025-07-15", "2026-12-03"),
    "blog/draft.md": withFields(ARTICLE, "draft: true\n").replace("2024-12-15", "2026-11-01"),
    [JOB]: textOf(JOB).replace("pay:", 'closes: "2028-02-29"\npay:'),
  };
  const nextOn = (today: string) =>
    nextChange(dateChanges(sitePages(entriesOf(changes), today), today), "America/New_York");

  test("is sorted by file within a day, whatever the order of the pages", () => {
    const pages = sitePages(entriesOf(changes), "2026-06-15");
    expect(dateChanges([...pages].reverse(), "2026-06-15")).toEqual(dateChanges(pages, "2026-06-15"));
  });

  test("is the nearest publication; drafts do not count", () => {
    expect(nextOn("2026-06-15")).toEqual({
      at: "2026-12-03T00:00:00-05:00",
      changes: [
        {
          date: "2026-12-03",
          change: "appears",
          file: ARTICLE,
          address: "/blog/one",
          what: 'article "How to win more customers near your shop"',
        },
        {
          date: "2026-12-03",
          change: "appears",
          file: "podcast/one.md",
          address: "/podcast/one",
          what: 'episode "The front desk is your best ad"',
        },
      ],
    });
  });

  test("may be the day after a job's last one", () => {
    expect(nextOn("2026-12-03").at).toBe("2028-03-01T00:00:00-05:00");
    expect(formatNextChange(nextOn("2026-12-03"))).toBe(
      'Next change by date: 2028-03-01: job "Remote Client Coordinator" closes (content/careers/one.md).',
    );
  });

  test("counts other changes of that day", () => {
    expect(formatNextChange(nextOn("2026-06-15"))).toBe(
      'Next change by date: 2026-12-03: article "How to win more customers near your shop" appears (content/blog/one.md), and 1 more.',
    );
  });

  test("is undefined without any", () => {
    expect(nextOn("2028-03-01")).toEqual({ at: null, changes: [] });
    expect(formatNextChange(nextOn("2028-03-01"))).toBe("Next change by date: none.");
  });
});

describe("An old address", () => {
  const targetsOf = (entries: readonly Entry[]) => redirectTargets(entries, sitePages(entries, TODAY));
  const redirects = (changes: Files, preview = false) =>
    Object.fromEntries(redirectsOf(targetsOf(entriesOf(changes)), preview).map(({ from, to }) => [from, to]));
  const moved = (path: string, ...from: string[]): string => {
    const field = `redirectFrom: [${from.join(", ")}]\n`;
    return path.endsWith(".md") ? withFields(path, field) : field + textOf(path);
  };

  test("redirects to the current one", () => {
    expect(redirects({ [ARTICLE]: moved(ARTICLE, "/blog/old", "/Old_Site/article.php") })).toEqual({
      "/blog/old": "/blog/one",
      "/Old_Site/article.php": "/blog/one",
    });
  });

  test.each([
    ["pages/home.yaml", "/home", "/"],
    ["pages/about.yaml", "/about-us", "/about"],
    ["pages/services.yaml", "/what-we-do", "/services"],
    ["pages/industries.yaml", "/sectors", "/industries"],
    ["pages/locations.yaml", "/areas", "/locations"],
    ["pages/blog.yaml", "/news", "/blog"],
    ["pages/podcast.yaml", "/shows", "/podcast"],
    ["pages/contact.yaml", "/contact-us", "/contact"],
    ["pages/careers.yaml", "/jobs", "/careers"],
    ["pages/search.yaml", "/find", "/search"],
  ])("redirects to the page of %s", (path, from, to) => {
    expect(redirects({ [path]: moved(path, from) })).toEqual({ [from]: to });
  });

  test("redirects to the feed, if a feed had it", () => {
    const withFeed = (path: string, ...from: string[]): string =>
      `feed: { redirectFrom: [${from.join(", ")}] }\n${textOf(path)}`;
    const changes = {
      "pages/blog.yaml": withFeed("pages/blog.yaml", "/feed", "/rss.xml", "/blog/index.xml"),
      "pages/podcast.yaml": withFeed("pages/podcast.yaml", "/feed/podcast", "/feed.json"),
    };
    expect(redirects(changes)).toEqual({
      "/blog/index.xml": "/blog/rss.xml",
      "/feed": "/blog/rss.xml",
      "/feed.json": "/podcast/feed.xml",
      "/feed/podcast": "/podcast/feed.xml",
      "/rss.xml": "/blog/rss.xml",
    });
    expect(reportAfter(changes)).toMatch(/^0 problems/);
  });

  test("covers the addresses of everything below it", () => {
    const changes = {
      [INDUSTRY]: moved(INDUSTRY, "/industries/dentists", "/dentists", "/industries/*"),
      [SERVICE]: moved(SERVICE, "/services/ads"),
      [FLORIDA]: moved(FLORIDA, "/locations/fl"),
    };
    const all = redirects(changes);
    expect(Object.keys(all)).toEqual(Object.keys(all).sort());
    expect(all).toEqual({
      "/dentists": "/industries/dental-implants",
      "/industries/*": "/industries/dental-implants",
      "/industries/dental-implants/ads": "/industries/dental-implants/paid-media",
      "/industries/dentists": "/industries/dental-implants",
      "/industries/dentists/ads": "/industries/dental-implants/paid-media",
      "/industries/dentists/paid-media": "/industries/dental-implants/paid-media",
      "/locations/fl": "/locations/florida",
      "/locations/fl/miami": "/locations/florida/miami",
      "/services/ads": "/services/paid-media",
    });
  });

  test("of its own file wins over an inherited one", () => {
    const changes = {
      [FLORIDA]: moved(FLORIDA, "/locations/fl"),
      [ARTICLE]: moved(ARTICLE, "/locations/fl/miami"),
    };
    expect(redirects(changes)).toMatchObject({ "/locations/fl/miami": "/blog/one" });
    const entries = entriesOf(changes);
    expect(checkRedirects(targetsOf(entries), new Set(allAddresses(entries, Object.keys(VALID)).keys()))).toEqual([]);
  });

  test.each([
    ["/blog/one", "/blog/one is the address of this page", /^write an address/],
    ["/%62log/one", "/%62log/one, another spelling of /blog/one, is the address of this page", /^write/],
    [
      "/about.html.br",
      "/about.html.br, another spelling of /about, is the address of another page",
      /^write an address/,
    ],
    ["/favicon.ico", "/favicon.ico is the address of a file", /^write an address/],
    ["/static/*", "/static/* is the address of a file", /^write an address/],
    ["/*", "/* is the address of the whole site", /^write an address/],
    ["/old%E9", "/old%E9 is not an address that a browser can request", /^write the letters as they are/],
  ])("that is %s is refused", (from, message, help) => {
    const entries = entriesOf({ [ARTICLE]: moved(ARTICLE, from) });
    const found = checkRedirects(targetsOf(entries), new Set(allAddresses(entries, Object.keys(VALID)).keys()));
    expect(found.map(({ file, line, code }) => [file, line, code])).toEqual([[ARTICLE, 6, "redirect-conflict"]]);
    const words = found.map(fileMessage);
    expect(words[0]?.message).toContain(message);
    expect(words[0]?.help).toMatch(help);
  });

  test("of a topic leads to its page, or to the list of articles", () => {
    const topics = `topics:
  metadata: { title: '{topic}', description: 'All on {topic}.' }
  text: A
  label: B
  moved:
    - { topic: Reviews, redirectFrom: [/tag/reviews] }
    - { topic: Budgets, redirectFrom: [/tag/budgets] }
`;
    const article = withFields(ARTICLE, "topics: [Reviews]\n");
    const changes = { "pages/blog.yaml": textOf("pages/blog.yaml") + topics, [ARTICLE]: article };
    expect(redirects(changes)).toEqual({ "/tag/budgets": "/blog", "/tag/reviews": "/blog" });
    expect(redirects({ ...changes, "blog/two.md": article })).toEqual({
      "/tag/budgets": "/blog",
      "/tag/reviews": "/blog/topics/reviews",
    });
  });

  test("does not redirect to a draft, except while developing", () => {
    const changes = { [ARTICLE]: moved(ARTICLE, "/blog/old").replace("redirectFrom", "draft: true\nredirectFrom") };
    expect(redirects(changes)).toEqual({});
    expect(redirects(changes, true)).toEqual({ "/blog/old": "/blog/one" });
  });

  test("redirects to the list of jobs if the job has closed", () => {
    const changes = { [JOB]: moved(JOB, "/jobs/one").replace("redirectFrom", "closes: 2026-01-31\nredirectFrom") };
    expect(redirects(changes)).toEqual({ "/jobs/one": "/careers" });
  });

  test("redirects in one step: no redirect leads to another", () => {
    const all = redirects({
      [INDUSTRY]: moved(INDUSTRY, "/industries/dentists"),
      [SERVICE]: moved(SERVICE, "/services/ads", "/services/advertising"),
      [FLORIDA]: moved(FLORIDA, "/locations/fl"),
    });
    expect(Object.values(all).filter((to) => to in all)).toEqual([]);
  });
});
