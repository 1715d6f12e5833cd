/** The agency, and its site. Both are described on the home page; other pages name them by their ids. */
import type { Organization, WebSite } from "schema-dts";
import { logoPath, routes } from "../../routes";
import { canonicalUrl } from "../head-values";
import { type SiteFacts, thingId } from "./graph";

export const organizationId = (siteUrl: string): string => thingId(siteUrl, routes.home, "organization");

export const websiteId = (siteUrl: string): string => thingId(siteUrl, routes.home, "website");

/** The agency as other things name it. */
export const agency = ({ name, url }: Pick<SiteFacts, "name" | "url">) =>
  ({ "@type": "Organization", "@id": organizationId(url), name }) as const satisfies Organization;

/** Who the agency is, for the home page. */
export const organization = (site: SiteFacts): Organization => ({
  ...agency(site),
  url: canonicalUrl(site.url, routes.home),
  description: site.description,
  // Placeholders are not pages of the agency.
  sameAs: (site.social ?? []).filter(({ placeholder }) => !placeholder).map(({ url }) => url),
  logo: canonicalUrl(site.url, logoPath),
  contactPoint: { "@type": "ContactPoint", contactType: "sales", telephone: site.phone, email: site.email },
});

/**
 * The name of the site, for the home page. No search box: search engines take no notice of one any more.
 * @see https://developers.google.com/search/docs/appearance/site-names
 */
export const website = (site: SiteFacts): WebSite => ({
  "@type": "WebSite",
  "@id": websiteId(site.url),
  name: site.name,
  url: canonicalUrl(site.url, routes.home),
  inLanguage: site.language,
  publisher: { "@id": organizationId(site.url) },
});
