/** Structured data (schema.org) for each kind of page, as pure builders; what is marked up is visible on the page. */
export { graph, type SiteFacts } from "./graph";
export { organization, organizationId, website, websiteId } from "./organization";
export { breadcrumbList, type CrumbFact, type PageKind, webPage } from "./web-page";
export { city, country, service, type ServiceFacts, state } from "./service";
export { faqPage } from "./faq-page";
export { type ArticleFacts, blogPosting } from "./blog-posting";
export { type EpisodeFacts, podcastEpisode, podcastSeries } from "./podcast";
export { type JobFacts, jobPosting } from "./job-posting";
