/** The files of Netlify and Cloudflare, read as these hosts read them, and Cloudflare's Worker. */
import worker from "../../../cloudflare-worker";
import { hostedPaths } from "../../../src/site/hosted-site";
import { headersFor, hostingRules, isGrouped, redirectTargets } from "site-delivery/hosting/rules";
import { headersFile, netlifyToml } from "site-delivery/hosting/static-hosts";

const REDIRECTS = [
  { from: "/old", to: "/about" },
  { from: "/a:bc", to: "/about" },
  { from: "/rubrik", to: "/contact" },
  { from: "/rubrik/*", to: "/blog" },
  { from: "/rubrik/deep/*", to: "/podcast" },
  { from: "/blog/*", to: "/services" },
  { from: "/t:opic/*", to: "/blog" },
  { from: "/?p=12", to: "/careers" },
  { from: "/odd?p=12", to: "/careers" },
];
const rulesOf = () =>
  hostingRules({
    ...hostedPaths,
    scriptHashes: [],
    frameOrigins: [],
    hostedAudio: false,
    editor: null,
    redirects: REDIRECTS,
  });
const rules = rulesOf();

test("a folder is redirected by the longest of its rules, and a parameter only from the home page", () => {
  expect(rules.folderRedirects.map(({ folder }) => folder)).toEqual(["/rubrik/deep", "/rubrik", "/t:opic", "/blog"]);
  expect(rules.queryRedirects).toEqual([{ name: "p", value: "12", to: "/careers" }]);
  expect(rules.redirects.map(({ from }) => from)).toEqual(["/old", "/a:bc", "/rubrik", "/odd?p=12"]);
  expect(Object.fromEntries(redirectTargets(rules))).toEqual(
    Object.fromEntries(REDIRECTS.map(({ from, to }) => [from, to])),
  );
});

test("a closed job's address leads to the list of jobs, and other missing pages have the view of their section", () => {
  const { notFound } = rulesOf();
  const leading = notFound.filter((place) => "redirect" in place);
  expect(leading).toEqual([expect.objectContaining({ section: "job", redirect: "/careers" })]);
  expect(notFound.filter((place) => "file" in place)).toHaveLength(notFound.length - 1);
});

/** Paths with their Cache-Control, type and who else may use them. */
const FILES: readonly (readonly [path: string, cache: RegExp, type: string | undefined, others: string | undefined])[] =
  [
    ["/", /max-age=0, must-revalidate/, undefined, undefined],
    ["/services/seo", /max-age=0, must-revalidate/, undefined, undefined],
    ["/statics", /max-age=0, must-revalidate/, undefined, undefined],
    ["/static/js/a.js", /max-age=31536000, immutable/, undefined, "*"],
    ["/social/home.png", /max-age=86400/, undefined, "*"],
    ["/blog/rss.xml", /max-age=0/, "application/rss+xml; charset=utf-8", "*"],
    ["/blog/rss-xml", /max-age=0/, undefined, undefined],
    ["/blog/topics/one/rss.xml", /max-age=0/, "application/rss+xml; charset=utf-8", "*"],
    ["/blog/topics/one/rssxxml", /max-age=0/, undefined, undefined],
    ["/blog/topics/one/two/rss.xml", /max-age=0/, undefined, undefined],
    ["/podcast/feed.xml", /max-age=0/, "application/rss+xml; charset=utf-8", "*"],
    ["/blog/feed.json", /max-age=0/, "application/feed+json; charset=utf-8", "*"],
    ["/podcast/one/chapters.json", /max-age=0/, "application/json+chapters", "*"],
  ];

test("each file has its own cache time, type and permission for other sites", () => {
  for (const [path, cache, type, others] of FILES) {
    const headers = headersFor(rules, path);
    expect([path, headers["Cache-Control"]]).toEqual([path, expect.stringMatching(cache)]);
    expect([path, headers["Content-Type"], headers["Access-Control-Allow-Origin"]]).toEqual([path, type, others]);
    expect([path, isGrouped(rules, path)]).toEqual([path, others !== undefined]);
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
    const embedding = /^\/(?:static|social)\//.test(path) ? "cross-origin" : "same-origin";
    expect([path, headers["Cross-Origin-Resource-Policy"]]).toEqual([path, embedding]);
  }
});

/** The headers of a path: those of every rule that matches. */
const headersIn = (file: string, path: string): string[] => {
  const matches = (pattern: string): boolean => {
    const expression = pattern
      .split("/")
      .map((part) => (part.startsWith(":") ? "[^/]+" : part.replaceAll(".", "\\.").replace("*", ".*")))
      .join("/");
    return new RegExp(`^${expression}$`).test(path);
  };
  return file.split(/\n{2,}/).flatMap((rule) => {
    const [pattern = "", ...lines] = rule.split("\n");
    return pattern.startsWith("/") && matches(pattern) ? lines.map((line) => line.trim()) : [];
  });
};

test("_headers sets each header of the rules once, for files, pages and what is below a folder", () => {
  const file = headersFile(rules, ["/", "/statics", "/services/*", "/blog/*", "/podcast/*"]);
  expect(file).toMatch(/^# Written by the build/);
  for (const [path] of FILES) {
    const expected = Object.entries(headersFor(rules, path)).map(([name, value]) => `${name}: ${value}`);
    expect([path, headersIn(file, path).sort()]).toEqual([path, expected.sort()]);
  }
});

test("netlify.toml has all redirects, the parameter first, and the 404 pages by their depth", () => {
  const sections = netlifyToml(rules).trim().split("\n\n");
  const [comment, ...blocks] = sections.map((section) => section.split("\n"));
  expect(comment?.[0]).toMatch(/^# Written by the build/);
  const rulesOf = blocks.map(([head, ...lines]) => {
    expect(head).toBe("[[redirects]]");
    return lines.map((line) => line.replace(/^(?:from|to|status) = /, "")).join(" ");
  });
  expect(rulesOf.slice(0, 9)).toEqual([
    '"/" "/careers" 301 force = true query = { p = "12" }',
    '"/old" "/about" 301',
    '"/a%3Abc" "/about" 301',
    '"/rubrik" "/contact" 301',
    '"/odd?p=12" "/careers" 301',
    '"/rubrik/deep/*" "/podcast" 301',
    '"/rubrik/*" "/blog" 301',
    '"/t%3Aopic/*" "/blog" 301',
    '"/blog/*" "/services" 301',
  ]);
  expect(rulesOf).toEqual(
    expect.arrayContaining([
      '"/industries/:part1/:part2" "/industries/404-service.html" 404',
      '"/locations/:part1" "/locations/404.html" 404',
      '"/locations/:part1/:part2" "/locations/404.html" 404',
      '"/careers/:part1" "/careers" 302',
    ]),
  );
  expect(rulesOf.at(-1)).toBe('"/*" "/404.html" 404');
});

describe("Cloudflare's Worker", () => {
  const LIST = JSON.stringify(Object.fromEntries(REDIRECTS.map(({ from, to }) => [from, to])));
  /** As Cloudflare serves files: without .html, and with a redirect from a page's other spellings. */
  const PAGES: Readonly<Record<string, string>> = {
    "/": "home",
    "/about": "about",
    "/blog/one": "one",
    "/404": "nothing",
    "/services/404": "no service",
    "/redirects.json": LIST,
  };
  const ASSETS = {
    fetch: (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      const text = PAGES[pathname];
      const headers = { "X-Frame-Options": "DENY", "Content-Type": "text/plain", ETag: '"1"' };
      if (text !== undefined)
        return Promise.resolve(new Response(request.method === "HEAD" ? null : text, { headers }));
      const isMoved = pathname === "/legacy";
      return Promise.resolve(isMoved ? new Response(null, { status: 307 }) : new Response("gone", { status: 404 }));
    },
  };
  const ask = async (path: string, method = "GET") => {
    const response = await worker.fetch(new Request(`https://www.site.example${path}`, { method }), { ASSETS });
    return [response.status, response.headers.get("location") ?? (await response.text())];
  };

  test.each<[path: string, status: number, said: string]>([
    ["/", 200, "home"],
    ["/?a=b", 200, "home"],
    ["/?a=b&p=12", 301, "/careers"],
    ["/about", 200, "about"],
    ["/about/?a=b", 301, "/about?a=b"],
    ["/%61bout", 301, "/about"],
    ["/about.html", 301, "/about"],
    ["/old?a=b", 301, "/about?a=b"],
    ["/old/", 301, "/about"],
    ["/a:bc", 301, "/about"],
    ["/rubrik", 301, "/contact"],
    ["/rubrik/x", 301, "/blog"],
    ["/rubrik/deep/x/y?a=b", 301, "/podcast?a=b"],
    ["/blog/one", 200, "one"],
    ["/blog/two", 301, "/services"],
    ["/nothing", 404, "nothing"],
    ["/services/none", 404, "no service"],
    ["/services/404", 404, "no service"],
    ["/services/404.html", 404, "no service"],
    ["/404", 404, "nothing"],
    ["/careers/none", 302, "/careers"],
    ["/legacy", 307, ""],
    ["/%E0", 404, "nothing"],
  ])("responds to %s with %i: %s", async (path, status, said) => {
    expect(await ask(path)).toEqual([status, said]);
  });

  test("HEAD has the status and no body, and other methods are refused", async () => {
    expect(await ask("/nothing", "HEAD")).toEqual([404, ""]);
    expect(await ask("/about", "POST")).toEqual([405, ""]);
  });

  test("an answer without a file has the headers of the site, and none of a file", async () => {
    const headersOf = async (path: string, method = "GET") =>
      Object.fromEntries((await worker.fetch(new Request(`https://a.example${path}`, { method }), { ASSETS })).headers);
    expect(await headersOf("/", "PUT")).toEqual({ allow: "GET, HEAD", "x-frame-options": "DENY" });
    for (const path of ["/old", "/about/", "/rubrik/x", "/careers/none"])
      expect(await headersOf(path)).toEqual({ location: expect.any(String) as string, "x-frame-options": "DENY" });
  });
});
