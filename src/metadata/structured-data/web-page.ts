/** The page itself, and its breadcrumb. */
import type { BreadcrumbList, WebPage } from "schema-dts";
import { canonicalUrl } from "../head-values";
import { type SiteFacts, thingId } from "./graph";
import { organizationId, websiteId } from "./organization";

/** schema.org page types that the site uses. */
export type PageKind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

interface PageFacts {
  kind: PageKind;
  title: string;
  description: string;
}

/** The page. Pages about the agency refer to it. */
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

/** A breadcrumb item. */
export interface CrumbFact {
  label: string;
  /** Missing on the last item, the page itself. */
  to?: string;
}

/** The breadcrumb, with absolute URLs. */
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
