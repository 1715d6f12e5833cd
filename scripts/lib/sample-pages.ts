/** One page of each kind, for screenshots, browser tests and benchmarks. */
import { typeAt } from "../../src/site/pages/page-types";
import type { SitePage } from "../../src/site/pages/site-pages";
import { types } from "../../src/site/pages/types";

/** Pages with all that their kind may have. */
export const PAGE_KINDS = {
  home: "/",
  about: "/about",
  services: "/services",
  service: "/services/paid-media",
  industries: "/industries",
  industry: "/industries/medical-spas",
  pair: "/industries/medical-spas/local-seo",
  locations: "/locations",
  state: "/locations/florida",
  city: "/locations/florida/miami",
  blog: "/blog",
  article: "/blog/plastic-surgery-patient-leads",
  podcast: "/podcast",
  episode: "/podcast/look-yourself-up-from-two-miles-away",
  contact: "/contact",
  careers: "/careers",
  job: "/careers/remote-patient-coordinator",
  search: "/search",
  legal: "/terms",
  "not-found": "/no-such-page",
} as const;

export type PageKind = keyof typeof PAGE_KINDS;

/** A page of every kind: one of those above, or the first that visitors see. */
export const samplePages = (pages: readonly SitePage[]): Map<string, string> => {
  const named = new Set(Object.values<string>(PAGE_KINDS).map((path) => typeAt(path)?.type));
  const others = Object.entries(types).flatMap(([name, type]): [string, string][] => {
    const page = pages.find((one) => one.type === type && one.publication.state === "published");
    return page && !named.has(type) ? [[name, page.address]] : [];
  });
  return new Map([...Object.entries(PAGE_KINDS), ...others]);
};
