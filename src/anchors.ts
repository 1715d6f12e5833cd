/**
 * Anchors of each kind of page that links may use. Components accept no other ids, and a test compares the built pages
 * with this table; headings of Markdown texts have ids of their own.
 */
export const ANCHORS = {
  home: ["hero", "services", "revolution", "blueprint", "results", "articles", "podcast", "closing"],
  about: ["values", "team", "closing"],
  services: ["closing"],
  service: ["example", "benefits", "included", "process", "comparison", "pricing", "clients", "questions", "closing"],
  pricing: ["pricing", "sum", "closing"],
  industries: ["featured", "others", "closing"],
  industry: ["services", "value", "closing"],
  industryService: ["features", "benefits", "closing"],
  locations: ["popular", "states", "closing"],
  state: ["largest", "cities", "services", "closing"],
  city: ["services", "local", "results", "closing"],
  blog: ["closing"],
  article: ["takeaways", "strategy", "related"],
  podcast: ["closing"],
  episode: ["chapters", "closing"],
  contact: ["first-call", "map"],
  careers: ["positions", "why-join"],
  job: ["about", "responsibilities", "requirements", "benefits"],
  legal: ["summary"],
  search: ["all-pages"],
  caseStudies: ["cases", "closing"],
  caseStudy: ["closing"],
} as const;

/** Sections of a landing page that keep the id that they have on other pages: there is one of each. */
export const SINGLE_SECTIONS: Readonly<Record<string, Anchor>> = {
  testimonials: "clients",
  comparison: "comparison",
  process: "process",
  prices: "pricing",
  articles: "articles",
  episode: "podcast",
  closing: "closing",
};

/** The id of a section; those of landing pages that may be there several times are numbered. */
export type SectionId = Anchor | `section-${number}`;

/** The id of a section of a landing page, by its type and its place. */
export const sectionId = (type: string, index: number): SectionId => SINGLE_SECTIONS[type] ?? `section-${index + 1}`;

/** The id of a section of any page. */
export type Anchor = (typeof ANCHORS)[keyof typeof ANCHORS][number];
