/** Sitemaps, robots.txt and llms.txt of each built site, compared with its HTML files. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { FIXTURE_SITE, htmlFiles, readPage, SITE } from "../support/built-site";

const SITES = [
  { name: "the agency's site", folder: SITE },
  { name: "another business's site", folder: FIXTURE_SITE },
];

interface Address {
  loc: string;
  lastmod?: string;
}

const lists = new XMLParser({ isArray: (name) => name === "url" || name === "sitemap", ignoreAttributes: true });

const read = (folder: string, path: string): string => readFileSync(join(folder, path), "utf8");

const sitemap = (folder: string, path: string): Address[] => {
  const data = lists.parse(read(folder, path)) as Record<string, { url?: Address[]; sitemap?: Address[] }>;
  return data["urlset"]?.url ?? data["sitemapindex"]?.sitemap ?? [];
};

/** Canonical URL of an indexable page, or `undefined`. */
const indexable = (html: string): string | undefined =>
  /<meta[^>]*name="robots" content="index,follow"/.test(html)
    ? /<link[^>]*rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    : undefined;

describe.each(SITES)("$name", ({ folder }) => {
  const index = sitemap(folder, "sitemap-index.xml");
  const [first] = index;
  const origin = new URL(first?.loc ?? "https://none.example").origin;
  const pathOf = (address: string): string => address.slice(origin.length);
  const files = index.map(({ loc }) => pathOf(loc));
  const listed = files.map((file) => sitemap(folder, file));
  const addresses = listed.flat().map(({ loc }) => loc);

  test("the sitemap lists exactly the indexable pages", () => {
    const pages = htmlFiles(folder)
      .filter((file) => !file.startsWith("page-data/"))
      .flatMap((file) => indexable(readPage(folder, file)) ?? []);
    expect(pages.length).toBeGreaterThan(20);
    expect([...addresses].sort()).toEqual([...pages].sort());
  });

  test("each section has a file with its pages", () => {
    expect(files.length).toBeGreaterThan(5);
    const sections = files.map((file) => file.split("/")[2] ?? "");
    const strays = listed.flatMap((list, index) =>
      list.filter(({ loc }) => {
        const section = pathOf(loc).split("/")[1] ?? "";
        return sections[index] !== (sections.includes(section) ? section : "pages");
      }),
    );
    expect(strays).toEqual([]);
  });

  test("URLs are in a stable order", () => {
    for (const list of listed) {
      const paths = list.map(({ loc }) => loc);
      expect(paths).toEqual([...paths].sort());
    }
  });

  test("each file follows sitemaps.org, without values that search engines ignore", () => {
    for (const file of ["sitemap-index.xml", ...files]) {
      const xml = read(folder, file);
      expect(XMLValidator.validate(xml)).toBe(true);
      expect(xml).not.toMatch(/<(?:changefreq|priority)>/);
      expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
    }
    for (const list of listed) expect(list.length).toBeLessThanOrEqual(50000);
  });

  test("no date is in the future, and the index has each file's latest", () => {
    const dates = listed.map((list) => list.flatMap(({ lastmod }) => lastmod ?? []));
    expect(dates.flat().filter((date) => !(Date.parse(date) <= Date.now()))).toEqual([]);
    expect(index.map(({ lastmod }) => lastmod)).toEqual(dates.map((list) => [...list].sort().at(-1)));
  });

  test("robots.txt allows every page, noindex ones too, and links to the sitemap", () => {
    const rules = read(folder, "robots.txt").split("\n");
    expect(rules).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
    expect(rules.filter((rule) => rule.startsWith("Disallow"))).toEqual([]);
  });

  test("llms.txt links to existing pages, by section", () => {
    const text = read(folder, "llms.txt");
    const links = Array.from(text.matchAll(/^- \[.+?\]\((\S+)\): \S/gm), ([, link = ""]) => link);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !addresses.includes(link))).toEqual([]);
    expect(text.match(/^## \S/gm)?.length).toBe(7);
  });
});
