/** Where each kind of content shows: page addresses and what appears there. */
import type { kinds } from "../kinds";

/** Marks content that shows on every page. */
export const EVERY_PAGE = "every page";

/** Address patterns with what appears there. */
export const WHERE_SHOWN = {
  site: {
    [EVERY_PAGE]: "name, telephone, e-mail and address in the footer; the facts for search engines",
    "/contact": "telephone, e-mail, hours, address and map",
    "/": "the figures (claims)",
    "/locations": "one figure",
    "/locations/{state}/{city}": "the figures",
    "/careers/{slug}": "the address for applications",
  },
  navigation: { [EVERY_PAGE]: "the header's menu and the footer's columns" },
  labels: { [EVERY_PAGE]: "buttons, marks and what screen readers say" },
  service: {
    "/services/{slug}": "the opening text, and what search engines show",
    "/services": "its line in the list",
    "/": "its line in the list of services",
    "/industries/{industry}/{slug}": "its name and its drawing",
  },
  serviceContent: { "/services/{slug}": "the sections of the page" },
  pricing: { "/services/{slug}": "the price table" },
  faq: { "/services/{slug}": "the questions" },
  comparison: { "/services/{slug}": "the comparison" },
  process: { "/services/{slug}": "the steps" },
  testimonials: { "/services/{slug}": "the testimonials" },
  example: { "/services/{slug}": "the example of the work" },
  report: {
    "/": "below the results, and in a step of the blueprint",
    "/services/{slug}": "the example of a service that shows it",
  },
  industry: {
    "/industries/{slug}": "the whole page",
    "/industries/{slug}/{service}": "each service in its list has a page",
    "/industries": "its card",
  },
  state: {
    "/locations/{slug}": "the name and the list of cities",
    "/locations/{slug}/{city}": "each city in its list has a page",
    "/locations": "its name, and the number of its cities",
  },
  article: {
    "/blog/{slug}": "the article",
    "/blog": "its card, newest first",
    "/blog/topics/{topic}": "its card, if two articles have the topic",
    "/": "its card, if it is one of the latest three",
  },
  episode: {
    "/podcast/{slug}": "the episode with its player and notes",
    "/podcast": "its line in the list, newest first",
    "/": "its line, if it is one of the latest three",
  },
  job: { "/careers/{slug}": "the position", "/careers": "its card" },
  legal: { "/{slug}": "the text" },
  landing: { "/{slug}": "the whole page" },
  plainPage: { "/{slug}": "the whole page" },
  homePage: { "/": "the sections of the page" },
  aboutPage: { "/about": "the sections of the page and the team" },
  servicesPage: { "/services": "the words around the list" },
  industriesPage: { "/industries": "the words around the list" },
  locationsPage: {
    "/locations": "the words around the lists, and the popular cities",
    "/locations/{state}": "the number of cities",
  },
  blogPage: {
    "/blog": "the words around the list, and of its further pages",
    "/blog/topics/{topic}": "the words of the pages of topics",
  },
  podcastPage: {
    "/podcast": "the words around the list, and of its further pages",
    "/podcast/{slug}": "the number on the cover",
    "/": "the number on a cover",
  },
  contactPage: { "/contact": "the words around the facts" },
  careersPage: { "/careers": "the words around the list" },
  searchPage: { "/search": "the words around form, results and the list of all pages" },
  notFoundPage: { "/404": "and every other address where there is nothing" },
  servicePage: { "/services/{slug}": "the headings of the sections" },
  industryPage: { "/industries/{slug}": "the headings", "/industries/{slug}/{service}": "the breadcrumb" },
  industryServicePage: { "/industries/{industry}/{service}": "the headings, the buttons and the closing section" },
  statePage: { "/locations/{state}": "all words of the page", "/locations/{state}/{city}": "the breadcrumb" },
  cityPage: { "/locations/{state}/{city}": "all words of the page" },
  articlePage: { "/blog/{slug}": "the words around the article" },
  episodePage: { "/podcast/{slug}": "the words around the episode" },
  jobPage: { "/careers/{slug}": "the headings and the button" },
} satisfies Record<keyof typeof kinds, Readonly<Record<string, string>>>;
