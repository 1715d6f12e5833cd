/** Anchors for links on the built site, and no code of the problem overlay. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ANCHORS, type AnchoredPage } from "../../src/anchors";
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { readPage, SITE } from "../support/built-site";

/** A page of each kind with all its sections. */
const ADDRESSES: Record<AnchoredPage, string> = {
  home: PAGE_KINDS.home,
  about: PAGE_KINDS.about,
  services: PAGE_KINDS.services,
  service: PAGE_KINDS.service,
  industries: PAGE_KINDS.industries,
  industry: PAGE_KINDS.industry,
  industryService: PAGE_KINDS.pair,
  locations: PAGE_KINDS.locations,
  state: PAGE_KINDS.state,
  city: PAGE_KINDS.city,
  blog: PAGE_KINDS.blog,
  article: PAGE_KINDS.article,
  podcast: PAGE_KINDS.podcast,
  episode: PAGE_KINDS.episode,
  contact: PAGE_KINDS.contact,
  careers: PAGE_KINDS.careers,
  search: "/search",
  job: PAGE_KINDS.job,
  legal: PAGE_KINDS.legal,
};

/** Ids of sections and headings, except those used as labels only. */
const sectionsOf = (address: string): string[] => {
  const [, main = ""] = /<main\b[^>]*>([^]*)<\/main>/.exec(readPage(SITE, join(address, "index.html"))) ?? [];
  const ids = Array.from(main.matchAll(/<(?:section|h1|h2)\b[^>]*? id="([^"]*)"/g), (match) => match[1] ?? "");
  return ids.filter((id) => !id.endsWith("-title") && !id.startsWith("section"));
};

test.each(Object.entries(ADDRESSES))("the page %s has exactly the anchors that links may use", (page, address) => {
  expect(sectionsOf(address).sort()).toEqual([...ANCHORS[page as AnchoredPage]].sort());
});

test("nothing of the overlays for editors is in the production bundle", () => {
  const scripts = readdirSync(SITE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(?:js|map)$/.test(file));
  // Addresses, attributes and marks of src/client/develop and src/editor/on-page.
  const telling = /___content-problems|Show the page|admin\/on-page|data-(?:html|words)-place|[\u{F0000}-\u{FFFFD}]/u;
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => telling.test(readFileSync(join(SITE, file), "utf8")))).toEqual([]);
});
