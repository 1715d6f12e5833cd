/** The agency and its site. Both are described on the home page; other pages refer to their ids. */
import type { Organization, WebSite } from "schema-dts";
import { logoPath, routes } from "../../routes";
import { canonicalUrl } from "../head-values";
import { type SiteFacts, thingId } from "./graph";

export const organizationId = (siteUrl: string): string => thingId(siteUrl, routes.home, "organization");

export const websiteId = (siteUrl: string): string => thingId(siteUrl, routes.home, "website");

/** Reference to the agency. */
export const agency = ({ name, url }: Pick<SiteFacts, "name" | "url">) =>
  ({ "@type": "Organization", "@id": organizationId(url), name }) as const satisfies Organization;

/** The agency, for the home page. */
export const organization = (site: SiteFacts): Organization => ({
  ...agency(site),
  url: canonicalUrl(site.url, routes.home),
  description: site.description,
  // Placeholders are not real profiles.
  sameAs: (site.social ?? []).filter(({ placeholder }) => !placeholder).map(({ url }) => url),
  logo: canonicalUrl(site.url, logoPath),
  contactPoint: { "@type": "ContactPoint", contactType: "sales", telephone: site.phone, email: site.email },
});

/**
 * The site, for the home page. Without a search action: search engines ignore it now.
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
