/** One page of each kind, for screenshots, browser tests and benchmarks. */
import type { PageType } from "../../src/site/pages/page-type";
import type { SitePage } from "../../src/site/pages/site-pages";
import { pageTypes, types } from "../../src/site/pages/types";

/** Pages with all that their kind may have. */
export const PAGE_KINDS = {
  home: "/",
  about: "/about",
  services: "/services",
  pricing: "/pricing",
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

interface SamplePage {
  kind: string;
  path: string;
  /** Undefined for a page that is not there. */
  type: PageType | undefined;
}

/** A page of every kind: one of those above, or the first that visitors see. */
export const samplePages = (pages: readonly SitePage[]): SamplePage[] => {
  const named = Object.entries<string>(PAGE_KINDS).map(([kind, path]) => ({
    kind,
    path,
    type: pages.find(({ address }) => address === path)?.type ?? pageTypes.find(({ route }) => route === path),
  }));
  const others = Object.entries(types).flatMap(([kind, type]) => {
    const page = pages.find((one) => one.type === type && one.publication.state === "published");
    return page && !named.some((one) => one.type === type) ? [{ kind, path: page.address, type }] : [];
  });
  return [...named, ...others];
};
