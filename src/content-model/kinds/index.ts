/** Every kind of content. A file's kind is the first one whose `files` pattern matches its path. */
import { type ContentKind, kindMatcher } from "content-kit";
import { labels, navigation } from "./navigation";
import { site } from "./site";
import { comparison, faq, pricing, process, service, serviceContent, testimonials } from "./service";
import { example } from "./example";
import { industry } from "./industry";
import { report } from "./report";
import { state } from "./location";
import { landing, plainPage } from "./landing";
import { article, episode, job, legal } from "./writing";
import { caseStudiesPage, caseStudy } from "./case-study";
import { blogPage, industriesPage, locationsPage, podcastPage, servicesPage } from "./list-pages";
import { pricingPage } from "./pricing-page";
import { notFoundPage, searchPage } from "./search-pages";
import { aboutPage, careersPage, contactPage, homePage } from "./pages";
import { articlePage, episodePage, jobPage } from "./entry-templates";
import { cityPage, industryPage, industryServicePage, servicePage, statePage } from "./page-templates";

export const kinds = {
  site,
  navigation,
  labels,
  service,
  serviceContent,
  pricing,
  faq,
  comparison,
  process,
  testimonials,
  example,
  industry,
  report,
  state,
  article,
  episode,
  job,
  caseStudy,
  legal,
  landing,
  plainPage,
  homePage,
  aboutPage,
  servicesPage,
  pricingPage,
  industriesPage,
  locationsPage,
  blogPage,
  podcastPage,
  contactPage,
  careersPage,
  caseStudiesPage,
  searchPage,
  notFoundPage,
  servicePage,
  industryPage,
  industryServicePage,
  statePage,
  cityPage,
  articlePage,
  episodePage,
  jobPage,
} satisfies Record<string, ContentKind>;

export const allKinds: readonly ContentKind[] = Object.values(kinds);

export const { matchKind, usedKinds } = kindMatcher(allKinds);
