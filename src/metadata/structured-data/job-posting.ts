/** An open position. */
import type { JobPosting, MonetaryAmount } from "schema-dts";
import { EMPLOYMENT_TYPES } from "../../content-model/fields/employment-types";
import { escapeHtml } from "content-kit/lib/escape-html";
import { logoPath, routes } from "../../routes";
import { canonicalUrl } from "../head-values";
import { type SiteFacts, thingId } from "./graph";
import { agency } from "./organization";
import { country } from "./places";

const KNOWN_TYPES: readonly string[] = EMPLOYMENT_TYPES;

interface Pay {
  amount?: number | null;
  min?: number | null;
  max?: number | null;
  unit: string;
}

/** A list on the job's page, with its heading. */
interface JobList {
  title: string;
  items: readonly string[];
}

export interface JobFacts {
  title: string;
  /** The text about the role, as HTML. */
  body: string;
  /** Duties, requirements, benefits. */
  lists: readonly JobList[];
  datePosted: string;
  /** Application deadline, ISO 8601. */
  closesAt?: string | null;
  type: string;
  /** The type as search engines spell it, if the displayed one differs. */
  employmentType?: string | null;
  /** The displayed place of work. */
  location: string;
  /** Its town and region, if known. */
  locality?: string | null;
  region?: string | null;
  salary?: string | null;
  pay?: Pay | null;
  remote: boolean;
  slug: string;
}

/** The complete text of the job as HTML, which search engines require. */
const description = ({ body, lists }: JobFacts): string => {
  const items = (list: JobList) => list.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("");
  return body + lists.map((list) => `<p>${escapeHtml(list.title)}</p><ul>${items(list)}</ul>`).join("");
};

/** One amount, or the range that it is in. */
const baseSalary = (
  { currency }: SiteFacts,
  { amount, min, max, unit }: Pay,
  salary?: string | null,
): MonetaryAmount => ({
  "@type": "MonetaryAmount",
  currency,
  ...(salary && { description: salary }),
  value: {
    "@type": "QuantitativeValue",
    ...(isNumber(amount) && { value: amount }),
    ...(isNumber(min) && { minValue: min }),
    ...(isNumber(max) && { maxValue: max }),
    unitText: unit,
  },
});

const isNumber = (value: number | null | undefined): value is number => typeof value === "number";

/**
 * A job posting. Employment types are upper-cased with underscores, and left out if search engines do not know them.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const jobPosting = (site: SiteFacts, path: string, job: JobFacts): JobPosting => {
  const employmentType = job.employmentType ?? job.type.toUpperCase().replace(/[^A-Z]+/g, "_");
  const address = {
    "@type": "PostalAddress",
    ...(job.locality && { addressLocality: job.locality }),
    ...(job.region && { addressRegion: job.region }),
    addressCountry: site.country,
  } as const;
  return {
    "@type": "JobPosting",
    "@id": thingId(site.url, path, "job"),
    title: job.title,
    description: description(job),
    datePosted: job.datePosted,
    ...(job.closesAt && { validThrough: job.closesAt }),
    ...(KNOWN_TYPES.includes(employmentType) && { employmentType }),
    identifier: { "@type": "PropertyValue", name: site.name, value: job.slug },
    hiringOrganization: {
      ...agency(site),
      sameAs: canonicalUrl(site.url, routes.home),
      logo: canonicalUrl(site.url, logoPath),
    },
    ...(job.remote
      ? { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: country(site) }
      : { jobLocation: { "@type": "Place", name: job.location, address } }),
    ...(job.pay && { baseSalary: baseSalary(site, job.pay, job.salary) }),
  };
};
