/** The agency and its site. Both are described on the home page; other pages refer to their ids. */
import type { LocalBusiness, Organization, WebSite } from "schema-dts";
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

export interface OfficeFacts {
  address: {
    street?: string | null;
    locality?: string | null;
    region?: string | null;
    postalCode?: string | null;
  };
  hours: { week?: readonly { days: readonly string[]; opens: string; closes: string }[] | null };
}

/** schema.org's name of a weekday. */
const dayOfWeek = (day: string): `https://schema.org/${string}` =>
  `https://schema.org/${day.slice(0, 1).toUpperCase()}${day.slice(1)}`;

/**
 * The agency's office, with its address in parts and its opening hours, for the home page; nothing without a street and
 * a town.
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export const office = (site: SiteFacts, { address, hours }: OfficeFacts): LocalBusiness[] => {
  const { street, locality, region, postalCode } = address;
  if (!street || !locality) return [];
  return [
    {
      "@type": "LocalBusiness",
      "@id": thingId(site.url, routes.home, "office"),
      name: site.name,
      url: canonicalUrl(site.url, routes.home),
      image: canonicalUrl(site.url, logoPath),
      telephone: site.phone,
      email: site.email,
      parentOrganization: { "@id": organizationId(site.url) },
      address: {
        "@type": "PostalAddress",
        streetAddress: street,
        addressLocality: locality,
        ...(region && { addressRegion: region }),
        ...(postalCode && { postalCode }),
        addressCountry: site.country,
      },
      ...(hours.week && {
        openingHoursSpecification: hours.week.map(({ days, opens, closes }) => ({
          "@type": "OpeningHoursSpecification" as const,
          dayOfWeek: days.map(dayOfWeek) as never,
          opens,
          closes,
        })),
      }),
    },
  ];
};

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
