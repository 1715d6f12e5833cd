/** One page of each kind, for screenshots, browser tests and benchmarks. */
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
