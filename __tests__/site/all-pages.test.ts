/** What must hold for every page of both built sites. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { walkDir } from "content-kit/lib/walk-dir";
import { isNotFoundFile } from "../../src/routes";
import { addressOfFile, FIXTURE_SITE, htmlFiles, readPage, SITE } from "../support/built-site";

const SITES = [
  { name: "the agency's site", folder: SITE, content: resolve(__dirname, "../../content") },
  { name: "another business's site", folder: FIXTURE_SITE, content: resolve(__dirname, "../fixtures/other-agency") },
];

/** Attributes of a tag, as in the HTML. */
type Tag = Readonly<Record<string, string>>;

interface PageFacts {
  address: string;
  notFound: boolean;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  robots: string[];
  languages: string[];
  mainHeadings: string[];
  /** Targets of its internal links. */
  links: string[];
  ids: string[];
  /** URLs that the browser requests to render it. */
  requests: string[];
  emotionStyles: number;
  stylesInBody: number;
  leftovers: string[];
  structuredData: string[];
}

const found = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([all, first]) => first ?? all);

const attributes = (text: string): Tag =>
  Object.fromEntries(
    Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [name.toLowerCase(), value]),
  );

/** Tags by name. A pattern suffices, because React escapes `<` and `>`; it reads 4,470 pages in seconds. */
const tags = (html: string, names: string): Tag[] =>
  found(html, new RegExp(`<(?:${names})\\b([^>]*)>`, "g")).map(attributes);

const values = (list: readonly Tag[], name: string): string[] => list.flatMap((tag) => tag[name] ?? []);

const isElsewhere = (address: string): boolean => /^(?:[a-z]+:)?\/\//i.test(address);

/** Decodes an attribute that contains a document, such as srcdoc. */
const unescaped = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** URLs that the browser requests to render this HTML, frames included. */
const requestsOf = (html: string): string[] => {
  const frames = tags(html, "iframe");
  const styles = found(html, /<style\b[^>]*>([^]*?)<\/style>/g);
  const links = tags(html, "link").filter(({ rel = "" }) => !["canonical", "alternate", "expect"].includes(rel));
  const sets = values(tags(html, "img|source"), "srcset");
  return [
    ...values(links, "href"),
    ...values(frames, "src"),
    ...values(tags(html, "script|img"), "src"),
    ...sets.flatMap((set) => set.split(",").map((one) => one.trim().split(" ")[0] ?? "")),
    ...styles.flatMap((style) => found(style, /(?:url\(|@import )["']?([^"')]*)/g)),
    ...values(frames, "srcdoc").flatMap((frame) => requestsOf(unescaped(frame))),
  ].filter((request) => !request.startsWith("data:"));
};

/** Signs of a missing value, or of an icon without a drawing. */
const LEFTOVER = /\bundefined\b|\[object Object\]|\bNaN\b|Invalid Date|\{[A-Za-z]+\}|<svg\b[^>]*><\/svg>/g;

/** Each with its context. */
const leftoversIn = (html: string): string[] =>
  Array.from(html.matchAll(LEFTOVER), ({ index }) => html.slice(Math.max(0, index - 30), index + 40));

const factsOf = (folder: string, file: string): PageFacts => {
  const html = readPage(folder, file);
  const markup = html.replace(/(<(script|style)\b[^>]*>)[^]*?(<\/\2>)/g, "$1$3");
  const [head = "", body = ""] = markup.split("<body", 2);
  const meta = tags(head, "meta");
  const address = addressOfFile(file);
  return {
    address,
    notFound: isNotFoundFile(address),
    titles: found(head, /<title\b[^>]*>([^<]*)<\/title>/g),
    descriptions: values(
      meta.filter(({ name }) => name === "description"),
      "content",
    ),
    canonicals: values(
      tags(markup, "link").filter(({ rel }) => rel === "canonical"),
      "href",
    ),
    robots: values(
      meta.filter(({ name }) => name === "robots"),
      "content",
    ),
    languages: values(tags(head, "html"), "lang"),
    mainHeadings: found(body, /<h1\b[^>]*>([^]*?)<\/h1>/g).map((heading) => heading.replace(/<[^>]*>/g, "").trim()),
    links: values(tags(body, "a|area"), "href").filter((href) => /^[/#]/.test(href) && !isElsewhere(href)),
    ids: found(markup, /<[a-z][^>]*? id="([^"]*)"/g),
    requests: requestsOf(html),
    emotionStyles: found(head, /<style\b[^>]*\bdata-emotion="/g).length,
    stylesInBody: found(body, /<style\b/g).length,
    leftovers: leftoversIn(markup),
    structuredData: found(html, /<script\b[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g),
  };
};

const filesOf = (folder: string): Set<string> => new Set(walkDir(folder).map((file) => `/${file}`));

/** Path and fragment of a link: `/a?b#c` has `/a` and `c`. */
const targetOf = (link: string, from: string): { path: string; anchor: string } => {
  const [path = "", anchor = ""] = link.split("#", 2);
  return { path: decodeURI(path.replace(/\?.*$/, "")) || from, anchor: decodeURIComponent(anchor) };
};

describe.each(SITES)("$name", ({ folder, content }) => {
  const { url, language } = parse(readFileSync(join(content, "site.yaml"), "utf8")) as {
    url: string;
    language: string;
  };
  const files = filesOf(folder);
  const pages = htmlFiles(folder)
    .filter((file) => files.has(`/${file}`))
    .map((file) => factsOf(folder, file));
  const byAddress = new Map(pages.map((page) => [page.address, page]));

  /** Violations, each with its page. */
  const violations = (check: (page: PageFacts) => readonly string[]): string[] =>
    pages.flatMap((page) => [...new Set(check(page))].map((what) => `${page.address}: ${what}`));

  const unlessOne = (what: string, list: readonly string[]): string[] =>
    list.length === 1 && list[0]?.trim() ? [] : [`${what} ${JSON.stringify(list)}`];

  const unlessOnly = (what: string, list: readonly string[], expected: string): string[] =>
    list.length === 1 && list[0] === expected ? [] : [`${what} ${JSON.stringify(list)} instead of ${expected}`];

  const shared = (key: "titles" | "descriptions"): string[] => {
    const users = new Map<string, string[]>();
    for (const page of pages)
      if (!page.notFound) for (const text of page[key]) users.set(text, [...(users.get(text) ?? []), page.address]);
    return [...users].flatMap(([text, addresses]) =>
      addresses.length > 1 ? [`${text}: ${addresses.join(", ")}`] : [],
    );
  };

  test("there are pages and 404 pages", () => {
    expect(byAddress.get("/")).toBeDefined();
    expect(pages.filter(({ notFound }) => notFound).length).toBeGreaterThan(1);
    expect(pages.filter(({ notFound }) => !notFound).length).toBeGreaterThan(20);
  });

  test("every page has one title and one description", () => {
    expect(
      violations((page) => [...unlessOne("title", page.titles), ...unlessOne("description", page.descriptions)]),
    ).toEqual([]);
  });

  test("titles and descriptions are unique", () => {
    expect([...shared("titles"), ...shared("descriptions")]).toEqual([]);
  });

  test("every page has its own URL as canonical URL, and the file for many addresses has none", () => {
    expect(
      violations(({ canonicals, address }) =>
        isNotFoundFile(address)
          ? canonicals.map((canonical) => `canonical ${canonical}`)
          : unlessOnly("canonical", canonicals, `${url}${address}`),
      ),
    ).toEqual([]);
  });

  test("every page but 404 pages and those with noindex is indexable", () => {
    const isKeptOut = (address: string): boolean => {
      const file = join(content, `landing${address}.yaml`);
      return existsSync(file) && /^noindex: true$/m.test(readFileSync(file, "utf8"));
    };
    const expected = ({ notFound, address }: PageFacts): string =>
      notFound || isKeptOut(address) ? "noindex,nofollow" : "index,follow";
    expect(violations((page) => unlessOnly("robots", page.robots, expected(page)))).toEqual([]);
  });

  test("every page has one h1", () => {
    expect(violations(({ mainHeadings }) => unlessOne("h1", mainHeadings))).toEqual([]);
  });

  test("every page has its language", () => {
    expect(violations(({ languages }) => unlessOnly("lang", languages, language))).toEqual([]);
  });

  test("every internal link leads to a page or file", () => {
    const isThere = (path: string): boolean => byAddress.has(path) || files.has(path);
    expect(violations(({ links, address }) => links.filter((link) => !isThere(targetOf(link, address).path)))).toEqual(
      [],
    );
  });

  test("every fragment of a link exists", () => {
    const isThere = (link: string, from: string): boolean => {
      const { path, anchor } = targetOf(link, from);
      // For audio, the fragment is a timestamp, which the content check validates.
      if (/\.(?:mp3|m4a)$/.test(path)) return /^t=\d+$/.test(anchor ?? "");
      return !anchor || (byAddress.get(path)?.ids.includes(anchor) ?? false);
    };
    expect(violations(({ links, address }) => links.filter((link) => !isThere(link, address)))).toEqual([]);
  });

  test("ids are unique within a page", () => {
    expect(violations(({ ids }) => ids.filter((id, index) => ids.indexOf(id) !== index))).toEqual([]);
  });

  test("every page has its styles in one block in the head", () => {
    expect(
      violations(({ emotionStyles, stylesInBody }) => [
        ...(emotionStyles === 1 ? [] : [`${emotionStyles} blocks of styles in the head`]),
        ...(stylesInBody === 0 ? [] : [`${stylesInBody} blocks of styles in the body`]),
      ]),
    ).toEqual([]);
  });

  test("no text has an unfilled value", () => {
    expect(violations(({ leftovers }) => leftovers)).toEqual([]);
  });

  test("structured data is valid JSON", () => {
    const isReadable = (text: string): boolean => {
      try {
        return JSON.parse(text) instanceof Object;
      } catch {
        return false;
      }
    };
    expect(pages.some(({ structuredData }) => structuredData.length > 0)).toBe(true);
    expect(violations(({ structuredData }) => structuredData.filter((text) => !isReadable(text)))).toEqual([]);
  });

  test("no page requests anything from other hosts; the contact page, its map alone", () => {
    const fromElsewhere = violations(({ requests }) => requests.filter(isElsewhere));
    expect(fromElsewhere.filter((each) => !each.startsWith("/contact: https://www.openstreetmap.org/"))).toEqual([]);
  });

  test("every requested file exists", () => {
    const isMissing = (request: string, from: string): boolean =>
      !isElsewhere(request) && !files.has(targetOf(request, from).path);
    expect(violations(({ requests, address }) => requests.filter((request) => isMissing(request, address)))).toEqual(
      [],
    );
  });
});
