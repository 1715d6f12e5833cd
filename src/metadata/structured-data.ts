/** Structured data (schema.org) for each page kind, as pure builders; what is marked up is visible on the page. */
import type { BreadcrumbList, FAQPage, Graph, JobPosting, Organization, Thing } from "schema-dts";
import { canonicalUrl } from "./head-values";

export interface SiteFacts {
  name: string;
  description: string;
  url: string;
  country: string;
  currency: string;
}

/** One block for a page: all its things, which refer to each other by `@id`. */
export const graph = (...things: Thing[]): Graph => ({ "@context": "https://schema.org", "@graph": things });

export const organizationId = (siteUrl: string): string => `${canonicalUrl(siteUrl, "/")}#organization`;

export const organization = (site: SiteFacts): Organization => ({
  "@type": "Organization",
  "@id": organizationId(site.url),
  name: site.name,
  url: canonicalUrl(site.url, "/"),
  description: site.description,
  // Empty until the agency has pages elsewhere that are really its own.
  sameAs: [],
  logo: canonicalUrl(site.url, "/icon.svg"),
});

export interface CrumbFact {
  label: string;
  to?: string;
}

export const breadcrumbList = (siteUrl: string, path: string, crumbs: readonly CrumbFact[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": `${canonicalUrl(siteUrl, path)}#breadcrumb`,
  itemListElement: crumbs.map(({ label, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: canonicalUrl(siteUrl, to ?? path),
  })),
});

export const faqPage = (
  siteUrl: string,
  path: string,
  items: readonly { question: string; answer: string }[],
): FAQPage => ({
  "@type": "FAQPage",
  "@id": `${canonicalUrl(siteUrl, path)}#faq`,
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

export interface JobFacts {
  title: string;
  /** HTML. */
  description: string;
  datePosted: string;
  /** When the posting ends, as ISO 8601; null where it has no end. */
  validThrough: string | null;
  type: string;
  salary: string;
  pay: { amount: number; unit: string };
  remote: boolean;
  slug: string;
}

/**
 * A job posting; the employment type is upper-cased, its words joined as search engines ask.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const jobPosting = (site: SiteFacts, path: string, job: JobFacts): JobPosting => ({
  "@type": "JobPosting",
  "@id": `${canonicalUrl(site.url, path)}#job`,
  title: job.title,
  description: job.description,
  datePosted: job.datePosted,
  ...(job.validThrough ? { validThrough: job.validThrough } : {}),
  employmentType: job.type.toUpperCase().replace(/[^A-Z]+/g, "_"),
  identifier: { "@type": "PropertyValue", name: site.name, value: job.slug },
  hiringOrganization: { "@type": "Organization", name: site.name, sameAs: canonicalUrl(site.url, "/") },
  ...(job.remote
    ? { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { "@type": "Country", name: site.country } }
    : { jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressCountry: site.country } } }),
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: site.currency,
    description: job.salary,
    value: { "@type": "QuantitativeValue", value: job.pay.amount, unitText: job.pay.unit },
  },
});
