/** What a page is, and where it stands in the site. */
import type { BreadcrumbList, WebPage } from "schema-dts";
import { canonicalUrl } from "../head-values";
import { type SiteFacts, thingId } from "./graph";
import { organizationId, websiteId } from "./organization";

/** The kinds of page that schema.org has a name for, as far as the site has such pages. */
export type PageKind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

interface PageFacts {
  kind: PageKind;
  title: string;
  description: string;
}

/** The page itself. Pages about the agency say so. */
export const webPage = (site: SiteFacts, path: string, { kind, title, description }: PageFacts): WebPage => {
  const url = canonicalUrl(site.url, path);
  const isAboutAgency = kind === "AboutPage" || kind === "ContactPage";
  return {
    "@type": kind,
    "@id": url,
    url,
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: { "@id": websiteId(site.url) },
    ...(isAboutAgency && { mainEntity: { "@id": organizationId(site.url) } }),
  };
};

/** A step of the way to a page, as the page shows it. */
export interface CrumbFact {
  label: string;
  /** Left out on the last one, which is the page itself. */
  to?: string;
}

/** The way to the page, each step with its full address. */
export const breadcrumbList = (siteUrl: string, path: string, crumbs: readonly CrumbFact[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": thingId(siteUrl, path, "breadcrumb"),
  itemListElement: crumbs.map(({ label, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: canonicalUrl(siteUrl, to ?? path),
  })),
});
